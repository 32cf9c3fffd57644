//! `String`, `str` methods that need the heap, `Cow`.
extern crate alloc;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

fn say(out: &mut Out, text: String) {
    let mut hash = 0xcbf29ce484222325u64;
    for byte in text.bytes() {
        hash = (hash ^ byte as u64).wrapping_mul(0x100000001b3);
    }
    out.put(hash);
    out.put(text.len());
}
fn clean(text: &str) -> Cow<'_, str> {
    if text.contains(' ') { text.replace(' ', "_").into() } else { text.into() }
}
struct Point { x: i64, y: i64 }
impl core::fmt::Display for Point {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if f.alternate() { write!(f, "<{:+}|{:+}>", self.x, self.y) } else { f.pad(&format!("{},{}", self.x, self.y)) }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0] % 100;
    let mut s = String::from("Grüße, Welt");
    s.push_str(" über ");
    s.insert(0, 'ß');
    s.insert_str(3, "→");
    say(out, format!("{s:?} {} {}", s.len(), s.chars().count()));
    out.put((s.pop(), s.remove(0)).0.unwrap());
    s.retain(|c| c != 'e');
    say(out, s.clone());
    let part: String = s.drain(..s.find('W').unwrap()).rev().collect();
    say(out, format!("{part}|{s}"));
    s.replace_range(1..2, "EEE");
    s.extend(['a', 'b']);
    s.extend(["cd", "ef"].iter().copied());
    s.extend(vec![String::from("gh"), "ij".to_owned()]);
    s += "!";
    s = s + "?" + &part;
    say(out, format!("{s} {:?}", s.char_indices().rev().nth(3)));
    let tail = s.split_off(5);
    say(out, format!("{s:>10}|{tail:<4}|{:^9}|", "mid"));
    say(out, tail.to_uppercase() + &tail.to_lowercase() + &"ΑΣ ΣΑΣ ǅ İ ŉ".to_lowercase() + &"ﬁ ŉ ǰ".to_uppercase());
    say(out, tail.to_ascii_uppercase() + &"ab".repeat(3) + &"a-b-c-d".replacen('-', "+", 2));
    say(out, format!("{:?}", "a,b,,c".split(',').map(str::to_owned).collect::<Vec<String>>()));
    say(out, ["x", "y", "z"].join("--") + &[String::from("p"), String::from("q")].concat());
    let bytes = vec![0xf0, 0x9f, 0x92, 0x96, b'a', 0xff, b'b', 0xe2, 0x82];
    say(out, format!("{:?}", String::from_utf8_lossy(&bytes)));
    say(out, format!("{:?}", String::from_utf8(bytes).map_err(|e| (e.utf8_error().valid_up_to(), e.into_bytes().len()))));
    say(out, format!("{:?}", String::from_utf16(&[0xd834, 0xdd1e, 0x6d, 0x75]).unwrap()));
    say(out, format!("{} {}", String::from_utf16(&[0xd834, 0x20]).is_err(), String::from_utf16_lossy(&[0xd834, 0x20])));
    let boxed: Box<str> = tail.clone().into_boxed_str();
    say(out, format!("{} {:?} {}", boxed.len(), boxed, boxed.clone().into_string() == tail));
    let mut cow = clean("a b c");
    out.put((matches!(cow, Cow::Owned(_)), matches!(clean("abc"), Cow::Borrowed("abc")), cow == "a_b_c"));
    cow.to_mut().push('!');
    cow += "more";
    say(out, cow.into_owned());
    let mut w = String::new();
    write!(w, "{n:#x} {n:08b} {n:e} {:?} {:5}|{:<5}|{:^5}|{:+}", n as f64 / 7.0, n, n, n, n as i32).unwrap();
    writeln!(w, "{0:?} {0:#?} {1:p}", (1, "a"), core::ptr::null::<u8>()).unwrap();
    w.write_char('é').unwrap();
    say(out, w);
    let p = Point { x: n as i64 - 50, y: 3 };
    say(out, format!("{p} {p:#} {p:>8} {p:*^9} {:1$} {:.*} {:>w$.q$}", 7, 4, 1.2345, 9.87654, w = 10, q = 3));
    say(out, [1u8, 20, 255].iter().map(|x| x.to_string()).collect::<Vec<_>>().join(":") + &true.to_string() + &'c'.to_string() + &(-5i8).to_string() + &1.5f32.to_string());
    say(out, format!("{:?} {:?} {:?}", "12".parse::<u8>(), "x".parse::<i32>().map_err(|e| e.to_string()), "1.5e3".parse::<f64>()));
    let t = String::from("  pad\t");
    out.put((t.trim().len(), t.as_str() == "  pad\t", *t == *"  pad"));
    out.put((&t[2..4] == "pa", t.contains(&String::from("ad")), t.starts_with(&"  "[..])));
    let c: String = "hello".chars().rev().chain("x".chars()).filter(|c| *c != 'l').collect();
    let d: Box<str> = "boxed".chars().collect();
    let e: String = [Cow::Borrowed("m"), Cow::Owned("n".to_string())].into_iter().collect();
    say(out, c + &d + &e);
    let mut words: Vec<String> = "pear Apple fig apple".split(' ').map(String::from).collect();
    words.sort_by_key(|w| w.to_lowercase());
    say(out, words.join(" "));
    words.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    say(out, format!("{words:?} {:?}", words.iter().map(|w| w.len()).max()));
    let leaked: &'static mut str = String::from("leak").leak();
    leaked.make_ascii_uppercase();
    out.put((leaked.len(), leaked.as_bytes()[0], String::with_capacity(10).capacity() >= 10));
    let chars: Vec<char> = "añb".chars().collect();
    say(out, chars.iter().collect::<String>() + &String::from_iter(chars.iter().rev()) + &String::from('z'));
}

//@ expect: 9bdc3bf3d185abb7 21 20 21f518c3e7f5f2f3 13 1b2eb4ad483a6643 14 52abd9ec90f3ac38 32 2c60f04ae87a2c4b 32 e332ab5b8d7be729 57 b2b1914e7adafd25 29 3898b3d1c9b8a10d 13 2c9e6d90f57c949f 9 34cecbb334317f47 e db38fc4c7c9a6ce8 b 5ec03857e0e96ca4 8 42057fc4013419a0 9 b83ae798cf1cb811 26 1 1 1 61e2dde87d1c163f a 3cfca75a18d8b442 5c 425d1b1b483ff2d1 38 6085e85827053dbd 12 6405c50395349db4 36 3 1 0 1 1 1 21744bd945847870 b 47eed8fa8844770b 14 24667c35c62c47f1 29 4 4c 1 5f8b868ec9839123 9
//@ expect: 9bdc3bf3d185abb7 21 20 21f518c3e7f5f2f3 13 1b2eb4ad483a6643 14 52abd9ec90f3ac38 32 2c60f04ae87a2c4b 32 e332ab5b8d7be729 57 b2b1914e7adafd25 29 3898b3d1c9b8a10d 13 2c9e6d90f57c949f 9 34cecbb334317f47 e db38fc4c7c9a6ce8 b 5ec03857e0e96ca4 8 42057fc4013419a0 9 b83ae798cf1cb811 26 1 1 1 61e2dde87d1c163f a 29e4354cd97a4655 50 2572dfe543c9b037 38 6085e85827053dbd 12 6405c50395349db4 36 3 1 0 1 1 1 21744bd945847870 b 47eed8fa8844770b 14 24667c35c62c47f1 29 4 4c 1 5f8b868ec9839123 9
//@ expect: 9bdc3bf3d185abb7 21 20 21f518c3e7f5f2f3 13 1b2eb4ad483a6643 14 52abd9ec90f3ac38 32 2c60f04ae87a2c4b 32 e332ab5b8d7be729 57 b2b1914e7adafd25 29 3898b3d1c9b8a10d 13 2c9e6d90f57c949f 9 34cecbb334317f47 e db38fc4c7c9a6ce8 b 5ec03857e0e96ca4 8 42057fc4013419a0 9 b83ae798cf1cb811 26 1 1 1 61e2dde87d1c163f a c3a8ae18bbd377c3 4c 937a697ff22f28fd 38 6085e85827053dbd 12 6405c50395349db4 36 3 1 0 1 1 1 21744bd945847870 b 47eed8fa8844770b 14 24667c35c62c47f1 29 4 4c 1 5f8b868ec9839123 9
