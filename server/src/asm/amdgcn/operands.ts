/**
 * Operands and modifiers of one instruction. Whatever fits nothing becomes a bogus operand with an
 * error.
 */
import type {
  AmdgcnArg,
  AmdgcnError,
  AmdgcnFile,
  AmdgcnModifier,
  AmdgcnOperand,
  AmdgcnSourceModifiers,
} from './ast.ts';
import { evaluateExpr, parseExpr } from './expressions.ts';
import type { Scanner } from './scanner.ts';

/** What stands before a register that is negated, taken without its sign, or extended. */
const CHANGES = /^(?:[-|\s]|(?:neg|abs|sext)\s*\()+/;

/**
 * The largest number of a register in any file: 512 vector registers with their accumulation half,
 * rounded up.
 */
const LAST_REGISTER = 1023;

/** Registers with names of their own and how many 32-bit registers each has. */
export const SPECIAL_REGISTERS: ReadonlyMap<string, number> = new Map([
  ['vcc', 2],
  ['vcc_lo', 1],
  ['vcc_hi', 1],
  ['exec', 2],
  ['exec_lo', 1],
  ['exec_hi', 1],
  ['m0', 1],
  ['null', 1],
  ['scc', 1],
  ['src_scc', 1],
  ['vccz', 1],
  ['src_vccz', 1],
  ['execz', 1],
  ['src_execz', 1],
  ['flat_scratch', 2],
  ['flat_scratch_lo', 1],
  ['flat_scratch_hi', 1],
  ['xnack_mask', 2],
  ['xnack_mask_lo', 1],
  ['xnack_mask_hi', 1],
  ['src_shared_base', 2],
  ['src_shared_limit', 2],
  ['src_private_base', 2],
  ['src_private_limit', 2],
  ['src_flat_scratch_base_lo', 1],
  ['src_flat_scratch_base_hi', 1],
  ['src_pops_exiting_wave_id', 1],
  ['src_lds_direct', 1],
  ['lds_direct', 1],
  ['shared_base', 2],
  ['shared_limit', 2],
  ['private_base', 2],
  ['private_limit', 2],
  ['pops_exiting_wave_id', 1],
  ['tba', 2],
  ['tba_lo', 1],
  ['tba_hi', 1],
  ['tma', 2],
  ['tma_lo', 1],
  ['tma_hi', 1],
]);

const REGISTER = /^(v|s|a|acc|ttmp)(\d+)(?:\.([lh]))?$/;
/** A counter of a wait, or of what an instruction depends on. */
const COUNTER = /cnt$|^depctr_/;
const RANGED = new Set(['v', 's', 'a', 'acc', 'ttmp']);
const PLAIN: AmdgcnSourceModifiers = { negate: false, absolute: false, signExtend: false };

/** A part of `s_delay_alu`. */
function isDelay(o: AmdgcnOperand | undefined): boolean {
  return o?.kind === 'word' && /^inst(?:id\d|skip)$/.test(o.name);
}

export class OperandParser {
  private readonly s: Scanner;
  private readonly errors: AmdgcnError[];

  constructor(s: Scanner, errors: AmdgcnError[]) {
    this.s = s;
    this.errors = errors;
  }

  /** Everything behind the mnemonic. */
  parse(operands: AmdgcnOperand[], modifiers: AmdgcnModifier[]): void {
    const { s } = this;
    let expectOperand = true;
    let behindComma = false;
    let comma = 0;
    while (!s.done) {
      const from = s.at;
      if (s.take(',')) {
        if (behindComma || operands.length + modifiers.length === 0)
          this.misplaced(from, 'expected an operand, found `,`');
        comma = from;
        expectOperand = true;
        behindComma = true;
        continue;
      }
      const last = operands[operands.length - 1];
      if (isDelay(last)) this.betweenDelays(behindComma ? comma : from, expectOperand);
      behindComma = false;
      if (s.take('&') || (!expectOperand && s.take('|'))) {
        // Between the counters of a wait and the parts of a delay.
        expectOperand = true;
        continue;
      }
      const modifier = this.modifier(expectOperand);
      if (modifier) modifiers.push(modifier);
      else {
        const operand = this.operand();
        operands.push(operand);
        if (operand.kind === 'bogus') {
          this.errors.push({
            start: operand.start,
            end: operand.end,
            line: operand.line,
            message: `\`${s.text.slice(operand.start, operand.end)}\` is no operand`,
          });
        }
      }
      expectOperand = false;
      if (s.at === from) s.at++;
    }
    // LLVM passes over a comma at the end, but not in a list of counters.
    const last = operands[operands.length - 1];
    if (behindComma && last?.kind === 'word' && COUNTER.test(last.name))
      this.misplaced(comma, 'expected a counter behind `,`');
  }

  /** Parts of a delay have `|` between them, and one behind it. */
  private betweenDelays(at: number, expectOperand: boolean): void {
    const { s } = this;
    if (s.text[at] === ',') this.misplaced(at, 'expected `|`, found `,`');
    else if (!expectOperand && s.code !== 124)
      this.misplaced(at, 'expected `|` between the parts of a delay');
    else if (s.code === 124 && s.text.slice(s.at + 1, s.end).trim() === '')
      this.misplaced(at, 'expected an operand behind `|`');
  }

  private misplaced(at: number, message: string): void {
    this.errors.push({ start: at, end: at + 1, line: this.s.line, message });
  }

  /** Passes over what is no argument. */
  private skipUnknown(): void {
    const { s } = this;
    this.misplaced(s.at, `unexpected \`${s.text[s.at] ?? ''}\``);
    s.at++;
  }

  /** `name:value`, or a bare flag where no operand can stand. */
  private modifier(expectOperand: boolean): AmdgcnModifier | undefined {
    const { s } = this;
    if (!s.atWord) return undefined;
    const start = s.at;
    const written = s.word();
    // What LLVM calls the offset itself.
    const name = written === 'inst_offset' ? 'offset' : written;
    if (s.code === 58 && s.text[s.at + 1] !== ':') {
      s.take(':');
      const value = this.modifierValue();
      return {
        start,
        end: this.endOf(),
        line: s.line,
        name,
        ...(value === undefined ? {} : { value }),
      };
    }
    // A comma between operands may be left out.
    const begins = s.code === 40 || s.code === 64 || (s.code === 91 && RANGED.has(name));
    if (!expectOperand && !begins && !REGISTER.test(name) && !SPECIAL_REGISTERS.has(name)) {
      return { start, end: this.endOf(), line: s.line, name };
    }
    s.at = start;
    return undefined;
  }

  /** What stands behind the colon of a modifier: as an argument, or a sum that is computed. */
  private modifierValue(): AmdgcnArg | undefined {
    const { s } = this;
    const back = s.at;
    const value = this.argument();
    if (value !== undefined && !(typeof value !== 'object' && this.continues())) return value;
    s.at = back;
    const expr = parseExpr(s);
    if (!expr) return undefined;
    const known = evaluateExpr(expr, () => undefined);
    return known === undefined ? s.text.slice(back, this.endOf()) : Number(known);
  }

  /** Number, list or word with arguments, as the value of a modifier or inside parentheses. */
  private argument(): AmdgcnArg | undefined {
    const { s } = this;
    if (s.take('[')) {
      const list: number[] = [];
      while (!s.done && !s.take(']')) {
        const e = this.listed();
        if (e === undefined) s.at++;
        else list.push(e);
        s.skip();
        s.take(',');
      }
      return list;
    }
    const value = this.integer();
    if (value !== undefined) return value;
    if (s.code === 34) return s.string();
    const word = s.word();
    if (word === '') return undefined;
    if (s.take('(')) {
      const args: string[] = [];
      while (!s.done && !s.take(')')) {
        const arg = this.argument();
        if (arg === undefined) this.skipUnknown();
        else args.push(String(arg));
        s.skip();
        s.take(',');
      }
      return `${word}(${args.join(',')})`;
    }
    return word;
  }

  /** A number of a list; NaN for one that symbols decide, which nothing is said about. */
  private listed(): number | undefined {
    const { s } = this;
    const back = s.at;
    const value = this.integer();
    if (value !== undefined && !this.continues()) return value;
    s.at = back;
    const expr = parseExpr(s);
    if (!expr) return undefined;
    const known = evaluateExpr(expr, () => undefined);
    return known === undefined ? Number.NaN : Number(known);
  }

  private integer(): number | undefined {
    const { s } = this;
    const back = s.at;
    const negative = s.take('-');
    const value = s.number();
    if (value === undefined) {
      s.at = back;
      return undefined;
    }
    return negative ? -Number(value) : Number(value);
  }

  private operand(): AmdgcnOperand {
    const { s } = this;
    const start = s.at;
    const found = s.code === 123 ? this.fields(start) : this.source(PLAIN, start, 0);
    if (found) return found;
    // Everything up to the next comma is unknown.
    s.at = start;
    while (!s.done && s.code !== 44) s.at++;
    return { kind: 'bogus', start, end: this.endOf(), line: s.line };
  }

  private source(
    m: AmdgcnSourceModifiers,
    start: number,
    depth: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    if (depth > 4) return undefined;
    if (s.take('|')) {
      const inner = this.source({ ...m, absolute: true }, start, depth + 1);
      return inner && s.take('|') ? { ...inner, end: this.endOf() } : undefined;
    }
    if (s.code === 45) return this.negative(m, start, depth);
    if (s.atNumber) return this.plainNumber(s.at, 1, m, start);
    if (s.take('[')) return this.registerList(m, start);
    if (!s.atWord) return this.expression(start);
    const back = s.at;
    const name = s.word();
    const register = this.register(name, m, start);
    if (register) return register;
    if (s.code === 40) {
      if (name === 'neg' || name === 'abs' || name === 'sext')
        return this.changed(name, m, start, depth);
      if (name !== 'lit' && name !== 'lit64' && name !== 'max')
        return m === PLAIN ? this.applied(name, start) : undefined;
      const literal = this.floatLiteral(m, start);
      if (literal) return literal;
    } else if (name === 'off' && m === PLAIN)
      return { kind: 'word', start, end: this.endOf(), line: s.line, name, args: [] };
    s.at = back;
    return this.expression(start);
  }

  /** `{id: 51, offset: 1, size: 31}`: what `hwreg` means, with names. */
  private fields(start: number): AmdgcnOperand | undefined {
    const { s } = this;
    const values: { [name: string]: AmdgcnArg } = { id: 0, offset: 0, size: 32 };
    s.take('{');
    while (!s.done && !s.take('}')) {
      const name = s.word();
      if (!Object.hasOwn(values, name) || !s.take(':')) return undefined;
      const value = this.modifierValue();
      if (value === undefined) return undefined;
      values[name] = value;
      if (!s.take(',') && s.code !== 125) return undefined;
    }
    const args = [values['id']!, values['offset']!, values['size']!];
    return { kind: 'word', start, end: this.endOf(), line: s.line, name: 'hwreg', args };
  }

  /** A negative number, a negated source, or an expression that starts with `-`. */
  private negative(
    m: AmdgcnSourceModifiers,
    start: number,
    depth: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    const back = s.at;
    s.take('-');
    if (s.atNumber) return this.plainNumber(back, -1, m, start);
    if (s.text[s.at] === '|' || s.atWord)
      return this.source({ ...m, negate: !m.negate }, start, depth + 1);
    s.at = back;
    return this.expression(start);
  }

  /** A number, unless it goes on as the expression that starts at `back`. */
  private plainNumber(
    back: number,
    sign: 1 | -1,
    m: AmdgcnSourceModifiers,
    start: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    const value = s.number();
    if (value !== undefined && !this.continues())
      return this.numeric(sign === 1 ? value : -value, m, start);
    s.at = back;
    return this.expression(start);
  }

  /** `neg(..)`, `abs(..)` and `sext(..)`. */
  private changed(
    name: string,
    m: AmdgcnSourceModifiers,
    start: number,
    depth: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    s.take('(');
    const modifiers = {
      negate: m.negate !== (name === 'neg'),
      absolute: m.absolute || name === 'abs',
      signExtend: m.signExtend || name === 'sext',
    };
    const inner = this.source(modifiers, start, depth + 1);
    return inner && s.take(')') ? { ...inner, end: this.endOf() } : undefined;
  }

  /** A word with arguments: `hwreg(HW_REG_MODE, 0, 4)`. */
  private applied(name: string, start: number): AmdgcnOperand {
    const { s } = this;
    s.take('(');
    const args: AmdgcnArg[] = [];
    while (!s.done && !s.take(')')) {
      const arg = this.modifierValue();
      if (arg === undefined) this.skipUnknown();
      else args.push(arg);
      s.skip();
      s.take(',');
    }
    return { kind: 'word', start, end: this.endOf(), line: s.line, name, args };
  }

  /** `(1.5)` behind `lit`. */
  private floatLiteral(m: AmdgcnSourceModifiers, start: number): AmdgcnOperand | undefined {
    const { s } = this;
    s.take('(');
    const negative = s.take('-');
    const value = s.number();
    if (typeof value !== 'number' || !s.take(')')) return undefined;
    return this.numeric(negative ? -value : value, m, start);
  }

  /** True when an operator follows, so that what was read is the beginning of an expression. */
  private continues(): boolean {
    const { s } = this;
    const c = s.text[s.at];
    return !s.done && c !== undefined && '+-*/%<>&'.includes(c);
  }

  private numeric(value: bigint | number, m: AmdgcnSourceModifiers, start: number): AmdgcnOperand {
    const span = { start, end: this.endOf(), line: this.s.line };
    return typeof value === 'bigint'
      ? { kind: 'int', ...span, ...m, value }
      : { kind: 'float', ...span, ...m, value };
  }

  private expression(start: number): AmdgcnOperand | undefined {
    const expr = parseExpr(this.s);
    if (!expr) return undefined;
    if (expr.kind === 'int') return this.numeric(expr.value, PLAIN, start);
    return { kind: 'expr', start, end: this.endOf(), line: this.s.line, expr };
  }

  private register(
    name: string,
    m: AmdgcnSourceModifiers,
    start: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    const special = SPECIAL_REGISTERS.get(name);
    if (special !== undefined) return this.made('special', 0, special, '', m, start);
    const simple = REGISTER.exec(name);
    // A symbol may have the name of a register: `v0@rel32@lo`.
    if (simple && s.code === 64) return undefined;
    if (simple) {
      const file = simple[1] === 'acc' ? 'a' : (simple[1] as AmdgcnFile);
      return this.made(file, Number(simple[2]), 1, (simple[3] ?? '') as '' | 'l' | 'h', m, start);
    }
    if (RANGED.has(name) && s.code === 91) {
      s.take('[');
      const first = this.registerIndex();
      let last = first;
      if (s.take(':')) last = this.registerIndex();
      if (first === undefined || last === undefined || last < first || !s.take(']'))
        return undefined;
      // No file has more: the range would stand for as many operands.
      if (last > LAST_REGISTER) return undefined;
      const file = name === 'acc' ? 'a' : (name as AmdgcnFile);
      return this.made(file, first, last - first + 1, '', m, start);
    }
    return undefined;
  }

  /** A number, or a sum of numbers. */
  private registerIndex(): number | undefined {
    const { s } = this;
    const back = s.at;
    const value = this.integer();
    if (value !== undefined && (s.code === 58 || s.code === 93)) return value;
    s.at = back;
    const expr = parseExpr(s);
    const known = expr && evaluateExpr(expr, () => undefined);
    return known === undefined ? undefined : Number(known);
  }

  private made(
    file: AmdgcnFile,
    index: number,
    count: number,
    half: '' | 'l' | 'h',
    m: AmdgcnSourceModifiers,
    start: number,
  ): AmdgcnOperand {
    const { text, line } = this.s;
    const end = this.endOf();
    const written = text.slice(start, end);
    const name = m === PLAIN ? written : written.replace(CHANGES, '');
    return { kind: 'reg', start, end, line, ...m, file, index, count, name, half };
  }

  /** `[s0,s1]`: consecutive registers, one by one. */
  private registerList(m: AmdgcnSourceModifiers, start: number): AmdgcnOperand | undefined {
    const { s } = this;
    let file: AmdgcnFile | undefined;
    let first = 0;
    let count = 0;
    while (!s.done && !s.take(']')) {
      const at = s.at;
      const part = this.register(s.word(), m, at);
      if (part?.kind !== 'reg') return undefined;
      if (part.file === 'special') return this.halves(part.name, m, start);
      if (count === 0) {
        file = part.file;
        first = part.index;
      }
      count += part.count;
      s.take(',');
    }
    if (file === undefined) return undefined;
    const end = this.endOf();
    return {
      kind: 'reg',
      start,
      end,
      line: s.line,
      ...m,
      file,
      index: first,
      count,
      name: s.text.slice(start, end),
      half: '',
    };
  }

  /** The second half and the end of `[vcc_lo,vcc_hi]`. */
  private halves(
    first: string,
    m: AmdgcnSourceModifiers,
    start: number,
  ): AmdgcnOperand | undefined {
    const { s } = this;
    const whole = first.replace(/_lo$/, '');
    s.take(',');
    if (whole === first || s.word() !== `${whole}_hi` || !s.take(']')) return undefined;
    const count = SPECIAL_REGISTERS.get(whole);
    if (count === undefined) return undefined;
    const made = this.made('special', 0, count, '', m, start);
    return { ...made, name: whole } as AmdgcnOperand;
  }

  /** End of the last token: the cursor without the blanks before it. */
  private endOf(): number {
    let { at } = this.s;
    const { text } = this.s;
    while (at > 0 && (text.charCodeAt(at - 1) === 32 || text.charCodeAt(at - 1) === 9)) at--;
    return at;
  }
}
