extension OpenChange {
  /// Deletes live formats and removes live samples whose name a newer one has, and tells which.
  ///
  /// They lost the revision in which they gave the name up.
  mutating func settleNames() throws(CatalogueError) -> [RecoveryLoss] {
    var losses: [RecoveryLoss] = []
    var taken: Set<String> = []
    let formats = try catalogue.formats().sorted {
      ($0.change.number, $0.identity.number) > ($1.change.number, $1.identity.number)
    }
    for format in formats {
      let names = [format.content.formatId, format.content.slug].compactMap { $0 }
      if let name = names.first(where: taken.contains) {
        try delete(format.identity, basedOn: format.revision)
        losses.append(.deletedFormat(format.identity.number, name: name))
      } else {
        taken.formUnion(names)
      }
    }
    for format in formats {
      var taken: Set<String> = []
      let samples = try catalogue.samples(of: format.identity)
        .sorted { ($0.change.number, $0.identity.number) > ($1.change.number, $1.identity.number) }
      for sample in samples where !taken.insert(sample.name).inserted {
        try delete(sample.identity, basedOn: sample.revision)
        losses.append(.removedSample(sample.identity.number, name: sample.name))
      }
    }
    return losses
  }
}
