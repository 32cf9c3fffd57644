/**
 * Launches in an `.mlir` text, `gpu.launch_func` and `gpu.launch`: sizes as far as constants say
 * them, what is launched, where it stands.
 */
import { integerOf } from './syntax/attributes.ts';
import { definingOp, type MlirFile, type Op, type Use } from './syntax/tree.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A size of a launch, at its operand. */
export interface MlirSize extends Range {
  readonly value: bigint | undefined;
}

export interface MlirLaunchSite {
  readonly op: Op;
  /** The function of the host around it. */
  readonly owner: Op | undefined;
  /** `@module::@kernel` of a `gpu.launch_func`; undefined for a body. */
  readonly kernel: { readonly module: string; readonly name: string } | undefined;
  /** Where the kernel is named; of a body the operation's name. */
  readonly callee: Range;
  readonly grid: readonly MlirSize[];
  readonly block: readonly MlirSize[];
  /** Blocks of a cluster; empty where there are no clusters. */
  readonly cluster: readonly MlirSize[];
  /** Bytes of dynamic workgroup memory; undefined where none are given. */
  readonly memory: MlirSize | undefined;
  /** What is passed; undefined for a body, which takes what it uses. */
  readonly args: readonly Use[] | undefined;
  /** Behind the last argument, or in the empty list. */
  readonly argsEnd: number | undefined;
}

/** Operands in front of the arguments, by segment: `gpu.launch_func` in `GPUOps.td`. */
const GRID = 1;
const BLOCK = 4;
const CLUSTER = 7;
const MEMORY = 10;
const ARGUMENTS = 11;

/**
 * All launches that could be taken apart, in order of place. Names must have been resolved.
 * `hasLaunch`: may there be one in an operation?
 */
export function launchesIn(
  { ops, text }: MlirFile,
  hasLaunch: (op: Op) => boolean,
): readonly MlirLaunchSite[] {
  const out: MlirLaunchSite[] = [];
  const visit = (all: readonly Op[], owner: Op | undefined): void => {
    for (const op of all) {
      if (!hasLaunch(op)) continue;
      const isLaunch = op.name === 'gpu.launch_func' || op.name === 'gpu.launch';
      const site = isLaunch && !op.opaque ? siteOf(op, owner, text) : undefined;
      if (site !== undefined) out.push(site);
      const around = /^(?:func|llvm)\.func$/.test(op.name) ? op : owner;
      for (const region of op.regions) for (const block of region.blocks) visit(block.ops, around);
    }
  };
  visit(ops, undefined);
  return out;
}

function siteOf(op: Op, owner: Op | undefined, text: string): MlirLaunchSite | undefined {
  const segments = op.attrs.get('operandSegmentSizes');
  if (segments?.kind !== 'numbers') return undefined;
  const counts = segments.values.map(Number);
  const from = (index: number): number => counts.slice(0, index).reduce((sum, n) => sum + n, 0);
  const at = (index: number): MlirSize | undefined => {
    const use = counts[index] === 1 ? op.operands[from(index)] : undefined;
    return use && { value: constantOf(use), start: use.start, end: use.end };
  };
  const three = (index: number): MlirSize[] => [0, 1, 2].flatMap((axis) => at(index + axis) ?? []);
  const grid = three(GRID);
  const block = three(BLOCK);
  if (grid.length !== 3 || block.length !== 3) return undefined;
  const name = op.attrs.get('kernel');
  const isBody = op.name === 'gpu.launch';
  if (!isBody && (name?.kind !== 'symbol' || name.path.length !== 2)) return undefined;
  const count = counts[ARGUMENTS] ?? 0;
  const args = isBody ? undefined : op.operands.slice(from(ARGUMENTS), from(ARGUMENTS) + count);
  const symbol = name?.kind === 'symbol' ? name : undefined;
  const inner = symbol && { start: symbol.end - 1 - symbol.path[1]!.length, end: symbol.end };
  return {
    op,
    owner,
    kernel: symbol && { module: symbol.path[0]!, name: symbol.path[1]! },
    callee: inner ?? { start: op.nameStart, end: op.nameEnd },
    grid,
    block,
    cluster: three(CLUSTER),
    memory: at(MEMORY),
    args,
    argsEnd: args && argumentsEnd(args, op, text),
  };
}

/** Where the list of arguments ends. */
function argumentsEnd(args: readonly Use[], op: Op, text: string): number | undefined {
  const last = args.at(-1);
  if (last !== undefined) return last.end;
  const written = /\bargs\s*\(/.exec(text.slice(op.start, op.end));
  return written === null ? undefined : op.start + written.index + written[0].length;
}

/** Operations through which a constant stays what it is. */
const CASTS: ReadonlySet<string> = new Set([
  'arith.index_cast',
  'arith.index_castui',
  'arith.extui',
  'arith.extsi',
  'arith.trunci',
  'index.castu',
  'index.casts',
]);

/** So long chains of operations are followed. */
const MOST_STEPS = 16;

/** The whole number that a value is, from constants and arithmetic on them. */
export function constantOf(use: Pick<Use, 'value'> | undefined, steps = 0): bigint | undefined {
  const op = definingOp(use?.value);
  if (op === undefined || op.opaque || steps > MOST_STEPS) return undefined;
  if (op.name === 'arith.constant' || op.name === 'index.constant')
    return integerOf(op.attrs.get('value'));
  const [a, b] = op.operands.map((one) => constantOf(one, steps + 1));
  if (a === undefined) return undefined;
  if (CASTS.has(op.name)) return a >= 0n && a < 1n << 31n ? a : undefined;
  if (b === undefined) return undefined;
  switch (op.name) {
    case 'arith.addi':
    case 'index.add':
      return a + b;
    case 'arith.subi':
    case 'index.sub':
      return a - b;
    case 'arith.muli':
    case 'index.mul':
      return a * b;
    case 'arith.divui':
    case 'index.divu':
      return a >= 0n && b > 0n ? a / b : undefined;
    case 'arith.ceildivui':
    case 'index.ceildivu':
      return a >= 0n && b > 0n ? (a + b - 1n) / b : undefined;
    default:
      return undefined;
  }
}
