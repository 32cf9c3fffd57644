/**
 * Questions without the names of their variables: two that differ only in which unknowns they
 * mention are the same question.
 */
import type { Const, GenericArg, Ty } from '../ty.ts';
import { HAS_INFER } from '../ty.ts';
import { type Folder, foldArgs, foldConstParts, foldParts } from '../types/fold.ts';
import { mkConstInfer, mkInfer } from '../types/intern.ts';

class Renaming implements Folder {
  private readonly names = new Map<number | string, number>();

  private name(vid: number | string): number {
    let name = this.names.get(vid);
    if (name === undefined) {
      // No variable of a table has a negative number.
      name = -1 - this.names.size;
      this.names.set(vid, name);
    }
    return name;
  }

  ty(ty: Ty): Ty {
    if ((ty.flags & HAS_INFER) === 0) return ty;
    return ty.kind === 'infer'
      ? mkInfer(ty.home, this.name(ty.vid), ty.flavor)
      : foldParts(ty, this);
  }

  const(c: Const): Const {
    if ((c.flags & HAS_INFER) === 0) return c;
    return c.kind === 'const-infer'
      ? mkConstInfer(c.home, this.name(`const ${c.vid}`))
      : foldConstParts(c, this);
  }
}

/**
 * The arguments with their variables numbered in order of appearance; the same list when there is
 * none.
 */
export function canonicalArgs(args: readonly GenericArg[]): readonly GenericArg[] {
  return args.some((arg) => (arg.flags & HAS_INFER) !== 0) ? foldArgs(args, new Renaming()) : args;
}
