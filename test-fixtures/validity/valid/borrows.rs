//! Borrows that NLL accepts.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
struct Node<'a> { v: u32, next: Option<&'a mut Node<'a>>, kids: [Option<u32>; 4] }
struct Chain<'a> { v: u32, next: Option<&'a mut Chain<'a>> }
fn push_back(list: &mut Chain, more: &mut Chain) {
    let mut at = Some(list);
    while let Some(l) = at { l.v ^= 5; at = l.next.as_deref_mut(); }
    let mut at = more;
    while let Some(l) = &mut at.next { l.v ^= 5; at = l; }
}
fn tails(mut at: &mut Chain) { while let Some(l) = &mut at.next { l.v += 1; at = &mut **l; } at.v = 1; }
fn last_of<'a>(first: &'a mut Chain<'a>, n: &mut u32) {
    let mut at = &mut first.next;
    while let Some(l) = at { l.v ^= 5; *n += l.v; at = &mut l.next; }
    *at = None;
}
struct Pair { a: u32, b: [u32; 4], c: (u32, u32) }

fn walk<'a>(mut at: &'a mut Chain<'a>) -> &'a mut u32 {
    while at.v > 3 {
        match at.next { Some(ref mut n) => { at = n; } None => break }
    }
    panic!()
}
fn first_or_push<'a>(v: &'a mut [Option<u32>], k: usize) -> &'a mut u32 {
    for i in 0..v.len() {
        if v[i].is_some() { return v[i].as_mut().unwrap(); }
    }
    v[k] = Some(1);
    v[k].as_mut().unwrap()
}
fn two_phase(v: &mut [u32; 4]) { v[v.len() - 1] = 3; let n = v.len(); v[n - 1] += v[0]; let k = v.len() - 2; v.swap(k, 1); }
fn split_fields(p: &mut Pair) -> u32 {
    let a = &mut p.a; let b = &mut p.b; let c = &mut p.c.0; let d = &p.c.1;
    *a += b[0]; *c += *d; b[1] = *a; *c
}
fn conditional(p: &mut Pair, f: bool) -> u32 {
    let r = if f { &mut p.a } else { &mut p.b[2] };
    *r += 1;
    p.a + p.b[2]
}
fn reborrow(p: &mut Pair) -> u32 {
    let q = &mut *p; q.a = 3;
    let r = &mut q.b; r[0] = 1;
    q.c.0 = r[0];
    p.a
}
fn in_loop(p: &mut Pair) -> u32 {
    let mut best = &p.b[0];
    for x in &p.b { if *x > *best { best = x; } }
    let m = *best; p.a = m; m
}
fn replaced(p: &mut Pair, q: &mut Pair) -> u32 {
    let mut r = &mut p.a;
    *r += 1;
    r = &mut q.a;
    p.a += *r;
    *r = 3;
    p.a
}
fn closure_then_use(p: &mut Pair) -> u32 {
    let mut f = |x: u32| { p.a += x; p.a };
    let s = f(1) + f(2);
    p.a = s; p.b[0] = s;
    let g = || p.b[1] + p.a;
    let t = g() + p.a;
    p.a = t; t
}
fn disjoint_closures(p: &mut Pair) -> u32 {
    let mut f = || p.a += 1;
    let mut g = || p.b[0] += 1;
    f(); g(); f();
    p.a + p.b[0]
}
fn slices(v: &mut [u32]) -> u32 {
    let (a, b) = v.split_at_mut(2);
    a[0] = b[0]; b[1] = a[1];
    v[0] + v[1]
}
fn swap_refs<'a>(mut a: &'a mut u32, mut b: &'a mut u32) { core::mem::swap(&mut a, &mut b); *a = 1; *b = 2; }
fn take_option(mut o: Option<&mut u32>) -> u32 {
    if let Some(x) = o.as_deref_mut() { *x += 1; }
    if let Some(x) = &mut o { **x += 1; }
    while let Some(x) = o.take() { *x += 1; if *x > 3 { o = Some(x); if true { break; } } }
    match o { Some(x) => *x, None => 0 }
}
fn rest(mut s: &mut [u32]) -> u32 {
    let mut n = 0;
    while let Some((h, t)) = s.split_first_mut() { *h += 1; n += *h; s = t; }
    n
}
fn rest2<'a>(mut s: &'a mut [u32], out: &mut [Option<&'a mut u32>; 4]) {
    let mut i = 0;
    loop {
        let Some((h, t)) = core::mem::take(&mut s).split_first_mut() else { break };
        out[i] = Some(h); i += 1; s = t;
    }
}
fn rest3(s: &mut &mut [u32]) -> u32 {
    let (h, t) = core::mem::take(s).split_at_mut(1); *s = t; h[0]
}
fn match_guard(p: &mut Pair) -> u32 {
    match &mut p.b { [a, b, ..] if *a > *b => { *a = 1; *b = 2; 0 } [.., y, z] => { *y = *z; 1 } }
}
fn match_ref_mut(mut o: Option<Pair>) -> u32 {
    match o { Some(ref mut p) if p.a > 2 => { p.a = 1; } Some(Pair { ref mut b, a, .. }) => { b[0] = a; } None => o = None }
    o.map_or(0, |p| p.a)
}
fn move_then_set(p: Pair) -> u32 { let mut p = p; let b = p.b; let q = p; p = Pair { a: q.a, b, c: q.c }; p.a + q.b[0] }
fn partial(p: (Pair, Pair)) -> u32 { let a = p.0; let r = &p.1; a.a + r.a }
fn break_value(v: &mut [u32; 4]) -> u32 {
    let r = loop { let x = &mut v[1]; *x += 1; if *x > 3 { break x; } };
    *r += 1; v[0] + v[1]
}
fn early<'a>(m: &'a mut Pair, k: u32) -> &'a mut u32 { if k > 3 { return &mut m.a; } m.b[0] += 1; &mut m.b[1] }
fn scopes() -> u32 {
    let mut x = 3; let y;
    { let z = &mut x; *z += 1; y = *z; }
    x += y; let r = &x; let s = *r; x = s + 1; x
}
fn shadow() -> u32 { let x = 3; let x = &x; let x = *x + 1; let r = &x; { let x = *r; x } }
fn assign_in_cond(mut v: [u32; 4]) -> u32 {
    let (mut i, mut x) = (0, 1); let mut r = &mut x;
    while { *r += 1; *r < 10 } { r = &mut v[i]; i = (i + 1) % 4; }
    v[0] + v[1]
}
fn nested_method(p: &mut Pair) -> u32 { p.set(p.get()); p.b[p.get() as usize & 3] = p.get(); let n = p.get(); p.set(n).set(n + 1).get() }
impl Pair { fn get(&self) -> u32 { self.a } fn set(&mut self, x: u32) -> &mut Self { self.a = x; self } }
struct It<'a> { s: &'a mut [u32] }
impl<'a> It<'a> { fn next(&mut self) -> Option<&'a mut u32> { let s = core::mem::take(&mut self.s); let (h, t) = s.split_first_mut()?; self.s = t; Some(h) } }
fn iter_mut_all(v: &mut [u32]) -> u32 { let mut it = It { s: v }; let a = it.next(); let b = it.next(); if let (Some(a), Some(b)) = (a, b) { core::mem::swap(a, b); } v[0] }
struct Stack<'a> { top: Option<&'a Stack<'a>>, v: u32 }
fn recur(s: Option<&Stack>, d: u32) -> u32 { if d == 0 { let mut n = 0; let mut at = s; while let Some(x) = at { n += x.v; at = x.top; } return n; } recur(Some(&Stack { top: s, v: d }), d - 1) }
fn cells(c: &core::cell::Cell<u32>) -> u32 { let a = c; let b = c; a.set(1); b.set(a.get() + 1); c.get() }
fn raw(p: &mut Pair) -> u32 { let r = &raw mut p.a; let q = &mut p.a; *q = 1; unsafe { *r = 2; } p.a }
fn let_else(o: &mut Option<u32>) -> u32 { let Some(x) = o else { *o = Some(1); return 0 }; *x += 1; *x }
fn let_chain(o: &mut Option<u32>, q: &mut u32) -> u32 { if let Some(x) = o && *x > 3 { *x = *q; } else if let None = o { *o = Some(2); } *q += 1; o.unwrap_or(0) }
fn ref_of_ref<'a>(a: &'a u32, b: &'a u32) -> &'a u32 { let mut r = &a; if **r > 3 { r = &b; } *r }
fn static_promoted() -> &'static u32 { let r = &7; r }
fn temp() -> u32 { let r = &mut Pair { a: 1, b: [0; 4], c: (0, 0) }; r.a += 1; let s = &mut r.b; s[0] += 1; r.a + r.b[0] }
fn arr_of_refs(a: &mut u32, b: &mut u32) -> u32 { let rs = [&mut *a, &mut *b]; for r in rs { *r += 1; } *a + *b }
fn arr_elem(v: &mut [[u32; 2]; 2]) -> u32 { let [x, y] = v; x[0] = y[0]; let [ref mut p, ref q] = *x; *p = *q; v[0][0] }
fn index_reassign(v: &mut [Option<u32>; 3]) -> u32 { let mut i = 0; let mut cur = &mut v[0]; while let Some(x) = cur { *x += 1; i += 1; if i == 3 { break; } cur = &mut v[i]; } v[0].unwrap_or(1) }
fn update(v: &mut u32) -> u32 { let old = *v; let r = &mut *v; let _ = &mut *r; *r = old + 1; let t = &*r; let u = &*t; *u + *t }
fn opt_chain<'a>(mut n: &'a mut Chain<'a>, q: &mut u32) { loop { let Chain { v, next } = n; *v += *q; *q += 1; let Some(m) = next else { return }; n = m; } }
fn dropless(p: &mut Pair) { let r = &mut p.a; if *r > 3 { p.a = 1; } else { *r = 2; } p.a = 5; }
fn gets(p: &Pair, q: &mut Pair) -> u32 { let mut r = p; let x = q.get(); if x > 2 { q.set(3); r = q; } r.a }
fn labelled(v: &mut [u32; 4]) -> u32 { let r = 'a: { if v[0] > 3 { break 'a &mut v[1]; } v[2] = 3; &mut v[3] }; *r += 1; v[0] }
fn async_like<F: FnMut() -> u32>(mut f: F) -> u32 { f() + f() }
fn closures_in_calls(p: &mut Pair) -> u32 { let x = async_like(|| { p.a += 1; p.a }); let y = async_like(|| p.a + x); p.a = y; [1, 2].iter().map(|i| p.a + i).fold(0, |a, b| { p.b[0]; a + b }) }
fn struct_update(p: Pair) -> u32 { let q = Pair { a: 1, ..p }; let r = &p.a; *r + q.a + p.b[0] }
fn compound(v: &mut [u32; 4], i: usize) { v[i] += v[i + 1] * { v[0] }; let n = &mut v[i]; *n = *n + *n; (*n, v[1]) = (1, 2); }
fn tuple_swap(v: &mut [u32; 4]) { (v[0], v[1]) = (v[1], v[0]); let (ref mut a, ref b) = (v[2], v[3]); *a += *b; }
fn borrow_across_match(o: &mut Option<Pair>) -> u32 { match o { Some(p) => { let x = &mut p.a; *x += 1; p.b[0] = *x; p.a } None => { *o = None; 0 } } }
fn get_or_insert(o: &mut Option<u32>) -> &mut u32 { if o.is_none() { *o = Some(3); } match o { Some(x) => x, None => unreachable!() } }
fn from_fn_arr(p: &Pair) -> [u32; 4] { let mut n = p.a; core::array::from_fn(|i| { n += p.b[i]; n }) }
fn use_all(p: &mut Pair, c: &core::cell::Cell<u32>) -> u32 {
    let mut q = Pair { a: 1, b: [1, 2, 3, 4], c: (1, 2) }; let mut s = [1u32, 2, 3, 4]; let (mut x, mut y) = (1, 2); let mut os = [Some(1), None, Some(2), None];
    let mut n = 0;
    two_phase(&mut s); n += split_fields(p) + conditional(p, true) + reborrow(p) + in_loop(p) + replaced(p, &mut q) + closure_then_use(p) + disjoint_closures(p) + slices(&mut s);
    swap_refs(&mut x, &mut y); n += take_option(Some(&mut x)) + rest(&mut s) + rest3(&mut &mut s[..]) + match_guard(p) + match_ref_mut(None) + break_value(&mut s) + *early(p, 3) + scopes() + shadow();
    n += assign_in_cond(s) + nested_method(p) + iter_mut_all(&mut s) + recur(None, 3) + cells(c) + raw(p) + let_else(&mut os[0]) + let_chain(&mut os[1], &mut y) + *ref_of_ref(&1, &2) + *static_promoted() + temp();
    n += arr_of_refs(&mut x, &mut y) + arr_elem(&mut [[1, 2], [3, 4]]) + update(&mut x) + gets(&q, p) + labelled(&mut s) + closures_in_calls(p) + borrow_across_match(&mut None) + *get_or_insert(&mut os[1]) + from_fn_arr(p)[1] + *first_or_push(&mut os, 1);
    dropless(p); compound(&mut s, 1); tuple_swap(&mut s); n += struct_update(Pair { a: 1, b: s, c: (1, 1) }) + move_then_set(Pair { a: 1, b: s, c: (1, 1) }) + partial((Pair { a: 1, b: s, c: (1, 1) }, Pair { a: 1, b: s, c: (1, 1) }));
    let mut c1 = Chain { v: 1, next: None }; opt_chain(&mut c1, &mut x); let mut c2 = Chain { v: 9, next: None }; if n == 12345678 { n += *walk(&mut c2); }
    let mut cur = &mut os[..]; let mut three = [Some(1), None, Some(4)]; n += index_reassign(&mut three); cur = &mut cur[1..]; cur[0] = None;
    let mut outs = [None, None, None, None]; rest2(&mut s, &mut outs); if let Some(r) = &mut outs[0] { **r += 1; }
    last_of(&mut Chain { v: 1, next: None }, &mut x); push_back(&mut Chain { v: 1, next: None }, &mut Chain { v: 2, next: None }); tails(&mut Chain { v: 1, next: None });
    let nd = Node { v: 1, next: None, kids: [None; 4] }; n + nd.v + nd.kids.len() as u32 + nd.next.is_none() as u32
}
struct Guard<'a> { of: &'a Pair, raw: *mut u32 }
impl<'a> Guard<'a> {
    fn of_self(self: &'a Guard<'a>) -> Guard<'a> { Guard { of: &self.of, raw: self.raw } }
    fn leak(this: Self) -> &'a mut u32 { let mut this = core::mem::ManuallyDrop::new(this); unsafe { &mut *this.raw } }
    fn leak_ref(this: Self) -> &'a Pair { let this = core::mem::ManuallyDrop::new(this); &*this.of }
}
fn look<'a>(p: &&'a Pair) -> &'a u32 { &p.a }
fn part_of<'a>(p: &'a Pair) -> &'a u32 { let q = &p; let r = &q.b[1]; let s: &'a u32 = look(&p); if *r > 3 { r } else { s } }
fn through<'a>(p: &'a &'a mut Pair) -> &'a u32 { let q = &*p; &q.c.0 }
fn raw_part<'a>(g: Guard<'_>) -> &'a u32 { unsafe { &*g.raw } }
fn guards(p: &mut Pair) -> u32 {
    let raw: *mut u32 = &mut p.a;
    let g = Guard { of: p, raw };
    let h = g.of_self();
    let n = *part_of(h.of) + *Guard::leak_ref(Guard { of: h.of, raw }).b.first().unwrap() + *raw_part(Guard { of: h.of, raw });
    *Guard::leak(Guard { of: h.of, raw }) + n + *through(&&mut Pair { a: 1, b: [1; 4], c: (1, 2) })
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(a: *mut u32) {
    let mut p = Pair { a: 1, b: [1, 2, 3, 4], c: (1, 2) };
    let n = guards(&mut p);
    unsafe { *a = n + use_all(&mut p, &core::cell::Cell::new(1)) };
}
