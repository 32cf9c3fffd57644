func.func @a(%m: memref<4x4xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4x4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: i32) {
  %0 = memref.load %m[%i] : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64 // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<8xf32> // error
  return
}
// -----
func.func @a(%n: index) {
  %0 = memref.alloca() : memref<?xf32> // error
  return
}
// -----
func.func @a(%n: index) {
  %0 = memref.alloc(%n) : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x8xf32> into memref<32xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<31xf32> // error
  return
}
// -----
func.func @a(%m: memref<32xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 9] : memref<32xf32> into memref<4x9xf32> // error
  return
}
// -----
func.func @a(%m: memref<32xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<8x4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.subview %m[0] [2] [1] : memref<4x8xf32> to memref<2xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf64, strided<[8, 1]>> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[3, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 24>> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x5xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<4x9xf32> // error
  return
}
// -----
func.func @a(%m: memref<4x8xf32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<4x8xf64> // error
  return
}
// -----
func.func @a(%m: memref<64xi8>, %i: index) {
  %0 = memref.view %m[%i][%i] : memref<64xi8> to memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<64xi16>, %i: index) {
  %0 = memref.view %m[%i][] : memref<64xi16> to memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<8xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %c = arith.constant 0 : index
  %0 = "memref.dim"(%m, %c) : (memref<4xf32>, index) -> i32 // error
  return
}
// -----
func.func @a(%m: memref<4xi32>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32 // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (f32, memref<4xf32>) -> f32 // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %v: f32, %i: index) {
  %0 = memref.atomic_rmw plus %v, %m[%i] : (f32, memref<4xf32>) -> f32 // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { // error
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %c = arith.constant 1 : i32
    memref.atomic_yield %c : i32 // error
  }
  return
}
// -----
func.func @a(%v: f32) {
  memref.atomic_yield %v : f32 // error
}
// -----
func.func @a(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 3 : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %n: memref<4xf64>) {
  memref.copy %m, %n : memref<4xf32> to memref<4xf64> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %n: memref<5xf32>) {
  memref.copy %m, %n : memref<4xf32> to memref<5xf32> // error
  return
}
// -----
memref.global @g : memref<4xf32> = dense<[1.0, 2.0]> // error
// -----
memref.global @g : memref<?xf32> // error
// -----
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]>
func.func @a() {
  %0 = memref.get_global @g : memref<3xi32> // error
  return
}
// -----
func.func @a() {
  %0 = memref.get_global @h : memref<3xi32> // error
  return
}
// -----
func.func @a(%m: memref<?xf32>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index // error
  return
}
// -----
func.func @a(%m: memref<2x3xf32, strided<[1]>>) { // error
  return
}
// -----
func.func @a(%m: memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<5xf32, 3> // error
  return
}
// -----
func.func @a(%m: memref<-4xf32>) { // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {nontemporal = 3 : i32} : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) {static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>} : (memref<4xf32>, index) -> memref<2xf32, strided<[1], offset: ?>> // error
  return
}
// -----
func.func @a() {
  %0 = memref.alloca() {alignment = -8} : memref<4xf32> // error
  return
}
// -----
func.func @a(%m: vector<4xf32>, %i: index) {
  %0 = memref.load %m[%i] : vector<4xf32> // error
  return
}
