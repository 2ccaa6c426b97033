#pragma once
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast, which the importer skips: SQLite copies the bytes before it returns. */
static inline sqlite3_destructor_type formatctl_sqlite_transient(void) { return SQLITE_TRANSIENT; }
