/**
 * The items of a crate's files by name, as host code refers to them. A name that several items have
 * is looked for in the modules around the place and behind its qualifier; where that does not
 * decide, nothing is found.
 */
import type { FileId } from '../base/index.ts';
import type {
  AnyType,
  Const,
  Fn,
  GenericParams,
  Impl,
  MacroRules,
  Static,
  Struct,
  TypeAlias,
} from '../syntax/index.ts';

/** An item that host code may refer to. Places in it are relative to it. */
export interface Found<N> {
  readonly node: N;
  /** Stands for the item's own text: see `pieces.ts`. */
  readonly file: FileId;
  /** The offset in the node's coordinates from which places count. */
  readonly base: number;
  readonly modules: readonly string[];
}

/** A function with the type whose `impl` it stands in. */
export interface FoundFn extends Found<Fn> {
  readonly impl: Impl | undefined;
}

/** The items of one name, of each kind. */
export interface NamedItems {
  readonly consts: readonly Found<Const | Static>[];
  readonly structs: readonly Found<Struct>[];
  readonly aliases: readonly Found<TypeAlias>[];
  readonly macros: readonly Found<MacroRules>[];
  readonly fns: readonly FoundFn[];
  /** Functions that make values of a type of this name, field by field. */
  readonly makers: readonly FoundFn[];
  /** Some function gives a field of this name another value. */
  readonly assigned: boolean;
  /** `use a::b as c`: the path's segments. */
  readonly renamed: readonly string[] | undefined;
  /** Crates that imports of the name come from. */
  readonly crates: readonly string[];
}

export const NO_ITEMS: NamedItems = {
  consts: [],
  structs: [],
  aliases: [],
  macros: [],
  fns: [],
  makers: [],
  assigned: false,
  renamed: undefined,
  crates: [],
};

/** Finds functions. */
export interface FnLookUp {
  fn(path: readonly string[], from: readonly string[]): FoundFn | undefined;
  method(type: string, name: string): FoundFn | undefined;
}

export class HostItems {
  private readonly named: (name: string) => NamedItems;
  private readonly lookUp: FnLookUp;

  /**
   * `named`: what a name stands for; who computes something from it has read it. `lookUp`:
   * functions, of which many have one name; by itself when absent.
   */
  constructor(named: (name: string) => NamedItems, lookUp?: FnLookUp) {
    this.named = named;
    this.lookUp = lookUp ?? {
      fn: (path, from) => this.findFn(path, from),
      method: (type, name) => this.findMethod(type, name),
    };
  }

  /** A path's segments with a renaming import put in place of the first. */
  private resolved(path: readonly string[]): readonly string[] {
    const { renamed } = this.named(path[0]!);
    return renamed === undefined ? path : [...renamed, ...path.slice(1)];
  }

  private pick<K extends 'consts' | 'structs' | 'aliases'>(
    kind: K,
    path: readonly string[],
    from: readonly string[],
  ): NamedItems[K][number] | undefined {
    const names = this.resolved(path);
    return pickFrom<NamedItems[K][number]>(this.named(names.at(-1)!)[kind], names, from);
  }

  constant(path: readonly string[], from: readonly string[]): Found<Const | Static> | undefined {
    return this.pick('consts', path, from);
  }

  struct(path: readonly string[], from: readonly string[]): Found<Struct> | undefined {
    return this.pick('structs', path, from);
  }

  alias(path: readonly string[], from: readonly string[]): Found<TypeAlias> | undefined {
    return this.pick('aliases', path, from);
  }

  /** The only macro of a name. */
  macro(name: string): Found<MacroRules> | undefined {
    const [only, second] = this.named(name).macros;
    return second === undefined ? only : undefined;
  }

  /** The crates that a path may come from: of its first name's imports, and that name itself. */
  crates(path: readonly string[]): ReadonlySet<string> {
    return new Set([...this.named(path[0]!).crates, path[0]!]);
  }

  /** Is there any struct or alias of the crate's own by this name? */
  owns(name: string): boolean {
    const { structs, aliases } = this.named(name);
    return structs.length > 0 || aliases.length > 0;
  }

  /** A free function, or `Type::function`. */
  fn(path: readonly string[], from: readonly string[]): FoundFn | undefined {
    return this.lookUp.fn(path, from);
  }

  /** A method of one of the crate's own types. */
  method(type: string, name: string): FoundFn | undefined {
    return this.lookUp.method(type, name);
  }

  findFn(path: readonly string[], from: readonly string[]): FoundFn | undefined {
    const names = this.resolved(path);
    const all = this.named(names.at(-1)!).fns;
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

  findMethod(type: string, name: string): FoundFn | undefined {
    const all = this.named(name).fns.filter(
      ({ impl }) => impl !== undefined && selfName(impl) === type,
    );
    return all.length === 1 ? all[0] : undefined;
  }

  /** The functions that make values of a struct, field by field. */
  makers(name: string): readonly FoundFn[] {
    return this.named(name).makers;
  }

  /** Does any function give a field of this name another value? */
  isAssigned(field: string): boolean {
    return this.named(field).assigned;
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
