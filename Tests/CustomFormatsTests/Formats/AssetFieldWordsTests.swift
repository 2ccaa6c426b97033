import Documents
import Testing

@testable import CustomFormats

@Suite struct AssetFieldWordsTests {
  @Test(arguments: [
    ("A:text", [String]()),
    ("A:text,max=50,shown=25", ["at most 50 characters", "25 always show"]),
    ("A:text,min=1,max=1,lines=1", ["exactly 1 character", "at most 1 line"]),
    ("A:text,max=5000,unit=utf16", ["at most 5,000 characters", "counted as utf16"]),
    (
      #"A:image,ratio="1.91:1,1:1",min=1200x627,bytes=1MB,types="jpeg,png""#,
      ["1.91:1 or 1:1 within 1 %", "at least 1200x627", "at most 1,000,000 bytes", "JPEG or PNG"]
    ),
    ("A:image,ratio=1:1,tolerance=0.005,width=300", ["1:1 within 0.5 %", "exactly 300 wide"]),
    ("A:image,tolerance=1e300,ratio=1:1,height=1", ["1:1 within 1e+302 %", "exactly 1 high"]),
    ("A:video,seconds=3-30,audio=no,codecs=h264", ["at least 3 seconds", "at most 30 seconds", "codec h264", "without sound"]),
    ("A:number,min=0,max=5", ["from 0 to 5"]),
    ("A:number,min=0.5", ["at least 0.5"]),
    (
      #"A:url,schemes=https,hosts="a.example,*.b.example",max=100"#,
      ["https", "at a.example or *.b.example", "at most 100 characters"]
    ),
    ("A:list,choices=x", []),
  ])
  func `limits are told in words`(phrase: String, words: [String]) throws {
    let format = NewFormat(slug: "x", fields: [try FieldPhrase(phrase)])
    let definition = FormatFile.read(Array(format.definition.documentText.utf8))
    #expect(definition.format.fields[0].limitWords == words)
  }
}
