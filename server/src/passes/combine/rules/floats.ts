/**
 * Identities of floats that hold for every operand, zeros, infinities and NaN included; which NaN
 * is unspecified.
 */
export const FLOAT_RULES = `
(mul x 1.0) => x
(mul x -1.0) => (neg x)
for op = mul div
  (op (neg a) (neg b)) => (op a b)
  (op (neg a) (neg b) contract) => (op a b contract)
(add x -0.0) => x
(sub x 0.0) => x
(sub -0.0 x) => (neg x)
(div x C) => (mul x (div 1.0 C)) when (float-pow2 C)
(div x C contract) => (mul x (div 1.0 C) contract) when (float-pow2 C)
(neg (neg x)) => x
for op = neg abs
  (abs (op x)) => (abs x)
for op = add sub, u = sub add
  (op a (neg b)) => (u a b)
  (op a (neg b) contract) => (u a b contract)
for op = min max minimum maximum
  (op x x) => x

; Back from a wider float.
(float.cast (float.cast x:T):N):T => x when (wider N T)
`;
