//! Values of blocks, loops and branches; diverging code fits anywhere.
fn f(x: u32) -> i64 {
    let a = if x > 1 { 1u8 } else { return 0 };
      //^ type: u8
    let b = loop {
      //^ type: u32
        if x == 3 {
            break x + 1;
        }
    };
    let c = 'out: {
      //^ type: char
        if x == 4 {
            break 'out 'y';
        }
        'n'
    };
    let d = match x {
      //^ type: &[u8]
        0 => &[1u8, 2][..],
        1 => &[],
        _ => panic!("no"),
    };
    let e = while x > 5 {};
      //^ type: ()
    let _ = (a, b, c, d, e);
    -1
}
