import CustomFormats

/// A look at the caged child: whether it is caged, and whether each type of picture comes out of it.
struct DecoderCheck {
  /// The path of the program that is its own child.
  let program: String

  /// What was found.
  var diagnoses: [Diagnosis] { TrialPicture.all.map(decoder) + [cage] }

  private func decoder(_ picture: TrialPicture) -> Diagnosis {
    let name = picture.type.name
    do {
      let bitmap = try Decoder(program: program).picture(of: picture.bytes, type: picture.type, fitting: (2, 1))
      if picture.isShown(by: bitmap) { return .works(name, "a picture of two pixels comes out as it should") }
      return .broken(name, "a picture of two pixels comes out in other colours", Self.advice)
    } catch {
      return .broken(name, "\(error)", Self.advice)
    }
  }

  private static let advice = "Build or install formatctl again; pictures of this type cannot be looked into."

  private var cage: Diagnosis {
    let system = SystemName.current
    do throws(DecodingFailure) {
      let report = try CageReport(program: program)
      let limits = "\(report.mostMemory / 1_048_576) MiB of memory and \(report.mostSeconds) s of processor time at most"
      if let refusal = report.refusal {
        return .broken(
          "cage", "\(system) refuses it: \(refusal)",
          "Run formatctl where seccomp filters are allowed; else no picture is decoded.")
      }
      guard report.filtersSystemCalls else {
        return .limited(
          "cage", "\(limits); \(system) has no filter of system calls",
          "Look at pictures of strangers on Linux, where the child is shut in further.")
      }
      return .works("cage", "\(limits), system calls filtered by \(system)")
    } catch {
      return .broken("cage", "\(error)", "Build or install formatctl again.")
    }
  }
}
