import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where threads put things for the one that waits at a descriptor.
final class Inbox<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])
  /// A descriptor that can be read while something lies in it; -1 where the system gave none.
  let bell: Int32
  private let cord: Int32

  /// Creates an empty one.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    (bell, cord) = (ends[0], ends[1])
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    for end in [bell, cord] where end >= 0 { close(end) }
  }

  /// Puts something in and rings; what still lies there and is outdated by it goes.
  func put(_ item: Item, inPlaceOf isOutdated: (Item) -> Bool = { _ in false }) {
    items.withLock { items in
      items.removeAll(where: isOutdated)
      items.append(item)
    }
    var byte: UInt8 = 1
    _ = write(cord, &byte, 1)
  }

  /// Takes all that lies in it, in the order in which it came.
  func takeAll() -> [Item] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(bell, &bytes, bytes.count) == bytes.count {}
    return items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
