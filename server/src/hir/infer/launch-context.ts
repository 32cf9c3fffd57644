/**
 * The name that `#[kernel(launch_context = name)]` of cuda-oxide brings into a kernel's body: its
 * macro adds a parameter that no launch passes. The type says what the kernel's contract promises.
 */
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { attrArgs } from '../cfg/index.ts';
import type { FnDef } from '../defs.ts';
import { kernelMark } from '../dialects.ts';
import { callableSig } from '../traits/callable.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { mkAdt } from '../types/intern.ts';
import type { Infer } from './ctx.ts';
import { internal, kernelScope, promised } from './kernel-scope.ts';

/** The name of a kernel's launch context; undefined where it asks for none. */
export function launchContextName(def: FnDef): string | undefined {
  const mark = kernelMark(def);
  if (mark?.dialect !== 'cuda-oxide' || mark.attr === undefined) return undefined;
  return attrArgs(mark.attr).find(({ name }) => name === 'launch_context')?.literal;
}

/** How a function with generic arguments becomes an expression. */
type FnRef = (ic: Infer, def: FnDef, args: readonly GenericArg[], node: ast.AnyNode) => TExpr;

/** A path that is the name of the launch context of the kernel around it. */
export function launchContext(
  ic: Infer,
  path: ast.Path,
  node: ast.AnyNode,
  fnRef: FnRef,
): TExpr | undefined {
  const { owner } = ic;
  const name = path.segments[0]?.name.text;
  if (owner.kind !== 'fn' || path.segments.length !== 1 || name === undefined) return undefined;
  if (launchContextName(owner) !== name) return undefined;
  const library = owner.crate.deps.get('cuda_device');
  const maker = internal(library, 'launch_context', 'value');
  if (maker === undefined) return library && kernelScope(ic, library, node, fnRef);
  const [domain, coordinates] = promised(owner).map((word) => internal(library, word, 'type'));
  if (maker.kind !== 'fn' || domain?.kind !== 'enum' || coordinates?.kind !== 'enum')
    return undefined;
  const args = [mkAdt(domain, []), mkAdt(coordinates, [])];
  const callee = fnRef(ic, maker, args, node);
  const sig = callableSig(ic.cx, callee.ty);
  if (sig === undefined) return undefined;
  return { kind: 'call', callee, args: [], ty: ic.solver.normalize(sig.ret), node };
}

/**
 * The arguments of a call without the launch context, which a kernel called as a function takes
 * behind the others.
 */
export function withoutLaunchContext(
  ic: Infer,
  callee: Ty,
  params: number,
  args: readonly ast.AnyExpr[],
): readonly ast.AnyExpr[] {
  const last = args.at(-1);
  if (args.length !== params + 1 || ic.owner.kind !== 'fn') return args;
  if (callee.kind !== 'fn-def' || callee.def.kind !== 'fn') return args;
  const name = launchContextName(ic.owner);
  const isContext =
    name !== undefined &&
    last?.kind === 'PathExpr' &&
    last.path.segments.length === 1 &&
    last.path.segments[0]!.name.text === name;
  return isContext && kernelMark(callee.def)?.dialect === 'cuda-oxide' ? args.slice(0, -1) : args;
}
