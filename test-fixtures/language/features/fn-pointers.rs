//! Function pointers and items as values: tables, generic instances, methods, constructors, recursion, comparisons.
type BinOp = fn(u64, u64) -> u64;
fn add(a: u64, b: u64) -> u64 {
    a.wrapping_add(b)
}
fn apply_n(f: fn(u64) -> u64, n: u32, x: u64) -> u64 {
    if n == 0 { x } else { apply_n(f, n - 1, f(x)) }
}
fn generic<T: Into<u64> + Copy, const K: u64>(x: T) -> u64 {
    x.into().wrapping_mul(K)
}
struct Vm {
    stack: [u64; 8],
    top: usize,
}
impl Vm {
    fn push(&mut self, x: u64) {
        self.stack[self.top] = x;
        self.top += 1;
    }
    fn pop(&mut self) -> u64 {
        self.top -= 1;
        self.stack[self.top]
    }
    fn dup(&mut self) {
        let x = self.pop();
        self.push(x);
        self.push(x);
    }
    fn mul(&mut self) {
        let (a, b) = (self.pop(), self.pop());
        self.push(a.wrapping_mul(b));
    }
    fn swap(&mut self) {
        let (a, b) = (self.pop(), self.pop());
        self.push(a);
        self.push(b);
    }
}
const CODES: [fn(&mut Vm); 3] = [Vm::dup, Vm::mul, Vm::swap];
#[derive(Clone, Copy)]
struct Step(u8, fn(u32) -> u32);
fn even(n: u32) -> bool {
    n == 0 || odd(n - 1)
}
fn odd(n: u32) -> bool {
    n != 0 && even(n - 1)
}
fn fib(n: u32) -> u64 {
    if n < 2 { n as u64 } else { fib(n - 1) + fib(n - 2) }
}
fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}
enum Tree<'a> {
    Leaf(u32),
    Node(&'a Tree<'a>, &'a Tree<'a>),
}
fn sum(t: &Tree) -> u32 {
    match t {
        Tree::Leaf(x) => *x,
        Tree::Node(l, r) => sum(l).wrapping_mul(3).wrapping_add(sum(r)),
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let table: [BinOp; 4] = [add, u64::wrapping_mul, |a, b| a ^ b, u64::max];
    for f in table {
        out.put(f(input[0], input[1]));
    }
    out.put(table[(input[2] & 3) as usize](5, 6));
    out.put(apply_n(|x| x.rotate_left(1) ^ 5, 10, input[3]));
    out.put(apply_n(generic::<u64, 3>, 4, input[3]));
    let gs: [fn(u8) -> u64; 2] = [generic::<u8, 7>, generic::<_, 9>];
    out.put(gs[(input[4] & 1) as usize](input[5] as u8));
    let mut vm = Vm { stack: [0; 8], top: 0 };
    vm.push(input[6]);
    vm.push(3);
    for op in [0, 2, 1, 0, 1] {
        CODES[op](&mut vm);
    }
    out.put(vm.pop());
    let steps = [Step(1, |x| x + 1), Step(2, u32::count_ones)];
    out.put(steps.iter().fold(input[7] as u32 >> 1, |a, s| (s.1)(a) + s.0 as u32));
    out.put((even(10), odd(7)));
    out.put(fib(12));
    out.put(ackermann(2, 3));
    let (a, b) = (Tree::Leaf(input[0] as u32), Tree::Leaf(5));
    let n = Tree::Node(&a, &b);
    let root = Tree::Node(&n, &n);
    out.put(sum(&root));
    let wrap: fn(u32) -> Option<u32> = Some;
    out.put(wrap(3));
    out.put([1u8, 2].map(Some).map(Option::unwrap));
    out.put([3u32, 4].map(Step2));
    out.put(input.iter().copied().map(u64::count_ones).map(u64::from).sum::<u64>());
    let choose: Option<fn(u64) -> u64> = if input[0] & 1 == 0 { None } else { Some(u64::swap_bytes) };
    out.put(choose.map(|f| f(input[1])));
    out.put(table[0] as usize == add as BinOp as usize);
}
struct Step2(u32);
impl Bits for Step2 {
    fn bits(self, out: &mut Out) {
        out.put(self.0);
    }
}

//@ expect: 3 2 3 2 6 1c03 144 36 51 4 1 1 90 9 20 5033 3 1 2 3 4 21 5033 200000000000000 1
//@ expect: 509946a41cd733a3 1cc7e7b6cd0515cc 8c583653daa4a85b e220a8397b1dcdaf 6 2ee2a1c93207bfe1 a4356d4c2a351bac 83a 51 f 1 1 90 9 c565a448 5033 3 1 2 3 4 1f5 5033 f465b9a16a9e786e 1
//@ expect: 1 0 1 1 6 e03 8000000000000000 480 51 4 1 1 90 9 14 5033 3 1 2 3 4 150 440 1
