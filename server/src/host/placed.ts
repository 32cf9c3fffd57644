/** Host code with its places in the current texts, for who shows them. */
import type { Span } from '../base/index.ts';
import type { LaunchKernel } from './kernel.ts';
import type { LinkedHost, LinkedName } from './link.ts';
import { placedLaunch } from './placed-launch.ts';

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
    launches: host.launches.map((launch) => ({
      ...placedLaunch(launch, current),
      link: launch.link && name(launch.link),
    })),
    names: host.names.map(name),
    reads: [],
    kernels: host.kernels.map(kernel),
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
