/**
 * The name that `#[kernel(launch_context = name)]` of cuda-oxide brings into a kernel's body: its
 * macro adds a parameter that no launch passes. The type says what the kernel's contract promises.
 */
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { attrArgs } from '../cfg/index.ts';
import type { AnyDef, FnDef, ModuleDef } from '../defs.ts';
import { dialectAttr, kernelMark } from '../dialects.ts';
import { lookupName } from '../names/index.ts';
import { callableSig } from '../traits/callable.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { mkAdt } from '../types/intern.ts';
import type { Infer } from './ctx.ts';

/** The module of the device library that has what the macro writes. */
const MODULE = ['thread', '__internal'];

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
  let module: ModuleDef | undefined = owner.crate.deps.get('cuda_device')?.root;
  for (const step of MODULE) module = asModule(module && lookupName(module, step, 'type')?.def);
  const maker = module && lookupName(module, 'launch_context', 'value')?.def;
  const [domain, coordinates] = promised(owner).map((word) =>
    module === undefined ? undefined : lookupName(module, word, 'type')?.def,
  );
  if (maker?.kind !== 'fn' || domain?.kind !== 'enum' || coordinates?.kind !== 'enum')
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

function asModule(def: AnyDef | undefined): ModuleDef | undefined {
  return def?.kind === 'module' ? def : undefined;
}

/** The names of the types for what the contract says of dimensions and coordinates. */
function promised(def: FnDef): readonly [string, string] {
  const contract = dialectAttr(def, 'launch_contract');
  const args = contract === undefined ? [] : attrArgs(contract);
  const domain = args.find(({ name }) => name === 'domain')?.literal;
  const narrow = args.some(({ name, literal }) => name === 'coordinates' && literal === 'u32');
  return [
    domain !== undefined && /^[123]$/.test(domain) ? `Domain${domain}` : 'UnknownDomain',
    narrow ? 'U32Coordinates' : 'NativeCoordinates',
  ];
}
