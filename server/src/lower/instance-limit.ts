/**
 * How many functions one kernel may reach. A generic function that calls itself with other
 * arguments each time has no end of instances; rustc gives up when one that is being instantiated
 * comes from more than 128 of the same function (`recursion_limit`), and goes on for ever where
 * each makes two. Counted over what a kernel reaches, in the order in which it is reached: what
 * was lowered before changes nothing.
 */
import { LIMITS, type Span } from '../base/index.ts';
import type { Global } from '../mir/index.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { Unsupported } from './unsupported.ts';

/** An instance, and the one that it was first reached from. */
export interface ReachedStep {
  readonly instance: FnInstance;
  readonly from: ReachedStep | undefined;
}

export class InstanceLimit {
  /** Instances so far, by what they are instances of. */
  private readonly counts = new Map<object, number>();
  private instructions = 0;
  private bytes = 0;

  /** The problem that a further instance makes. */
  add(step: ReachedStep): Unsupported | undefined {
    const { item, display } = step.instance;
    if (item === undefined) return undefined;
    const count = (this.counts.get(item) ?? 0) + 1;
    this.counts.set(item, count);
    if (count > LIMITS.instances.limit || this.isNested(step, item, count))
      return new Unsupported(
        `reached the recursion limit while instantiating \`${display}\`: infinite instantiation (polymorphic recursion)`,
        undefined,
        'invalid',
      );
    return undefined;
  }

  /** The problem that the code of one more function makes. */
  addCode(lowered: LoweredFn): Unsupported | undefined {
    const blocks = lowered.func?.blocks ?? [];
    const each = LIMITS.kernelBlocks.limit;
    let own = each * Math.max(0, blocks.length - LIMITS.manyBlocks.limit);
    for (const { insts } of blocks) own += insts.length;
    this.instructions += Math.max(own, LIMITS.functionCode.limit);
    const { limit } = LIMITS.kernelCode;
    return this.instructions > limit
      ? new Unsupported(
          `a kernel of more than ${limit} instructions before optimisation, blocks of large functions counted as ${each} each`,
          lowered.func?.span,
        )
      : undefined;
  }

  /** The problem that the bytes of one more global make: they become text. */
  addData({ init, size, space, relocs }: Global, span: Span | undefined): Unsupported | undefined {
    if (space === 'workgroup') return undefined;
    if (relocs.length > 0) this.bytes += size;
    else if (init?.some((byte) => byte !== 0)) this.bytes += init.length;
    const { limit } = LIMITS.kernelData;
    return this.bytes > limit
      ? new Unsupported(`a kernel with more than ${limit} bytes of constants and statics`, span)
      : undefined;
  }

  /** Does it come from more instances of the same function than the limit? */
  private isNested(step: ReachedStep, item: object, count: number): boolean {
    const { limit } = LIMITS.recursion;
    // So many have not been met at all.
    if (count <= limit) return false;
    let depth = 0;
    for (let at = step.from; at !== undefined; at = at.from) if (at.instance.item === item) depth++;
    return depth > limit;
  }
}
