/**
 * A module placed in memory: variables get addresses, initialisers become bytes, functions get
 * numbers. Code is not looked at here.
 */
import type {
  PtxFunction,
  PtxInit,
  PtxModule,
  PtxStatement,
  PtxVariable,
} from '../../asm/index.ts';
import { f32Bits, f32FromBits, f64Bits, f64FromBits } from '../../numeric/index.ts';
import { Arena, Bytes } from '../memory.ts';
import { CODE_WINDOW, Space, WINDOW } from './access.ts';
import { bitsOf, DecodeError } from './context.ts';

export interface PlacedVariable {
  /** A `Space`. */
  readonly space: number;
  readonly offset: number;
  readonly size: number;
}

export interface Program {
  readonly module: PtxModule;
  readonly arena: Arena;
  readonly constants: Bytes;
  /** Variables of every scope except registers and function parameters. */
  readonly placed: ReadonlyMap<PtxVariable, PlacedVariable>;
  /** Module-level variables by name. */
  readonly globals: ReadonlyMap<string, PlacedVariable>;
  /** Functions by name, the definition where there is one. */
  readonly functions: ReadonlyMap<string, PtxFunction>;
  /** 1-based numbers of functions. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Offset at which launch-sized shared memory begins. */
  readonly dynamicBase: number;
}

/** Bytes of one element, its vector included. */
function elementSize(v: PtxVariable): number {
  if (v.type === 'texref' || v.type === 'samplerref' || v.type === 'surfref') return 8;
  return (bitsOf(v.type) / 8) * (v.vector === 1 ? 1 : v.vector);
}

/** Bytes of a whole variable; an open dimension counts from the initialiser, else as 0. */
export function variableSize(v: PtxVariable): number {
  let count = 1;
  for (const dim of v.dims) {
    if (dim === undefined) {
      count *=
        v.init?.kind === 'list'
          ? v.init.items.length
          : v.init?.kind === 'string'
            ? v.init.value.length + 1
            : 0;
    } else count *= dim;
  }
  return elementSize(v) * count;
}

export function alignUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}

export function alignOf(v: PtxVariable): number {
  return v.align ?? Math.max(1, elementSize(v));
}

export function eachVariable(body: readonly PtxStatement[], visit: (v: PtxVariable) => void): void {
  for (const s of body) {
    if (s.kind === 'var') visit(s);
    else if (s.kind === 'block') eachVariable(s.body, visit);
  }
}

/** Places all of a module. Throws `DecodeError` for initialisers it cannot evaluate. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: places variables by state space, in the order in which offsets are given
export function loadProgram(module: PtxModule): Program {
  const arena = new Arena();
  const placed = new Map<PtxVariable, PlacedVariable>();
  const globals = new Map<string, PlacedVariable>();
  const functions = new Map<string, PtxFunction>();
  const numbers = new Map<string, number>();
  for (const fn of module.functions) {
    if (!functions.has(fn.name) || fn.body) functions.set(fn.name, fn);
    if (!numbers.has(fn.name)) numbers.set(fn.name, numbers.size + 1);
  }
  for (const item of module.items) {
    // `.alias f, g` makes f another name of g.
    if (item.kind !== 'directive' || item.name !== 'alias') continue;
    const target = functions.get(String(item.args[1]));
    if (target) functions.set(String(item.args[0]), target);
  }
  const layout = { constant: 0, shared: 0, sharedEnd: 0, dynamicAlign: 16 };
  const initialised: [PtxVariable, PlacedVariable][] = [];
  const externShared: PtxVariable[] = [];
  const place = (v: PtxVariable): void => {
    const size = variableSize(v);
    const align = alignOf(v);
    let spot: PlacedVariable | undefined;
    if (v.space === 'global') {
      const a = arena.allocate(v.name, size);
      spot = { space: Space.Global, offset: a.base, size };
    } else if (v.space === 'const') {
      layout.constant = alignUp(layout.constant, align);
      spot = { space: Space.Const, offset: layout.constant, size };
      layout.constant += size;
    } else if (v.space === 'shared') {
      if (v.linkage.includes('extern')) {
        externShared.push(v);
        layout.dynamicAlign = Math.max(layout.dynamicAlign, align);
        return;
      }
      layout.shared = alignUp(layout.shared, align);
      spot = { space: Space.Shared, offset: layout.shared, size };
      layout.shared += size;
    } else if (v.space === 'tex') {
      const a = arena.allocate(v.name, 8);
      spot = { space: Space.Global, offset: a.base, size: 8 };
    }
    if (!spot) return;
    placed.set(v, spot);
    if (v.init) initialised.push([v, spot]);
  };
  const defined = new Set(
    module.variables.filter((v) => !v.linkage.includes('extern')).map((v) => v.name),
  );
  for (const v of module.variables) {
    // Declared before its definition.
    if (v.linkage.includes('extern') && defined.has(v.name)) continue;
    place(v);
    const spot = placed.get(v);
    if (spot) globals.set(v.name, spot);
  }
  const inBody = (v: PtxVariable): void => {
    if (v.space === 'global' || v.space === 'const' || v.space === 'shared') place(v);
  };
  for (const fn of module.functions) if (!fn.entry && fn.body) eachVariable(fn.body.body, inBody);
  // Kernels never run together: their own shared variables may lie at the same offsets.
  const common = layout.shared;
  layout.sharedEnd = common;
  for (const fn of module.functions) {
    if (!fn.entry || !fn.body) continue;
    layout.shared = common;
    eachVariable(fn.body.body, inBody);
    layout.sharedEnd = Math.max(layout.sharedEnd, layout.shared);
  }
  const dynamicBase = alignUp(layout.sharedEnd, layout.dynamicAlign);
  for (const v of externShared) {
    const spot = { space: Space.Shared, offset: dynamicBase, size: 0 };
    placed.set(v, spot);
    if (module.variables.includes(v)) globals.set(v.name, spot);
  }
  const constants = new Bytes(layout.constant, false);
  const program: Program = {
    module,
    arena,
    constants,
    placed,
    globals,
    functions,
    numbers,
    dynamicBase,
  };
  for (const [v, spot] of initialised) {
    const bytes = spot.space === Space.Const ? constants : arena.bytes;
    if (spot.space === Space.Shared)
      throw new DecodeError(`shared variable ${v.name} cannot be initialised`);
    writeInit(program, bytes.u8, spot.offset, v, v.init!, 0);
  }
  return program;
}

/**
 * A variable's or function's address as a generic (or, without `generic`, its own space's) address.
 */
export function symbolAddress(
  program: Program,
  name: string,
  generic: boolean,
): bigint | undefined {
  const variable = program.globals.get(name);
  if (variable) return variableAddress(variable, generic);
  const number = program.numbers.get(name);
  if (number !== undefined) return (BigInt(CODE_WINDOW) << 32n) | BigInt(number * 16);
  return undefined;
}

export function variableAddress(v: PlacedVariable, generic: boolean): bigint {
  const window = generic || v.space === Space.Global ? BigInt(WINDOW[v.space as 0]) : 0n;
  return (window << 32n) | BigInt(v.offset);
}

/** The bits of an initialiser that is one value of `size` bytes. */
function initialBits(program: Program, v: PtxVariable, init: PtxInit, size: number): bigint {
  if (init.kind === 'int') return init.value;
  if (init.kind === 'float') {
    const isDouble = init.width !== 32;
    if (size === 4) return isDouble ? BigInt(f32Bits(f64FromBits(init.bits)) >>> 0) : init.bits;
    return isDouble ? init.bits : f64Bits(f32FromBits(Number(init.bits & 0xffffffffn)));
  }
  if (init.kind !== 'sym' && init.kind !== 'symaddr')
    throw new DecodeError(`initialiser of ${v.name} is no constant`);
  const name = init.kind === 'sym' ? init.name : init.symbol.name;
  const address = symbolAddress(program, name, init.kind === 'symaddr' && init.generic);
  if (address === undefined)
    throw new DecodeError(`initialiser of ${v.name} names ${name}, which is not declared`);
  if (init.kind === 'sym') return address;
  let value = address + init.offset;
  let { mask } = init;
  if (mask === undefined) return value;
  value &= mask;
  for (; mask !== 0n && (mask & 0xffn) === 0n; mask >>= 8n) value >>= 8n;
  return value;
}

/**
 * Writes an initialiser; `level` is the array dimension a list stands for. Returns the offset
 * behind it.
 */
function writeInit(
  program: Program,
  bytes: Uint8Array,
  at: number,
  v: PtxVariable,
  init: PtxInit,
  level: number,
): number {
  const scalar = bitsOf(v.type) / 8;
  if (init.kind === 'list') {
    let rowSize = elementSize(v);
    for (let i = level + 1; i < v.dims.length; i++) rowSize *= v.dims[i] ?? 1;
    let next = at;
    for (const item of init.items) {
      if (item.kind === 'list') {
        writeInit(program, bytes, next, v, item, level + 1);
        next += level < v.dims.length ? rowSize : scalar;
      } else next = writeInit(program, bytes, next, v, item, level + 1);
    }
    return next;
  }
  if (init.kind === 'string') {
    for (let i = 0; i < init.value.length; i++) bytes[at + i] = init.value.charCodeAt(i);
    return at + init.value.length;
  }
  const value = initialBits(program, v, init, scalar);
  for (let i = 0; i < scalar; i++) bytes[at + i] = Number((value >> BigInt(8 * i)) & 0xffn);
  return at + scalar;
}
