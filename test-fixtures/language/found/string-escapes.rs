//! Escaped line ends in string literals stay as they are written.
pub fn test(input: &[u64], out: &mut Out) {
    let texts = ["a\r\nb", r"a\r\nb", "a\n\r\u{d}\u{a}", "x\
        y"];
    let text = texts[(input[0] % 4) as usize];
    out.put(text);
    out.put(b"\r\n\\".len() as u64);
    for (i, c) in "ö\r\nabc".char_indices() {
        out.put(i as u64 * 1000 + c as u64);
    }
}

//@ expect: 6 61 5c 72 5c 6e 62 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 2 78 79 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 4 61 d a 62 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 6 61 5c 72 5c 6e 62 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 2 78 79 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 5 61 a d d a 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 5 61 a d d a 3 f6 7dd bc2 1001 13ea 17d3
//@ expect: 4 61 d a 62 3 f6 7dd bc2 1001 13ea 17d3
