/** Random statements and function bodies. */
import { expr, literal, pattern } from './expressions.ts';
import { line, type Node, nested, valued } from './program.ts';
import {
  type Block,
  ban,
  fresh,
  inner,
  type Scope,
  type Variable,
  withVariables,
  writable,
} from './scope.ts';
import {
  BOOL,
  fieldsOf,
  INT_NAMES,
  int,
  isOrdered,
  isSigned,
  randomType,
  scalarType,
  show,
  type Type,
  USIZE,
} from './types.ts';

/** Statements one after the other; later ones see the variables of earlier ones. */
export function statements(scope: Scope, count: number): Block {
  const nodes: Node[] = [];
  let at = scope;
  for (let i = 0; i < count; i++) {
    const made = statement(at);
    nodes.push(...made.nodes);
    at = { ...made.scope };
  }
  return { nodes, scope: at };
}

function body(scope: Scope, count: number): readonly Node[] {
  return statements(scope, count).nodes;
}

function statement(scope: Scope): Block {
  const { random } = scope.world;
  const roll = random.below(100);
  if (roll < 26) return variable(scope);
  if (roll < 36) return { nodes: [assignment(scope)], scope };
  if (scope.depth <= 1)
    return random.chance(50) ? variable(scope) : { nodes: [assignment(scope)], scope };
  if (roll < 44) return { nodes: ifStatement(scope), scope };
  if (roll < 50) return { nodes: [forLoop(scope)], scope };
  if (roll < 54) return { nodes: whileLoop(scope), scope };
  if (roll < 58) return { nodes: [mutate(scope)], scope };
  if (roll < 62) return letElse(scope);
  if (roll < 66) return closure(scope);
  if (roll < 70) return { nodes: leave(scope), scope };
  if (roll < 75) return guard(scope);
  if (roll < 79) return destructure(scope);
  if (roll < 83) return { nodes: [matchStatement(scope)], scope };
  if (roll < 87) return { nodes: reference(scope), scope };
  if (roll < 90) return { nodes: [nested('', body(inner(scope), random.between(1, 3)))], scope };
  return variable(scope);
}

function variable(scope: Scope): Block {
  const { random } = scope.world;
  const type = randomType(random, scope.world.adts, 2);
  const name = fresh(scope.world, 'v');
  const mutable = random.chance(60);
  const head = `let ${mutable ? 'mut ' : ''}${name}: ${show(type)} = `;
  return {
    nodes: [valued(head, expr(scope, type), literal(scope, type), ';')],
    scope: withVariables(scope, [{ name, type, mutable }]),
  };
}

/** A place within a variable, with its type. */
function place(scope: Scope, v: Variable): { readonly text: string; readonly type: Type } {
  const { random } = scope.world;
  if (v.type.kind === 'array' && random.chance(70)) {
    const index = random.chance(50)
      ? `${random.below(v.type.len)}`
      : `${expr(inner(scope, { depth: 1, banned: ban(scope, [v.name]) }), USIZE)} % ${v.type.len}`;
    return { text: `${v.name}[${index}]`, type: v.type.elem };
  }
  if (v.type.kind === 'tuple' && random.chance(70)) {
    const at = random.below(v.type.elems.length);
    return { text: `${v.name}.${at}`, type: v.type.elems[at]! };
  }
  if (v.type.kind === 'adt' && !v.type.def.isEnum && random.chance(70)) {
    const fields = fieldsOf(v.type, 0);
    if (fields.length > 0) {
      const f = random.pick(fields);
      return { text: `${v.name}.${f.name}`, type: f.type };
    }
  }
  return { text: v.name, type: v.type };
}

function assignment(scope: Scope): Node {
  const { random } = scope.world;
  const targets = writable(scope);
  if (targets.length === 0) return valued('let _ = ', expr(scope, BOOL), 'true', ';');
  const to = place(scope, random.pick(targets));
  if (to.type.kind === 'int' && random.chance(60)) {
    const shift = random.chance(20);
    if (shift)
      return valued(
        `${to.text} ${random.pick(['<<=', '>>='])} `,
        `(${expr(scope, int('u32'))}) % 8`,
        '1',
        ';',
      );
    return valued(
      `${to.text} ${random.pick(['+=', '-=', '*=', '^=', '|=', '&='])} `,
      expr(scope, to.type),
      literal(scope, to.type),
      ';',
    );
  }
  if (to.type.kind === 'float' && random.chance(50)) {
    return valued(
      `${to.text} ${random.pick(['+=', '-=', '*=', '/='])} `,
      expr(scope, to.type),
      literal(scope, to.type),
      ';',
    );
  }
  return valued(`${to.text} = `, expr(scope, to.type), literal(scope, to.type), ';');
}

function ifStatement(scope: Scope): Node[] {
  const { random } = scope.world;
  if (random.chance(40)) {
    const t = randomType(random, scope.world.adts, 2);
    const p = pattern(scope, t, true);
    const s = withVariables(inner(scope), p.variables);
    const more = random.chance(40) ? ` && ${expr(s, BOOL)}` : '';
    return [nested(`if let ${p.text} = `, body(s, 2), '}'), ...[]].map((n) => ({
      ...n,
      value: `${expr(inner(scope), t)}${more}`,
    }));
  }
  const cond = expr(inner(scope), BOOL);
  const then: Node = { ...nested('if ', body(inner(scope), 2)), value: cond, simpler: 'true' };
  if (random.chance(50)) return [then];
  return [{ ...then, tail: '' }, nested('} else', body(inner(scope), 2))];
}

function forLoop(scope: Scope): Node {
  const { random } = scope.world;
  const label = fresh(scope.world, "'l");
  const times = scope.times * 4;
  const s = inner(scope, { loops: [...scope.loops, label], times });
  const name = fresh(scope.world, 'i');
  const arrays = scope.variables.filter(
    (v) => v.type.kind === 'array' && !scope.banned.has(v.name),
  );
  if (arrays.length > 0 && random.chance(60)) {
    const v = random.pick(arrays);
    const elem = (v.type as Type & { kind: 'array' }).elem;
    if (v.mutable && !scope.frozen.has(v.name) && random.chance(40)) {
      const inside = withVariables({ ...s, banned: ban(s, [v.name]) }, []);
      return nested(`${label}: for ${name} in ${v.name}.iter_mut()`, [
        valued(`*${name} = `, expr(inner(inside), elem), literal(scope, elem), ';'),
        ...body(inside, 1),
      ]);
    }
    const frozen = new Set([...s.frozen, v.name]);
    const inside = withVariables({ ...s, frozen }, [{ name, type: elem, mutable: false }]);
    return nested(
      `${label}: for &${name} in ${random.pick(['&', '&'])}${v.name}`,
      body(inside, random.between(1, 3)),
    );
  }
  const type = int(random.pick(INT_NAMES));
  const inside = withVariables(s, [{ name, type, mutable: false }]);
  const range = random.pick([
    `0..${random.between(1, 5)}`,
    `(1..=${random.between(1, 5)}).rev()`,
    `(0..9).step_by(${random.between(2, 5)})`,
    ...(isSigned((type as Type & { kind: 'int' }).name) ? [`-2..${random.between(0, 3)}`] : []),
  ]);
  const typed = range.replace(/(\d+)\)?/, (m) => m.replace(/\d+/, (d) => `${d}${show(type)}`));
  return nested(`${label}: for ${name} in ${typed}`, body(inside, random.between(1, 3)));
}

function whileLoop(scope: Scope): Node[] {
  const { random } = scope.world;
  const name = fresh(scope.world, 'w');
  const label = fresh(scope.world, "'l");
  const counter: Variable = { name, type: int('u32'), mutable: false };
  const inside = withVariables(
    inner(scope, { loops: [...scope.loops, label], times: scope.times * 4 }),
    [counter],
  );
  const step = line(`${name} += 1;`);
  const block = [step, ...body(inside, random.between(1, 3))];
  if (random.chance(50)) {
    return [
      line(`let mut ${name} = 0u32;`),
      nested(`${label}: while ${name} < ${random.between(1, 5)} && ${expr(inside, BOOL)}`, block),
    ];
  }
  const stop = line(
    `if ${name} > ${random.between(1, 5)} || ${expr(inside, BOOL)} { break ${label}; }`,
  );
  return [
    line(`let mut ${name} = 0u32;`),
    nested(`${label}: loop`, [step, stop, ...body(inside, 2)]),
  ];
}

/** Methods that change a variable. */
function mutate(scope: Scope): Node {
  const { random } = scope.world;
  const targets = writable(scope);
  if (targets.length === 0) return line('');
  const v = random.pick(targets);
  const s = inner(scope, { banned: ban(scope, [v.name]) });
  const all = [
    valued(
      `${v.name} = core::mem::replace(&mut ${v.name}, `,
      expr(s, v.type),
      literal(scope, v.type),
      ');',
    ),
  ];
  const { type, name } = v;
  if (type.kind === 'array') {
    all.push(
      line(`${name}.reverse();`),
      line(`${name}.swap(${random.below(type.len)}, ${random.below(type.len)});`),
    );
    all.push(
      line(`${name}.rotate_right(${random.below(type.len + 1)});`),
      line(`${name}[..${random.below(type.len + 1)}].fill(${literal(scope, type.elem)});`),
    );
    if (isOrdered(type.elem))
      all.push(
        line(`${name}.sort_unstable();`),
        line(`${name}.sort_unstable_by(|a, b| b.cmp(a));`),
      );
    if (type.len > 2)
      all.push(
        line(`${name}.copy_within(0..2, 1);`),
        line(`{ let (l, r) = ${name}.split_at_mut(1); core::mem::swap(&mut l[0], &mut r[1]); }`),
      );
  }
  if (type.kind === 'option') {
    all.push(
      line(`${name}.take();`),
      valued(`let _ = ${name}.insert(`, expr(s, type.of), literal(scope, type.of), ');'),
    );
    all.push(
      valued(
        `if let Some(q) = &mut ${name} { *q = `,
        expr(s, type.of),
        literal(scope, type.of),
        '; }',
      ),
    );
    all.push(valued(`${name}.get_or_insert(`, expr(s, type.of), literal(scope, type.of), ');'));
  }
  if (type.kind === 'adt' && type.def.isEnum) {
    const at = type.def.variants.findIndex((x) => x.shape.style === 'tuple');
    if (at >= 0) {
      const f = fieldsOf(type, at)[0]!;
      const rest = type.def.variants[at]!.shape.fields.length > 1 ? ', ..' : '';
      all.push(
        valued(
          `if let ${type.def.name}::${type.def.variants[at]!.name}(q${rest}) = &mut ${name} { *q = `,
          expr(s, f.type),
          literal(scope, f.type),
          '; }',
        ),
      );
    }
  }
  return random.pick(all);
}

function letElse(scope: Scope): Block {
  const { random } = scope.world;
  const exit = exits(scope);
  const of = randomType(random, scope.world.adts, 1);
  const type: Type = random.chance(70)
    ? { kind: 'option', of }
    : { kind: 'result', ok: of, err: scalarType(random) };
  if (exit.length === 0) return variable(scope);
  const sub = pattern(scope, of, random.chance(50));
  const text = type.kind === 'option' ? `Some(${sub.text})` : `Ok(${sub.text})`;
  return {
    nodes: [line(`let ${text} = ${expr(inner(scope), type)} else { ${random.pick(exit)} };`)],
    scope: withVariables(scope, sub.variables),
  };
}

/** Ways to leave: `return`, `break`, `continue`. */
function exits(scope: Scope): string[] {
  const out: string[] = [];
  if (scope.ret !== undefined) out.push(`return ${expr(inner(scope, { depth: 1 }), scope.ret)};`);
  for (const label of scope.loops) out.push(`break ${label};`, `continue ${label};`);
  return out;
}

function leave(scope: Scope): Node[] {
  const { random } = scope.world;
  const exit = exits(scope);
  if (exit.length === 0) return [];
  return [nested(`if ${expr(inner(scope), BOOL)}`, [line(random.pick(exit))])];
}

/** A closure in a variable, called now; its captures are free again afterwards. */
function closure(scope: Scope): Block {
  const { random } = scope.world;
  const f = fresh(scope.world, 'f');
  const param = scalarType(random);
  const ret = scalarType(random);
  const x = fresh(scope.world, 'x');
  const result = fresh(scope.world, 'v');
  const args = [expr(inner(scope, { depth: 2 }), param), expr(inner(scope, { depth: 2 }), param)];
  const names = [fresh(scope.world, 'g'), fresh(scope.world, 'g')];
  const targets = writable(scope);
  const own = withVariables(inner(scope, { ret: undefined, loops: [] }), [
    { name: x, type: param, mutable: false },
  ]);
  const nodes: Node[] = [line(`let (${names.join(', ')}) = (${args.join(', ')});`)];
  const inside: Node[] = [];
  if (targets.length > 0 && random.chance(70))
    inside.push(assignment({ ...own, variables: [...own.variables] }));
  const move = inside.length === 0 && random.chance(30) ? 'move ' : '';
  const value = expr(own, ret);
  nodes.push(
    nested(
      `let mut ${f} = ${move}|${x}: ${show(param)}| -> ${show(ret)}`,
      [...inside, line(value)],
      '};',
    ),
  );
  nodes.push(
    line(
      `let ${result} = ({ let a = ${f}(${names[0]}); let b = ${f}(${names[1]}); if ${random.pick(['a == b', 'true', 'a != b'])} { a } else { b } });`,
    ),
  );
  return { nodes, scope: withVariables(scope, [{ name: result, type: ret, mutable: false }]) };
}

/** A value whose end is logged. */
function guard(scope: Scope): Block {
  const { random } = scope.world;
  if (!scope.log) return variable(scope);
  const id = random.between(1, 15);
  const name = fresh(scope.world, 'd');
  const nodes: Node[] = [
    line(`let ${random.chance(30) ? 'mut ' : ''}${name} = Guard(log, ${id});`),
  ];
  switch (random.below(6)) {
    case 0:
      nodes.push(nested(`if ${expr(inner(scope), BOOL)}`, [line(`drop(${name});`)]));
      break;
    case 1:
      nodes.push(line(`let _ = ${name};`));
      break;
    case 2:
      nodes.push(
        line(`let ${name} = (${name}, Guard(log, ${random.between(1, 15)})).${random.below(2)};`),
      );
      break;
    case 3:
      nodes.push(
        line(`let ${name} = if ${expr(inner(scope), BOOL)} { Some(${name}) } else { None };`),
      );
      break;
    case 4:
      nodes.push(line(`let ${name} = move || ${name}.1;`), line(`log.set(log.get() ^ ${name}());`));
      break;
    default:
  }
  return { nodes, scope };
}

function destructure(scope: Scope): Block {
  const { random } = scope.world;
  const type = randomType(random, scope.world.adts, 2);
  const p = pattern(scope, type, false);
  return {
    nodes: [
      valued(`let ${p.text}: ${show(type)} = `, expr(scope, type), literal(scope, type), ';'),
    ],
    scope: withVariables(scope, p.variables),
  };
}

function matchStatement(scope: Scope): Node {
  const { random } = scope.world;
  const type = randomType(random, scope.world.adts, 2);
  const arms: Node[] = Array.from({ length: random.between(1, 3) }, () => {
    const p = pattern(scope, type, true);
    const s = withVariables(inner(scope), p.variables);
    const cond = random.chance(30) ? ` if ${expr(inner(s, { depth: 1 }), BOOL)}` : '';
    return nested(`${p.text}${cond} =>`, body(s, random.between(1, 2)));
  });
  const by = random.chance(30) ? '&' : '';
  if (by === '&') {
    // Behind a reference the names are references.
    return nested(`match ${expr(inner(scope), type)}`, [...arms, line('_ => {}')]);
  }
  return nested(`match ${expr(inner(scope), type)}`, [...arms, line('_ => {}')]);
}

/** A mutable reference in use while its variable must not be named. */
function reference(scope: Scope): Node[] {
  const { random } = scope.world;
  const targets = writable(scope);
  if (targets.length === 0) return [];
  const v = random.pick(targets);
  const to = place(scope, v);
  const r = fresh(scope.world, 'r');
  const s = inner(scope, { banned: ban(scope, [v.name]) });
  const inside: Node[] = [
    line(`let ${r} = &mut ${to.text};`),
    ...body({ ...s, loops: [], ret: undefined }, 1),
  ];
  inside.push(valued(`*${r} = `, expr(s, to.type), literal(scope, to.type), ';'));
  return [nested('', inside)];
}
