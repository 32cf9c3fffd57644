//! Items of a block, declared or imported, hide the variables and parameters from outside the block; its own variables hide them.
const K: u32 = 5;

fn parameter(x: u32, min: u32) -> (u32, u32) {
    const X: u32 = 1;
    fn x() -> u32 {
        X + 40
    }
    use core::cmp::*;
    (x(), min(3, 2))
}

macro_rules! twice {
    ($e:expr) => {{
        let k = 2;
        $e * k
    }};
}

pub fn test(input: &[u64], out: &mut Out) {
    let f = |y: u32| y + K;
    let x = f(input[0] as u32 & 0xff);
    {
        use core::cmp::max as f;
        let x = f(x, 2);
        out.put(x);
        let f = |y: u32| y * 3;
        out.put(f(x));
    }
    out.put(f(x));
    out.put(parameter(input[1] as u32, 9));
    let y = {
        static x: u32 = 77;
        let g = || x;
        let h = |z: u32| z + x;
        g() + h(1)
    };
    out.put((x, y));
    let z = 3u64;
    out.put({
        const z: u64 = 9;
        twice!(z + K as u64)
    } + z);
}

//@ expect: 6 12 b 29 2 6 9b 1f
//@ expect: b4 21c b9 29 2 b4 9b 1f
//@ expect: 5 f a 29 2 5 9b 1f
//@ expect: 4e ea 53 29 2 4e 9b 1f
//@ expect: 8 18 d 29 2 8 9b 1f
//@ expect: 7 15 c 29 2 7 9b 1f
//@ expect: 6b 141 70 29 2 6b 9b 1f
//@ expect: 85 18f 8a 29 2 85 9b 1f
