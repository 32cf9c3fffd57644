/**
 * Generic functions that call themselves with ever larger types have no end of instances. rustc
 * gives up at a depth of 128 (`recursion_limit`) and at a length of 2^24 (`type_length_limit`);
 * here the length is bounded sooner, as each instance has a name that spells its types out.
 */
import { LIMITS } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type { GenericArg, Ty } from '../hir/index.ts';
import { Unsupported } from './unsupported.ts';

interface Extent {
  readonly depth: number;
  readonly length: number;
}

const LEAF: Extent = { depth: 1, length: 1 };
const known = memo<Ty, Extent>('lower.type-growth');

/**
 * Throws `Unsupported` when an instance with these arguments would be one of a series without end.
 */
export function checkGrowth(name: string, args: readonly GenericArg[]): void {
  const { depth, length } = extentOf(args);
  if (depth > LIMITS.recursion.limit) throw endless(name);
  if (length <= LIMITS.typeLength.limit) return;
  const what = `reached the type-length limit while instantiating \`${name}\``;
  throw new Unsupported(what, undefined, 'invalid');
}

function endless(name: string): Unsupported {
  const what = `reached the recursion limit while instantiating \`${name}\`: infinite instantiation (polymorphic recursion)`;
  return new Unsupported(what, undefined, 'invalid');
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
