//! Hand-written `PartialOrd`/`Ord`/`PartialEq`, heaps, searches, generic comparisons, `max`/`min`/`clamp` of own types.
use core::cmp::{Ordering, Reverse};
#[derive(Clone, Copy, Debug)]
struct Job {
    prio: u8,
    id: u32,
}
impl PartialEq for Job {
    fn eq(&self, o: &Job) -> bool {
        self.prio == o.prio
    }
}
impl Eq for Job {}
impl PartialOrd for Job {
    fn partial_cmp(&self, o: &Job) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Job {
    fn cmp(&self, o: &Job) -> Ordering {
        o.prio.cmp(&self.prio)
    }
}
impl PartialEq<u8> for Job {
    fn eq(&self, o: &u8) -> bool {
        self.prio == *o
    }
}
impl PartialOrd<u8> for Job {
    fn partial_cmp(&self, o: &u8) -> Option<Ordering> {
        self.prio.partial_cmp(o)
    }
}
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Score(f32);
struct Heap<T, const N: usize> {
    items: [T; N],
    len: usize,
}
impl<T: Ord + Copy, const N: usize> Heap<T, N> {
    fn new(fill: T) -> Self {
        Heap { items: [fill; N], len: 0 }
    }
    fn push(&mut self, x: T) -> bool {
        if self.len == N {
            return false;
        }
        let mut at = self.len;
        self.items[at] = x;
        self.len += 1;
        while at > 0 {
            let parent = (at - 1) / 2;
            if self.items[parent] >= self.items[at] {
                break;
            }
            self.items.swap(parent, at);
            at = parent;
        }
        true
    }
    fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.items.swap(0, last);
        self.len = last;
        let mut at = 0;
        loop {
            let mut big = at;
            for child in [2 * at + 1, 2 * at + 2] {
                if child < self.len && self.items[child] > self.items[big] {
                    big = child;
                }
            }
            if big == at {
                return Some(self.items[last]);
            }
            self.items.swap(at, big);
            at = big;
        }
    }
}
fn quick<T: PartialOrd>(v: &mut [T]) {
    if v.len() < 2 {
        return;
    }
    let last = v.len() - 1;
    let mut store = 0;
    for i in 0..last {
        if v[i] < v[last] {
            v.swap(i, store);
            store += 1;
        }
    }
    v.swap(store, last);
    let (l, r) = v.split_at_mut(store);
    quick(l);
    quick(&mut r[1..]);
}
fn merge(a: &[u64], b: &[u64], to: &mut [u64]) {
    let (mut i, mut j) = (0, 0);
    for slot in to {
        *slot = match (a.get(i), b.get(j)) {
            (Some(x), Some(y)) if x <= y => {
                i += 1;
                *x
            }
            (_, Some(y)) => {
                j += 1;
                *y
            }
            (Some(x), None) => {
                i += 1;
                *x
            }
            (None, None) => unreachable!(),
        };
    }
}
fn top<T: PartialOrd + Copy>(a: T, b: T, c: T) -> T {
    let ab = if a > b { a } else { b };
    if ab > c { ab } else { c }
}
pub fn test(input: &[u64], out: &mut Out) {
    let jobs: [Job; 5] = core::array::from_fn(|i| Job { prio: (input[i] % 7) as u8, id: i as u32 });
    out.put(jobs.iter().max().map(|j| j.prio));
    out.put(jobs.iter().min().map(|j| j.prio));
    out.put(jobs[0].max(jobs[1]).prio);
    out.put(jobs[0].clamp(jobs[1].min(jobs[2]), jobs[1].max(jobs[2])).prio);
    out.put((jobs[0] == jobs[1], jobs[0] < jobs[1], jobs[0] == 3));
    out.put((jobs[0] > 2, jobs[1] <= 4, jobs[2] != 5));
    let mut sorted = jobs;
    sorted.sort_unstable();
    out.put(sorted.map(|j| j.prio));
    sorted.sort_unstable_by_key(|j| (Reverse(j.prio), j.id));
    out.put(sorted.map(|j| j.id));
    let mut heap = Heap::<(u64, Reverse<usize>), 8>::new((0, Reverse(0)));
    for (i, x) in input.iter().take(9).enumerate() {
        out.put(heap.push((*x % 100, Reverse(i))));
    }
    while let Some((x, Reverse(i))) = heap.pop() {
        out.put(x * 100 + i as u64);
    }
    let mut v: [f32; 6] = core::array::from_fn(|i| (input[i] % 1000) as f32 / 8.0 - 30.0);
    quick(&mut v);
    out.put(v);
    let (mut a, mut b) = ([input[0], input[1], input[2]], [input[3], input[4]]);
    a.sort_unstable();
    b.sort_unstable();
    let mut merged = [0; 5];
    merge(&a, &b, &mut merged);
    out.put(merged);
    out.put(top(Score(1.5), Score(input[5] as u8 as f32), Score(-2.0)).0);
    out.put(top("a", "c", "b"));
    out.put(Score(f32::NAN) < Score(1.0) || Score(f32::NAN) >= Score(1.0));
    out.put(top([1, 2], [1, 3], [0, 9]));
    out.put(input.partition_point(|x| *x < 3));
    out.put((1, "b", 2.5) < (1, "b", 3.5));
    out.put(Some(3) > None && Ok::<u8, u8>(9) < Err(0));
    out.put([3u8, 2].cmp(&[3, 1]).is_gt());
    out.put((false, 5) < (true, 0));
    out.put(().cmp(&()).is_eq());
    out.put(i8::MIN.cmp(&i8::MAX) as i8);
    out.put(std_cmp(&input[0], &input[1]));
}
fn std_cmp<T: Ord + ?Sized>(a: &T, b: &T) -> Ordering {
    a.cmp(b).reverse().then(Ordering::Less)
}

//@ expect: 5033 1 5033 5 1 2 0 0 0 0 1 1 5 4 3 2 1 4 3 2 1 0 1 1 1 1 1 1 1 1 0 327 2c2 25d 1f8 193 12e c9 64 c1ef0000 c1ee0000 c1ed0000 c1ec0000 c1eb0000 c1ea0000 1 2 3 4 5 40c00000 1 63 0 1 3 2 1 1 1 1 1 ffffffffffffffff 1
//@ expect: 5033 1 5033 4 1 2 0 1 0 0 1 1 4 2 2 2 1 3 0 2 4 1 1 1 1 1 1 1 1 1 0 232d 1ede 1260 1133 fa7 dac 51a 1 c1960000 41cc0000 42138000 425b8000 42660000 427d8000 6c45d188009454f 1b39896a51a8749b 6e789e6aa1b965f4 e220a8397b1dcdaf f88bb8a8724c81ec 436a0000 1 63 0 1 3 0 1 1 1 1 1 ffffffffffffffff ffffffffffffffff
//@ expect: 5033 0 5033 1 0 1 0 0 0 0 1 1 1 1 1 0 0 1 2 3 0 4 1 1 1 1 1 1 1 1 0 1582 1263 af5 5de 323 2c0 65 0 c1f00000 c1ef0000 c1600000 423b8000 428dc000 428e0000 0 1 7fffffffffffffff 8000000000000000 ffffffffffffffff 43000000 1 63 0 1 3 a 1 1 1 1 1 ffffffffffffffff 1
