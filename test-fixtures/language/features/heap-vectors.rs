//! `Vec` whole: ranges taken out and replaced, sorted, divided, joined; memory for values that are not there yet.
extern crate alloc;
use alloc::alloc::{Layout, alloc, alloc_zeroed, dealloc, realloc};
use alloc::boxed::Box;
use alloc::collections::TryReserveError;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::Cell;
use core::mem::MaybeUninit;

fn say(out: &mut Out, text: String) {
    let mut hash = 0xcbf29ce484222325u64;
    for byte in text.bytes() {
        hash = (hash ^ byte as u64).wrapping_mul(0x100000001b3);
    }
    out.put(hash);
    out.put(text.len());
}
#[derive(Clone, Debug, PartialEq)]
struct Noted(Rc<Cell<u64>>, u64);
impl Drop for Noted {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1));
    }
}
fn reserve(more: usize) -> Result<usize, TryReserveError> {
    let mut v: Vec<u64> = Vec::new();
    v.try_reserve(more)?;
    Ok(v.capacity())
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input;
    let mut v: Vec<u64> = n.iter().map(|x| x % 50).collect();
    let gone: Vec<u64> = v.splice(2..5, [100, 101, 102, 103, 104]).collect();
    say(out, format!("{gone:?} {v:?}"));
    let gone: Vec<u64> = v.splice(1..=3, core::iter::once(7)).rev().collect();
    v.splice(..0, (0..3).filter(|x| x % 2 == 0));
    say(out, format!("{gone:?} {v:?}"));
    {
        let mut d = v.drain(3..8);
        out.put((d.next().unwrap(), d.next_back().unwrap(), d.len()));
        say(out, format!("{:?}", d.as_slice()));
    }
    say(out, format!("{v:?}"));
    let odd: Vec<u64> = v.extract_if(1.., |x| *x % 2 == 1).collect();
    say(out, format!("{odd:?} {v:?}"));
    v.extend_from_within(..2);
    v.extend(&[3, 3, 4, 4, 4, 5]);
    v.dedup();
    v.dedup_by_key(|x| *x / 3);
    say(out, format!("{v:?} {:?}", v.pop_if(|x| *x > 2)));
    v.retain_mut(|x| { *x += 1; *x % 3 != 0 });
    v.swap_remove(0);
    v.insert(1, 77);
    v.truncate(9);
    v.resize(12, 9);
    v.resize_with(14, Default::default);
    let half = v.split_off(v.len() / 2);
    say(out, format!("{v:?} {half:?} {:?}", v.cmp(&half)));
    v.append(&mut half.clone());
    v.sort();
    say(out, format!("{v:?} {:?} {}", v.binary_search(&9), v.is_sorted()));
    v.sort_by(|a, b| (b % 7).cmp(&(a % 7)));
    v.sort_by_cached_key(|x| x.count_ones());
    v.rotate_left(2);
    v.reverse();
    say(out, format!("{v:?} {:?} {:?}", v.first(), v.last()));
    say(out, format!("{:?}", v.chunks(4).map(|c| c.iter().sum::<u64>()).collect::<Vec<_>>()));
    say(out, format!("{:?}", v.windows(2).map(|w| w[0] ^ w[1]).rev().take(3).collect::<Vec<_>>()));
    say(out, format!("{:?} {:?}", [[1, 2], [3, 4]].concat(), [&[1, 2][..], &[3]].join(&0)));
    say(out, format!("{:?} {:?}", vec![vec![1], vec![2, 3]].into_iter().flatten().collect::<Vec<i32>>(), [[1], [2]].join(&[9, 9][..])));
    say(out, format!("{:?}", vec![[1u8, 2], [3, 4]].into_flattened()));
    let boxed: Box<[u64]> = v.clone().into_boxed_slice();
    let arr: Result<Box<[u64; 3]>, _> = boxed.clone().try_into();
    out.put((boxed.len(), arr.is_err(), boxed.iter().zip(&v).all(|(a, b)| a == b)));
    let back = boxed.into_vec();
    let exact: [u64; 4] = back[..4].try_into().unwrap();
    out.put((exact[1], Vec::from(exact).len(), back == v));
    let (even, odd): (Vec<u64>, Vec<u64>) = v.iter().partition(|x| **x % 2 == 0);
    say(out, format!("{even:?} {odd:?}"));
    let nested: Vec<Vec<u32>> = (0..4).map(|i| (0..i).collect()).collect();
    say(out, format!("{nested:?} {nested:#?}"));
    let r: Result<Vec<u32>, u32> = n.iter().map(|x| if *x == 13 { Err(3) } else { Ok(*x as u32 % 9) }).collect();
    let o: Option<Vec<u64>> = n.iter().map(|x| x.checked_add(1)).collect();
    say(out, format!("{r:?} {o:?}"));
    let (a, b): (Vec<_>, Vec<_>) = n.iter().take(3).map(|x| (*x as u8, *x > 4)).unzip();
    say(out, format!("{a:?} {b:?} {}", vec![1, 2] < vec![1, 3]));
    let log = Rc::new(Cell::new(1));
    let mut noted: Vec<Noted> = (0..8).map(|i| Noted(log.clone(), i)).collect();
    noted.retain(|x| x.1 % 3 != 1);
    out.put(log.get());
    drop(noted.splice(1..3, vec![Noted(log.clone(), 50)]));
    out.put(log.get());
    let mut it = noted.clone().into_iter();
    it.next();
    it.next_back();
    out.put(it.as_slice().len());
    drop(it);
    out.put(log.get());
    noted.dedup_by(|a, b| a.1 > b.1);
    noted.clone_from(&vec![Noted(log.clone(), 9)]);
    out.put((log.get(), noted.len()));
    drop(noted.drain(..).next());
    out.put((log.get(), Rc::strong_count(&log)));
    out.put((reserve(10).is_ok(), reserve(usize::MAX).is_err(), reserve(usize::MAX / 16).is_err()));
    let mut room: Vec<u8> = Vec::with_capacity(3);
    let mut seen = vec![room.capacity()];
    for i in 0..20 {
        room.push(i);
        if *seen.last().unwrap() != room.capacity() { seen.push(room.capacity()) }
    }
    room.shrink_to_fit();
    room.reserve_exact(3);
    say(out, format!("{seen:?} {} {:?}", room.capacity(), (0..3).map(|x| x * 2).collect::<Vec<u16>>().capacity()));
    let spare = room.spare_capacity_mut();
    spare[0].write(200);
    unsafe { room.set_len(21) };
    out.put((room[20], room.iter().map(|x| *x as u32).sum::<u32>()));
    let mut u: Vec<MaybeUninit<u32>> = Vec::new();
    u.resize_with(3, MaybeUninit::uninit);
    for (i, x) in u.iter_mut().enumerate() { x.write(i as u32 * 5); }
    out.put(unsafe { u[2].assume_init() });
    unsafe {
        let l = Layout::array::<u32>(4).unwrap();
        let p = alloc_zeroed(l) as *mut u32;
        *p.add(1) = 6;
        let q = realloc(p as *mut u8, l, 64) as *mut u32;
        *q.add(15) = 2;
        out.put((*q, *q.add(1), *q.add(15)));
        dealloc(q as *mut u8, Layout::array::<u32>(16).unwrap());
        let (l, at) = Layout::new::<u8>().extend(Layout::new::<u64>()).unwrap();
        let p = alloc(l.pad_to_align());
        out.put((l.size(), at, p as usize % l.align()));
        dealloc(p, l.pad_to_align());
    }
    let mut many = vec![vec![0u8; 3]; 2];
    many[1][2] = 8;
    say(out, format!("{many:?} {:?}", vec![1.5f32; 2]));
    let ptr = many.as_ptr();
    let parts = Box::leak(Box::new([1u64, 2]));
    parts[0] = 4;
    out.put((ptr == many.as_ptr(), parts.iter().sum::<u64>()));
}

//@ expect: 68456aeb0c09a487 51 191c1c2d2385a6bc 51 7 6 3 627b2f28cbafba45 f 79b3ab012457b0da 2e 91bf8399d68c5d28 2f dac2f5fda4e5a700 1d cd58d4cd41fe4d02 34 4a7feb28c46dbb2f 39 2f7dfbff2a12b088 3e d2c3d6a44e33ece9 10 7d6e07a25570944c b 9801c2b960d3e311 19 ef21bf63b22db58c 16 1e86288679cd57a5 c e 1 1 0 4 1 f766b918e04caf3b 2f 5f728f1ef291c98b 91 1a7756382195f4ff 45 3462c0cc30eca4c4 24 78a3 1c4dc24 2 18ed9df246bd 89c8f97a01d05aff 1 af5635c6383b04ea 1 1 1 1 abbfc0456413ba48 13 c8 186 a 0 6 2 10 8 0 855f0fbcae48976b 21 1 6
//@ expect: a0a98e2d14ab1d85 57 1b70e7e9a46cd552 54 7 28 3 627b2f28cbafba45 f 6644b3dd367b5344 30 16a83010f510af18 31 1d81940fb82e005 16 5a084a7bd8459c75 32 2732eeb987c23959 38 a620139e338c1739 3c 22ce1861d07c8c14 11 a556662a59e828f1 9 9801c2b960d3e311 19 ef21bf63b22db58c 16 1e86288679cd57a5 c e 1 1 0 4 1 556cffaf7c6a22f2 2d 5f728f1ef291c98b 91 33c1729ad804989 191 55e8fb5418d64a14 26 78a3 1c4dc24 2 18ed9df246bd 89c8f97a01d05aff 1 af5635c6383b04ea 1 1 1 1 abbfc0456413ba48 13 c8 186 a 0 6 2 10 8 0 855f0fbcae48976b 21 1 6
//@ expect: da9d6db6558eca8 50 d4da8e469fba433e 4f 7 1c 3 627b2f28cbafba45 f f6d568588d004309 2b 57eff20a48f5e8bf 2c fadaee221ddb8618 1c ee2cbc249fc5aad9 32 a670b92ac0ea8449 38 74ed771e4d954fa1 3c 6ea3f8be14f12fa0 10 54b0e88db4f56da a 9801c2b960d3e311 19 ef21bf63b22db58c 16 1e86288679cd57a5 c e 1 1 0 4 1 9c1456a453764de2 2d 5f728f1ef291c98b 91 3b6757c2f1924bce 39 c9fd5a08189a3a34 25 78a3 1c4dc24 2 18ed9df246bd 89c8f97a01d05aff 1 af5635c6383b04ea 1 1 1 1 abbfc0456413ba48 13 c8 186 a 0 6 2 10 8 0 855f0fbcae48976b 21 1 6
