/** Choices: known, of booleans, of the smaller or larger. */
export const SELECT_RULES = `
; Known conditions, equal and unspecified choices.
(select true a b) => a
(select false a b) => b
(select c a a) => a
(select c undef a) => a
(select c a undef) => a
(select (xor c true) a b) => (select c b a)

; Choices of booleans are and, or, not.
(select c true b) => (or c b)
(select c c b) => (or c b)
(select c a false) => (and c a)
(select c a c) => (and c a)
(select c false b) => (and (xor c true) b)
(select c a true) => (or (xor c true) a)

; One or zero is an extension.
(select c 1 0):T => (zext c) when (wider T i1)
(select c 0 1):T => (zext (xor c true)) when (wider T i1)

; The smaller or larger of what is compared, or the other of what is equal.
for p = slt sle ult ule, op = smin smin umin umin
  (select (cmp.p a:T b) a b) => (op a b) when (wider T i1)
for p = sgt sge ugt uge, op = smax smax umax umax
  (select (cmp.p a:T b) a b) => (op a b) when (wider T i1)
(select (cmp.eq a:int b) a b) => b
(select (cmp.ne a:int b) a b) => a

; A choice of a choice on the same condition, and of extensions.
(select c (select c a x) b) => (select c a b)
(select c a (select c x b)) => (select c a b)
(select c r@(zext a:N) s@(zext b:N)) => (zext (select c a b)) when (once r) (once s)
`;
