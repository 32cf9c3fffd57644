//! Closures that outlive the function around them hold what its mutable references point to, not the references' addresses.
trait Gen {
    fn word(&mut self) -> u32;
    fn iter(&mut self) -> impl Iterator<Item = u32> + '_
    where
        Self: Sized,
    {
        core::iter::repeat_with(|| self.word())
    }
}
struct P {
    a: u64,
    left: usize,
}
impl Gen for P {
    fn word(&mut self) -> u32 {
        self.left += 1;
        self.a as u32
    }
}
fn provided(input: &[u64], out: &mut Out) {
    let mut p = P {
        a: input[0],
        left: 0,
    };
    out.put(p.iter().next());
}
struct Q {
    a: u64,
    left: usize,
}
impl Q {
    fn word(&mut self) -> u32 {
        self.left += 1;
        self.a as u32
    }
    fn iter(&mut self) -> impl Iterator<Item = u32> + '_ {
        core::iter::repeat_with(|| self.word())
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    provided(input, out);
    let mut p = Q {
        a: input[0],
        left: 0,
    };
    out.put(p.iter().next());
}

//@ expect: 5033 1 5033 1
//@ expect: 5033 7b1dcdaf 5033 7b1dcdaf
//@ expect: 5033 0 5033 0
//@ expect: 5033 743aae49 5033 743aae49
//@ expect: 5033 3 5033 3
//@ expect: 5033 2 5033 2
//@ expect: 5033 c376cc66 5033 c376cc66
//@ expect: 5033 80 5033 80
