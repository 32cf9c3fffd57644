//! Strings as device code meets them: bytes, characters, parts, searching, comparing.
const WORDS: [&str; 4] = ["alpha", "beta", "gämma", ""];
fn hash(s: &str) -> u32 {
    s.bytes().fold(2166136261u32, |h, b| (h ^ b as u32).wrapping_mul(16777619))
}
fn field(line: &str, n: usize) -> Option<&str> {
    line.split(',').nth(n)
}
pub fn test(input: &[u64], out: &mut Out) {
    let w = WORDS[(input[0] & 3) as usize];
    out.put(w);
    out.put(hash(w));
    out.put((w.len(), w.is_empty(), w.chars().count()));
    out.put(w.chars().rev().fold(0u32, |a, c| a.wrapping_mul(31) ^ c as u32));
    for (i, c) in "aé漢𝄞z".char_indices() {
        out.put((i, c));
    }
    out.put("aé漢𝄞z".char_indices().rev().map(|(i, c)| i as u32 * c as u32).fold(0, |a, b| a ^ b));
    let s = "key=value=x";
    out.put(s.split_once('=').map(|(a, b)| a.len() * 100 + b.len()));
    out.put(s.rsplit_once("=").map(|(a, b)| a.len() * 100 + b.len()));
    out.put((s.find('v'), s.find("lu"), s.find(|c: char| c > 'u')));
    out.put((s.rfind('='), s.contains("key"), s.contains('q')));
    out.put(s.strip_prefix("key").map(|x| x.len()));
    out.put(s.strip_suffix('x').map(str::len));
    out.put((s.starts_with('k'), s.ends_with("=x")));
    out.put(field("10,20,,30", (input[1] % 6) as usize));
    out.put("1,22,333".split(',').filter_map(|f| f.parse::<u32>().ok()).sum::<u32>());
    out.put("xxabxx".trim_start_matches('x'));
    out.put("xxabxx".trim_end_matches("x"));
    out.put("  a b ".trim_ascii());
    out.put(&s[..3]);
    out.put(&s[4..=8]);
    out.put(s.get(2..50).is_none());
    out.put("é".get(1..).is_none());
    out.put(s.split_at(3).1);
    out.put((s == "key=value=x", "abc" < "abd"));
    out.put("abc".cmp("abcd"));
    out.put("HeLLo".eq_ignore_ascii_case("hello"));
    out.put(match w {
        "alpha" | "beta" => 1,
        x if x.len() > 3 => 2u8,
        _ => 3,
    });
    out.put('x'.is_alphabetic_ascii());
    out.put(('a'.to_ascii_uppercase(), 'Z'.is_ascii_lowercase()));
    out.put(('7'.to_digit(10), char::from_digit(11, 16)));
    out.put(('é'.len_utf8(), ('a'..='e').nth(2)));
    out.put(unsafe { core::str::from_utf8_unchecked(&[104, 105]) });
    out.put(core::str::from_utf8(&[0xff, 0x41]).is_err());
}
trait Ascii {
    fn is_alphabetic_ascii(&self) -> bool;
}
impl Ascii for char {
    fn is_alphabetic_ascii(&self) -> bool {
        self.is_ascii_alphabetic()
    }
}

//@ expect: 4 62 65 74 61 af81e4c7 4 0 4 2c5072 0 61 1 e9 3 6f22 6 1d11e a 7a bafff 5033 133 5033 385 5033 4 5033 6 5033 2 5033 9 1 0 5033 8 5033 a 1 1 5033 0 164 4 61 62 78 78 4 78 78 61 62 3 61 20 62 3 6b 65 79 5 76 61 6c 75 65 1 1 8 3d 76 61 6c 75 65 3d 78 1 1 ffffffffffffffff 1 1 1 41 0 5033 7 5033 62 2 5033 63 2 68 69 1
//@ expect: 0 811c9dc5 0 1 0 0 0 61 1 e9 3 6f22 6 1d11e a 7a bafff 5033 133 5033 385 5033 4 5033 6 5033 2 5033 9 1 0 5033 8 5033 a 1 1 5033 2 31 30 164 4 61 62 78 78 4 78 78 61 62 3 61 20 62 3 6b 65 79 5 76 61 6c 75 65 1 1 8 3d 76 61 6c 75 65 3d 78 1 1 ffffffffffffffff 1 3 1 41 0 5033 7 5033 62 2 5033 63 2 68 69 1
//@ expect: 5 61 6c 70 68 61 5d8b6dab 5 0 5 56379f4 0 61 1 e9 3 6f22 6 1d11e a 7a bafff 5033 133 5033 385 5033 4 5033 6 5033 2 5033 9 1 0 5033 8 5033 a 1 1 5033 2 32 30 164 4 61 62 78 78 4 78 78 61 62 3 61 20 62 3 6b 65 79 5 76 61 6c 75 65 1 1 8 3d 76 61 6c 75 65 3d 78 1 1 ffffffffffffffff 1 1 1 41 0 5033 7 5033 62 2 5033 63 2 68 69 1
