/**
 * Launches in a function of the crate's own, as its caller sees them: one level, with what the
 * caller passes. What the function knows by itself is reported there and left out here.
 */
import type { Span } from '../base/index.ts';
import { walk } from '../syntax/index.ts';
import type { FoundFn } from './items.ts';
import type { HostLaunch } from './launch.ts';
import { placedLaunch } from './placed-launch.ts';
import type { Dims, Size } from './value.ts';

const DRIVER = /^(?:cuLaunchKernel|hipModuleLaunchKernel|cuLaunchCooperativeKernel)$/;

/** Does a function call the driver's launch itself? */
export function wrapsLaunch({ node }: FoundFn): boolean {
  let found = false;
  if (node.body !== undefined)
    walk(node.body, (inner) => {
      if (inner.kind !== 'CallExpr' || inner.callee.kind !== 'PathExpr') return;
      found ||= DRIVER.test(inner.callee.path.segments.at(-1)?.name.text ?? '');
    });
  return found;
}

/** A launch of the function at a call of it; undefined where the call adds nothing. */
export function launchAtCall(
  seen: HostLaunch,
  alone: HostLaunch | undefined,
  call: Span,
  at: Pick<HostLaunch, 'owner' | 'statement'>,
): HostLaunch | undefined {
  const size = (one: Size, own: Size | undefined): Size =>
    own?.value === undefined ? one : { value: undefined, span: undefined };
  const dims = (one: Dims | undefined, own: Dims | undefined): Dims | undefined =>
    one && {
      span: one.span,
      sizes: [
        size(one.sizes[0], own?.sizes[0]),
        size(one.sizes[1], own?.sizes[1]),
        size(one.sizes[2], own?.sizes[2]),
      ],
    };
  const [grid, block] = [dims(seen.grid, alone?.grid), dims(seen.block, alone?.block)];
  const shared = seen.shared && size(seen.shared, alone?.shared);
  const kernel = alone?.kernel === undefined ? seen.kernel : undefined;
  const args = alone?.args === undefined || alone.kernel === undefined ? seen.args : undefined;
  const isKnown = (one: Size | undefined): boolean => one?.value !== undefined;
  const sizes = [...(grid?.sizes ?? []), ...(block?.sizes ?? []), shared];
  if (kernel === undefined && !sizes.some(isKnown)) return undefined;
  const moved = placedLaunch({ ...seen, grid, block, shared, args }, (span) =>
    span.file === call.file && call.start <= span.start && span.end <= call.end ? span : call,
  );
  return { ...moved, ...at, kernel: seen.kernel, span: call, argsEnd: undefined, generated: true };
}
