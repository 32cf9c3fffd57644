/**
 * How much code the kernels of one crate may reach together before rules no longer look at it. Each
 * kernel has a limit of its own, but what thousands share is analysed in each of them. Kernels
 * count in the order of the source, so that the same ones are left out whatever was asked before,
 * and those that are left out are not even lowered.
 */
import { LIMITS } from '../base/index.ts';
import { type Database, derived } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import type { KernelRoot } from '../lower/index.ts';
import type { CodeSize } from './text-limit.ts';

/** Kernels that lie together; their sum is one query. */
const TOGETHER = 64;

interface Chunk {
  readonly roots: readonly KernelRoot[];
  readonly before: Chunk | undefined;
}

type Found = readonly { readonly root: KernelRoot }[];

/** The kernels of a crate as the limit sees them. */
interface SizedKernels {
  readonly db: Database;
  /** In the order of the source. */
  found(): Found;
  sizeOf(root: KernelRoot): CodeSize;
}

export class CrateLimit {
  private readonly of: SizedKernels;
  private readonly chunks = derived<Found, ReadonlyMap<KernelRoot, Chunk>>('kernels in chunks', {
    compute: (_, found) => {
      const out = new Map<KernelRoot, Chunk>();
      let before: Chunk | undefined;
      for (let at = 0; at < found.length; at += TOGETHER) {
        const roots = found.slice(at, at + TOGETHER).map(({ root }) => root);
        before = { roots, before };
        for (const root of roots) out.set(root, before);
      }
      return out;
    },
    print: null,
  });
  /** Instructions of a chunk and of all before it, or as many of them as exceed the limit. */
  private readonly upTo = derived<Chunk, number>('instructions up to a kernel', {
    compute: (_, { roots, before }) => this.sum(before, roots),
    print: null,
  });

  private readonly beyond = derived<KernelRoot, boolean>('is a kernel beyond the limit', {
    compute: (_, root) => {
      const chunk = this.of.db.get(this.chunks, this.of.found()).get(root);
      if (chunk === undefined) return false;
      const { roots, before } = chunk;
      return this.sum(before, roots.slice(0, roots.indexOf(root))) >= LIMITS.crateCode.limit;
    },
    print: null,
  });

  constructor(of: SizedKernels) {
    this.of = of;
  }

  /** Do the kernels before this one reach as much as all of a crate may? */
  isBeyond(root: KernelRoot): boolean {
    return this.of.db.get(this.beyond, root);
  }

  private sum(before: Chunk | undefined, roots: readonly KernelRoot[]): number {
    let sum = before === undefined ? 0 : this.of.db.get(this.upTo, before);
    for (const root of roots) {
      if (sum >= LIMITS.crateCode.limit) break;
      sum += this.of.sizeOf(root).instructions;
    }
    return sum;
  }
}

/** Why rules look at none of a kernel's code; undefined where they do. */
export function leftOut(
  checked: {
    readonly limit: CrateLimit;
    readonly kernels: { readonly instances: ReadonlyMap<FnDef, readonly KernelRoot[]> };
  },
  { def, root }: { readonly def: FnDef; readonly root: KernelRoot },
): string | undefined {
  const most = LIMITS.kernelInstances.limit;
  if ((checked.kernels.instances.get(def)?.indexOf(root) ?? -1) >= most)
    return `rules look at ${most} instances of a generic kernel`;
  if (!checked.limit.isBeyond(root)) return undefined;
  return `the kernels before it reach more than ${LIMITS.crateCode.limit} instructions together, before optimisation`;
}
