/**
 * What kernels' code begins at: functions, and generic functions with what is given for their
 * parameters.
 */
import { identities } from '../db/index.ts';
import type { FnDef, GenericArg } from '../hir/index.ts';

/** A generic kernel with what is given for its parameters. There is one object for each. */
export interface GivenKernel {
  readonly kind: 'given';
  readonly def: FnDef;
  readonly args: readonly GenericArg[];
}

export type KernelRoot = FnDef | GivenKernel;

const given = identities<FnDef, Map<string, GivenKernel>>('lower.kernel-roots.given');

/** The kernel with these arguments, which must not depend on parameters themselves. */
export function givenKernel(def: FnDef, args: readonly GenericArg[]): KernelRoot {
  if (args.length === 0) return def;
  let known = given.get(def);
  if (known === undefined) given.set(def, (known = new Map()));
  const key = args.map((arg) => `${arg.kind} ${arg.id}`).join();
  let root = known.get(key);
  if (root === undefined) known.set(key, (root = { kind: 'given', def, args }));
  return root;
}

/** The function that a root is, with its arguments. */
export function rootParts(root: KernelRoot): {
  readonly def: FnDef;
  readonly args: readonly GenericArg[];
} {
  return root.kind === 'given' ? root : { def: root, args: [] };
}
