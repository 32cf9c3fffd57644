/**
 * Products of matrices by the names that LLVM gives them: `llvm.amdgcn.mfma.*` of compute chips,
 * `llvm.amdgcn.wmma.*` and `swmmac.*` of graphics chips.
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { EARLY, HIDE_LAST, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import type { Selector } from '../select.ts';
import { hasAll } from './named/row.ts';
import { constantOf, operandsOf, resultUnits, setResults, vectorRun } from './operands.ts';
import type { Rule } from './rule.ts';
import { wmmaOfGfx1250 } from './wmma-gfx1250.ts';

const MFMA = /^(s?mf[ma]{2}|smfmac)_(f32|f64|i32)_((\d+)x(\d+)x\d+)_?([a-z][\w]*)$/;

/** Results of products that are made of several blocks of rows and columns. */
function blocks(inst: Inst, rows: number, columns: number): number {
  const wide = inst.results[0]?.type === 'f64' ? 2 : 1;
  return (resultUnits(inst) * 64) / wide / (rows * columns);
}

function mfmaName(cpu: AmdCpu, inst: Inst, name: string): string {
  const [, family = '', type = '', shape = '', rows, columns, from = ''] = MFMA.exec(name)!;
  if (!cpu.gfx940) return `v_${family}_${type}_${shape}${from}`;
  const count = blocks(inst, Number(rows), Number(columns));
  const several = family === 'mfma' && count > 1 ? `_${count}b` : '';
  return `v_${family}_${type}_${shape}${several}_${from.replace(/_1k$/, '')}`;
}

/** Which compute chips have a product: the first ones, CDNA 3 on, CDNA 4. */
const FIRST =
  /^mfma_(?:f32_(?:16x16x2|32x32x2|4x4x2|16x16x8|32x32x4)bf16|i32_(?:16x16x16|32x32x8)i8)$/;
const CDNA3 =
  /^smfmac_|^mfma_(?:.*_(?:xf32|(?:fp8|bf8)_(?:fp8|bf8))$|i32_(?:16x16x32|32x32x16)_i8$)/;
const CDNA4 =
  /^mfma_(?:f32_(?:16x16x32|32x32x16)_b?f16|i32_(?:16x16x64|32x32x32)_i8)$|^smfmac_(?:f32_(?:16x16x64_b?f16|16x16x128_.*|32x32x32_b?f16|32x32x64_.*)|i32_(?:16x16x128|32x32x64)_i8)$/;

function hasMfma(cpu: AmdCpu, name: string): boolean {
  if (!cpu.accumOffset) return false;
  if (FIRST.test(name)) return !cpu.gfx940;
  if (CDNA4.test(name)) return cpu.name === 'gfx950';
  if (name.endsWith('_xf32')) return cpu.name === 'gfx942';
  return !CDNA3.test(name) || cpu.gfx940;
}

/** Graphics chips: gfx11 and gfx12 have these, gfx12 has more of them. */
const WMMA_GFX11 =
  /^wmma_(?:f32_16x16x16_b?f16|f16_16x16x16_f16|bf16_16x16x16_bf16|i32_16x16x16_iu[48])(?:_|$)/;
const WMMA_GFX12 =
  /^wmma_(?:f32_16x16x16_(?:fp8|bf8)_(?:fp8|bf8)|i32_16x16x32_iu4)(?:_|$)|^swmmac_(?:(?:f32|f16|bf16|i32)_16x16x32_.*|i32_16x16x64_iu4)(?:_|$)/;

function hasWmma({ generation }: AmdCpu, name: string): boolean {
  if (generation === 'gfx12') return WMMA_GFX11.test(name) || WMMA_GFX12.test(name);
  return generation === 'gfx11' && WMMA_GFX11.test(name);
}

/** A field of a product; of doubles CDNA 3 negates operands with the last one. */
function fieldOf(cpu: AmdCpu, name: string, word: string, bits: number): string {
  if (bits === 0) return '';
  if (word !== 'blgp' || !name.startsWith('mfma_f64') || !cpu.gfx940) return ` ${word}:${bits}`;
  return ` neg:[${[0, 1, 2].map((at) => (bits >> at) & 1).join(',')}]`;
}

/** `mfma(a, b, c, cbsz, abid, blgp)`. */
function mfma(s: Selector, inst: Inst, name: string): void {
  const { cpu } = s.env;
  if (!hasMfma(cpu, name)) s.refuse(inst);
  const operands = operandsOf(inst);
  const sparse = name.startsWith('smfmac');
  const [a = [], b = [], c = []] = operands;
  const first = sparse ? 4 : 3;
  const numbers = operands
    .slice(first)
    .map(([value]) => constantOf(s, value!, 'a field of a matrix product'));
  const mods = (sparse ? ['cbsz', 'abid'] : ['cbsz', 'abid', 'blgp'])
    .map((word, at) => fieldOf(cpu, name, word, numbers[at] ?? 0))
    .join('');
  const [x, y] = [vectorRun(s, a), vectorRun(s, b)];
  const dst = s.temp(V, resultUnits(inst));
  if (sparse) {
    copyTo(s, dst, c);
    const index = s.toV(s.part0(operands[3]![0]!));
    const made = s.effect(mfmaName(cpu, inst, name), [dst, x, y, index, dst], 1);
    // The sum is read and written in place.
    made.flags |= EARLY | HIDE_LAST;
    made.mods = mods;
  } else {
    const made = s.effect(mfmaName(cpu, inst, name), [dst, x, y, vectorRun(s, c)], 1);
    made.flags |= EARLY;
    made.mods = mods;
  }
  setResults(s, inst, s.split(dst));
}

const SCALED = /^mfma_scale_f32_(16x16x128|32x32x64)_f8f6f4(?:_|$)/;

/** Registers of A or B by the format of its elements: 8, 8, 6, 6 and 4 bits. */
const SCALED_UNITS = [8, 8, 6, 6, 4];

/**
 * `mfma.scale(a, b, c, format of a, of b, part of the scale of a, scale of a, part and scale of
 * b)`: without scales a plain product.
 */
function scaled(s: Selector, inst: Inst, name: string): void {
  if (!hasAll('gfx950-insts')(s.env.cpu)) s.refuse(inst);
  const operands = operandsOf(inst);
  const number = (at: number): number =>
    constantOf(s, operands[at]![0]!, 'a field of a matrix product');
  const [formatA, formatB] = [number(3), number(4)];
  const [unitsA, unitsB] = [SCALED_UNITS[formatA], SCALED_UNITS[formatB]];
  if (unitsA === undefined || unitsB === undefined) s.refuse(inst, 'of a format that is none');
  const of = (at: number, units: number): number => {
    const parts = operands[at]!.flatMap((value) => s.parts(value));
    if (parts.length < units) s.refuse(inst, 'with operands of other sizes');
    return s.run(parts.slice(0, units), V);
  };
  const [a, b, c] = [of(0, unitsA), of(1, unitsB), vectorRun(s, operands[2]!)];
  const dst = s.temp(V, resultUnits(inst));
  const scales = [6, 8].map((at) => s.part0(operands[at]![0]!));
  const formats = `${formatA === 0 ? '' : ` cbsz:${formatA}`}${formatB === 0 ? '' : ` blgp:${formatB}`}`;
  const shape = SCALED.exec(name)![1]!;
  if (scales.every((op) => op === '0')) {
    const made = s.effect(`v_mfma_f32_${shape}_f8f6f4`, [dst, a, b, c], 1);
    made.mods = formats;
    made.flags |= EARLY;
  } else {
    const [first, second] = scales.map((op) => s.toV(op));
    const parts = [number(5), number(7)];
    const bits = (at: number): string => parts.map((one) => (one >> at) & 1).join(',');
    const low = bits(0) === '0,0' ? '' : ` op_sel:[${bits(0)},0]`;
    const op = `v_mfma_scale_f32_${shape}_f8f6f4`;
    const made = s.effect(op, [dst, a, b, c, first!, second!], 1);
    made.mods = `${low} op_sel_hi:[${bits(1)},0]${formats}`;
    made.flags |= EARLY;
  }
  setResults(s, inst, s.split(dst));
}

function copyTo(s: Selector, dst: number, values: readonly Value[]): void {
  const from = values.flatMap((value) => s.parts(value));
  s.split(dst).forEach((op, i) => {
    s.copy(op as number, from[i]!);
  });
}

const WMMA =
  /^(wmma|swmmac)_(f32|f16|bf16|i32)_(\d+x\d+x\d+)_(\w+?)((?:_v\d+[a-z]+\d+|_i32|_i16|_f32|_f16)*)$/;

/**
 * Registers of the operands for waves of 32 lanes: A of a sparse product is half as wide; gfx11
 * holds each value twice.
 */
function wmmaUnits(
  { generation }: AmdCpu,
  name: string,
  depth: number,
): readonly [a: number, b: number] {
  const bits = /iu4/.test(name) ? 4 : /iu8|fp8|bf8/.test(name) ? 8 : 16;
  const twice = generation === 'gfx11' ? 2 : 1;
  const units = ((bits * depth) / 64) * twice;
  return [name.startsWith('swmmac') ? units / 2 : units, units];
}

/** `wmma(a, b, c)`, with signs and clamp for integers, with a half for results of 16 bits. */
function wmma(s: Selector, inst: Inst, name: string): void {
  const { cpu } = s.env;
  const [, family = '', type = '', shape = '', from = ''] = WMMA.exec(name)!;
  if (!hasWmma(cpu, name) || (cpu.generation === 'gfx12' && name.includes('_tied'))) s.refuse(inst);
  const operands = operandsOf(inst);
  const integers = type === 'i32';
  const numbers = operands.map(([value]) => Number(s.constant(value!) ?? 0n));
  const [a, b, c] = (integers ? [1, 3, 4] : [0, 1, 2]).map((at) => operands[at]!);
  const [unitsA, unitsB] = wmmaUnits(cpu, name, Number(shape.split('x')[2]));
  const unitsOf = (values: readonly Value[]): number =>
    values.reduce((sum, value) => sum + s.parts(value).length, 0);
  const sums = /16$/.test(type) && cpu.generation === 'gfx12' ? 4 : 8;
  if (
    unitsOf(a!) !== unitsA ||
    unitsOf(b!) !== unitsB ||
    unitsOf(c!) !== sums ||
    resultUnits(inst) !== sums
  )
    s.unsupported(`${name} with operands of other sizes`);
  const dst = s.temp(V, resultUnits(inst));
  const [x, y] = [vectorRun(s, a!), vectorRun(s, b!)];
  copyTo(s, dst, c!);
  const ops = [dst, x, y];
  let mods = '';
  if (family === 'swmmac') ops.push(s.toV(s.part0(operands[integers ? 5 : 3]![0]!)));
  else ops.push(dst);
  if (integers) {
    if (numbers[0] || numbers[2])
      mods = ` neg_lo:[${[numbers[0], numbers[2], 0].map((bit) => (bit ? 1 : 0)).join(',')}]`;
    if (numbers[family === 'swmmac' ? 6 : 5]) mods += ' clamp';
  } else if (family === 'wmma' && cpu.generation === 'gfx11' && numbers[3])
    mods = ' op_sel:[0,0,1]';
  const made = s.effect(`v_${family}_${type}_${shape}_${from.replace(/_tied$/, '')}`, ops, 1);
  made.mods = mods;
  if (family === 'swmmac') {
    made.ops.push(dst);
    made.flags |= HIDE_LAST;
  }
  setResults(s, inst, s.split(dst));
}

/** The rule for a name with underscores, or undefined when it is no product of matrices. */
export function matrixRule(name: string): Rule | undefined {
  if (SCALED.test(name)) return (s, inst) => scaled(s, inst, name);
  if (MFMA.test(name)) return (s, inst) => mfma(s, inst, name);
  if (!/^s?wmma(?:c)?_/.test(name)) return undefined;
  return (s, inst) => {
    const { cpu } = s.env;
    if (cpu.gfx1250) {
      if (wmmaOfGfx1250(s, inst, name)) return;
      // Formats that operands choose, and scales.
      if (/f8f6f4|scale/.test(name)) s.unsupported(`intrinsic ${name}`);
    }
    if (cpu.gfx1250 || !WMMA.test(name)) s.refuse(inst);
    wmma(s, inst, name);
  };
}
