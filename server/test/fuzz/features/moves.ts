/**
 * Values that note their end and are moved, whole and in parts, in some branches and not in others,
 * out of blocks and loops that are left early: what is there at each place is tracked, so that
 * every program is valid.
 */
import { line, type Node, nested } from '../program.ts';
import { fresh, type World } from '../scope.ts';
import { BOOL, U64 } from '../types.ts';
import { callable, type Feature, hole } from './kit.ts';

type State = 'live' | 'maybe' | 'gone';
type Kind = 'one' | 'pair' | 'fields' | 'option' | 'enum';

const PARTS: Readonly<Record<Kind, readonly string[]>> = {
  one: [],
  pair: ['.0', '.1'],
  fields: ['.a', '.b.0'],
  option: [],
  enum: [],
};

/**
 * What is known at a place: the state of every variable, and of the parts that can be moved alone.
 */
type Known = Map<string, State>;

interface Body {
  readonly nodes: Node[];
  /** Undefined when control never comes to its end. */
  end: Known | undefined;
}

interface At {
  readonly kinds: Map<string, Kind>;
  /** Variables from outside the innermost loop may be moved only where the loop is left. */
  readonly fixed: ReadonlySet<string>;
  /** Labels that may be left for, and what is known where that happens. */
  readonly exits: readonly {
    readonly label: string;
    readonly known: Known[];
    readonly loop: boolean;
  }[];
  readonly depth: number;
}

class Moves {
  private readonly world: World;
  private id = 1;

  constructor(world: World) {
    this.world = world;
  }

  block(at: At, start: Known, count: number): Body {
    const out: Body = { nodes: [], end: new Map(start) };
    const here: At = { ...at, kinds: new Map(at.kinds) };
    for (let i = 0; i < count && out.end !== undefined; i++) this.step(here, out, out.end);
    if (out.end !== undefined)
      for (const name of out.end.keys()) if (!start.has(name)) out.end.delete(name);
    return out;
  }

  private d(): string {
    return `D(log, ${this.id++ % 16})`;
  }

  private cond(): string {
    return hole(this.world, [['x', U64]], BOOL, 1);
  }

  private make(kind: Kind): string {
    const { random } = this.world;
    switch (kind) {
      case 'one':
        return this.d();
      case 'pair':
        return `(${this.d()}, ${this.d()})`;
      case 'fields':
        return `P { a: ${this.d()}, b: (${this.d()}, x) }`;
      case 'option':
        return random.chance(70) ? `Some(${this.d()})` : `(${this.cond()}).then(|| ${this.d()})`;
      case 'enum':
        return random.pick([
          `E::One(${this.d()})`,
          `E::Two { l: ${this.d()}, n: x, r: ${this.d()} }`,
          `(if ${this.cond()} { E::None } else { E::One(${this.d()}) })`,
        ]);
    }
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of statement; the numbers of the branches are their odds
  private step(at: At, out: Body, known: Known): void {
    const { random } = this.world;
    const whole = [...at.kinds.keys()];
    const live = whole.filter((v) => this.isWhole(at, known, v));
    const movable = live.filter((v) => !at.fixed.has(v));
    const put = (text: string): unknown => out.nodes.push(line(text));
    const gone = (v: string): void => this.set(at, known, v, 'gone');
    const roll = random.below(100);
    if (whole.length < 2 || roll < 14) {
      const kind = random.pick<Kind>(['one', 'pair', 'fields', 'option', 'enum']);
      const name = fresh(this.world, 'v');
      put(`let mut ${name} = ${this.make(kind)}; let _ = &mut ${name};`);
      at.kinds.set(name, kind);
      this.set(at, known, name, 'live');
      return;
    }
    if (roll < 24) {
      // A new value: the old one, or what is left of it, ends here.
      const name = random.pick(whole);
      put(`${name} = ${this.make(at.kinds.get(name)!)};`);
      this.set(at, known, name, 'live');
      return;
    }
    if (roll < 44 && movable.length > 0) {
      const name = random.pick(movable);
      const kind = at.kinds.get(name)!;
      const [part] = PARTS[kind].filter(() => random.chance(50));
      if (part !== undefined) {
        put(
          random.pick([
            `drop(${name}${part});`,
            `let _p = ${name}${part};`,
            `note(log, pass(${name}${part}).1);`,
          ]),
        );
        known.set(name + part, 'gone');
        return;
      }
      const ways = [
        `drop(${name});`,
        `let _m = ${name};`,
        `let f = move || { let _k = &${name}; note(log, 20); }; if ${this.cond()} { f(); }`,
        `{ let t = (${name}, ${this.d()}); note(log, t.1.1); }`,
      ];
      if (kind === 'option')
        ways.push(
          `match ${name} { Some(d) if ${this.cond()} => drop(d), Some(ref d) => note(log, d.1), None => note(log, 21) }`,
        );
      if (kind === 'enum')
        ways.push(
          `match ${name} { E::One(d) => note(log, d.1), E::Two { l, n, .. } if n % 2 == 0 => drop(l), E::Two { ref r, .. } => note(log, r.1), E::None => {} }`,
        );
      if (kind === 'pair') ways.push(`let (p, _) = ${name}; if ${this.cond()} { drop(p); }`);
      if (kind === 'fields') ways.push(`let P { b: (q, _), .. } = ${name}; note(log, q.1);`);
      const way = random.pick(ways);
      put(way);
      // What a pattern leaves behind stays in the variable.
      if (/^match|^let [(P]/.test(way)) this.set(at, known, name, 'maybe');
      gone(name);
      return;
    }
    if (roll < 52 && live.length > 0) {
      const name = random.pick(live);
      const kind = at.kinds.get(name)!;
      put(
        random.pick([
          `let _o = core::mem::replace(&mut ${name}, ${this.make(kind)});`,
          `{ let mut w = ${this.make(kind)}; core::mem::swap(&mut w, &mut ${name}); note(log, 22); }`,
          kind === 'option'
            ? `while let Some(d) = ${name}.take() { note(log, d.1); if x % 3 == 0 { break; } ${name} = None; }`
            : `let _r = &${name};`,
          kind === 'one'
            ? `${name} = pass(core::mem::replace(&mut ${name}, ${this.d()}));`
            : `let _ = ${name};`,
        ]),
      );
      return;
    }
    if (at.depth <= 0) {
      put(`note(log, ${30 + random.below(9)});`);
      return;
    }
    const inner: At = { ...at, depth: at.depth - 1 };
    if (roll < 66) {
      const yes = this.block(inner, known, random.between(1, 3));
      const no = this.block(inner, known, random.between(0, 2));
      out.nodes.push(
        { ...nested(`if ${this.cond()}`, yes.nodes), tail: '}' },
        nested('else', no.nodes),
      );
      // One statement of two lines: the smaller program keeps both or neither.
      const [first, second] = out.nodes.splice(-2);
      out.nodes.push({ ...first!, tail: '' }, { ...second!, head: '} else' });
      out.end = join([yes.end, no.end]);
      return;
    }
    if (roll < 74) {
      const label = fresh(this.world, "'b");
      const exits = [...at.exits, { label, known: [] as Known[], loop: false }];
      const body = this.block({ ...inner, exits }, known, random.between(2, 4));
      out.nodes.push(nested(`${label}:`, body.nodes));
      out.end = join([body.end, ...exits.at(-1)!.known.map((k) => only(k, known))]);
      return;
    }
    if (roll < 84) {
      const label = fresh(this.world, "'l");
      const exits = [...at.exits, { label, known: [] as Known[], loop: true }];
      const body = this.block(
        { ...inner, exits, fixed: new Set(whole) },
        this.anyway(known),
        random.between(2, 4),
      );
      out.nodes.push(
        nested(`${label}: for k in 0..${random.between(2, 3)}u64`, [
          line('note(log, k);'),
          ...body.nodes,
        ]),
      );
      out.end = join([known, body.end, ...exits.at(-1)!.known.map((k) => only(k, known))]);
      return;
    }
    if (roll < 92 && live.length > 0) {
      // Away from here, with something or without.
      const name = random.pick(live);
      const exit = random.chance(60) ? random.pick([undefined, ...at.exits]) : undefined;
      const inLoop =
        at.fixed.has(name) &&
        (exit === undefined ? false : !exit.loop || exit !== at.exits.findLast((e) => e.loop));
      const moved = random.chance(60) && !inLoop ? `drop(${name}); ` : '';
      if (exit === undefined)
        put(`if ${this.cond()} { ${moved}return ${random.pick(['None', 'Some(x)'])}; }`);
      else {
        const then = new Map(known);
        if (moved !== '') this.set(at, then, name, 'gone');
        exit.known.push(then);
        put(`if ${this.cond()} { ${moved}break ${exit.label}; }`);
      }
      return;
    }
    put(
      random.pick([
        `may(log, x ^ ${random.below(8)})?;`,
        `let Some(_q) = may(log, x ^ ${random.below(8)}) else { return None };`,
        `let _t = [${this.d()}, ${this.d()}]; may(log, x)?;`,
        `note(log, (${this.d()}, may(log, x / 2)?).1);`,
      ]),
    );
  }

  /** In a loop's second round a variable is what the first left: none is more than it was. */
  private anyway(known: Known): Known {
    return new Map(known);
  }

  private isWhole(at: At, known: Known, name: string): boolean {
    const kind = at.kinds.get(name)!;
    return [name, ...PARTS[kind].map((p) => name + p)].every((path) => known.get(path) === 'live');
  }

  private set(at: At, known: Known, name: string, state: State): void {
    for (const path of [name, ...PARTS[at.kinds.get(name)!].map((p) => name + p)])
      known.set(path, state);
  }
}

function only(known: Known, outer: Known): Known {
  return new Map([...known].filter(([path]) => outer.has(path)));
}

function join(ways: readonly (Known | undefined)[]): Known | undefined {
  const some = ways.filter((w) => w !== undefined);
  const [first] = some;
  if (first === undefined) return undefined;
  return new Map(
    [...first].map(([path, state]) => [
      path,
      some.every((w) => w.get(path) === state) ? state : 'maybe',
    ]),
  );
}

export const moves: Feature = (world) => {
  const { random } = world;
  const f = fresh(world, 'mov');
  const at: At = { kinds: new Map(), fixed: new Set(), exits: [], depth: 3 };
  const body = new Moves(world).block(at, new Map(), random.between(5, 10));
  return [
    line('type Cells = core::cell::Cell<u64>;'),
    line(
      "struct D<'a>(&'a Cells, u64); impl Drop for D<'_> { fn drop(&mut self) { note(self.0, self.1); } }",
    ),
    line("#[allow(dead_code)] struct P<'a> { a: D<'a>, b: (D<'a>, u64) }"),
    line("#[allow(dead_code)] enum E<'a> { None, One(D<'a>), Two { l: D<'a>, n: u64, r: D<'a> } }"),
    line('fn note(log: &Cells, x: u64) { log.set(log.get().wrapping_mul(41).wrapping_add(x)); }'),
    line("fn pass<'a>(d: D<'a>) -> D<'a> { note(d.0, 40); d }"),
    line(
      'fn may(log: &Cells, x: u64) -> Option<u64> { let d = D(log, 19); (x % 5 != 0).then_some(d.1) }',
    ),
    nested(`fn ${f}(log: &Cells, x: u64) -> Option<u64>`, [
      ...body.nodes,
      ...(body.end === undefined ? [] : [line('Some(x / 3)')]),
    ]),
    callable(world, [['x', U64]], U64, [
      line('let log = Cells::new(1); let mut h = x;'),
      line(
        `for k in 0..6 { h = (h ^ ${f}(&log, h.wrapping_add(k)).unwrap_or(5)).rotate_left(11); }`,
      ),
      line('h ^ log.get()'),
    ]),
  ];
};
