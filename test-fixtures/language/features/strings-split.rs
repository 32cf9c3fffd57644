//! Texts cut at patterns of all kinds and empty ones.

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
}

fn ask(t: &str, out: &mut Answers) {
    out.at = 0;
    out.parts(t.split(""));
    out.parts(t.rsplit(""));
    out.parts(t.split("a"));
    out.parts(t.split("aa"));
    out.parts(t.rsplit("aa"));
    out.parts(t.split(',').rev());
    out.parts(t.split_terminator(','));
    out.parts(t.split_terminator(',').rev());
    out.parts(t.rsplit_terminator(','));
    out.parts(t.split_terminator(""));
    out.parts(t.split_inclusive(','));
    out.parts(t.split_inclusive('\n').rev());
    out.parts(t.split_inclusive(""));
    out.parts(t.splitn(2, ','));
    out.parts(t.rsplitn(2, ','));
    out.parts(t.splitn(3, ""));
    out.parts(t.lines());
    out.parts(t.lines().rev());
    out.parts(t.split_whitespace());
    out.parts(t.split_ascii_whitespace().rev());
    out.parts(t.matches(""));
    out.parts(t.rmatches("a"));
    out.parts(t.matches(char::is_alphabetic));
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut answers = Answers { words: [0; 80], at: 0 };
    for i in 0..8 {
        ask(TEXTS[(i + input[0] as usize % 8) % 8], &mut answers);
    }
    for word in &answers.words[..answers.at] {
        out.word(*word);
    }
}

//@ expect: 8589720375201360 139e17a7472e3607 215e7cf4d9a4c243 2a53a6ffb4174360 2a53a6ffb4174360 208f70ee10e5249e 42a4b0931e4aa171 ac7872de506fff1f ac7872de506fff1f b20c4c8eda29605e c245151f98866ddc 55db58e82373ebbf b20c4c8eda29605e 5aeb008b04e9a036 2e4a5028688fd1c6 e6fc0db3a5dfa178 fd9f690afd3411fb 22eaeb110a846541 3a041e2cc324349c 3a73a8b862ab1a69 db0fc6e16d0a634c 5a300b73d552758a 18ae3bafd00778c7
//@ expect: 363d95994c43edc4 15f2d978b74a513b e26c13cd4ff5fb98 8edd72f5d8d16b57 8edd72f5d8d16b57 9e7681c0f3fb5e2f c9bb5bb45ed647f5 117a2d859189b495 117a2d859189b495 687fd9e81f2afbb7 851ce8cf3143d471 9f93827bd58eac63 687fd9e81f2afbb7 7efc727c1a1d4ac3 45a1c295073d2d0a a6df33c26d351499 7957edec1327dfab 2fb8e02828ef5a63 bcbf0c15a12b062a 9d939303d2e2b646 1d387f8e0a7b67e5 950f9667e96ab518 e217bd184fe2546c
//@ expect: 5a1538dbfab0ff68 c1d6fe16878fbd56 288a77e4756bac0f 17a81a5425e03cce 17a81a5425e03cce 8c459615c1bf5863 b534b413f0285808 3bd54967f196709a 3bd54967f196709a 61153130ef509750 67fcec57df70c376 5d4e1d555feb0eb 61153130ef509750 50a3a689d49a37c2 53b2cb830b365cbb 43d9f207bd8b2694 21a5942c88dc5fb4 ea07f6c4cdd139e2 ff354dff73fbb3 12e62d0083f56342 21a5635db9ab30b6 f6a92ffc60f36ddf 525ff819431585f7
