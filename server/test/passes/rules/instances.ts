/**
 * Code that a rule may match: functions made from its pattern. What a letter means is a parameter,
 * or something of which bits are known.
 */
import {
  bitWidth,
  byteSize,
  isFloat,
  isInt,
  isPtr,
  MIR_TYPES,
  type MirType,
  OPS,
  type OpTerm,
  type Predicate,
  type PredTerm,
  predOf,
  type RewriteRule,
  type Term,
} from '../../../src/mir/index.ts';
import { literalBits } from '../../../src/passes/combine/matcher.ts';
import { predicatesOf, typeIn, typingsOf } from './prove.ts';
import { floatSamples, intSamples, Random } from './samples.ts';

/** Texts of modules with one function `@f` each, plain ones first. */
export function* instancesOf(rule: RewriteRule, count: number): Generator<string> {
  const random = new Random(rule.text);
  const typings = [...typingsOf(rule)].filter((types) =>
    types.every((type) => MIR_TYPES.includes(type)),
  );
  typings.sort((a, b) => rarity(a) - rarity(b));
  for (let i = 0; i < count && typings.length > 0; i++) {
    const types = typings[i < 20 ? 0 : random.below(typings.length)]!;
    yield new Instance(rule, types, random, i).text();
  }
}

/** Words first: most code is of 32 bits. */
function rarity(types: readonly MirType[]): number {
  const order = ['i32', 'f32', 'ptr', 'i64', 'i16', 'i8'];
  return types.reduce((sum, type) => sum + ((order.indexOf(type) + 7) % 7), 0);
}

class Instance {
  private readonly rule: RewriteRule;
  private readonly types: readonly MirType[];
  private readonly random: Random;
  private readonly turn: number;
  private readonly params: { name: string; type: MirType }[] = [];
  private readonly lines: string[] = [];
  private readonly named = new Map<string, string>();
  private readonly preds = new Map<string, Predicate>();
  private readonly globals = new Set<string>();

  constructor(rule: RewriteRule, types: readonly MirType[], random: Random, turn: number) {
    this.rule = rule;
    this.types = types;
    this.random = random;
    this.turn = turn;
    for (const [name, list] of predicatesOf(rule))
      this.preds.set(name, list[random.below(list.length)]!);
  }

  text(): string {
    const { pattern } = this.rule;
    const value = this.term(pattern);
    const results = OPS[pattern.op].results as readonly MirType[];
    const used: { name: string; type: MirType }[] = [];
    const isUnused = (i: number): boolean =>
      this.rule.conditions.some((c) => c.name === 'unused' && c.word === String(i));
    const keepAll = this.turn > 40 && this.random.below(4) === 0;
    if (keepAll || !isUnused(0)) used.push({ name: value, type: typeIn(pattern.type, this.types) });
    if (results.length > 1 && (keepAll || !isUnused(1)))
      used.push({ name: `${value}f`, type: 'i1' });
    const named = [...this.named].filter(([name]) => name.length === 1 && 'rs'.includes(name));
    if (named.length > 0 && used.length === 1 && this.random.below(4) === 0 && this.turn > 3) {
      const [, other] = named[this.random.below(named.length)]!;
      const line = this.lines.find((l) => l.startsWith(`  ${other}: `))!;
      used.push({ name: other, type: line.split(/[:,=]/)[1]!.trim() as MirType });
    }
    const list = (of: readonly { type: MirType }[]): string =>
      of.map(({ type }) => type).join(', ');
    const arrow = used.length === 0 ? '' : ` -> ${list(used)}`;
    return [
      ...this.globals,
      `func device @f(${list(this.params)})${arrow} {`,
      `entry(${this.params.map(({ name, type }) => `${name}: ${type}`).join(', ')}):`,
      ...this.lines,
      `  ret ${used.map(({ name }) => name).join(', ')}`.trimEnd(),
      '}',
    ].join('\n');
  }

  private emit(type: MirType, code: string): string {
    const name = `%v${this.lines.length}`;
    this.lines.push(`  ${name}: ${type} = ${code}`);
    return name;
  }

  private constant(type: MirType, bits: bigint): string {
    if (isFloat(type)) return this.emit(type, `const.float 0x${bits.toString(16)}`);
    if (isPtr(type)) return this.emit(type, 'const.null');
    const value = type === 'i1' ? bits : BigInt.asIntN(bitWidth(type), bits);
    return this.emit(type, `const.int ${value}`);
  }

  private term(term: Term): string {
    switch (term.kind) {
      case 'op':
        return this.operation(term);
      case 'lit': {
        const type = typeIn(term.type, this.types);
        if (term.text === 'undef') return this.emit(type, 'const.undef');
        return this.constant(type, literalBits(term.text, type));
      }
      case 'none':
        throw new Error('_ in a pattern');
      default: {
        let known = this.named.get(term.name);
        if (known === undefined) {
          const type = typeIn(term.type, this.types);
          known =
            term.kind === 'const'
              ? this.constant(type, this.sample(type))
              : this.any(type, term.name);
          this.named.set(term.name, known);
        }
        return known;
      }
    }
  }

  private operation(term: OpTerm): string {
    const args = term.args.map((arg) => this.term(arg));
    const row = OPS[term.op].results as readonly string[];
    const pred = term.pred === undefined ? '' : `${this.pred(term.pred)} `;
    const flags = term.flags.map((flag) => ` ${flag}`).join('');
    const type = typeIn(term.type, this.types);
    const code = `${term.op} ${pred}${args.join(', ')}${flags}`;
    const name = `%v${this.lines.length}`;
    const second = row.length > 1 ? `, ${name}f: i1` : '';
    this.lines.push(`  ${name}: ${type}${second} = ${code}`);
    if (term.name !== undefined) this.named.set(term.name, name);
    return name;
  }

  private pred(term: PredTerm): Predicate {
    return predOf(term, (name) => this.preds.get(name)!)!;
  }

  private sample(type: MirType): bigint {
    const width = bitWidth(type);
    if (isPtr(type)) return 0n;
    const few = [0n, 1n, 2n, 3n, 4n, 5n, 8n, 31n, 32n, 255n, -1n, -2n];
    if (!isFloat(type) && this.random.below(3) > 0)
      return BigInt.asUintN(width, few[this.random.below(few.length)]!);
    return this.random.sample(isFloat(type) ? floatSamples(type) : intSamples(width), width);
  }

  private param(type: MirType, name: string): string {
    const own = `%${name}`;
    this.params.push({ name: own, type });
    return own;
  }

  private any(type: MirType, name: string): string {
    const kind = this.turn < 4 ? 0 : this.random.below(6);
    if (kind === 0) return this.param(type, name);
    if (isPtr(type)) return this.pointer(type, name);
    if (!isInt(type) || type === 'i1') return this.param(type, name);
    const masks: readonly bigint[] = intSamples(bitWidth(type));
    switch (kind) {
      case 1: {
        const mask = this.constant(type, masks[this.random.below(masks.length)]!);
        return this.emit(type, `int.and ${this.param(type, name)}, ${mask}`);
      }
      case 2: {
        const by = this.constant(type, BigInt(1 + this.random.below(bitWidth(type) - 1)));
        const op = this.random.below(2) === 0 ? 'lshr' : 'shl';
        return this.emit(type, `int.${op} ${this.param(type, name)}, ${by}`);
      }
      case 3: {
        const mask = this.constant(type, masks[this.random.below(masks.length)]!);
        return this.emit(type, `int.or ${this.param(type, name)}, ${mask}`);
      }
      case 4:
        return this.constant(type, this.sample(type));
      default: {
        const narrow = (['i8', 'i16', 'i32'] as const).filter((t) => bitWidth(t) < bitWidth(type));
        if (narrow.length === 0) return this.param(type, name);
        const from = narrow[this.random.below(narrow.length)]!;
        const op = this.random.below(3) === 0 ? 'sext' : 'zext';
        return this.emit(type, `int.${op} ${this.param(from, name)}`);
      }
    }
  }

  private pointer(type: MirType, name: string): string {
    if (type === 'ptr.global' || type === 'ptr.workgroup') {
      const space = type.slice('ptr.'.length);
      this.globals.add(`global @${space} ${space} size=${byteSize('i64')} align=8 mutable`);
      return this.emit(type, `global.addr @${space}`);
    }
    if (type !== 'ptr') return this.param(type, name);
    return this.emit('ptr', `ptr.cast ${this.emit('ptr.private', 'alloca size=8 align=8')}`);
  }
}
