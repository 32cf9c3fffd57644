//! Generic functions, structs and impls with several parameters and `where` clauses.
#[derive(Clone, Copy)]
struct Pair<A, B> {
    a: A,
    b: B,
}

impl<A: Copy, B: Copy> Pair<A, B> {
    const fn new(a: A, b: B) -> Self {
        Pair { a, b }
    }
    fn swap(self) -> Pair<B, A> {
        Pair { a: self.b, b: self.a }
    }
    fn map_a<C, F>(self, f: F) -> Pair<C, B>
    where
        F: FnOnce(A) -> C,
    {
        Pair { a: f(self.a), b: self.b }
    }
}

impl Pair<u32, u32> {
    fn product(&self) -> u64 {
        self.a as u64 * self.b as u64
    }
}

fn largest<T: PartialOrd + Copy>(items: &[T]) -> Option<T> {
    let mut best = *items.first()?;
    for &item in items {
        if item > best {
            best = item;
        }
    }
    Some(best)
}

fn fold_with<T, Acc, F>(items: &[T], start: Acc, mut f: F) -> Acc
where
    T: Copy,
    F: FnMut(Acc, T) -> Acc,
{
    let mut acc = start;
    for item in items.iter() {
        acc = f(acc, *item);
    }
    acc
}

fn identity<T>(x: T) -> T {
    x
}

struct Wrapper<T>(T);
impl<T> Wrapper<T> {
    fn get(&self) -> &T {
        &self.0
    }
    fn into_inner(self) -> T {
        self.0
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let p = Pair::new(input[0] as u32, input[1] as u8);
    let q = p.swap().swap().map_a(|a| a as u64 + 1);
    out.put(q.a);
    out.put(q.b);
    out.put(Pair { a: input[2] as u32, b: input[3] as u32 }.product());
    out.put(largest(&[input[0] as i32, input[1] as i32, input[2] as i32]));
    out.put(largest::<u8>(&[]));
    out.put(largest(&[input[4] as f32, input[5] as f32]));
    out.put(fold_with(input, 0u64, |a, b| a.rotate_left(5) ^ b));
    let total = fold_with(&[1u8, 2, 3], (0u32, 1u64), |(s, p), x| (s + x as u32, p * x as u64));
    out.put(total);
    out.put(identity::<fn(u64) -> u64>(identity)(input[6]));
    let w = Wrapper(Wrapper(input[7] as u16));
    out.put(*w.get().get());
    out.put(w.into_inner().into_inner());
}

//@ expect: 2 2 c 5033 3 440 5033 40c00000 4298e84a96c6b176 6 6 7 8 8
//@ expect: 7b1dcdb0 f4 392a649875ecb3d4 5033 7b1dcdaf 440 5033 5ea7973e 7893ace926b1e494 6 6 2c829abe1f4532e1 ab3c ab3c
//@ expect: 1 1 0 5033 1 440 5033 5f000000 f5a01f087de52401 6 6 ff ffff ffff
