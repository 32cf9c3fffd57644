//! Strings in parts: white space, lines, patterns from both ends, matches, UTF-16, changes in place, errors in UTF-8.
fn hash(h: &mut u64, s: &str) {
    *h = h.wrapping_mul(31) ^ s.len() as u64;
    for b in s.bytes() {
        *h = h.wrapping_mul(131) ^ b as u64;
    }
}
fn all<'a>(parts: impl Iterator<Item = &'a str>) -> u64 {
    let mut h = 7;
    for part in parts {
        hash(&mut h, part);
    }
    h
}
fn error(bytes: &[u8]) -> (usize, Option<usize>) {
    match core::str::from_utf8(bytes) {
        Ok(s) => (s.len() + 1000, None),
        Err(e) => (e.valid_up_to(), e.error_len()),
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let texts = ["  a bc\td \n", "x,y,,z,", ",", "", "one\r\ntwo\n\nthree", "\u{e9}\u{a0}\u{1F600}z ", "aXbXXcX"];
    let text = texts[input[0] as usize % texts.len()];
    for text in [text, texts[3], texts[2], texts[5]] {
        out.put(all(text.split_whitespace()));
        out.put(all(text.split_whitespace().rev()));
        out.put(all(text.split_ascii_whitespace()));
        out.put(all(text.lines()));
        out.put(all(text.lines().rev()));
        out.put(all(text.split_inclusive(',')));
        out.put(all(text.split_terminator(',')));
        out.put(all(text.rsplit_terminator(',')));
        out.put(all(text.rsplit('X')));
        out.put(all(text.splitn(2, |c| c == 'X' || c == ',')));
        out.put(all(text.rsplitn(2, ['X', ','])));
        out.put(all(text.matches(char::is_whitespace)));
        out.put(text.rmatch_indices("X").map(|(at, _)| at).fold(1, |a, b| a * 10 + b));
        out.put(all([text.trim(), text.trim_start(), text.trim_end(), text.trim_matches(',')].into_iter()));
        out.put(text.encode_utf16().fold(3u64, |h, u| h.wrapping_mul(7) ^ u as u64));
        out.put((text.floor_char_boundary(1), text.ceil_char_boundary(3)));
    }
    let mut bytes = *b"hello wide world";
    if let Ok(s) = core::str::from_utf8_mut(&mut bytes) {
        let (a, b) = s.split_at_mut(5);
        a.make_ascii_uppercase();
        b[1..].make_ascii_uppercase();
        if let Some(part) = b.get_mut(2..4) {
            part.make_ascii_lowercase();
        }
    }
    out.put(bytes.map(|b| b as u16).iter().fold(0u64, |h, &b| h.wrapping_mul(257) ^ b as u64));
    out.put(error(b"ab\xffcd"));
    out.put(error(b"ab\xe2\x82"));
    out.put(error(b"ab\xe2\x82x"));
    out.put(error(b"\xed\xa0\x80"));
    out.put(error(b"\xf0\x9f\x98\x80!"));
    out.put(error(b"\xc3"));
}

//@ expect: 20b759bd7b00041 20b759bd7b00041 20b759bd7b00041 20b759bd7b00041 20b759bd7b00041 dfaeffe5696fd2c1 d348b8a471b d34c758f2db 20b759bd7b00041 78ab8354242f44 78acd6c481df60 7 1 94d782e38bc10afc b7970a 1 3 7 7 7 7 7 7 7 7 d9 d9 d9 7 1 62a487 3 0 0 6ea4 6ea4 6ea4 6ea4 6ea4 6ea4 d9 d9 6ea4 1a47 1a47 7 1 d2b7fbaa0c0 39 1 1 3ecc685acbb254db 3e8f4d751181a783 6c00bf20214cd621 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 393d0f272 1 99b89c879c50f4f9 13c6ecd 0 4 7f72e789a85dab1f 2 5033 1 2 440 2 5033 2 0 5033 1 3ed 440 0 440
//@ expect: 6ea4 6ea4 6ea4 6ea4 6ea4 6ea4 d9 d9 6ea4 1a47 1a47 7 1 d2b7fbaa0c0 39 1 1 7 7 7 7 7 7 7 7 d9 d9 d9 7 1 62a487 3 0 0 6ea4 6ea4 6ea4 6ea4 6ea4 6ea4 d9 d9 6ea4 1a47 1a47 7 1 d2b7fbaa0c0 39 1 1 3ecc685acbb254db 3e8f4d751181a783 6c00bf20214cd621 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 393d0f272 1 99b89c879c50f4f9 13c6ecd 0 4 7f72e789a85dab1f 2 5033 1 2 440 2 5033 2 0 5033 1 3ed 440 0 440
//@ expect: 37c9f7d8a223 37cb86b784f5 37c9f7d8a223 f5833ee1f2854fcb f5833ee1f2854fcb ff1477b4888c810c ff1477b4888c810c ff1477b4888c810c ff1477b4888c810c ff1477b4888c810c ff1477b4888c810c 23e5d1be79b52fe0 1 9a5bcad328fd8f5b 72bb9234 1 3 7 7 7 7 7 7 7 7 d9 d9 d9 7 1 62a487 3 0 0 6ea4 6ea4 6ea4 6ea4 6ea4 6ea4 d9 d9 6ea4 1a47 1a47 7 1 d2b7fbaa0c0 39 1 1 3ecc685acbb254db 3e8f4d751181a783 6c00bf20214cd621 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 1fd73c91a218d13c 393d0f272 1 99b89c879c50f4f9 13c6ecd 0 4 7f72e789a85dab1f 2 5033 1 2 440 2 5033 2 0 5033 1 3ed 440 0 440
