//! Binding modes, slices, ranges, or-patterns, guards, constants.
enum E {
    A,
    B(u8, i32),
    C { k: f32 },
}
const TOP: u8 = 9;
fn f(e: &E, v: &mut [u16], t: (u8, Option<&str>)) -> u32 {
    match e {
        E::A => 0,
        E::B(n, m) if *m > 0 => *n as u32,
           //^ type: u8
              //^ type: i32
        E::B(0..=4 | TOP, _) => 1,
        E::B(..) => 2,
        E::C { k } => *k as u32,
             //^ type: f32
    };
    if let [a, .., b] = v {
          //^ type: u16
                 //^ type: u16
        core::mem::swap(a, b);
    }
    let [x, rest @ ..] = [1u8, 2, 3];
       //^ type: u8
          //^^^^^^^^^ type: [u8; 2]
    match t {
        (n @ 1..=3, Some(s)) => s.len() as u32 + n as u32,
                       //^ type: &str
        (_, None) => x as u32 + rest.len() as u32,
        _ => 0,
    }
}
