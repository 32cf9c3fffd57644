/**
 * What the rules about accesses to workgroup memory share: the simulation's findings, and how
 * threads and places are named.
 */
import {
  type Conflict,
  type ThreadId,
  type WorkgroupFindings,
  workgroupFindings,
} from '../../analysis/index.ts';
import { dimText } from '../../base/index.ts';
import type { Related } from '../../diag/index.ts';
import { bindParameters } from '../../mir/index.ts';
import type { RuleContext } from '../context.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { Kernel } from '../kernels.ts';
import type { Launch } from '../launch-comment.ts';

const NOTHING: WorkgroupFindings = {
  conflicts: [],
  outside: [],
  verdict: { kind: 'proven', threads: undefined },
};

const byLaunch = remember(() => new Map<string, WorkgroupFindings>());

/** Sizes of static workgroup memory, by region. */
export const staticSizes = remember((code) => {
  const sizes = new Map<string, number>();
  for (const [name, global] of code.parts.globals) {
    if (global.space === 'workgroup' && !global.launchSized) sizes.set(`@${name}`, global.size);
  }
  return sizes;
});

/** Does a kernel have workgroup memory at all? Most do not, and are not looked into. */
export function usesWorkgroupMemory(code: DeviceCode): boolean {
  return code.usesLaunchMemory || staticSizes(code).size > 0;
}

/** Lanes of the widest wave that code may be meant for. */
export function waveOf(ctx: RuleContext, { def }: DeviceCode): number {
  return def !== undefined && ctx.program.target.arch === 'nvptx64' ? 32 : 64;
}

/** What threads of a kernel do wrong in workgroup memory. */
export function findingsOf(ctx: RuleContext, code: DeviceCode, kernel: Kernel): WorkgroupFindings {
  if (!usesWorkgroupMemory(code)) return NOTHING;
  return findingsFor(code, ctx.launch(kernel), waveOf(ctx, code));
}

/** Likewise, of a launch; `wave`: lanes of the widest wave. */
export function findingsFor(
  code: DeviceCode,
  launch: Launch | undefined,
  wave: number,
): WorkgroupFindings {
  if (!usesWorkgroupMemory(code)) return NOTHING;
  const facts = launch?.facts;
  const key = JSON.stringify([launch?.workgroupMem, launch?.block, launch?.args, facts]);
  const known = byLaunch(code).get(key);
  if (known !== undefined) return known;
  const whole = code.whole();
  const fn = whole && bindParameters(whole, launch?.args ?? []);
  const found =
    fn === undefined
      ? NOTHING
      : workgroupFindings(fn, {
          block: launch?.block,
          sizes: sizesOf(code, launch),
          wave,
          ...(facts && { facts }),
        });
  byLaunch(code).set(key, found);
  return found;
}

/** Bytes of each region, as far as they are known. */
export function sizesOf(code: DeviceCode, launch: Launch | undefined): ReadonlyMap<string, number> {
  const sizes = new Map(staticSizes(code));
  if (launch?.workgroupMem !== undefined) sizes.set('launch', launch.workgroupMem);
  return sizes;
}

/**
 * Does a conflict come from two parts of the memory that lie over each other, and not from one
 * place that threads share? Their elements are then of different size, begin at different bytes, or
 * are written as different types.
 */
export function isOverlap({ first, second, offsets }: Conflict): boolean {
  const [a, b] = offsets;
  if (a !== b || first.size !== second.size) return true;
  return (
    first.stored !== undefined &&
    second.stored !== undefined &&
    first.stored.type !== second.stored.type
  );
}

/** `thread 3` or `thread (3, 1, 0)`. */
export function threadName(thread: ThreadId): string {
  return `thread ${dimText(thread)}`;
}

/** Where the other access of a conflict stands, and the calls that lead to the first. */
export function otherPlaces(ctx: RuleContext, { first, second }: Conflict): Related[] {
  const [here, ...outer] = ctx.ownPlaces(second.inst.loc);
  const related: Related[] = [];
  const [there] = ctx.ownPlaces(first.inst.loc);
  if (there !== undefined) {
    const same = here !== undefined && there.start === here.start && there.file === here.file;
    if (!same)
      related.push({ span: there, message: first.writes ? 'the other write' : 'the other read' });
  }
  for (const span of outer) related.push({ span, message: 'reached from here' });
  return related;
}
