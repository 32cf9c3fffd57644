/**
 * Mistakes that the text alone shows: names, types of operands, instructions newer than the module says it is. Only
 * what `ptxas` would refuse as well is reported; where the tables do not know, nothing is.
 */
import type {
  PtxFunction,
  PtxInstruction,
  PtxModule,
  PtxOperand,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
  PtxVariable,
} from './ast.ts';
import { findPtxInstruction, isPtxOpcode, type PtxInstructionRow } from './isa/index.ts';
import { findPtxSpecial } from './isa/special.ts';
import { PtxScope } from './scope.ts';
import { isPtxType, parsePtxTarget, ptxTypeBits, ptxTypeKind } from './types.ts';
import { eachSymbol, operandsOf } from './walk.ts';

export type PtxCheckCode =
  | 'undefined-name'
  | 'duplicate-name'
  | 'unknown-label'
  | 'unknown-instruction'
  | 'operand-type'
  | 'operand-count'
  /** The module's version or target does not have it. */
  | 'not-available';

export interface PtxDiagnostic extends PtxSpan {
  readonly code: PtxCheckCode;
  readonly message: string;
}

/** What a name stands for, as far as checking goes. */
interface Entity {
  readonly kind: 'register' | 'variable' | 'label' | 'list';
  readonly type: string;
  readonly vector: number;
}

type Scope = PtxScope<Entity>;

const registerOf = (v: PtxVariable): Entity => ({
  kind: 'register',
  type: v.type,
  vector: v.vector,
});

/** All findings of a module, in text order. */
export function checkPtx(module: PtxModule): PtxDiagnostic[] {
  const checker = new Checker(module);
  checker.run();
  return checker.out;
}

class Checker {
  readonly out: PtxDiagnostic[] = [];
  private readonly module: PtxModule;
  private readonly globals = new Map<string, Entity>();
  private readonly functions = new Set<string>();
  /** GPU number and feature suffix of the module; 0 when it names none. */
  private readonly sm: number;
  private readonly suffix: string;

  constructor(module: PtxModule) {
    this.module = module;
    const target = module.targets.map(parsePtxTarget).find((t) => t);
    this.sm = target?.number ?? 0;
    this.suffix = target?.suffix ?? '';
  }

  private report(code: PtxCheckCode, span: PtxSpan, message: string): void {
    const { start, end, line } = span;
    this.out.push({ code, message, start, end, line });
  }

  run(): void {
    for (const fn of this.module.functions) this.functions.add(fn.name);
    for (const item of this.module.items) {
      if (item.kind === 'directive' && item.name === 'alias')
        this.functions.add(String(item.args[0]));
      if (item.kind === 'label')
        this.globals.set(item.name, { kind: 'label', type: '', vector: 1 });
    }
    for (const v of this.module.variables) {
      this.globals.set(v.name, { kind: 'variable', type: v.type, vector: v.vector });
    }
    const defined = new Set<string>();
    for (const fn of this.module.functions) {
      if (!fn.body) continue;
      if (defined.has(fn.name))
        this.report('duplicate-name', fn.nameSpan, `\`${fn.name}\` is defined twice`);
      defined.add(fn.name);
      this.checkFunction(fn);
    }
  }

  private checkFunction(fn: PtxFunction): void {
    const scope: Scope = new PtxScope<Entity>(undefined);
    for (const p of [...fn.returns, ...fn.params]) this.declare(scope, p);
    if (fn.body) this.checkBody(fn.body.body, scope);
  }

  private declare(scope: Scope, v: PtxVariable): void {
    if (v.name === '' || v.name === '_') return;
    if (v.count !== undefined) {
      if (scope.ownRange(v.name))
        this.report('duplicate-name', v.nameSpan, `registers \`${v.name}<>\` are declared twice`);
      scope.defineRange(v);
      return;
    }
    if (scope.own(v.name))
      this.report('duplicate-name', v.nameSpan, `\`${v.name}\` is declared twice`);
    scope.define(
      v.name,
      v.space === 'reg' ? registerOf(v) : { kind: 'variable', type: v.type, vector: v.vector },
    );
  }

  private checkBody(body: readonly PtxStatement[], scope: Scope): void {
    // Labels may be used before they stand.
    for (const s of body) {
      if (s.kind === 'label' || s.kind === 'targets' || s.kind === 'prototype') {
        const name = s.kind === 'label' ? s.name : s.label;
        if (scope.own(name)) this.report('duplicate-name', s, `\`${name}\` is defined twice`);
        scope.define(name, { kind: s.kind === 'label' ? 'label' : 'list', type: '', vector: 1 });
      }
    }
    for (const s of body) {
      if (s.kind === 'var') this.declare(scope, s);
      else if (s.kind === 'block') this.checkBody(s.body, new PtxScope(scope));
      else if (s.kind === 'targets')
        for (const t of s.targets) this.checkTarget(s.directive, t, scope);
      else if (s.kind === 'instr') this.checkInstruction(s, scope);
    }
  }

  private checkTarget(directive: string, target: PtxSymbol, scope: Scope): void {
    if (directive === 'branchtargets') {
      if (this.find(scope, target.name)?.kind !== 'label') {
        this.report('unknown-label', target, `there is no label \`${target.name}\` here`);
      }
    } else if (!this.functions.has(target.name)) {
      this.report('undefined-name', target, `there is no function \`${target.name}\``);
    }
  }

  private find(scope: Scope, name: string): Entity | undefined {
    return scope.find(name, registerOf) ?? this.globals.get(name);
  }

  private checkInstruction(i: PtxInstruction, scope: Scope): void {
    const before = this.out.length;
    this.checkNames(i, scope);
    const row = findPtxInstruction(i.opcode, i.modifiers);
    if (!row) {
      const what = [i.opcode, ...i.modifiers].join('.');
      const known = isPtxOpcode(i.opcode);
      this.report(
        'unknown-instruction',
        i.nameSpan,
        known ? `there is no form \`${what}\`` : `there is no instruction \`${i.opcode}\``,
      );
      return;
    }
    this.checkAge(i, row);
    if (this.out.length > before) return;
    this.checkOperands(i, row, scope);
  }

  private checkNames(i: PtxInstruction, scope: Scope): void {
    const visit = (symbol: PtxSymbol): void => {
      const { name } = symbol;
      if (name === '_' || this.find(scope, name) || this.functions.has(name)) return;
      if (name.startsWith('%') && findPtxSpecial(name)) return;
      if (i.opcode === 'bra')
        this.report('unknown-label', symbol, `there is no label \`${name}\` here`);
      else this.report('undefined-name', symbol, `\`${name}\` is not declared`);
    };
    if (i.guard) {
      visit(i.guard.register);
      const entity = this.find(scope, i.guard.register.name);
      if (entity?.kind === 'register' && entity.type !== 'pred') {
        this.report(
          'operand-type',
          i.guard.register,
          `a guard must be a predicate, \`${i.guard.register.name}\` is .${entity.type}`,
        );
      }
    }
    for (const operand of operandsOf(i)) eachSymbol(operand, visit);
  }

  private checkAge(i: PtxInstruction, row: PtxInstructionRow): void {
    const { version } = this.module;
    const need = (what: string, ptx: number, sm: number, arch: boolean): void => {
      if (version > 0 && ptx > version) {
        const dotted = `${Math.floor(ptx / 10)}.${ptx % 10}`;
        const have = `${Math.floor(version / 10)}.${version % 10}`;
        this.report(
          'not-available',
          i.nameSpan,
          `\`${what}\` needs PTX ISA ${dotted}, the module is of version ${have}`,
        );
      } else if (this.sm > 0 && sm > this.sm) {
        this.report(
          'not-available',
          i.nameSpan,
          `\`${what}\` needs sm_${sm}, the module is for sm_${this.sm}${this.suffix}`,
        );
      } else if (arch && this.sm > 0 && this.suffix === '') {
        this.report(
          'not-available',
          i.nameSpan,
          `\`${what}\` needs an architecture-specific target such as sm_${sm}a`,
        );
      }
    };
    need(row.name, row.ptx, row.sm, row.arch ?? false);
    if (row.upTo !== undefined && this.sm > row.upTo) {
      const last = row.sm === row.upTo ? `sm_${row.upTo}a only` : `up to sm_${row.upTo}`;
      this.report(
        'not-available',
        i.nameSpan,
        `\`${row.name}\` exists on ${last}, the module is for sm_${this.sm}`,
      );
    }
    const width = Math.max(0, ...i.modifiers.filter(isPtxType).map(ptxTypeBits));
    for (const mod of i.modifiers) {
      // Eight bytes or halves have been there for long; the new ones are eight words.
      if (mod === 'v8' && width < 32) continue;
      const since = Object.hasOwn(row.since, mod) ? row.since[mod] : undefined;
      if (since) need(`${row.name}.${mod}`, since[0], since[1], false);
    }
  }

  private checkOperands(i: PtxInstruction, row: PtxInstructionRow, scope: Scope): void {
    if (row.operands === '...' || i.call) return;
    const classes = row.operands === '' ? [] : row.operands.split(' ');
    const open = classes[classes.length - 1] === '...';
    const required = classes.filter((c) => c !== '...' && !c.endsWith('?')).length;
    const optional = classes.filter((c) => isOptional(c)).length;
    const count = i.operands.length;
    const least = classes.filter((c) => c !== '...' && !isOptional(c)).length;
    if (count < least || (!open && count > required + optional && count > classes.length)) {
      this.report(
        'operand-count',
        i.nameSpan,
        `\`${row.name}\` takes ${least} operands, not ${count}`,
      );
      return;
    }
    const types = i.modifiers.filter(isPtxType);
    for (const [at, operand] of i.operands.entries()) {
      const cls = classes[at];
      if (cls === undefined || cls === '...') return;
      this.checkOperand(i, row, cls, operand, types, scope);
    }
  }

  private checkOperand(
    i: PtxInstruction,
    row: PtxInstructionRow,
    cls: string,
    operand: PtxOperand,
    types: readonly string[],
    scope: Scope,
  ): void {
    let wanted = cls.endsWith('?') && !cls.includes('|') ? cls.slice(0, -1) : cls;
    let target = operand;
    const bar = wanted.indexOf('|');
    if (bar >= 0) {
      wanted = wanted.slice(0, bar);
      if (operand.kind === 'pair') target = operand.first;
    }
    if (target.kind === 'not') target = target.operand;
    if (wanted === '*' || wanted === 'A' || wanted === 'L') return;
    const elements = wanted === 'V' && target.kind === 'vec' ? target.elements : [target];
    const relaxed = wanted === 'X' || wanted === 'X1' || wanted === 'V';
    const type = expectedType(wanted, types, i.modifiers);
    if (type === undefined) return;
    for (const element of elements) {
      if (element.kind === 'float' && ptxTypeKind(type) === 'int') {
        this.report(
          'operand-type',
          element,
          `\`${row.name}.${type}\` cannot take a floating-point constant`,
        );
        continue;
      }
      if (element.kind !== 'sym') continue;
      const entity = this.find(scope, element.name);
      if (entity?.kind !== 'register' || entity.vector > 1) continue;
      if (!fits(type, entity.type, relaxed)) {
        this.report(
          'operand-type',
          element,
          `\`${element.name}\` is .${entity.type}, \`${[i.opcode, ...i.modifiers].join('.')}\` takes .${type} here`,
        );
      }
    }
  }
}

/** `T?`, but not the optional second half of a pair. */
function isOptional(cls: string): boolean {
  return cls.endsWith('?') && !cls.includes('|');
}

function expectedType(
  cls: string,
  types: readonly string[],
  modifiers: readonly string[],
): string | undefined {
  const last = types[types.length - 1];
  switch (cls) {
    case 'p':
      return 'pred';
    case 'T':
    case 'X':
    case 'V':
      return last;
    case 'T1':
    case 'X1':
      return types[0];
    case 'W':
      if (last === undefined || !modifiers.includes('wide')) return last;
      return `${last[0]}${ptxTypeBits(last) * 2}`;
    default:
      return cls;
  }
}

/** Whether a register of type `have` may stand where `want` is taken (PTX ISA, "Operand Type Checking"). */
function fits(want: string, have: string, relaxed: boolean): boolean {
  const [a, b] = [ptxTypeKind(want), ptxTypeKind(have)];
  if (a === 'pred' || b === 'pred') return a === b;
  const [w, h] = [ptxTypeBits(want), ptxTypeBits(have)];
  if (relaxed) return h >= w;
  if (w !== h) return false;
  return a === b || a === 'bits' || b === 'bits';
}
