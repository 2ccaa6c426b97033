extension Migration {
  /// Changes, the revisions of formats and samples that they made, and media.
  ///
  /// Identities never change, whatever IDs and slugs a format is given. A revision without text is a deletion; it keeps the
  /// names, by which the deleted can be found. The bound on media is `Catalogue.largestMedia`.
  static let formatsAndSamples = Migration(
    number: 1,
    script: """
      CREATE TABLE change (
        id INTEGER PRIMARY KEY,
        time INTEGER NOT NULL,
        author TEXT NOT NULL,
        reason TEXT,
        command TEXT NOT NULL,
        reverts INTEGER REFERENCES change (id)
      ) STRICT;

      CREATE TABLE format (
        id INTEGER PRIMARY KEY
      ) STRICT;

      CREATE TABLE format_revision (
        id INTEGER PRIMARY KEY,
        format INTEGER NOT NULL REFERENCES format (id),
        number INTEGER NOT NULL CHECK (number >= 1),
        change INTEGER NOT NULL REFERENCES change (id),
        format_id TEXT,
        slug TEXT,
        name TEXT NOT NULL,
        status TEXT NOT NULL,
        text BLOB CHECK (length(text) > 0),
        UNIQUE (format, number),
        CHECK (format_id IS NOT NULL OR slug IS NOT NULL)
      ) STRICT;

      CREATE INDEX format_revision_by_format_id ON format_revision (format_id) WHERE format_id IS NOT NULL;
      CREATE INDEX format_revision_by_slug ON format_revision (slug) WHERE slug IS NOT NULL;
      CREATE INDEX format_revision_by_change ON format_revision (change);

      CREATE TABLE sample (
        id INTEGER PRIMARY KEY,
        format INTEGER NOT NULL REFERENCES format (id)
      ) STRICT;

      CREATE INDEX sample_by_format ON sample (format);

      CREATE TABLE sample_revision (
        id INTEGER PRIMARY KEY,
        sample INTEGER NOT NULL REFERENCES sample (id),
        number INTEGER NOT NULL CHECK (number >= 1),
        change INTEGER NOT NULL REFERENCES change (id),
        name TEXT NOT NULL,
        text BLOB CHECK (length(text) > 0),
        UNIQUE (sample, number)
      ) STRICT;

      CREATE INDEX sample_revision_by_change ON sample_revision (change);

      CREATE TABLE media (
        id INTEGER PRIMARY KEY,
        sha256 BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
        bytes BLOB NOT NULL CHECK (length(bytes) <= 67108864)
      ) STRICT;

      CREATE TABLE sample_media (
        id INTEGER PRIMARY KEY,
        sample INTEGER NOT NULL,
        number INTEGER NOT NULL,
        path TEXT NOT NULL,
        sha256 BLOB NOT NULL REFERENCES media (sha256),
        UNIQUE (sample, number, path),
        FOREIGN KEY (sample, number) REFERENCES sample_revision (sample, number)
      ) STRICT;

      """
        + ["change", "format", "format_revision", "sample", "sample_revision", "media", "sample_media"].map(appendOnly).joined()
  )

  /// The triggers by which a table refuses that a row is changed or removed.
  private static func appendOnly(_ table: String) -> String {
    """
    CREATE TRIGGER \(table)_is_not_updated BEFORE UPDATE ON \(table) BEGIN
      SELECT RAISE(ABORT, 'rows of \(table) are never updated');
    END;
    CREATE TRIGGER \(table)_is_not_deleted BEFORE DELETE ON \(table) BEGIN
      SELECT RAISE(ABORT, 'rows of \(table) are never deleted');
    END;

    """
  }
}
