/** Names of a PTX text, each resolved in the block it stands in. */
import type { AsmName, AsmNameKind, AsmOccurrence } from '../names.ts';
import type {
  PtxFunction,
  PtxInstruction,
  PtxModule,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
  PtxVariable,
} from './ast.ts';
import { findPtxInstruction } from './isa/index.ts';
import { findPtxSpecial } from './isa/special.ts';
import { PtxScope } from './scope.ts';
import { eachSymbol, operandsOf } from './walk.ts';

interface Entry {
  readonly name: string;
  readonly kind: AsmNameKind;
  readonly type: string;
  readonly occurrences: AsmOccurrence[];
}

/** All names of a module, in the order in which they first appear. */
export function ptxNames(module: PtxModule): readonly AsmName[] {
  return new Resolver(module).run();
}

/** Instructions whose first operand is a source though it is no address. */
const NO_RESULT = new Set([
  'bar',
  'barrier',
  'bra',
  'brx',
  'nanosleep',
  'pmevent',
  'setmaxnreg',
  'stackrestore',
  'sust',
  'sured',
  'wgmma',
  'cp',
]);

/**
 * What an instruction writes: results stand first, except where the first operand is an address.
 */
function ptxResults(i: PtxInstruction): readonly PtxSymbol[] {
  const out: PtxSymbol[] = [];
  const add = (s: PtxSymbol): void => {
    out.push(s);
  };
  if (i.call) for (const result of i.call.returns) eachSymbol(result, add);
  const first = i.operands[0];
  if (i.call || first === undefined || first.kind === 'addr') return out;
  if (NO_RESULT.has(i.opcode) && findPtxInstruction(i.opcode, i.modifiers)?.formula[0] !== 'd')
    return out;
  eachSymbol(first, add);
  return out;
}

class Resolver {
  private readonly module: PtxModule;
  private readonly entries: Entry[] = [];
  private readonly globals = new Map<string, Entry>();
  private readonly specials = new Map<string, Entry>();

  constructor(module: PtxModule) {
    this.module = module;
  }

  run(): readonly AsmName[] {
    for (const v of this.module.variables) this.globals.set(v.name, this.declared(v, 'variable'));
    for (const fn of this.module.functions) {
      const known = this.globals.get(fn.name);
      if (known) known.occurrences.push(at(fn.nameSpan, fn.name, 'declaration'));
      else if (fn.name !== '')
        this.globals.set(fn.name, this.entry(fn.name, 'function', '', fn.nameSpan));
    }
    for (const fn of this.module.functions) this.inFunction(fn);
    for (const { occurrences } of this.entries) occurrences.sort((a, b) => a.start - b.start);
    return this.entries;
  }

  private entry(name: string, kind: AsmNameKind, type: string, span: PtxSpan): Entry {
    const entry: Entry = {
      name,
      kind,
      type,
      occurrences: [at(span, name, 'declaration')],
    };
    this.entries.push(entry);
    return entry;
  }

  private declared(v: PtxVariable, kind: AsmNameKind): Entry {
    return this.entry(v.name, kind, `.${v.type}`, v.nameSpan);
  }

  private inFunction(fn: PtxFunction): void {
    const scope = new PtxScope<Entry>(undefined);
    for (const p of [...fn.returns, ...fn.params]) {
      if (p.name === '' || p.name === '_') continue;
      scope.define(p.name, this.declared(p, p.space === 'reg' ? 'register' : 'parameter'));
    }
    this.inBody(fn.body?.body ?? [], scope);
  }

  private inBody(body: readonly PtxStatement[], scope: PtxScope<Entry>): void {
    // Labels may be used before they stand.
    for (const s of body) {
      if (s.kind === 'label') scope.define(s.name, this.entry(s.name, 'label', '', s));
      else if (s.kind === 'targets' || s.kind === 'prototype')
        scope.define(s.label, this.entry(s.label, 'label', '', s));
    }
    for (const s of body) {
      if (s.kind === 'var') this.declare(s, scope);
      else if (s.kind === 'block') this.inBody(s.body, new PtxScope(scope));
      else if (s.kind === 'targets') for (const t of s.targets) this.use(t, 'read', scope);
      else if (s.kind === 'instr') this.inInstruction(s, scope);
    }
  }

  private declare(v: PtxVariable, scope: PtxScope<Entry>): void {
    if (v.name === '' || v.name === '_') return;
    if (v.count !== undefined) scope.defineRange(v);
    else scope.define(v.name, this.declared(v, v.space === 'reg' ? 'register' : 'variable'));
  }

  private inInstruction(i: PtxInstruction, scope: PtxScope<Entry>): void {
    const results = new Set(ptxResults(i));
    if (i.guard) this.use(i.guard.register, 'read', scope);
    for (const operand of operandsOf(i)) {
      eachSymbol(operand, (s) => this.use(s, results.has(s) ? 'write' : 'read', scope));
    }
  }

  private use(symbol: PtxSymbol, role: AsmOccurrence['role'], scope: PtxScope<Entry>): void {
    const { name } = symbol;
    if (name === '_') return;
    const found =
      scope.find(name, (range) => this.member(name, range)) ??
      this.globals.get(name) ??
      this.special(name);
    found?.occurrences.push(at(symbol, name, role));
  }

  /** One register of `%r<10>`. */
  private member(name: string, range: PtxVariable): Entry {
    const entry: Entry = {
      name,
      kind: 'register',
      type: `.${range.type}`,
      occurrences: [at(range.nameSpan, range.name, 'range')],
    };
    this.entries.push(entry);
    return entry;
  }

  private special(name: string): Entry | undefined {
    const known = this.specials.get(name);
    if (known) return known;
    const row = name.startsWith('%') ? findPtxSpecial(name) : undefined;
    if (!row) return undefined;
    const entry: Entry = { name, kind: 'special register', type: `.${row.type}`, occurrences: [] };
    this.entries.push(entry);
    this.specials.set(name, entry);
    return entry;
  }
}

/** A symbol's span may go on behind its name: `%tid.x`. */
function at(span: { readonly start: number }, name: string, role: AsmOccurrence['role']) {
  return { start: span.start, end: span.start + name.length, role };
}
