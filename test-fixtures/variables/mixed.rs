//! What other programs have: trait objects, closures that give closures, views of arrays, let chains.

use core::num::{NonZeroI16, NonZeroU8, Wrapping};
use core::ops::{Add, ControlFlow, Deref, Index, RangeInclusive};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Vec2<T> {
    x: T,
    y: T,
}

impl<T: Add<Output = T> + Copy> Add for Vec2<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let sum = Vec2 { x: self.x + other.x, y: self.y + other.y };
        sum
    }
}

trait Weight {
    const UNIT: u32;
    fn weight(&self) -> u32;
    fn twice(&self) -> u32 {
        let once = self.weight();
        let unit = Self::UNIT;
        stop!(40, once, unit; self);
        once * 2 + unit
    }
}

#[derive(Debug)]
struct Stone(u32);
#[derive(Debug)]
struct Cloud;

impl Weight for Stone {
    const UNIT: u32 = 7;
    fn weight(&self) -> u32 {
        self.0
    }
}

impl Weight for Cloud {
    const UNIT: u32 = 0;
    fn weight(&self) -> u32 {
        1
    }
}

fn scaled<'a>(by: &'a i32) -> impl Fn(i32) -> i32 + 'a {
    let offset = *by + 1;
    move |x| {
        let y = x * *by;
        stop!(41, x, y; by offset);
        y + offset
    }
}

fn apply<F: FnMut(u8) -> Option<u8>>(mut f: F, from: u8) -> [Option<u8>; 2] {
    let first = f(from);
    let second = f(from + 1);
    stop!(42, from, first, second; f);
    [first, second]
}

struct Window<'a, const N: usize> {
    all: &'a [i16; N],
    start: usize,
}

impl<const N: usize> Index<isize> for Window<'_, N> {
    type Output = i16;
    fn index(&self, at: isize) -> &i16 {
        let wrapped = (self.start as isize + at).rem_euclid(N as isize) as usize;
        stop!(43, at, wrapped; self);
        &self.all[wrapped]
    }
}

struct Guard<'a> {
    inner: &'a mut u64,
}

impl Deref for Guard<'_> {
    type Target = u64;
    fn deref(&self) -> &u64 {
        self.inner
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        let before = *self.inner;
        *self.inner = before << 1;
        let after = *self.inner;
        stop!(44, before, after; self);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i8)]
enum Level {
    Cold = -2,
    Warm = 0,
    Hot = 100,
}

#[derive(Clone, Copy, Debug)]
enum Command<'a> {
    Move { by: (i8, i8), fast: bool },
    Say(&'a str, Option<NonZeroU8>),
    Many(&'a [Level]),
    Stop,
}

pub fn k_operators() {
    let a = Vec2 { x: 1i16, y: -2 };
    let b = Vec2 { x: 10i16, y: 20 };
    let c = a + b;
    let d = Vec2 { x: 0.5f64, y: -0.0 } + Vec2 { x: f64::MIN_POSITIVE, y: 3.0 };
    let e = Wrapping(200u8) + Wrapping(100);
    let same = a == b || c != a;
    stop!(1, a, b, c, d, e, same);
}

pub fn k_traits() {
    let stone = Stone(5);
    let total = stone.twice() + Cloud.twice();
    stop!(1, stone, total);
}

pub fn k_captures() {
    let by = -3;
    let f = scaled(&by);
    let (p, q) = (f(2), f(5));
    let mut seen = [0u8; 3];
    let mut count = 0usize;
    let got = apply(
        |v| {
            seen[count] = v;
            count += 1;
            stop!(2, v; seen count);
            (v % 2 == 0).then_some(v / 2)
        },
        6,
    );
    stop!(1, by, p, q, seen, count, got; f);
}

pub fn k_windows() {
    let all = [3i16, -1, 4, -1, 5];
    let w = Window { all: &all, start: 4 };
    let near = (w[-1], w[0], w[1]);
    let mut best: Option<(usize, &[i16])> = None;
    for (i, pair) in all.windows(2).enumerate() {
        if best.is_none_or(|(_, old)| pair[0] + pair[1] > old[0] + old[1]) {
            best = Some((i, pair));
        }
        stop!(2, pair, i, best, near, all; w);
    }
    let halves = all.split_at(2);
    let (left, right) = halves;
    let [head, .., tail] = all;
    let [_, mid @ .., _] = &all;
    stop!(1, all, near, best, halves, left, right, head, tail, mid; w);
}

pub fn k_drops() {
    let mut value = 3u64;
    {
        let g = Guard { inner: &mut value };
        let read = *g + 1;
        stop!(2, read; value g);
    }
    let done = value;
    stop!(1, value, done);
}

pub fn k_commands() {
    let levels = [Level::Hot, Level::Cold];
    let commands = [
        Command::Move { by: (-1, 127), fast: true },
        Command::Say("hi", NonZeroU8::new(9)),
        Command::Say("", None),
        Command::Many(&levels),
        Command::Stop,
    ];
    let mut score = 0i32;
    for command in &commands {
        match *command {
            Command::Move { by: (x, y @ 100..), fast } => {
                score += x as i32 + y as i32;
                stop!(2, x, y, fast, command, score, levels; commands);
            }
            Command::Say(text, Some(times)) => {
                score += text.len() as i32 * times.get() as i32;
                stop!(3, text, times, command, score, levels; commands);
            }
            Command::Many([first, rest @ ..]) => {
                let n = rest.len();
                let number = *first as i8;
                score += number as i32;
                stop!(4, first, rest, n, number, score, levels; command commands);
            }
            other => {
                score -= 1;
                stop!(5, other, command, score, levels; commands);
            }
        }
    }
    let top = levels.iter().max();
    let order = Level::Cold.cmp(&Level::Warm);
    stop!(1, score, top, order, levels; commands);
}

pub fn k_flow() {
    let words = [Some(4u16), None, Some(90)];
    let sum = 'outer: {
        let mut sum = 0u16;
        for (i, word) in words.iter().enumerate() {
            let Some(n) = word else {
                stop!(2, word, i, sum, words);
                continue;
            };
            sum += n;
            if let Some(next) = words.get(i + 2)
                && let Some(far) = next
                && *far > 50
            {
                stop!(3, n, far, next, word, i, sum, words);
            }
            if sum > 50 {
                break 'outer sum + 1;
            }
        }
        0
    };
    let flow = words.iter().try_fold(0u16, |all, one| match one {
        Some(n) => ControlFlow::Continue(all + n),
        None => ControlFlow::Break(all),
    });
    let result: Result<u16, &str> = words[1].ok_or("none");
    stop!(1, words, sum, flow, result);
}

pub fn k_wide() {
    let big = u128::MAX / 3;
    let low = i128::MIN + 1;
    let pair = (big, 1u8, low);
    let list = [big >> 64, 5];
    let maybe = Some(low);
    let ref_big = &big;
    let not = !*ref_big;
    let parts = (big as u64, (low >> 100) as i32);
    stop!(1, big, low, pair, list, maybe, ref_big, not, parts);
}

pub fn k_niches() {
    let byte: Option<NonZeroU8> = NonZeroU8::new(0);
    let short = NonZeroI16::new(-5);
    let reference: Option<&NonZeroI16> = short.as_ref();
    let nested: Option<Option<Option<bool>>> = Some(Some(None));
    let flags: [Option<bool>; 3] = [Some(true), None, Some(false)];
    let level: Option<Level> = None;
    let deep: Result<Option<Level>, Option<char>> = Err(Some('\u{e9}'));
    let unit: Result<(), ()> = Err(());
    let slice: Option<&[u8]> = Some(&[]);
    let text: Option<&str> = Some("a\tb");
    let both: (Option<NonZeroU8>, Option<&u32>) = (NonZeroU8::new(255), None);
    let range: Option<RangeInclusive<u8>> = Some(3..=9);
    stop!(1, byte, short, reference, nested, flags, level, deep, unit, slice, text, both, range);
}

pub fn k_chains() {
    let data = [5u32, 3, 8, 1, 9, 2];
    let total: u32 = data
        .iter()
        .zip(data.iter().skip(1))
        .filter(|(a, b)| {
            let up = a < b;
            stop!(2, a, b, up; data);
            up
        })
        .map(|(a, b)| {
            let gap = b - a;
            stop!(3, a, b, gap; data);
            gap
        })
        .sum();
    let mut sorted = data;
    for i in 1..sorted.len() {
        let key = sorted[i];
        let mut j = i;
        while j > 0 && sorted[j - 1] > key {
            sorted[j] = sorted[j - 1];
            j -= 1;
        }
        sorted[j] = key;
        stop!(4, i, key, j, sorted, data, total);
    }
    let position = sorted.iter().rposition(|&one| one < 4);
    let chunks = data.chunks_exact(4).map(|four| four[3]).next();
    stop!(1, data, total, sorted, position, chunks);
}

pub fn k_shadows() {
    let x = 5u8;
    let x = x as i32 * -2;
    let y = {
        let x = [x, x + 1];
        let y = &x[1];
        stop!(2, y, x);
        *y
    };
    let x = move |z: i32| {
        let x = x + z;
        stop!(3, x, z);
        x
    };
    let y = if y < 0 { x(y) } else { 0 };
    for y in [y, 7] {
        let y = y as f32 / 2.0;
        if y > 3.0 {
            let y = Some(y);
            stop!(4, y; x);
        }
    }
    stop!(1, y; x);
}
