/**
 * Buffers by the names that LLVM gives them (`llvm.amdgcn.raw.buffer.load.v4f32`,
 * `llvm.amdgcn.struct.ptr.buffer.atomic.add.i32`): accesses through a descriptor of four words.
 * Order of the operands: `IntrinsicsAMDGPU.td`.
 */
import { append } from '../../../base/index.ts';

import type { Inst, Value } from '../../../mir/index.ts';
import { HIDE_LAST, KEEP, type Op, part, S, TEMPLATE, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import { isInline, type Selector } from '../select.ts';
import { hasAll } from './named/row.ts';
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
  /^(raw|struct)_(?:ptr_)?(t?)buffer_(load_format|store_format|load|store|atomic_(?:cond_sub_u32|sub_clamp_u32|[a-z]+))((?:_(?:[a-z\d]*\d|isVoid))*)$/;

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
  cond_sub_u32: 'cond_sub_u32',
  sub_clamp_u32: 'csub',
};

const SIZES = ['', '', 'x2', 'x3', 'x4'];
const COMPONENTS = ['', 'x', 'xy', 'xyz', 'xyzw'];

/** The address behind the descriptor. */
interface Place {
  readonly ops: readonly Op[];
  /** What is printed, from the operand of this number on; `format` stands before the flags. */
  text(at: number, format?: string): string;
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
  if (index !== undefined) append(vectors, s.parts(index));
  if (fixed === undefined) append(vectors, s.parts(offset));
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
    text: (at, format = '') =>
      vectors.length > 0
        ? `{${at}}, {${at + 1}}, {${at + 2}}${format}${words}`
        : `off, {${at}}, {${at + 1}}${format}${words}`,
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

/** What a name says of an access. */
interface Access {
  readonly what: string;
  readonly types: string;
  readonly struct: boolean;
  /** The format of the elements is an operand, not part of the descriptor. */
  readonly typed: boolean;
}

/** The format of elements that an instruction names, and the cache policy behind it. */
function formatAndCache(
  s: Selector,
  inst: Inst,
  { typed }: Access,
  at: number,
): readonly [format: string, bits: number] {
  const operands = operandsOf(inst);
  const number = (of: number, what: string): number => constantOf(s, operands[of]![0]!, what);
  if (!typed) return ['', number(at, 'the cache policy')];
  return [` format:${number(at, 'the format') & 127}`, number(at + 1, 'the cache policy')];
}

function load(s: Selector, inst: Inst, access: Access): void {
  const { what, types, struct, typed } = access;
  const operands = operandsOf(inst);
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
  const kind = width(inst.results, types, typed || what.endsWith('format'));
  const unsigned = kind === '_byte' ? '_ubyte' : kind === '_short' ? '_ushort' : kind;
  const made = s.effect(`${typed ? 't' : ''}buffer_load${unsigned}`, [dst, ...place.ops], 1);
  made.flags |= TEMPLATE;
  const [format, bits] = formatAndCache(s, inst, access, at + 3);
  made.mods = `{0}, ${place.text(1, format)}${cacheWords(s.env.cpu, bits, 'load')}`;
  setResults(s, inst, s.split(dst));
}

function store(s: Selector, inst: Inst, access: Access): void {
  const { what, types, struct, typed } = access;
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
  const kind = width(data, types, typed || what.endsWith('format'));
  const made = s.effect(`${typed ? 't' : ''}buffer_store${kind}`, [run, ...place.ops]);
  made.flags |= TEMPLATE;
  const [format, bits] = formatAndCache(s, inst, access, at + 4);
  made.mods = `{0}, ${place.text(1, format)}${cacheWords(s.env.cpu, bits, 'store')}`;
}

function atomic(s: Selector, inst: Inst, { what, types, struct }: Access): void {
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
  const name = atomicName(cpu, what.slice('atomic_'.length), types, data[0]!);
  if (name === undefined) s.refuse(inst);
  const returns = inst.results.some(({ id }) => s.uses[id]! > 0);
  const ops = [run, ...place.ops, run];
  const made = s.emit(name, returns ? 1 : 0, ops, KEEP | HIDE_LAST | TEMPLATE);
  const bits = constantOf(s, rest[at + 3]![0]!, 'the cache policy');
  made.mods = `{0}, ${place.text(1)}${cacheWords(cpu, bits, 'atomic', returns)}`;
  setResults(s, inst, s.split(run).slice(0, wide ? 2 : 1));
}

const GFX12 = hasAll('gfx12-insts');
const GFX11 = hasAll('gfx11-insts');

/** Operations on floats: for which type, on which chips; `<least>` is `min` or `max`. */
const FLOAT_ATOMICS: readonly (readonly [what: RegExp, type: string, on: string, op: string])[] = [
  [/^fadd$/, 'v2f16', 'atomic-buffer-global-pk-add-f16-insts', 'pk_add_f16'],
  [/^fadd$/, 'v2bf16', 'atomic-buffer-pk-add-bf16-inst', 'pk_add_bf16'],
  [/^fadd$/, 'f64', 'gfx90a-insts', 'add_f64'],
  [/^fadd$/, 'f64', 'gfx1250-insts', 'add_f64'],
  [/^fadd$/, 'f32', 'gfx90a-insts', 'add_f32'],
  [/^fadd$/, 'f32', 'gfx11-insts', 'add_f32'],
  [/^fm/, 'f64', 'gfx90a-insts', '<least>_f64'],
  [/^fm/, 'f64', 'gfx1250-insts', '<least>_num_f64'],
  [/^fm/, 'f64', 'gfx10-insts !gfx11-insts', 'f<least>_x2'],
  [/^fm/, 'f32', 'gfx12-insts', '<least>_num_f32'],
  [/^fm/, 'f32', 'gfx11-insts', '<least>_f32'],
  [/^fm/, 'f32', 'gfx10-insts', 'f<least>'],
];

/** Undefined where a chip has none. */
function floatAtomic(cpu: AmdCpu, what: string, type: string): string | undefined {
  const row = FLOAT_ATOMICS.find(
    ([names, of, on]) => names.test(what) && of === type && hasAll(on)(cpu),
  );
  return row?.[3].replace('<least>', what.slice(1));
}

/** The instruction for an operation; undefined where a chip has none. */
function atomicName(
  cpu: AmdCpu,
  what: string,
  types: string,
  data: readonly Value[],
): string | undefined {
  const wide = unitsOf(data) === 2;
  if (/^f(?:add|min|max)$/.test(what)) {
    const packed = /^_(v2b?f16)/.exec(types)?.[1];
    const found = floatAtomic(cpu, what, packed ?? data[0]!.type);
    return found === undefined ? undefined : `buffer_atomic_${found}`;
  }
  const name = ATOMICS[what];
  if (name === undefined) return undefined;
  if (what === 'cond_sub_u32') return wide || !GFX12(cpu) ? undefined : `buffer_atomic_${name}`;
  if (what !== 'sub_clamp_u32') return `buffer_atomic_${name}${wide ? '_x2' : ''}`;
  // Subtraction that stops at zero is another instruction.
  if (wide || !hasAll('gfx10-3-insts')(cpu)) return undefined;
  return `buffer_atomic_${GFX12(cpu) ? 'sub_clamp_u32' : GFX11(cpu) ? 'csub_u32' : name}`;
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
  const { cpu } = s.env;
  const deep = (bits & 4) !== 0 && cpu.generation !== 'gfx9' ? ' dlc' : '';
  const words = `${(bits & 1) !== 0 ? ' glc' : ''}${deep}`;
  made.mods = cpu.generation === 'gfx12' ? cacheWords(cpu, bits, 'load') : words;
  setResults(s, inst, s.split(dst));
};

/** The rule for a name with underscores, or undefined when it is none of a buffer. */
export function bufferRule(name: string): Rule | undefined {
  if (/^s_buffer_load_/.test(name)) return scalarLoad;
  // What is atomic about a load is its cache policy, which is an operand.
  const found = NAME.exec(name.replace('atomic_buffer_load', 'buffer_load'));
  if (found === null) return undefined;
  const [, kind, typed, what = '', types = ''] = found;
  const access = { what, types, struct: kind === 'struct', typed: typed !== '' };
  return (s, inst) => {
    // gfx1250 has no formats.
    const formats = access.typed || what.endsWith('_format');
    if (formats && s.env.cpu.gfx1250) s.refuse(inst);
    if (what.startsWith('load')) load(s, inst, access);
    else if (what.startsWith('store')) store(s, inst, access);
    else atomic(s, inst, access);
  };
}
