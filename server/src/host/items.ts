/**
 * The items of a crate's files by name, as host code refers to them. A name that several items have
 * is looked for in the modules around the place and behind its qualifier; where that does not
 * decide, nothing is found.
 */
import type { FileId } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type {
  AnyItem,
  AnyType,
  Const,
  Fn,
  GenericParams,
  Impl,
  SourceFile,
  Static,
  Struct,
  TypeAlias,
} from '../syntax/index.ts';

/** A file of the crate as a tree. */
export interface HostFile {
  readonly file: FileId;
  readonly tree: SourceFile;
  /** Names of the modules that lead to it. */
  readonly modules: readonly string[];
}

export interface Found<N> {
  readonly node: N;
  readonly file: FileId;
  readonly modules: readonly string[];
}

/** A function with the type whose `impl` it stands in. */
export interface FoundFn extends Found<Fn> {
  readonly impl: Impl | undefined;
}

interface Listed {
  readonly consts: readonly Found<Const | Static>[];
  readonly structs: readonly Found<Struct>[];
  readonly aliases: readonly Found<TypeAlias>[];
  readonly fns: readonly FoundFn[];
  /** `use a::b as c`: name to the path's segments. */
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** Names of imports, with the crates that they come from. */
  readonly imports: readonly (readonly [name: string, crate: string])[];
}

const listed = memo<SourceFile, Listed>('host.items');

/** All items of a tree, those in functions left out: they are looked for where they are used. */
function list({ tree, file, modules }: HostFile): Listed {
  const known = listed.get(tree);
  if (known !== undefined) return known;
  const consts: Found<Const | Static>[] = [];
  const structs: Found<Struct>[] = [];
  const aliases: Found<TypeAlias>[] = [];
  const fns: FoundFn[] = [];
  const renamed = new Map<string, readonly string[]>();
  const imports: [string, string][] = [];
  const visit = (item: AnyItem, path: readonly string[], impl: Impl | undefined): void => {
    const found = { file, modules: path };
    switch (item.kind) {
      case 'Const':
      case 'Static':
        consts.push({ ...found, node: item });
        break;
      case 'Struct':
        structs.push({ ...found, node: item });
        break;
      case 'TypeAlias':
        if (impl === undefined) aliases.push({ ...found, node: item });
        break;
      case 'Fn':
        fns.push({ ...found, node: item, impl });
        break;
      case 'Impl':
        for (const inner of item.items) visit(inner, path, item);
        break;
      case 'Mod':
        for (const inner of item.items ?? []) visit(inner, [...path, item.name.text], undefined);
        break;
      case 'Use':
        noteImports(item.tree, [], renamed, imports);
        break;
      default:
    }
  };
  for (const item of tree.items) visit(item, modules, undefined);
  const made: Listed = { consts, structs, aliases, fns, renamed, imports };
  listed.set(tree, made);
  return made;
}

type UseTree = Extract<AnyItem, { kind: 'Use' }>['tree'];

function noteImports(
  tree: UseTree,
  before: readonly string[],
  renamed: Map<string, readonly string[]>,
  imports: [string, string][],
): void {
  const path = [...before, ...(tree.path?.segments.map(({ name }) => name.text) ?? [])];
  if (tree.alias !== undefined && tree.alias.text !== '_') renamed.set(tree.alias.text, path);
  if (tree.children === undefined && !tree.glob && path.length > 0)
    imports.push([tree.alias?.text ?? path.at(-1)!, path[0]!]);
  for (const child of tree.children ?? []) noteImports(child, path, renamed, imports);
}

export class HostItems {
  private readonly consts = new Map<string, Found<Const | Static>[]>();
  private readonly structs = new Map<string, Found<Struct>[]>();
  private readonly aliases = new Map<string, Found<TypeAlias>[]>();
  private readonly fns = new Map<string, FoundFn[]>();
  private readonly renames = new Map<string, readonly string[]>();
  private readonly imports = new Map<string, Set<string>>();

  constructor(files: readonly HostFile[]) {
    const add = <T>(into: Map<string, T[]>, name: string, one: T): void => {
      const known = into.get(name);
      if (known === undefined) into.set(name, [one]);
      else known.push(one);
    };
    for (const file of files) {
      const { consts, structs, aliases, fns, renamed, imports } = list(file);
      for (const one of consts) add(this.consts, one.node.name.text, one);
      for (const one of structs) add(this.structs, one.node.name.text, one);
      for (const one of aliases) add(this.aliases, one.node.name.text, one);
      for (const one of fns) add(this.fns, one.node.name.text, one);
      for (const [name, path] of renamed) this.renames.set(name, path);
      for (const [name, crate] of imports) {
        const known = this.imports.get(name);
        if (known === undefined) this.imports.set(name, new Set([crate]));
        else known.add(crate);
      }
    }
  }

  /** A path's segments with a renaming import put in place of the first. */
  private resolved(path: readonly string[]): readonly string[] {
    const renamed = this.renames.get(path[0]!);
    return renamed === undefined ? path : [...renamed, ...path.slice(1)];
  }

  constant(path: readonly string[], from: readonly string[]): Found<Const | Static> | undefined {
    return pick(this.consts, this.resolved(path), from);
  }

  struct(path: readonly string[], from: readonly string[]): Found<Struct> | undefined {
    return pick(this.structs, this.resolved(path), from);
  }

  alias(path: readonly string[], from: readonly string[]): Found<TypeAlias> | undefined {
    return pick(this.aliases, this.resolved(path), from);
  }

  /** The crates that a path may come from: of its first name's imports, and that name itself. */
  crates(path: readonly string[]): ReadonlySet<string> {
    return new Set([...(this.imports.get(path[0]!) ?? []), path[0]!]);
  }

  /** Is there any struct or alias of the crate's own by this name? */
  owns(name: string): boolean {
    return this.structs.has(name) || this.aliases.has(name);
  }

  /** A free function, or `Type::function`. */
  fn(path: readonly string[], from: readonly string[]): FoundFn | undefined {
    const names = this.resolved(path);
    const all = this.fns.get(names.at(-1)!) ?? [];
    const qualifier = names.at(-2);
    const ofType = all.filter(({ impl }) => impl !== undefined && selfName(impl) === qualifier);
    if (qualifier !== undefined && ofType.length > 0)
      return ofType.length === 1 ? ofType[0] : undefined;
    return pickFrom(
      all.filter(({ impl }) => impl === undefined),
      names,
      from,
    );
  }

  /** A method of one of the crate's own types. */
  method(type: string, name: string): FoundFn | undefined {
    const all = (this.fns.get(name) ?? []).filter(
      ({ impl }) => impl !== undefined && selfName(impl) === type,
    );
    return all.length === 1 ? all[0] : undefined;
  }

  /** What a name of an import stands for. */
  path(path: readonly string[]): readonly string[] {
    return this.resolved(path);
  }
}

/** The name of the type that an `impl` is for. */
export function selfName(impl: Impl): string | undefined {
  let at: AnyType = impl.self;
  while (at.kind === 'RefType' || at.kind === 'ParenType') at = at.type;
  return at.kind === 'PathType' ? at.path.segments.at(-1)?.name.text : undefined;
}

export function genericNames(params: GenericParams | undefined): readonly string[] {
  return (params?.params ?? []).flatMap((param) =>
    param.kind === 'LifetimeParam' ? [] : [param.name.text],
  );
}

function pick<T extends { readonly modules: readonly string[] }>(
  all: ReadonlyMap<string, readonly T[]>,
  path: readonly string[],
  from: readonly string[],
): T | undefined {
  return pickFrom(all.get(path.at(-1)!) ?? [], path, from);
}

function pickFrom<T extends { readonly modules: readonly string[] }>(
  all: readonly T[],
  path: readonly string[],
  from: readonly string[],
): T | undefined {
  if (all.length === 0) return undefined;
  const qualifier = path.slice(0, -1).filter((name) => !['crate', 'self', 'super'].includes(name));
  const fits = all.filter(({ modules }) => endsWith(modules, qualifier));
  if (fits.length === 1) return fits[0];
  if (qualifier.length > 0 && fits.length === 0) return all.length === 1 ? all[0] : undefined;
  // The innermost of the modules around the place.
  for (let length = from.length; length >= 0; length--) {
    const around = [...from.slice(0, length), ...qualifier].join('::');
    const [only, second] = fits.filter(({ modules }) => modules.join('::') === around);
    if (only !== undefined) return second === undefined ? only : undefined;
  }
  return undefined;
}

function endsWith(modules: readonly string[], tail: readonly string[]): boolean {
  const from = modules.length - tail.length;
  return from >= 0 && tail.every((name, at) => modules[from + at] === name);
}
