/**
 * Names in signatures, fields and the like that mean nothing. Types are asked for when something
 * needs them, so that a name may have been met before or not at all; here all items are asked anew,
 * which costs time only where a kernel failed.
 */
import type { FileId } from '../base/index.ts';
import type { AnyDef, Crate, HirProblem, ImplDef, ModuleDef } from './defs.ts';
import { Program } from './program.ts';
import { typeAliasTy } from './types/items.ts';
import { predicatesOf } from './types/predicates.ts';

type Item = AnyDef | ImplDef;

export interface ItemProblem {
  readonly problem: HirProblem;
  /** The item that the name stands in. */
  readonly owner: { readonly file: FileId; readonly start: number; readonly end: number };
}

/**
 * What is wrong with the types of all items outside of `core`, or of one crate, crate by crate in
 * the order of the items.
 */
export function itemProblems(known: Program, only?: Crate): ItemProblem[] {
  // A program of its own: problems are noted when a type is first asked for, and this one has no
  // evaluator, so that it must not answer in the place of the one that the compiler asks.
  const program = new Program(known.target, known.crates, known.core);
  const out: ItemProblem[] = [];
  const seen = new Set<Item>();
  const visit = (def: Item, crate: Crate): void => {
    if (def.kind === 'builtin-type' || def.crate !== crate || seen.has(def)) return;
    seen.add(def);
    if (def.kind === 'module') {
      visitModule(def, crate);
      return;
    }
    const before = program.cx.problems.length;
    askTypes(program, def);
    for (const problem of program.cx.problems.slice(before))
      out.push({ problem, owner: { file: def.file, ...rangeOf(def) } });
    if (def.kind === 'trait' || def.kind === 'impl')
      for (const item of def.items.order) visit(item, crate);
  };
  const visitModule = (module: ModuleDef, crate: Crate): void => {
    for (const table of [module.types, module.values])
      for (const { def } of table.values()) visit(def, crate);
  };
  for (const crate of program.crates) {
    if (crate === program.core || (only !== undefined && crate !== only)) continue;
    visitModule(crate.root, crate);
    for (const impl of crate.impls) visit(impl, crate);
  }
  return out;
}

function rangeOf(def: Exclude<Item, { kind: 'builtin-type' }>): { start: number; end: number } {
  const { start, end } = def.node as { readonly start: number; readonly end: number };
  return { start, end };
}

/** Has everything worked out that the item's head says. */
function askTypes(program: Program, def: Item): void {
  switch (def.kind) {
    case 'fn':
      program.fnSig(def);
      predicatesOf(program.cx, def);
      break;
    case 'struct':
    case 'union':
      program.fields(def);
      predicatesOf(program.cx, def);
      break;
    case 'enum':
      for (const variant of def.variants) program.fields(variant);
      break;
    case 'const':
    case 'static':
      program.typeOf(def);
      break;
    case 'type-alias':
      if (def.node.type !== undefined) typeAliasTy(program.cx, def);
      break;
    case 'impl':
      program.implTraitRef(def);
      program.implSelfTy(def);
      break;
    default:
  }
}

/**
 * Which part of a path that means nothing is missing: "there is no `net` in `core`". A path that
 * begins with an imported name goes on from that import, one in a file that is `own`. Undefined
 * when there is nothing to add to the path itself.
 */
export function missingPart(
  program: Program,
  path: string,
  own: (file: FileId) => boolean,
): string | undefined {
  const names = path.split('::').filter((name) => name !== '');
  const [first] = names;
  if (first === undefined) return undefined;
  const crate = crateNamed(program, first);
  if (crate === undefined) return importOf(program, first, own);
  let module = crate.root;
  for (let at = 1; at < names.length; at++) {
    const name = names[at]!;
    const inner = module.types.get(name)?.def;
    if (inner?.kind === 'module') module = inner;
    else if (inner !== undefined || module.values.has(name) || module.macros.has(name)) return;
    else return `there is no \`${name}\` in \`${names.slice(0, at).join('::')}\``;
  }
  return undefined;
}

function crateNamed(program: Program, name: string): Crate | undefined {
  if (name === 'core' || name === 'std' || name === 'alloc') return program.core;
  return program.crates.find((crate) => crate.name === name);
}

/** The import that was to bring a name and found nothing. */
function importOf(
  program: Program,
  name: string,
  own: (file: FileId) => boolean,
): string | undefined {
  for (const crate of program.crates)
    for (const problem of crate.problems) {
      const path = /^import `(.*)`$/.exec(problem.what)?.[1];
      if (path === undefined || !own(problem.file) || !path.endsWith(`::${name}`)) continue;
      const known = crateNamed(program, path.split('::')[0]!) !== undefined;
      const part = known ? missingPart(program, path, own) : undefined;
      return part === undefined ? undefined : `${part} (\`use ${path}\`)`;
    }
  return undefined;
}
