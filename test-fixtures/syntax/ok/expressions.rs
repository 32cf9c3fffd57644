fn operators() {
    let _ = a + b * c - d / e % f;
    let _ = a << 1 + 2 & b | c ^ d >> 3;
    let _ = a && b || c && !d;
    let _ = a == b && c < d || e >= f;
    let _ = -a.b + *c.d()? as u8 as u32;
    let _ = !-x;
    let _ = &a + &mut b - &raw const c - &raw mut d;
    let _ = &&a & &b && **c;
    let _ = raw + &raw;
    let _ = a..b;
    let _ = ..;
    let _ = (a.., ..b, ..=c, a..=b + 1);
    a = b = c;
    a += 1; a -= 1; a *= 1; a /= 1; a %= 1; a ^= 1; a &= 1; a |= 1; a <<= 1; a >>= 1;
    (a, b) = (b, a);
    [a, .., _] = x;
    S { a, .. } = s;
    _ = f();
    let _ = x as usize + y as u8 as i8;
    let _ = x<-1;
    let _ = |x| x + 1;
    let _ = a || |x: u8| -> u8 { x } (1);
    return a + b;
}
fn postfix() {
    a.b.c(d)(e)[f]?.g.await?.0.1;
    a::<u8>(1).b::<Vec<Vec<u8>>>(2, 3,);
    <T as Trait>::f::<U>();
    <[u8]>::len(x);
    Vec::<u8>::new();
    self.x; Self::y(); super::z(); crate::w(); ::v();
    x.match { 1 => 2, _ => 3 };
    x.use;
}
fn structures() {
    let _ = S { a: 1, b, 0: c, ..base };
    let _ = S {};
    let _ = path::To::<u8> { x: 1 };
    let _ = ((), (1,), (1, 2), (1));
    let _ = [[], [1], [1, 2,], [0; 10]];
    let _ = S { .. };
}
fn control() -> u8 {
    if a { b } else if c { d } else { e };
    if let Some(x) = y && let Some(z) = x && z > 1 { z } else { 1 };
    if x == (S { a: 1 }) {}
    if x { } else { }
    match x { A => 1, B => { 2 } C if d => 3, _ => unreachable!(), }
    'a: loop { break 'a; }
    'b: while x < y { continue 'b; }
    'c: for i in 0..n { break 'c }
    let v = 'd: { if x { break 'd 1; } 2 };
    while let Some(x) = stack.pop() {}
    for x in xs.iter().filter(|x| x.y) {}
    loop { break; }
    unsafe { f() };
    const { 1 };
    async { 1 };
    async move { x.await };
    try { f()? };
    gen { yield 1; };
    async gen move { yield 1; };
    match x { _ if let 1 = y => {}, _ => {} }
    if a {} - 1;
    match x {} .foo();
    unsafe {} [0];
    for await x in xs {}
    if { a } > { b } {}
    try!(f());
    do yeet 1;
    become f(x);
    0
}
fn closures() {
    let _ = || 1;
    let _ = |a, mut b: u8, &c| a;
    let _ = move |a| -> u8 { a };
    let _ = async |x| x;
    let _ = async move || {};
    let _ = static || yield;
    let _ = const || {};
    let _ = for<'a> |x: &'a u8| -> &'a u8 { x };
    let _ = gen move |x| {};
    let _ = use || x;
    f(|x| { x }, || ());
    let _ = |#[cfg(x)] a| a;
    let _ = f(use || x);
    let _ = || -> u8 { 1 }();
    let _ = || .. .method();
}
fn macros() {
    println!("{} {}", a, b);
    vec![1, 2, 3].len();
    braces! { a } 
    let x = braces! { b };
    a::b!();
    (mac!(x) + 1);
    builtin # offset_of(S, a);
    m! {}.x;
    tail!()
}
fn statements() {
    ;
    let a;
    let b: u8;
    let c = 1;
    super let d = 2;
    let Some(e) = x else { return; };
    #[attr] let f = 1;
    #[attr] g();
    #[attr] { h() }
    fn inner() {}
    struct Inner;
    use a::b;
    const C: u8 = 1;
    static D: u8 = 2;
    impl X for Y {}
    macro_rules! m { () => {} }
    x = #[attr] 1;
    f(#[cfg(a)] 1, #[cfg(not(a))] 2);
    { 1 }
    { 2 };
    'label: { 3 }
    if x { 1 } else { 2 }
}
