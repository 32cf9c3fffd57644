/**
 * Products of matrices by the names that LLVM gives them: `llvm.amdgcn.mfma.*` of compute chips,
 * `llvm.amdgcn.wmma.*` and `swmmac.*` of graphics chips.
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { EARLY, HIDE_LAST, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import type { Selector } from '../select.ts';
import { constantOf, operandsOf, resultUnits, setResults, vectorRun } from './operands.ts';
import type { Rule } from './rule.ts';

const MFMA = /^(s?mf[ma]{2}|smfmac)_(f32|f64|i32)_((\d+)x(\d+)x\d+)_?([a-z][\w]*)$/;

/** Results of products that are made of several blocks of rows and columns. */
function blocks(inst: Inst, rows: number, columns: number): number {
  const wide = inst.results[0]?.type === 'f64' ? 2 : 1;
  return (resultUnits(inst) * 64) / wide / (rows * columns);
}

function mfmaName(cpu: AmdCpu, inst: Inst, name: string): string {
  const [, family = '', type = '', shape = '', rows, columns, from = ''] = MFMA.exec(name)!;
  if (!cpu.gfx940) return `v_${family}_${type}_${shape}${from.replace('_', '')}`;
  const count = blocks(inst, Number(rows), Number(columns));
  const several = family === 'mfma' && count > 1 ? `_${count}b` : '';
  return `v_${family}_${type}_${shape}${several}_${from.replace(/_1k$/, '').replace('xf32', 'xf32')}`;
}

/** `mfma(a, b, c, cbsz, abid, blgp)`. */
function mfma(s: Selector, inst: Inst, name: string): void {
  const { cpu } = s.env;
  if (!cpu.accumOffset) s.unsupported(`${name} on ${cpu.name}`);
  const operands = operandsOf(inst);
  const sparse = name.startsWith('smfmac');
  const [a = [], b = [], c = []] = operands;
  const first = sparse ? 4 : 3;
  const numbers = operands
    .slice(first)
    .map(([value]) => constantOf(s, value!, 'a field of a matrix product'));
  const mods = (sparse ? ['cbsz', 'abid'] : ['cbsz', 'abid', 'blgp'])
    .map((word, at) => ((numbers[at] ?? 0) === 0 ? '' : ` ${word}:${numbers[at]}`))
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

function copyTo(s: Selector, dst: number, values: readonly Value[]): void {
  const from = values.flatMap((value) => s.parts(value));
  s.split(dst).forEach((op, i) => {
    s.copy(op as number, from[i]!);
  });
}

const WMMA =
  /^(wmma|swmmac)_(f32|f16|bf16|i32)_(\d+x\d+x\d+)_(\w+?)((?:_v\d+\w+|_i32|_i16|_f32|_f16)*)$/;

/** `wmma(a, b, c)`, with signs and clamp for integers, with a half for results of 16 bits. */
function wmma(s: Selector, inst: Inst, name: string): void {
  const { cpu } = s.env;
  const [, family = '', type = '', shape = '', from = ''] = WMMA.exec(name)!;
  if (cpu.generation !== 'gfx11' && cpu.generation !== 'gfx12')
    s.unsupported(`${name} on ${cpu.name}`);
  if (family === 'swmmac' && cpu.generation !== 'gfx12') s.unsupported(`${name} on ${cpu.name}`);
  const operands = operandsOf(inst);
  const integers = type === 'i32';
  const numbers = operands.map(([value]) => Number(s.constant(value!) ?? 0n));
  const [a, b, c] = (integers ? [1, 3, 4] : [0, 1, 2]).map((at) => operands[at]!);
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
  const made = s.effect(`v_${family}_${type}_${shape}_${from}`, ops, 1);
  made.mods = mods;
  if (family === 'swmmac') {
    made.ops.push(dst);
    made.flags |= HIDE_LAST;
  }
  setResults(s, inst, s.split(dst));
}

/** The rule for a name with underscores, or undefined when it is no product of matrices. */
export function matrixRule(name: string): Rule | undefined {
  if (MFMA.test(name)) return (s, inst) => mfma(s, inst, name);
  return WMMA.test(name) ? (s, inst) => wmma(s, inst, name) : undefined;
}
