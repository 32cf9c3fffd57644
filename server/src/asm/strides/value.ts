/**
 * What is certain about a value across the threads of a block: the same in all of them, a multiple
 * of the thread's index and something common, or else different. Knows no instructions; both
 * assembly languages compute with it.
 */

/** A value in all threads of a block (workgroup). */
export type ThreadValue =
  /**
   * Common to the block; `value` where the text says what it is, `size` where it depends on the
   * size of the block.
   */
  | { readonly kind: 'uniform'; readonly value?: number; readonly size?: boolean }
  /**
   * `stride` times the index in x (or the lane) and something common, which is `offset` where it is
   * known.
   */
  | {
      readonly kind: 'affine';
      readonly of: 'thread' | 'lane';
      readonly stride: number;
      readonly offset?: number;
    }
  /** Not the same in all lanes of a warp. */
  | { readonly kind: 'lanes' }
  /** The same in a warp, as a rule, but not in all warps. */
  | { readonly kind: 'warps' };

/** How a predicate divides the threads: certainly within a warp, or the block. */
export type ThreadDivision = 'lane' | 'block';

export const UNIFORM: ThreadValue = { kind: 'uniform' };
export const LANES: ThreadValue = { kind: 'lanes' };
export const WARPS: ThreadValue = { kind: 'warps' };
/** The most threads of a block, of both vendors. */
const MOST_THREADS = 1024;

/** The index of a thread in x, or of a lane. */
export function indexOf(of: 'thread' | 'lane'): ThreadValue {
  return { kind: 'affine', of, stride: 1, offset: 0 };
}

export function constant(value: number): ThreadValue {
  return { kind: 'uniform', value };
}

/** The result of an operation of which nothing is known but that it has one. */
export function bothUniform(a?: ThreadValue, b?: ThreadValue): ThreadValue | undefined {
  if (a?.kind !== 'uniform' || b?.kind !== 'uniform') return undefined;
  return a.size || b.size ? { kind: 'uniform', size: true } : UNIFORM;
}

export function sum(a?: ThreadValue, b?: ThreadValue): ThreadValue | undefined {
  if (!a || !b) return undefined;
  if (a.kind === 'uniform' && b.kind === 'uniform') {
    if (a.value !== undefined && b.value !== undefined)
      return { kind: 'uniform', value: a.value + b.value };
    return bothUniform(a, b);
  }
  if (a.kind === 'uniform') return sum(b, a);
  if (b.kind === 'uniform') {
    if (a.kind !== 'affine') return a;
    const { of, stride, offset } = a;
    return offset !== undefined && b.value !== undefined
      ? { kind: 'affine', of, stride, offset: offset + b.value }
      : { kind: 'affine', of, stride };
  }
  if (a.kind !== 'affine' || b.kind !== 'affine' || a.of !== b.of) return undefined;
  const stride = a.stride + b.stride;
  if (stride === 0) return undefined;
  return a.offset !== undefined && b.offset !== undefined
    ? { kind: 'affine', of: a.of, stride, offset: a.offset + b.offset }
    : { kind: 'affine', of: a.of, stride };
}

/** A value times a number. */
export function product(a: ThreadValue | undefined, by: number): ThreadValue | undefined {
  if (!a || by === 0 || !Number.isSafeInteger(by)) return undefined;
  if (a.kind === 'uniform')
    return a.value !== undefined ? { kind: 'uniform', value: a.value * by } : a;
  if (a.kind !== 'affine') return a;
  const { of, stride, offset } = a;
  return offset === undefined
    ? { kind: 'affine', of, stride: stride * by }
    : { kind: 'affine', of, stride: stride * by, offset: offset * by };
}

export function difference(a?: ThreadValue, b?: ThreadValue): ThreadValue | undefined {
  return sum(a, product(b, -1));
}

export function multiplied(a?: ThreadValue, b?: ThreadValue): ThreadValue | undefined {
  if (a?.kind === 'uniform' && a.value !== undefined) return product(b, a.value);
  if (b?.kind === 'uniform' && b.value !== undefined) return product(a, b.value);
  return bothUniform(a, b);
}

export function shifted(a?: ThreadValue, by?: ThreadValue): ThreadValue | undefined {
  if (by?.kind !== 'uniform') return undefined;
  if (by.value === undefined) return bothUniform(a, by);
  return by.value >= 0 && by.value < 31 ? product(a, 2 ** by.value) : undefined;
}

function isIndex(a?: ThreadValue): a is ThreadValue & { kind: 'affine' } {
  return a?.kind === 'affine' && a.stride === 1 && a.offset === 0;
}

/**
 * The index shifted by the bits of a lane is the warp; by fewer, lanes still differ. `lanes` are
 * those of a warp.
 */
export function shiftedDown(
  lanes: number,
  a?: ThreadValue,
  by?: ThreadValue,
): ThreadValue | undefined {
  if (by?.kind !== 'uniform') return undefined;
  if (a?.kind === 'uniform') return bothUniform(a, by);
  if (!isIndex(a) || by.value === undefined) return undefined;
  if (by.value < Math.log2(lanes)) return by.value >= 0 ? LANES : undefined;
  return a.of === 'thread' && by.value < 10 ? WARPS : undefined;
}

/** A bitwise `and`: of the index with the bits of a lane, of a thread, or with others. */
export function masked(lanes: number, a?: ThreadValue, b?: ThreadValue): ThreadValue | undefined {
  const both = bothUniform(a, b);
  if (both) return both;
  const [value, mask] = a?.kind === 'uniform' ? [b, a] : [a, b];
  if (mask?.kind !== 'uniform' || mask.value === undefined || !isIndex(value)) return undefined;
  const most = value.of === 'thread' ? MOST_THREADS : lanes;
  if ((mask.value & (most - 1)) === most - 1) return value;
  if (mask.value === lanes - 1) return indexOf('lane');
  return (mask.value & (lanes - 1)) !== 0 && mask.value > 0 ? LANES : undefined;
}

export function remainder(
  lanes: number,
  a?: ThreadValue,
  b?: ThreadValue,
): ThreadValue | undefined {
  const both = bothUniform(a, b);
  if (both) return both;
  if (!isIndex(a)) return undefined;
  if (b?.kind !== 'uniform' || b.value === undefined || b.value < 2) return undefined;
  return b.value === lanes ? indexOf('lane') : LANES;
}

/** `5 < x` is `x > 5`. */
export function mirrored(comparison: string): string {
  const turned: Readonly<Record<string, string>> = {
    lt: 'gt',
    gt: 'lt',
    le: 'ge',
    ge: 'le',
    lo: 'hi',
    hi: 'lo',
    ls: 'hs',
    hs: 'ls',
  };
  return turned[comparison] ?? comparison;
}

/**
 * How the comparison of two values divides the threads; undefined where nothing is certain.
 * `lanes` are those of a warp; comparisons have the names of PTX.
 */
export function division(
  lanes: number,
  comparison: string,
  a?: ThreadValue,
  b?: ThreadValue,
): ThreadDivision | undefined {
  if (a?.kind === 'uniform' && b) return compared(lanes, mirrored(comparison), b, a);
  return a && b?.kind === 'uniform' ? compared(lanes, comparison, a, b) : undefined;
}

/** A comparison with what the block has in common. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of value
function compared(
  lanes: number,
  comparison: string,
  value: ThreadValue,
  limit: ThreadValue & { kind: 'uniform' },
): ThreadDivision | undefined {
  const equal = comparison === 'eq' || comparison === 'ne';
  if (value.kind === 'uniform') return undefined;
  if (value.kind === 'warps') return limit.size ? undefined : 'block';
  const { value: n } = limit;
  if (value.kind === 'lanes')
    return n !== undefined && equal && n >= 0 && n < 2 ? 'lane' : undefined;
  const { offset, stride } = value;
  const most = value.of === 'lane' ? lanes : MOST_THREADS;
  if (n === undefined || offset === undefined) {
    // What the whole block has in common may be such that all threads are on one side.
    if (limit.size) return undefined;
    if (equal) return n === undefined ? undefined : 'block';
    return value.of === 'thread' ? 'block' : undefined;
  }
  const at = (n - offset) / stride;
  if (equal) return Number.isInteger(at) && at >= 0 && at < most ? 'lane' : undefined;
  // The first index on the other side.
  const up =
    comparison === 'lt' || comparison === 'ge' || comparison === 'lo' || comparison === 'hs';
  const edge = up === stride > 0 ? Math.ceil(at) : Math.floor(at) + 1;
  if (edge < 1 || edge >= most) return undefined;
  return edge % lanes === 0 ? 'block' : 'lane';
}
