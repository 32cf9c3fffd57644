/** Directives that bound a kernel's launches, against one another, the GPU and the code. */
import type { PtxDirective, PtxFunction } from '../ast.ts';
import type { PtxEnvironment } from '../availability.ts';
import type { PtxFlow } from './flow.ts';
import type { PtxLintReport } from './report.ts';

/**
 * Threads of a block at most, and of a multiprocessor (CUDA C++ Programming Guide, "Technical
 * Specifications").
 */
const MOST_THREADS = 1024;
const RESIDENT: Readonly<Record<number, number>> = {
  75: 1024,
  86: 1536,
  87: 1536,
  88: 1536,
  89: 1536,
  110: 1536,
  120: 1536,
  121: 1536,
};
const WARP = 32;

function find(fn: PtxFunction, name: string): PtxDirective | undefined {
  return fn.directives.find((d) => d.name === name);
}

function numbers(d: PtxDirective | undefined): number[] | undefined {
  return d?.args.every((a): a is number => typeof a === 'number') ? [...d.args] : undefined;
}

/** Threads in x, y and z that every launch of a kernel has; undefined where it may have others. */
export function threadsOf(fn: PtxFunction): readonly number[] | undefined {
  return numbers(find(fn, 'reqntid'));
}

function product(list: readonly number[]): number {
  return list.reduce((a, b) => a * b, 1);
}

/** Bounds that cannot be kept, or that nothing comes of. */
export function launchBounds(
  fn: PtxFunction,
  flow: PtxFlow | undefined,
  env: PtxEnvironment,
  report: PtxLintReport,
): void {
  const most = find(fn, 'maxntid');
  const exact = find(fn, 'reqntid');
  const bound = exact ?? most;
  const size = numbers(bound);
  const threads = size && size.length > 0 ? product(size) : undefined;
  if (bound && threads !== undefined && threads > MOST_THREADS)
    report(
      'launch-bounds',
      bound,
      `a block of ${size!.join(' x ')} = ${threads} threads cannot be launched: ${MOST_THREADS} are the most`,
    );
  const minimum = find(fn, 'minnctapersm');
  const [blocks = 0] = numbers(minimum) ?? [];
  if (minimum && !bound)
    report(
      'launch-bounds',
      minimum,
      '`.minnctapersm` has no effect without `.maxntid` or `.reqntid`',
    );
  else if (minimum && threads !== undefined && threads <= MOST_THREADS && env.sm > 0) {
    const room = RESIDENT[env.sm] ?? 2048;
    const each = Math.ceil(threads / WARP) * WARP;
    if (blocks * each > room)
      report(
        'launch-bounds',
        minimum,
        `${blocks} blocks of ${threads} threads do not fit a multiprocessor of sm_${env.sm}, which holds ${room} threads`,
      );
  }
  if (exact && threads !== undefined && flow) barrierCounts(flow, threads, report);
}

/** Barriers that wait for more threads than there are. */
function barrierCounts({ steps }: PtxFlow, threads: number, report: PtxLintReport): void {
  const all = Math.ceil(threads / WARP) * WARP;
  for (const { instruction: i } of steps) {
    if (i.opcode !== 'bar' && i.opcode !== 'barrier') continue;
    if (!i.modifiers.includes('sync') || i.modifiers[0] === 'warp') continue;
    const count = i.operands[1];
    if (count?.kind !== 'int' || count.value <= BigInt(all)) continue;
    report(
      'launch-bounds',
      count,
      `this barrier waits for ${count.value} threads, and \`.reqntid\` gives the block ${threads}`,
    );
  }
}
