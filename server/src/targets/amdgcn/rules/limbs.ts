/** Arithmetic on numbers of several 32-bit parts, in either bank. Nothing here knows MIR. */
import { EARLY, GLUE, type Op, part, regOp, S, unitOf, V, VCC } from '../code.ts';
import { lit, type Selector } from '../select.ts';

/** Sum or difference of vector parts through VCC; `dst` are registers. */
export function addV(
  s: Selector,
  dst: readonly number[],
  a: readonly Op[],
  b: readonly Op[],
  sub: boolean,
): void {
  let i = 0;
  // Low parts that are zero in the second operand change nothing.
  while (i < dst.length && b[i] === '0') {
    s.copy(dst[i]!, a[i]!);
    i++;
  }
  if (!sub)
    while (i < dst.length && a[i] === '0') {
      s.copy(dst[i]!, b[i]!);
      i++;
    }
  const n = dst.length - i;
  if (n <= 0) return;
  if (n === 1) {
    s.v2(sub ? 'v_sub_u32' : 'v_add_u32', dst[i]!, a[i]!, b[i]!, !sub);
    return;
  }
  const pairs: [Op, Op][] = [];
  for (let k = i; k < dst.length; k++) pairs.push(chainSources(s, a[k]!, b[k]!, sub, k > i));
  pairs.forEach(([x, y], k) => {
    const last = k + 1 === n;
    const name =
      k === 0 ? (sub ? 'v_sub_co_u32' : 'v_add_co_u32') : sub ? 'v_subb_co_u32' : 'v_addc_co_u32';
    const ops: Op[] = [dst[i + k]!, VCC, x, y];
    if (k > 0) ops.push(VCC);
    s.emit(name, 2, ops, last ? 0 : GLUE);
  });
}

/**
 * Operands of one link of a carry chain: the second in a vector register, the first as the constant
 * bus allows.
 */
function chainSources(s: Selector, a: Op, b: Op, sub: boolean, carryIn: boolean): [Op, Op] {
  let [x, y] = !sub && !s.isV(b) && s.isV(a) ? [b, a] : [a, b];
  y = s.toV(y);
  [x, y] = s.legal([x, y], 2, carryIn ? 1 : 0) as [Op, Op];
  return [x, y];
}

/** Sum or difference of scalar parts through SCC. */
export function addS(
  s: Selector,
  dst: readonly number[],
  a: readonly Op[],
  b: readonly Op[],
  sub: boolean,
): void {
  const x = a.map((op) => s.toS(op));
  const y = b.map((op) => s.toS(op));
  if (dst.length === 1) {
    s.s2(sub ? 's_sub_i32' : 's_add_i32', dst[0]!, x[0]!, y[0]!);
    return;
  }
  // Literals that do not fit beside each other are loaded first, so that nothing stands inside the
  // chain.
  x.forEach((op, i) => {
    if (typeof op === 'string' && typeof y[i] === 'string') x[i] = s.toSReg(op);
  });
  dst.forEach((to, i) => {
    const name = i === 0 ? (sub ? 's_sub_u32' : 's_add_u32') : sub ? 's_subb_u32' : 's_addc_u32';
    s.s2(name, to, x[i]!, y[i]!, i + 1 < dst.length ? GLUE : 0);
  });
}

/** `dst = a * b + c` with 64-bit `c` and result. */
export function mad64(s: Selector, a: Op, b: Op, c: Op): number {
  const dst = s.temp(V, 2);
  const [x, y] = s.legal([a, b, '0'], 3).slice(0, 2) as [Op, Op];
  const addend = typeof c === 'string' ? c : s.isV(c) ? c : s.run(s.split(c), V);
  if (s.env.cpu.gfx1250) {
    s.emit('v_mad_nc_u64_u32', 1, [dst, x, y, addend], EARLY);
    return dst;
  }
  // The carry goes to VCC, which nobody reads.
  s.emit('v_mad_u64_u32', 2, [dst, VCC, x, y, addend], s.env.cpu.generation === 'gfx9' ? 0 : 2);
  return dst;
}

/** The low 64 bits of a product. */
export function mul64(s: Selector, a: readonly Op[], b: readonly Op[], dst: number): void {
  const [a0, a1] = a as [Op, Op];
  const [b0, b1] = b as [Op, Op];
  const low = mad64(s, a0, b0, '0');
  const crosses: Op[] = [];
  if (a0 !== '0' && b1 !== '0') crosses.push(mulLo(s, a0, b1));
  if (a1 !== '0' && b0 !== '0') crosses.push(mulLo(s, a1, b0));
  s.copy(part(dst, 0), part(low, 0));
  const [c, d] = crosses;
  if (c === undefined) s.copy(part(dst, 1), part(low, 1));
  else if (d === undefined) s.v2('v_add_u32', part(dst, 1), part(low, 1), c);
  else s.v3('v_add3_u32', part(dst, 1), part(low, 1), c, d);
}

function mulLo(s: Selector, a: Op, b: Op): number {
  return s.vv3('v_mul_lo_u32', a, b);
}

/** The high 64 bits of the unsigned product of 64-bit numbers. */
export function umulhi64(s: Selector, a: readonly Op[], b: readonly Op[]): number {
  const [a0, a1] = a as [Op, Op];
  const [b0, b1] = b as [Op, Op];
  if (a1 === '0' && b1 !== '0') return umulhi64(s, b, a);
  const zero = s.toV('0');
  const low = s.vv3('v_mul_hi_u32', a0, b0);
  const t = mad64(s, a1, b0, s.run([low, zero], V));
  if (b1 === '0') return s.run([part(t, 1), zero], V);
  const u = mad64(s, a0, b1, s.run([part(t, 0), zero], V));
  const sum = s.temp(V, 2);
  addV(s, [part(sum, 0), part(sum, 1)], [part(t, 1), '0'], [part(u, 1), '0'], false);
  return mad64(s, a1, b1, sum);
}

/** The low `n` parts of the product of numbers with `n` parts (schoolbook, row by row). */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: schoolbook multiplication that leaves out what is zero
export function mulMany(s: Selector, a: readonly Op[], b: readonly Op[], n: number): Op[] {
  const acc: Op[] = new Array<Op>(n).fill('0');
  for (let i = 0; i < n; i++) {
    if (a[i] === '0') continue;
    let carry: Op = '0';
    for (let j = 0; i + j < n; j++) {
      const at = i + j;
      if (b[j] === '0' && carry === '0') continue;
      if (at === n - 1) {
        // Only the low half of the last column counts.
        let sum: Op = acc[at]!;
        if (b[j] !== '0') sum = addTo(s, sum, mulLo(s, a[i]!, b[j]!));
        acc[at] = addTo(s, sum, carry);
        break;
      }
      // a * b + acc + carry fits into 64 bits.
      let addend: Op = '0';
      if (acc[at] !== '0' || carry !== '0') {
        if (acc[at] === '0' || carry === '0')
          addend = s.run([acc[at] === '0' ? carry : acc[at]!, '0'], V);
        else {
          const sum = s.temp(V, 2);
          addV(s, [part(sum, 0), part(sum, 1)], [acc[at]!, '0'], [carry, '0'], false);
          addend = sum;
        }
      }
      const t = b[j] === '0' ? (addend as number) : mad64(s, a[i]!, b[j]!, addend);
      acc[at] = part(t, 0);
      carry = part(t, 1);
    }
  }
  return acc;
}

function addTo(s: Selector, a: Op, b: Op): Op {
  if (a === '0') return b;
  if (b === '0') return a;
  return s.vv2('v_add_u32', a, b);
}

/** Shift of 64 vector bits by a variable amount; the hardware takes it modulo 64. */
export function shift64V(s: Selector, op: string, value: readonly Op[], amount: Op): number {
  const dst = s.temp(V, 2);
  const run =
    s.allScalar(value) && s.env.cpu.constantBus < 2
      ? s.run(value, V)
      : s.run(value, value.some((v) => s.isV(v)) ? V : S);
  s.v3(op, dst, amount, run);
  return dst;
}

/**
 * Shift of a number of 2 or 4 parts by a constant, part by part. `fill` is what comes in from above
 * on right shifts.
 */
export function shiftConst(
  s: Selector,
  value: readonly Op[],
  by: number,
  left: boolean,
  fill: Op,
): Op[] {
  const n = value.length;
  const words = by >> 5;
  const bits = by & 31;
  const at = (i: number): Op => (i < 0 ? '0' : i >= n ? (left ? '0' : fill) : value[i]!);
  const out: Op[] = [];
  for (let i = 0; i < n; i++) {
    const low = left ? at(i - words - 1) : at(i + words);
    const high = left ? at(i - words) : at(i + words + 1);
    const right = left ? 32 - bits : bits;
    if (bits === 0) out.push(left ? high : low);
    else if (high === '0' && low === '0') out.push('0');
    else if (high === '0') out.push(s.vv2('v_lshrrev_b32', String(right), low, false));
    else if (low === '0' && left) out.push(s.vv2('v_lshlrev_b32', String(bits), high, false));
    else if (high === low && high === fill && !left) out.push(fill);
    else out.push(s.vv3('v_alignbit_b32', high, low, String(right)));
  }
  return out;
}

/** Shift of 128 bits by a variable amount below 128. */
export function shift128(
  s: Selector,
  value: readonly Op[],
  amount: Op,
  left: boolean,
  fill: Op,
): Op[] {
  const n = s.toV(amount);
  const by64 = bitMask(s, n, 64);
  const by32 = bitMask(s, n, 32);
  const pick = (mask: Op, yes: Op, no: Op): Op => {
    if (yes === no) return yes;
    const dst = s.temp(V);
    s.select(dst, mask, yes, no);
    return dst;
  };
  const move = (parts: readonly Op[], words: number, mask: Op): Op[] =>
    parts.map((op, i) => {
      const from = left ? i - words : i + words;
      const moved = from < 0 ? '0' : from >= 4 ? (left ? '0' : fill) : parts[from]!;
      return pick(mask, moved, op);
    });
  const w = move(move(value, 2, by64), 1, by32);
  if (!left) return w.map((op, i) => s.vv3('v_alignbit_b32', i < 3 ? w[i + 1]! : fill, op, n));
  const low = s.temp(V, 2);
  const high = s.temp(V, 2);
  const bits = s.vv2('v_and_b32', '31', n);
  s.v3('v_lshlrev_b64', low, bits, s.run([w[0]!, w[1]!], V));
  s.v3('v_lshlrev_b64', high, bits, s.run([w[2]!, w[3]!], V));
  // What leaves the low half: (w1 >> 1) >> (31 - bits).
  const half = s.vv2('v_lshrrev_b32', '1', w[1]!, false);
  const rest = s.vv2('v_lshrrev_b32', s.vv1('v_not_b32', n), half, false);
  return [part(low, 0), part(low, 1), s.vv2('v_or_b32', part(high, 0), rest), part(high, 1)];
}

function bitMask(s: Selector, n: number, bit: number): Op {
  const set = s.vv2('v_and_b32', lit(bit), n);
  return s.cmp('v_cmp_ne_u32', 'v_cmp_ne_u32', '0', set);
}

/** The registers of a run, one by one. */
export function units(run: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => regOp(unitOf(run) + i));
}
