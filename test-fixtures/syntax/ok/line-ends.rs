fn a() {}
/// doc
fn b() { let s = "x
y"; }
