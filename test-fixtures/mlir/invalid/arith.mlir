func.func @a(%a: f32, %b: f32) -> f32 {
  %0 = arith.addi %a, %b : f32 // error
  return %0 : f32
}
// -----
func.func @a(%a: i32, %b: i32) -> i32 {
  %0 = arith.mulf %a, %b : i32 // error
  return %0 : i32
}
// -----
func.func @a(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i64 // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = "arith.cmpi"(%a, %b) : (i32, i32) -> i1 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i32) -> i32 // error
  return
}
// -----
func.func @a(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = "arith.cmpi"(%a, %b) {predicate = 1 : i64} : (vector<4xi32>, vector<4xi32>) -> vector<2xi1> // error
  return
}
// -----
func.func @a(%a: si32, %b: si32) {
  %0 = arith.subi %a, %b : si32 // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = arith.extsi %a : i32 to i16 // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = arith.trunci %a : i32 to i32 // error
  return
}
// -----
func.func @a(%a: index) {
  %0 = arith.extui %a : index to i64 // error
  return
}
// -----
func.func @a(%a: f32) {
  %0 = arith.extf %a : f32 to f16 // error
  return
}
// -----
func.func @a(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<2xf16> // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64 // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = arith.bitcast %a : i32 to f64 // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = arith.sitofp %a : i32 to i64 // error
  return
}
// -----
func.func @a(%c: i32, %a: f32) {
  %0 = "arith.select"(%c, %a, %a) : (i32, f32, f32) -> f32 // error
  return
}
// -----
func.func @a(%c: vector<3xi1>, %a: vector<4xf32>) {
  %0 = arith.select %c, %a, %a : vector<3xi1>, vector<4xf32> // error
  return
}
// -----
func.func @a() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64 // error
  return
}
// -----
func.func @a() {
  %0 = arith.constant 300 : i8 // error
  return
}
// -----
func.func @a() {
  %0 = arith.constant 1 : f32 // error
  return
}
// -----
func.func @a() {
  %0 = arith.constant 1.0 : i32 return // error
}
// -----
func.func @a() {
  %0 = arith.constant dense<[1, 2, 3]> : vector<4xi32> // error
  return
}
// -----
func.func @a() {
  %0 = arith.constant "text" : i32 // error
  return
}
// -----
func.func @a() {
  %0 = arith.constant true : i32 // error
  return
}
// -----
func.func @a(%a: f32, %b: f32) {
  %0 = arith.cmpf less, %a, %b : f32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<fast> : i32 // error
  return
}
// -----
func.func @a(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<speedy> : f32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0, %1, %2 = arith.mulsi_extended %a, %b : i32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0:2 = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i32) // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = arith.frobnicate %a, %b : i32 // error
  return
}
// -----
func.func @a(%a: i32, %b: i32) {
  %0 = "arith.divsi"(%a, %b) {isExact = 3 : i32} : (i32, i32) -> i32 // error
  return
}
// -----
func.func @a(%a: !gpu.async.token) {
  %0 = arith.addi %a, %a : !gpu.async.token // error
  return
}
// -----
func.func @a(%a: memref<4xf32>) {
  %0 = arith.negf %a : memref<4xf32> // error
  return
}
// -----
func.func @a(%a: i32) {
  %0 = math.sqrt %a : i32 // error
  return
}
// -----
func.func @a(%a: f32) {
  %0 = math.ctpop %a : f32 // error
  return
}
// -----
func.func @a(%a: f32, %b: f64) {
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32 // error
  return
}
// -----
func.func @a(%a: f32) {
  %0 = "math.isnan"(%a) : (f32) -> i8 // error
  return
}
// -----
func.func @a(%a: f32, %b: f32) {
  %0 = math.fpowi %a, %b : f32, f32 // error
  return
}
// -----
func.func @a(%a: f32, %b: i32) -> f32 {
  %0 = arith.addf %a, %b : f32 // error
  return %0 : f32
}
// -----
func.func @a(%a: i32) {
  %0 = index.castu %a : i32 to i64 // error
  return
}
// -----
func.func @a(%a: i32, %b: index) {
  %0 = index.add %a, %b // error
  return
}
// -----
func.func @a(%a: index, %b: index) {
  %0 = index.cmp lt(%a, %b) // error
  return
}
// -----
func.func @a(%a: index, %b: index) {
  %0 = "index.add"(%a, %b) : (index, index) -> i32 // error
  return
}
// -----
func.func @a(%a: complex<f32>) {
  %0 = complex.re %a : complex<f64> // error
  return
}
// -----
func.func @a(%a: f32, %b: f32) {
  %0 = "complex.create"(%a, %b) : (f32, f32) -> complex<f64> // error
  return
}
// -----
func.func @a(%a: i1, %b: i1) {
  %0 = "arith.remui"(%a, %b, %a) : (i1, i1, i1) -> i1 // error
  return
}
