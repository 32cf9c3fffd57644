/**
 * Figures of each kernel and function as the text declares them: estimates, not what an assembler
 * will make of it.
 */
import type { PtxFunction, PtxModule, PtxSpan, PtxVariable } from './ast.ts';
import { eachStatement, eachSymbol, operandsOf } from './walk.ts';

export interface PtxSummary {
  readonly name: string;
  readonly entry: boolean;
  readonly span: PtxSpan;
  readonly instructions: number;
  /** Declared virtual registers by type: `{ pred: 3, b32: 17 }`. */
  readonly registers: Readonly<Record<string, number>>;
  /** Bytes of shared memory of fixed size: the function's own and what it names of the module's. */
  readonly shared: number;
  /** Names shared memory whose size the launch decides. */
  readonly dynamicShared: boolean;
  /** Bytes of `.local` variables. */
  readonly local: number;
  /** Bytes of the parameter space. */
  readonly params: number;
  readonly calls: readonly string[];
  readonly barriers: number;
  /** Values of performance directives: `{ maxntid: [256, 1, 1] }`. */
  readonly limits: Readonly<Record<string, readonly (number | string)[]>>;
}

/** Bytes of an element type; `pred` counts as 1. */
function typeSize(type: string): number {
  const packed = /^[a-z]+(\d+)x(\d+)$/.exec(type);
  if (packed) return (Number(packed[1]) * Number(packed[2])) / 8;
  const plain = /(?<!\d)(\d+)$/.exec(type);
  return plain ? Number(plain[1]) / 8 : type.endsWith('ref') ? 8 : 1;
}

/** Bytes of a variable; an open dimension counts as none. */
export function declaredSize(v: PtxVariable): number {
  return v.dims.reduce<number>((size, dim) => size * (dim ?? 0), typeSize(v.type) * v.vector);
}

export function summarizePtx(module: PtxModule): PtxSummary[] {
  const globals = new Map(module.variables.map((v) => [v.name, v]));
  return module.functions.filter((fn) => fn.body).map((fn) => summarize(fn, globals));
}

function summarize(fn: PtxFunction, globals: ReadonlyMap<string, PtxVariable>): PtxSummary {
  const registers: Record<string, number> = {};
  const calls = new Set<string>();
  const named = new Set<PtxVariable>();
  let instructions = 0;
  let local = 0;
  let barriers = 0;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of statement
  eachStatement(fn.body!.body, (s) => {
    if (s.kind === 'var') {
      if (s.space === 'reg')
        registers[s.type] = (registers[s.type] ?? 0) + (s.count ?? 1) * s.vector;
      else if (s.space === 'local') local = align(local, s) + declaredSize(s);
      else if (s.space === 'shared') named.add(s);
    } else if (s.kind === 'instr') {
      instructions++;
      if (s.opcode === 'bar' || s.opcode === 'barrier') barriers++;
      if (s.call) calls.add(s.call.target.kind === 'sym' ? s.call.target.name : '?');
      for (const operand of operandsOf(s)) {
        eachSymbol(operand, (symbol) => {
          const v = globals.get(symbol.name);
          if (v?.space === 'shared') named.add(v);
        });
      }
    }
  });
  let shared = 0;
  let dynamicShared = false;
  for (const v of named) {
    if (v.linkage.includes('extern') || v.dims.includes(undefined)) dynamicShared = true;
    else shared = align(shared, v) + declaredSize(v);
  }
  let params = 0;
  for (const p of fn.params) params = align(params, p) + declaredSize(p);
  return {
    name: fn.name,
    entry: fn.entry,
    span: fn.nameSpan,
    instructions,
    registers,
    shared,
    dynamicShared,
    local,
    params,
    calls: [...calls],
    barriers,
    limits: Object.fromEntries(fn.directives.map((d) => [d.name, d.args])),
  };
}

function align(offset: number, v: PtxVariable): number {
  const to = v.align ?? Math.max(1, typeSize(v.type) * v.vector);
  return Math.ceil(offset / to) * to;
}
