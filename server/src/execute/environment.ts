/**
 * What the functions of one compiled kernel share: the numbers of imports, helpers and globals of
 * the WebAssembly module, places in the engine's own memory, and the sites, which are the
 * instructions that can report something.
 */
import type { Func, Global, Inst, MirType, Module } from '../mir/index.ts';
import type { ModuleWriter, ValueType } from '../wasm/index.ts';
import type { ExecuteTarget } from './api.ts';
import type { MemoryMap } from './layout.ts';
import type { TrapOperands } from './values.ts';

/** What a site may report. */
export type SiteKind =
  | 'load'
  | 'store'
  | 'atomic'
  | 'copy'
  | 'fill'
  | 'undefined'
  | 'bool'
  | 'trap'
  | 'unreachable'
  | 'assume'
  | 'divide'
  | 'wrap'
  | 'call'
  | 'bad-call'
  | 'stack'
  | 'evaluate'
  | 'intrinsic'
  | 'wait'
  | 'order'
  | 'loop'
  | 'unsupported';

export interface Site {
  readonly kind: SiteKind;
  readonly inst: Inst;
  readonly fn: Func;
  /** Bytes of the access. */
  readonly size: number;
  readonly align: number;
}

/** Offsets in the record of a thread. */
export const THREAD = {
  /** The region to go on with. */
  region: 0,
  status: 4,
  id: 8,
  /** Place in its block. */
  linear: 20,
  /** Its frame in the data region. */
  frame: 24,
  /** What it does until memory is ordered next: see `race-cells.ts`. */
  segment: 28,
  /** Operands and results of what it waits for, 16 bytes each. */
  args: 32,
  results: 160,
  spills: 288,
} as const;

/** Status of a thread; from 0 on the number of the place where it waits. */
export const STATUS = { run: -2, done: -1, stopped: -3 } as const;

/** Operands and results that a wait can have. */
export const MAX_WAIT_OPERANDS = 8;

/** Offsets from the start of the engine's own memory. */
export const OWN = {
  /** Operands and results of an operation outside, 16 bytes each. */
  scratch: 0,
  /** Index of the block, blocks of the grid, threads of a block: three words each. */
  block: 1024,
  /** Addresses of globals, 8 bytes each. */
  globals: 2048,
} as const;

/** Offsets in `OWN.block`. */
export const BLOCK = { id: 0, grid: 12, size: 24, packet: 40 } as const;

/** Calls that may be active at once; the stack of WebAssembly itself is a little larger. */
export const MAX_CALLS = 2000;

export interface Imports {
  /** An access that must not be: its site, and the pointer. */
  readonly fault: number;
  /** The same of a copy or fill: site, target, source, bytes. */
  readonly faultRange: number;
  /** Something else: site, two values. */
  readonly report: number;
  /** A load of what is not initialised: a number for where the value comes from. */
  readonly origin: number;
  /** A store of an undefined value: the pointer, where the value comes from, the site. */
  readonly storesUndefined: number;
  /** Steps that were executed, and the site of the loop. */
  readonly tick: number;
  /** An operation whose operands and results are in `OWN.scratch`. */
  readonly outside: number;
  readonly fma32: number;
  readonly fma64: number;
  readonly float32: number;
  readonly float64: number;
}

export interface Helpers {
  /** Copies with checks: site, target, source, bytes, overlap. */
  readonly copy: number;
  /** Fills with checks: site, target, byte, bytes, shadow. */
  readonly fill: number;
  /** Gives granules to an object: address, bytes, number. */
  readonly own: number;
  /** Marks the numbers of a frame whose thread waits, or takes the mark away: address, bytes. */
  readonly park: number;
  /** High half of a product of 64 bits. */
  readonly highUnsigned: number;
}

export interface Globals {
  /** Top of the stack of frames. */
  readonly stack: number;
  readonly stackEnd: number;
  /** Number of the last private object. */
  readonly objects: number;
  readonly steps: number;
  /** Index of the thread in its block. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly linear: number;
  readonly calls: number;
  /** Record of the thread that runs. */
  readonly current: number;
}

/** What code that looks for races uses: see `race-code.ts`. */
export interface Races {
  /** Bytes of a granule. */
  readonly granule: number;
  /** Do operations of single threads order memory? */
  readonly orders: boolean;
  /** Cell, earlier segment and site, own site, what it meets, value that is written. */
  readonly race: number;
  /** Place, site, whether it wrote. */
  readonly order: number;
  /** Globals: where memory that others see starts, its bytes, and its cells. */
  readonly first: number;
  readonly bytes: number;
  readonly cells: number;
  /** The cell of address 0, so that `base + address * CELL.bytes / granule` is a cell. */
  readonly base: number;
  /** What the place of a second reader counts from. */
  readonly far: number;
  /** The first segment of the block since it runs, and the first since its last barrier. */
  readonly own: number;
  readonly sync: number;
  /** Mask of the thread in a segment. */
  readonly lanes: number;
  /** Bits of a segment that only agents beside the threads have. */
  readonly agents: number;
  readonly segment: number;
  /** The first thread's segment when a block starts. */
  readonly start: number;
  /** Helpers. */
  readonly read: number;
  readonly write: number;
  readonly atomic: number;
  readonly range: number;
}

export interface Environment {
  readonly source: Module;
  readonly module: ModuleWriter;
  readonly map: MemoryMap;
  readonly target: ExecuteTarget;
  readonly imports: Imports;
  readonly helpers: Helpers;
  readonly globals: Globals;
  readonly sites: Site[];
  /** With what looks for races; undefined without. */
  readonly races: Races | undefined;
  /** By site of a trap. */
  readonly trapOperands: Map<number, TrapOperands>;
  /** Where the kernel's arguments are, 16 bytes each. */
  readonly paramsAt: number;
  /** Where the sites of active calls are noted. */
  readonly callStack: number;
  /** Counters of blocks, 8 bytes each; undefined when nothing is counted. */
  readonly counters: number | undefined;
  /** Blocks and edges that have counters. */
  readonly counted: { readonly inst: Inst; readonly fn: Func }[];
  /** Place of a global's address in `OWN.globals`. */
  globalIndex(global: Global): number;
  /** Number of a function in the table of indirect calls. */
  tableIndex(symbol: string): number;
  funcOf(symbol: string): number | undefined;
}

/** Types of WebAssembly that a value of MIR takes. */
export function wasmTypes(type: MirType): readonly ValueType[] {
  switch (type) {
    case 'i1':
    case 'i8':
    case 'i16':
    case 'i32':
    case 'f16':
      return ['i32'];
    case 'f32':
      return ['f32'];
    case 'f64':
      return ['f64'];
    case 'i128':
      return ['i64', 'i64'];
    default:
      return ['i64'];
  }
}

export function addSite(
  env: Environment,
  kind: SiteKind,
  inst: Inst,
  fn: Func,
  size = 0,
  align = 1,
): number {
  return env.sites.push({ kind, inst, fn, size, align }) - 1;
}
