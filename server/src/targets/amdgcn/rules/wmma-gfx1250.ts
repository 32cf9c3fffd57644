/**
 * Products of matrices of gfx1250: A and B with a sign bit each, the sum with a modifier, and hints
 * that a matrix is used again. Order of the operands: `IntrinsicsAMDGPU.td`.
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { EARLY, HIDE_LAST, type Op, V } from '../code.ts';
import type { Selector } from '../select.ts';
import { constantOf, operandsOf, resultUnits, setResults, unitsOf, vectorRun } from './operands.ts';

const NAME =
  /^(wmma|swmmac)_(f32|f16|bf16|bf16f32|i32)_(\d+)x(\d+)x(\d+)_((?:(?:fp8|bf8)_(?:fp8|bf8))|bf16|f16|f32|iu8|f4)((?:_(?:v\d+[a-z]+\d+|i\d+|f\d+|bf16))*)$/;

/** Shapes that gfx1250 has, by type of the sum and of the elements. */
const SHAPES: readonly RegExp[] = [
  /^wmma_(?:f32|f16)_16x16x(?:64|128)_(?:fp8|bf8)_(?:fp8|bf8)$/,
  /^wmma_(?:f32_16x16x32_b?f16|f16_16x16x32_f16|bf16_16x16x32_bf16|bf16f32_16x16x32_bf16)$/,
  /^wmma_(?:f32_16x16x4_f32|i32_16x16x64_iu8|f32_32x16x128_f4)$/,
  /^swmmac_(?:f32|f16)_16x16x128_(?:fp8|bf8)_(?:fp8|bf8)$/,
  /^swmmac_(?:f32_16x16x64_b?f16|f16_16x16x64_f16|bf16_16x16x64_bf16|bf16f32_16x16x64_bf16)$/,
  /^swmmac_i32_16x16x128_iu8$/,
];

/** Where the operands of a call are; places that it lacks are -1. */
interface Order {
  readonly signs: readonly [number, number] | undefined;
  readonly a: number;
  readonly b: number;
  readonly modifier: number;
  readonly c: number;
  readonly index: number;
  readonly reuse: number;
  readonly clamp: number;
}

function orderOf(sparse: boolean, elements: string): Order {
  const plain = /8_/.test(elements) || elements === 'f4';
  const integers = elements === 'iu8';
  const at = plain ? { a: 0, b: 1, next: 2 } : { a: 1, b: 3, next: 4 };
  const modifier = sparse || integers ? -1 : at.next;
  const c = modifier < 0 ? at.next : at.next + 1;
  const index = sparse ? c + 1 : -1;
  const reuse = elements === 'f4' ? -1 : (sparse ? index : c) + 1;
  return {
    signs: plain ? undefined : [0, 2],
    a: at.a,
    b: at.b,
    modifier,
    c,
    index,
    reuse,
    clamp: integers ? reuse + 2 : -1,
  };
}

/** Bits of an element. */
function bitsOf(elements: string): number {
  if (elements === 'f4') return 4;
  if (elements === 'f32') return 32;
  return elements.endsWith('16') ? 16 : 8;
}

/** The rule's work; false for a name that is none of gfx1250's. */
export function wmmaOfGfx1250(s: Selector, inst: Inst, name: string): boolean {
  const found = NAME.exec(name);
  if (found === null) return false;
  const [, family = '', type = '', rows, columns, depth, elements = ''] = found;
  const bare = `${family}_${type}_${rows}x${columns}x${depth}_${elements}`;
  if (!SHAPES.some((shape) => shape.test(bare))) return false;
  const sparse = family === 'swmmac';
  const order = orderOf(sparse, elements);
  const operands = operandsOf(inst);
  const of = (at: number): readonly Value[] => operands[at] ?? [];
  const size = (lines: number): number => (lines * Number(depth) * bitsOf(elements)) / 1024;
  const wanted = [size(Number(rows)) / (sparse ? 2 : 1), size(Number(columns))];
  const sum = (Number(rows) * Number(columns)) / 32 / (/^b?f16$/.test(type) ? 2 : 1);
  const given = [order.a, order.b, order.c].map((at) => unitsOf(of(at)));
  // Halves of a wider sum.
  const result = type === 'bf16f32' && !sparse ? sum / 2 : sum;
  if (resultUnits(inst) !== result) s.refuse(inst, 'with a result of another size');
  if (given[0] !== wanted[0] || given[1] !== wanted[1] || given[2] !== sum)
    s.refuse(inst, 'with operands of other sizes');
  const dst = s.temp(V, resultUnits(inst));
  const ops: Op[] = [dst, vectorRun(s, of(order.a)), vectorRun(s, of(order.b))];
  if (sparse) {
    const before = of(order.c).flatMap((value) => s.parts(value));
    s.split(dst).forEach((to, i) => {
      s.copy(to as number, before[i]!);
    });
    ops.push(indexOf(s, of(order.index), Number(depth)), dst);
  } else ops.push(vectorRun(s, of(order.c)));
  const made = s.effect(`v_${bare}`, ops, 1);
  made.flags |= sparse ? EARLY | HIDE_LAST : EARLY;
  made.mods = modsOf(s, operands, order);
  setResults(s, inst, s.split(dst));
  return true;
}

/** Which elements of A there are: two words where the rows are long. */
function indexOf(s: Selector, values: readonly Value[], depth: number): number {
  const parts = values.flatMap((value) => s.parts(value));
  const words = depth === 128 ? 2 : 1;
  while (parts.length < words) parts.push('0');
  return s.run(parts.slice(0, words), V);
}

function modsOf(s: Selector, operands: readonly (readonly Value[])[], order: Order): string {
  const bits = (at: number): number =>
    at < 0 ? 0 : constantOf(s, operands[at]![0]!, 'a field of a matrix product');
  const words: string[] = [];
  if (bits(order.reuse) !== 0) words.push(' matrix_a_reuse');
  if (order.reuse >= 0 && bits(order.reuse + 1) !== 0) words.push(' matrix_b_reuse');
  const signs = order.signs?.map((at) => (bits(at) === 0 ? 0 : 1)) ?? [0, 0];
  const modifier = bits(order.modifier);
  const low = [...signs, modifier & 1];
  const high = [...(order.clamp >= 0 ? [0, 0] : signs), (modifier >> 1) & 1];
  if (low.includes(1)) words.push(` neg_lo:[${low.join(',')}]`);
  if (high.includes(1)) words.push(` neg_hi:[${high.join(',')}]`);
  if (bits(order.clamp) !== 0) words.push(' clamp');
  return words.join('');
}
