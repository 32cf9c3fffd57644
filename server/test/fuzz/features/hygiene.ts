/**
 * Macros among the statements of a body whose text names variables and labels from around them,
 * between declarations and loops of the same names: what they mean tells whether hygiene is kept.
 */
import { line, type Node, nested } from '../program.ts';
import { fresh, type World } from '../scope.ts';
import { U64 } from '../types.ts';
import { callable, type Feature } from './kit.ts';

/** Macros in scope, by what they are called with. */
interface Known {
  /** Without arguments: a value. */
  readonly values: readonly string[];
  /** With a value: a value. */
  readonly functions: readonly string[];
  /** With a name: declares it. */
  readonly lets: readonly string[];
  /** With a condition: leaves the loop that is labelled around the macro. */
  readonly breaks: readonly string[];
}

function value(world: World, known: Known, depth: number): string {
  const { random } = world;
  const part = (): string => value(world, known, depth - 1);
  if (depth > 0 && random.chance(25) && known.functions.length > 0)
    return `${random.pick(known.functions)}!(${part()})`;
  if (random.chance(40) && known.values.length > 0) return `${random.pick(known.values)}!()`;
  if (depth > 0 && random.chance(40))
    return `${random.pick(['v', 'w', 'h'])}.wrapping_add(${part()}).rotate_left(5)`;
  return random.pick(['v', 'w', 'h']);
}

function statements(world: World, outer: Known, depth: number, looped: boolean): Node[] {
  const { random } = world;
  let known = outer;
  const out: Node[] = [];
  const e = (): string => value(world, known, 2);
  const name = (): string => random.pick(['v', 'w']);
  for (let i = 0; i < 6; i++) {
    const made = fresh(world, 'mac');
    switch (random.below(depth > 0 ? 9 : 7)) {
      case 0:
        out.push(line(`macro_rules! ${made} { () => { ${e()} } }`));
        known = { ...known, values: [...known.values, made] };
        break;
      case 1:
        out.push(
          line(
            `macro_rules! ${made} { ($e:expr) => {{ let ${name()} = ${e()}; $e.wrapping_mul(3) ^ v.wrapping_sub(w) }} }`,
          ),
        );
        known = { ...known, functions: [...known.functions, made] };
        break;
      case 2:
        out.push(
          line(
            `macro_rules! ${made} { ($i:ident) => { let ${name()} = ${e()}; let $i = ${e()} ^ v; } }`,
          ),
        );
        known = { ...known, lets: [...known.lets, made] };
        break;
      case 3:
        if (known.lets.length > 0) out.push(line(`${random.pick(known.lets)}!(${name()});`));
        break;
      case 4:
      case 5:
        out.push(line(`let ${name()} = ${e()};`));
        break;
      case 6:
        if (looped && random.chance(50)) {
          out.push(line(`macro_rules! ${made} { ($c:expr) => { if $c { break 'l } } }`));
          known = { ...known, breaks: [...known.breaks, made] };
        } else if (known.breaks.length > 0)
          out.push(line(`${random.pick(known.breaks)}!(${e()} % 3 == 0);`));
        break;
      case 7:
        out.push(nested('if h & 2 == 0', statements(world, known, depth - 1, looped)));
        break;
      case 8:
        out.push(nested(`'l: for ${name()} in 0..3u64`, statements(world, known, depth - 1, true)));
        break;
    }
    out.push(line(`h = h.wrapping_mul(31) ^ ${e()};`));
  }
  return out;
}

export const hygiene: Feature = (world) => {
  const none: Known = { values: [], functions: [], lets: [], breaks: [] };
  return [
    callable(
      world,
      [
        ['v', U64],
        ['w', U64],
      ],
      U64,
      [line('let mut h = v ^ 5;'), ...statements(world, none, 2, false), line('h')],
    ),
  ];
};
