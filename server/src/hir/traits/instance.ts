/**
 * What a function item runs, and which constant an associated constant is, for monomorphic
 * arguments (rustc's `Instance::resolve`).
 */
import type { ConstDef, FnDef, StructDef, VariantDef } from '../defs.ts';
import type { Instance } from '../queries.ts';
import { type GenericArg, HAS_INFER, type Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { genericsOf } from '../types/generics.ts';
import { predicatesOf } from '../types/predicates.ts';
import { stepMethod } from './coroutine.ts';
import { dispatchable } from './dispatch.ts';
import { methodFits } from './method-fits.ts';
import type { Selection } from './selection.ts';
import type { Solver } from './solver.ts';

function via(lang: string | undefined): 'Fn' | 'FnMut' | 'FnOnce' | undefined {
  return lang === 'fn'
    ? 'Fn'
    : lang === 'fn_mut'
      ? 'FnMut'
      : lang === 'fn_once'
        ? 'FnOnce'
        : undefined;
}

/** Settles what the where clauses of a chosen impl say about its open parameters. */
function settledArgs(
  cx: Cx,
  solver: Solver,
  selection: Extract<Selection, { kind: 'impl' }>,
): readonly GenericArg[] {
  const args = solver.table.args(selection.args);
  if (args.every((arg) => (arg.flags & HAS_INFER) === 0)) return args;
  solver.registerAll(predicatesOf(cx, selection.header.def), selection.args, undefined);
  solver.selectPending();
  return solver.table.args(selection.args);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of selection, as in rustc's `resolve_associated_item`
export function resolveInstance(
  cx: Cx,
  solver: Solver,
  def: FnDef | StructDef | VariantDef,
  args: readonly GenericArg[],
): Instance | undefined {
  if (def.kind !== 'fn') return { kind: 'ctor', def, args };
  if (def === cx.langItems.get('drop_in_place')) return { kind: 'drop-glue', ty: args[0] as Ty };
  const trait = def.container?.kind === 'trait' ? def.container : undefined;
  if (trait === undefined) return { kind: 'fn', def, args };
  const arity = genericsOf(cx, trait).params.length;
  const traitArgs = args.slice(0, arity);
  const own = args.slice(arity);
  const selection = solver.select({ trait, args: traitArgs });
  switch (selection.kind) {
    case 'impl': {
      const implArgs = settledArgs(cx, solver, selection);
      const found = selection.header.def.items.fns.get(def.name);
      if (found !== undefined) {
        return methodFits(cx, selection.header, found, def)
          ? { kind: 'fn', def: found, args: [...implArgs, ...own] }
          : undefined;
      }
      for (const parent of solver.specialised(selection.header, { trait, args: traitArgs })) {
        const inherited = parent.header.def.items.fns.get(def.name);
        if (inherited === undefined) continue;
        const parentArgs = settledArgs(cx, solver, { kind: 'impl', ...parent });
        return { kind: 'fn', def: inherited, args: [...parentArgs, ...own] };
      }
      return def.node.body === undefined ? undefined : { kind: 'fn', def, args };
    }
    case 'callable': {
      if (selection.ty.kind === 'closure' && selection.ty.def.coroutine !== undefined) {
        const isStep = def.name === stepMethod(selection.ty.def.coroutine);
        return isStep ? { kind: 'step', closure: selection.ty } : { kind: 'fn', def, args };
      }
      const how = via(trait.lang);
      if (how === undefined) return undefined;
      // A method of the trait that calls the others.
      if (def.node.body !== undefined) return { kind: 'fn', def, args };
      if (selection.ty.kind === 'closure')
        return { kind: 'closure-call', closure: selection.ty, via: how };
      return { kind: 'fn-call', callee: selection.ty, via: how };
    }
    case 'dyn':
      if (def.node.body !== undefined && !dispatchable(cx, def)) return { kind: 'fn', def, args };
      return { kind: 'virtual', def, args };
    case 'builtin':
      if (trait.lang === 'clone') {
        return def.name === 'clone'
          ? { kind: 'builtin-clone', ty: traitArgs[0] as Ty }
          : { kind: 'fn', def, args };
      }
      return def.node.body === undefined ? undefined : { kind: 'fn', def, args };
    default:
      return undefined;
  }
}

export function resolveConst(
  cx: Cx,
  solver: Solver,
  def: ConstDef,
  args: readonly GenericArg[],
): { def: ConstDef; args: readonly GenericArg[] } | undefined {
  const trait = def.container?.kind === 'trait' ? def.container : undefined;
  if (trait === undefined) return { def, args };
  const selection = solver.select({
    trait,
    args: args.slice(0, genericsOf(cx, trait).params.length),
  });
  if (selection.kind === 'impl') {
    const found = selection.header.def.items.consts.get(def.name);
    if (found !== undefined) return { def: found, args: settledArgs(cx, solver, selection) };
  }
  return def.node.value === undefined ? undefined : { def, args };
}
