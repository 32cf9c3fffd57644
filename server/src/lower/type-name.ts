/**
 * What `core::any::type_name` says: types with the paths of their definitions, as rustc writes
 * them.
 */
import type { GenericArg, HirQueries, Ty, TyOf } from '../hir/index.ts';
import { type Named, pathOf } from './symbols.ts';
import { typePath } from './type-path.ts';

/** Where `core` has a definition that lies elsewhere in the prelude. */
const MOVED: Readonly<Record<string, string>> = {
  'core::borrow::cow::Cow': 'alloc::borrow::Cow',
  'core::sync::arc::Arc': 'alloc::sync::Arc',
  'core::sync::arc::Weak': 'alloc::sync::Weak',
  'core::num::wrapping_int::Wrapping': 'core::num::wrapping::Wrapping',
  'core::num::saturating_int::Saturating': 'core::num::saturating::Saturating',
};

/** Modules of `alloc`; the prelude has them beside those of `core`. */
const ALLOC = /^core::(?=(?:vec|string|boxed|rc|collections)::)/;

/** The path in `core`, where each adaptor of iterators has a file of its own, or in `alloc`. */
function movedPath(path: string): string {
  if (ALLOC.test(path))
    return path.replace(ALLOC, 'alloc::').replace(/::btree_(map|set)\b/, '::btree::$1');
  const adaptor = /^core::iter::adapters::\w+::(\w+)$/.exec(path)?.[1];
  if (adaptor === undefined) return MOVED[path] ?? path;
  const file =
    adaptor === 'FlatMap' ? 'flatten' : adaptor.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
  return `core::iter::adapters::${file}::${adaptor}`;
}

/** In the signature of a function type references have a lifetime, which is not named. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of type
export function typeName(hir: HirQueries, ty: Ty, inSignature = false): string {
  const own = inSignature || ty.kind === 'fn-ptr';
  const name = (part: Ty): string => typeName(hir, part, own);
  const list = (args: readonly GenericArg[]): string =>
    args.map((arg) => (isConst(arg) ? constName(hir, arg) : name(arg))).join(', ');
  const applied = (path: string, lifetimes: number, args: readonly GenericArg[]): string => {
    const all = [
      ...Array<string>(lifetimes).fill("'_"),
      ...(args.length === 0 ? [] : [list(args)]),
    ];
    return `${movedPath(path)}${all.length === 0 ? '' : `<${all.join(', ')}>`}`;
  };
  switch (ty.kind) {
    case 'adt': {
      const path = typePath(hir, ty.def as Named, (part) => typeName(hir, part));
      const atomic = /^core::sync::atomic::\w+::Atomic(\w+)$/.exec(path)?.[1];
      if (atomic !== undefined) {
        const inner = atomic === 'Ptr' ? `*mut ${list(ty.args)}` : atomic.toLowerCase();
        return `core::sync::atomic::Atomic<${inner}>`;
      }
      const params = ty.def.node.generics?.params ?? [];
      return applied(path, params.filter((p) => p.kind === 'LifetimeParam').length, ty.args);
    }
    case 'fn-def':
      return fnName(hir, ty, (path) => applied(path, 0, ty.args));
    case 'ref':
      return `&${inSignature ? "'_ " : ''}${ty.mut ? 'mut ' : ''}${name(ty.inner)}`;
    case 'ptr':
      return `*${ty.mut ? 'mut' : 'const'} ${name(ty.inner)}`;
    case 'array':
      return `[${name(ty.elem)}; ${hir.constValue(ty.len) ?? '_'}]`;
    case 'slice':
      return `[${name(ty.elem)}]`;
    case 'tuple':
      return ty.elems.length === 1 ? `(${name(ty.elems[0]!)},)` : `(${list(ty.elems)})`;
    case 'fn-ptr': {
      const { sig } = ty;
      const abi = sig.abi === 'Rust' ? '' : `extern "${sig.abi}" `;
      const isUnit = sig.ret.kind === 'tuple' && sig.ret.elems.length === 0;
      const params = [...sig.params.map(name), ...(sig.variadic ? ['...'] : [])];
      const ret = isUnit ? '' : ` -> ${name(sig.ret)}`;
      return `${sig.unsafe ? 'unsafe ' : ''}${abi}fn(${params.join(', ')})${ret}`;
    }
    case 'dyn':
      return `dyn ${[...principalName(ty, name, list, hir), ...ty.auto.map((t) => pathOf(hir, t as unknown as Named))].join(' + ')}`;
    case 'param':
      // Only the types of impls around an item still have parameters.
      return '_';
    default:
      return hir.display(ty);
  }
}

/** Constructors are named behind what they make. */
function fnName(
  hir: HirQueries,
  { def }: TyOf<'fn-def'>,
  applied: (path: string) => string,
): string {
  if (def.kind === 'fn') return applied(fnPath(hir, def));
  const path = typePath(hir, def, (part) => typeName(hir, part));
  if (def.kind !== 'variant') return `${applied(path)}::{{constructor}}`;
  const at = path.lastIndexOf('::');
  return `${applied(path.slice(0, at))}${path.slice(at)}::{{constructor}}`;
}

/** Methods have their type in front; other functions may stand in bodies. */
function fnPath(hir: HirQueries, def: Named): string {
  const inContainer = 'container' in def && def.container !== undefined;
  return inContainer ? pathOf(hir, def) : typePath(hir, def, (part) => typeName(hir, part));
}

function constName(hir: HirQueries, arg: Exclude<GenericArg, Ty>): string {
  return arg.kind === 'const-param' ? arg.name : `${hir.constValue(arg) ?? '_'}`;
}

const CONSTS = ['value', 'const-param', 'const-infer', 'unevaluated', 'const-error'];

function isConst(arg: GenericArg): arg is Exclude<GenericArg, Ty> {
  return CONSTS.includes(arg.kind);
}

/** `Fn(A) -> B` for the traits of functions, `Trait<A, Item = B>` for others. */
function principalName(
  ty: Extract<Ty, { kind: 'dyn' }>,
  name: (ty: Ty) => string,
  list: (args: readonly GenericArg[]) => string,
  hir: HirQueries,
): string[] {
  const { principal } = ty;
  if (principal === undefined) return [];
  const { trait, args, assoc } = principal;
  const path = typePath(hir, trait as unknown as Named, name);
  const [inputs] = args;
  if (trait.lang?.startsWith('fn') && inputs?.kind === 'tuple') {
    const output = assoc.find(({ item }) => item.name === 'Output')?.ty;
    const isUnit = output === undefined || (output.kind === 'tuple' && output.elems.length === 0);
    return [`${path}(${list(inputs.elems)})${isUnit ? '' : ` -> ${name(output)}`}`];
  }
  const all = [
    ...(args.length === 0 ? [] : [list(args)]),
    ...assoc.map((a) => `${a.item.name} = ${name(a.ty)}`),
  ];
  return [`${path}${all.length === 0 ? '' : `<${all.join(', ')}>`}`];
}
