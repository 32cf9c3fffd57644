/** Random expressions of a wanted type. */
import { floatExpr, intExpr } from './numbers.ts';
import { fresh, readable, type Scope, withVariables } from './scope.ts';
import {
  BOOL,
  bitsOf,
  fieldsOf,
  INT_NAMES,
  int,
  isOrdered,
  isSigned,
  randomType,
  scalarType,
  show,
  type Type,
  U64,
} from './types.ts';
import { closureCall, inner, operatorExpr } from './values.ts';

/** A constant of the type, simple enough to be read at a glance. */
export function literal(scope: Scope, type: Type): string {
  const { random } = scope.world;
  switch (type.kind) {
    case 'int': {
      const bits = BigInt(bitsOf(type.name));
      const small = BigInt(random.between(0, 20));
      if (random.chance(60)) return `${small}${type.name}`;
      const top = isSigned(type.name) ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
      const wide =
        (BigInt(random.next()) << 96n) |
        (BigInt(random.next()) << 64n) |
        (BigInt(random.next()) << 32n) |
        BigInt(random.next());
      const value = random.weighted([
        [3, wide & top],
        [1, top],
        [1, top - small],
      ]);
      if (isSigned(type.name) && random.chance(40)) return `(-${value}${type.name})`;
      return random.chance(20) ? `0x${value.toString(16)}${type.name}` : `${value}${type.name}`;
    }
    case 'float':
      return random.weighted([
        [
          6,
          `${random.between(-9, 9) < 0 ? `(-${random.between(1, 90) / 8}${type.name})` : `${random.between(1, 90) / 8}_${type.name}`}`,
        ],
        [1, `0.0${type.name}`],
        [1, `1e10${type.name}`],
        [1, `${type.name}::INFINITY`],
        [1, `${type.name}::MAX`],
        [1, `0.1${type.name}`],
      ]);
    case 'bool':
      return random.chance(50) ? 'true' : 'false';
    case 'char':
      return random.pick(["'a'", "'Z'", "'0'", "'\\n'", "'é'", "'\\u{10ffff}'", "'~'"]);
    case 'tuple':
      return `(${type.elems.map((t) => literal(scope, t)).join(', ')}${type.elems.length === 1 ? ',' : ''})`;
    case 'array':
      return random.chance(50)
        ? `[${literal(scope, type.elem)}; ${type.len}]`
        : `[${Array.from({ length: type.len }, () => literal(scope, type.elem)).join(', ')}]`;
    case 'option':
      return random.chance(30) ? `None::<${show(type.of)}>` : `Some(${literal(scope, type.of)})`;
    case 'result':
      return random.chance(30)
        ? `Err::<${show(type.ok)}, ${show(type.err)}>(${literal(scope, type.err)})`
        : `Ok::<${show(type.ok)}, ${show(type.err)}>(${literal(scope, type.ok)})`;
    case 'adt':
      return construct(scope, type, literal);
    case 'param':
      return 'x';
  }
}

function construct(
  scope: Scope,
  type: Type & { kind: 'adt' },
  value: (scope: Scope, type: Type) => string,
): string {
  const { random } = scope.world;
  const at = random.below(type.def.variants.length);
  const { name, shape } = type.def.variants[at]!;
  const args = type.arg === undefined ? '' : `::<${show(type.arg)}>`;
  const path = type.def.isEnum ? `${type.def.name}${args}::${name}` : `${type.def.name}${args}`;
  if (shape.style === 'unit') return path;
  const fields = fieldsOf(type, at).map((f) => ({ ...f, text: value(scope, f.type) }));
  if (shape.style === 'tuple') return `${path}(${fields.map((f) => f.text).join(', ')})`;
  const shuffled = random.chance(30) ? [...fields].reverse() : fields;
  return `(${path} { ${shuffled.map((f) => `${f.name}: ${f.text}`).join(', ')} })`;
}

/** An expression of the type; every composite one stands in parentheses or is a primary. */
export function expr(scope: Scope, type: Type): string {
  const text = anyExpr(scope, type);
  return /^(\{|match |'l\d+: )/.test(text) ? `(${text})` : text;
}

function anyExpr(scope: Scope, type: Type): string {
  const { random } = scope.world;
  if (scope.depth <= 0) return leaf(scope, type);
  const roll = random.below(100);
  if (roll < 15) return leaf(scope, type);
  if (roll < 25) return control(scope, type);
  if (roll < 33) return fromOutside(scope, type) ?? expr(scope, type);
  switch (type.kind) {
    case 'int':
      return intExpr(scope, type, expr);
    case 'float':
      return floatExpr(scope, type, expr);
    case 'bool':
      return boolExpr(scope);
    case 'char':
      return random.pick([
        `(${expr(inner(scope), int('u8'))} as char)`,
        `char::from_u32(${expr(inner(scope), int('u32'))}).unwrap_or('?')`,
        `${expr(inner(scope), type)}.to_ascii_uppercase()`,
        `char::from_digit(${expr(inner(scope), int('u32'))} % 36, 36).unwrap_or('!')`,
      ]);
    case 'tuple':
      return `(${type.elems.map((t) => expr(inner(scope), t)).join(', ')}${type.elems.length === 1 ? ',' : ''})`;
    case 'array':
      return arrayExpr(scope, type);
    case 'option':
      return optionExpr(scope, type);
    case 'result':
      return resultExpr(scope, type);
    case 'adt':
      return adtExpr(scope, type);
    case 'param':
      return leaf(scope, type);
  }
}

/** A variable, constant, part of a variable, or literal. */
export function leaf(scope: Scope, type: Type): string {
  const { random } = scope.world;
  const found = readable(scope, type);
  if (found.length > 0 && random.chance(75)) return random.pick(found).name;
  const part = random.chance(60) ? partOf(scope, type) : undefined;
  if (part !== undefined) return part;
  const consts = scope.world.consts.filter((c) => show(c.type) === show(type));
  if (consts.length > 0 && random.chance(40)) return random.pick(consts).name;
  return (random.chance(65) ? fromOther(scope, type) : undefined) ?? literal(scope, type);
}

/** A scalar made of a variable of another scalar type. */
function fromOther(scope: Scope, type: Type): string | undefined {
  const { random } = scope.world;
  const found = scope.variables.filter((v) => v.type.kind === 'int' && !scope.banned.has(v.name));
  if (found.length === 0) return undefined;
  const { name } = random.pick(found);
  switch (type.kind) {
    case 'int':
    case 'float':
      return `(${name} as ${type.name})`;
    case 'bool':
      return `(${name} ${random.pick(['<', '>', '==', '!='])} ${random.between(0, 100)})`;
    case 'char':
      return `(${name} as u8 as char)`;
    default:
      return undefined;
  }
}

/** A field or element of a variable. */
function partOf(scope: Scope, type: Type): string | undefined {
  const { random } = scope.world;
  const want = show(type);
  const index = readable(scope, int('usize'))[0]?.name ?? fromOther(scope, int('usize')) ?? '9';
  const found: string[] = [];
  for (const v of scope.variables) {
    if (scope.banned.has(v.name)) continue;
    const at = v.type;
    if (at.kind === 'tuple')
      at.elems.forEach((t, i) => {
        if (show(t) === want) found.push(`${v.name}.${i}`);
      });
    else if (at.kind === 'array' && show(at.elem) === want) {
      found.push(`${v.name}[${random.below(at.len)}]`, `${v.name}[${index} % ${at.len}]`);
    } else if (at.kind === 'adt' && !at.def.isEnum) {
      for (const f of fieldsOf(at, 0)) if (show(f.type) === want) found.push(`${v.name}.${f.name}`);
    }
  }
  return found.length === 0 ? undefined : random.pick(found);
}

/** `if`, `match`, blocks, loops with a value, closures: of any type. */
function control(scope: Scope, type: Type): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  switch (random.below(9)) {
    case 0:
      return `(if ${e(BOOL)} { ${e(type)} } else { ${e(type)} })`;
    case 1: {
      const t = scalarType(random);
      const name = fresh(scope.world, 'b');
      return `{ let ${name} = ${e(t)}; ${e(type, withVariables(inner(scope), [{ name, type: t, mutable: false }]))} }`;
    }
    case 2:
      return matchExpr(scope, type);
    case 3:
      return closureCall(scope, type, expr);
    case 4: {
      const label = fresh(scope.world, "'l");
      return `${label}: { if ${e(BOOL)} { break ${label} ${e(type)}; } ${e(type)} }`;
    }
    case 5: {
      const n = fresh(scope.world, 'n');
      const s = withVariables(inner(scope), [{ name: n, type: int('u32'), mutable: false }]);
      return `{ let mut ${n} = 0u32; loop { ${n} += 1; if ${n} > ${random.between(1, 4)} || ${e(BOOL, s)} { break ${e(type, s)}; } } }`;
    }
    case 6: {
      const t = scalarType(random);
      const name = fresh(scope.world, 'o');
      const s = withVariables(inner(scope), [{ name, type: t, mutable: false }]);
      return `(if let Some(${name}) = ${e({ kind: 'option', of: t })} { ${e(type, s)} } else { ${e(type)} })`;
    }
    case 7:
      return `(*&${e(type)})`;
    default: {
      const [a, b] = [fresh(scope.world, 't'), fresh(scope.world, 't')];
      const t = scalarType(random);
      const s = withVariables(inner(scope), [
        { name: a, type: t, mutable: false },
        { name: b, type, mutable: false },
      ]);
      return `{ let (${a}, ${b}) = (${e(t)}, ${e(type)}); ${e(type, s)} }`;
    }
  }
}

function matchExpr(scope: Scope, type: Type): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const on = random.chance(50)
    ? int(random.pick(INT_NAMES))
    : randomType(random, scope.world.adts, 1);
  if (on.kind === 'int') {
    const name = fresh(scope.world, 'm');
    const s = withVariables(inner(scope), [{ name, type: on, mutable: false }]);
    const a = random.between(0, 30);
    const arms = [
      `${a} => ${e(type)}`,
      `${a + 1} | ${a + 2} => ${e(type)}`,
      `${name} @ ${a + 3}..=${a + 9} => ${e(type, s)}`,
      `${name} if ${e(BOOL, s)} => ${e(type, s)}`,
      `..${a + 1} => ${e(type)}`,
      `${a + 40}.. => ${e(type)}`,
    ].filter(() => random.chance(60));
    return `match ${e(on)} { ${[...arms, `_ => ${e(type)}`].join(', ')} }`;
  }
  const arms = patterns(scope, on).map(({ text, variables }) => {
    const s = withVariables(inner(scope), variables);
    const guard = random.chance(25) ? ` if ${e(BOOL, s)}` : '';
    return `${text}${guard} => ${e(type, s)}`;
  });
  return `match ${e(on)} { ${[...arms, `_ => ${e(type)}`].join(', ')} }`;
}

export interface Pattern {
  readonly text: string;
  readonly variables: readonly {
    readonly name: string;
    readonly type: Type;
    readonly mutable: boolean;
  }[];
}

/** Some patterns that values of the type may match. */
function patterns(scope: Scope, type: Type): Pattern[] {
  const { random } = scope.world;
  const count = random.between(1, 3);
  if (type.kind === 'adt' && type.def.isEnum) {
    return type.def.variants
      .filter(() => random.chance(75))
      .map((_, i) =>
        variantPattern(
          scope,
          type,
          type.def.variants.indexOf(_) >= 0 ? type.def.variants.indexOf(_) : i,
        ),
      );
  }
  return Array.from({ length: count }, () => pattern(scope, type, true));
}

function variantPattern(scope: Scope, type: Type & { kind: 'adt' }, at: number): Pattern {
  const { name, shape } = type.def.variants[at]!;
  const path = type.def.isEnum ? `${type.def.name}::${name}` : type.def.name;
  if (shape.style === 'unit') return { text: path, variables: [] };
  const subs = fieldsOf(type, at).map((f) => ({ f, sub: pattern(scope, f.type, true) }));
  const variables = subs.flatMap(({ sub }) => sub.variables);
  if (shape.style === 'tuple')
    return { text: `${path}(${subs.map(({ sub }) => sub.text).join(', ')})`, variables };
  return {
    text: `${path} { ${subs.map(({ f, sub }) => `${f.name}: ${sub.text}`).join(', ')} }`,
    variables,
  };
}

/** A pattern; with `refutable` it may leave values out. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of type
export function pattern(scope: Scope, type: Type, refutable: boolean): Pattern {
  const { random } = scope.world;
  const bind = (): Pattern => {
    const name = fresh(scope.world, 'p');
    return { text: name, variables: [{ name, type, mutable: false }] };
  };
  const all = (types: readonly Type[]): Pattern[] => types.map((t) => pattern(scope, t, refutable));
  if (random.chance(15)) return { text: '_', variables: [] };
  if (random.chance(30)) return bind();
  switch (type.kind) {
    case 'int': {
      if (!refutable) return bind();
      const a = random.between(0, 100);
      if (random.chance(30)) {
        const name = fresh(scope.world, 'p');
        return { text: `${name} @ ${a}..=${a + 20}`, variables: [{ name, type, mutable: false }] };
      }
      return {
        text: random.pick([`${a}`, `(..=${a})`, `(${a}..)`, `${a} | ${a + 2}`]),
        variables: [],
      };
    }
    case 'bool':
      return refutable ? { text: random.pick(['true', 'false']), variables: [] } : bind();
    case 'char':
      return refutable ? { text: "'a'..='z'", variables: [] } : bind();
    case 'tuple': {
      const subs = all(type.elems);
      const comma = subs.length === 1 ? ',' : '';
      return {
        text: `(${subs.map((s) => s.text).join(', ')}${comma})`,
        variables: subs.flatMap((s) => s.variables),
      };
    }
    case 'array': {
      const keep = random.between(1, type.len);
      const subs = all(Array.from({ length: keep }, () => type.elem));
      const texts = subs.map((s) => s.text);
      if (keep < type.len) texts.splice(random.below(keep + 1), 0, '..');
      return { text: `[${texts.join(', ')}]`, variables: subs.flatMap((s) => s.variables) };
    }
    case 'option': {
      if (!refutable) return bind();
      if (random.chance(25)) return { text: 'None', variables: [] };
      const sub = pattern(scope, type.of, true);
      return { text: `Some(${sub.text})`, variables: sub.variables };
    }
    case 'result': {
      if (!refutable) return bind();
      const ok = random.chance(60);
      const sub = pattern(scope, ok ? type.ok : type.err, true);
      return { text: `${ok ? 'Ok' : 'Err'}(${sub.text})`, variables: sub.variables };
    }
    case 'adt':
      if (type.def.isEnum)
        return refutable
          ? variantPattern(scope, type, random.below(type.def.variants.length))
          : bind();
      return structPattern(scope, type, refutable);
    default:
      return bind();
  }
}

function structPattern(scope: Scope, type: Type & { kind: 'adt' }, refutable: boolean): Pattern {
  const { random } = scope.world;
  const { shape } = type.def.variants[0]!;
  if (shape.style === 'unit') return { text: type.def.name, variables: [] };
  const kept = fieldsOf(type, 0).map((f) => ({ f, sub: pattern(scope, f.type, refutable) }));
  const variables = kept.flatMap(({ sub }) => sub.variables);
  if (shape.style === 'tuple')
    return { text: `${type.def.name}(${kept.map(({ sub }) => sub.text).join(', ')})`, variables };
  const drop = random.chance(30) ? random.below(kept.length) : -1;
  const texts = kept.filter((_, i) => i !== drop).map(({ f, sub }) => `${f.name}: ${sub.text}`);
  const left =
    drop < 0 ? variables : kept.filter((_, i) => i !== drop).flatMap(({ sub }) => sub.variables);
  return {
    text: `${type.def.name} { ${[...texts, ...(drop < 0 ? [] : ['..'])].join(', ')} }`,
    variables: left,
  };
}

/** A call of something that the program declares. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of call
function fromOutside(scope: Scope, type: Type): string | undefined {
  const { random, fns, traits, genericFns, arrayFns } = scope.world;
  if (scope.times > 64) return undefined;
  const e = (t: Type): string => expr(inner(scope), t);
  const found = fns.filter((f) => show(f.ret) === show(type));
  if (found.length > 0 && random.chance(60)) {
    const f = random.pick(found);
    return `${f.name}(${[...f.params.map(e), ...(scope.log && f.plain !== true ? ['log'] : [])].join(', ')})`;
  }
  if (show(type) === 'u64') {
    const trait = traits.length > 0 ? random.pick(traits) : undefined;
    const self = trait === undefined ? undefined : random.pick(trait.types);
    switch (random.below(6)) {
      case 0:
        if (self && trait) return `${trait.name}::method(&${e(self)}, ${e(U64)})`;
        break;
      case 1:
        if (self && trait) return `<${show(self)} as ${trait.name}>::K`;
        break;
      case 2:
        if (self && trait)
          return `{ let d: &dyn ${trait.name}Dyn = &${e(self)}; d.act(${e(U64)}) }`;
        break;
      case 3:
        if (genericFns.length > 0) {
          const g = random.pick(genericFns);
          return `${g.name}(${e(random.pick(g.trait.types))}, ${e(U64)})`;
        }
        break;
      case 4:
        if (arrayFns.length > 0) {
          const g = random.pick(arrayFns);
          return `${g.name}(${e({ kind: 'array', elem: g.elem, len: random.between(1, 4) })})`;
        }
        break;
      default:
        if (self && trait) return `${e(self)}.preset(${e(U64)})`;
    }
  }
  const maker = traits.find((t) => t.types.some((x) => show(x) === show(type)));
  if (maker && random.chance(40)) return `<${show(type)} as ${maker.name}>::make(${e(U64)})`;
  return undefined;
}

function boolExpr(scope: Scope): string {
  const { random } = scope.world;
  const e = (t: Type): string => expr(inner(scope), t);
  switch (random.below(12)) {
    case 0:
      return `(${e(BOOL)} ${random.pick(['&&', '||', '&', '|', '^', '==', '!='])} ${e(BOOL)})`;
    case 1:
      return `(!${e(BOOL)})`;
    case 2: {
      const t = randomType(random, scope.world.adts, 1);
      return `(${e(t)} ${random.pick(['==', '!='])} ${e(t)})`;
    }
    case 3: {
      const t = randomType(random, scope.world.adts, 1);
      if (!isOrdered(t)) return boolExpr(scope);
      return `(${e(t)} ${random.pick(['<', '<=', '>', '>='])} ${e(t)})`;
    }
    case 4: {
      const t: Type = { kind: 'float', name: random.pick(['f32', 'f64'] as const) };
      return random.chance(60)
        ? `(${e(t)} ${random.pick(['<', '<=', '>', '>=', '==', '!='])} ${e(t)})`
        : `${e(t)}.${random.pick(['is_nan', 'is_finite', 'is_infinite'])}()`;
    }
    case 5: {
      const t = randomType(random, scope.world.adts, 1);
      const p = pattern(scope, t, true);
      return `matches!(${e(t)}, ${p.text.includes('|') ? `(${p.text})` : p.text})`;
    }
    case 6:
      return `${e({ kind: 'option', of: scalarType(random) })}.${random.pick(['is_some', 'is_none'])}()`;
    case 7: {
      const t = int(random.pick(INT_NAMES));
      const v = fresh(scope.world, 'v');
      return `${e({ kind: 'array', elem: t, len: random.between(1, 5) })}.iter().${random.pick(['any', 'all'])}(|&${v}| ${expr(withVariables(inner(scope), [{ name: v, type: t, mutable: false }]), BOOL)})`;
    }
    case 8: {
      const t = scalarType(random);
      return `${e({ kind: 'array', elem: t, len: random.between(1, 5) })}.contains(&${e(t)})`;
    }
    case 9:
      return `${e({ kind: 'char' })}.${random.pick(['is_ascii_digit', 'is_ascii_alphabetic', 'is_ascii'])}()`;
    case 10:
      return `(${e(int(random.pick(['u8', 'u32', 'u64'] as const)))}).is_power_of_two()`;
    default: {
      const t = int(random.pick(INT_NAMES));
      return `(${e(t)} ${random.pick(['<', '<=', '>', '>=', '==', '!='])} ${e(t)})`;
    }
  }
}

function arrayExpr(scope: Scope, type: Type & { kind: 'array' }): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const name = fresh(scope.world, 'a');
  switch (random.below(6)) {
    case 0:
      return `[${Array.from({ length: type.len }, () => e(type.elem)).join(', ')}]`;
    case 1:
      return `[${e(type.elem)}; ${type.len}]`;
    case 2: {
      const s = withVariables(inner(scope), [{ name, type: int('usize'), mutable: false }]);
      return `core::array::from_fn::<_, ${type.len}, _>(|${name}| ${e(type.elem, s)})`;
    }
    case 3: {
      const from = scalarType(random);
      const s = withVariables(inner(scope), [{ name, type: from, mutable: false }]);
      return `${e({ ...type, elem: from })}.map(|${name}| ${e(type.elem, s)})`;
    }
    case 4: {
      const change = random.pick([
        `${name}.reverse();`,
        `${name}.rotate_left(${random.below(type.len + 1)});`,
        `${name}[${random.below(type.len)}] = ${e(type.elem)};`,
        `${name}.swap(0, ${random.below(type.len)});`,
        `${name}.fill(${e(type.elem)});`,
        ...(isOrdered(type.elem) ? [`${name}.sort_unstable();`] : []),
      ]);
      return `{ let mut ${name} = ${e(type)}; ${change} ${name} }`;
    }
    default: {
      const from = fresh(scope.world, 'r');
      return `{ let mut ${name} = ${e(type)}; for ${from} in ${name}.iter_mut() { *${from} = ${e(type.elem)}; } ${name} }`;
    }
  }
}

function optionExpr(scope: Scope, type: Type & { kind: 'option' }): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const name = fresh(scope.world, 'x');
  const has = (t: Type): Scope => withVariables(inner(scope), [{ name, type: t, mutable: false }]);
  const of = type.of;
  if (of.kind === 'int' && random.chance(40)) {
    const a = e(of);
    return `(${a}).${random.pick([
      `checked_add(${e(of)})`,
      `checked_sub(${e(of)})`,
      `checked_mul(${e(of)})`,
      `checked_div(${e(of)})`,
      `checked_rem(${e(of)})`,
      'checked_neg()',
      `checked_shl(${random.below(140)})`,
      `checked_pow(${random.below(6)})`,
    ])}`;
  }
  switch (random.below(9)) {
    case 0:
      return `Some(${e(of)})`;
    case 1: {
      const from = scalarType(random);
      return `${e({ kind: 'option', of: from })}.map(|${name}| ${e(of, has(from))})`;
    }
    case 2: {
      const from = scalarType(random);
      return `${e({ kind: 'option', of: from })}.and_then(|${name}| ${e(type, has(from))})`;
    }
    case 3:
      return `${e(type)}.filter(|&${name}| ${e(BOOL, has(of))})`;
    case 4:
      return `${e(type)}.${random.pick(['or', 'xor'])}(${e(type)})`;
    case 5:
      return `${e(BOOL)}.then(|| ${e(of)})`;
    case 6:
      return `${e({ kind: 'array', elem: of, len: random.between(1, 4) })}.get(${e(int('usize'))} % 6).copied()`;
    case 7:
      return `${e({ kind: 'array', elem: of, len: random.between(1, 4) })}.iter().copied().${random.pick(['next()', 'last()', 'nth(2)', 'next_back()'])}`;
    default:
      return `${e({ kind: 'result', ok: of, err: scalarType(random) })}.ok()`;
  }
}

function resultExpr(scope: Scope, type: Type & { kind: 'result' }): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const name = fresh(scope.world, 'x');
  const args = `::<${show(type.ok)}, ${show(type.err)}>`;
  switch (random.below(5)) {
    case 0:
      return `Ok${args}(${e(type.ok)})`;
    case 1:
      return `Err${args}(${e(type.err)})`;
    case 2:
      return `${e({ kind: 'option', of: type.ok })}.ok_or(${e(type.err)})`;
    case 3: {
      const from = scalarType(random);
      const s = withVariables(inner(scope), [{ name, type: from, mutable: false }]);
      return `${e({ ...type, ok: from })}.map(|${name}| ${e(type.ok, s)})`;
    }
    default: {
      const from = scalarType(random);
      const s = withVariables(inner(scope), [{ name, type: from, mutable: false }]);
      return `${e({ ...type, err: from })}.map_err(|${name}| ${e(type.err, s)})`;
    }
  }
}

function adtExpr(scope: Scope, type: Type & { kind: 'adt' }): string {
  const { random } = scope.world;
  const operator = operatorExpr(scope, type, expr);
  if (operator !== undefined && random.chance(40)) return operator;
  const shape = type.def.variants[0]!.shape;
  if (!type.def.isEnum && shape.style === 'record' && random.chance(30)) {
    const f = random.pick(fieldsOf(type, 0));
    return `(${type.def.name} { ${f.name}: ${expr(inner(scope), f.type)}, ..${expr(inner(scope), type)} })`;
  }
  return construct(inner(scope), type, expr);
}
