//! Collections of `alloc::collections`, and what they are made from and turned into.
extern crate alloc;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::binary_heap::PeekMut;
use alloc::collections::btree_map::Entry;
use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap, LinkedList, VecDeque};
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::Cell;
use core::cmp::Reverse;
use core::ops::Bound;

fn say(out: &mut Out, text: String) {
    let mut hash = 0xcbf29ce484222325u64;
    for byte in text.bytes() {
        hash = (hash ^ byte as u64).wrapping_mul(0x100000001b3);
    }
    out.put(hash);
    out.put(text.len());
}
struct Noted(Rc<Cell<u64>>, u64);
impl Drop for Noted {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1));
    }
}

#[inline(never)]
fn deques(n: &[u64], out: &mut Out) {
    let mut d: VecDeque<u64> = VecDeque::with_capacity(4);
    for (i, &x) in n.iter().enumerate() {
        if x % 3 == 0 { d.push_front(x) } else { d.push_back(x ^ i as u64) }
        if x % 5 == 1 {
            out.put(d.pop_front().unwrap_or(7));
        }
    }
    say(out, format!("{d:?} {} {:?} {:?}", d.len(), d.front(), d.back()));
    d.rotate_left(d.len() / 3);
    d.insert(2.min(d.len()), 99);
    let removed = d.remove(1);
    say(out, format!("{removed:?} {d:?}"));
    d.rotate_right(d.len() / 2);
    d.swap(0, d.len() - 1);
    let (a, b) = d.as_slices();
    out.put(a.iter().chain(b).fold(0u64, |s, x| s.wrapping_mul(3).wrapping_add(*x)));
    let tail = d.split_off(d.len() / 2);
    say(out, format!("{d:?} {tail:?} {:?}", d.cmp(&tail)));
    d.extend(tail.iter());
    d.extend(tail.iter().rev().copied());
    let drained: Vec<u64> = d.drain(1..4).collect();
    say(out, format!("{drained:?} {d:?}"));
    d.retain(|x| x % 2 == 0);
    d.resize(5, 4);
    d.make_contiguous().sort();
    say(out, format!("{d:?} {:?} {:?}", d.binary_search(&4), d.partition_point(|&x| x < 5)));
    say(out, format!("{:?} {:?}", d.range(1..3).rev().collect::<Vec<_>>(), d.iter().skip(1).step_by(2).sum::<u64>() as u8));
    for x in d.iter_mut().rev().take(2) {
        *x = x.wrapping_add(1);
    }
    out.put((d.contains(&5), d == [4, 4, 4, 5, 5], d.iter().len()));
    let mut other = VecDeque::from(vec![1u64, 2, 3]);
    other.append(&mut d);
    out.put((d.is_empty(), other.len()));
    let v: Vec<u64> = other.into_iter().rev().collect();
    say(out, format!("{v:?}"));
    let mut ring: VecDeque<String> = (0..5).map(|i| i.to_string()).collect();
    ring.rotate_left(2);
    ring.push_back("x".to_owned());
    say(out, format!("{:?} {:?}", ring.swap_remove_back(1), ring.swap_remove_front(3)));
    let back: Vec<String> = ring.into();
    say(out, back.join("-"));
    let mut zst = VecDeque::new();
    zst.push_back(());
    zst.push_front(());
    out.put((zst.len(), zst.pop_back().is_some(), zst.iter().count()));
    let log = Rc::new(Cell::new(1));
    let mut noted: VecDeque<Noted> = (0..6).map(|i| Noted(log.clone(), i)).collect();
    noted.rotate_left(2);
    noted.truncate(4);
    out.put(log.get());
    drop(noted.drain(1..3));
    out.put(log.get());
    drop(noted);
    out.put((log.get(), Rc::strong_count(&log)));
}

#[inline(never)]
fn maps(n: &[u64], out: &mut Out) {
    let mut m: BTreeMap<u64, String> = BTreeMap::new();
    for i in 0..90u64 {
        let key = (i.wrapping_mul(n[0] | 1)) % 61;
        let old = m.insert(key, format!("v{i}"));
        if let Some(old) = old {
            out.put(if i % 16 == 0 { old.len() } else { 0 });
        }
    }
    say(out, format!("{} {:?} {:?}", m.len(), m.first_key_value(), m.last_key_value()));
    say(out, format!("{:?}", m.range(10..20).map(|(k, v)| format!("{k}{v}")).collect::<Vec<_>>()));
    say(out, format!("{:?}", m.range((Bound::Excluded(5), Bound::Included(9))).rev().collect::<Vec<_>>()));
    for (k, v) in m.range_mut(..7) {
        v.push_str(&k.to_string());
    }
    for i in (0..61).step_by(3) {
        out.put(m.remove(&i).is_some());
    }
    match m.entry(7) {
        Entry::Occupied(mut o) => {
            o.get_mut().push('!');
            out.put(o.key() + 1);
        }
        Entry::Vacant(v) => {
            v.insert("new".to_owned());
        }
    }
    *m.entry(1000).or_insert_with(|| "q".to_owned()) += "w";
    m.entry(1000).and_modify(|v| v.push('e')).or_default();
    m.entry(2000).or_insert_with_key(|k| k.to_string());
    say(out, format!("{m:?}"));
    let upper = m.split_off(&40);
    say(out, format!("{:?} {:?}", m.keys().rev().take(3).collect::<Vec<_>>(), upper.values().next()));
    let mut again = m.clone();
    again.retain(|k, v| k % 2 == 0 && !v.is_empty());
    out.put((again == m, again < m, again.len() <= m.len()));
    again.extend(upper);
    out.put((again.pop_first().map(|(k, _)| k), again.pop_last().map(|(k, _)| k)).0.unwrap_or(3));
    say(out, again.into_iter().rev().map(|(k, v)| format!("{k}={v};")).collect::<String>());
    let words = "the quick brown fox jumps over the lazy dog the end";
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for word in words.split(' ') {
        *counts.entry(word).or_insert(0) += 1;
    }
    say(out, format!("{counts:?} {:#?}", counts.iter().max_by_key(|(_, c)| **c)));
    out.put((counts["the"], counts.contains_key("cat"), counts.get("fox").copied()).0);
    let by_name: BTreeMap<String, u32> = [("b".to_string(), 1), ("a".to_string(), 2), ("b".to_string(), 3)].into();
    out.put((by_name["b"], by_name.get("a").copied().unwrap()));
    let log = Rc::new(Cell::new(1));
    let mut noted: BTreeMap<u64, Noted> = (0..40).map(|i| (i * 7 % 40, Noted(log.clone(), i))).collect();
    noted.insert(3, Noted(log.clone(), 100));
    out.put(log.get());
    drop(noted.extract_if(10..20, |k, _| k % 2 == 0).collect::<Vec<_>>());
    out.put((log.get(), noted.len()));
    let mut it = noted.into_iter();
    out.put((it.next().map(|(k, _)| k), it.next_back().map(|(k, _)| k)).1.unwrap());
    drop(it);
    out.put(log.get());
}

#[inline(never)]
fn sets(n: &[u64], out: &mut Out) {
    let a: BTreeSet<u64> = n.iter().map(|x| x % 12).collect();
    let b: BTreeSet<u64> = n.iter().map(|x| x / 3 % 14).collect();
    say(out, format!("{a:?} {b:?} {:?}", a.cmp(&b)));
    say(out, format!("{:?} {:?}", &a | &b, &a & &b));
    say(out, format!("{:?} {:?}", &a - &b, &a ^ &b));
    say(out, format!("{:?}", a.union(&b).copied().map(|x| x * 2).collect::<Vec<_>>()));
    say(out, format!("{:?}", (a.is_subset(&b), a.is_disjoint(&b), b.is_superset(&a), a.contains(&3))));
    let mut c = a.clone();
    say(out, format!("{:?}", (c.insert(5), c.insert(5), c.remove(&1), c.take(&5))));
    c.append(&mut b.clone());
    say(out, format!("{c:?} {:?} {:?} {:?}", c.first(), c.last(), c.range(4..).next()));
    c.retain(|x| x % 2 == 1);
    let names: BTreeSet<String> = ["x", "y", "x"].iter().map(|s| s.to_string()).collect();
    out.put((names.contains("x"), names.len(), c.pop_first(), c.pop_last()).1);
    say(out, c.into_iter().map(|x| x.to_string()).collect::<Vec<_>>().join(","));
}

#[inline(never)]
fn heaps(n: &[u64], out: &mut Out) {
    let mut h: BinaryHeap<u64> = n.iter().map(|x| x % 100).collect();
    say(out, format!("{h:?} {:?}", h.peek()));
    h.push(50);
    if let Some(mut top) = h.peek_mut() {
        *top = 1;
    }
    say(out, format!("{h:?} {:?}", h.pop()));
    if let Some(top) = h.peek_mut() {
        out.put(PeekMut::pop(top));
    }
    h.extend([3, 97, 12]);
    let mut other = BinaryHeap::from([5u64, 77, 8]);
    h.append(&mut other);
    h.retain(|x| x % 4 != 1);
    say(out, format!("{h:?} {:?}", h.clone().into_sorted_vec()));
    let mut least = BinaryHeap::new();
    for (i, x) in n.iter().enumerate() {
        least.push(Reverse((x % 10, i)));
        if least.len() > 4 {
            least.pop();
        }
    }
    while let Some(Reverse((x, i))) = least.pop() {
        out.put((x, i));
    }
    let v = h.into_vec();
    out.put(v.len());
    say(out, format!("{v:?}"));
}

#[inline(never)]
fn lists(n: &[u64], out: &mut Out) {
    let mut l: LinkedList<Box<u64>> = LinkedList::new();
    for &x in n {
        if x % 2 == 0 { l.push_back(Box::new(x)) } else { l.push_front(Box::new(x / 2)) }
    }
    say(out, format!("{l:?} {:?} {}", l.front(), l.len()));
    let mut rest = l.split_off(l.len() / 2);
    for x in rest.iter_mut() {
        **x ^= 1;
    }
    rest.append(&mut l);
    out.put((l.is_empty(), rest.len(), rest.pop_front().map(|x| *x), rest.pop_back().is_some()).1);
    rest.extend([Box::new(4)]);
    out.put(rest.contains(&Box::new(4)));
    let v: Vec<u64> = rest.iter().rev().map(|x| **x).collect();
    out.put((v.len(), rest == rest.clone()));
    let log = Rc::new(Cell::new(1));
    let mut noted: LinkedList<Noted> = (0..5).map(|i| Noted(log.clone(), i)).collect();
    noted.pop_front();
    drop(noted.split_off(2));
    out.put(log.get());
    drop(noted);
    out.put(log.get());
    say(out, rest.into_iter().map(|x| format!("{x:>3}")).collect::<Vec<_>>().concat());
}

pub fn test(input: &[u64], out: &mut Out) {
    deques(input, out);
    maps(input, out);
    sets(input, out);
    heaps(input, out);
    lists(input, out);
}

//@ expect: 1 6 9 f 8fbebe3b1e44751f 3c 5e1d486e2b3e379a 30 22d985 b0f2646cd9aa1bd5 2e bdcfbf5018e4d4b4 3d 2195d792d2f2db13 17 4841d40f711ab2f1 8 1 1 5 1 8 dec21941ed5c30f7 18 9c4481986023d896 13 85c6ef9d2206faf 7 2 1 1 3c2 e1ba3 34f5bf26 1 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 1c78f3c70705e4b 25 96a0cc2fe2b79596 5a fe7af724d81fe96c 30 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 8 4ee2eab8e55ffb76 1d2 5893db3111c72333 18 0 0 1 2 a9935ccc48a980d0 be 30f3daeb0d2e0533 91 3 3 2 3c 6819ec46 23 27 cdf90015cc917add 5a47e88ff91d8480 41 52bc01d621280f26 39 393dd7c2d3a0745d 29 7316fb4198762724 2b e2e25efcec01a9a7 1b f82660e0f5387acc 1d 9b3b871c093a7e58 3f 2 5e6c5d7254c7945b 7 5932bf497e02e1e4 40 dcc57b75f54dacfa 3f f fc8191785ddc5c65 59 6 f 7 6 8 7 9 8 d d1883bd8a33a73da 2c 2284033751b404fc 3f 10 1 f 1 74c0 1b644e1 22d608ff25f7dd50 2d
//@ expect: 53cb9f0c747ea2ea 6e789e6aa1b965f4 8e1f7555983aa92f 92f540efe3e3edd2 14d 2c5b82afe3cf0ed6 11f 4b854b9443eac5a6 2a40c3e1dc950cea 10e 4e07708de855c4ff 18b 2195d792d2f2db13 17 4841d40f711ab2f1 8 1 1 5 1 8 dec21941ed5c30f7 18 9c4481986023d896 13 85c6ef9d2206faf 7 2 1 1 3c2 e1ba3 34f5bf26 1 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 b50d424b6790cbcb 25 5cc1e867d751ed4c 59 a602ba56e4ec71c2 30 1 1 1 1 1 1 1 1 1 1 1 0 1 1 1 1 1 1 1 1 1 8 4e6e3282eb5bfc17 1d0 9ac0642819a9adc7 18 0 0 1 2 96c161662fa58376 be 30f3daeb0d2e0533 91 3 3 2 3c 6819ec46 23 27 cdf90015cc917add 9ff4f29f2022c6f 49 9c7c00e4b77d7d32 44 ece49c6f1f469989 1c a2c91f51ef3210ca 2f e2e25efcec01a9a7 1b f82660e0f5387acc 1d 1c4576bef72e244c 43 2 5e6c5d7254c7945b 7 c4d04a3323853678 46 6400488c20f96f04 45 5a 702735802b07a0bd 69 7 e 7 f 9 2 9 8 e a32d930ee284b5e7 34 b7a02845271fbe84 16f 10 1 f 1 74c0 1b644e1 a0fb3de34c74a327 111
//@ expect: 0 ff 7ffffffffffffffe 7ffffffe c6d93b0f8aa499c0 a6 db9cfc5c8995526c 98 181178ac3 5b91db05df6c980e 87 20079f3d367dca43 c2 b865502d91bf4480 47 b3455ed4263e55ae 13 0 0 5 1 8 ee97e090db342f64 47 9c4481986023d896 13 85c6ef9d2206faf 7 2 1 1 3c2 e1ba3 34f5bf26 1 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 1c78f3c70705e4b 25 96a0cc2fe2b79596 5a fe7af724d81fe96c 30 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 8 4ee2eab8e55ffb76 1d2 5893db3111c72333 18 0 0 1 2 a9935ccc48a980d0 be 30f3daeb0d2e0533 91 3 3 2 3c 6819ec46 23 27 cdf90015cc917add 9266c9a68592294c 33 b4bef97cc9c00e50 2b cc5a1dfff65527d2 1f bf9bf7c5979b34c2 23 e2e25efcec01a9a7 1b 9ea3164186bf9a1b 1c 40940623199436ea 36 2 72420fb6159387ac 5 2fd0111f5e1f434 41 aee8d27a91b7b840 40 32 46de35ec8e362dcb 5b 8 3 8 5 9 b 9 d d 178ff913462b1458 2d 55515f5aef961a13 c2 10 1 f 1 74c0 1b644e1 92dc444b3f6cae74 9c
