/**
 * Mistakes that the text alone shows, as `ptxas` reports them: names, forms and operands of
 * instructions, declarations, directives, and what the module's version or target lacks. Only what
 * `ptxas` refuses as well is reported; where the tables do not know, nothing is.
 */
import { append } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type {
  PtxDirective,
  PtxFunction,
  PtxInit,
  PtxInstruction,
  PtxModule,
  PtxPrototype,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
  PtxVariable,
} from './ast.ts';
import {
  environmentOf,
  isAvailable,
  needOf,
  needText,
  type PtxEnvironment,
} from './availability.ts';
import { changedPart } from './changed.ts';
import { callFindings } from './check/call.ts';
import { declarationFindings, parameterFindings } from './check/declaration.ts';
import { directiveFindings, headFindings, noReturnFindings } from './check/directives.ts';
import {
  entityScope,
  PLAIN_ENTITIES,
  type PtxEntity,
  type PtxEntityScope,
  registerEntity,
  variableEntity,
} from './check/entities.ts';
import { moved, type PtxDiagnostic } from './check/finding.ts';
import { instructionFindings } from './check/instruction.ts';
import { moduleFindings } from './check/module.ts';
import { nearestWord } from './check/nearest-word.ts';
import { redefinitionFindings } from './check/redefinition.ts';
import { knownClean, meaningsOf, noteClean } from './check/verdicts.ts';
import { findPtxSpecial, ptxSpecialRegisters } from './isa/special.ts';
import { PtxPlaced } from './placed.ts';
import { eachInitSymbol, eachStatement, eachSymbol, operandsOf } from './walk.ts';

export type { PtxCheckCode, PtxDiagnostic } from './check/finding.ts';

/** All findings of a module, in text order. */
export function checkPtx(module: PtxModule): PtxDiagnostic[] {
  const checker = new Checker(module);
  checker.run();
  return checker.out.sort((a, b) => a.start - b.start);
}

/**
 * What was found in a function, with places counted from its beginning, and for which surroundings
 * that holds.
 */
interface CheckedFunction {
  readonly surroundings: object;
  /** How many names were declared up to it. */
  readonly known: number;
  readonly findings: readonly PtxDiagnostic[];
}

/** A body as it was checked: an edit of some of its instructions costs these alone. */
interface CheckedBody {
  readonly surroundings: object;
  /** How many names were declared up to it. */
  readonly known: number;
  readonly scope: PtxEntityScope;
  readonly prototypes: ReadonlyMap<string, PtxPrototype>;
  readonly statements: readonly PtxStatement[];
  /** Index of the last declaration of the body itself: what stands behind it knows all names. */
  readonly lastDeclaration: number;
  /** Statements with findings, with places counted from the statement's beginning. */
  readonly found: ReadonlyMap<PtxStatement, readonly PtxDiagnostic[]>;
}

/** Statements of a body from which on what is known about it is kept from edit to edit. */
const WORTH_KEEPING = 1000;

const NOTHING: readonly PtxDiagnostic[] = [];
/**
 * Trees keep what an edit does not touch, so what was found out about a part of one stays good as
 * long as it lives.
 */
const functions = memo<PtxFunction, CheckedFunction>('ptx-function-findings');
/** By what of a function an edit of its body leaves. */
const bodies = memo<PtxSpan, CheckedBody>('ptx-checked-bodies');
const heads = memo<readonly PtxVariable[], string>('ptx-declared-heads');
/** Objects that stand for texts; the last ones are kept. */
class Stands {
  private readonly most: number;
  private known: { readonly text: string; readonly made: object }[] = [];

  constructor(most: number) {
    this.most = most;
  }

  for(text: string): object {
    const at = this.known.findIndex((one) => one.text === text);
    const found = at < 0 ? { text, made: {} } : this.known[at]!;
    if (at !== 0) {
      const others = this.known.filter((one) => one !== found);
      this.known = [found, ...others].slice(0, this.most);
    }
    return found.made;
  }
}

/** The modules that were checked last. */
const surroundingsOf = new Stands(4);

class Checker {
  readonly out: PtxDiagnostic[] = [];
  private readonly module: PtxModule;
  private readonly globals = new Map<string, PtxEntity>();
  private readonly functions = new Map<string, PtxFunction>();
  /** Prototypes of the function that is checked. */
  private prototypes: ReadonlyMap<string, PtxPrototype> = new Map();
  /** Is the function that is checked a kernel? */
  private kernel = true;
  private readonly env: PtxEnvironment;
  private readonly envKey: string;
  private readonly wideAddresses: boolean;
  /** What the registers of a range are. */
  private readonly ranges = new Map<PtxVariable, PtxEntity>();

  constructor(module: PtxModule) {
    this.module = module;
    this.env = environmentOf(module.version, module.targets);
    const { version, sm, suffix } = this.env;
    this.wideAddresses = module.items.some(
      (item) =>
        item.kind === 'directive' && item.name === 'address_size' && Number(item.args[0]) === 64,
    );
    this.envKey = `${version} ${sm}${suffix} ${this.wideAddresses}`;
  }

  private report(code: PtxDiagnostic['code'], span: PtxSpan, message: string): void {
    const { start, end, line } = span;
    this.out.push({ code, message, start, end, line });
  }

  run(): void {
    append(this.out, moduleFindings(this.module, this.env));
    for (const fn of this.module.functions) this.functions.set(fn.name, fn);
    for (const fn of this.module.functions) append(this.out, parameterFindings(fn, this.env));
    append(this.out, redefinitionFindings(this.module));
    const surroundings = surroundingsOf.for(this.surroundings());
    // A name counts from its first declaration on.
    for (const item of this.module.items) {
      if (item.kind === 'var') this.checkVariable(item);
      else if (item.kind === 'label') this.globals.set(item.name, PLAIN_ENTITIES.label);
      else if (item.kind === 'directive' && item.name === 'alias') this.checkAlias(item);
      else if (item.kind === 'function') {
        this.globals.set(item.name, PLAIN_ENTITIES.function);
        if (item.body) this.checkDefinition(item, surroundings);
        else append(this.out, headFindings(item, this.env));
      }
    }
  }

  private checkVariable(v: PtxVariable): void {
    if (v.init) this.checkInitial(v.init, (name) => this.globals.get(name));
    this.globals.set(v.name, variableEntity(v));
    append(this.out, declarationFindings(v, 'module', this.env));
  }

  private checkAlias({ args, ...span }: PtxDirective): void {
    for (const name of args.map(String))
      if (this.globals.get(name)?.kind !== 'function')
        this.report('undefined-name', span, `there is no function \`${name}\` before this`);
    this.globals.set(String(args[0]), PLAIN_ENTITIES.function);
  }

  private checkDefinition(fn: PtxFunction, surroundings: object): void {
    const before = functions.get(fn);
    const known = this.globals.size;
    if (before?.surroundings === surroundings && before.known === known) {
      append(this.out, moved(before.findings, fn.start, fn.line));
      return;
    }
    const from = this.out.length;
    this.checkFunction(fn, surroundings);
    const findings = this.out.slice(from);
    functions.set(fn, { surroundings, known, findings: moved(findings, -fn.start, -fn.line) });
  }

  /** All of the module that a function's findings depend on. */
  private surroundings(): string {
    const parts = [this.envKey];
    for (const item of this.module.items) {
      if (item.kind === 'function')
        parts.push(`${item.entry} ${item.name}(${headOf(item.returns)};${headOf(item.params)})`);
      else if (item.kind === 'var') parts.push(`${item.name} ${item.type} ${item.space}`);
      else if (item.kind === 'label') parts.push(`${item.name}:`);
      else if (item.kind === 'directive') parts.push(`${item.name} ${item.args}`);
    }
    return parts.join(';');
  }

  private checkFunction(fn: PtxFunction, surroundings: object): void {
    this.kernel = fn.entry;
    append(this.out, headFindings(fn, this.env));
    if (!fn.body) return;
    const statements = fn.body.body;
    const before = bodies.get(fn.nameSpan);
    const patched =
      before?.surroundings === surroundings && before.known === this.globals.size
        ? this.patched(before, statements)
        : undefined;
    const checked = patched ?? this.wholeBody(fn, statements, surroundings);
    if (statements.length > WORTH_KEEPING) bodies.set(fn.nameSpan, checked);
    for (const [s, findings] of checked.found) append(this.out, moved(findings, s.start, s.line));
  }

  /** A body of which only instructions have changed, behind all declarations. */
  private patched(
    before: CheckedBody,
    statements: readonly PtxStatement[],
  ): CheckedBody | undefined {
    const edit = changedPart(before.statements, statements);
    const plain = ({ kind }: PtxStatement): boolean => kind === 'instr' || kind === 'loc';
    if (edit.from <= before.lastDeclaration) return undefined;
    if (!edit.gone.every(plain) || !edit.come.every(plain)) return undefined;
    const { scope, prototypes } = before;
    this.prototypes = prototypes;
    const found = new Map(before.found);
    for (const s of edit.gone) found.delete(s);
    for (const s of edit.come) {
      const findings = this.during(s, () => {
        if (s.kind === 'instr') this.checkInstruction(s, scope);
      });
      if (findings.length > 0) found.set(s, findings);
    }
    return { ...before, statements, found };
  }

  /** What is reported while something is done, with places counted from a statement's beginning. */
  private during(s: PtxStatement, check: () => void): readonly PtxDiagnostic[] {
    const from = this.out.length;
    check();
    return this.out.length === from
      ? NOTHING
      : moved(this.out.splice(from, this.out.length - from), -s.start, -s.line);
  }

  private wholeBody(
    fn: PtxFunction,
    statements: readonly PtxStatement[],
    surroundings: object,
  ): CheckedBody {
    const prototypes = new Map<string, PtxPrototype>();
    eachStatement(statements, (s) => {
      if (s.kind === 'prototype') prototypes.set(s.label, s);
    });
    this.prototypes = prototypes;
    const scope = entityScope(undefined);
    for (const p of fn.returns) this.declare(scope, p, false);
    for (const p of fn.params) this.declare(scope, p, true);
    const found = new Map<PtxStatement, readonly PtxDiagnostic[]>();
    this.checkBody(statements, scope, found);
    const lastDeclaration = statements.findLastIndex(({ kind }) => kind === 'var');
    return {
      surroundings,
      known: this.globals.size,
      scope,
      prototypes,
      statements,
      lastDeclaration,
      found,
    };
  }

  private declare(scope: PtxEntityScope, v: PtxVariable, input: boolean): void {
    if (v.name === '' || v.name === '_') return;
    if (v.count !== undefined) {
      if (scope.ownRange(v.name))
        this.report('duplicate-name', v.nameSpan, `registers \`${v.name}<>\` are declared twice`);
      else if (scope.ownInRange(v, (one) => one.declaration?.count === undefined))
        this.report(
          'duplicate-name',
          v.nameSpan,
          `a register of \`${v.name}<>\` is declared twice`,
        );
      scope.defineRange(v);
      return;
    }
    if (scope.own(v.name) || scope.rangeOf(v.name))
      this.report('duplicate-name', v.nameSpan, `\`${v.name}\` is declared twice`);
    scope.define(v.name, variableEntity(v, input));
  }

  /**
   * Checks statements. `found` takes what is found in each, or else it is reported where it stands.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of statement
  private checkBody(
    body: readonly PtxStatement[],
    scope: PtxEntityScope,
    found?: Map<PtxStatement, readonly PtxDiagnostic[]>,
  ): void {
    const into = (s: PtxStatement, from: number): void => {
      if (!found || this.out.length === from) return;
      const findings = moved(this.out.splice(from, this.out.length - from), -s.start, -s.line);
      found.set(s, [...(found.get(s) ?? NOTHING), ...findings]);
    };
    // Labels may be used before they stand.
    for (const s of body) {
      if (s.kind !== 'label' && s.kind !== 'targets' && s.kind !== 'prototype') continue;
      const from = this.out.length;
      const name = s.kind === 'label' ? s.name : s.label;
      if (scope.own(name)) this.report('duplicate-name', s, `\`${name}\` is defined twice`);
      scope.define(name, PLAIN_ENTITIES[s.kind === 'label' ? 'label' : 'list']);
      into(s, from);
    }
    for (const s of body) {
      const from = this.out.length;
      if (s.kind === 'var') {
        append(this.out, declarationFindings(s, 'body', this.env));
        if (s.init) this.checkInitial(s.init, (name) => this.find(scope, name));
        this.declare(scope, s, false);
      } else if (s.kind === 'block') this.checkBody(s.body, entityScope(scope));
      else if (s.kind === 'targets') {
        if (s.directive === 'branchtargets' && this.env.version > 0 && this.env.version < 60)
          this.report('not-available', s, '`.branchtargets` requires PTX ISA 6.0');
        for (const t of s.targets) this.checkTarget(s.directive, t, scope);
      } else if (s.kind === 'instr') this.checkInstruction(s, scope);
      else if (s.kind === 'directive')
        append(this.out, directiveFindings(s, 'body', this.env, this.kernel));
      else if (s.kind === 'prototype') append(this.out, noReturnFindings(s));
      into(s, from);
    }
  }

  /** Names in initial values are declared before, and are in memory that all threads see. */
  private checkInitial(init: PtxInit, find: (name: string) => PtxEntity | undefined): void {
    eachInitSymbol(init, (symbol) => {
      const { name } = symbol;
      const entity = find(name);
      if (!entity) this.report('undefined-name', symbol, `\`${name}\` is not declared before this`);
      else if (entity.kind !== 'function' && entity.space !== 'global' && entity.space !== 'const')
        this.report(
          'declaration',
          symbol,
          `an initial value is the address of a function or of a variable in \`.global\` or \`.const\``,
        );
    });
  }

  private checkTarget(directive: string, target: PtxSymbol, scope: PtxEntityScope): void {
    if (directive === 'branchtargets') {
      if (this.find(scope, target.name)?.kind !== 'label') {
        this.report('unknown-label', target, `there is no label \`${target.name}\` here`);
      }
    } else if (!this.globals.has(target.name)) {
      this.report('undefined-name', target, `there is no function \`${target.name}\``);
    }
  }

  private find(scope: PtxEntityScope, name: string): PtxEntity | undefined {
    return scope.find(name, this.ofRange) ?? this.globals.get(name);
  }

  private checkInstruction(i: PtxInstruction, scope: PtxEntityScope): void {
    const meanings =
      i instanceof PtxPlaced && i.template.tree.call === undefined
        ? meaningsOf(i, (name) => this.meaning(scope, name))
        : undefined;
    if (meanings && knownClean((i as PtxPlaced).template, this.envKey, meanings)) return;
    const before = this.out.length;
    this.checkNames(i, scope);
    if (this.out.length > before) return;
    const { wideAddresses } = this;
    const names = { find: (name: string) => this.find(scope, name), wideAddresses };
    if (i.call) append(this.out, callFindings(i.call, names, this.functions, this.prototypes));
    append(this.out, instructionFindings(i, this.module.text, names, this.env));
    if (meanings && this.out.length === before)
      noteClean((i as PtxPlaced).template, this.envKey, meanings);
  }

  private readonly ofRange = (v: PtxVariable): PtxEntity => {
    const known = this.ranges.get(v);
    if (known) return known;
    const made = registerEntity(v);
    this.ranges.set(v, made);
    return made;
  };

  /** What the checks of an instruction see of a name. */
  private meaning(scope: PtxEntityScope, name: string): object | undefined {
    const entity = this.find(scope, name);
    if (entity) return entity.meaning ?? entity;
    return name.startsWith('%') ? findPtxSpecial(name) : undefined;
  }

  private checkNames(i: PtxInstruction, scope: PtxEntityScope): void {
    const visit = (symbol: PtxSymbol): void => {
      const { name } = symbol;
      if (name === '_' || this.find(scope, name)) return;
      if (name.startsWith('%') && findPtxSpecial(name)) {
        this.checkSpecialAge(symbol);
        return;
      }
      if (i.opcode === 'bra')
        this.report('unknown-label', symbol, `there is no label \`${name}\` here`);
      else this.reportUndeclared(symbol);
    };
    if (i.guard) {
      const { register } = i.guard;
      visit(register);
      const entity = this.find(scope, register.name);
      if (entity && (entity.kind !== 'register' || entity.type !== 'pred')) {
        const what = entity.kind === 'register' ? `.${entity.type}` : `a ${entity.kind}`;
        this.report(
          'operand-type',
          register,
          `a guard must be a predicate, \`${register.name}\` is ${what}`,
        );
      }
    }
    for (const operand of operandsOf(i)) eachSymbol(operand, visit);
  }

  /** Does a later line of the module declare a name? */
  private later(name: string): boolean {
    return this.functions.has(name) || this.module.variables.some((v) => v.name === name);
  }

  private reportUndeclared(symbol: PtxSymbol): void {
    const { name, start, line } = symbol;
    const special = name.startsWith('%')
      ? nearestWord(
          name,
          ptxSpecialRegisters.map((row) => row.name),
        )
      : undefined;
    const help = special === undefined ? '' : `, did you mean \`${special}\`?`;
    const later = this.later(name) ? 'is declared only after this' : 'is not declared';
    this.out.push({
      code: 'undefined-name',
      start,
      end: start + name.length,
      line,
      message: `\`${name}\` ${later}${help}`,
      ...(special === undefined ? {} : { suggestion: special }),
    });
  }

  private checkSpecialAge(symbol: PtxSymbol): void {
    const row = findPtxSpecial(symbol.name);
    if (!row) return;
    const since = { ptx: row.ptx, sm: String(row.sm) };
    if (isAvailable(since, this.env)) return;
    const { name, start, end, line } = symbol;
    const message = `\`${name}\` requires ${needText(since, this.env)}`;
    const need = needOf(since, this.env) ?? {};
    this.out.push({ code: 'not-available', start, end, line, message, need });
  }
}

/** Declarations of parameters, which an edit of a body leaves as they are. */
function headOf(list: readonly PtxVariable[]): string {
  const before = heads.get(list);
  if (before !== undefined) return before;
  const made = list.map(declared).join();
  heads.set(list, made);
  return made;
}

/** A declaration as far as the use of its name goes. */
function declared({ space, type, vector, name, count, dims, linkage }: PtxVariable): string {
  return `${space} ${type} ${vector} ${name} ${count} ${dims} ${linkage}`;
}
