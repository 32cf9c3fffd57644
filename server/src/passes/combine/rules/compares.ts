/**
 * Comparisons. A constant comes second, `engine.ts` sees to it; those of swapped operands follow.
 */
export const COMPARE_RULES = `
; Equal operands.
for p = eq sle ule
  (cmp.p a a) => true
for p = ne slt ult
  (cmp.p a a) => false

; Addresses of objects are not null. Outside generic and global memory, null is not the address zero
; of generic memory.
(cmp.ult a null) => false
(cmp.uge a null) => true
for p = eq ule
  (cmp.p a null) => false when (object a)
for p = ne ugt
  (cmp.p a null) => true when (object a)
for p = eq ne
  (cmp.p (ptr.to.int a:ptr) 0) => (cmp.p a null)
  (cmp.p (ptr.to.int a:ptr.global) 0) => (cmp.p a null)
(cmp.eq (ptr.to.int a) 0) => false when (object a)
(cmp.ne (ptr.to.int a) 0) => true when (object a)

; Booleans.
(cmp.ne a:i1 b) => (xor a b)
(cmp.eq a:i1 b) => (xor (xor a b) true)

; The smaller of two is not more than either, and is zero when one is.
for op = umin umax smin smax, p = ule uge sle sge
  (cmp.p (op a b) a) => true
for op = umin umax smin smax, p = ugt ult sgt slt
  (cmp.p (op a b) a) => false
for p = eq ne
  (cmp.p (umin x C) 0) => (cmp.p x 0) when (ne C 0)

; A product that does not wrap is no less than what was multiplied.
(cmp.ult (shl x C) x) => false when (zeros (and x (xor (lshr -1 C) -1)))
(cmp.uge (shl x C) x) => true when (zeros (and x (xor (lshr -1 C) -1)))
for p = eq ne
  (cmp.p (shl x C) x) => (cmp.p x 0)
      when (ult C width) (ne C 0) (zeros (and x (xor (lshr -1 C) -1)))

; Bits that are known.
(cmp.p a:int b) => true when (always.p a b)
(cmp.p a:int b) => false when (always.[not p] a b)
for p = slt sle, q = ult ule
  (cmp.p a:int b) => (cmp.q a b) when (nonneg a) (nonneg b)

; Strict predicates for constants.
(cmp.sle x C) => (cmp.slt x (add C 1)) when (ne C smax)
(cmp.ule x C) => (cmp.ult x (add C 1)) when (ne C -1)
(cmp.sge x C) => (cmp.sgt x (sub C 1)) when (ne C smin)
(cmp.uge x C) => (cmp.ugt x (sub C 1)) when (ne C 0)
(cmp.ult x 1) => (cmp.eq x 0)
(cmp.ugt x 0) => (cmp.ne x 0)

; Extensions are compared in the narrow type.
(cmp.p (zext a:N) (zext b:N)) => (cmp.[unsigned p] a b)
(cmp.p (zext a:N) (zext b:M)) => (cmp.[unsigned p] a (zext b):N) when (wider N M)
(cmp.p (zext a:N) C) => (cmp.[unsigned p] a (trunc C):N) when (eq (zext (trunc C):N) C)
(cmp.p (sext a:N) (sext b:N)) => (cmp.p a b)
for p = eq ne slt sle sgt sge
  (cmp.p (sext a:N) C) => (cmp.p a (trunc C):N) when (eq (sext (trunc C):N) C)

; Equations.
for p = eq ne
  (cmp.p r@(add x C) D) => (cmp.p x (sub D C)) when (once r)
  (cmp.p (xor x C) D) => (cmp.p x (xor D C))
  (cmp.p (sub a b) 0) => (cmp.p a b)
  (cmp.p (xor a b) 0) => (cmp.p a b)
  (cmp.p (ptr.add b x) (ptr.add b y)) => (cmp.p x y)
  (cmp.p (ptr.add b x) b) => (cmp.p x 0)

; Comparisons of choices, and of comparisons.
(cmp.p (select c A B) C:int) => (select c (cmp.p A C) (cmp.p B C))
(xor (cmp.p a b) true) => (cmp.[not p] a b)
(xor r@(float.cmp.p a b) true) => (float.cmp.[not p] a b) when (once r)
(and (cmp.p a b) (cmp.q a b)) => (cmp.[both p q] a b)
(or (cmp.p a b) (cmp.q a b)) => (cmp.[either p q] a b)
`;
