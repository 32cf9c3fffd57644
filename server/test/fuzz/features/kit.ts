/**
 * What the features of the language share: a feature is a few items around one function that the
 * program then calls.
 */
import { expr, literal } from '../expressions.ts';
import { type Node, nested } from '../program.ts';
import { fresh, type Scope, type Variable, type World } from '../scope.ts';
import { INT_NAMES, type IntName, int, scalarType, show, type Type } from '../types.ts';

export type Feature = (world: World) => readonly Node[];

/** A name with its type, as parameters and locals have it. */
export type Named = readonly [name: string, type: Type];

/** A random expression over these names and whatever the program declares. */
export function hole(world: World, names: readonly Named[], type: Type, depth = 2): string {
  return expr(scopeWith(world, names, depth), type);
}

export function lit(world: World, type: Type): string {
  return literal(scopeWith(world, [], 1), type);
}

function scopeWith(world: World, names: readonly Named[], depth: number): Scope {
  return {
    world,
    variables: names.map(([name, type]): Variable => ({ name, type, mutable: false })),
    banned: new Set(),
    frozen: new Set(),
    ret: undefined,
    loops: [],
    log: false,
    depth,
    // What features do is done often: they call nothing that the program declares.
    times: 100,
  };
}

/** An integer type; small programs use few. */
export function someInt(world: World, names: readonly IntName[] = INT_NAMES): Type {
  return int(world.random.pick(names));
}

export function someScalar(world: World): Type {
  return scalarType(world.random);
}

/** The function that the program calls; sometimes it must stay a call. */
export function callable(
  world: World,
  params: readonly Named[],
  ret: Type,
  body: readonly Node[],
): Node {
  const name = fresh(world, 'feat');
  world.fns.push({ name, params: params.map(([, type]) => type), ret, plain: true });
  const list = params.map(([param, type]) => `${param}: ${show(type)}`).join(', ');
  const inline = world.random.chance(25) ? '#[inline(never)] ' : '';
  return nested(`${inline}fn ${name}(${list}) -> ${show(ret)}`, body);
}
