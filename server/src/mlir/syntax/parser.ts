/**
 * Reads a whole text into a tree. Operations in the generic form are read here; those in a form of
 * their own by their row of the table, those without a row are passed over. An operation that
 * cannot be read is one error, and reading goes on with the next one: a text has as many errors as
 * it has faults.
 */
import { append } from '../../base/index.ts';
import type { Attribute } from './attributes.ts';
import { Reader, Stop, symbolName, unquote } from './reader.ts';
import type { Token } from './scanner.ts';
import type {
  Alias,
  Block,
  MlirFile,
  Op,
  Region,
  Successor,
  SyntaxError_,
  Use,
  Value,
} from './tree.ts';
import { type Type, UNKNOWN } from './types.ts';

/** Reads what stands behind the name of an operation. */
export type OpReader = (parser: Parser, op: Op) => void;

export interface OpReaders {
  /** Undefined for an operation that nobody knows. */
  get(name: string): OpReader | undefined;
}

/** Words that stand for an operation of a dialect where none is written. */
const SHORT: Readonly<Record<string, string>> = {
  module: 'builtin.module',
  return: 'func.return',
  call: 'func.call',
  unrealized_conversion_cast: 'builtin.unrealized_conversion_cast',
};

interface ResultName {
  readonly name: string;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

export class Parser extends Reader {
  private readonly readers: OpReaders;
  /** Names of the operation's results, until its types are known. */
  private resultNames: readonly ResultName[] = [];
  private readonly lost: number[] = [];
  private readonly aliases: Alias[] = [];

  constructor(text: string, readers: OpReaders) {
    super(text);
    this.readers = readers;
  }

  file(): MlirFile {
    const ops: Op[] = [];
    while (this.token.kind !== 'end') {
      const before = this.token.start;
      if (this.alias() || this.resources()) continue;
      const op = this.op();
      if (op !== undefined) ops.push(op);
      if (this.token.start === before) this.next();
    }
    return this.read(ops);
  }

  /**
   * The operations between two places of a text, in front of which it has been read, so deep in
   * regions. Undefined when they do not end there, or when there is something else between them.
   */
  run(
    { start, end }: { readonly start: number; readonly end: number },
    depth: number,
    aliases: readonly Alias[],
  ): MlirFile | undefined {
    for (const alias of aliases) this.name(alias);
    this.scanner.goto(start);
    this.depth = depth;
    const ops: Op[] = [];
    while (this.token.start < end) {
      const { token } = this;
      if (token.kind === 'block' || this.at('}')) return undefined;
      if (depth === 0 && (token.kind === 'bang' || token.kind === 'hash')) return undefined;
      const op = this.op();
      if (op !== undefined) ops.push(op);
      if (this.token.start === token.start && !this.at('}')) this.next();
    }
    return this.token.start === end ? this.read(ops) : undefined;
  }

  private read(ops: readonly Op[]): MlirFile {
    const { lost, aliases } = this;
    return { text: this.scanner.text, ops, errors: inOrder(this.errors), lost, aliases };
  }

  private name(alias: Alias): void {
    this.aliases.push(alias);
    if (alias.is === 'type') this.typeAliases.set(alias.name, alias.value as Type);
    else this.attributeAliases.set(alias.name, alias.value as Attribute);
  }

  /** `!name = type` or `#name = attribute`. */
  private alias(): boolean {
    const { token } = this;
    if (token.kind !== 'bang' && token.kind !== 'hash') return false;
    if (this.scanner.after(token).text !== '=') return false;
    this.recover(() => {
      this.next();
      this.next();
      const name = token.text.slice(1);
      const isType = token.kind === 'bang';
      const value = isType ? this.type() : this.attribute();
      this.name({ at: token.start, name, is: isType ? 'type' : 'attribute', value });
    });
    return true;
  }

  /** `{-# ... #-}` */
  private resources(): boolean {
    if (!this.at('{-#')) return false;
    const close = this.scanner.text.indexOf('#-}', this.token.end);
    this.scanner.reset(close < 0 ? this.scanner.text.length : close + 3);
    return true;
  }

  /** Reads something; on an error goes on behind it. */
  private recover(read: () => void): boolean {
    try {
      read();
      return true;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.skip();
      return false;
    }
  }

  /** Goes to where the next operation seems to begin, or to the end of the region. */
  private skip(): void {
    let depth = 0;
    for (;;) {
      const { token } = this;
      if (token.kind === 'end') return;
      if (depth <= 0) {
        if (token.text === '}' && token.kind === 'mark') return;
        if (token.onNewLine && this.beginsOp(token)) return;
      }
      if (token.kind === 'mark') {
        if (OPENING.has(token.text)) depth++;
        else if (CLOSING.has(token.text)) depth--;
      }
      this.next();
    }
  }

  private beginsOp(token: Token): boolean {
    switch (token.kind) {
      case 'block':
        return true;
      case 'string':
        return this.scanner.after(token).text === '(';
      case 'word':
        return token.text.includes('.') || Object.hasOwn(SHORT, token.text);
      case 'bang':
      case 'hash':
        return this.scanner.after(token).text === '=';
      case 'value':
        return this.beginsResults(token);
      default:
        return false;
    }
  }

  /** `%a =` or `%a:2, %b =`; operands on a line of their own look alike at first. */
  private beginsResults(value: Token): boolean {
    const { scanner } = this;
    let token = scanner.after(value);
    for (let names = 0; names < 64; names++) {
      if (token.text === ':') {
        token = scanner.after(token);
        if (token.kind !== 'integer') return false;
        token = scanner.after(token);
      }
      if (token.text === '=') return true;
      if (token.text !== ',') return false;
      token = scanner.after(token);
      if (token.kind !== 'value') return false;
      token = scanner.after(token);
    }
    return false;
  }

  // ---- operations -------------------------------------------------------------------------------

  /** One operation; undefined when not even its name can be read. */
  private op(): Op | undefined {
    const { start } = this.token;
    let op: Op | undefined;
    const outer = this.resultNames;
    const done = this.recover(() => {
      this.resultNames = this.token.kind === 'value' ? this.results() : [];
      const { token } = this;
      const isGeneric = token.kind === 'string';
      if (!isGeneric && token.kind !== 'word') {
        // Its results have names nevertheless.
        op = emptyOp('', start, token);
        this.fail('expected an operation');
      }
      this.next();
      const written = isGeneric ? unquote(token.text) : token.text;
      op = emptyOp(isGeneric ? written : (SHORT[written] ?? written), start, token);
      op.generic = isGeneric;
      // Regions are read with names of their own.
      const names = this.resultNames;
      if (isGeneric) this.genericBody(op);
      else this.ownBody(op);
      this.resultNames = names;
      if (op.results.length === 0 && names.length > 0) this.resultTypes(op, []);
      this.location();
    });
    if (op !== undefined) {
      op.end = this.scanner.lastEnd;
      if (!done) {
        op.opaque = true;
        if (op.results.length === 0) this.resultTypes(op, undefined);
        if (op.regions.length > 0 || (op.name === '' && op.results.length === 0))
          this.lost.push(op.start);
      }
    } else if (!done) this.lost.push(start);
    this.resultNames = outer;
    return op;
  }

  private results(): ResultName[] {
    const out: ResultName[] = [];
    do {
      const token = this.next();
      if (token.kind !== 'value') this.fail('expected the name of a value', token);
      let count = 1;
      if (this.accept(':')) {
        if (this.token.kind !== 'integer') this.fail('expected the number of results');
        count = Number(this.next().text);
      }
      out.push({ name: token.text.slice(1), count, start: token.start, end: token.end });
    } while (this.accept(','));
    this.expect('=');
    return out;
  }

  private ownBody(op: Op): void {
    const reader = this.readers.get(op.name);
    if (reader === undefined) {
      if (!op.name.includes('.'))
        this.fail(`'${op.name}' is no operation`, { start: op.nameStart, end: op.nameEnd });
      this.resultTypes(op, undefined);
      op.opaque = true;
      this.skip();
      return;
    }
    reader(this, op);
  }

  private genericBody(op: Op): void {
    this.expect('(');
    const operands = this.list(')', () => this.operand());
    append(op.operands, operands);
    if (this.accept('['))
      append(
        op.successors,
        this.list(']', () => this.successor()),
      );
    if (this.accept('<')) {
      this.dictionary(op.attrs);
      this.expect('>');
    }
    if (this.accept('(')) {
      this.list(')', () => this.region(op));
    }
    this.dictionary(op.attrs);
    this.expect(':');
    const { start } = this.token;
    const { inputs, results } = this.functionType();
    if (inputs.length !== operands.length) {
      this.fail(`expected ${operands.length} types of operands, found ${inputs.length}`, {
        start,
        end: this.scanner.lastEnd,
      });
    }
    operands.forEach((use, i) => {
      use.type = inputs[i]!;
    });
    this.resultTypes(op, results);
    const name = op.attrs.get('sym_name');
    if (name?.kind === 'string')
      op.symbol = { name: name.value, start: op.nameStart, end: op.nameEnd };
  }

  /**
   * Makes the results of the operation. Undefined: nobody knows how many there are and what they
   * are.
   */
  resultTypes(op: Op, types: readonly Type[] | undefined): void {
    const names = this.resultNames;
    const count = names.reduce((sum, name) => sum + name.count, 0);
    if (types !== undefined && count > 0 && count !== types.length) {
      const [first] = names;
      this.errors.push({
        message: `the operation has ${types.length} ${types.length === 1 ? 'result' : 'results'}, ${count} ${count === 1 ? 'is' : 'are'} named`,
        start: first!.start,
        end: names.at(-1)!.end,
      });
    }
    let at = 0;
    for (const { name, count: own, start, end } of names) {
      for (let index = 0; index < Math.min(own, 4096); index++) {
        op.results.push({ name, index, start, end, type: types?.[at++] ?? UNKNOWN, def: op });
      }
    }
    // Results without a name are there as well.
    if (count === 0) {
      const { nameStart: start, nameEnd: end } = op;
      for (const [index, type] of (types ?? []).entries())
        op.results.push({ name: '', index, start, end, type, def: op });
    }
  }

  /** Are results of the operation being read given names? */
  hasNamedResults(): boolean {
    return this.resultNames.length > 0;
  }

  // ---- parts of operations ----------------------------------------------------------------------

  operand(): Use {
    const { token } = this;
    if (token.kind !== 'value') this.fail('expected a value');
    this.next();
    let { end } = token;
    let index: number | undefined;
    if (this.token.kind === 'hash' && this.token.start === end && /^#\d+$/.test(this.token.text)) {
      end = this.token.end;
      index = Number(this.next().text.slice(1));
    }
    return {
      name: token.text.slice(1),
      index,
      start: token.start,
      end,
      type: undefined,
      value: undefined,
    };
  }

  atOperand(): boolean {
    return this.token.kind === 'value';
  }

  /** Values between commas; none is fine. */
  operands(): Use[] {
    const out: Use[] = [];
    if (!this.atOperand()) return out;
    do out.push(this.operand());
    while (this.accept(','));
    return out;
  }

  /** `^bb1(%a, %b : t, t)` */
  successor(): Successor {
    const { token } = this;
    if (token.kind !== 'block') this.fail("expected a block with '^'");
    this.next();
    const args: Use[] = [];
    if (this.accept('(')) {
      append(args, this.operands());
      if (args.length > 0) {
        this.expect(':');
        this.typesOf(args);
      }
      this.expect(')');
    }
    return { name: token.text.slice(1), start: token.start, end: token.end, args };
  }

  /** One type for each of the values. */
  typesOf(uses: readonly Use[]): void {
    const { start } = this.token;
    const types = this.types();
    if (types.length !== uses.length)
      this.fail(`expected ${uses.length} types, found ${types.length}`, {
        start,
        end: this.scanner.lastEnd,
      });
    uses.forEach((use, i) => {
      use.type = types[i]!;
    });
  }

  /** `%a: t` as an argument of a region. The value belongs to the block that is made of it. */
  argument(): { readonly name: string; readonly start: number; readonly end: number; type: Type } {
    const { token } = this;
    if (token.kind !== 'value') this.fail('expected a value');
    this.next();
    return { name: token.text.slice(1), start: token.start, end: token.end, type: UNKNOWN };
  }

  /** A region; arguments of its first block may be given from outside. */
  region(op: Op, args: readonly ReturnType<Parser['argument']>[] = []): Region {
    return this.nested(() => this.regionBody(op, args));
  }

  private regionBody(op: Op, args: readonly ReturnType<Parser['argument']>[]): Region {
    const { start } = this.expect('{');
    const region: Region = { start, end: start + 1, blocks: [] };
    op.regions.push(region);
    if (args.length > 0 || (this.token.kind !== 'block' && !this.at('}')))
      region.blocks.push(blockOf(undefined, start, start + 1, args));
    for (;;) {
      const { token } = this;
      if (token.kind === 'end') {
        region.end = this.scanner.lastEnd;
        this.fail("expected '}'", { start, end: start + 1 });
      }
      if (this.at('}')) break;
      if (token.kind === 'block') {
        if (!this.recover(() => region.blocks.push(this.label()))) this.lost.push(token.start);
        continue;
      }
      if (region.blocks.length === 0) region.blocks.push(blockOf(undefined, start, start + 1, []));
      const inner = this.op();
      if (inner !== undefined) region.blocks.at(-1)!.ops.push(inner);
      if (this.token.start === token.start && !this.at('}')) this.next();
    }
    region.end = this.next().end;
    if (region.blocks.length === 0) region.blocks.push(blockOf(undefined, start, start + 1, []));
    return region;
  }

  /** `^bb1(%a: t):` */
  private label(): Block {
    const { text, start, end } = this.next();
    const args: ReturnType<Parser['argument']>[] = [];
    if (this.accept('(')) {
      append(args, [
        ...this.list(')', () => {
          const arg = this.argument();
          this.expect(':');
          arg.type = this.type();
          this.location();
          return arg;
        }),
      ]);
    }
    this.expect(':');
    return blockOf(text.slice(1), start, end, args);
  }

  /** `loc(...)` behind something; where the text came from does not matter here. */
  location(): void {
    if (!this.at('loc')) return;
    this.next();
    this.expect('(');
    this.balanced(')');
  }

  /** `attributes {...}` or `{...}`. */
  attributes(op: Op, withKeyword = false): void {
    if (withKeyword && !this.accept('attributes')) return;
    this.dictionary(op.attrs);
  }

  /** `@name` as the symbol that the operation defines. */
  symbolDefinition(op: Op): void {
    if (this.token.kind !== 'symbol') this.fail("expected a name with '@'");
    const { text, start, end } = this.next();
    op.symbol = { name: symbolName(text), start, end };
    op.attrs.set('sym_name', { kind: 'string', value: op.symbol.name });
  }

  /** `<add>` as the attribute `kind`. */
  reductionKind(op: Op): void {
    const { start } = this.expect('<');
    const value = this.balanced('>');
    if (!KINDS.has(value))
      this.fail(
        'expected one of add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf',
        {
          start,
          end: this.scanner.lastEnd,
        },
      );
    op.attrs.set('kind', { kind: 'string', value });
  }

  /** `{...}`, or the name of such a dictionary. */
  namedAttributes(op: Op): void {
    if (this.token.kind !== 'hash') {
      this.dictionary(op.attrs);
      return;
    }
    const attr = this.attribute();
    if (attr.kind === 'dictionary')
      for (const [name, value] of attr.entries) op.attrs.set(name, value);
  }

  /** A whole number, perhaps with a sign. */
  wholeNumber(): bigint {
    const negative = this.accept('-');
    if (this.token.kind !== 'integer') this.fail('expected a number');
    const value = BigInt(this.next().text);
    return negative ? -value : value;
  }

  /** One of some words as an attribute. */
  wordOf(words: readonly string[]): string {
    const { token } = this;
    if (token.kind !== 'word' && token.kind !== 'string')
      this.fail(`expected one of ${words.join(', ')}`);
    const word = token.kind === 'string' ? unquote(token.text) : token.text;
    if (!words.includes(word)) this.fail(`expected one of ${words.join(', ')}`);
    this.next();
    return word;
  }
}

/** Kinds of reductions, the older words among them. */
const KINDS = new Set(
  'add mul minui minsi minnumf maxui maxsi maxnumf and or xor maximumf minimumf minf maxf'.split(
    ' ',
  ),
);

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

function emptyOp(name: string, start: number, token: Token): Op {
  return {
    name,
    nameStart: token.start,
    nameEnd: token.end,
    start,
    end: token.end,
    results: [],
    operands: [],
    attrs: new Map(),
    regions: [],
    successors: [],
    generic: false,
    opaque: false,
  };
}

function blockOf(
  name: string | undefined,
  start: number,
  end: number,
  args: readonly ReturnType<Parser['argument']>[],
): Block {
  const block: Block = { name, start, end, args: [], ops: [] };
  for (const arg of args) {
    const { name: own, start: from, end: to, type } = arg;
    const value: Value = { name: own, index: 0, start: from, end: to, type, def: block };
    block.args.push(value);
  }
  return block;
}

/** An error may be told again by what stands around it. */
function inOrder(errors: readonly SyntaxError_[]): SyntaxError_[] {
  const seen = new Set<number>();
  return [...errors]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => !seen.has(start) && seen.add(start));
}

export type { Attribute };
