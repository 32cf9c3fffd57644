//! A trait object of which one generic trait is a supertrait several times.
trait Named { fn name(&self) -> u64 { 1 } }
trait Map<T>: Named { fn map(&self, t: T) -> T; }
trait Both: Map<u8> + Map<u64> {
    fn both(&self) -> u64 { self.map(3u8) as u64 * 100 + self.map(4u64) }
}
trait Of<T> { fn start(&self) -> T; }
trait Chain<T>: Of<T> + Map<T> + Map<bool> { fn chain(&self) -> T { self.map(self.start()) } }
struct Plus(u64);
struct Times(u64, [u16; 4]);
impl Named for Plus {}
impl Named for Times { fn name(&self) -> u64 { self.1[2] as u64 } }
impl Map<u8> for Plus { fn map(&self, t: u8) -> u8 { t ^ self.0 as u8 } }
impl Map<u64> for Plus { fn map(&self, t: u64) -> u64 { t.wrapping_add(self.0) } }
impl Map<u8> for Times { fn map(&self, t: u8) -> u8 { t.wrapping_mul(3) } }
impl Map<u64> for Times { fn map(&self, t: u64) -> u64 { t.wrapping_mul(self.0) } }
impl Map<bool> for Plus { fn map(&self, t: bool) -> bool { !t } }
impl Map<bool> for Times { fn map(&self, t: bool) -> bool { t & (self.0 % 2 == 0) } }
impl Both for Plus {}
impl Both for Times { fn both(&self) -> u64 { self.name() } }
impl Of<u64> for Plus { fn start(&self) -> u64 { 5 } }
impl Of<u8> for Times { fn start(&self) -> u8 { 6 } }
impl Chain<u64> for Plus {}
impl Chain<u8> for Times {}
fn named(n: &dyn Named) -> u64 { n.name() }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let (plus, times) = (Plus(x), Times(x, [1, 2, x as u16, 4]));
    for both in [&plus as &dyn Both, &times] {
        out.put((Map::<u8>::map(both, 5), Map::<u64>::map(both, 6), both.both()));
        let bytes: &dyn Map<u8> = both;
        let words: &dyn Map<u64> = both;
        out.put((bytes.map(7), words.map(8), words.name()));
        out.put(named(both) + named(bytes) + named(words));
    }
    let (a, b): (&dyn Chain<u64>, &dyn Chain<u8>) = (&plus, &times);
    out.put((a.chain(), b.chain()));
    out.put((Map::<bool>::map(a, x % 2 == 0), Map::<u64>::map(a, x), Map::<u8>::map(b, 9)));
    let (truth, words): (&dyn Map<bool>, &dyn Map<u64>) = (b, a);
    out.put((truth.map(true), words.map(3), truth.name()));
}

//@ expect: 4 7 cd 6 9 1 3 f 6 1 15 8 1 3 6 12 1 2 1b 0 4 1
//@ expect: aa e220a8397b1dcdb5 e220a8397b1e10e3 a8 e220a8397b1dcdb7 1 3 f 4cc3f158e2b2d21a cdaf 15 110541cbd8ee6d78 cdaf 2690d e220a8397b1dcdb4 12 1 c4415072f63b9b5e 1b 0 e220a8397b1dcdb2 cdaf
//@ expect: 5 6 130 7 8 1 3 f 0 0 15 0 0 0 5 12 0 0 1b 1 3 0
//@ expect: 4c 690ed476743aae4f 690ed476743acb35 4e 690ed476743aae51 1 3 f 7658fac6b96015b6 ae49 15 4876a3b3a1d57248 ae49 20adb 690ed476743aae4e 12 1 d21da8ece8755c92 1b 0 690ed476743aae4c ae49
//@ expect: 6 8000000000000009 8000000000000007 4 800000000000000b 1 3 f 12 3 15 18 3 9 8000000000000008 12 1 6 1b 0 8000000000000006 3
//@ expect: 7 8 6a 5 a 1 3 f c 2 15 10 2 6 7 12 0 4 1b 1 5 2
//@ expect: 63 12f6436ac376cc6c 12f6436ac376f3de 61 12f6436ac376cc6e 1 3 f 71c5948094c8ca64 cc66 15 97b21b561bb66330 cc66 26532 12f6436ac376cc6b 12 0 25ec86d586ed98cc 1b 1 12f6436ac376cc69 cc66
//@ expect: 85 86 33b0 87 88 1 3 f 300 80 15 400 80 180 85 12 0 100 1b 1 83 80
