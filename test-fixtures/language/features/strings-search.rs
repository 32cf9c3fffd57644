//! Searching, trimming and escaping of texts.

const TEXTS: [&str; 8] = [
    "",
    "a",
    "a,b,,c,",
    "  the quick\tbrown\r\nfox\n\njumps ",
    "äöü,ß—日本語,x",
    "aaaa",
    "\u{301}e\u{301}\u{7f}\"'\\\u{200b}\u{10ffff}\0",
    "line one\nline two\r\n\n",
];

/// One word for each question, over all texts.
struct Answers {
    words: [u64; 80],
    at: usize,
}
impl Answers {
    fn word(&mut self, value: u64) {
        self.words[self.at] = (self.words[self.at] ^ value).wrapping_mul(0x100000001b3).rotate_left(9);
        self.at += 1;
    }
    fn parts<'a>(&mut self, parts: impl Iterator<Item = &'a str>) {
        let mut hash = 0xcbf29ce484222325u64;
        for part in parts {
            for &byte in part.as_bytes() {
                hash = (hash ^ byte as u64).wrapping_mul(0x100000001b3);
            }
            hash = (hash ^ 0xfff).wrapping_mul(0x100000001b3);
        }
        self.word(hash);
    }
    fn chars(&mut self, chars: impl Iterator<Item = char>) {
        self.word(chars.fold(7, |hash, c| (hash ^ c as u64).wrapping_mul(0x100000001b3)));
    }
    fn indices<'a>(&mut self, found: impl Iterator<Item = (usize, &'a str)>) {
        self.word(found.fold(7, |hash, (at, part)| hash.wrapping_mul(31).wrapping_add((at * 100 + part.len()) as u64)));
    }
    fn text(&mut self, text: Option<&str>) {
        self.parts(text.into_iter());
    }
    fn place(&mut self, place: Option<usize>) {
        self.word(place.map_or(99, |at| at as u64));
    }
}

fn ask(t: &str, out: &mut Answers) {
    out.at = 0;
    out.indices(t.match_indices(""));
    out.indices(t.match_indices("a"));
    out.indices(t.rmatch_indices(""));
    out.indices(t.match_indices(['a', 'o']).rev());
    out.chars(t.escape_debug());
    out.chars(t.escape_default());
    out.chars(t.escape_unicode());
    out.chars(t.as_bytes().escape_ascii().map(|byte| byte as char));
    out.chars(t.chars().flat_map(char::to_uppercase));
    out.chars(t.chars().rev().flat_map(|c| c.to_lowercase().rev()));
    out.text(Some(t.trim()));
    out.text(Some(t.trim_matches(&['a', ' '][..])));
    out.text(Some(t.trim_start_matches("a")));
    out.text(Some(t.trim_end_matches(&['a', ','])));
    out.text(t.strip_prefix("a"));
    out.text(t.strip_suffix(','));
    out.place(t.find("o"));
    out.place(t.rfind(&['a', 'o'][..]));
    out.place(t.find(|c: char| c > 'n'));
    out.word(t.starts_with(|c: char| c == 'a') as u64);
    out.word(t.ends_with(char::is_whitespace) as u64);
    out.word(t.contains("") as u64);
    out.text(t.get(1..3));
    out.text(t.get(2..=4));
    out.text(t.get((core::ops::Bound::Excluded(0), core::ops::Bound::Unbounded)));
    out.text(t.split_once(',').map(|(a, _)| a));
    out.text(t.rsplit_once("").map(|(_, b)| b));
    out.word(t.chars().count() as u64);
    out.word(t.bytes().rev().len() as u64);
    out.parts(t.as_bytes().utf8_chunks().map(|chunk| chunk.valid()));
    let mut asked = 0;
    let _ = t.starts_with(|c: char| {
        asked += 1;
        c == 'z'
    });
    out.word(asked);
    let mut tokens = t.split(|c: char| !c.is_alphanumeric());
    out.text(tokens.next());
    out.text(tokens.next_back());
    out.parts(tokens);
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut answers = Answers { words: [0; 80], at: 0 };
    for i in 0..8 {
        ask(TEXTS[(i + input[0] as usize % 8) % 8], &mut answers);
    }
    for word in &answers.words[..answers.at] {
        out.word(*word);
    }
    let bad = [b'a', 0xc3, b'b', 0xe2, 0x82, 0xff, 0xf0, 0x9f, 0x98];
    for chunk in bad.utf8_chunks() {
        out.put(chunk.valid().len());
        out.put(chunk.invalid());
    }
    let units = [0x61u16, 0xd83d, 0xde00, 0xd83d, 0x62, 0xde00, 0xd83d];
    for unit in char::decode_utf16(units) {
        out.put(unit.map_err(|error| error.unpaired_surrogate()));
    }
    out.put(core::str::from_utf8(&bad[..input[1] as usize % 8]).map_err(|error| error.valid_up_to()));
}

//@ expect: 93f2fff903722dab c6fefd662fde7174 b120d5add760dba2 d9403c34506f2b4d 4c80579e9d86180f 56fbf472249b4a6d 5a08c3e7ecc0cad8 4af9a4d6bc547010 bf659640bdd75cf0 816238e000a95151 ed0f9790fe59a0fe d26d643cb4b23822 4b7eefd335511c55 b6367661f6ae430f be4ca147bfa27158 606d4b549a505067 7c6a808fa9e7df36 bffa2859641df5cc db61de1fc4bc5c0 ff7bb4d0161e4a4f 8bab30321d98edfb 570e1d676b83cbb7 d7a6a619eb047c4b 56edfaa6623e611e c23348ac2258488d 9c01d26ba0e508bb a67b7095e9684d19 dc6bbd72aedf7e03 aedcd12e3b903056 c0f754ea86b4af31 570c1d676b8065b7 7c56584411175940 ce5d951d0f65151b d171dc324f4dc305 1 1 c3 1 2 e2 82 0 1 ff 0 3 f0 9f 98 c 61 c 1f600 e44 d83d c 62 e44 de00 e44 d83d e44 1
//@ expect: b63e83fca32699f1 686394c2da822a28 b883af807f62e14c ef60391452fe5004 c8348f086dd3d5a6 33e2076d3d5223f0 797175bef3e44093 44a37ab3f02047c 67ff462f4866b51a 73220524667f465b 1a490ce0a6c4f54b e1908c3081cc88a9 e4efce2434c586ca eba0aa8ba6c279b3 b61e685d958e51ec 9ef1adab7bf72db2 3e4333972a4be851 592a54ec100f15bd 9de24625e5f0fc4d bd61cdd9a016717d 998ed1e6bf137739 570e1d676b83cbb7 cad43d5e7f769413 65e92c9caeb2d32a 4a2c4f6c53ead7ff 6b4441c9fe867b88 a67b7095e9684d19 c13aa8b7160c8d5d c019a8e1b52c41fd 9697a45e088a3c8a d9292065189225a4 fe28db7cdd62d5b 7110b8d7abf7cdf0 e9af14497206f1c3 1 1 c3 1 2 e2 82 0 1 ff 0 3 f0 9f 98 c 61 c 1f600 e44 d83d c 62 e44 de00 e44 d83d e44 1
//@ expect: a50939fc65fcc2c 2a97616c334f1930 2dc914f0ec9fbf88 4aaa26216ac3f974 dd65a38592b324c7 1748bc4fe50579b4 b500dd2843666693 8af52ed48f9863 fee9a06ed2e9e681 2ed73a4d7d11de68 6f39dfe63907276b dd31f4c01844436a ce16616aed4dbc63 12c785631f860cb2 913495bee0f91f73 5fdd4fda47cebb51 af951373e2c226b9 7043e6661c991f05 2130cb25fba6533 448b960c45aecfc7 31b8b4c0ca80eab2 570e1d676b83cbb7 4d247afcab0844c8 96aabfc9db5ef8c8 a8d27f3759e3ef28 3ba65ab9c32a60bd a67b7095e9684d19 13140d34e396dbc5 85c9fec39fd51b88 f21dbe52114c4960 f789d7afff3c7206 3b91322fff002016 cd812009cad718e2 4c464ad44d5324be 1 1 c3 1 2 e2 82 0 1 ff 0 3 f0 9f 98 c 61 c 1f600 e44 d83d c 62 e44 de00 e44 d83d c 1 61
