/** What the generator knows at a place of the program. */
import type { Node } from './program.ts';
import type { Random } from './random.ts';
import { type Adt, same, type Type } from './types.ts';

export interface Variable {
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
}

export interface Fn {
  readonly name: string;
  readonly params: readonly Type[];
  readonly ret: Type;
  /** Takes no log. */
  readonly plain?: boolean;
}

/** A trait with its implementations: `method(self, u64) -> u64`, `const K`, `make(u64) -> Self`. */
export interface Trait {
  readonly name: string;
  readonly types: readonly Type[];
}

export interface World {
  readonly random: Random;
  readonly adts: Adt[];
  readonly fns: Fn[];
  readonly traits: Trait[];
  /** Functions `fn name<T: Trait + Copy>(x: T, y: u64) -> u64`. */
  readonly genericFns: { readonly name: string; readonly trait: Trait }[];
  /** Functions `fn name<const N: usize>(a: [elem; N]) -> u64`. */
  readonly arrayFns: { readonly name: string; readonly elem: Type }[];
  readonly consts: Variable[];
  next: number;
}

export interface Scope {
  readonly world: World;
  readonly variables: readonly Variable[];
  /** Variables that must not be named here (borrowed elsewhere). */
  readonly banned: ReadonlySet<string>;
  /** Variables that may be read and not written. */
  readonly frozen: ReadonlySet<string>;
  readonly ret: Type | undefined;
  /** Labels of the loops around, innermost last. */
  readonly loops: readonly string[];
  /** Is there a `log` for guards? */
  readonly log: boolean;
  /** How many more levels expressions may have. */
  readonly depth: number;
  /** How often this place may run. */
  readonly times: number;
}

export function fresh(world: World, prefix: string): string {
  return `${prefix}${world.next++}`;
}

export function inner(scope: Scope, change: Partial<Scope> = {}): Scope {
  return { ...scope, depth: scope.depth - 1, ...change };
}

export function withVariables(scope: Scope, variables: readonly Variable[]): Scope {
  return { ...scope, variables: [...scope.variables, ...variables] };
}

export function readable(scope: Scope, type: Type): Variable[] {
  return scope.variables.filter((v) => !scope.banned.has(v.name) && same(v.type, type));
}

export function writable(scope: Scope): Variable[] {
  return scope.variables.filter(
    (v) => v.mutable && !scope.banned.has(v.name) && !scope.frozen.has(v.name),
  );
}

export const ban = (scope: Scope, names: readonly string[]): ReadonlySet<string> =>
  new Set([...scope.banned, ...names]);

export interface Block {
  readonly nodes: readonly Node[];
  readonly scope: Scope;
}
