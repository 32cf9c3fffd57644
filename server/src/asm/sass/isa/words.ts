/** Modifiers, special registers and other words of instructions. */

/** By name; `MUFU.RCP` and its like by both. */
export const MODIFIERS: Readonly<Record<string, string>> = {
  '64': '64 bits, in a pair of registers',
  '128': '128 bits, in four registers',
  ACQUIRE: 'later accesses come after this one',
  ADD: 'addition',
  ALL: 'over all',
  AND: 'the result and the predicate at the end',
  ANY: 'is there one?',
  ARV: 'arrives and goes on',
  BF16: 'bfloat16',
  BF16_V2: 'two bfloat16',
  BYPASS: 'past the L1 cache',
  CAS: 'compares and swaps',
  CEIL: 'rounds up',
  CONSTANT: 'memory that nobody writes: through the read-only cache',
  COS: 'cosine',
  CTA: 'for the threads of the block',
  E: 'addresses of 64 bits',
  EF: 'evicted first from the cache',
  EL: 'evicted last from the cache',
  EQ: 'equal; false for NaN',
  EX: 'with the result of the lower half',
  EX2: 'power of two',
  EXCH: 'exchanges',
  F16: 'half precision',
  F32: 'single precision',
  F64: 'double precision',
  FLOOR: 'rounds down',
  FTZ: 'subnormal numbers become 0',
  GE: 'greater or equal',
  GEU: 'greater, equal or NaN',
  GPU: 'for the threads of the GPU',
  GT: 'greater',
  GTU: 'greater or NaN',
  HI: 'the upper half',
  IDX: 'the lane by its number',
  L: 'to the left',
  LE: 'less or equal',
  LEU: 'less, equal or NaN',
  LG2: 'logarithm of base 2',
  LT: 'less',
  LTU: 'less or NaN',
  LUT: 'by a truth table',
  MAX: 'the larger',
  MIN: 'the smaller',
  MOV: 'a copy by the multiplier',
  NAN: 'is one of them NaN?',
  NE: 'not equal',
  NEU: 'not equal, or NaN',
  NODEC: 'the depth of calls stays',
  NOINC: 'the depth of calls stays',
  NUM: 'is none of them NaN?',
  OR: 'the result or the predicate at the end',
  POPC_INC: 'counts the lanes',
  R: 'to the right',
  RCP: 'reciprocal',
  RCP64H: 'reciprocal, upper half of f64',
  RED: 'reduces',
  REL: 'relative to the next instruction',
  RELEASE: 'earlier accesses come before this one',
  RELIABLE: 'this barrier is not left out',
  RM: 'rounds towards minus infinity',
  RN: 'rounds to the nearest',
  RP: 'rounds towards plus infinity',
  RSQ: 'reciprocal of the square root',
  RSQ64H: 'reciprocal of the square root, upper half of f64',
  RZ: 'rounds towards 0',
  S16: 'signed, 16 bits',
  S32: 'signed, 32 bits',
  S64: 'signed, 64 bits',
  S8: 'signed, 8 bits',
  SAT: 'limited to 0 to 1, or to what the type holds',
  SC: 'sequentially consistent',
  SHL: 'a shift by the multiplier',
  IADD: 'an addition by the multiplier',
  SIN: 'sine',
  SM: 'for the threads of the multiprocessor',
  SQRT: 'square root',
  STRONG: 'ordered with other accesses to the same address',
  SX32: 'with the sign extended to 64 bits',
  SYNC: 'waits for all',
  SYS: 'for all of the system',
  TANH: 'hyperbolic tangent',
  TRAP: 'ends the kernel with an error',
  TRUNC: 'rounds towards 0',
  U16: 'unsigned, 16 bits',
  U32: 'unsigned, 32 bits',
  U64: 'unsigned, 64 bits',
  U8: 'unsigned, 8 bits',
  UNPACK: 'unpacked',
  VEC: 'several at once',
  W: 'the amount modulo the width',
  WIDE: 'a product of 64 bits',
  X: 'with the carry of the lower half',
  X4: 'the carry from four bytes',
  XOR: 'the result exclusive-or the predicate at the end',
  BFLY: 'the lane whose number differs in the bits of the operand',
  DOWN: 'a lane further up in number',
  UP: 'a lane further down in number',
  reuse: 'the operand stays in the cache of its place for the next instruction',
  H0_H0: 'the lower half twice',
  H1_H1: 'the upper half twice',
};

/** What a special register holds, by its name behind `SR_`. */
const SPECIAL: Readonly<Record<string, string>> = {
  LANEID: 'number of the lane in its warp',
  VIRTID: 'numbers of warp slot and multiprocessor',
  VIRTCFG: 'how many warp slots and multiprocessors there are',
  CLOCKLO: 'lower half of the clock of the multiprocessor',
  CLOCKHI: 'upper half of the clock of the multiprocessor',
  GLOBALTIMERLO: 'lower half of the time in nanoseconds',
  GLOBALTIMERHI: 'upper half of the time in nanoseconds',
  CgaCtaId: 'number of the block in its cluster',
  SMEMSZ: 'bytes of shared memory',
  SWINHI: 'upper half of the address of the shared memory window',
  LMEMHIOFF: 'end of local memory',
  EQMASK: 'mask with the bit of this lane',
  LTMASK: 'mask of the lanes before this one',
  LEMASK: 'mask of the lanes up to this one',
  GTMASK: 'mask of the lanes behind this one',
  GEMASK: 'mask of this lane and those behind it',
  Z: 'zero',
};

const AXES: readonly (readonly [name: RegExp, doc: string])[] = [
  [/^TID\.([XYZ])$/, 'number of the thread in its block'],
  [/^NTID\.([XYZ])$/, 'threads of a block'],
  [/^CTAID\.([XYZ])$/, 'number of the block in the grid'],
  [/^NCTAID\.([XYZ])$/, 'blocks of the grid'],
];

/** Where the parameters of a kernel begin in constant bank 0, by generation; bytes. */
const PARAMETERS: readonly (readonly [generation: number, offset: number])[] = [
  [100, 0x380],
  [90, 0x210],
  [70, 0x160],
];

/** Undefined for GPUs before Volta. */
export function parameterBase(cpu: string): number | undefined {
  const generation = Number(/^sm_(\d+)/.exec(cpu)?.[1] ?? 0);
  return PARAMETERS.find(([from]) => generation >= from)?.[1];
}

/** What a register holds or is for; undefined for another word. */
export function sassRegisterDoc(name: string): string | undefined {
  const [, kind = '', number = ''] = /^(UR|UP|R|P|B|SB)(\d+|Z|T)$/.exec(name) ?? [];
  if (kind !== '') return registerOf(kind, number);
  const special = /^SR_?(\w+(?:\.\w+)?)$/.exec(name)?.[1];
  if (special === undefined) return undefined;
  const axis = AXES.find(([pattern]) => pattern.test(special));
  if (axis !== undefined)
    return `special register: ${axis[1]}, dimension ${axis[0].exec(special)![1]!.toLowerCase()}`;
  const doc = SPECIAL[special];
  return doc === undefined ? 'special register' : `special register: ${doc}`;
}

const KINDS: Readonly<Record<string, string>> = {
  R: 'register of 32 bits of the thread',
  UR: 'uniform register of 32 bits: one for the whole warp',
  P: 'predicate of the thread',
  UP: 'uniform predicate: one for the whole warp',
  B: 'convergence barrier: the threads that wait for one another',
  SB: 'scoreboard: counts operations that are under way',
};

function registerOf(kind: string, number: string): string {
  if (number === 'Z') return `always 0${kind === 'UR' ? ', uniform' : ''}; as a result: dropped`;
  if (number === 'T') return `always true${kind === 'UP' ? ', uniform' : ''}; as a result: dropped`;
  return KINDS[kind]!;
}
