/**
 * `v_mfma_*` of one block (CDNA 3 ISA, 7.1): which lane has which element of the matrices is the
 * ISA's. A sum is rounded once; machines may round in between.
 */
import { bf16Value, f16Value, f32Bits, f32FromBits } from '../../../numeric/index.ts';
import type { Decoder, Slot } from '../decoder.ts';
import type { Builder, OpTable } from './table.ts';

interface Element {
  readonly bits: number;
  readonly decode: (bits: number) => number;
}

const ELEMENTS: Readonly<Record<string, Element>> = {
  f16: { bits: 16, decode: (bits) => f16Value(bits & 0xffff) },
  bf16: { bits: 16, decode: (bits) => bf16Value(bits & 0xffff) },
  f32: { bits: 32, decode: (bits) => f32FromBits(bits) },
  i8: { bits: 8, decode: (bits) => (bits << 24) >> 24 },
};

const LANES = 64;

/** The registers of an operand: constants are the same in all of them. */
interface Registers {
  readonly slot: Slot;
  readonly step: number;
}

function registersOf(d: Decoder, index: number): Registers {
  const operand = d.operand(index);
  const slot = d.source(operand, 'u');
  return { slot, step: operand.kind === 'reg' ? slot.wide : 0 };
}

/** A matrix of one factor, `rows` lanes to a line; elements of a lane are neighbours in depth. */
function factorOf(
  R: Uint32Array,
  { slot, step }: Registers,
  { bits, decode }: Element,
  [rows, depth]: readonly [number, number],
): Float64Array {
  const out = new Float64Array(rows * depth);
  const share = (rows * depth) / LANES;
  for (let l = 0; l < LANES; l++)
    for (let at = 0; at < share; at++) {
      const register = Math.floor((at * bits) / 32);
      const word = R[slot.off + register * step + l * slot.step]!;
      const k = Math.floor(l / rows) * share + at;
      out[(l % rows) * depth + k] = decode(word >>> ((at * bits) % 32));
    }
  return out;
}

/** The row of the sum that a register of a lane has; its column is the lane's. */
function rowOf(size: number, lane: number, register: number): number {
  const group = Math.floor(lane / size);
  return size === 16
    ? 4 * group + register
    : 8 * Math.floor(register / 4) + 4 * group + (register % 4);
}

function mfma(size: number, depth: number, element: Element, isInteger: boolean): Builder {
  const count = (size * size) / LANES;
  return (d) => {
    for (const word of ['cbsz', 'abid', 'blgp'])
      if (d.numberModifier(word) !== 0)
        d.fail(`\`${d.instr.mnemonic}\` with \`${word}\` is not simulated`);
    const out = d.dest(d.operand(0), count);
    const [a, b, c] = [1, 2, 3].map((at) => registersOf(d, at)) as [
      Registers,
      Registers,
      Registers,
    ];
    const number = (bits: number): number => (isInteger ? bits | 0 : f32FromBits(bits));
    return ({ R }) => {
      const left = factorOf(R, a, element, [size, depth]);
      const right = factorOf(R, b, element, [size, depth]);
      const sums = new Uint32Array(count * LANES);
      for (let l = 0; l < LANES; l++)
        for (let register = 0; register < count; register++) {
          const row = rowOf(size, l, register) * depth;
          const column = (l % size) * depth;
          let sum = number(R[c.slot.off + register * c.step + l * c.slot.step]!);
          for (let k = 0; k < depth; k++) sum += left[row + k]! * right[column + k]!;
          sums[register * LANES + l] = isInteger ? sum | 0 : f32Bits(sum);
        }
      for (let l = 0; l < LANES; l++)
        for (let register = 0; register < count; register++)
          R[out.off + register * out.wide + l] = sums[register * LANES + l]!;
    };
  };
}

/** Shapes of one block, with the elements of their factors. */
const SHAPES: readonly (readonly [size: number, depth: number, names: string])[] = [
  [16, 16, '_f16 f16 _bf16 bf16_1k i8'],
  [32, 8, '_f16 f16 _bf16 bf16_1k i8'],
  [16, 32, '_f16 _bf16 _i8'],
  [32, 16, '_f16 _bf16 _i8'],
  [16, 4, '_f32 f32'],
  [32, 2, '_f32 f32'],
  [16, 64, '_i8'],
  [32, 32, '_i8'],
];

export const matrixOps: OpTable = Object.fromEntries(
  SHAPES.flatMap(([size, depth, names]) =>
    names.split(' ').map((name) => {
      const type = name.replace(/^_|_1k$/g, '');
      const sum = type === 'i8' ? 'i32' : 'f32';
      const mnemonic = `v_mfma_${sum}_${size}x${size}x${depth}${name}`;
      return [mnemonic, mfma(size, depth, ELEMENTS[type]!, type === 'i8')];
    }),
  ),
);
