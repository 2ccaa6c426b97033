/// The version of the module's public shapes.
enum DocumentsModule {}
