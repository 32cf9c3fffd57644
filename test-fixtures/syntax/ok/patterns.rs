fn patterns() {
    match value {
        _ => 0,
        x => 1,
        mut x => 1,
        ref x => 1,
        ref mut x @ Some(_) => 1,
        1 | 2 | -3 => 2,
        1..=5 | 'a'..='z' | -1..1 => 3,
        ..=9 | 10.. | ..A | A..=B | i8::MIN..=-1 => 4,
        0...9 => 4,
        "str" | b"bytes" | true => 5,
        Some(x) | Other::Name(x, ..) | Third(.., x) => 6,
        Struct { a, b: 1, ref mut c, box d, .. } => 7,
        Tuple { 0: a, 1: _ } => 8,
        Path::To::Const => 9,
        <u8 as Limits>::MAX => 9,
        Generic::<u8>::VALUE => 9,
        (a, b) | (a, b, ..) | (.., b) | () | (a,) => 10,
        (a | b) => 11,
        [] | [a] | [first, .., last] | [head @ .., tail] | [x, rest @ ..] => 12,
        &x | &mut x | &&x | &(1 | 2) => 13,
        box x => 14,
        const { 1 + 2 } => 15,
        mac!(x) => 16,
        deref!(x) => 17,
        ! => 18,
        n @ 1..=9 => 19,
        n @ (1 | 2) => 20,
        | leading | vert => 21,
        x if x > 1 && y => 22,
        Some(x) if let Some(y) = x && y > 1 => 23,
        (x if x > 1) => 24,
        #[cfg(x)] attributed => 25,
        A { #[cfg(y)] f, .. } => 26,
        r#match => 27,
    };
    let Some(x) = y else { return };
    let (a, b): (u8, u8) = (1, 2);
    let [x, y, ..] = z;
    for (i, &x) in xs {}
    while let Some(Ok(x)) | Some(Err(x)) = it.next() {}
    if let A | B = x {}
    let f = |(a, b): (u8, u8), &c, _| a;
    let | A | B = x;
}
