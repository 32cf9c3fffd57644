/** A launch with its places elsewhere: in the current texts, or at the call of a macro. */
import type { Span } from '../base/index.ts';
import type { HostLaunch } from './launch.ts';
import type { Dims, Size } from './value.ts';

/** A launch with its places moved. */
export function placedLaunch<L extends HostLaunch>(launch: L, current: (span: Span) => Span): L {
  const { argsEnd, span } = launch;
  const size = (one: Size): Size => ({ ...one, span: one.span && current(one.span) });
  const dims = ({ span: at, sizes: [x, y, z] }: Dims): Dims => ({
    span: current(at),
    sizes: [size(x), size(y), size(z)],
  });
  return {
    ...launch,
    kernel: launch.kernel && { ...launch.kernel, span: current(launch.kernel.span) },
    span: current(span),
    callee: current(launch.callee),
    owner: current(launch.owner),
    statement: current(launch.statement),
    grid: launch.grid && dims(launch.grid),
    block: launch.block && dims(launch.block),
    cluster: launch.cluster && dims(launch.cluster),
    shared: launch.shared && size(launch.shared),
    args: launch.args?.map((arg) => ({ ...arg, span: current(arg.span) })),
    argsEnd: argsEnd === undefined ? undefined : current({ ...span, start: argsEnd }).start,
  };
}
