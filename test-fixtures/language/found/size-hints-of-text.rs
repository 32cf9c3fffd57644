//! What iterators over text say about their length, from either end: `encode_utf16` knew nothing.
fn seen<I: Iterator>(mut i: I, out: &mut Out) {
    let mut all = 0u64;
    loop {
        let (low, high) = i.size_hint();
        all = all.wrapping_mul(31) + low as u64 * 7 + high.map_or(1000, |high| high as u64);
        if i.next().is_none() {
            break out.put(all);
        }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let text = ["12 a\u{101234}\n", "é\u{1F4A9}\t", "", "a\n\nb c", "\u{FFFF}\"\n", "12345678"][input[0] as usize % 6];
    out.put(text.len());
    seen(text.encode_utf16(), out);
    seen(text.chars(), out);
    seen(text.char_indices(), out);
    seen(text.bytes(), out);
    seen(text.split(' '), out);
    seen(text.split_inclusive('\n'), out);
    seen(text.split_terminator('\n'), out);
    seen(text.splitn(2, ' '), out);
    seen(text.rsplit('1'), out);
    seen(text.matches('a'), out);
    seen(text.match_indices("a"), out);
    seen(text.lines(), out);
    seen(text.split_whitespace(), out);
    seen(text.split_ascii_whitespace(), out);
    seen(text.chars().rev(), out);
    seen(text.as_bytes().utf8_chunks(), out);
    seen(text.as_bytes().escape_ascii(), out);
    seen(text.escape_default(), out);
    seen(text.escape_unicode(), out);
    seen(text.escape_debug(), out);
    let c = text.chars().next().unwrap_or('\u{130}');
    seen(c.to_lowercase(), out);
    seen(c.to_uppercase(), out);
    seen(c.escape_debug(), out);
    seen(c.escape_unicode(), out);
    seen(c.escape_default(), out);
    seen(core::ascii::escape_default(c as u8), out);
    seen(char::decode_utf16(text.encode_utf16()), out);
    seen(char::decode_utf16(text.bytes().map(|b| b as u16 + 0xD800)), out);
}

//@ expect: 7 1937231 9d416 9d416 170ea7cdbe0 7d00 7d00 7d00 7d00 7d00 3e8 3e8 7d00 7d00 f9 9d7f6 7d00 bbd0f69ff828540c 92f7cc372cf844a9 d27dc8da309b68bf 38e10de0 f8 f8 f8 a313b0b18 a313b0b18 1ce1610 9b9cf e5e97fcbae
//@ expect: 7 1937231 9d416 9d416 170ea7cdbe0 7d00 7d00 7d00 7d00 7d00 3e8 3e8 7d00 7d00 f9 9d7f6 7d00 bbd0f69ff828540c 92f7cc372cf844a9 d27dc8da309b68bf 38e10de0 f8 f8 f8 a313b0b18 a313b0b18 1ce1610 9b9cf e5e97fcbae
//@ expect: 9 c65b62600c 659b6dc94 659b6dc94 6f672b0406cd8 f26e8 7d00 7d00 f26e8 f26e8 7d00 7d00 7d00 f26e8 2664 65925404a 7d00 bcfb090ec389c5a8 bffaa2fc45f123dd bf14557107a7f6df bffaa2fc45f123dd f8 f8 f8 a313b0b18 f8 f8 4e767f4ed 43eb3e8969f0d
//@ expect: 6 4436b0a6a 4430865e3 4430865e3 a313b0b18 f26e8 1d5ba00 1d5ba00 f26e8 7d00 7d00 7d00 1d5ba00 1d5ba00 3419c 4430865e3 7d00 3218fec3e4f4e 3218fec3e4f4e 8c6245d6db037771 3218fec3e4f4e f8 f8 f8 a313b0b18 f8 f8 2c4cadac3 5b5b6a931
//@ expect: 8 17366bcc85eb 119b86629e44 119b86629e44 3315fb989c20 7d00 7d00 7d00 7d00 f26e8 3e8 3e8 7d00 7d00 117 119b86629e44 7d00 3218e79900c00 3218e79900c00 fb7a97f6598ae41d 3218e79900c00 f8 f8 f8 a313b0b18 f8 f8 119a08251324 1ca5ebf72db9
//@ expect: 0 0 0 0 0 7d00 3e8 3e8 7d00 7d00 3e8 3e8 3e8 3e8 1 0 3e8 0 0 0 0 3d08 f8 f8 170ea7cdbe0 170ea7cdbe0 f8 0 0
//@ expect: 9 c65b62600c 659b6dc94 659b6dc94 6f672b0406cd8 f26e8 7d00 7d00 f26e8 f26e8 7d00 7d00 7d00 f26e8 2664 65925404a 7d00 bcfb090ec389c5a8 bffaa2fc45f123dd bf14557107a7f6df bffaa2fc45f123dd f8 f8 f8 a313b0b18 f8 f8 4e767f4ed 43eb3e8969f0d
//@ expect: 0 0 0 0 0 7d00 3e8 3e8 7d00 7d00 3e8 3e8 3e8 3e8 1 0 3e8 0 0 0 0 3d08 f8 f8 170ea7cdbe0 170ea7cdbe0 f8 0 0
