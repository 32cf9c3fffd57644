//! Auto-deref, auto-ref, reborrows and coercions of references.
fn len(s: &[u32]) -> usize {
    s.len()
}
fn f(a: &mut [u32; 4], p: *mut u32) {
    let n = len(a);
      //^ type: usize
    let r = &mut *a;
      //^ type: &mut [u32; 4]
    let first = &r[0];
      //^^^^^ type: &u32
    let c = p as *const u32;
      //^ type: *const u32
    let o = a.first();
      //^ type: Option<&u32>
    let z = **&first;
      //^ type: u32
    let e: &[u32] = a;
      //^ type: &[u32]
    let _ = (n, c, z, e, o);
}
