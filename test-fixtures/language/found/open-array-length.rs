//! A slice pattern without a rest says how long an array of open length is.
fn first(text: &[u8], at: usize) -> Option<usize> {
    let &[a, b, c] = text[at..].first_chunk()?;
    Some(a as usize * 7 + b as usize * 3 + c as usize)
}
pub fn test(input: &[u64], out: &mut Out) {
    let text = input[0].to_le_bytes();
    for at in 0..8 {
        out.put(first(&text, at).map(|x| x as u64));
    }
    if let Some([x, _]) = input.last_chunk() {
        out.put(*x);
    }
}

//@ expect: 5033 7 5033 0 5033 0 5033 0 5033 0 5033 0 440 440 f
//@ expect: 5033 74d 5033 66d 5033 275 5033 4b0 5033 3a7 5033 5da 440 440 b54e0f1600cc4d19
//@ expect: 5033 0 5033 0 5033 0 5033 0 5033 0 5033 0 440 440 fe
//@ expect: 5033 443 5033 5e4 5033 368 5033 562 5033 5c4 5033 65f 440 440 10
//@ expect: 5033 15 5033 0 5033 0 5033 0 5033 0 5033 80 440 440 c4dd302a1bfa1137
//@ expect: 5033 e 5033 0 5033 0 5033 0 5033 0 5033 0 440 440 8000000000000001
//@ expect: 5033 5a4 5033 7b9 5033 5ed 5033 6d6 5033 4a5 5033 4c9 440 440 f
//@ expect: 5033 380 5033 0 5033 0 5033 0 5033 0 5033 0 440 440 c847729f4e08f3a3
