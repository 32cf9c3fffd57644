func.func @a(%a: f32) -> i32 {
  return %a : f32 // error
}
// -----
func.func @a(%a: f32) -> (f32, f32) {
  return %a : f32 // error
}
// -----
func.func @a(%a: f32) {
  %0 = arith.negf %a : f32 // error
}
// -----
func.func @a(%a: f32) {
  return
  %0 = arith.negf %a : f32 // error
}
// -----
func.func private @b(f32)
func.func @a(%a: i32) {
  func.call @b(%a) : (i32) -> () // error
  return
}
// -----
func.func private @b(f32) -> f32
func.func @a(%a: f32) {
  func.call @b(%a) : (f32) -> () // error
  return
}
// -----
func.func @a(%a: f32) {
  func.call @nobody(%a) : (f32) -> () // error
  return
}
// -----
func.func private @b(f32)
func.func @a(%a: f32) {
  call @b(%a, %a) : (f32, f32) -> () // error
  return
}
// -----
func.func @a(%c: i32) {
  scf.if %c { // error
  }
  return
}
// -----
func.func @a(%c: i1, %a: f32) {
  %0 = scf.if %c -> (f32) { // error
    scf.yield %a : f32
  }
  return
}
// -----
func.func @a(%c: i1, %a: f32, %b: i32) {
  %0 = scf.if %c -> (f32) { // error
    scf.yield %a : f32
  } else {
    scf.yield %b : i32
  }
  return
}
// -----
func.func @a(%c: i1, %a: f32) {
  %0 = scf.if %c -> (f32) { // error
    scf.yield %a : f32
  } else {
    scf.yield %a, %a : f32, f32
  }
  return
}
// -----
func.func @a(%n: index, %i: i32) {
  scf.for %k = %n to %n step %i { // error
  }
  return
}
// -----
func.func @a(%n: index, %a: f32) {
  %0 = scf.for %k = %n to %n step %n iter_args(%x = %a) -> (f32) { // error
    scf.yield
  }
  return
}
// -----
func.func @a(%n: index, %a: f32) {
  %0 = scf.for %k = %n to %n step %n iter_args(%x = %a) -> (f32) { // error
    %z = arith.negf %x : f32
  }
  return
}
// -----
func.func @a(%n: index, %a: f32, %b: i32) {
  %0 = scf.for %k = %n to %n step %n iter_args(%x = %a) -> (f32) { // error
    scf.yield %b : i32
  }
  return
}
// -----
func.func @a(%n: index, %a: f32) {
  %0 = scf.for %k = %n to %n step %n iter_args(%x = %a) -> (i32) { // error
    scf.yield %x : i32
  }
  return
}
// -----
func.func @a(%a: f32) {
  %0 = scf.while (%x = %a) : (f32) -> f32 { // error
    scf.yield %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}
// -----
func.func @a(%a: f32, %c: i1) {
  %0 = scf.while (%x = %a) : (f32) -> f32 { // error
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield
  }
  return
}
// -----
func.func @a(%a: f32, %c: i1) {
  %0 = scf.while (%x = %a) : (f32) -> f32 { // error
    scf.condition(%c)
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  return
}
// -----
func.func @a(%a: f32, %c: i1) {
  %0 = scf.while (%x = %a) : (f32) -> f32 { // error
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : f32
  }
  return
}
// -----
func.func @a(%a: f32, %c: i1) {
  scf.condition(%c) %a : f32 // error
}
// -----
func.func @a(%a: f32) {
  scf.yield %a : f32 // error
}
// -----
func.func @a(%i: index, %a: f32) {
  %0 = scf.index_switch %i -> f32 // error
  case 1 {
    scf.yield %a : f32
  }
  case 1 {
    scf.yield %a : f32
  }
  default {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @a(%i: index, %a: f32) {
  %0 = scf.index_switch %i -> f32 // error
  case 1 {
    scf.yield %a, %a : f32, f32
  }
  default {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @a(%i: index, %a: f32) {
  %0 = scf.execute_region -> i32 { // error
    scf.yield %a : f32
  }
  return
}
// -----
func.func @a(%i: index, %a: f32) {
  scf.parallel (%x, %y) = (%i) to (%i, %i) step (%i, %i) { // error
  }
  return
}
// -----
func.func @a(%i: index, %a: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%a) -> f32 { // error
  }
  return
}
// -----
func.func @a(%i: index, %a: f32, %b: i32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%a) -> f32 {
    scf.reduce(%a : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %b : i32 // error
    }
  }
  return
}
// -----
func.func @a(%c: i1, %a: f32) {
  cf.cond_br %c, ^x(%a : f32), ^y // error
^x(%v: i32):
  return
^y:
  return
}
// -----
func.func @a(%c: i1, %a: f32) {
  cf.br ^x(%a : f32) // error
^x:
  return
}
// -----
func.func @a(%c: i1, %a: f32) {
  cf.br ^nowhere // error
}
// -----
func.func @a(%c: i32) {
  cf.cond_br %c, ^x, ^x // error
^x:
  return
}
// -----
func.func @a(%c: f32) {
  cf.assert %c, "no" // error
  return
}
// -----
func.func @a(%c: i1) {
  "cf.cond_br"(%c)[^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () // error
^x:
  return
}
// -----
func.func @a() {
  return
}
func.func @a() { // error
  return
}
// -----
func.func @a(%x: i32) {
  %x = arith.constant 1 : i32 // error
  return
}
// -----
func.func @a(%c: i1) {
  scf.if %c {
    %v = arith.constant 1 : i32
  }
  %w = arith.addi %v, %v : i32 // error
  return
}
// -----
func.func @a(%c: i1) {
  cf.cond_br %c, ^x, ^y
^x:
  %v = arith.constant 1 : i32
  cf.br ^y
^y:
  %w = arith.addi %v, %v : i32 // error
  return
}
// -----
func.func @a(%i: index, %m: memref<8x8xf32>) {
  affine.for %k = 0 to 8 {
    %0 = affine.load %m[%k] : memref<8x8xf32> // error
  }
  return
}
// -----
func.func @a(%i: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)> (%i) // error
  return
}
// -----
func.func @a(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0, d0 + 1)> (%i) // error
  return
}
// -----
func.func @a(%i: index, %v: i32, %m: memref<8xf32>) {
  affine.for %k = 0 to 8 {
    affine.store %v, %m[%k] : memref<8xf32> // error
  }
  return
}
// -----
func.func @a(%a: f32) {
  "scf.if"(%a) ({ // error
    scf.yield
  }) : (f32) -> ()
  return
}
// -----
func.func @a(%i: index) {
  scf.forall (%x) in (%i, %i) { // error
  }
  return
}
// -----
module {
  func.func @a(%c: i1) {
    %v = scf.if %c -> i32 { // error
      %one = arith.constant 1 : i32
      scf.yield %one : i32
    } else {
    }
    return
  }
}
// -----
func.func @declared(%a: f32) // error
