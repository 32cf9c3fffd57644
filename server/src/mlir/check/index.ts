/**
 * Everything that is certainly wrong with a text that could be read: names, types, and what single
 * operations ask for.
 */
import { FactTable } from '../facts/index.ts';
import { rowOf } from '../ops/index.ts';
import type { Complain } from '../ops/row.ts';
import type { MlirFile, Op } from '../syntax/tree.ts';
import { checkBlocks, checkPlace } from './blocks.ts';
import { checkFacts } from './facts.ts';
import { checkLaunches } from './launches.ts';
import { type Report, resolveNames } from './names.ts';
import type { MlirProblem } from './problem.ts';
import { type Around, ruleOf } from './rules/index.ts';

export type { MlirProblem } from './problem.ts';

/** Fills in the values of operands, and tells what is wrong, in order of place. */
export function checkFile(file: MlirFile, table = new FactTable()): MlirProblem[] {
  const problems: MlirProblem[] = file.errors.map((error) => ({ kind: 'syntax', ...error }));
  const report: Report = (message, { start, end }, related) => {
    problems.push({ kind: 'invalid', message, start, end, ...(related && { related: [related] }) });
  };
  for (const ops of piecesOf(file)) {
    resolveNames(ops, file.lost, report);
    checkOps(ops, table, report, file.errors.length === 0);
    checkSymbols(ops, report);
    problems.push(...checkLaunches(ops, file));
  }
  const seen = new Set<string>();
  return problems
    .sort((a, b) => a.start - b.start)
    .filter(({ start, message }) => {
      const key = `${start} ${message}`;
      return !seen.has(key) && seen.add(key);
    });
}

/** Tests of MLIR's tools hold several texts in one file, with such a line between. */
const CUT = /^\/\/ -----/gm;

function piecesOf(file: MlirFile): Op[][] {
  const cuts = [...file.text.matchAll(CUT)].map(({ index }) => index);
  const pieces: Op[][] = [];
  let next = 0;
  for (const end of [...cuts, file.text.length + 1]) {
    const piece: Op[] = [];
    for (; next < file.ops.length && file.ops[next]!.start < end; next++)
      piece.push(file.ops[next]!);
    pieces.push(piece);
  }
  return pieces;
}

/** Dialects whose operations are all known here. */
const WHOLE = new Set([
  'arith',
  'math',
  'scf',
  'cf',
  'func',
  'memref',
  'affine',
  'index',
  'ub',
  'vector',
  'complex',
]);

/** Operations of these dialects that are none. */
function checkName(op: Op, table: FactTable, report: Report): void {
  if (table.get(op.name) !== undefined) return;
  const dialect = op.name.slice(0, op.name.indexOf('.'));
  if (!WHOLE.has(dialect) || rowOf(op.name) !== undefined || OLD.has(op.name)) return;
  report(`\`${op.name}\` is unknown`, { start: op.nameStart, end: op.nameEnd });
}

/** Operations of older versions that are no longer there. */
const OLD = new Set([
  'vector.extractelement',
  'vector.insertelement',
  'vector.matrix_multiply',
  'vector.flat_transpose',
  'vector.scalable.step',
  'memref.tensor_store',
  'memref.clone',
  'affine.dma_start',
  'affine.dma_wait',
  'scf.foreach_thread',
]);

/** Operations whose symbols those inside name. */
const TABLES = new Set(['builtin.module', 'gpu.module']);

function checkOps(ops: readonly Op[], table: FactTable, report: Report, isRead: boolean): void {
  const symbols = new Map<Op | undefined, SymbolTable>();
  const tableOf = (of: Op | undefined): SymbolTable => {
    const old = symbols.get(of);
    if (old !== undefined) return old;
    const own =
      of === undefined
        ? ops
        : of.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.ops));
    const made: SymbolTable = {
      names: new Map(
        own.flatMap((op) => (op.symbol === undefined ? [] : [[op.symbol.name, op] as const])),
      ),
      isTorn: own.some((op) => op.opaque),
    };
    symbols.set(of, made);
    return made;
  };
  const visit = (all: readonly Op[], parents: readonly Op[]): void => {
    const home = parents.findLast(({ name }) => TABLES.has(name));
    const around: Around = {
      parents,
      symbol: (name) => {
        const { names, isTorn } = tableOf(home);
        return names.get(name) ?? (isTorn ? 'unknown' : undefined);
      },
    };
    for (const op of all) {
      checkName(op, table, report);
      if (!op.opaque) checkOp(op, around, table, report);
      // What could not be read may be around it.
      if (isRead && parents.length === 0) checkPlace(op, report, table);
      if (op.regions.length === 0) continue;
      const inside = [...parents, op];
      for (const region of op.regions) for (const block of region.blocks) visit(block.ops, inside);
    }
  };
  visit(ops, []);
}

interface SymbolTable {
  readonly names: ReadonlyMap<string, Op>;
  /** Something could not be read that may define names. */
  readonly isTorn: boolean;
}

function checkOp(op: Op, around: Around, table: FactTable, report: Report): void {
  let isFine = true;
  const complain: Complain = (message, at) => {
    isFine = false;
    report(message, at ?? { start: op.nameStart, end: op.nameEnd });
  };
  const facts = table.get(op.name);
  if (facts !== undefined) checkFacts(op, facts, table, complain);
  if (isFine) ruleOf(op.name)?.(op, complain, around);
  if (isFine) rowOf(op.name)?.check?.(op, complain);
  checkBlocks(op, table, report);
}

/** Symbols of one module have names of their own. */
function checkSymbols(ops: readonly Op[], report: Report): void {
  const known = new Map<string, Op>();
  for (const op of ops) {
    const { symbol } = op;
    if (symbol !== undefined) {
      const old = known.get(symbol.name);
      if (old === undefined) known.set(symbol.name, op);
      else
        report(`\`@${symbol.name}\` is defined already`, symbol, {
          message: 'here',
          start: old.symbol!.start,
          end: old.symbol!.end,
        });
    }
    // Only modules have names for what is in them.
    if (op.name === 'builtin.module' || op.name === 'gpu.module')
      for (const region of op.regions)
        for (const block of region.blocks) checkSymbols(block.ops, report);
  }
}
