/**
 * Buffers by the names that LLVM gives them (`llvm.amdgcn.raw.buffer.load.v4f32`,
 * `llvm.amdgcn.struct.ptr.buffer.atomic.add.i32`): accesses through a descriptor of four words.
 * Order of the operands: `IntrinsicsAMDGPU.td`.
 */

import type { Inst, Value } from '../../../mir/index.ts';
import { HIDE_LAST, KEEP, type Op, part, S, TEMPLATE, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import { isInline, type Selector } from '../select.ts';
import {
  cacheWords,
  constantOf,
  operandsOf,
  resource,
  resultUnits,
  setResults,
  unitsOf,
  vectorRun,
} from './operands.ts';
import type { Rule } from './rule.ts';

const NAME =
  /^(raw|struct)_(?:ptr_)?buffer_(load_format|store_format|load|store|atomic_[a-z]+(?:_[a-z]+)??)((?:_(?:v?\w*?\d+|isVoid))*)$/;

/** Names of atomic operations as gfx9 has them, by LLVM's. */
const ATOMICS: Readonly<Record<string, string>> = {
  swap: 'swap',
  cmpswap: 'cmpswap',
  add: 'add',
  sub: 'sub',
  smin: 'smin',
  umin: 'umin',
  smax: 'smax',
  umax: 'umax',
  and: 'and',
  or: 'or',
  xor: 'xor',
  inc: 'inc',
  dec: 'dec',
};

const SIZES = ['', '', 'x2', 'x3', 'x4'];
const COMPONENTS = ['', 'x', 'xy', 'xyz', 'xyzw'];

/** The address behind the descriptor. */
interface Place {
  readonly ops: readonly Op[];
  /** What is printed, from the operand of this number on. */
  text(at: number): string;
}

/** Largest constant offset of an instruction. */
function offsetLimit(s: Selector): number {
  return s.env.cpu.generation === 'gfx12' ? 0x7fffff : 4095;
}

/** `index`: of structured buffers. */
function placeOf(
  s: Selector,
  index: Value | undefined,
  offset: Value,
  descriptor: readonly Value[],
  scalarOffset: Value,
): Place {
  const known = s.constant(offset);
  const fixed = known !== undefined && Number(known) <= offsetLimit(s) ? Number(known) : undefined;
  const vectors: Op[] = [];
  if (index !== undefined) vectors.push(...s.parts(index));
  if (fixed === undefined) vectors.push(...s.parts(offset));
  const rsrc = resource(s, descriptor, 'a buffer descriptor');
  const constant = s.toS(s.part0(scalarOffset));
  const none = s.env.cpu.generation === 'gfx12' ? 'null' : '0';
  const soffset =
    constant === '0'
      ? none
      : s.env.cpu.generation === 'gfx12' || !isInline(constant)
        ? s.toSReg(constant)
        : constant;
  const ops: Op[] = [rsrc, soffset];
  if (vectors.length > 0) ops.unshift(s.run(vectors, V));
  const words = [
    index === undefined ? '' : ' idxen',
    fixed === undefined ? ' offen' : '',
    fixed === undefined || fixed === 0 ? '' : ` offset:${fixed}`,
  ].join('');
  return {
    ops,
    text: (at) =>
      vectors.length > 0
        ? `{${at}}, {${at + 1}}, {${at + 2}}${words}`
        : `off, {${at}}, {${at + 1}}${words}`,
  };
}

/** How a load or store of values is spelt. */
function width(values: readonly Value[], types: string, format: boolean): string {
  const element = /^_(?:v\d+)?(\w+?\d+)/.exec(types)?.[1] ?? '';
  const half = element === 'f16' || element === 'i16' || element === 'bf16';
  if (format) {
    const lanes = Number(/^_v(\d+)/.exec(types)?.[1] ?? 1);
    return `_format_${half ? 'd16_' : ''}${COMPONENTS[lanes]}`;
  }
  const units = unitsOf(values);
  if (values.length === 1 && element === 'i8') return '_byte';
  if (values.length === 1 && half && !/^_v\d/.test(types)) return '_short';
  return `_dword${SIZES[units] ?? ''}`;
}

function load(s: Selector, inst: Inst, what: string, types: string, struct: boolean): void {
  const operands = operandsOf(inst).map((values) => values);
  const [descriptor = []] = operands;
  const at = struct ? 1 : 0;
  const dst = s.temp(V, resultUnits(inst));
  const place = placeOf(
    s,
    struct ? operands[1]![0]! : undefined,
    operands[at + 1]![0]!,
    descriptor,
    operands[at + 2]![0]!,
  );
  const kind = width(inst.results, types, what.endsWith('format'));
  const unsigned = kind === '_byte' ? '_ubyte' : kind === '_short' ? '_ushort' : kind;
  const made = s.effect(`buffer_load${unsigned}`, [dst, ...place.ops], 1);
  made.flags |= TEMPLATE;
  const bits = constantOf(s, operands[at + 3]![0]!, 'the cache policy');
  made.mods = `{0}, ${place.text(1)}${cacheWords(s.env.cpu, bits, 'load')}`;
  setResults(s, inst, s.split(dst));
}

function store(s: Selector, inst: Inst, what: string, types: string, struct: boolean): void {
  const operands = operandsOf(inst);
  const at = struct ? 1 : 0;
  const [data = [], descriptor = []] = operands;
  const run = vectorRun(s, data);
  const place = placeOf(
    s,
    struct ? operands[2]![0]! : undefined,
    operands[at + 2]![0]!,
    descriptor,
    operands[at + 3]![0]!,
  );
  const kind = width(data, types, what.endsWith('format'));
  const made = s.effect(`buffer_store${kind}`, [run, ...place.ops]);
  made.flags |= TEMPLATE;
  const bits = constantOf(s, operands[at + 4]![0]!, 'the cache policy');
  made.mods = `{0}, ${place.text(1)}${cacheWords(s.env.cpu, bits, 'store')}`;
}

function atomic(s: Selector, inst: Inst, what: string, types: string, struct: boolean): void {
  const operands = operandsOf(inst);
  const { cpu } = s.env;
  const swaps = what === 'atomic_cmpswap';
  const data = operands.slice(0, swaps ? 2 : 1);
  const rest = operands.slice(data.length);
  const at = struct ? 1 : 0;
  const parts = data.flatMap((values) => values.flatMap((value) => s.parts(value)));
  const run = s.temp(V, parts.length);
  parts.forEach((op, i) => {
    s.copy(part(run, i), op);
  });
  const place = placeOf(
    s,
    struct ? rest[1]![0]! : undefined,
    rest[at + 1]![0]!,
    rest[0]!,
    rest[at + 2]![0]!,
  );
  const wide = unitsOf(data[0]!) === 2;
  const name = atomicName(what.slice('atomic_'.length), types, wide);
  if (name === undefined || !hasAtomic(cpu, name)) s.unsupported(`buffer ${what} on ${cpu.name}`);
  const returns = inst.results.some(({ id }) => s.uses[id]! > 0);
  const ops = [run, ...place.ops, run];
  const made = s.emit(name, returns ? 1 : 0, ops, KEEP | HIDE_LAST | TEMPLATE);
  const bits = constantOf(s, rest[at + 3]![0]!, 'the cache policy');
  made.mods = `{0}, ${place.text(1)}${cacheWords(cpu, bits, 'atomic', returns)}`;
  setResults(s, inst, s.split(run).slice(0, wide ? 2 : 1));
}

/** Chips of gfx9 compare doubles only, later ones floats. */
function hasAtomic({ generation }: AmdCpu, name: string): boolean {
  if (/_f(?:min|max)$/.test(name)) return generation !== 'gfx9';
  if (/_(?:min|max)_f64$/.test(name)) return generation === 'gfx9';
  return true;
}

function atomicName(what: string, types: string, wide: boolean): string | undefined {
  if (what === 'fadd')
    return `buffer_atomic_${types.startsWith('_v2f16') ? 'pk_add_f16' : 'add_f32'}`;
  if (what === 'fmin' || what === 'fmax')
    return wide ? `buffer_atomic_${what.slice(1)}_f64` : `buffer_atomic_${what}`;
  // Subtraction that stops at zero is another instruction.
  const name = types.startsWith('_clamp') ? undefined : ATOMICS[what];
  return name === undefined ? undefined : `buffer_atomic_${name}${wide ? '_x2' : ''}`;
}

/** `llvm.amdgcn.s.buffer.load.*`: by the scalar unit, for all lanes. */
const scalarLoad: Rule = (s, inst) => {
  const [descriptor = [], [offset] = [], [policy] = []] = operandsOf(inst);
  const units = resultUnits(inst);
  const dst = s.temp(S, units);
  const rsrc = resource(s, descriptor, 'a buffer descriptor');
  const at = s.toS(s.part0(offset!));
  const made = s.effect(
    `s_buffer_load_dword${units === 1 ? '' : `x${units}`}`,
    [dst, rsrc, typeof at === 'string' ? `0x${Number(at).toString(16)}` : at],
    1,
  );
  const bits = policy === undefined ? 0 : constantOf(s, policy, 'the cache policy');
  made.mods = cacheWords(s.env.cpu, bits, 'load');
  setResults(s, inst, s.split(dst));
};

/** The rule for a name with underscores, or undefined when it is none of a buffer. */
export function bufferRule(name: string): Rule | undefined {
  if (/^s_buffer_load_/.test(name)) return scalarLoad;
  const found = NAME.exec(name);
  if (found === null) return undefined;
  const [, kind, what = '', types = ''] = found;
  const struct = kind === 'struct';
  return (s, inst) => {
    if (what.startsWith('load')) load(s, inst, what, types, struct);
    else if (what.startsWith('store')) store(s, inst, what, types, struct);
    else atomic(s, inst, what, types, struct);
  };
}
