/**
 * Everything that is certainly wrong with a text that could be read: names, types, and what single
 * operations ask for.
 */
import { append } from '../../base/index.ts';
import { FactTable } from '../facts/index.ts';
import { rowOf } from '../ops/index.ts';
import type { Complain } from '../ops/row.ts';
import { CONTAINERS, FUNCTIONS } from '../syntax/edit.ts';
import type { MlirFile, Op } from '../syntax/tree.ts';
import { checkBlocks, checkPlace } from './blocks.ts';
import { checkDeviceOperations, deviceFacts } from './device-operations.ts';
import { checkFacts } from './facts.ts';
import {
  type CheckedFunction,
  type CheckedFunctions,
  type Found,
  isValid,
  problemsOf,
} from './functions.ts';
import { checkLaunches, launchFacts } from './launches.ts';
import { type Report, resolveBody, resolveNames } from './names.ts';
import type { MlirProblem } from './problem.ts';
import { type Around, ruleOf } from './rules/index.ts';

export type { CheckedFunctions } from './functions.ts';
export type { MlirProblem } from './problem.ts';

/** What is wrong with a text, and what was found out about each of its functions. */
export interface Checked {
  /** In order of place. */
  readonly problems: readonly MlirProblem[];
  readonly functions: CheckedFunctions;
}

/**
 * Fills in the values of operands, and tells what is wrong. `old`: of the functions that are in the
 * text as they were.
 */
export function checkFile(file: MlirFile, table = new FactTable(), before?: Before): Checked {
  const problems: MlirProblem[] = file.errors.map((error) => ({ kind: 'syntax', ...error }));
  const functions = new Map<Op, CheckedFunction>();
  const { functions: old, edited } = before ?? NOTHING;
  const report = reportTo(problems);
  const check: Check = { table, old, edited, functions, lost: file.lost, report };
  for (const ops of piecesOf(file)) {
    resolveNames(ops, file.lost, check.report);
    checkOps(ops, check, file.errors.length === 0, problems);
    checkSymbols(ops, check.report);
    append(problems, checkLaunches(ops, file, functions));
    append(problems, checkDeviceOperations(ops, file, functions));
  }
  const seen = new Set<string>();
  const inOrder = problems
    .sort((a, b) => a.start - b.start)
    .filter(({ start, message }) => {
      const key = `${start} ${message}`;
      return !seen.has(key) && seen.add(key);
    });
  return { problems: inOrder, functions };
}

function reportTo(problems: MlirProblem[]): Report {
  return (message, { start, end }, related) => {
    problems.push({ kind: 'invalid', message, start, end, ...(related && { related: [related] }) });
  };
}

/** What is known of the text before an edit. */
export interface Before {
  readonly functions: CheckedFunctions;
  /** Operations that are still there, with something else inside. */
  readonly edited: ReadonlySet<Op>;
}

const NOTHING: Before = { functions: new Map(), edited: new Set() };

interface Check extends Omit<Before, 'functions'> {
  readonly table: FactTable;
  readonly old: CheckedFunctions;
  readonly functions: Map<Op, CheckedFunction>;
  readonly lost: readonly number[];
  readonly report: Report;
}

/** Tests of MLIR's tools hold several texts in one file, with such a line between. */
const CUT = '\n// -----';

function piecesOf(file: MlirFile): Op[][] {
  const cuts: number[] = file.text.startsWith(CUT.trim()) ? [0] : [];
  for (let at = file.text.indexOf(CUT); at >= 0; at = file.text.indexOf(CUT, at + 1))
    cuts.push(at + 1);
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

function checkOps(
  ops: readonly Op[],
  check: Check,
  isRead: boolean,
  problems: MlirProblem[],
): void {
  const { table, report, old, edited, functions } = check;
  const symbols = symbolsFrom(ops);
  const functionOf = (op: Op, parents: readonly Op[], symbol: Ask): void => {
    const known = old.get(op);
    const isKnown = known !== undefined && !edited.has(op) && isValid(known, symbol);
    const own = isKnown ? known : checkFunction(op, parents, check, symbol);
    functions.set(op, own);
    append(problems, problemsOf(own));
  };
  const visit = (all: readonly Op[], parents: readonly Op[]): void => {
    const symbol = symbols(parents);
    const isOutside = parents.every(({ name }) => CONTAINERS.has(name));
    for (const op of all) {
      const isFunction = isOutside && FUNCTIONS.has(op.name);
      if (isFunction) functionOf(op, parents, symbol);
      else {
        checkName(op, table, report);
        if (!op.opaque) checkOp(op, { parents, symbol }, table, report);
      }
      // What could not be read may be around it.
      if (isRead && parents.length === 0) checkPlace(op, report, table);
      if (op.regions.length === 0 || isFunction) continue;
      const inside = [...parents, op];
      for (const region of op.regions) for (const block of region.blocks) visit(block.ops, inside);
    }
  };
  visit(ops, []);
}

type Ask = (name: string) => Found;

/** Names of symbols for operations in some others: those of the module around. */
function symbolsFrom(top: readonly Op[]): (parents: readonly Op[]) => Ask {
  const tables = new Map<Op | undefined, SymbolTable>();
  const tableOf = (of: Op | undefined): SymbolTable => {
    const known = tables.get(of);
    if (known !== undefined) return known;
    const own =
      of === undefined
        ? top
        : of.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.ops));
    const made: SymbolTable = {
      names: new Map(
        own.flatMap((op) => (op.symbol === undefined ? [] : [[op.symbol.name, op] as const])),
      ),
      isTorn: own.some((op) => op.opaque),
    };
    tables.set(of, made);
    return made;
  };
  return (parents) => {
    const home = parents.findLast(({ name }) => CONTAINERS.has(name));
    return (name) => {
      const { names, isTorn } = tableOf(home);
      return names.get(name) ?? (isTorn ? 'unknown' : undefined);
    };
  };
}

/** Does an operation name a function or a global of the module? */
function isNaming({ name, attrs }: Op): boolean {
  return name === 'memref.get_global' || attrs.has('callee') || attrs.has('global_name');
}

/** Takes note when a rule looks at what is around an operation. */
class WatchedAround implements Around {
  isAsked = false;
  private readonly all: readonly Op[];
  private readonly ask: Ask;

  constructor(all: readonly Op[], ask: Ask) {
    this.all = all;
    this.ask = ask;
  }

  get parents(): readonly Op[] {
    this.isAsked = true;
    return this.all;
  }

  symbol(name: string): Found {
    this.isAsked = true;
    return this.ask(name);
  }
}

/** A function with all inside. */
function checkFunction(top: Op, outer: readonly Op[], check: Check, symbol: Ask): CheckedFunction {
  const problems: MlirProblem[] = [];
  const report = reportTo(problems);
  const changed = resolveBody(top, check.lost, report);
  const walk = new FunctionWalk(top, outer.length, { ...check, report, problems, changed }, symbol);
  walk.visit([top], outer);
  const { asked, hasLaunch, namesOthers, settled } = walk;
  const facts = launchFacts([top]);
  const device = deviceFacts(top);
  return {
    op: top,
    at: top.start,
    problems,
    asked,
    facts,
    device,
    hasLaunch,
    namesOthers,
    settled,
  };
}

interface BodyCheck extends Check {
  readonly problems: readonly MlirProblem[];
  /** Operations whose operands are other values than before. */
  readonly changed: ReadonlySet<Op>;
}

class FunctionWalk {
  readonly asked = new Map<string, Found>();
  readonly settled = new Set<Op>();
  hasLaunch = false;
  namesOthers = false;
  private readonly symbols = symbolsFrom([]);
  private readonly depth: number;
  private readonly check: BodyCheck;
  private readonly known: ReadonlySet<Op> | undefined;
  private readonly ask: Ask;

  constructor(top: Op, depth: number, check: BodyCheck, symbol: Ask) {
    this.depth = depth;
    this.check = check;
    this.known = check.old.get(top)?.settled;
    this.ask = (name) => {
      const found = symbol(name);
      this.asked.set(name, found);
      return found;
    };
  }

  /** Is nothing in them another value than before? */
  visit(all: readonly Op[], parents: readonly Op[]): boolean {
    // A module in a function has names of its own.
    const isOwn = parents.slice(this.depth).some(({ name }) => CONTAINERS.has(name));
    const around = new WatchedAround(parents, isOwn ? this.symbols(parents) : this.ask);
    let isQuiet = true;
    for (const op of all) {
      this.hasLaunch ||= op.name === 'gpu.launch' || op.name === 'gpu.launch_func';
      this.namesOthers ||= isNaming(op);
      let isCalm = !this.check.changed.has(op);
      if (op.regions.length > 0) {
        const inside = [...parents, op];
        for (const region of op.regions)
          for (const block of region.blocks) isCalm = this.visit(block.ops, inside) && isCalm;
      }
      isQuiet &&= isCalm;
      if (isCalm && this.known?.has(op) && !this.check.edited.has(op)) this.settled.add(op);
      else this.operation(op, around);
    }
    return isQuiet;
  }

  private operation(op: Op, around: WatchedAround): void {
    const { table, report, problems } = this.check;
    const before = problems.length;
    around.isAsked = false;
    checkName(op, table, report);
    if (!op.opaque) checkOp(op, around, table, report);
    if (problems.length === before && !around.isAsked) this.settled.add(op);
  }
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
