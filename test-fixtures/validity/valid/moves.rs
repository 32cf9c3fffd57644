//! Moves, initialisation and mutability that rustc accepts.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
use core::cell::Cell;
struct D<'a>(&'a Cell<u32>, u32);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get() * 3 + self.1); } }
struct N { a: u32 }
struct P { a: N, b: N, c: Option<N> }
enum E { A(N), B { x: N, y: u32 }, C }
fn eat(n: N) -> u32 { n.a }
fn late(f: bool) -> u32 { let x; if f { x = 1; } else { x = 2; } x }
fn late_match(n: u32) -> u32 { let x; match n { 0 => x = 1, 1 => { x = 2 } 2 => return 7, _ => panic!() } x }
fn late_loop(n: u32) -> u32 { let x; let mut i = 0; loop { i += 1; if i > n { x = i; break; } } x }
fn late_let_else(o: Option<u32>) -> u32 { let x; let Some(y) = o else { return 0 }; x = y; let z: u32; z = x + 1; z }
fn late_struct() -> u32 { let p: (u32, N); p = (1, N { a: 2 }); p.0 + p.1.a }
fn late_never() -> u32 { let x: u32; loop { if true { x = 3; break } else { continue } } x }
fn late_closure() -> u32 { let x; let f = |y: u32| y + 1; x = f(1); let g = move || x + 1; g() + x }
fn late_and(a: u32) -> u32 { let x; if a > 1 && { x = a; x > 2 } { x } else { 0 } }
fn late_or(a: u32) -> u32 { let x; if a == 0 || { x = a; x < 2 } { 0 } else { x } }
fn cond_move(f: bool) -> u32 { let n = N { a: 1 }; if f { return eat(n); } eat(n) }
fn move_in_loop(k: u32) -> u32 { let mut n = N { a: k }; for i in 0..3 { let m = n; n = N { a: m.a + i }; } eat(n) }
fn move_break() -> u32 { let n = N { a: 1 }; loop { break eat(n); } }
fn move_or_panic(f: bool) -> u32 { let n = N { a: 1 }; let r = if f { eat(n) } else { panic!() }; r }
fn move_fields(p: P) -> u32 { let P { a, b, .. } = p; eat(a) + eat(b) + p.c.map_or(0, |n| n.a) }
fn move_and_restore(mut p: P) -> u32 { let a = p.a; p.a = N { a: 2 }; let q = p; eat(a) + eat(q.a) + eat(q.b) }
fn partial_ref(p: P) -> u32 { let a = p.a; let r = (&p.b, &p.c); eat(a) + r.0.a + r.1.as_ref().map_or(0, |n| n.a) }
fn match_moves(e: E) -> u32 { match e { E::A(n) if n.a > 3 => eat(n), E::A(n) => n.a, E::B { x, y } => eat(x) + y, E::C => 0 } }
fn match_ref_then_move(e: E) -> u32 { match &e { E::A(n) if n.a > 3 => return 1, _ => {} } match_moves(e) }
fn guard_moves(o: Option<N>) -> u32 { match o { Some(n) if { n.a > 1 } => eat(n), Some(N { a }) => a, None => 0 } }
fn at_pattern(o: Option<u32>) -> u32 { match o { x @ Some(1 | 2) => x.unwrap(), Some(n @ 3..=9) => n, y @ _ => y.unwrap_or(0) } }
fn ref_at(o: Option<N>) -> u32 { match o { ref x @ Some(ref n) => x.is_some() as u32 + n.a, None => 0 } }
fn copy_at(p: (u32, u32)) -> u32 { let q @ (a, b) = p; q.0 + a + b }
fn or_moves(e: Result<N, N>) -> u32 { let (Ok(n) | Err(n)) = e; eat(n) }
fn closures(n: N, m: N) -> u32 { let f = move || n.a; let g = || eat(m); f() + f() + g() }
fn fn_mut(mut n: N) -> u32 { let mut f = move || { n.a += 1; n.a }; f() + f() }
fn call_twice(f: &dyn Fn() -> u32) -> u32 { f() + f() }
fn refs_copy<'a>(a: &'a N) -> u32 { let b = a; let c = a; b.a + c.a + a.a }
fn reborrow_arg(n: &mut N) { bump(n); bump(n); let m = n; bump(m); bump(m); m.a = 1; }
fn bump(n: &mut N) { n.a += 1; }
fn generic_reborrow(n: &mut N) { id(&mut *n).a = 1; bump(n); }
fn id<T>(t: T) -> T { t }
fn drops(c: &Cell<u32>) -> u32 { let a = D(c, 1); { let b = D(c, 2); drop(a); let _ = D(c, 3); let _x = D(c, 4); } let mut d = D(c, 5); d = D(c, 6); d.1 = 7; c.get() }
fn drop_cond(c: &Cell<u32>, f: bool) { let a = D(c, 1); if f { drop(a); } else { let b = a; b.0.set(1); } }
fn array_move(a: [N; 3]) -> u32 { let [x, y, z] = a; eat(x) + eat(y) + eat(z) }
fn array_part(a: [N; 3]) -> u32 { let [x, .., z] = a; eat(x) + eat(z) }
fn tuple_swap(mut a: N, mut b: N) -> u32 { (a, b) = (b, a); let t; (t, _) = (a.a, 1); [a.a, b.a][0] + t }
fn destructure() -> u32 { let (mut x, mut y) = (1, 2); (x, y) = (y, x); [x, y] = [y, x + 1]; N { a: x } = N { a: 7 }; (x, ..) = (1, 2, 3); _ = y; x + y }
fn let_underscore(n: N) -> u32 { let _ = n; eat(n) }
fn wildcard(p: (N, N)) -> u32 { let (a, _) = p; eat(a) + eat(p.1) }
fn match_wild(n: N) -> u32 { match n { _ => {} } eat(n) }
fn match_place(n: N) -> u32 { match n.a { 0 => 1, x => x + eat(n) } }
fn while_take(mut o: Option<N>) -> u32 { let mut s = 0; while let Some(n) = o.take() { s += n.a; if s < 3 { o = Some(N { a: s }); } } s }
fn for_arr(a: [N; 2]) -> u32 { let mut s = 0; for n in a { s += eat(n); } s }
fn shadow(n: N) -> u32 { let n = eat(n); let n = N { a: n }; { let n = n; eat(n) } }
fn labelled(n: N) -> u32 { 'a: { if n.a > 3 { break 'a eat(n); } n.a } }
fn infinite(c: &Cell<u32>) -> u32 { let n = N { a: 1 }; loop { if c.get() > 3 { return eat(n); } c.set(c.get() + 1); } }
fn nested_loops(k: u32) -> u32 { let mut o = Some(N { a: k }); 'o: loop { loop { if let Some(n) = o { o = None; if n.a == 3 { break 'o n.a; } continue 'o; } break 'o 0; } } }
fn question(o: Option<N>) -> Option<u32> { let n = o?; let m = N { a: n.a }; let r = Some(m)?; Some(eat(n) + eat(r)) }
fn boxed(n: &mut Option<N>) -> u32 { let m = core::mem::replace(n, None); let k = m.map(eat); k.unwrap_or(1) }
fn static_mut() -> u32 { static mut S: u32 = 1; unsafe { S += 1; S } }
fn const_block() -> u32 { const { let mut x = 1; x += 1; x } }
fn mut_pat((mut a, b): (u32, u32), N { a: mut c }: N) -> u32 { a += b; c += a; c }
fn ref_mut_pat(p: &mut (N, u32)) -> u32 { let (n, k) = p; n.a += 1; *k += n.a; let &mut (ref mut m, j) = p; m.a += j; m.a }
fn iter_ref(v: &[N]) -> u32 { let mut s = 0; for &N { a } in v { s += a; } for (i, N { a }) in v.iter().enumerate() { s += *a * i as u32; } s }
fn unused_uninit() -> u32 { let x: N; let y: u32; 3 }
fn diverge() -> u32 { let x: u32 = return 3; }
fn ty_ascr<T: Copy>(t: T) -> (T, T) { let u = t; (t, u) }
fn tup_copy(p: (u32, &N)) -> u32 { let q = p; p.0 + q.1.a + p.1.a }
fn opt_ref(o: &Option<N>) -> u32 { match *o { Some(N { a }) => a, None => 0 } }
fn opt_ref2(o: &mut Option<N>) -> u32 { match *o { Some(ref mut n) => { n.a += 1; n.a } None => { *o = Some(N { a: 1 }); 0 } } }
fn deref_copy(r: &&u32, p: *const N) -> u32 { let x = **r; x + unsafe { (*p).a } }
fn union_fields() -> u32 { union U { a: u32, b: f32 } let mut u = U { a: 1 }; u.b = 2.0; unsafe { u.a } }
fn manually(n: N) -> u32 { let m = core::mem::ManuallyDrop::new(n); m.a }
fn ret_closure(n: N) -> impl FnOnce() -> u32 { move || eat(n) }
fn capture_part(mut p: P) -> u32 { let f = || eat(p.a); let r = &mut p.b; r.a = 3; let s = f(); s + p.b.a }
fn capture_copy(p: &mut P) -> u32 { let f = { let x = p.a.a; move || x }; p.a.a = 3; f() }
fn cl_in_loop() -> u32 { let mut v = 0; for i in 0..3 { let mut add = |x| v += x; add(i); add(1); } v }
fn at_moved(v: N) -> u32 { match v { q @ N { a: 0..=2 } => eat(q), w => eat(w) + 1 } }
fn at_variant(v: (u32, E)) -> u32 { match v { (1, q @ E::A(N { a: 0..=2 })) => match_moves(q), w => w.0 + 1 } }
fn at_if_let(v: (u32, E)) -> u32 { if let (1, q @ E::A(N { a: 0..=2 })) = v { match_moves(q) } else { v.0 + match_moves(v.1) } }
fn at_let_else(v: (u32, E)) -> u32 { let (1, q @ E::A(_)) = v else { return v.0 + match_moves(v.1) }; match_moves(q) }
fn at_guard(v: (E, N)) -> u32 { match v { (E::A(N { a: 3 }), q @ N { a: 0..=2 }) | (_, q @ N { a: 4 | 5 }) if q.a > 1 => eat(q), ref whole => whole.1.a } }
fn at_slice(v: [N; 3]) -> u32 { match v { all @ [N { a: 1 }, ..] => all[2].a, [N { a: 2 }, rest @ ..] => rest[0].a, [x, ..] => eat(x) } }
fn at_nested(v: Option<(N, E)>) -> u32 { match v { all @ Some((N { a: 1..=4 }, E::A(N { a: 3 }) | E::C)) => all.map_or(0, |(n, e)| eat(n) + match_moves(e)), Some((n, e)) => eat(n) + match_moves(e), None => 9 } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32) {
    let c = Cell::new(1); let p = || P { a: N { a: 1 }, b: N { a: 2 }, c: None }; let mut n = N { a: 1 }; let mut on = Some(N { a: 1 });
    let mut s = late(true) + late_match(1) + late_loop(3) + late_let_else(None) + late_struct() + late_never() + late_closure() + late_and(2) + late_or(2) + cond_move(true) + move_in_loop(2) + move_break() + move_or_panic(true);
    s += move_fields(p()) + move_and_restore(p()) + partial_ref(p()) + match_moves(E::C) + match_ref_then_move(E::B { x: N { a: 1 }, y: 2 }) + guard_moves(None) + at_pattern(Some(1)) + ref_at(None) + copy_at((1, 2)) + or_moves(Ok(N { a: 1 })) + closures(N { a: 1 }, N { a: 2 }) + fn_mut(N { a: 1 }) + call_twice(&|| 1) + refs_copy(&n);
    reborrow_arg(&mut n); generic_reborrow(&mut n); s += drops(&c); drop_cond(&c, true); s += array_move([N { a: 1 }, N { a: 1 }, N { a: 1 }]) + array_part([N { a: 1 }, N { a: 1 }, N { a: 1 }]) + tuple_swap(N { a: 1 }, N { a: 2 }) + destructure() + let_underscore(N { a: 1 }) + wildcard((N { a: 1 }, N { a: 1 })) + match_wild(N { a: 1 }) + match_place(N { a: 1 });
    s += while_take(Some(N { a: 1 })) + for_arr([N { a: 1 }, N { a: 1 }]) + shadow(N { a: 1 }) + labelled(N { a: 1 }) + infinite(&c) + nested_loops(3) + question(None).unwrap_or(1) + boxed(&mut on) + static_mut() + const_block() + mut_pat((1, 2), N { a: 1 }) + ref_mut_pat(&mut (N { a: 1 }, 2)) + iter_ref(&[N { a: 1 }]) + unused_uninit() + diverge() + ty_ascr(1).0 + tup_copy((1, &n));
    s += opt_ref(&on) + opt_ref2(&mut on) + deref_copy(&&1, &n) + union_fields() + manually(N { a: 1 }) + ret_closure(N { a: 1 })() + capture_part(p()) + capture_copy(&mut p()) + cl_in_loop();
    s += at_moved(N { a: 2 }) + at_variant((1, E::A(N { a: 1 }))) + at_if_let((1, E::A(N { a: 3 }))) + at_let_else((2, E::C)) + at_guard((E::C, N { a: 4 })) + at_slice([N { a: 1 }, N { a: 2 }, N { a: 3 }]) + at_nested(Some((N { a: 2 }, E::C)));
    unsafe { *o = s };
}
