/**
 * What instructions compute across the threads of a wave, and which memory they access: the parts
 * of the table that stride analysis follows. Everything else leaves its results unknown.
 */
import {
  bothUniform,
  difference,
  indexOf,
  masked,
  multiplied,
  shifted,
  shiftedDown,
  sum,
  type ThreadValue,
} from '../../strides/index.ts';
import type { AmdgcnInstruction, AmdgcnOperand, AmdgcnRegister } from '../ast.ts';

type Value = ThreadValue | undefined;

/** Computes a result from the sources in the order of the text; `lanes` are those of a wave. */
type Compute = (sources: readonly Value[], lanes: number) => Value;

const add: Compute = ([a, b]) => sum(a, b);
const sub: Compute = ([a, b]) => difference(a, b);
const subtractedFrom: Compute = ([a, b]) => difference(b, a);
const multiply: Compute = ([a, b]) => multiplied(a, b);
const multiplyAdd: Compute = ([a, b, c]) => sum(multiplied(a, b), c);
const shiftBy: Compute = ([by, a]) => shifted(a, by);
const isOnes = (a: Value): boolean =>
  a?.kind === 'uniform' && (a.value === -1 || a.value === 0xffffffff);

/** By name without suffix. Of 64-bit values the low half is followed, which the stride shows in. */
const COMPUTES: Readonly<Record<string, Compute>> = {
  v_mov_b32: ([a]) => a,
  v_mov_b64: ([a]) => a,
  s_mov_b32: ([a]) => a,
  s_mov_b64: ([a]) => a,
  s_movk_i32: ([a]) => a,
  v_add_u32: add,
  v_add_i32: add,
  v_add_nc_u32: add,
  v_add_nc_i32: add,
  v_add_co_u32: add,
  v_add_nc_u64: add,
  v_sub_u32: sub,
  v_sub_i32: sub,
  v_sub_nc_u32: sub,
  v_sub_co_u32: sub,
  v_subrev_u32: subtractedFrom,
  v_subrev_nc_u32: subtractedFrom,
  v_subrev_co_u32: subtractedFrom,
  v_add3_u32: ([a, b, c]) => sum(sum(a, b), c),
  v_mul_lo_u32: multiply,
  v_mul_u32_u24: multiply,
  v_mul_i32_i24: multiply,
  v_mad_u32_u24: multiplyAdd,
  v_mad_i32_i24: multiplyAdd,
  v_mad_u32: multiplyAdd,
  v_mad_u64_u32: multiplyAdd,
  v_mad_i64_i32: multiplyAdd,
  v_mad_co_u64_u32: multiplyAdd,
  v_mad_co_i64_i32: multiplyAdd,
  v_mad_nc_u64_u32: multiplyAdd,
  v_mad_nc_i64_i32: multiplyAdd,
  v_lshlrev_b32: shiftBy,
  v_lshlrev_b64: shiftBy,
  v_lshl_add_u32: ([a, by, b]) => sum(shifted(a, by), b),
  v_lshl_add_u64: ([a, by, b]) => sum(shifted(a, by), b),
  v_add_lshl_u32: ([a, b, by]) => shifted(sum(a, b), by),
  // Bits below those of the shifted value are added to it.
  v_lshl_or_b32: ([a, by, b]) =>
    by?.kind === 'uniform' &&
    by.value !== undefined &&
    b?.kind === 'uniform' &&
    b.value !== undefined &&
    b.value >= 0 &&
    b.value < 2 ** by.value
      ? sum(shifted(a, by), b)
      : bothUniform(a, b),
  v_lshrrev_b32: ([by, a], lanes) => shiftedDown(lanes, a, by),
  v_and_b32: ([a, b], lanes) => masked(lanes, a, b),
  // Lanes in front of this one: with all of them in the mask its number.
  v_mbcnt_lo_u32_b32: ([mask, a], lanes) =>
    isOnes(mask) && a?.kind === 'uniform' && a.value === 0 && lanes === 32
      ? indexOf('lane')
      : undefined,
};

/** What a wave of 64 counts with two instructions, of which the first counts to 32 only. */
const LOW_LANES = 'v_mbcnt_lo_u32_b32';
const HIGH_LANES = 'v_mbcnt_hi_u32_b32';
const PACKED = /^v_(and_b32|bfe_u32)$/;

/** An instruction that stride analysis follows. */
export type ThreadOp =
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly to: AmdgcnRegister;
      readonly sources: readonly AmdgcnOperand[];
      readonly compute: Compute | undefined;
    }
  | {
      readonly kind: 'access';
      readonly memory: 'global' | 'buffer' | 'flat' | 'shared';
      readonly address: AmdgcnRegister;
      readonly offset: number;
      readonly bytes: number;
    }
  | {
      /** A comparison that makes a mask of lanes, in EXEC where `to` is absent. */
      readonly kind: 'compare';
      readonly comparison: string;
      readonly to: AmdgcnRegister | undefined;
      readonly sources: readonly AmdgcnOperand[];
    }
  | {
      /** An operation on masks or EXEC. */
      readonly kind: 'mask';
      readonly name: string;
      readonly to: AmdgcnRegister;
      readonly sources: readonly AmdgcnOperand[];
    };

const BYTES: readonly (readonly [RegExp, number])[] = [
  [/_(dwordx4|b128)$/, 16],
  [/_(dwordx3|b96)$/, 12],
  [/_(dwordx2|b64)$/, 8],
  [/_(dword|b32)$/, 4],
  [/short|_[iub]16/, 2],
  [/byte|_[iub]8/, 1],
];

/** Loads and stores; those that go elsewhere, or have addresses of their own, are left out. */
const ACCESS = /^(global|flat|buffer|ds)_(load|store|read|write)/;
const NO_ACCESS = /lds|async|_tr|addtid|format|monitor|block|2st64|stride64|src2|xchg|direct|param/;

function accessOf(i: AmdgcnInstruction, name: string): ThreadOp | undefined {
  const memory = ACCESS.exec(name)?.[1];
  if (memory === undefined || NO_ACCESS.test(name)) return undefined;
  const bytes = BYTES.find(([pattern]) => pattern.test(name))?.[1];
  const loads = /_(load|read)/.test(name);
  const address = i.operands[memory === 'buffer' || loads ? 1 : 0];
  if (bytes === undefined || address?.kind !== 'reg' || address.file !== 'v') return undefined;
  const is = (word: string): boolean => i.modifiers.some((m) => m.name === word);
  if (is('lds') || is('gds') || is('scale_offset')) return undefined;
  // An index counts by the stride of the resource, which the text does not say.
  if (memory === 'buffer' && (is('idxen') || !is('offen'))) return undefined;
  const offset = i.modifiers.find((m) => m.name === 'offset')?.value;
  return {
    kind: 'access',
    memory: memory === 'ds' ? 'shared' : (memory as 'global' | 'flat' | 'buffer'),
    address,
    offset: typeof offset === 'number' ? offset : 0,
    bytes,
  };
}

const COMPARE = /^v_cmp(x?)_(eq|ne|lt|le|gt|ge)_[iu]32$/;
const MASK = /^s_((and|or|xor|andn2|and_not1|mov)_b|\w+_saveexec_b)(32|64)$/;

/** What stride analysis follows of an instruction; undefined where it follows nothing. */
export function threadOpOf(i: AmdgcnInstruction, name: string): ThreadOp | undefined {
  if (i.encoding === 'dpp' || i.encoding === 'dpp8' || i.encoding === 'sdwa') return undefined;
  const [first] = i.operands;
  const compare = COMPARE.exec(name);
  if (compare) {
    const [, x, comparison] = compare;
    const to = i.operands.length === 3 && first?.kind === 'reg' ? first : undefined;
    if (x === '' && !to) return undefined;
    const sources = i.operands.slice(-2);
    return { kind: 'compare', comparison: comparison!, to: x === '' ? to : undefined, sources };
  }
  if (first?.kind !== 'reg') return accessOf(i, name);
  const isNumber = i.operands[1]?.kind === 'int' && !first.name.startsWith('exec');
  if (MASK.test(name) && !(name.startsWith('s_mov') && isNumber))
    return { kind: 'mask', name, to: first, sources: i.operands.slice(1) };
  const compute = Object.hasOwn(COMPUTES, name) ? COMPUTES[name] : undefined;
  if (!compute && name !== HIGH_LANES && name !== LOW_LANES && !PACKED.test(name))
    return accessOf(i, name);
  // A carry is written behind the result.
  const carries = /_co_|_u64_u32$|_i64_i32$/.test(name) && !/_nc_/.test(name);
  return {
    kind: 'value',
    name,
    to: first,
    sources: i.operands.slice(carries ? 2 : 1),
    compute,
  };
}
