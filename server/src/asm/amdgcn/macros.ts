/**
 * Macros, repetitions, conditions and included files, expanded line by line: `.macro`, `.rept`,
 * `.irp`, `.irpc`, `.if`, `.include` and their kin. The result is a text without them, and for each
 * of its lines the place in the text it comes from.
 */
import { Fuel, LIMITS } from '../../base/index.ts';
import { evaluateExpr, parseExpr } from './expressions.ts';
import { Scanner } from './scanner.ts';

/** Where a line of the expanded text comes from. */
export interface ExpandedLine {
  /** Offsets of the line, or of the call that it comes from, in the text. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** For lines of a macro: the line in its body, zero-based, and that line's offsets. */
  readonly inside?: { readonly start: number; readonly end: number; readonly line: number };
  /** The line stands in a file that is included here, or in a macro of one. */
  readonly file?: { readonly name: string; readonly line: number };
  /**
   * The macro that was called; empty for lines of a repetition, and for those that stand as they
   * are.
   */
  readonly macro: string;
}

export interface ExpandedText {
  readonly text: string;
  readonly lines: readonly ExpandedLine[];
  /**
   * A condition could not be decided, a macro was not found or the limits were reached: names may
   * be missing.
   */
  readonly uncertain: boolean;
  readonly problems: readonly { readonly line: ExpandedLine; readonly message: string }[];
}

const STRUCTURE = /^[ \t]*(?:[\w.$]+:[ \t]*)?\.(?:macro|rept|rep|irpc?|if\w*|include)\b/m;

/** Nesting of calls that LLVM allows. */
const MAX_DEPTH = LIMITS.assemblyMacros.limit;

/** The text of an included file by its name as written; undefined for one that cannot be read. */
export type ReadIncluded = (name: string) => string | undefined;

interface SourceLine {
  readonly text: string;
  readonly start: number;
  readonly line: number;
  /** The included file that it stands in; empty for the text itself. */
  readonly file: string;
}

interface Macro {
  readonly name: string;
  readonly params: readonly { name: string; value: string; required: boolean; rest: boolean }[];
  readonly body: readonly SourceLine[];
}

function linesOf(text: string, file: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let start = 0;
  for (const [line, one] of text.split('\n').entries()) {
    lines.push({ text: one, start, line, file });
    start += one.length + 1;
  }
  return lines;
}

/** The text without macros; undefined when it has none. Never throws. */
export function expandMacros(
  text: string,
  read: ReadIncluded = () => undefined,
): ExpandedText | undefined {
  if (!STRUCTURE.test(text)) return undefined;
  const expander = new Expander(read);
  expander.run(linesOf(text, ''), undefined, 0);
  return {
    text: expander.out.join('\n'),
    lines: expander.origins,
    uncertain: expander.uncertain,
    problems: expander.problems,
  };
}

/** A line without label and comment, and its first word. */
function wordOf(text: string): { word: string; rest: string } {
  const match = /^[ \t]*(?:[\w.$\\@()]+:(?!:)[ \t]*)?([\w.$]+)(?![\w.$:=])[ \t]*(.*)/.exec(
    withoutComment(text),
  );
  if (!match || /^=(?!=)/.test(match[2]!)) return { word: '', rest: '' };
  return { word: match[1]!, rest: match[2]!.trimEnd() };
}

function withoutComment(text: string): string {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '"' && text[i - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if (c === ';' || (c === '/' && text[i + 1] === '/')) return text.slice(0, i);
  }
  return text;
}

/** The `.if`s that are open; a value that is undefined is that of a condition nobody can decide. */
class Conditions {
  private readonly open: { on: boolean; taken: boolean; undecided: boolean }[] = [];

  /** Do lines count here? What is around the innermost one was on when that began. */
  get on(): boolean {
    return this.open.at(-1)?.on ?? true;
  }

  begin(value: boolean | undefined): void {
    const on = this.on && value !== false;
    this.open.push({ on, taken: value === true, undecided: value === undefined });
  }

  /** `.else`, or `.elseif` with its value. */
  otherwise(value: boolean | undefined): void {
    const top = this.open.at(-1);
    if (top === undefined) return;
    const outside = this.open.at(-2)?.on ?? true;
    top.on = outside && !top.taken && value !== false;
    if (value === undefined) top.undecided = true;
    else if (top.on && !top.undecided) top.taken = true;
  }

  end(): void {
    this.open.pop();
  }
}

class Expander {
  readonly out: string[] = [];
  readonly origins: ExpandedLine[] = [];
  readonly problems: { line: ExpandedLine; message: string }[] = [];
  uncertain = false;
  private readonly macros = new Map<string, Macro>();
  private readonly symbols = new Map<string, bigint>();
  private readonly labels = new Set<string>();
  private calls = 0;
  /** Lines that are read or repeated, and characters of lines that are made. */
  private readonly lines = new Fuel(LIMITS.assemblyLines);
  private readonly characters = new Fuel(LIMITS.assemblyText);
  private readonly read: ReadIncluded;

  constructor(read: ReadIncluded) {
    this.read = read;
  }

  /** Follows `.if` and its kin; false for other words. */
  private conditional(word: string, rest: string, conditions: Conditions): boolean {
    if (/^\.if\w*$/.test(word)) {
      const value = conditions.on ? this.condition(word, rest) : false;
      if (value === undefined) this.uncertain = true;
      conditions.begin(value);
    } else if (word === '.endif') conditions.end();
    else if (word === '.else') conditions.otherwise(true);
    else if (word === '.elseif') conditions.otherwise(this.condition('.if', rest));
    else return false;
    return true;
  }

  /** Lines of the text, of a macro's body or of a repetition; `call` is the outermost call. */
  run(lines: readonly SourceLine[], call: ExpandedLine | undefined, depth: number): void {
    const conditions = new Conditions();
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (!this.goesOn(line, call)) return;
      const { word, rest } = wordOf(line.text);
      if (this.conditional(word, rest, conditions) || !conditions.on) {
        this.blank(line, call);
        continue;
      }
      if (word === '.macro') {
        const end = closing(lines, i, /^\.macro$/, /^\.endm(acro)?$/);
        this.define(rest, lines.slice(i + 1, end));
        for (let j = i; j <= Math.min(end, lines.length - 1); j++) this.blank(lines[j]!, call);
        i = end;
        continue;
      }
      if (word === '.include' && this.include(rest, line, call, depth)) continue;
      if (word === '.purgem') {
        this.macros.delete(rest.trim());
        this.blank(line, call);
        continue;
      }
      if (/^\.(rept|rep|irpc?)$/.test(word)) {
        const end = closing(lines, i, /^\.(rept|rep|irpc?)$/, /^\.endr$/);
        this.repeat(word, rest, lines.slice(i + 1, end), line, call, depth);
        i = end;
        continue;
      }
      const macro = this.macros.get(word);
      if (macro) {
        this.call(macro, rest, line, call, depth);
        continue;
      }
      this.note(line.text);
      this.emit(line, call);
    }
  }

  /** Whether one more line may be read; reports once that it may not. */
  private goesOn(line: SourceLine, call: ExpandedLine | undefined): boolean {
    const wasSpent = this.isSpent;
    this.lines.spend();
    if (!this.isSpent) return true;
    this.uncertain = true;
    if (!wasSpent)
      this.problems.push({
        line: call ?? callAt(line, ''),
        message: `macros and repetitions make more than ${LIMITS.assemblyLines.limit} lines or ${LIMITS.assemblyText.limit} characters`,
      });
    return false;
  }

  private get isSpent(): boolean {
    return this.lines.isSpent || this.characters.isSpent;
  }

  private emit(line: SourceLine, call: ExpandedLine | undefined): void {
    this.out.push(line.text);
    const own = { start: line.start, end: line.start + line.text.length, line: line.line };
    if (!call) this.origins.push({ ...own, macro: '' });
    else if (line.file === '') this.origins.push({ ...call, inside: own });
    else this.origins.push({ ...call, file: { name: line.file, line: line.line } });
  }

  /** The lines of an included file in place of the directive; false where it cannot be read. */
  private include(
    rest: string,
    line: SourceLine,
    outer: ExpandedLine | undefined,
    depth: number,
  ): boolean {
    const name = /^"([^"]+)"$/.exec(rest.trim())?.[1];
    const text = name === undefined || depth >= MAX_DEPTH ? undefined : this.read(name);
    if (name === undefined || text === undefined) return false;
    this.run(linesOf(text, name), outer ?? callAt(line, ''), depth + 1);
    return true;
  }

  /**
   * Directives of the structure leave an empty line, so that lines of the text stay where they are.
   */
  private blank(line: SourceLine, call: ExpandedLine | undefined): void {
    if (!call) this.emit({ ...line, text: '' }, undefined);
  }

  /** Symbols and labels that conditions ask for. */
  private note(text: string): void {
    const set =
      /^[ \t]*(?:\.(?:set|equ|equiv)[ \t]+([\w.$]+)[ \t]*,|([\w.$]+)[ \t]*=(?!=))(.*)$/.exec(text);
    if (set) {
      const value = this.value(withoutComment(set[3]!));
      const name = (set[1] ?? set[2])!;
      if (value === undefined) this.symbols.delete(name);
      else this.symbols.set(name, value);
      this.labels.add(name);
      return;
    }
    const label = /^[ \t]*([\w.$]+):/.exec(text)?.[1];
    if (label !== undefined) this.labels.add(label);
  }

  private value(text: string): bigint | undefined {
    const s = new Scanner(text, 0, text.length, 0);
    const expr = parseExpr(s);
    if (!expr || !s.done) return undefined;
    return evaluateExpr(expr, (name) => this.symbols.get(name));
  }

  private condition(word: string, rest: string): boolean | undefined {
    const compare = (): bigint | undefined => this.value(rest);
    const by = (test: (v: bigint) => boolean): boolean | undefined => {
      const v = compare();
      return v === undefined ? undefined : test(v);
    };
    switch (word) {
      case '.if':
      case '.ifne':
        return by((v) => v !== 0n);
      case '.ifeq':
        return by((v) => v === 0n);
      case '.ifge':
        return by((v) => v >= 0n);
      case '.ifgt':
        return by((v) => v > 0n);
      case '.ifle':
        return by((v) => v <= 0n);
      case '.iflt':
        return by((v) => v < 0n);
      case '.ifb':
        return rest.trim() === '';
      case '.ifnb':
        return rest.trim() !== '';
      case '.ifdef':
        return this.labels.has(rest.trim()) ? true : undefined;
      case '.ifndef':
      case '.ifnotdef':
        return this.labels.has(rest.trim()) ? false : undefined;
      case '.ifc':
      case '.ifnc':
      case '.ifeqs':
      case '.ifnes': {
        const [a = '', b = ''] = splitArguments(rest).map((arg) =>
          arg.replace(/^(["'])(.*)\1$/, '$2'),
        );
        return (a === b) === (word === '.ifc' || word === '.ifeqs');
      }
    }
    return undefined;
  }

  private define(head: string, body: readonly SourceLine[]): void {
    const match = /^([\w.$]+)[ \t,]*(.*)/.exec(head);
    if (!match) return;
    const parts = match[2]!.includes(',') ? splitArguments(match[2]!) : match[2]!.split(/[ \t]+/);
    const params = parts
      .filter((part) => part !== '')
      .map((part) => {
        const [, name = '', kind = '', value = ''] =
          /^([\w.$]+)(?::(\w+))?(?:[ \t]*=([\s\S]*))?$/.exec(part) ?? [];
        return {
          name,
          value: value.replace(/^[ \t]+/, ''),
          required: kind === 'req',
          rest: kind === 'vararg',
        };
      });
    this.macros.set(match[1]!, { name: match[1]!, params, body });
  }

  private call(
    macro: Macro,
    rest: string,
    line: SourceLine,
    outer: ExpandedLine | undefined,
    depth: number,
  ): void {
    const own = outer ?? callAt(line, macro.name);
    if (depth >= MAX_DEPTH) {
      this.uncertain = true;
      this.problems.push({
        line: own,
        message: `macros call each other more than ${MAX_DEPTH} deep`,
      });
      return;
    }
    const label = /^[ \t]*([\w.$\\@]+):(?!:)/.exec(line.text);
    if (label) this.emit({ ...line, text: label[0] }, outer);
    const given = splitCall(rest, macro.params.length);
    const values = new Map(macro.params.map((p) => [p.name, p.value]));
    const named = new Set<string>();
    let at = 0;
    for (const [i, argument] of given.entries()) {
      const key = /^([\w.$]+)[ \t]*=(?!=)[ \t]*(.*)/.exec(argument);
      if (key && values.has(key[1]!)) {
        values.set(key[1]!, key[2]!);
        named.add(key[1]!);
        continue;
      }
      const param = macro.params[at];
      if (!param) {
        this.problems.push({
          line: own,
          message: `macro \`${macro.name}\` takes ${macro.params.length} argument${macro.params.length === 1 ? '' : 's'}, found ${given.length}`,
        });
        break;
      }
      at++;
      if (param.rest) {
        values.set(param.name, given.slice(i).join(', '));
        named.add(param.name);
        break;
      }
      if (argument !== '') {
        values.set(param.name, argument);
        named.add(param.name);
      }
    }
    for (const param of macro.params)
      if (param.required && !named.has(param.name))
        this.problems.push({
          line: own,
          message: `macro \`${macro.name}\` needs a value for \`${param.name}\``,
        });
    const counter = String(this.calls++);
    this.run(this.filled(macro.body, values, counter), own, depth + 1);
    if (!outer && this.origins[this.origins.length - 1]?.line !== line.line)
      this.blank(line, undefined);
  }

  /** The lines of a body with values in place of its parameters, as long as there is room. */
  private filled(
    body: readonly SourceLine[],
    values: ReadonlyMap<string, string>,
    counter: string,
  ): readonly SourceLine[] {
    const lines: SourceLine[] = [];
    for (const line of body) {
      const text = substitute(line.text, values, counter);
      lines.push({ ...line, text });
      if (!this.characters.spend(text.length)) break;
    }
    return lines;
  }

  private repeat(
    word: string,
    rest: string,
    body: readonly SourceLine[],
    line: SourceLine,
    outer: ExpandedLine | undefined,
    depth: number,
  ): void {
    const values: { name: string; value: string }[] = [];
    if (word === '.rept' || word === '.rep') {
      const count = this.value(rest);
      if (count === undefined) this.uncertain = true;
      // One more than may be: the last is reported.
      const most = BigInt(LIMITS.assemblyLines.limit) + 1n;
      for (let i = 0n; i < (count ?? 1n) && i < most; i++) values.push({ name: '', value: '' });
    } else {
      const [name = '', ...list] = splitArguments(rest.replace(/^([\w.$]+)[ \t]+(?=[^,])/, '$1,'));
      const items = word === '.irpc' ? [...list.join('')] : list;
      for (const value of items) values.push({ name, value });
    }
    if (!outer) this.blank(line, undefined);
    for (const { name, value } of values) {
      if (!this.goesOn(line, outer)) break;
      const map = new Map(name === '' ? [] : [[name, value]]);
      this.run(name === '' ? body : this.filled(body, map, ''), outer, depth);
    }
  }
}

/** A call, or another line of the text that others stand for, without blanks and comment. */
function callAt({ text, start, line }: SourceLine, macro: string): ExpandedLine {
  return {
    start: start + (text.length - text.trimStart().length),
    end: start + withoutComment(text).trimEnd().length,
    line,
    macro,
  };
}

/** Index of the line that closes what opens at `from`; the last line when nothing does. */
function closing(lines: readonly SourceLine[], from: number, open: RegExp, close: RegExp): number {
  let depth = 0;
  for (let i = from; i < lines.length; i++) {
    const { word } = wordOf(lines[i]!.text);
    if (open.test(word)) depth++;
    else if (close.test(word) && --depth === 0) return i;
  }
  return lines.length;
}

function substitute(text: string, values: ReadonlyMap<string, string>, counter: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(\(\)|@|[A-Za-z_.$][\w$]*)/g, (all, name: string) => {
    if (name === '()') return '';
    if (name === '@') return counter === '' ? all : counter;
    return values.get(name) ?? all;
  });
}

/** Pieces between commas outside of brackets and strings. */
function splitArguments(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '"') quoted = !quoted;
    if (quoted) continue;
    if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (c === ',' && depth <= 0) {
      out.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  const last = text.slice(from).trim();
  if (last !== '' || out.length > 0) out.push(last);
  return out;
}

/** Arguments of a call: between commas, or between blanks where there are none. */
function splitCall(text: string, params: number): string[] {
  const list = splitArguments(text);
  if (params <= 1 || list.length >= params) return list;
  return list.flatMap((one) => {
    const words = one.split(/[ \t]+(?![-+*/&|^<>=)\]])/);
    return words.length > 1 && words.every((w) => w !== '' && !/[-+*/&|^<>=(,[:]$/.test(w))
      ? words
      : [one];
  });
}
