/**
 * Everything that is certainly wrong with a text that could be read: names, types, and what single
 * operations ask for.
 */
import { rowOf } from '../ops/index.ts';
import { everyOp, type MlirFile, type Op } from '../syntax/tree.ts';
import { checkLaunches } from './launches.ts';
import { type Report, resolveNames } from './names.ts';
import type { MlirProblem } from './problem.ts';

export type { MlirProblem } from './problem.ts';

/** Fills in the values of operands, and tells what is wrong, in order of place. */
export function checkFile(file: MlirFile): MlirProblem[] {
  const problems: MlirProblem[] = file.errors.map((error) => ({ kind: 'syntax', ...error }));
  const report: Report = (message, { start, end }, related) => {
    problems.push({ kind: 'invalid', message, start, end, ...(related && { related: [related] }) });
  };
  for (const ops of piecesOf(file)) {
    resolveNames(ops, file.lost, report);
    checkOps(ops, report);
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

function checkOps(ops: readonly Op[], report: Report): void {
  for (const op of everyOp(ops)) {
    if (op.opaque) continue;
    rowOf(op.name)?.check?.(op, (message, at) =>
      report(message, at ?? { start: op.nameStart, end: op.nameEnd }),
    );
  }
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
