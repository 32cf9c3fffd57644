//! Characters and text with their escapes, cut, padded and aligned.
use core::fmt::{self, Write};
/// Text is folded into a number: lines by `\n`, which no format writes by itself.
struct Sum {
    hash: u64,
    len: u64,
}
impl Write for Sum {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for b in s.bytes() {
            self.hash = (self.hash ^ b as u64).wrapping_mul(0x100000001b3);
            self.len += 1;
        }
        Ok(())
    }
}
macro_rules! put {
    ($out:ident, $($arg:tt)*) => {{
        let mut sum = Sum { hash: 0xcbf29ce484222325, len: 0 };
        $out.put(write!(sum, $($arg)*).is_ok());
        $out.put(sum.hash ^ sum.len << 48);
    }};
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0] as u32;
    let texts = ["", "plain", "quo\"te's", "tab\tnl\nnul\0\x7f\u{1b}", "é漢𝄞", "a\u{301}\u{200b}\u{fffff}", "\\"];
    for s in texts {
        put!(out, "{s} {s:?} {s:10}|{s:>10}|{s:^9.3}|{s:.2}|{s:-<8?}");
        put!(out, "{} {} {}", s.escape_debug(), s.escape_default(), s.escape_unicode());
        for c in s.chars() {
            put!(out, "{c} {c:?} {c:3}|{c:^5}|{c:.0}|");
        }
    }
    put!(out, "{:?}{:?}", '"', '\'');
    put!(out, "{} {:?} {:>7} {:<7}|", n % 2 == 0, true, false, true);
}

//@ expect: 1 b2a31d2daf938237 1 7c7a807b48ed46d 1 bdd9490df8777be6 1 554f542fc4f85009 1 5f5d72d0f3db59d3 1 8f4261bc89d7ade3 1 71104859e57626f9 1 9937e3ecdddbb259 1 ee07de32d3aaa947 1 dbece02881813e0c 1 87b308c769ce76bc 1 a6dcfb64afb28f99 1 4f87fc7b4843b9b1 1 c4e7935421968ef1 1 6e9ccc8c5edaf69f 1 aa67918629765723 1 1e347b4bb8c80a71 1 4c962486716d0453 1 322551d11a736489 1 eebbffeb945c0a52 1 a20a6d7766ebda05 1 aa67918629765723 1 71104859e57626f9 1 5822cbcad67a959f 1 355d8ed9cc065076 1 ee07de32d3aaa947 1 8f4261bc89d7ade3 1 74e569a19d0564cf 1 ee07de32d3aaa947 1 4f87fc7b4843b9b1 1 8f4261bc89d7ade3 1 eec6d02f05b6575b 1 74b87b3a98491bec 1 197817e165e5104e 1 c7f1ee96ab2e11dd 1 44d50d82a0968c86 1 3449057961429659 1 d5152cf4e7cf723b 1 7ba057d0edd3c6f 1 644acf4524443219 1 f58d0984c46058a4 1 71104859e57626f9 1 1743dbfb9f1b61b3 1 f50e461e2f169c8f 1 a91fae5ce6569b7a 1 7ef574ebb62fb873 1 f8b6144587a96662 1 794171db4a4f51fb 1 a17c85c0dde404e0 1 27c1b52b2d837fa5
//@ expect: 1 b2a31d2daf938237 1 7c7a807b48ed46d 1 bdd9490df8777be6 1 554f542fc4f85009 1 5f5d72d0f3db59d3 1 8f4261bc89d7ade3 1 71104859e57626f9 1 9937e3ecdddbb259 1 ee07de32d3aaa947 1 dbece02881813e0c 1 87b308c769ce76bc 1 a6dcfb64afb28f99 1 4f87fc7b4843b9b1 1 c4e7935421968ef1 1 6e9ccc8c5edaf69f 1 aa67918629765723 1 1e347b4bb8c80a71 1 4c962486716d0453 1 322551d11a736489 1 eebbffeb945c0a52 1 a20a6d7766ebda05 1 aa67918629765723 1 71104859e57626f9 1 5822cbcad67a959f 1 355d8ed9cc065076 1 ee07de32d3aaa947 1 8f4261bc89d7ade3 1 74e569a19d0564cf 1 ee07de32d3aaa947 1 4f87fc7b4843b9b1 1 8f4261bc89d7ade3 1 eec6d02f05b6575b 1 74b87b3a98491bec 1 197817e165e5104e 1 c7f1ee96ab2e11dd 1 44d50d82a0968c86 1 3449057961429659 1 d5152cf4e7cf723b 1 7ba057d0edd3c6f 1 644acf4524443219 1 f58d0984c46058a4 1 71104859e57626f9 1 1743dbfb9f1b61b3 1 f50e461e2f169c8f 1 a91fae5ce6569b7a 1 7ef574ebb62fb873 1 f8b6144587a96662 1 794171db4a4f51fb 1 a17c85c0dde404e0 1 27c1b52b2d837fa5
//@ expect: 1 b2a31d2daf938237 1 7c7a807b48ed46d 1 bdd9490df8777be6 1 554f542fc4f85009 1 5f5d72d0f3db59d3 1 8f4261bc89d7ade3 1 71104859e57626f9 1 9937e3ecdddbb259 1 ee07de32d3aaa947 1 dbece02881813e0c 1 87b308c769ce76bc 1 a6dcfb64afb28f99 1 4f87fc7b4843b9b1 1 c4e7935421968ef1 1 6e9ccc8c5edaf69f 1 aa67918629765723 1 1e347b4bb8c80a71 1 4c962486716d0453 1 322551d11a736489 1 eebbffeb945c0a52 1 a20a6d7766ebda05 1 aa67918629765723 1 71104859e57626f9 1 5822cbcad67a959f 1 355d8ed9cc065076 1 ee07de32d3aaa947 1 8f4261bc89d7ade3 1 74e569a19d0564cf 1 ee07de32d3aaa947 1 4f87fc7b4843b9b1 1 8f4261bc89d7ade3 1 eec6d02f05b6575b 1 74b87b3a98491bec 1 197817e165e5104e 1 c7f1ee96ab2e11dd 1 44d50d82a0968c86 1 3449057961429659 1 d5152cf4e7cf723b 1 7ba057d0edd3c6f 1 644acf4524443219 1 f58d0984c46058a4 1 71104859e57626f9 1 1743dbfb9f1b61b3 1 f50e461e2f169c8f 1 a91fae5ce6569b7a 1 7ef574ebb62fb873 1 f8b6144587a96662 1 794171db4a4f51fb 1 a17c85c0dde404e0 1 d5c9029664ead338
