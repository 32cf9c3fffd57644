/**
 * The compile unit of a module: its functions with their variables and types, and for each stretch
 * of inlined code the function that it comes from and the call. LLVM says the same about the code
 * of both vendors; where a variable has no location, debuggers show it as optimised out.
 */
import { type DebugScope, type Func, type SourceLoc, sameCalls } from '../../mir/index.ts';
import type { TypeTable } from '../../views/index.ts';
import { Die } from './die.ts';
import type { LocationLists, RangeLists } from './lists.ts';
import type { LocationRange } from './locations.ts';
import type { InlinedRun, ScopeRun } from './runs.ts';
import { TypeEntries } from './types.ts';

/** A place as the line table names it. */
export interface DwarfPlace {
  readonly file: number;
  /** From one. */
  readonly line: number;
  readonly col: number;
}

/** One function as it was printed. */
export interface DwarfFunc {
  readonly fn: Func;
  /** Symbol in the text. */
  readonly symbol: string;
  readonly begin: string;
  readonly end: string;
  readonly inlined: readonly InlinedRun[];
  readonly scopes: readonly ScopeRun[];
  /** Of each variable that is known somewhere. */
  readonly locations: ReadonlyMap<number, readonly LocationRange[]>;
}

export interface DwarfInput {
  /** File that the unit is named after, with its folder. */
  readonly path: string;
  readonly types: TypeTable;
  readonly funcs: readonly DwarfFunc[];
  readonly place: (loc: SourceLoc) => DwarfPlace | undefined;
  readonly lineTable: string;
  readonly lists: { readonly locations: LocationLists; readonly ranges: RangeLists };
  /** Labels around all code, where it lies in one section. */
  readonly range?: { readonly begin: string; readonly end: string };
}

/** DW_LANG_Rust */
const RUST = 0x1c;

export function dwarfUnit(input: DwarfInput): Die {
  const unit = new Die('compile_unit');
  const slash = input.path.lastIndexOf('/');
  unit
    .text('producer', 'Warplens')
    .number('language', RUST)
    .text('name', input.path.slice(slash + 1))
    .section('stmt_list', input.lineTable)
    .text('comp_dir', input.path.slice(0, Math.max(slash, 0)) || '/');
  if (input.range !== undefined)
    unit.address('low_pc', input.range.begin).address('high_pc', input.range.end);
  const build = new UnitBuilder(input, unit);
  for (const fn of input.funcs) build.func(fn);
  return unit;
}

class UnitBuilder {
  private readonly input: DwarfInput;
  private readonly unit: Die;
  private readonly types: TypeEntries;
  /** Functions that were inlined, by name. */
  private readonly abstract = new Map<string, { die: Die; vars: Map<string, Die> }>();
  /** Labels of the lists of variables of the function that is at hand. */
  private lists = new Map<number, string>();
  /** Its variables that have one and came with a call that was inlined, by `callKey`. */
  private inlinedVars = new Map<string, number[]>();

  constructor(input: DwarfInput, unit: Die) {
    this.input = input;
    this.unit = unit;
    this.types = new TypeEntries(unit, input.types);
  }

  func({ fn, symbol, begin, end, inlined, scopes, locations }: DwarfFunc): void {
    this.lists = new Map(
      [...locations].map(([variable, list]) => [variable, this.input.lists.locations.add(list)]),
    );
    this.inlinedVars = new Map();
    for (const [index, { loc }] of fn.vars.entries()) {
      if (loc?.inlinedAt === undefined || !this.lists.has(index)) continue;
      const key = callKey(loc.fn, loc.inlinedAt);
      const known = this.inlinedVars.get(key);
      if (known === undefined) this.inlinedVars.set(key, [index]);
      else known.push(index);
    }
    // Each in a namespace of its own, as `ptxas` gives each a section whose addresses begin anew.
    const die = new Die('subprogram', this.namespaceOf(fn.display));
    die.address('low_pc', begin).address('high_pc', end).text('name', lastSegment(fn.display));
    die.text('linkage_name', symbol);
    const loc = fn.span === undefined ? undefined : { span: fn.span, fn: fn.display };
    this.declared(die, loc ?? fn.vars.find(({ loc: at }) => at?.inlinedAt === undefined)?.loc);
    if (fn.kind === 'kernel') die.flag('external');
    const blocks = this.scopes(die, scopes, fn);
    for (const [index, variable] of fn.vars.entries()) {
      if (variable.loc?.inlinedAt !== undefined) this.abstractVariable(variable);
      else {
        const home = variable.arg === undefined ? homeOf(variable.loc, blocks) : undefined;
        this.located(this.variable(home ?? die, variable), index);
      }
    }
    for (const run of inlined) this.run((run.scope && blocks.get(run.scope)) ?? die, run, fn);
  }

  /** The modules that a function lies in; an unnamed one where sections are all there is. */
  private namespaceOf(display: string): Die {
    const path = display.slice(0, -lastSegment(display).length).replace(/::$/, '');
    if (path === '' && this.input.range !== undefined) return this.unit;
    const die = new Die('namespace', this.unit);
    return path === '' ? die : die.text('name', path);
  }

  /** A lexical block for each scope that has code. */
  private scopes(
    parent: Die,
    runs: readonly ScopeRun[],
    { vars }: Func,
  ): ReadonlyMap<DebugScope, Die> {
    const blocks = new Map<DebugScope, Die>();
    // Parameters are the function's, though each opens a scope behind it.
    const ofParameters = new Set<DebugScope>();
    for (const { arg, loc } of vars)
      if (arg !== undefined && loc?.scope !== undefined && loc.inlinedAt === undefined)
        ofParameters.add(loc.scope);
    for (const { scope, ranges } of runs) {
      const outer = (scope.parent && blocks.get(scope.parent)) ?? parent;
      if (ofParameters.has(scope)) {
        blocks.set(scope, outer);
        continue;
      }
      const die = new Die('lexical_block', outer);
      const [first, ...rest] = ranges;
      if (rest.length === 0) die.address('low_pc', first!.begin).address('high_pc', first!.end);
      else die.section('ranges', this.input.lists.ranges.add(ranges));
      blocks.set(scope, die);
    }
    return blocks;
  }

  private located(die: Die, variable: number): void {
    const list = this.lists.get(variable);
    if (list !== undefined) die.section('location', list);
  }

  private run(parent: Die, { callee, call, begin, end, children }: InlinedRun, fn: Func): void {
    const { die: origin } = this.abstractOf(callee);
    const die = new Die('inlined_subroutine', parent)
      .entry('abstract_origin', origin)
      .address('low_pc', begin)
      .address('high_pc', end);
    const place = this.input.place(call);
    if (place !== undefined) {
      die.number('call_file', place.file).number('call_line', place.line);
      die.number('call_column', place.col);
    }
    for (const index of this.inlinedVars.get(callKey(callee, call)) ?? []) {
      const variable = fn.vars[index]!;
      if (!sameCalls(variable.loc?.inlinedAt, call)) continue;
      const tag = variable.arg !== undefined ? 'formal_parameter' : 'variable';
      this.located(
        new Die(tag, die).entry('abstract_origin', this.abstractVariable(variable)),
        index,
      );
    }
    for (const child of children) this.run(die, child, fn);
  }

  private abstractOf(name: string): { die: Die; vars: Map<string, Die> } {
    let found = this.abstract.get(name);
    if (found === undefined) {
      const die = new Die('subprogram', this.unit).text('name', lastSegment(name));
      // DW_INL_inlined
      die.number('inline', 1);
      found = { die, vars: new Map() };
      this.abstract.set(name, found);
    }
    return found;
  }

  private abstractVariable(variable: Func['vars'][number]): Die {
    const loc = variable.loc!;
    const { die, vars } = this.abstractOf(loc.fn);
    const key = `${variable.name} ${variable.type} ${loc.span.file} ${loc.span.start}`;
    let own = vars.get(key);
    if (own === undefined) vars.set(key, (own = this.variable(die, variable)));
    return own;
  }

  private variable(parent: Die, { name, type, loc, arg }: Func['vars'][number]): Die {
    const own = this.types.of(type);
    const tag = arg !== undefined ? 'formal_parameter' : 'variable';
    const die = new Die(tag, parent).text('name', name);
    if (own !== undefined) die.entry('type', own);
    this.declared(die, loc);
    return die;
  }

  private declared(die: Die, loc: SourceLoc | undefined): void {
    const place = loc && this.input.place(loc);
    if (place !== undefined) die.number('decl_file', place.file).number('decl_line', place.line);
  }
}

/** The same for a call of a function in the same place, through whatever calls. */
function callKey(callee: string, { span }: SourceLoc): string {
  return `${span.file} ${span.start} ${span.end} ${callee}`;
}

/** The block of the nearest scope around a place that has code. */
function homeOf(loc: SourceLoc | undefined, blocks: ReadonlyMap<DebugScope, Die>): Die | undefined {
  for (let at = loc?.scope; at !== undefined; at = at.parent) {
    const block = blocks.get(at);
    if (block !== undefined) return block;
  }
  return undefined;
}

/** `dot` of `kernels::dot`; what is in angle brackets stays together. */
function lastSegment(display: string): string {
  let depth = 0;
  for (let at = display.length - 1; at > 0; at--) {
    const c = display[at];
    if (c === '>' && display[at - 1] !== '-') depth++;
    else if (c === '<') depth--;
    else if (depth === 0 && c === ':' && display[at - 1] === ':') return display.slice(at + 1);
  }
  return display;
}
