/** Host code with its places in the current texts, for who shows them. */
import type { Span } from '../base/index.ts';
import type { LaunchKernel } from './kernel.ts';
import type { LinkedHost, LinkedLaunch, LinkedName } from './link.ts';
import type { Dims, Size } from './value.ts';

/**
 * The same with all places moved by `current`, but for those of values that arguments were found
 * from. What host code reads is left out: only rules ask for it.
 */
export function placedHost(host: LinkedHost, current: (span: Span) => Span): LinkedHost {
  const kernels = new Map<LaunchKernel, LaunchKernel>();
  const kernel = (one: LaunchKernel): LaunchKernel => {
    let known = kernels.get(one);
    if (known === undefined) kernels.set(one, (known = placedKernel(one, current)));
    return known;
  };
  const names = new Map<LinkedName, LinkedName>();
  const name = (one: LinkedName): LinkedName => {
    let known = names.get(one);
    if (known === undefined) {
      known = {
        ...one,
        name: { ...one.name, span: current(one.name.span) },
        kernels: one.kernels.map(kernel),
        kernel: one.kernel && kernel(one.kernel),
        elsewhere: one.elsewhere && kernel(one.elsewhere),
      };
      names.set(one, known);
    }
    return known;
  };
  return {
    fns: [],
    launches: host.launches.map((launch) => placedLaunch(launch, name, current)),
    names: host.names.map(name),
    reads: [],
    kernels: host.kernels.map(kernel),
  };
}

function placedLaunch(
  launch: LinkedLaunch,
  name: (one: LinkedName) => LinkedName,
  current: (span: Span) => Span,
): LinkedLaunch {
  const { argsEnd, span } = launch;
  const size = (one: Size): Size => ({ ...one, span: one.span && current(one.span) });
  const dims = ({ span: at, sizes: [x, y, z] }: Dims): Dims => ({
    span: current(at),
    sizes: [size(x), size(y), size(z)],
  });
  return {
    ...launch,
    link: launch.link && name(launch.link),
    kernel: launch.kernel && { ...launch.kernel, span: current(launch.kernel.span) },
    span: current(span),
    callee: current(launch.callee),
    owner: current(launch.owner),
    statement: current(launch.statement),
    grid: launch.grid && dims(launch.grid),
    block: launch.block && dims(launch.block),
    shared: launch.shared && size(launch.shared),
    args: launch.args?.map((arg) => ({ ...arg, span: current(arg.span) })),
    argsEnd: argsEnd === undefined ? undefined : current({ ...span, start: argsEnd }).start,
  };
}

/** A kernel with its places moved. */
export function placedKernel(one: LaunchKernel, current: (span: Span) => Span): LaunchKernel {
  const said = <T extends { readonly span: Span }>(what: T | undefined): T | undefined =>
    what && { ...what, span: current(what.span) };
  return {
    ...one,
    nameSpan: current(one.nameSpan),
    span: current(one.span),
    maxThreads: said(one.maxThreads),
    block: said(one.block),
    dynamic: said(one.dynamic),
    domain: said(one.domain),
  };
}
