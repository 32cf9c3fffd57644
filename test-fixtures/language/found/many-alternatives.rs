//! Alternatives in many columns whose tests have little in common: a decision tree of them all would be far too large.
fn kind(v: [u8; 6]) -> u64 {
    match v {
        [(1..), _, (2..), _, (3..), _] | [_, (1..), _, (2..), _, (3..)] => 1,
        [..3, (2..), _, ..2, _, (1..)] | [(2..), ..3, (1..), _, ..4, _] => 2,
        [_, ..2, (3..), (1..), ..2, _] | [(3..), _, ..1, ..3, _, (2..)] => 3,
        [_, (3..), ..2, _, 1..3, ..2] | [..2, _, _, (3..), (2..), (1..)] => 4,
        [1..4, ..4, _, 2..4, _, ..3] | [_, _, 1..3, ..2, (3..), _] => 5,
        [..1, 1..3, (2..), ..1, ..3, 0] | [0, .., 0] => 6,
        [a, .., b] if a > b => 7,
        [_, 0 | 2, _, 1 | 3, ..] | [_, _, 0 | 2, _, 1 | 3, _] => 8,
        _ => 9,
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut s = input[0];
    let mut h = 0u64;
    for i in 0..64 {
        s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let v = core::array::from_fn(|k| ((s >> (30 + 3 * k)) % 5) as u8);
        h = h.wrapping_mul(31) ^ kind(v);
        if i % 8 == 7 {
            out.put(h);
        }
    }
}

//@ expect: 4887c1178 3013751687e3d470 da9a58171aec5b52 5b4ec9ca487651db 1bf075434d762510 56d22f28eb7e6901 cc0dc62b54bdc7f9 43747ca3a85c5b
//@ expect: 393ee02151 c900dde84ce1dc12 de0fcc42adee2775 c171c507abb526e a94a8182adc10e5 44decff216496f7e 4f05630c99a6b843 141790394c31da6b
//@ expect: 13060e1757 b37c0e5a45652f93 2a10ec69b5bc954b f99386acb2e4454a ead17c1eb23e760b 53258cb947e6fc72 b699c6543eb9b7b8 49e06d6e4c38cff5
//@ expect: 2d7953a13f 2cfb01ebc8b88aef 1437b41ea3abc73a 60efdcc7627d37ff 786a2d853c4594fb 3e34695edc637181 416a5cb67d434b16 628dbd4c48e84f60
//@ expect: c67d89670 80de88407060c249 5ade87692c0dac89 af902eadb6ee44b8 83fcfe59dc3c3ed9 100fe4fec5451698 a5822da16ec222db 345bc9f02b24ed7b
//@ expect: 5fa9c2688 4b413cac50e3b8c1 e139fc25e4826bca a499e1a54e872a3a 9b4a37c53cf83220 c91330e8b6acde08 ec684867670e8367 dc12838d288667fd
//@ expect: 38363722e9 7d03a6f7f98db723 cc2908d12226db87 40550a602f14a002 e68cee46a205372d 725448b174b6a32e 29b806cd57a263d6 4179703e0251275b
//@ expect: 62f9ee72c 6a15fec8cb01a60a b9885ae4545a8ec9 3c668d74f2883ae0 7860fa225238441d 6500e882cfebe03f fd34a9e2ef569499 427a9edb6d9b9be1
