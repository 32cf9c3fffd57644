/** Arithmetic, bit operations and shifts of integers. */
export const INT_RULES = `
; Neutral and absorbing constants.
for op = add or xor shl lshr ashr rotl rotr uadd.sat sadd.sat usub.sat ssub.sat umax
  (op x 0) => x
(sdiv x 1) => x
for op = mul and umin smulhi
  (op x 0) => 0
(and x -1) => x
(or x -1) => -1

; Equal operands.
for op = and or umin umax smin smax
  (op x x) => x
for op = sub xor usub.sat ssub.sat
  (op x x) => 0

; Constants of a chain come together.
for op = add mul and or xor
  (op (op x C) D) => (op x (op C D))
for op = add mul, o = uadd umul
  (op (op x C nuw) D nuw) => (op x (op C D) nuw) when (fits.o C D)

; Sums and differences.
(sub x C) => (add x (sub 0 C))
(sub x C nsw) => (add x (sub 0 C) nsw) when (ne C smin)
(sub (add a b) a) => b
(sub a (add a b)) => (sub 0 b)
(sub a (sub a b)) => b
(sub (shl x C) x) => x when (eq C 1) (ult C width)
(add (sub a b) b) => a
(add x (sub 0 y)) => (sub x y)

; Products with constants.
(mul x C) => (shl x (cttz C)) when (pow2 C)
(mul x C nuw) => (shl x (cttz C) nuw) when (pow2 C)
(mul x C nsw) => (shl x (cttz C) nsw) when (pow2 C) (ne C smin)
(mul x -1) => (sub 0 x)
(mul (shl x N) C) => (mul x (shl C N)) when (not (pow2 C))

; Shift amounts count modulo the width. Targets that clamp mask again only when the amount is not
; known to be small, so a mask of just the amount stays.
for op = shl lshr ashr rotl rotr
  (op x C) => (op x (urem C width)) when (uge C width)
  (op x (and y M)) => (op x y)
      when (eq (and M (sub width 1)) (sub width 1)) (ne M (sub width 1))

; Shifts of shifts.
for op = shl lshr
  (op (op x C) D) => (op x (add C D)) when (fits.uadd C D) (ult (add C D) width)
  (op (op x C) D) => 0 when (ult C width) (ult D width) (uge (add C D) width)
(ashr (ashr x C) D) => (ashr x (umin (add C D) (sub width 1))) when (ult C width) (ult D width)
(lshr (shl x C) C) => (and x (lshr -1 C))
(lshr (shl x C nuw) C) => x
(shl (lshr x C) C) => (and x (shl -1 C))

; Complements and absorption.
(and x (xor x -1)) => 0
(or x (xor x -1)) => -1
(xor x (xor x y)) => y
(and a (or a b)) => a
(or a (and a b)) => a
for op = and or
  (op a r@(op a b)) => r

; Bits that are known.
(and a b) => a when (zeros (and a (xor b -1)))
(and a b) => 0 when (zeros (and a b))
(or a b) => a when (zeros (and b (xor a -1)))

; Operands that only touch bits that are dropped.
for op = or xor
  (and (op a b) C) => (and a C) when (zeros (and b C))
  (lshr (op a b) C) => (lshr a C) when (zeros (and b (shl -1 C)))
  (trunc (op a b)):T => (trunc a) when (zeros (trunc b):T)
(lshr (and x M) C) => (lshr x C) when (eq (and M (shl -1 C)) (shl -1 C))
(trunc (and x M)):T => (trunc x) when (eq (trunc M):T -1)

; Unsigned division by powers of two.
(urem x C) => (and x (sub C 1)) when (pow2 C)
(udiv x C) => (lshr x (cttz C)) when (pow2 C)

; The high half of a product that fits is zero.
(umulhi a b) => 0 when (fits.umul a b)

; Overflow that nothing asks about, that cannot happen, or that is all that is asked about.
for o = uadd usub umul sadd ssub smul, op = add sub mul add sub mul
  (o.ovf a b) => (op a b) _ when (unused.1)
for o = sadd ssub
  (o.ovf x 0) => x false
for o = uadd usub umul, op = add sub mul
  (o.ovf a b) => (op a b nuw) false when (fits.o a b)
for o = sadd ssub smul, op = add sub mul
  (o.ovf a b) => (op a b nsw) false when (fits.o a b)
(usub.ovf a b) => _ (cmp.ult a b) when (unused.0)
(uadd.ovf a C) => _ (cmp.ugt a (xor C -1)) when (unused.0)

; Division of what fits into 32 bits, and of what is not negative.
for op = udiv urem
  (op a b):i64 => (zext (op (trunc a):i32 (trunc b):i32))
      when (zeros (and a 0xffffffff00000000)) (zeros (and b 0xffffffff00000000))
for op = sdiv srem, u = udiv urem
  (op a b) => (u a b) when (nonneg a) (nonneg b)
`;

/** Late, because a quotient or remainder says more of its range than what it becomes. */
export const EXPAND_RULES = `
(sdiv x -1) => (sub 0 x)
for c = 1 -1
  (srem x c) => 0
(srem x C):T => (sub x (mul (sdiv x C) C)) when (is T i32 i64) (ne C 0) (ne C smin)
(urem x C):T => (sub x (mul (udiv x C) C)) when (is T i32 i64) (ne C 0) (not (pow2 C))
`;
