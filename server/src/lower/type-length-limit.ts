/**
 * Generic functions that call themselves with ever larger types have no end of instances. rustc
 * gives up at a depth of 128 (`recursion_limit`) and at a length of 2^24 (`type_length_limit`);
 * here the length is bounded sooner, as each instance has a name that spells its types out.
 */
import { memo } from '../db/index.ts';
import type { GenericArg, Ty } from '../hir/index.ts';
import { Unsupported } from './unsupported.ts';

/** Types inside each other. */
const MAX_DEPTH = 128;
/** Parts of a type, each counted as often as it is written. */
const MAX_LENGTH = 65_536;

interface Extent {
  readonly depth: number;
  readonly length: number;
}

const LEAF: Extent = { depth: 1, length: 1 };
const known = memo<Ty, Extent>('lower.type-growth');

/**
 * Instances of one function for nested types; two calls with two larger types make twice as many at
 * each depth.
 */
const MAX_NESTED = 2_048;
/** From this depth on a type counts as nested. */
const NESTED = 10;

/**
 * Throws `Unsupported` when an instance with these arguments would be one of a series without end;
 * gives their depth.
 */
export function checkGrowth(name: string, args: readonly GenericArg[]): number {
  const { depth, length } = extentOf(args);
  if (depth > MAX_DEPTH) throw endless(name);
  if (length <= MAX_LENGTH) return depth;
  const what = `reached the type-length limit while instantiating \`${name}\``;
  throw new Unsupported(what, undefined, 'invalid');
}

function endless(name: string): Unsupported {
  const what = `reached the recursion limit while instantiating \`${name}\`: infinite instantiation (polymorphic recursion)`;
  return new Unsupported(what, undefined, 'invalid');
}

/**
 * Counts an instance for types of this depth to those for nested types. Throws when these are too
 * many.
 */
export function countInstance(name: string, count: number, depth: number): number {
  if (depth < NESTED) return count;
  if (count >= MAX_NESTED) throw endless(name);
  return count + 1;
}

function extentOf(parts: readonly GenericArg[]): Extent {
  let depth = 0;
  let length = 1;
  for (const part of parts) {
    const one = extent(part);
    if (one.depth > depth) depth = one.depth;
    length += one.length;
  }
  return { depth: depth + 1, length };
}

function extent(arg: GenericArg): Extent {
  const parts = partsOf(arg);
  if (parts === undefined || parts.length === 0) return LEAF;
  const ty = arg as Ty;
  let found = known.get(ty);
  if (found === undefined) known.set(ty, (found = extentOf(parts)));
  return found;
}

/** The types and constants that a type is made of. */
function partsOf(arg: GenericArg): readonly GenericArg[] | undefined {
  switch (arg.kind) {
    case 'adt':
    case 'fn-def':
    case 'closure':
    case 'proj':
    case 'opaque':
      return arg.args;
    case 'ref':
    case 'ptr':
      return [arg.inner];
    case 'array':
    case 'slice':
      return [arg.elem];
    case 'tuple':
      return arg.elems;
    case 'fn-ptr':
      return [...arg.sig.params, arg.sig.ret];
    case 'dyn':
      return arg.principal?.args;
    default:
      return undefined;
  }
}
