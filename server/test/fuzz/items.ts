/** The parts of programs: types, traits, functions and the test function that puts results out. */
import { expr, literal } from './expressions.ts';
import type { Feature } from './features/kit.ts';
import { FEATURES } from './features/table.ts';
import { line, type Node, nested, valued } from './program.ts';
import { Random } from './random.ts';
import { fresh, type Scope, type Trait, type World, withVariables } from './scope.ts';
import { statements } from './statements.ts';
import {
  type Adt,
  fieldsOf,
  INT_NAMES,
  int,
  isOrdered,
  randomType,
  type Shape,
  scalarType,
  show,
  type Type,
  U64,
  weight,
} from './types.ts';
import { OPERATORS } from './values.ts';

/** A world without anything in it. */
export function emptyWorld(seed: number): World {
  return {
    random: new Random(seed),
    adts: [],
    fns: [],
    traits: [],
    genericFns: [],
    arrayFns: [],
    consts: [],
    next: 0,
  };
}

/** Items and a `test` function for one thread. */
export function threadProgram(world: World, only?: Feature): readonly Node[] {
  const { random } = world;
  const log = random.chance(50);
  const nodes: Node[] = [];
  for (let i = random.below(3); i > 0; i--) nodes.push(...adt(world));
  for (let i = random.below(2); i > 0; i--) nodes.push(constant(world));
  if (random.chance(35)) nodes.push(...trait(world));
  for (let i = random.below(3); i > 0; i--) nodes.push(fn(world, log));
  if (world.traits.length > 0 && random.chance(70)) nodes.push(genericFn(world));
  if (random.chance(30)) nodes.push(arrayFn(world));
  if (only !== undefined) nodes.push(...only(world));
  else if (random.chance(80)) nodes.push(...random.pick(FEATURES)(world));
  if (log) nodes.push(...GUARD);
  nodes.push(test(world, log, only === undefined ? 40 : 100));
  return nodes;
}

/** A few items that take no log. */
export function scalarItems(world: World): readonly Node[] {
  const { random } = world;
  const nodes: Node[] = [];
  if (random.chance(50)) nodes.push(...adt(world));
  if (random.chance(50)) nodes.push(constant(world));
  if (random.chance(50)) nodes.push(fn(world, false));
  nodes.push(...random.pick(FEATURES)(world));
  return nodes;
}

const GUARD: readonly Node[] = [
  line('type Log = core::cell::Cell<u64>;'),
  line("struct Guard<'a>(&'a Log, u64);"),
  nested("impl Drop for Guard<'_>", [
    line('fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1)); }'),
  ]),
];

export function scopeOf(world: World, change: Partial<Scope> = {}): Scope {
  return {
    world,
    variables: [],
    banned: new Set(),
    frozen: new Set(),
    ret: undefined,
    loops: [],
    log: false,
    depth: 3,
    times: 1,
    ...change,
  };
}

function shape(world: World, generic: boolean): Shape {
  const { random } = world;
  const style = random.pick(['unit', 'tuple', 'record', 'tuple', 'record'] as const);
  if (style === 'unit') return { style, fields: [] };
  const fields = Array.from({ length: random.between(1, 3) }, (_, i) => ({
    name: style === 'tuple' ? `${i}` : `f${i}`,
    type:
      generic && i === 0
        ? ({ kind: 'param' } as Type)
        : randomType(
            random,
            world.adts.filter((a) => !a.generic),
            1,
          ),
  }));
  return { style, fields };
}

function adt(world: World): Node[] {
  const { random } = world;
  const isEnum = random.chance(50);
  const generic = random.chance(30);
  const name = fresh(world, isEnum ? 'E' : 'S');
  const shapes: Shape[] = isEnum
    ? Array.from({ length: random.between(1, 4) }, () => shape(world, generic))
    : [shape(world, generic)];
  if (generic && !shapes.some((s) => s.fields.length > 0))
    shapes[0] = { style: 'tuple', fields: [{ name: '0', type: { kind: 'param' } }] };
  if (!isEnum && shapes[0]!.style === 'unit')
    shapes[0] = { style: 'tuple', fields: [{ name: '0', type: scalarType(random) }] };
  const variants = shapes.map((s, i) => ({ name: isEnum ? `V${i}` : name, shape: s }));
  const ordered = shapes.every((s) =>
    s.fields.every((f) => f.type.kind === 'param' || isOrdered(f.type)),
  );
  const def: Adt = { name, generic, variants, isEnum, operators: new Set(), ordered };
  const derives = `#[derive(Clone, Copy, PartialEq, Debug, PartialOrd${ordered ? ', Eq, Ord' : ''})]`;
  const reprs = [
    '',
    '',
    '',
    '#[repr(C)]',
    ...(isEnum ? ['#[repr(u8)]', '#[repr(i16)]'] : ['#[repr(align(16))]']),
  ];
  const fieldText = (s: Shape, pub: string): string =>
    s.style === 'tuple'
      ? `(${s.fields.map((f) => `${pub}${show(f.type)}`).join(', ')})`
      : `{ ${s.fields.map((f) => `${pub}${f.name}: ${show(f.type)}`).join(', ')} }`;
  const head = `${random.pick(reprs)} ${derives} ${isEnum ? 'enum' : 'struct'} ${name}${generic ? '<T>' : ''}`;
  const s0 = shapes[0]!;
  const nodes: Node[] = [
    isEnum
      ? line(
          `${head} { ${variants.map((v) => v.name + (v.shape.style === 'unit' ? '' : ` ${fieldText(v.shape, '')}`)).join(', ')} }`,
        )
      : line(`${head} ${fieldText(s0, '')}${s0.style === 'tuple' ? ';' : ''}`),
    bitsImpl(def),
  ];
  world.adts.push(def);
  if (!generic && random.chance(50)) nodes.push(...operators(world, def));
  return nodes;
}

function bitsImpl(def: Adt): Node {
  const head = def.generic ? `impl<T: Bits> Bits for ${def.name}<T>` : `impl Bits for ${def.name}`;
  const arms = def.variants.map(({ name, shape: s }, i) => {
    const path = def.isEnum ? `${def.name}::${name}` : def.name;
    const names = s.fields.map((_, k) => `x${k}`);
    const pat =
      s.style === 'unit'
        ? path
        : s.style === 'tuple'
          ? `${path}(${names.join(', ')})`
          : `${path} { ${s.fields.map((f, k) => `${f.name}: ${names[k]}`).join(', ')} }`;
    return line(`${pat} => { out.word(${i}); ${names.map((n) => `out.put(${n});`).join(' ')} }`);
  });
  return nested(head, [nested('fn bits(self, out: &mut Out)', [nested('match self', arms)])]);
}

function operators(world: World, def: Adt): Node[] {
  const { random } = world;
  const type: Type = { kind: 'adt', def, arg: undefined };
  return Object.keys(OPERATORS)
    .filter(() => random.chance(30))
    .map((name) => {
      const unary = name === 'Neg' || name === 'Not';
      const method =
        name === 'BitXor'
          ? 'bitxor'
          : name === 'BitAnd'
            ? 'bitand'
            : name === 'BitOr'
              ? 'bitor'
              : name.toLowerCase();
      const scope = withVariables(scopeOf(world, { depth: 2 }), [
        { name: 'self', type, mutable: false },
        ...(unary ? [] : [{ name: 'o', type, mutable: false }]),
      ]);
      const value = expr(scope, type);
      def.operators.add(name);
      return nested(`impl core::ops::${name} for ${def.name}`, [
        line(`type Output = ${def.name};`),
        nested(`fn ${method}(self${unary ? '' : `, o: ${def.name}`}) -> ${def.name}`, [
          valued('', value, literal(scope, type), ''),
        ]),
      ]);
    });
}

function constant(world: World): Node {
  const { random } = world;
  const name = fresh(world, 'K');
  const type = randomType(random, world.adts, 2);
  const scope = scopeOf(world);
  world.consts.push({ name, type, mutable: false });
  const value = literal(scope, type).replaceAll('x', 'x');
  return line(`${random.chance(50) ? 'const' : 'static'} ${name}: ${show(type)} = ${value};`);
}

function trait(world: World): Node[] {
  const { random } = world;
  const name = fresh(world, 'Tr');
  const types = new Map<string, Type>();
  for (let i = random.between(1, 4); i > 0; i--) {
    const t = randomType(
      random,
      world.adts.filter((a) => !a.generic),
      1,
    );
    types.set(show(t), t);
  }
  const made: Trait = { name, types: [...types.values()] };
  const nodes: Node[] = [
    nested(`trait ${name}: Copy + ${name}Dyn`, [
      line('const K: u64;'),
      line('const TWICE: u64 = Self::K.wrapping_mul(2);'),
      line('fn method(&self, y: u64) -> u64;'),
      line('fn make(y: u64) -> Self;'),
      line(
        `fn preset(self, y: u64) -> u64 { self.method(y ^ Self::TWICE).wrapping_add(${random.below(99)}) }`,
      ),
    ]),
    nested(`trait ${name}Dyn`, [line('fn act(&self, y: u64) -> u64;')]),
    nested(`impl<T: ${name}> ${name}Dyn for T`, [
      line('fn act(&self, y: u64) -> u64 { self.method(y.rotate_left(7)) ^ T::K }'),
    ]),
  ];
  for (const type of made.types) {
    const y = { name: 'y', type: U64, mutable: false };
    const method = withVariables(scopeOf(world, { ret: U64 }), [y]);
    const own = withVariables(method, [{ name: 'me', type, mutable: true }]);
    const block = statements({ ...own, depth: 2 }, random.below(3));
    nodes.push(
      nested(`impl ${name} for ${show(type)}`, [
        line(`const K: u64 = ${literal(scopeOf(world), U64)};`),
        ...(random.chance(30) ? [line(`const TWICE: u64 = ${random.below(100)};`)] : []),
        nested('fn method(&self, y: u64) -> u64', [
          line('let mut me = *self;'),
          ...block.nodes,
          valued('', expr({ ...block.scope, depth: 3 }, U64), 'y', ''),
        ]),
        nested(`fn make(y: u64) -> ${show(type)}`, [
          valued(
            '',
            expr({ ...method, ret: undefined, depth: 2 }, type),
            literal(method, type),
            '',
          ),
        ]),
      ]),
    );
  }
  world.traits.push(made);
  return nodes;
}

function genericFn(world: World): Node {
  const { random } = world;
  const name = fresh(world, 'g');
  const made = random.pick(world.traits);
  const values = [
    `x.method(y)`,
    `T::K`,
    `T::TWICE`,
    `T::make(y).method(3)`,
    `x.preset(y)`,
    `y`,
    `helper(x, y)`,
    `Some(x).map_or(y, |z| z.method(y))`,
    `[x; 2].iter().map(|z| z.act(y)).fold(0, u64::wrapping_add)`,
  ];
  const parts = Array.from({ length: 3 }, () => random.pick(values));
  world.genericFns.push({ name, trait: made });
  return nested(`fn ${name}<T: ${made.name}>(x: T, y: u64) -> u64`, [
    line(`fn helper<U: ${made.name}>(x: U, y: u64) -> u64 { x.method(y).wrapping_mul(U::K | 1) }`),
    line(`let a = ${parts[0]}; let b = ${parts[1]};`),
    line(`if a ${random.pick(['<', '>', '=='])} b { a.wrapping_sub(${parts[2]}) } else { b ^ a }`),
  ]);
}

function arrayFn(world: World): Node {
  const { random } = world;
  const name = fresh(world, 'h');
  const elem = int(random.pick(INT_NAMES));
  world.arrayFns.push({ name, elem });
  const [start, step] = [
    literal(scopeOf(world), U64),
    random.pick(['wrapping_mul(3) ^', 'rotate_left(5) ^', 'wrapping_add(9) ^']),
  ];
  return nested(`fn ${name}<const N: usize>(a: [${show(elem)}; N]) -> u64`, [
    line(`let mut h = ${start} ^ N as u64;`),
    nested(
      random.pick([
        'for x in a',
        'for x in a.iter().rev().copied()',
        'for x in a.into_iter().skip(N / 2)',
      ]),
      [line(`h = h.${step} (x as u64);`)],
    ),
    line('h'),
  ]);
}

function fn(world: World, log: boolean): Node {
  const { random } = world;
  const name = fresh(world, 'fun');
  const params = Array.from({ length: random.between(1, 3) }, () =>
    randomType(random, world.adts, 2),
  );
  const ret = randomType(random, world.adts, 2);
  const variables = params.map((type, i) => ({
    name: `p${i}_${world.next++}`,
    type,
    mutable: random.chance(40),
  }));
  const list = variables.map((v) => `${v.mutable ? 'mut ' : ''}${v.name}: ${show(v.type)}`);
  if (log) list.push('log: &Log');
  const start = withVariables(scopeOf(world, { ret, log }), variables);
  const block = statements(start, random.between(1, 4));
  const value = valued('', expr({ ...block.scope, depth: 3 }, ret), literal(start, ret), '');
  const node = nested(`fn ${name}(${list.join(', ')}) -> ${show(ret)}`, [...block.nodes, value]);
  if (ret.kind === 'option' || ret.kind === 'result') {
    // `?` on what other functions give.
    const other = world.fns.find(
      (f) =>
        f.ret.kind === ret.kind &&
        (f.ret.kind === 'option' ||
          show((f.ret as Type & { kind: 'result' }).err) ===
            show((ret as Type & { kind: 'result' }).err)),
    );
    if (other !== undefined) {
      const call = `${other.name}(${[...other.params.map((t) => expr({ ...start, depth: 1 }, t)), ...(log && other.plain !== true ? ['log'] : [])].join(', ')})?`;
      world.fns.push({ name, params, ret });
      return { ...node, body: [line(`let _q = ${call};`), ...node.body!] };
    }
  }
  world.fns.push({ name, params, ret });
  return node;
}

function test(world: World, log: boolean, featured: number): Node {
  const { random } = world;
  const inputs = Array.from({ length: random.between(2, 5) }, (_, i) => {
    const type = int(random.pick(INT_NAMES));
    return { name: `in${i}`, type, mutable: random.chance(50) };
  });
  const nodes: Node[] = inputs.map((v, i) =>
    line(
      `let ${v.mutable ? 'mut ' : ''}${v.name} = ${random.chance(25) ? `(input[${i}] % 50)` : `input[${i}]`} as ${show(v.type)};`,
    ),
  );
  if (log) nodes.push(line('let log = &Log::new(0);'));
  let scope = withVariables(scopeOf(world, { log }), inputs);
  let room = 200;
  for (let i = random.between(1, 3); i > 0; i--) {
    const block = statements(scope, random.between(1, 2));
    nodes.push(...block.nodes);
    scope = block.scope;
    const type = randomType(random, world.adts, 2);
    if (weight(type) > room) continue;
    room -= weight(type);
    nodes.push(valued('out.put(', expr({ ...scope, depth: 3 }, type), literal(scope, type), ');'));
  }
  for (const v of scope.variables) {
    if (!v.mutable || weight(v.type) > room) continue;
    room -= weight(v.type);
    nodes.push(line(`out.put(${v.name});`));
  }
  // What a feature is about happens in every program that is for it, and in many others wherever
  // else it is called.
  for (const f of world.fns) {
    if (f.plain !== true || weight(f.ret) > room || !random.chance(featured)) continue;
    room -= weight(f.ret);
    const args = f.params.map((type) => expr({ ...scope, depth: 1 }, type));
    nodes.push(valued('out.put(', `${f.name}(${args.join(', ')})`, literal(scope, f.ret), ');'));
  }
  if (log) nodes.push(line('out.put(log.get());'));
  return nested('pub fn test(input: &[u64], out: &mut Out)', nodes);
}

export { fieldsOf };
