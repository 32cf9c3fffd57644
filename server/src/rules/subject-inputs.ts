/** What is set before rules look at a crate: all that queries about it read from outside. */
import { type FileId, sameData } from '../base/index.ts';
import { input } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import { type LaunchKernel, type LinkedHost, NO_HOST } from '../host/index.ts';
import type { OverBudget } from './budgets.ts';
import type { DeviceCode } from './device-code.ts';
import { type HostLaunches, NO_LAUNCHES } from './launches/host-launch.ts';

/** Which definitions and modules a crate has: touched when some come or go. */
export const SHAPE = input<'', undefined>('shape of a crate', {
  initial: () => undefined,
});

/** Texts of a crate's files as they are now. */
export const CURRENT_TEXT = input<FileId, string | undefined>('current text', {
  initial: () => undefined,
});

/** What stands around a crate's code: configuration, and what Cargo says about the build. */
export const AROUND = input<'', readonly unknown[]>('around a crate', {
  initial: () => [],
  equal: (a, b) => a.length === b.length && a.every((one, at) => one === b[at]),
});

/** Kernels that take more than they may, with places in the current texts. */
export const OVER_BUDGET = input<'', readonly OverBudget[]>('kernels over their budgets', {
  initial: () => [],
  equal: sameData,
});

/** A crate's files, root first. */
export const FILES = input<'', readonly FileId[]>('files for rules', {
  initial: () => [],
  equal: sameData,
});

/** Anything that a rule may look at across definitions. */
export const ALL_CODE = input<'', undefined>('all code', {
  initial: () => undefined,
});

/** Instances of generic kernels, by the keys of their code, in order. */
export const INSTANCES = input<'', ReadonlyMap<FnDef, readonly object[]>>('instances of kernels', {
  initial: () => new Map(),
  equal: (a, b) =>
    a.size === b.size &&
    [...a].every(([def, keys]) => {
      const others = b.get(def);
      return others?.length === keys.length && keys.every((key, at) => key === others[at]);
    }),
});

/** The kernels and instances whose code is looked at; undefined for all. */
export const ONLY = input<'', ReadonlySet<object> | undefined>('kernels that are asked for', {
  initial: () => undefined,
  equal: (a, b) =>
    a === b || (a?.size === b?.size && a !== undefined && [...a].every((one) => b!.has(one))),
});

/** The crate's host code, with places in pieces of its texts. */
export const HOST = input<'', LinkedHost>('host code of a crate', { initial: () => NO_HOST });

/** The code of a kernel that host code launches. */
export const LAUNCHED_CODE = input<LaunchKernel, DeviceCode | undefined>(
  'code of a launched kernel',
  {
    initial: () => undefined,
  },
);

/** How host code launches a kernel of the crate, as far as it says. */
export const HOST_LAUNCH = input<FnDef, HostLaunches>('launches in host code', {
  initial: () => NO_LAUNCHES,
  equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});
