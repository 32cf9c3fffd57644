/**
 * Patterns with alternatives at several depths that bind the same names, `@` around patterns that
 * bind, guards that bind and have effects, constants as patterns: on values, references, and on
 * values whose parts are moved out and note their end.
 */
import { line, type Node, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh, type World } from '../scope.ts';
import { U64 } from '../types.ts';
import { callable, type Feature } from './kit.ts';
import { applied, isCopy, leaf, literal, parts, type Shape, Shapes, text } from './shapes.ts';

/** A name that a pattern must bind: before it stands `ref`, `mut` or nothing. */
interface Want {
  readonly name: string;
  readonly shape: Shape;
  readonly how: string;
}

/** How the scrutinee is given. */
type By = 'value' | '&' | '&mut';

interface Place {
  readonly random: Random;
  readonly by: By;
  readonly constants: readonly { readonly name: string; readonly shape: Shape }[];
  /**
   * Alternatives inside a pattern that may still be made: what checks patterns may take their
   * product.
   */
  readonly room: { left: number };
  /** A constant of the whole shape is no pattern for a reference. */
  readonly behind?: boolean;
}

/**
 * A pattern of the shape that binds exactly these names; undefined when there is no room for them.
 */
export function place(
  at: Place,
  shape: Shape,
  wants: readonly Want[],
  depth = 4,
): string | undefined {
  const { random } = at;
  const own = wants.find((w) => text(w.shape) === text(shape));
  if (own !== undefined && (wants.length === 1 || random.chance(30))) {
    const found = named(at, shape, own, wants, depth);
    if (found !== undefined) return found;
  }
  if (wants.length === 0 && random.chance(25)) return '_';
  if (depth > 0 && at.room.left > 0 && random.chance(wants.length > 0 ? 35 : 12)) {
    at.room.left--;
    const ways = Array.from({ length: random.between(2, 3) }, () =>
      place(at, shape, wants, depth - 1),
    );
    const some = ways.filter((w) => w !== undefined);
    if (some.length > 1) return `(${some.join(' | ')})`;
  }
  const constants = at.constants.filter((c) => text(c.shape) === text(shape));
  if (wants.length === 0 && constants.length > 0 && at.behind !== true && random.chance(50))
    return random.pick(constants).name;
  return within({ ...at, behind: false }, shape, wants, depth);
}

/** `name`, or `name @` with the others behind it. */
function named(
  at: Place,
  shape: Shape,
  own: Want,
  wants: readonly Want[],
  depth: number,
): string | undefined {
  const rest = wants.filter((w) => w !== own);
  const shared =
    at.by === '&' ||
    (at.by === 'value' &&
      (own.how === 'ref '
        ? rest.every((w) => w.how === 'ref ')
        : own.how === '' && isCopy(shape) && rest.every((w) => w.how === '')));
  if (rest.length > 0 && !shared) return undefined;
  if (rest.length === 0 && at.random.chance(60)) return `${own.how}${own.name}`;
  const sub = place(at, shape, rest, depth - 1);
  return sub === undefined ? undefined : `${own.how}${own.name} @ ${sub}`;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of shape
function within(
  at: Place,
  shape: Shape,
  wants: readonly Want[],
  depth: number,
): string | undefined {
  const { random } = at;
  switch (shape.kind) {
    case 'leaf':
      return wants.length > 0 ? undefined : leafPattern(random, shape.name);
    case 'option': {
      if (wants.length === 0 && random.chance(30)) return 'None';
      const sub = place(at, shape.of, wants, depth);
      return sub === undefined ? undefined : `Some(${sub})`;
    }
    case 'tuple': {
      const subs = all(at, shape.elems, wants, depth);
      return subs === undefined ? undefined : `(${subs.join(', ')}${subs.length === 1 ? ',' : ''})`;
    }
    case 'array': {
      // Some elements from the front and the back, the rest by one name or none.
      const row = wants.find(
        (w) =>
          w.shape.kind === 'array' &&
          w.shape.len < shape.len &&
          text(w.shape.elem) === text(shape.elem),
      );
      const gap =
        row === undefined ? random.below(shape.len + 1) : (row.shape as { len: number }).len;
      const count = shape.len - gap;
      const subs = all(
        at,
        Array.from({ length: count }, () => shape.elem),
        wants.filter((w) => w !== row),
        depth,
      );
      if (subs === undefined) return undefined;
      const middle =
        row === undefined
          ? gap > 0 || random.chance(15)
            ? ['..']
            : []
          : [`${row.how}${row.name} @ ..`];
      const cut = random.below(count + 1);
      return `[${[...subs.slice(0, cut), ...middle, ...subs.slice(cut)].join(', ')}]`;
    }
    case 'data': {
      const v = random.pick(shape.def.variants);
      const subs = all(at, v.fields, wants, depth);
      if (subs === undefined) return undefined;
      if (!v.record) return applied(v, subs);
      const kept = subs.flatMap((s, i) => (s === '_' ? [] : [`f${i}: ${s}`]));
      const fields = random.chance(30) ? kept.reverse() : kept;
      return `${v.path} { ${[...fields, ...(kept.length < subs.length ? ['..'] : [])].join(', ')} }`;
    }
  }
}

/** A pattern for each part; every wanted name goes to a part that has room for it. */
function all(
  at: Place,
  shapes: readonly Shape[],
  wants: readonly Want[],
  depth: number,
): string[] | undefined {
  const given: Want[][] = shapes.map(() => []);
  for (const want of wants) {
    const able = shapes.flatMap((s, i) => (hasRoom(s, want.shape) ? [i] : []));
    if (able.length === 0) return undefined;
    given[at.random.pick(able)]!.push(want);
  }
  const subs = shapes.map((s, i) => place(at, s, given[i]!, depth - 1));
  return subs.every((s) => s !== undefined) ? subs : undefined;
}

function hasRoom(shape: Shape, want: Shape): boolean {
  return parts(shape).some(
    (p) =>
      text(p) === text(want) ||
      (p.kind === 'array' &&
        want.kind === 'array' &&
        want.len < p.len &&
        text(p.elem) === text(want.elem)),
  );
}

function leafPattern(
  random: Random,
  name: Shape & { kind: 'leaf' } extends { name: infer L } ? L : never,
): string {
  switch (name) {
    case 'D':
      return random.pick(['_', `D(_, ${random.below(6)})`, `D(.., 0..=${random.between(1, 4)})`]);
    case '&str':
    case 'bool':
      return literal(random, name);
    case '&[u8]':
      return random.pick([
        '[]',
        '[1, ..]',
        '[_, .., 3]',
        '[_, _]',
        '[1 | 2, rest @ ..]'.replace('rest @ ', ''),
        'b"ab"',
        '[.., 2 | 98]',
      ]);
    case 'char':
      return random.pick([literal(random, name)]);
    default: {
      const low = random.below(5);
      const ways = [
        literal(random, name),
        `${low}`,
        `(${low}..=${low + 2})`,
        `(..${low + 1})`,
        `(${low}..)`,
        `(${low} | ${low + 2})`,
      ];
      return random.pick(ways);
    }
  }
}

/** Names for one arm: of shapes that stand somewhere in the scrutinee. */
function wantsOf(world: World, shape: Shape, by: By): Want[] {
  const { random } = world;
  const inside = parts(shape);
  return Array.from(
    {
      length: random.weighted([
        [1, 0],
        [4, 1],
        [4, 2],
        [2, 3],
      ]),
    },
    () => {
      let of = random.pick(inside);
      if (of.kind === 'array' && of.len > 2 && random.chance(50))
        of = { ...of, len: random.between(1, of.len - 1) };
      const how = by === 'value' ? random.pick(['', '', 'ref ', 'mut ']) : '';
      return { name: fresh(world, 'p'), shape: of, how };
    },
  );
}

/** A pattern with alternatives at its top more often than not. */
function arm(at: Place, shape: Shape, wants: readonly Want[]): string | undefined {
  const found = new Set<string>();
  for (let i = at.random.between(1, 2); i > 0; i--) {
    for (let tries = 0; tries < 8; tries++) {
      const one = place({ ...at, room: { left: 2 }, behind: at.by !== 'value' }, shape, wants);
      if (one === undefined) continue;
      found.add(one);
      break;
    }
  }
  return found.size === 0 ? undefined : [...found].join(' | ');
}

/** Guards over what is bound; those that bind have names of their own. */
function guard(
  world: World,
  wants: readonly Want[],
  owned: boolean,
): { readonly text: string; readonly names: readonly string[] } {
  const { random } = world;
  const num = (): string =>
    wants.length > 0 && random.chance(85)
      ? `${random.pick(wants).name}.num()`
      : `${random.below(5)}`;
  const [g, w] = [fresh(world, 'g'), fresh(world, 'g')];
  const step = (): string => `step(c, ${num()})`;
  const made = owned ? `made(log, ${num()})` : `half(${num()})`;
  return random.weighted<() => { text: string; names: string[] }>([
    [3, () => ({ text: '', names: [] })],
    [2, () => ({ text: ` if ${num()} ${random.pick(['<', '!=', '>'])} ${num()} `, names: [] })],
    [2, () => ({ text: ` if ${step()} % ${random.between(2, 3)} == 0 `, names: [] })],
    [3, () => ({ text: ` if let Some(${g}) = ${made} `, names: [g] })],
    [
      2,
      () => ({
        text: ` if let Some(${g}) = ${made} && ${g}.num() % 3 != ${random.below(3)} `,
        names: [g],
      }),
    ],
    [
      2,
      () => ({
        text: ` if ${step()} & 1 == 0 && let Some(${g}) = half(${num()}) && let (${w}, 0..=${random.between(2, 9)}) | (${w}, 11 | 13) = (${g} ^ 1, ${num()}) `,
        names: [g, w],
      }),
    ],
    [
      1,
      () => ({
        text: ` if let (Some(${g}), _) | (None, ${g}) = (half(${num()}), ${num()}) && ${step()} % 4 != 1 `,
        names: [g],
      }),
    ],
    [
      1,
      () => ({
        text: ` if (${num()} > 2 || ${step()} % 2 == 0) && !matches!(${num()}, 1 | 5..=9) `,
        names: [],
      }),
    ],
  ])();
}

/** What an arm does with its names. */
function body(
  world: World,
  tag: number,
  wants: readonly Want[],
  more: readonly string[],
  by: By,
  exits: readonly string[],
): string {
  const { random } = world;
  const effects: string[] = [];
  for (const w of wants) {
    if (w.how === 'mut ' && w.shape.kind === 'leaf' && w.shape.name === 'u64')
      effects.push(`${w.name} = ${w.name}.wrapping_add(1);`);
    if (by === '&mut' && w.shape.kind === 'leaf' && /^[iu]/.test(w.shape.name) && random.chance(60))
      effects.push(`*${w.name} = ${w.name}.wrapping_mul(3) ^ ${random.below(5)};`);
    if (by === 'value' && w.how !== 'ref ' && !isCopy(w.shape) && random.chance(30))
      effects.push(`drop(${w.name}); `);
  }
  const gone = effects.flatMap((e) => /^drop\((\w+)\)/.exec(e)?.[1] ?? []);
  const read = [...wants.map((w) => w.name), ...more].filter((n) => !gone.includes(n));
  const value = read.reduce((s, n) => `mixed(${s}, ${n}.num())`, `${tag}`);
  if (exits.length > 0 && random.chance(12))
    effects.push(random.pick(exits).replace('VALUE', value));
  if (random.chance(12) && read.length > 0)
    return `{ ${effects.join(' ')} let f = ${random.chance(50) ? 'move ' : ''}|k: u64| k ^ ${value}; f(${random.below(9)}) }`;
  return effects.length === 0 ? value : `{ ${effects.join(' ')} ${value} }`;
}

export const alternatives: Feature = (world) => {
  const { random } = world;
  const owned = random.chance(45);
  const shapes = new Shapes(world, owned);
  let shape = shapes.any(random.between(2, 3));
  if (owned && isCopy(shape)) shape = { kind: 'tuple', elems: [shape, leaf('D')] };
  const by = random.pick<By>(['value', 'value', '&', '&mut']);
  const constants = parts(shape)
    .filter((p) => isCopy(p) && random.chance(40))
    .slice(0, 4)
    .map((p) => ({ name: fresh(world, 'K'), shape: p }));
  const at: Place = { random, by, constants, room: { left: 0 } };
  const f = fresh(world, 'sel');
  const type = text(shape);
  const arms = Array.from({ length: random.between(3, 5) }, (_, i) => {
    const wants = wantsOf(world, shape, by);
    const found = arm(at, shape, wants) ?? '_';
    const kept = wants.filter((w) => new RegExp(`\\b${w.name}\\b`).test(found));
    const g = guard(world, kept, owned);
    return { found, g, kept, i };
  });
  const form = random.below(10);
  const exits =
    form < 7 ? ["break 'out VALUE;", 'return VALUE;', "continue 'again;"] : ['return VALUE;'];
  const lines = arms.map(({ found, g, kept, i }) => {
    // A loop that goes round must have a new value.
    const own = exits.filter((e) => !e.startsWith('continue') || form < 4);
    return { pattern: found, guard: g.text, value: body(world, i + 1, kept, g.names, by, own) };
  });
  const last = random.pick(['_ => 0', 'ref whole => whole.num()', 'whole => whole.num() ^ 5']);
  const scrutinee = by === 'value' ? 'v' : `${by} v`;
  const match = nested(
    `let r = match ${scrutinee}`,
    [
      ...lines.map((l) => line(`${l.pattern}${l.guard} => ${l.value},`)),
      line(by === '&mut' ? 'whole => whole.num(),' : last),
    ],
    '};',
  );
  const chain = lines
    .slice(0, 3)
    .map((l, i) =>
      nested(
        `${i > 0 ? 'else ' : ''}if let ${/ \| /.test(l.pattern) ? l.pattern : l.pattern} = ${scrutinee}${l.guard.replace(/^ if /, ' && ').replace(/&& \((.*)\) && !/, '&& ($1) && !')}`,
        [line(l.value)],
      ),
    );
  const make = shapes.make(shape);
  const log = owned ? 'log: *const core::cell::Cell<u64>, ' : '';
  const inside: Node[] =
    form < 4
      ? [
          line('let mut h = 0; let mut rounds = 0;'),
          nested(`'again: while rounds < ${random.between(2, 5)}`, [
            line('rounds += 1;'),
            line(`let mut v: ${type} = ${make}; let _ = &mut v;`),
            nested("let q = 'out:", [match, line('r')], '};'),
            line('h = mixed(h, q);'),
          ]),
          line('h'),
        ]
      : form < 7
        ? [
            line(`let mut v: ${type} = ${make}; let _ = &mut v;`),
            nested(
              "let q = 'again: loop",
              [nested("break 'again 'out:", [match, line('r')], '};')],
              '};',
            ),
            ...(by === 'value' ? [] : [line('let q = mixed(q, v.num());')]),
            line('q'),
          ]
        : form < 9 || by !== 'value'
          ? [
              line(`let mut v: ${type} = ${make}; let _ = &mut v;`),
              nested(
                'let q =',
                [
                  ...(by === 'value' && owned ? chain.slice(0, 1) : chain),
                  nested('else', [line('8')]),
                ],
                '};',
              ),
              line('q'),
            ]
          : [
              line(`let mut v: ${type} = ${make}; let _ = &mut v;`),
              nested(
                random.pick(['let f = || {', 'let f = move || {']).replace(' {', ''),
                [match, line('r')],
                '};',
              ),
              line('let q = f(); q'),
            ];
  const clean = inside.map((n) => n);
  return [
    ...shapes.items,
    line('fn mixed(h: u64, x: u64) -> u64 { (h ^ x).wrapping_mul(0x9e37_79b9).rotate_left(7) }'),
    line('fn half(x: u64) -> Option<u64> { if x % 3 != 0 { Some(x / 2) } else { None } }'),
    ...(owned
      ? [
          line(
            'fn made(log: *const core::cell::Cell<u64>, x: u64) -> Option<D> { (x % 3 != 1).then(|| D(log, x % 8)) }',
          ),
        ]
      : []),
    line(
      'fn step(c: &core::cell::Cell<u64>, x: u64) -> u64 { c.set(mixed(c.get(), x)); c.get() >> 9 }',
    ),
    ...constants.map((c) =>
      line(`const ${c.name}: ${text(c.shape)} = ${shapes.constant(c.shape)};`),
    ),
    nested(`fn ${f}(${log}c: &core::cell::Cell<u64>, s: &mut u64) -> u64`, clean),
    callable(world, [['a', U64]], U64, [
      line(
        'let (log, c) = (core::cell::Cell::new(0), core::cell::Cell::new(1)); let mut s = a; let mut h = 0u64; let _ = &log;',
      ),
      line(
        `for _ in 0..${random.between(3, 10)} { h = mixed(h, ${f}(${owned ? '&log, ' : ''}&c, &mut s)); }`,
      ),
      line('h ^ c.get().rotate_left(20) ^ log.get()'),
    ]),
  ];
};
