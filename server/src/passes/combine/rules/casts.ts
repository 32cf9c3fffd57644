/** Changes of width, other readings of the same bits, and arithmetic of pointers. */
export const CAST_RULES = `
; Extensions of extensions.
(zext (zext x)) => (zext x)
(sext (sext x)) => (sext x)
(sext x) => (zext x) when (nonneg x)

; Truncations of conversions.
(trunc (trunc x)) => (trunc x)
for e = zext sext
  (trunc (e x:T)):T => x
  (trunc (e x:N)):T => (trunc x) when (wider N T)
  (trunc (e x:N)):T => (e x) when (wider T N)

; A truncation that is extended again is a mask, or nothing when the bits are zero anyway.
(zext (trunc x:T):N):T => (and x (zext -1:N))
(zext (trunc x:S):N):T => (zext x)
    when (wider T S) (zeros (and x (xor (zext -1:N):S -1)))
(zext (trunc x:S):N):T => (trunc x)
    when (wider S T) (zeros (and x (xor (zext -1:N):S -1)))

; Low bits of a result depend on low bits of the operands only.
for op = add sub mul and or xor
  (trunc r@(op a b)):T => (op (trunc a) (trunc b))
      when (once r) (free-trunc a T) (free-trunc b T)
(trunc r@(select c a b)):T => (select c (trunc a) (trunc b))
    when (once r) (free-trunc a T) (free-trunc b T)

; Bits read in another way.
(bitcast x:T):T => x
(bitcast (bitcast x)) => (bitcast x)

; A cast of a cast: through generic memory and back, or to it. Other ways are left for whoever meant
; them.
(ptr.cast x:T):T => x
(ptr.cast (ptr.cast x:T)):T => x
(ptr.cast (ptr.cast x:ptr)) => (ptr.cast x)
(ptr.to.int (int.to.ptr x):ptr) => x
(int.to.ptr (ptr.to.int a)):ptr => (ptr.cast a)

; Constants go last, into the addressing mode. What is in between may leave the allocation; what
; stays inside in both steps does in one.
(ptr.add a 0) => a
(ptr.add (ptr.add a C) D) => (ptr.add a (add C D))
(ptr.add (ptr.add a C inbounds) D inbounds) => (ptr.add a (add C D) inbounds)
(ptr.add r@(ptr.add a C) x) => (ptr.add (ptr.add a x) C) when (once r)
(ptr.add a (add x C)) => (ptr.add (ptr.add a x) C)
(ptr.add a (shl (add x C) N)) => (ptr.add (ptr.add a (shl x N)) (shl C N))
(ptr.add a (mul (add x C) N)) => (ptr.add (ptr.add a (mul x N)) (mul C N))

; The cast goes inside offsets, so that accesses see the space.
(ptr.cast (ptr.add (ptr.cast a:T) x)):T => (ptr.add a x)
(ptr.cast (ptr.add (ptr.cast a:T) x inbounds)):T => (ptr.add a x inbounds)

; An extended integer is converted in its own width, where that is one of the targets.
(float.from.sint (zext x:N)) => (float.from.uint x) when (wider N i16)
(float.from.uint (zext x:N)) => (float.from.uint x) when (wider N i16)
(float.from.sint (sext x:N)) => (float.from.sint x) when (wider N i16)
`;
