/** What instructions compute, on values of a wave as forms. Of 64-bit values the low half. */
import {
  added,
  bitwise,
  divided,
  type LaneForm,
  maskedForm,
  numberForm,
  numberOf,
  timesForm,
} from '../../strides/index.ts';

type Form = LaneForm | undefined;
/** Computes a result from the sources in the order of the text. */
type Compute = (sources: readonly LaneForm[]) => Form;

/** `0xffffffc0` in 32 bits is -64: what is added or multiplied wraps. */
function signed(form: LaneForm): LaneForm {
  const n = numberOf(form);
  return n !== undefined && n >= 2 ** 31 && n < 2 ** 32 ? numberForm(n - 2 ** 32) : form;
}

const plus = (a: Form, b: Form, times = 1): Form => a && b && added(signed(a), signed(b), times);
const product = (a: Form, b: Form): Form => a && b && timesForm(signed(a), signed(b));

function shiftedLeft(a: Form, by: Form): Form {
  const n = numberOf(by);
  return a && n !== undefined && n >= 0 && n < 40 ? timesForm(a, numberForm(2 ** n)) : undefined;
}

function shiftedRight(a: Form, by: Form): Form {
  const n = numberOf(by);
  return a && n !== undefined && n >= 0 && n < 40 ? divided(a, 2 ** n)?.quotient : undefined;
}

function bitField(a: Form, from: Form, width: Form): Form {
  const bits = numberOf(width);
  const shifted = shiftedRight(a, from);
  return shifted && bits !== undefined && bits > 0 && bits < 32
    ? divided(shifted, 2 ** bits)?.rest
    : undefined;
}

const masked = (a: Form, b: Form): Form =>
  a && b && (maskedForm(a, signed(b)) ?? maskedForm(b, signed(a)));
const either = (a: Form, b: Form): Form => a && b && bitwise(a, b, (x, y) => x | y);
const differ = (a: Form, b: Form): Form => a && b && bitwise(a, b, (x, y) => x ^ y);

const add: Compute = ([a, b]) => plus(a, b);
const subtract: Compute = ([a, b]) => plus(a, b, -1);
const subtractFrom: Compute = ([a, b]) => plus(b, a, -1);
const multiply: Compute = ([a, b]) => product(a, b);
const multiplyAdd: Compute = ([a, b, c]) => plus(product(a, b), c);
const and: Compute = ([a, b]) => masked(a, b);
const or: Compute = ([a, b]) => either(a, b);
const xor: Compute = ([a, b]) => differ(a, b);
const move: Compute = ([a]) => a;

/** Vector and scalar instructions alike, by name without `v_` or `s_` and without suffix. */
const COMPUTES: ReadonlyMap<string, Compute> = new Map<string, Compute>([
  ...['v_mov_b32', 'v_mov_b64', 's_mov_b32', 's_mov_b64', 's_movk_i32', 'v_readfirstlane_b32'].map(
    (name) => [name, move] as const,
  ),
  ...`v_add_u32 v_add_i32 v_add_nc_u32 v_add_nc_i32 v_add_co_u32 v_add_nc_u64 s_add_u32 s_add_i32 s_add_co_u32
   s_add_co_i32 s_add_u64 s_add_nc_u64`
    .split(/\s+/)
    .map((name) => [name, add] as const),
  ...`v_sub_u32 v_sub_i32 v_sub_nc_u32 v_sub_nc_i32 v_sub_co_u32 v_sub_nc_u64 s_sub_u32 s_sub_i32 s_sub_co_u32
   s_sub_co_i32 s_sub_u64 s_sub_nc_u64`
    .split(/\s+/)
    .map((name) => [name, subtract] as const),
  ...['v_subrev_u32', 'v_subrev_nc_u32', 'v_subrev_co_u32'].map(
    (name) => [name, subtractFrom] as const,
  ),
  ...'v_mul_lo_u32 v_mul_u32_u24 v_mul_i32_i24 s_mul_i32 s_mul_u64'
    .split(' ')
    .map((name) => [name, multiply] as const),
  ...`v_mad_u32_u24 v_mad_i32_i24 v_mad_u32 v_mad_u64_u32 v_mad_i64_i32 v_mad_co_u64_u32 v_mad_co_i64_i32
   v_mad_nc_u64_u32 v_mad_nc_i64_i32`
    .split(/\s+/)
    .map((name) => [name, multiplyAdd] as const),
  ...['v_lshlrev_b32', 'v_lshlrev_b64'].map(
    (name) => [name, (([by, a]) => shiftedLeft(a, by)) as Compute] as const,
  ),
  ...['s_lshl_b32', 's_lshl_b64'].map(
    (name) => [name, (([a, by]) => shiftedLeft(a, by)) as Compute] as const,
  ),
  ...['v_lshrrev_b32', 'v_lshrrev_b64', 'v_ashrrev_i32', 'v_ashrrev_i64'].map(
    (name) => [name, (([by, a]) => shiftedRight(a, by)) as Compute] as const,
  ),
  ...['s_lshr_b32', 's_lshr_b64', 's_ashr_i32', 's_ashr_i64'].map(
    (name) => [name, (([a, by]) => shiftedRight(a, by)) as Compute] as const,
  ),
  ...[1, 2, 3, 4].map(
    (n) =>
      [
        `s_lshl${n}_add_u32`,
        (([a, b]) => plus(shiftedLeft(a, numberForm(n)), b)) as Compute,
      ] as const,
  ),
  ...['v_and_b32', 's_and_b32', 's_and_b64'].map((name) => [name, and] as const),
  ...['v_or_b32', 's_or_b32', 's_or_b64'].map((name) => [name, or] as const),
  ...['v_xor_b32', 's_xor_b32', 's_xor_b64'].map((name) => [name, xor] as const),
  ['v_add3_u32', ([a, b, c]) => plus(plus(a, b), c)],
  ['v_lshl_add_u32', ([a, by, b]) => plus(shiftedLeft(a, by), b)],
  ['v_lshl_add_u64', ([a, by, b]) => plus(shiftedLeft(a, by), b)],
  ['v_add_lshl_u32', ([a, b, by]) => shiftedLeft(plus(a, b), by)],
  ['v_lshl_or_b32', ([a, by, b]) => either(shiftedLeft(a, by), b)],
  ['v_and_or_b32', ([a, b, c]) => either(masked(a, b), c)],
  ['v_or3_b32', ([a, b, c]) => either(either(a, b), c)],
  ['v_xor3_b32', ([a, b, c]) => differ(differ(a, b), c)],
  ['v_xad_u32', ([a, b, c]) => plus(differ(a, b), c)],
  ['v_bfe_u32', ([a, from, width]) => bitField(a, from, width)],
  [
    's_bfe_u32',
    ([a, field]) => {
      const n = numberOf(field);
      return n === undefined
        ? undefined
        : bitField(a, numberForm(n & 0x1f), numberForm((n >> 16) & 0x7f));
    },
  ],
]);

/** What an instruction leaves in its result, by its name without suffix. */
export function computedForm(name: string, sources: readonly LaneForm[]): LaneForm | undefined {
  return COMPUTES.get(name)?.(sources);
}

/** Whether what an instruction computes follows from its sources alone. */
export function isComputed(name: string): boolean {
  return COMPUTES.has(name);
}

/** Whether an instruction writes a carry behind its result. */
export function writesCarry(name: string): boolean {
  return /^v_.*(?:_co_|_u64_u32$|_i64_i32$)/.test(name) && !/_nc_/.test(name);
}
