/**
 * What the macros `#[kernel]` and `#[device]` of cuda-oxide write into a body where the library is
 * compiled from its own sources: the public functions that give a thread's index are stubs there,
 * and calls of them become calls of others that take the kernel's scope before their arguments.
 */
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { attrArgs } from '../cfg/index.ts';
import type { AnyDef, Crate, FnDef, ModuleDef } from '../defs.ts';
import { dialectAttr, kernelMark } from '../dialects.ts';
import { attrMacro, lookupName, pathBelowRoot, standInOf } from '../names/index.ts';
import { callableSig } from '../traits/callable.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { genericsOf } from '../types/generics.ts';
import { mkAdt, mkRef } from '../types/intern.ts';
import { lowerArgs } from '../types/lower-ty.ts';
import type { Infer } from './ctx.ts';

/** The module of the device library that has what the macros write. */
const MODULE = ['thread', '__internal'];

/** Functions whose calls are written anew, and whether what stands behind `::` stays. */
const FUNCTIONS: ReadonlyMap<string, { readonly keepsArgs: boolean }> = new Map([
  ['thread::index_1d', { keepsArgs: false }],
  ['thread::index_2d', { keepsArgs: true }],
  ['thread::index_2d_runtime', { keepsArgs: false }],
  ['thread::warp_index', { keepsArgs: false }],
]);

/** Methods that take the scope where a call has no arguments. */
const METHODS: ReadonlySet<string> = new Set(['get_mut_indexed']);

/** How a function with generic arguments becomes an expression. */
type FnRef = (ic: Infer, def: FnDef, args: readonly GenericArg[], node: ast.AnyNode) => TExpr;

/** What a call is written as: another function, and the scope as its first argument. */
export interface Scoped {
  readonly callee: TExpr;
  readonly scope: TExpr;
}

/** What a call of a function of the library is written as, if it is one of those. */
export function scopedCall(
  ic: Infer,
  callee: Ty,
  expr: ast.CallExpr,
  fnRef: FnRef,
): Scoped | undefined {
  if (callee.kind !== 'fn-def' || callee.def.kind !== 'fn') return undefined;
  const { def } = callee;
  if (standInOf(def.crate) === undefined) return undefined;
  const row = FUNCTIONS.get(pathBelowRoot(def));
  const inner = row && internal(def.crate, def.name, 'value');
  if (row === undefined || inner?.kind !== 'fn' || expr.callee.kind !== 'PathExpr')
    return undefined;
  const scope = kernelScope(ic, def.crate, expr, fnRef);
  if (scope === undefined) return undefined;
  const last = expr.callee.path.segments.at(-1)!;
  const written = row.keepsArgs ? last.args : undefined;
  const args = lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, inner), written, [], last);
  return { callee: fnRef(ic, inner, args, expr.callee), scope };
}

/** The scope that a call of a method takes before its arguments, if it is one of those. */
export function scopeOfMethod(
  ic: Infer,
  def: FnDef,
  expr: ast.MethodCallExpr,
  fnRef: FnRef,
): TExpr | undefined {
  if (expr.args.length > 0 || !METHODS.has(def.name)) return undefined;
  if (standInOf(def.crate) === undefined || def.node.paramList.params.length !== 2)
    return undefined;
  return kernelScope(ic, def.crate, expr, fnRef);
}

/** `&make_kernel_scope::<..>()` in the body of a kernel or a device function. */
export function kernelScope(
  ic: Infer,
  library: Crate,
  node: ast.AnyNode,
  fnRef: FnRef,
): TExpr | undefined {
  const { owner } = ic;
  if (owner.kind !== 'fn') return undefined;
  const isKernel = kernelMark(owner)?.dialect === 'cuda-oxide';
  if (!isKernel && !isDevice(owner)) return undefined;
  const maker = internal(library, 'make_kernel_scope', 'value');
  const [domain, coordinates] = promised(isKernel ? owner : undefined).map((word) =>
    internal(library, word, 'type'),
  );
  if (maker?.kind !== 'fn' || domain?.kind !== 'enum' || coordinates?.kind !== 'enum')
    return undefined;
  const callee = fnRef(ic, maker, [mkAdt(domain, []), mkAdt(coordinates, [])], node);
  const ty = ic.solver.normalize(callableSig(ic.cx, callee.ty)!.ret);
  const place: TExpr = { kind: 'call', callee, args: [], ty, node };
  return { kind: 'borrow', mut: false, place, ty: mkRef(ty, false), node };
}

/** What the library has for the macros, by name. */
export function internal(
  library: Crate | undefined,
  name: string,
  ns: 'type' | 'value',
): AnyDef | undefined {
  let module: ModuleDef | undefined = library?.root;
  for (const step of MODULE) {
    const found: AnyDef | undefined = module && lookupName(module, step, 'type')?.def;
    module = found?.kind === 'module' ? found : undefined;
  }
  return module && lookupName(module, name, ns)?.def;
}

function isDevice(def: FnDef): boolean {
  return def.attrs.some((attr) => {
    const macro = attr.path.at(-1) === 'device' ? attrMacro(attr, def.module) : undefined;
    return macro?.crate.name === 'cuda_macros';
  });
}

/** The names of the types for what a kernel's contract says of dimensions and coordinates. */
export function promised(def: FnDef | undefined): readonly [string, string] {
  const contract = def && dialectAttr(def, 'launch_contract');
  const args = contract === undefined ? [] : attrArgs(contract);
  const domain = args.find(({ name }) => name === 'domain')?.literal;
  const narrow = args.some(({ name, literal }) => name === 'coordinates' && literal === 'u32');
  return [
    domain !== undefined && /^[123]$/.test(domain) ? `Domain${domain}` : 'UnknownDomain',
    narrow ? 'U32Coordinates' : 'NativeCoordinates',
  ];
}
