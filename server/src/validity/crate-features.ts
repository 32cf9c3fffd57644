/** Unstable features that a crate turns on. */
import { attrArgs, type Crate } from '../hir/index.ts';

/** Does `#![feature(..)]` name one that matches? */
export function usesFeature({ root }: Crate, name: RegExp): boolean {
  return root.attrs.some(
    (attr) => attr.path[0] === 'feature' && attrArgs(attr).some((arg) => name.test(arg.name)),
  );
}
