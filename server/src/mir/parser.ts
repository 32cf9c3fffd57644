/**
 * Text to MIR. Never throws: what cannot be read is reported with line and column, and the function
 * that holds it is left out of the module. The grammar is what `printer.ts` writes; by hand, hints
 * may stand alone (`%x`, `loop:`).
 */
import { append, type Draft, fileId, LineIndex, type Span } from '../base/index.ts';
import type { TypeView } from '../views/index.ts';
import { ATTR_FORMS, ATTR_WORDS, predicatesOf } from './attr-forms.ts';
import { createFunc, createModule } from './builder.ts';
import type { AttrName } from './define-ops.ts';
import type {
  Attrs,
  DebugScope,
  DebugVar,
  Func,
  Global,
  Inst,
  Module,
  ParamDecl,
  Reloc,
  SourceLoc,
} from './function.ts';
import { OPS, type OpName } from './ops.ts';
import {
  buildBody,
  type RawBlock,
  type RawInst,
  type RawName,
  type RawTarget,
} from './parser-build.ts';
import { numberToFloat } from './semantics/float-bits.ts';
import { MirSyntaxError, parseBigInt, scanMir, TokenCursor } from './text-scanner.ts';
import {
  type AddressSpace,
  bitWidth,
  byteSize,
  isFloat,
  MIR_TYPES,
  type MirType,
} from './types.ts';

export interface MirParseError {
  readonly message: string;
  /** Zero-based. */
  readonly line: number;
  readonly col: number;
  readonly offset: number;
}

export interface MirParseResult {
  readonly module: Module;
  readonly errors: readonly MirParseError[];
  /** Offset in the text where each instruction begins. */
  readonly places: ReadonlyMap<Inst, number>;
}

export function parseMir(text: string): MirParseResult {
  const parser = new Parser(text);
  parser.file();
  const lines = new LineIndex(text);
  const errors = parser.errors.map((error) => ({
    message: error.message,
    offset: error.offset,
    ...lines.lineCol(error.offset),
  }));
  return { module: parser.module, errors, places: parser.places };
}

const TYPES: ReadonlySet<string> = new Set(MIR_TYPES);
const SPACES: ReadonlySet<string> = new Set([
  'generic',
  'global',
  'workgroup',
  'private',
  'constant',
  'kernarg',
]);

class Parser {
  readonly module = createModule('');
  readonly errors: MirSyntaxError[] = [];
  readonly places = new Map<Inst, number>();
  private readonly c: TokenCursor;
  /** Those of the function that is read. */
  private scopes: DebugScope[] = [];

  constructor(text: string) {
    this.c = new TokenCursor(scanMir(text));
  }

  file(): void {
    const { c } = this;
    for (c.skipLines(); !c.is('end'); c.skipLines()) this.guard(() => this.item());
  }

  /** Runs a production; an error in it is recorded and the rest of its line skipped. */
  private guard(production: () => void): boolean {
    try {
      production();
      return true;
    } catch (error) {
      if (!(error instanceof MirSyntaxError)) throw error;
      this.errors.push(error);
      this.c.skipRest();
      return false;
    }
  }

  private item(): void {
    const { c } = this;
    const word = c.expect('word', undefined, "'module', 'asm', 'global', 'func' or 'type'");
    if (word.text === 'module') this.module.name = c.expect('string').text;
    else if (word.text === 'asm')
      this.module.asm = [...this.module.asm, { text: c.expect('string').text }];
    else if (word.text === 'global') this.global();
    else if (word.text === 'func') this.func();
    else if (word.text === 'type') this.typeView();
    else
      c.fail(
        `expected 'module', 'asm', 'global', 'func' or 'type', found '${word.text}'`,
        word.start,
      );
  }

  /** `type "key" "view as JSON"` */
  private typeView(): void {
    const key = this.c.expect('string').text;
    const json = this.c.expect('string');
    try {
      const view = JSON.parse(json.text) as TypeView;
      this.module.types = { ...this.module.types, [key]: view };
    } catch {
      this.c.fail('the view of a type is JSON', json.start);
    }
    this.endOfLine();
  }

  private type(): MirType {
    const token = this.c.expect('word', undefined, 'a type');
    if (!TYPES.has(token.text)) this.c.fail(`unknown type '${token.text}'`, token.start);
    return token.text as MirType;
  }

  private global(): void {
    const { c } = this;
    const name = c.expect('symbol');
    if (this.module.globals.has(name.text))
      c.fail(`global @${name.text} is defined twice`, name.start);
    const space = c.expect('word', undefined, 'an address space');
    if (!SPACES.has(space.text)) c.fail(`unknown address space '${space.text}'`, space.start);
    const global: Global = {
      name: name.text,
      space: space.text as AddressSpace,
      size: 0,
      align: 1,
      relocs: [],
      mutable: false,
    };
    while (c.is('word') && c.token.text !== 'relocs') this.globalFlag(global);
    if (c.opt('punct', '=')) {
      c.expect('word', 'x', 'x"bytes"');
      global.init = this.bytes();
    }
    if (c.opt('word', 'relocs')) global.relocs = this.relocs();
    this.endOfLine();
    this.module.globals.set(global.name, global);
  }

  private globalFlag(global: Global): void {
    const { c } = this;
    const word = c.next();
    switch (word.text) {
      case 'mutable':
        global.mutable = true;
        return;
      case 'unplaced':
        global.unplaced = true;
        return;
      case 'launch_sized':
        global.launchSized = true;
        return;
      case 'exported':
        global.exported = true;
        return;
      case 'external':
        global.external = true;
        return;
      case '!span':
        global.span = this.span();
        return;
      case 'display':
        global.display = this.assignedText();
        return;
      case 'type':
        global.type = this.assignedText();
        return;
      case 'size':
        global.size = this.assigned();
        return;
      case 'align':
        global.align = this.assigned();
        return;
      default:
        c.fail(`unknown property '${word.text}' of a global`, word.start);
    }
  }

  private assigned(): number {
    this.c.expect('punct', '=');
    return this.c.count();
  }

  private assignedText(): string {
    this.c.expect('punct', '=');
    return this.c.expect('string').text;
  }

  private bytes(): Uint8Array {
    const token = this.c.expect('string');
    if (!/^([0-9a-fA-F]{2})*$/.test(token.text))
      this.c.fail('bytes are pairs of hexadecimal digits', token.start);
    const bytes = new Uint8Array(token.text.length / 2);
    for (let i = 0; i < bytes.length; i++)
      bytes[i] = Number.parseInt(token.text.slice(2 * i, 2 * i + 2), 16);
    return bytes;
  }

  private relocs(): Reloc[] {
    const { c } = this;
    return this.list('[', ']', () => {
      const offset = c.count();
      c.expect('punct', ':');
      const symbol = c.expect('symbol').text;
      const addend = c.opt('punct', '+') ? c.bigint() : 0n;
      return { offset, symbol, addend };
    });
  }

  /** `open a, b, c close`, across lines. */
  private list<T>(open: string, close: string, element: () => T): T[] {
    const { c } = this;
    const out: T[] = [];
    c.expect('punct', open);
    c.skipLines();
    while (!c.opt('punct', close)) {
      out.push(element());
      c.skipLines();
      if (!c.is('punct', close)) c.expect('punct', ',', `',' or '${close}'`);
      c.skipLines();
    }
    return out;
  }

  private endOfLine(): void {
    if (!this.c.is('end')) this.c.expect('newline', undefined, 'the end of the line');
  }

  private func(): void {
    const { c } = this;
    const kind = c.expect('word', undefined, "'kernel', 'device' or 'extern'");
    if (kind.text !== 'kernel' && kind.text !== 'device' && kind.text !== 'extern') {
      c.fail(`unknown kind of function '${kind.text}'`, kind.start);
    }
    const name = c.expect('symbol');
    const fn = createFunc(name.text, kind.text as Func['kind'], [], []);
    this.list('(', ')', () => this.param(fn));
    if (c.opt('punct', '->')) {
      do fn.results.push(this.type());
      while (c.opt('punct', ','));
    }
    while (c.is('word')) this.funcFlag(fn);
    let good = true;
    if (c.opt('punct', '{')) good = this.body(fn);
    else this.endOfLine();
    // Recorded, not thrown: the text behind this function is sound.
    if (this.module.funcs.has(fn.name)) {
      this.errors.push(new MirSyntaxError(`function @${fn.name} is defined twice`, name.start));
    } else if (good) this.module.funcs.set(fn.name, fn);
  }

  private param(fn: Func): void {
    const { c } = this;
    const first = c.token;
    if (first.kind !== 'word' && first.kind !== 'string') c.fail('expected a parameter');
    c.next();
    if (first.kind === 'word' && TYPES.has(first.text) && !c.is('punct', ':')) {
      fn.params.push(first.text as MirType);
      return;
    }
    c.expect('punct', ':');
    const type = this.type();
    let as = type;
    const decl: Draft<ParamDecl> = {
      name: first.text,
      pass: 'scalar',
      type,
      size: byteSize(type),
      align: byteSize(type),
    };
    while (c.is('word')) {
      const word = c.next();
      if (word.text === 'scalar' || word.text === 'blob' || word.text === 'by-pointer')
        decl.pass = word.text;
      else if (word.text === 'size') decl.size = this.assigned();
      else if (word.text === 'align') decl.align = this.assigned();
      else if (word.text === 'pointee_align') decl.pointeeAlign = this.assigned();
      else if (word.text === 'as') {
        c.expect('punct', '=');
        as = this.type();
      } else if (word.text === 'display') {
        c.expect('punct', '=');
        decl.display = c.expect('string').text;
      } else c.fail(`unknown property '${word.text}' of a parameter`, word.start);
    }
    fn.params.push(as);
    fn.paramDecls.push(decl);
  }

  private funcFlag(fn: Func): void {
    const { c } = this;
    const word = c.next();
    if (word.text === 'noreturn') fn.noreturn = true;
    else if (word.text === '!span') fn.span = this.span();
    else if (word.text === 'max_threads')
      fn.launchBounds = { ...fn.launchBounds, maxThreads: this.assigned() };
    else if (word.text === 'min_blocks')
      fn.launchBounds = { ...fn.launchBounds, minBlocks: this.assigned() };
    else if (word.text === 'block' || word.text === 'cluster') {
      const x = this.assigned();
      c.expect('punct', ',');
      const y = c.count();
      c.expect('punct', ',');
      fn.launchBounds = { ...fn.launchBounds, [word.text]: [x, y, c.count()] };
    } else if (word.text === 'display') {
      c.expect('punct', '=');
      fn.display = c.expect('string').text;
    } else if (word.text === 'inline') {
      c.expect('punct', '=');
      const how = c.expect('word');
      if (how.text !== 'always' && how.text !== 'never' && how.text !== 'hint') {
        c.fail(`unknown inlining '${how.text}'`, how.start);
      } else fn.inline = how.text;
    } else c.fail(`unknown property '${word.text}' of a function`, word.start);
  }

  private body(fn: Func): boolean {
    const { c } = this;
    const blocks: RawBlock[] = [];
    this.scopes = [];
    let good = true;
    for (c.skipLines(); !c.opt('punct', '}'); c.skipLines()) {
      if (c.is('end')) c.fail(`the body of @${fn.name} does not end`);
      good = this.guard(() => this.line(fn, blocks)) && good;
    }
    const problems = good ? buildBody(fn, blocks, this.places) : [];
    append(this.errors, problems);
    return good && problems.length === 0;
  }

  /** `var N "name" type="key" arg=N` */
  private variable(expected: number): DebugVar {
    const { c } = this;
    const { start } = c.token;
    if (c.count() !== expected) c.fail(`variables are numbered: ${expected} expected`, start);
    const name = c.expect('string').text;
    c.expect('word', 'type');
    const type = this.assignedText();
    const arg = c.opt('word', 'arg') ? this.assigned() : undefined;
    const loc = c.opt('word', '!loc') ? this.loc() : undefined;
    return { name, type, loc, arg };
  }

  /** `scope N parent=N file:start-end` */
  private scope(): void {
    const { c } = this;
    const { start } = c.token;
    if (c.count() !== this.scopes.length)
      c.fail(`scopes are numbered: ${this.scopes.length} expected`, start);
    const parent = c.opt('word', 'parent') ? this.scopes[this.assigned()] : undefined;
    this.scopes.push({ span: this.span(), parent });
  }

  /** Variables and scopes, a block's label, or an instruction. */
  private line(fn: Func, blocks: RawBlock[]): void {
    const { c } = this;
    const first = c.token;
    if (first.kind === 'word' && OPS[first.text as OpName] === undefined) {
      c.next();
      if (
        blocks.length === 0 &&
        c.is('number') &&
        (first.text === 'var' || first.text === 'scope')
      ) {
        if (first.text === 'var') fn.vars = [...fn.vars, this.variable(fn.vars.length)];
        else this.scope();
        this.endOfLine();
        return;
      }
      if (!c.is('punct', '(') && !c.is('punct', ':'))
        c.fail(`unknown operation '${first.text}'`, first.start);
      const params = c.is('punct', '(') ? this.list('(', ')', () => this.definition()) : [];
      c.expect('punct', ':');
      blocks.push({ name: { text: first.text, start: first.start }, params, insts: [] });
      return;
    }
    const block = blocks[blocks.length - 1];
    if (block === undefined) c.fail('an instruction before the first block');
    else block.insts.push(this.inst());
    this.endOfLine();
  }

  private definition(): { name: RawName; type: MirType } {
    const name = this.use();
    this.c.expect('punct', ':');
    return { name, type: this.type() };
  }

  private use(): RawName {
    const token = this.c.expect('value');
    return { text: token.text, start: token.start };
  }

  private inst(): RawInst {
    const { c } = this;
    const start = c.token.start;
    const results: { name: RawName; type: MirType }[] = [];
    if (c.is('value')) {
      do results.push(this.definition());
      while (c.opt('punct', ','));
      c.expect('punct', '=');
    }
    const word = c.expect('word', undefined, 'an operation');
    const op = word.text as OpName;
    if (OPS[op] === undefined) c.fail(`unknown operation '${word.text}'`, word.start);
    const inst: RawInst = { op, start, results, args: [], attrs: {}, targets: [], loc: undefined };
    this.leadAttrs(inst);
    if (inst.attrs.symbol !== undefined && OPS[op].variadic)
      inst.args = this.list('(', ')', () => this.use());
    else if (c.is('value')) {
      do inst.args.push(this.use());
      while (c.opt('punct', ',') && c.is('value'));
    }
    if (op === 'br' || op === 'br.if' || op === 'switch') this.targets(inst);
    while (c.is('word')) this.trailingAttr(inst);
    return inst;
  }

  private leadAttrs(inst: RawInst): void {
    const { c } = this;
    for (const name of OPS[inst.op].attrs ?? []) {
      const form = ATTR_FORMS[name];
      if (form === 'lead-symbol') inst.attrs.symbol = c.expect('symbol').text;
      else if (form === 'lead-bits') inst.attrs.bits = this.bits(inst.results[0]?.type ?? 'i64');
      else if (form === 'lead-word') this.setWord(inst, name);
    }
  }

  private setWord(inst: RawInst, name: AttrName): void {
    const token = this.c.expect('word', undefined, name);
    const words = name === 'pred' ? predicatesOf(inst.op) : ATTR_WORDS[name];
    if (words !== undefined && !words.includes(token.text)) {
      this.c.fail(`unknown ${name} '${token.text}' of ${inst.op}`, token.start);
    }
    Object.assign(inst.attrs, { [name]: token.text });
  }

  /** An integer (also negative) or a float literal as the bits of `type`. */
  private bits(type: MirType): bigint {
    const token = this.c.expect('number');
    const whole = parseBigInt(token.text);
    if (isFloat(type) && !/0x/.test(token.text)) return numberToFloat(Number(token.text), type);
    if (whole === undefined) return this.c.fail(`not an integer: ${token.text}`, token.start);
    const width = bitWidth(type);
    if (BigInt.asUintN(width, whole) !== whole && BigInt.asIntN(width, whole) !== whole) {
      this.c.fail(`${token.text} does not fit ${type}`, token.start);
    }
    return BigInt.asUintN(width, whole);
  }

  private targets(inst: RawInst): void {
    const { c } = this;
    do {
      const cased = inst.op === 'switch' && inst.targets.length > 0;
      if (cased) {
        // The switched type is not known yet; `buildBody` wraps the value to it.
        inst.attrs.cases = [...(inst.attrs.cases ?? []), c.bigint()];
        c.expect('punct', ':');
      }
      inst.targets.push(this.target());
    } while (c.opt('punct', ','));
    if (inst.op === 'switch') inst.attrs.cases ??= [];
  }

  private target(): RawTarget {
    const label = this.c.expect('word', undefined, 'a block');
    const args = this.c.is('punct', '(') ? this.list('(', ')', () => this.use()) : [];
    return { block: { text: label.text, start: label.start }, args };
  }

  private trailingAttr(inst: RawInst): void {
    const { c } = this;
    const word = c.next();
    if (word.text === '!loc') {
      inst.loc = this.loc();
      return;
    }
    const name = word.text as AttrName;
    const form = ATTR_FORMS[name];
    if (form === undefined || form.startsWith('lead') || form === 'with-targets') {
      c.fail(`unknown attribute '${word.text}'`, word.start);
    }
    if (form === 'flag') {
      Object.assign(inst.attrs, { [name]: true });
      return;
    }
    c.expect('punct', '=');
    if (form === 'word') this.setWord(inst, name);
    else if (form === 'number') Object.assign(inst.attrs, { [name]: c.count() });
    else if (form === 'string') Object.assign(inst.attrs, { [name]: c.expect('string').text });
    else Object.assign(inst.attrs, { [name]: this.list('[', ']', () => this.imm()) });
  }

  private imm(): NonNullable<Attrs['imm']>[number] {
    const { c } = this;
    const token = c.next();
    if (token.kind === 'string') return token.text;
    if (token.kind === 'word' && (token.text === 'true' || token.text === 'false'))
      return token.text === 'true';
    if (token.kind !== 'number')
      return c.fail('expected a number, a string or a truth value', token.start);
    if (!token.text.endsWith('n')) return Number(token.text);
    return parseBigInt(token.text.slice(0, -1)) ?? c.fail('not an integer', token.start);
  }

  private span(): Span {
    const { c } = this;
    const file = c.count();
    c.expect('punct', ':');
    const start = c.count();
    const end = c.bigint();
    return { file: fileId(file), start, end: Number(-end) };
  }

  private loc(): SourceLoc {
    const { c } = this;
    const span = this.span();
    const fn = c.expect('string').text;
    const scope = c.opt('word', 'in') ? this.scopes[c.count()] : undefined;
    const own = scope === undefined ? { span, fn } : { span, fn, scope };
    return c.opt('word', 'at') ? { ...own, inlinedAt: this.loc() } : own;
  }
}
