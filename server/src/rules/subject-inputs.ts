/** What is set before rules look at a crate: all that queries about it read from outside. */
import { type FileId, sameData } from '../base/index.ts';
import { input } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import { type LaunchKernel, type LinkedHost, NO_HOST } from '../host/index.ts';
import type { RuleContext } from './context.ts';
import type { DeviceCode } from './device-code.ts';
import { type HostLaunches, NO_LAUNCHES } from './launches/host-launch.ts';

interface Comments {
  readonly allowances: RuleContext['allowances'];
  readonly mistakes: RuleContext['commentMistakes'];
}

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

/** Comments that allow a rule, and those that were meant to. */
export const COMMENTS = input<'', Comments>('comments for rules', {
  initial: () => ({ allowances: [], mistakes: [] }),
  equal: sameData,
});

/** Anything that a rule may look at across definitions. */
export const ALL_CODE = input<'', undefined>('all code', {
  initial: () => undefined,
});

/** Kernels and instances of generic ones whose code is looked at, in order. */
export const CODE_SUBJECTS = input<'', readonly object[]>('kernels and instances', {
  initial: () => [],
  equal: (a, b) => a.length === b.length && a.every((one, at) => one === b[at]),
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
