/** Constants of the program's texts: `const TILE: usize = 16;`, computed by the debugger. */
import { type Const, parseFile } from '../syntax/index.ts';
import type { Program } from './api.ts';
import { evaluate, type Names, plain } from './expression.ts';
import { GenericConstants } from './generic-constants.ts';
import { cast, EvaluationError, intType, isFloatType, type Value } from './numbers.ts';

/** A constant, and the block, module or file in which it can be named. */
interface Found {
  readonly item: Const;
  readonly start: number;
  readonly end: number;
}

/** Constants that stand for one another, at most. */
const DEEPEST = 50;

export class Constants {
  private readonly program: Program;
  /** Constants by name, of the texts that were asked for. */
  private readonly files = new Map<string, ReadonlyMap<string, readonly Found[]>>();
  private readonly values = new Map<Const, Value>();
  private depth = 0;
  /** Constant parameters of functions. */
  readonly generics: GenericConstants;

  constructor(program: Program) {
    this.program = program;
    this.generics = new GenericConstants((path) => program.text(path));
  }

  /**
   * The value of a constant that a place of a file can name by the last part of a path; undefined
   * when there is none.
   *
   * @throws EvaluationError when it is one that the debugger cannot compute
   */
  value(path: string, offset: number, name: string, names: Names): Value | undefined {
    const found = this.find(path, offset, name.split('::').at(-1)!);
    if (found === undefined) return undefined;
    const { item } = found;
    const known = this.values.get(item) ?? this.compute(path, item, names);
    if (known !== undefined) this.values.set(item, known);
    return known;
  }

  private compute(path: string, item: Const, names: Names): Value | undefined {
    const { value, type } = item;
    if (value === undefined) return undefined;
    if (this.depth > DEEPEST)
      throw new EvaluationError(`the constant \`${item.name.text}\` needs itself`);
    let result: Value;
    this.depth++;
    try {
      result = plain(evaluate(value, this.around(path, item, names)), names.types);
    } finally {
      this.depth--;
    }
    const named = type?.kind === 'PathType' ? type.path.segments.at(-1)?.name.text : undefined;
    const isNumber = named !== undefined && (intType(named) !== undefined || isFloatType(named));
    return isNumber ? cast(result, named) : result;
  }

  /** What names mean where a constant is: other constants, no variables. */
  private around(path: string, item: Const, names: Names): Names {
    const lookUp = (name: string) => this.value(path, item.start, name, names);
    return { types: names.types, lookUp };
  }

  /** Of several of one name the innermost around the place, else the only one of the text. */
  private find(path: string, offset: number, name: string): Found | undefined {
    const all = this.of(path).get(name) ?? [];
    const around = all.filter(({ start, end }) => start <= offset && offset < end);
    const [first, ...more] = around.length > 0 ? around : all;
    if (around.length === 0 && more.length > 0) return undefined;
    return more.reduce((a, b) => (b.end - b.start < a!.end - a!.start ? b : a), first);
  }

  private of(path: string): ReadonlyMap<string, readonly Found[]> {
    let known = this.files.get(path);
    if (known === undefined) {
      const text = this.program.text(path);
      known = text === undefined ? new Map() : constantsOf(text);
      this.files.set(path, known);
    }
    return known;
  }
}

function constantsOf(text: string): ReadonlyMap<string, readonly Found[]> {
  const out = new Map<string, Found[]>();
  const visit = (node: unknown, start: number, end: number): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, start, end);
      return;
    }
    if (typeof node !== 'object' || node === null || !('kind' in node)) return;
    const at = node as { readonly kind: string; readonly start: number; readonly end: number };
    if (at.kind === 'Const') {
      const item = node as Const;
      const known = out.get(item.name.text);
      if (known === undefined) out.set(item.name.text, [{ item, start, end }]);
      else known.push({ item, start, end });
    }
    const isScope = at.kind === 'Block' || at.kind === 'Mod' || at.kind === 'Impl';
    const [low, high] = isScope ? [at.start, at.end] : [start, end];
    for (const [key, value] of Object.entries(node)) if (key !== 'attrs') visit(value, low, high);
  };
  visit(parseFile(text, { edition: 2024 }).file, 0, text.length + 1);
  return out;
}
