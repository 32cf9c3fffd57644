/**
 * Limits that hold for the operands of an instruction together: literals and the constant bus,
 * tuples that begin at even registers, data of one file, offsets, what caches are told. `matchForm`
 * has seen to each operand by itself.
 */
import type { AmdgcnModifier, AmdgcnOperand, AmdgcnRegister, AmdgcnSpan } from '../ast.ts';
import { isInlineFloat, isInlineInt } from './constants.ts';
import type { MatchContext } from './context.ts';
import type { AmdgcnForm } from './form.ts';
import type { AmdgcnGpu } from './gpus.ts';
import { imageProblem } from './images.ts';
import type { Bound } from './match.ts';
import { cachePolicyProblem } from './modifiers.ts';

export interface LimitProblem {
  readonly span: AmdgcnSpan;
  readonly message: string;
}

/**
 * The first limit that an instruction breaks in a form that otherwise fits. `name` is without
 * suffix.
 */
export function limitProblem(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  return (
    scalarLiterals(name, bound, cx) ??
    vectorLiterals(name, form, bound, cx) ??
    constantBus(name, form, bound, cx) ??
    directRead(name, form, bound, cx) ??
    offsets(name, bound, cx) ??
    files(name, form, bound, cx) ??
    alignment(name, bound, cx) ??
    matrix(name, bound, cx) ??
    dpp(name, form, bound, cx) ??
    caches(name, form, bound, cx) ??
    flags(name, bound, cx) ??
    packed(name, bound, cx) ??
    imageProblem(name, bound, cx)
  );
}

/**
 * The constant of an operand that needs a literal: its bits, or a string for what is not known yet.
 */
function literalOf(token: string, o: AmdgcnOperand, cx: MatchContext): string | undefined {
  const type = /\.(.*?)l?$/.exec(token)?.[1] ?? '';
  if (o.kind === 'expr') {
    const value = cx.evaluate(o);
    if (value === undefined) return 'expr';
    return isInlineInt(value, type) ? undefined : `i${BigInt.asUintN(32, value)}`;
  }
  if (o.kind === 'int') {
    if (isInlineInt(o.value, type)) return undefined;
    // The instruction holds the high half of a double.
    if (type === 'f64' && o.value > 0xffffffffn) return `i${BigInt.asUintN(64, o.value) >> 32n}`;
    return `i${BigInt.asUintN(/16$/.test(type) && !type.startsWith('v2') ? 16 : 32, o.value)}`;
  }
  if (o.kind === 'float')
    return isInlineFloat(o.value, type) ? undefined : `i${floatLiteral(o.value, type)}`;
  return undefined;
}

const view = new DataView(new ArrayBuffer(8));

function floatLiteral(value: number, type: string): string {
  if (type.endsWith('64')) {
    view.setFloat64(0, value);
    return String(view.getUint32(0));
  }
  if (type.endsWith('32')) {
    view.setFloat32(0, value);
    return String(view.getUint32(0));
  }
  return `h${value}`;
}

function scalarLiterals(
  name: string,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!name.startsWith('s_')) return undefined;
  let first: string | undefined;
  for (const { token, item } of bound) {
    if (!token.startsWith('S.') || !item.operand) continue;
    const literal = literalOf(token, item.operand, cx);
    if (literal === undefined) continue;
    if (first !== undefined && (first !== literal || literal === 'expr'))
      return { span: item.operand, message: 'an instruction holds one literal only' };
    first = literal;
  }
  return undefined;
}

/** Tokens of sources that can be constants. */
const SOURCE = /^(V|VC|VT|VCT|VM|VCM|VMT|VCMT|W|K|S|SC)\./;

function vectorLiterals(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!name.startsWith('v_')) return undefined;
  const fixed = bound.find(({ token }) => token.startsWith('K.'));
  const long = form.encoding === 'e64' || form.encoding === 'e64_dpp';
  if (!long && !fixed) return undefined;
  let first: string | undefined;
  for (const { token, item } of bound) {
    if (!item.operand || !SOURCE.test(token)) continue;
    const literal = token.startsWith('K.')
      ? fixedLiteral(token, item.operand, cx)
      : literalOf(token, item.operand, cx);
    if (literal === undefined) continue;
    if (long && !fixed && !cx.gpu.longLiterals)
      return {
        span: item.operand,
        message: `the 64-bit encoding takes no literal on ${cx.gpu.cpu}`,
      };
    if (first !== undefined && (first !== literal || literal === 'expr'))
      return { span: item.operand, message: 'an instruction holds one literal only' };
    first = literal;
  }
  return undefined;
}

function fixedLiteral(token: string, o: AmdgcnOperand, cx: MatchContext): string | undefined {
  const known = literalOf(token, o, cx);
  if (known !== undefined) return known;
  // What could be held inline is a literal here all the same.
  if (o.kind === 'int') return `i${BigInt.asUintN(32, o.value)}`;
  return o.kind === 'float' ? `i${floatLiteral(o.value, token.slice(2))}` : 'expr';
}

function isScalarRegister(o: AmdgcnOperand): o is AmdgcnRegister {
  return o.kind === 'reg' && o.file !== 'v' && o.file !== 'a' && o.name !== 'null';
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the operands use up the limit in their order
function constantBus(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!name.startsWith('v_') || form.encoding === 'dpp') return undefined;
  const shift = /^v_(lshl|lshr|ashr)rev_[bi]64$/.test(name);
  const limit = shift && !cx.gpu.gfx1250 ? 1 : cx.gpu.constantBus;
  if (
    name === 'v_writelane_b32' &&
    cx.gpu.major === 9 &&
    bound.some(({ item }) => item.operand?.kind === 'reg' && item.operand.name === 'm0')
  )
    return undefined;
  const used = new Set(form.reads.filter((read) => read !== 'scc' && read !== 'exec'));
  const literalSizes = new Set<number>();
  for (const { token, written, item } of bound) {
    const o = item.operand;
    if (!o || written) continue;
    if (token === 'vccw' || token === 'vcc') {
      if (isRead(bound, item.operand!)) used.add('vcc');
    } else if (isScalarRegister(o)) {
      if (!isDirect(o)) used.add(keyOf(o));
    } else if (SOURCE.test(token)) {
      const literal = token.startsWith('K.') ? fixedLiteral(token, o, cx) : literalOf(token, o, cx);
      if (literal === undefined) continue;
      // Literals of two sizes take two places.
      literalSizes.add(token.endsWith('64') ? 8 : 4);
    }
    if (used.size + literalSizes.size > limit) {
      const what =
        limit === 1 ? 'one scalar register or literal' : 'two scalar registers or literals';
      return { span: o, message: `a vector instruction reads at most ${what} on ${cx.gpu.cpu}` };
    }
  }
  return undefined;
}

/** A mask in front of the sources is what the instruction writes. */
function isRead(bound: readonly Bound[], o: AmdgcnOperand): boolean {
  const source = bound.findIndex(({ token }) => SOURCE.test(token));
  return source >= 0 && bound.findIndex(({ item }) => item.operand === o) > source;
}

function keyOf(o: AmdgcnRegister): string {
  return o.file === 'special' ? o.name.replace(/^src_/, '') : `${o.file}${o.index}:${o.count}`;
}

/**
 * What another unit has put in workgroup memory's register, which takes no part of the constant
 * bus.
 */
function isDirect(o: AmdgcnOperand): o is AmdgcnRegister {
  return o.kind === 'reg' && /^(src_)?lds_direct$/.test(o.name);
}

function directRead(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!name.startsWith('v_')) return undefined;
  let sources = 0;
  for (const { written, item } of bound) {
    const o = item.operand;
    if (!o || written) continue;
    sources++;
    if (!isDirect(o)) continue;
    if (cx.gpu.cdna2 || cx.gpu.major >= 11)
      return { span: o, message: `${cx.gpu.cpu} has no register \`${o.name}\`` };
    if (form.encoding === 'sdwa' || (/rev_/.test(name) && name !== 'v_bfrev_b32'))
      return { span: o, message: `\`${name}\` does not read \`${o.name}\`` };
    if (sources > 1) return { span: o, message: `only the first source can be \`${o.name}\`` };
  }
  return undefined;
}

/** Numbers beyond the signed ones of 64 bits are negative. */
function signed64(value: bigint): bigint {
  return value >= 1n << 63n ? BigInt.asIntN(64, value) : value;
}

function numberOf(m: AmdgcnModifier): number | undefined {
  return typeof m.value === 'number' ? m.value : undefined;
}

function offsets(
  name: string,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  const { gpu } = cx;
  const range = offsetRange(name, gpu);
  if (range === undefined) return undefined;
  const [low, high] = range;
  for (const { token, item } of bound) {
    const value = offsetOf(token, item);
    if (value === undefined) continue;
    if (value >= low && value <= high) return undefined;
    const span: AmdgcnSpan = item.operand ?? item.modifier!;
    return { span, message: `the offset is ${low} to ${high} on ${gpu.cpu}, found ${value}` };
  }
  return undefined;
}

/** The number that an offset is, where it is one. */
function offsetOf(token: string, { operand, modifier }: Bound['item']): number | undefined {
  if (token === 'smoff')
    return operand?.kind === 'int' ? Number(signed64(operand.value)) : undefined;
  return token === 'offset' && modifier ? numberOf(modifier) : undefined;
}

/** The lowest and the highest constant offset of a memory instruction. */
function offsetRange(name: string, gpu: AmdgcnGpu): readonly [number, number] | undefined {
  const { major } = gpu;
  if (/^s_(load|store|buffer_|scratch_|atomic|atc_probe|prefetch|dcache_discard)/.test(name)) {
    if (/^s_(buffer_|prefetch.*buffer|atc_probe_buffer)/.test(name))
      return [0, major === 12 ? 0x7fffff : 0xfffff];
    return signedRange(major === 12 ? 24 : 21);
  }
  if (/^(flat|global|scratch|cluster)_/.test(name)) {
    const [low, high] = signedRange(major === 12 ? 24 : major === 10 ? 12 : 13);
    return [name.startsWith('flat_') && major !== 12 ? 0 : low, high];
  }
  if (/^t?buffer_/.test(name)) return [0, major === 12 ? 0x7fffff : 0xffff];
  return name.startsWith('ds_') ? [0, 0xffff] : undefined;
}

function signedRange(bits: number): readonly [number, number] {
  return [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1];
}

/** Tuples begin at even registers on GPUs that need it. */
function alignment(
  name: string,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!cx.gpu.evenTuples) return undefined;
  const free = name === 'ds_read_b96_tr_b6' || name === 'ds_load_tr6_b96';
  if (free) return undefined;
  for (const { written, item } of bound) {
    const o = item.operand;
    if (o?.kind !== 'reg' || (o.file !== 'v' && o.file !== 'a') || o.index % 2 === 0) continue;
    if (name === 'global_load_tr6_b96' && written) continue;
    if (o.count > 1)
      return {
        span: o,
        message: `a tuple of vector registers begins at an even one on ${cx.gpu.cpu}`,
      };
    if (cx.gpu.cdna2 && /^ds_gws_(init|barrier|sema_br)$/.test(name))
      return { span: o, message: `\`${name}\` takes an even register on ${cx.gpu.cpu}` };
  }
  return undefined;
}

/** Data and results of one memory instruction are of one file. */
function files(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (!/^(flat|global|scratch|t?buffer|ds|image)_/.test(name)) return undefined;
  if (!form.tokens.some((t) => /^=?[ma]\d|vdata/.test(t))) return undefined;
  let file: string | undefined;
  for (const { token, item } of bound) {
    if (!/^[ma]\d|^vdata/.test(token)) continue;
    const o = item.operand;
    if (o?.kind !== 'reg') continue;
    if (o.file === 'a' && !cx.gpu.cdna2)
      return { span: o, message: `${cx.gpu.cpu} loads and stores no accumulation registers` };
    if (file !== undefined && o.file !== file)
      return { span: o, message: 'data and result are both vector or both accumulation registers' };
    file = o.file;
  }
  return undefined;
}

/** A factor whose number of registers is not that of the format in the modifier `key`. */
function factorProblem(
  o: AmdgcnOperand | undefined,
  key: 'cbsz' | 'blgp',
  bound: readonly Bound[],
): LimitProblem | undefined {
  const modifier = bound.find(({ token }) => token === key)?.item.modifier;
  const format = numberOf(modifier ?? NO_MODIFIER) ?? 0;
  const count = [8, 8, 6, 6, 4][format];
  if (o?.kind !== 'reg' || o.count === count) return undefined;
  const message = `\`${key}:${format}\` takes ${count} registers here, found ${o.count}`;
  return { span: o, message };
}

function matrix(name: string, bound: readonly Bound[], cx: MatchContext): LimitProblem | undefined {
  if (name === 'v_accvgpr_write_b32' && cx.gpu.column === '908') {
    const o = bound[1]?.item.operand;
    if (o && isScalarRegister(o))
      return { span: o, message: 'expected a vector register or an inline constant' };
  }
  if (!/^v_s?mfmac?_/.test(name)) return undefined;
  const blgp = bound.find(({ token }) => token === 'blgp')?.item.modifier;
  const negates = cx.gpu.cdna3 && /_f64$|f64_/.test(name);
  if (blgp && (blgp.name === 'neg') !== negates)
    return {
      span: blgp,
      message: negates ? `\`${name}\` takes \`neg\`, not \`blgp\`` : `\`${name}\` takes no \`neg\``,
    };
  const [d, a, b, c] = bound.map(({ item }) => item.operand);
  if (/f8f6f4/.test(name))
    return factorProblem(a, 'cbsz', bound) ?? factorProblem(b, 'blgp', bound);
  if (c && c.kind !== 'reg' && cx.gpu.column === '908')
    return { span: c, message: `matrix instructions take no constant here on ${cx.gpu.cpu}` };
  // The third source of sparse instructions is an index, which may lie anywhere.
  if (/^v_s(?:mfmac|wmmac)/.test(name)) return undefined;
  if (d?.kind !== 'reg' || c?.kind !== 'reg' || d.file !== c.file || d.count <= 4) return undefined;
  if (d.index === c.index && d.count === c.count) return undefined;
  if (d.index < c.index + c.count && c.index < d.index + d.count)
    return { span: c, message: 'the third source must not overlap the result in part' };
  return undefined;
}

const NO_MODIFIER: AmdgcnModifier = { start: 0, end: 0, line: 0, name: '' };

function dpp(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  if (form.encoding !== 'dpp' && form.encoding !== 'e64_dpp') return undefined;
  const sources = bound.filter(
    ({ written, item, token }) => !written && item.operand && token !== 'bool',
  );
  const second = sources[1]?.item.operand;
  if (second && !cx.gpu.dppScalar && name.startsWith('v_')) {
    if (second.kind !== 'reg')
      return { span: second, message: `the second source of DPP is a register on ${cx.gpu.cpu}` };
    if (second.file !== 'v' && second.file !== 'a')
      return {
        span: second,
        message: `the second source of DPP is a vector register on ${cx.gpu.cpu}`,
      };
  }
  const control = bound.find(({ token }) => token === 'dpp_ctrl')?.item.modifier;
  if (control && cx.gpu.cdna2 && control.name !== 'row_newbcast') {
    const wide = bound.find(
      ({ item: { operand: o } }) => o?.kind === 'reg' && o.file === 'v' && o.count === 2,
    );
    if (wide)
      return {
        span: control,
        message: `DPP of 64 bits takes \`row_newbcast\` only on ${cx.gpu.cpu}`,
      };
  }
  return undefined;
}

function caches(
  name: string,
  form: AmdgcnForm,
  bound: readonly Bound[],
  cx: MatchContext,
): LimitProblem | undefined {
  const list = bound.flatMap(({ token, item }) => (token === 'cpol' ? [item.modifier!] : []));
  const atomic = /_atomic_/.test(name);
  const scalar = name.startsWith('s_');
  const kind = scalar
    ? 'scalar'
    : atomic
      ? 'atomic'
      : /_store(_|$)|^tensor_s/.test(name)
        ? 'store'
        : 'load';
  const problem = cachePolicyProblem(list, kind, cx.gpu);
  if (problem) return { span: problem.modifier, message: problem.message };
  if (!atomic || !/^(flat|global|scratch)_/.test(name)) return undefined;
  if (!form.tokens.some((t) => t.startsWith('cpol'))) return undefined;
  const returns = form.tokens[0]!.startsWith('=');
  const asked = list.find(
    (m) =>
      m.name === 'glc' || m.name === 'sc0' || (m.name === 'th' && /RETURN$/.test(String(m.value))),
  );
  const word = cx.gpu.cdna3 ? '`sc0`' : cx.gpu.major === 12 ? '`th:TH_ATOMIC_RETURN`' : '`glc`';
  if (returns && !asked)
    return {
      span: bound[0]!.item.operand!,
      message: `an atomic that returns the old value needs ${word}`,
    };
  if (!returns && asked && cx.gpu.major !== 12)
    return { span: asked, message: `an atomic without a result takes no ${word}` };
  return undefined;
}

function flags(name: string, bound: readonly Bound[], cx: MatchContext): LimitProblem | undefined {
  const counter = bound[0]?.item.operand;
  if (
    cx.gpu.major >= 11 &&
    /^s_waitcnt_(exp|lgkm|vm|vs)cnt$/.test(name) &&
    counter?.kind === 'reg' &&
    counter.name !== 'null'
  )
    return { span: counter, message: `the first operand is \`null\` on ${cx.gpu.cpu}` };
  for (const { token, item } of bound) {
    const { modifier } = item;
    if (!modifier) continue;
    if (
      token === 'gds' &&
      modifier.name === 'gds' &&
      name.startsWith('ds_') &&
      !name.startsWith('ds_gws')
    ) {
      if (cx.gpu.cdna2 || cx.gpu.major === 12)
        return { span: modifier, message: `${cx.gpu.cpu} has no global data share` };
    }
    if (token === 'tfe' && /_store_/.test(name) && /^t?buffer_/.test(name))
      return { span: modifier, message: '`tfe` means nothing for a store' };
  }
  return undefined;
}

/** Lists of bits that only some sources take, and formats that ask for a number of registers. */
function packed(name: string, bound: readonly Bound[], cx: MatchContext): LimitProblem | undefined {
  const listOf = (key: string): AmdgcnModifier | undefined =>
    bound.find(({ token, item }) => item.modifier && token === key)?.item.modifier;
  return (
    selectProblem(name, listOf, cx) ??
    packedScalarProblem(name, bound, listOf, cx) ??
    negationProblem(name, listOf, cx) ??
    formatProblem(name, bound, listOf)
  );
}

/** The modifier of a kind among those of an instruction. */
type ListOf = (key: string) => AmdgcnModifier | undefined;

function bitsOf(m: AmdgcnModifier | undefined): readonly number[] {
  return m && typeof m.value === 'object' ? m.value : [];
}

/** `op_sel` and `op_sel_hi` where they have fewer bits than sources. */
function selectProblem(name: string, listOf: ListOf, cx: MatchContext): LimitProblem | undefined {
  const select = listOf('op_sel');
  const bits = bitsOf(select);
  if (select && /^v_permlane(x?16(_var)?)_b32$/.test(name) && bits[2])
    return { span: select, message: '`op_sel` has two bits here' };
  const isDot2 = cx.gpu.major >= 11 && /^v_dot2_(bf16_bf16|f16_f16)$/.test(name);
  if (select && isDot2 && (bits[0] || bits[1]))
    return { span: select, message: '`op_sel` of the first two sources is 0 here' };
  if (!cx.gpu.cdna3 || !/^v_dot\d/.test(name)) return undefined;
  const high = listOf('op_sel_hi');
  if (select && bits.some((b) => b === 1))
    return { span: select, message: `\`${name}\` takes no \`op_sel\` on ${cx.gpu.cpu}` };
  if (high && bitsOf(high).some((b) => b === 0))
    return { span: high, message: `\`${name}\` takes no \`op_sel_hi\` on ${cx.gpu.cpu}` };
  return undefined;
}

/** GFX12 reads a packed pair of f32 from scalar registers only as it lies there. */
function packedScalarProblem(
  name: string,
  bound: readonly Bound[],
  listOf: ListOf,
  cx: MatchContext,
): LimitProblem | undefined {
  if (cx.gpu.major !== 12 || !/^v_pk_(add|mul|fma|min|max)\w*_f32$/.test(name)) return undefined;
  const select = listOf('op_sel');
  const high = listOf('op_sel_hi');
  const sources = bound.filter(({ item, written }) => item.operand && !written);
  for (const [i, { item }] of sources.entries()) {
    if (!isScalarRegister(item.operand!)) continue;
    if (bitsOf(select)[i] || (high ? bitsOf(high)[i] : 1))
      return {
        span: high ?? select ?? item.operand!,
        message: 'a packed source in scalar registers needs `op_sel` and `op_sel_hi` 0',
      };
  }
  return undefined;
}

/** Sources that cannot be negated. */
function negationProblem(name: string, listOf: ListOf, cx: MatchContext): LimitProblem | undefined {
  for (const key of ['neg_lo', 'neg_hi']) {
    const neg = listOf(key);
    if (neg && negatesFixedSource(name, key, bitsOf(neg), cx))
      return { span: neg, message: `\`${key}\` is not taken for this source of \`${name}\`` };
  }
  return undefined;
}

function negatesFixedSource(
  name: string,
  key: string,
  set: readonly number[],
  cx: MatchContext,
): boolean {
  const factors = set[0] === 1 || set[1] === 1;
  if (/^v_dot4_\w*(fp8|bf8)/.test(name)) return factors;
  if (/^v_s?wmmac?_\w*_iu[48]/.test(name))
    return set[2] === 1 || (cx.gpu.major >= 12 && key === 'neg_hi' && set.includes(1));
  if (/^v_swmmac/.test(name)) return set[2] === 1;
  return /^v_s?wmmac?_\w*(fp8|bf8|f8f6f4)/.test(name) && factors;
}

/** Registers of a factor by its format. */
const FACTOR_REGISTERS: Readonly<Record<string, number>> = {
  MATRIX_FMT_FP8: 16,
  MATRIX_FMT_BF8: 16,
  MATRIX_FMT_FP6: 12,
  MATRIX_FMT_BF6: 12,
  MATRIX_FMT_FP4: 8,
};

/** Formats of factors that ask for a number of registers. */
function formatProblem(
  name: string,
  bound: readonly Bound[],
  listOf: ListOf,
): LimitProblem | undefined {
  if (!/^v_wmma_\w*f8f6f4/.test(name)) return undefined;
  for (const [key, i] of [
    ['matrix_a_fmt', 1],
    ['matrix_b_fmt', 2],
  ] as const) {
    const o = bound[i]?.item.operand;
    const format = String(listOf(key)?.value ?? 'MATRIX_FMT_FP8');
    const need = FACTOR_REGISTERS[format];
    if (o?.kind === 'reg' && need !== undefined && o.count !== need)
      return { span: o, message: `\`${format}\` takes ${need} registers, found ${o.count}` };
  }
  return undefined;
}
