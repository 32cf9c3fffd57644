func.func @a(%v: vector<4xf32>) {
  %0 = vector.extract %v[4] : f32 from vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.extract %v[0] : f64 from vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4x2xf32>) {
  %0 = vector.extract %v[0, 1, 0] : f32 from vector<4x2xf32> // error
  return
}
// -----
func.func @a(%v: vector<4x2xf32>) {
  %0 = vector.extract %v[1] : vector<4xf32> from vector<4x2xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>, %x: f32) {
  %0 = vector.insert %x, %v[7] : f32 into vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>, %x: i32) {
  %0 = vector.insert %x, %v[0] : i32 into vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3xf32> // error
  return
}
// -----
func.func @a(%v: vector<4x2xf32>) {
  %0 = vector.broadcast %v : vector<4x2xf32> to vector<2xf32> // error
  return
}
// -----
func.func @a(%v: f32) {
  %0 = vector.broadcast %v : f32 to vector<3xf64> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0, 9] : vector<4xf32>, vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>, %w: vector<4xf64>) {
  %0 = vector.shuffle %v, %w [0, 1] : vector<4xf32>, vector<4xf64> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.reduction <and>, %v : vector<4xf32> into f32 // error
  return
}
// -----
func.func @a(%v: vector<4x4xf32>) {
  %0 = vector.reduction <add>, %v : vector<4x4xf32> into f32 // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.reduction <plus>, %v : vector<4xf32> into f32 // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into i32 // error
  return
}
// -----
func.func @a(%v: vector<4x8xf32>, %acc: vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %acc [0] : vector<4x8xf32> to vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xi32>) {
  %0 = vector.fma %v, %v, %v : vector<4xi32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x3xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf64> // error
  return
}
// -----
func.func @a(%v: vector<2x3xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<2x3xf32> // error
  return
}
// -----
func.func @a(%v: vector<2x3xf32>) {
  %0 = vector.transpose %v, [0, 0] : vector<2x3xf32> to vector<2x2xf32> // error
  return
}
// -----
func.func @a(%x: f32) {
  %0 = vector.from_elements %x, %x, %x : vector<2xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0:3 = vector.to_elements %v : vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<8xf32>, vector<4xi32> // error
  return
}
// -----
func.func @a(%m: memref<8x8xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<8x8xf32>, vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %v: vector<4xf64>) {
  vector.store %v, %m[%i] : memref<8xf32>, vector<4xf64> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %p: f64) {
  %0 = vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8x8xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<8x8xf32>, vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true, false]} : memref<8xf32>, vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4x4xf32>, memref<8xf32> // error
  return
}
// -----
func.func @a(%i: index) {
  %0 = vector.create_mask %i, %i : vector<4xi1> // error
  return
}
// -----
func.func @a(%i: index) {
  %0 = vector.create_mask %i : vector<4xi32> // error
  return
}
// -----
func.func @a() {
  %0 = vector.constant_mask [5] : vector<4xi1> // error
  return
}
// -----
func.func @a(%v: vector<8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [6], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<3xf32> // error
  return
}
// -----
func.func @a(%v: vector<2xf32>, %w: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v, %w {offsets = [7], strides = [1]} : vector<2xf32> into vector<8xf32> // error
  return
}
// -----
func.func @a(%v: vector<2xf32>, %w: vector<3xf32>) {
  %0 = vector.outerproduct %v, %w : vector<2xf32>, vector<3xf64> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<3xf32>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<3xf32> into vector<4xf32> // error
  return
}
// -----
func.func @a(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %x: vector<3xi32>, %p: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<8xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>, %w: vector<4xf32>, %k: vector<3xi1>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32 // error
  return
}
// -----
func.func @a(%l: vector<4x8xf32>, %r: vector<7x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x8xf32>, vector<7x2xf32> into vector<4x2xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = "vector.extract"(%v) : (vector<4xf32>) -> f32 // error
  return
}
// -----
func.func @a(%v: vector<0xf32>) { // error
  return
}
// -----
func.func @a(%v: vector<?xf32>) { // error
  return
}
// -----
func.func @a(%v: vector<4xmemref<4xf32>>) { // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<4xf32> // error
  return
}
// -----
func.func @a(%v: vector<3xf32>) {
  %0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32> // error
  return
}
// -----
func.func @a(%v: vector<4xf32>) {
  %0 = vector.step : vector<4xf32> // error
  return
}
