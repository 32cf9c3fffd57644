//! Inference where many impls are possible: results whose type only their use tells, conditions that ask about themselves.
trait Source {
    fn next(&mut self) -> u32;
}
trait Random: Source {
    fn random<T>(&mut self) -> T
    where
        Standard: Sample<T>,
    {
        Standard.sample(self)
    }
}
impl<S: Source + ?Sized> Random for S {}
trait Sample<T> {
    fn sample<S: Source + ?Sized>(&self, source: &mut S) -> T;
}
struct Standard;
impl Sample<u8> for Standard {
    fn sample<S: Source + ?Sized>(&self, source: &mut S) -> u8 {
        source.next() as u8
    }
}
impl Sample<bool> for Standard {
    fn sample<S: Source + ?Sized>(&self, source: &mut S) -> bool {
        source.next() % 2 == 0
    }
}
impl<A, B> Sample<(A, B)> for Standard
where
    Standard: Sample<A> + Sample<B>,
{
    fn sample<S: Source + ?Sized>(&self, source: &mut S) -> (A, B) {
        (source.random(), source.random())
    }
}
impl<T, const N: usize> Sample<[T; N]> for Standard
where
    Standard: Sample<T>,
{
    fn sample<S: Source + ?Sized>(&self, source: &mut S) -> [T; N] {
        core::array::from_fn(|_| self.sample(source))
    }
}
struct Step(u32);
impl Source for Step {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1664525).wrapping_add(1013904223);
        self.0 >> 9
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut step = Step(input[0] as u32);
    let [a, b]: [(bool, u8); 2] = step.random();
    out.put((a, b));
    let deep: ([u8; 3], ((bool, u8), [bool; 2])) = step.random();
    out.put(deep.0);
    out.put((deep.1.0, deep.1.1));
}

//@ expect: 1 42 1 9d 36 60 6e 0 73 1 1
//@ expect: 0 ea 0 5e 4a 27 68 0 33 1 0
//@ expect: 0 14 0 a9 72 63 36 0 df 0 0
