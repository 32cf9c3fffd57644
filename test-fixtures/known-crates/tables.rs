//@ depends: hashbrown = { version = "0.12", default-features = false, features = ["inline-more"] }
//@ depends: fnv = { version = "1", default-features = false }

//! Maps and sets on the heap: `hashbrown`.

use core::hash::BuildHasherDefault;
use hashbrown::{HashMap, HashSet};
type B = BuildHasherDefault<fnv::FnvHasher>;
fn answers(put: &mut impl FnMut(u64)) {
    let mut m: HashMap<u64, u64, B> = HashMap::default();
    for i in 0..50u64 {
        m.insert(i * 7 % 31, i);
    }
    put(m.len() as u64);
    for i in 0..31 {
        put(m.get(&i).copied().unwrap_or(999));
    }
    for i in (0..31).step_by(3) {
        put(m.remove(&i).unwrap_or(1));
    }
    *m.entry(4).or_insert(0) += 5;
    *m.entry(1000).or_insert_with(|| 3) += 5;
    put(m[&4]);
    put(m[&1000]);
    put(m.values().sum());
    m.retain(|k, _| k % 2 == 0);
    put(m.len() as u64);
    let mut s: HashSet<&str, B> = HashSet::default();
    for w in ["a", "bb", "a", "ccc", "bb", "d"] {
        put(s.insert(w) as u64);
    }
    put(s.contains("ccc") as u64);
    let t: HashSet<&str, B> = ["a", "zz", "d"].into_iter().collect();
    put(s.intersection(&t).count() as u64);
    put(s.union(&t).count() as u64);
    put(s.difference(&t).count() as u64);
    let mut big: HashMap<(u32, u8), [u64; 3], B> =
        HashMap::with_capacity_and_hasher(4, B::default());
    for i in 0..200u32 {
        big.insert((i, (i % 5) as u8), [i as u64; 3]);
    }
    let mut sum = 0;
    for (k, v) in &big {
        sum += k.0 as u64 * v[1] + k.1 as u64;
    }
    put(sum);
    put((big.capacity() >= 200) as u64);
    let drained: u64 = big.drain().map(|(_, v)| v[0]).sum();
    put(drained);
    put(big.len() as u64);
    let c = m.clone();
    put((c == m) as u64);
}
