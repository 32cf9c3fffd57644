/**
 * Everything that is certainly wrong with a text that could be read: names, types, and what single
 * operations ask for.
 */
import { rowOf } from '../ops/index.ts';
import type { MlirFile, Op } from '../syntax/tree.ts';
import { differ, typeText } from '../syntax/types.ts';
import { type Report, resolveNames } from './names.ts';

export interface MlirProblem {
  /** `syntax`: cannot be read; `invalid`: can be read and is wrong. */
  readonly kind: 'syntax' | 'invalid';
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly related?: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
  }[];
}

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
    checkLaunches(ops, report);
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

/** All operations, those inside others behind them. */
export function* everyOp(ops: readonly Op[]): Generator<Op> {
  for (const op of ops) {
    yield op;
    for (const region of op.regions) for (const block of region.blocks) yield* everyOp(block.ops);
  }
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

/** `gpu.launch_func` against the kernel that it names. */
function checkLaunches(ops: readonly Op[], report: Report): void {
  const modules = new Map<string, Op>();
  const launches: Op[] = [];
  for (const op of everyOp(ops)) {
    if (op.name === 'gpu.module' && op.symbol !== undefined) modules.set(op.symbol.name, op);
    if (op.name === 'gpu.launch_func' && !op.opaque) launches.push(op);
  }
  for (const op of launches) {
    const name = op.attrs.get('kernel');
    if (name?.kind !== 'symbol') continue;
    const [moduleName, kernelName, ...more] = name.path;
    const module = modules.get(moduleName!);
    if (kernelName === undefined || more.length > 0 || module === undefined || module.opaque)
      continue;
    const inside = module.regions.flatMap((region) => region.blocks.flatMap((block) => block.ops));
    if (inside.some((other) => other.opaque)) continue;
    const kernel = inside.find((other) => other.symbol?.name === kernelName);
    const place = { start: name.start, end: name.end };
    if (kernel === undefined)
      report(`there is no kernel \`@${kernelName}\` in \`@${moduleName}\``, place);
    else if (kernel.name === 'gpu.func') checkArguments(op, kernel, place, report);
  }
}

function checkArguments(
  op: Op,
  kernel: Op,
  place: { start: number; end: number },
  report: Report,
): void {
  const related = { message: 'the kernel', start: kernel.symbol!.start, end: kernel.symbol!.end };
  if (!kernel.attrs.has('gpu.kernel')) {
    report(
      `\`@${kernel.symbol!.name}\` is no kernel: it lacks the word \`kernel\``,
      place,
      related,
    );
    return;
  }
  const type = kernel.attrs.get('function_type');
  if (type?.kind !== 'type' || type.type.kind !== 'function' || op.generic) return;
  const { inputs } = type.type;
  const segments = op.attrs.get('operandSegmentSizes');
  const count = segments?.kind === 'numbers' ? Number(segments.values.at(-1) ?? 0) : 0;
  const given = count === 0 ? [] : op.operands.slice(-count);
  if (given.length !== inputs.length) {
    report(
      `the kernel takes ${inputs.length} ${inputs.length === 1 ? 'argument' : 'arguments'}, ${given.length} ${given.length === 1 ? 'is' : 'are'} given`,
      place,
      related,
    );
    return;
  }
  given.forEach((use, i) => {
    if (differ(use.type, inputs[i]))
      report(
        `the kernel takes \`${typeText(inputs[i]!)}\` here, not \`${typeText(use.type!)}\``,
        use,
        related,
      );
  });
}
