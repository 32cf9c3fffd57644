//! Statics that point to each other and to themselves.
struct Node {
    next: &'static Node,
    value: u64,
    name: &'static str,
}
static FIRST: Node = Node { next: &SECOND, value: 1, name: "first" };
static SECOND: Node = Node { next: &RING[1], value: 20, name: "second" };
static RING: [Node; 2] = [
    Node { next: &FIRST, value: 300, name: "ring" },
    Node { next: &RING[0], value: 4000, name: "start" },
];
pub fn test(input: &[u64], out: &mut Out) {
    let mut at = &FIRST;
    for _ in 0..input[0] % 9 {
        at = at.next;
        out.put((at.value, at.name));
    }
    out.put(core::ptr::eq(at, &FIRST));
}

//@ expect: 14 6 73 65 63 6f 6e 64 0
//@ expect: 14 6 73 65 63 6f 6e 64 fa0 5 73 74 61 72 74 12c 4 72 69 6e 67 1 5 66 69 72 73 74 14 6 73 65 63 6f 6e 64 fa0 5 73 74 61 72 74 12c 4 72 69 6e 67 0
//@ expect: 1
//@ expect: 1
//@ expect: 14 6 73 65 63 6f 6e 64 fa0 5 73 74 61 72 74 0
//@ expect: 14 6 73 65 63 6f 6e 64 fa0 5 73 74 61 72 74 0
//@ expect: 1
//@ expect: 14 6 73 65 63 6f 6e 64 fa0 5 73 74 61 72 74 0
