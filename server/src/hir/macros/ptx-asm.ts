/**
 * `ptx_asm!` of cuda-oxide, a procedural macro upstream: the same as `asm!` of rustc in other
 * words, and what is wrong with a call.
 */
import type * as ast from '../../syntax/index.ts';
import { T } from '../../syntax/index.ts';
import { splitCommas } from '../cfg/index.ts';
import { stringOf, textOf } from './cuda-oxide.ts';
import { literalToken, type QuotePlace, quoteOnce, quoteString, word } from './quote.ts';

type Trees = readonly ast.TokenTree[];

/** What upstream refuses, in its words, and the token tree that it points at. */
export interface PtxAsmMistake {
  readonly what: string;
  /** Undefined: the call. */
  readonly at: ast.TokenTree | undefined;
}

/** Constraints to the register classes of `asm!`. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['h', 'reg16'],
  ['r', 'reg32'],
  ['l', 'reg64'],
  ['q', 'reg128'],
  ['f', 'reg32'],
  ['d', 'reg64'],
]);

/** How constraints of each kind of operand begin. */
const PREFIX: Readonly<Record<string, string>> = { out: '=', inout: '+', in: '' };

/** Literals that are no bytes. */
const NO_BYTES = /^(?:\d|"|'|r#*")/;

const OPTIONS: ReadonlySet<string> = new Set(['register_only', 'may_diverge']);

/** Upstream's limits for operands of one block. */
const MOST_OPERANDS = 16;

/**
 * `ptx_asm!("add.u32 %0, %1, %1;", out("=r") y, in("r") x, options(register_only))`: the same as
 * `asm!` of rustc.
 * @returns tokens, or what is wrong
 */
export function expandPtxAsm(trees: Trees, place: QuotePlace): ast.TokenTree[] | PtxAsmMistake {
  const [first, ...parts] = splitCommas(trees);
  const written = stringOf(first);
  if (written === undefined || first === undefined)
    return { what: 'expected string literal', at: first?.[0] };
  const block = new PtxBlock(place);
  for (const part of parts) {
    const wrong = block.add(part);
    if (wrong !== undefined) return wrong;
  }
  const wrong = block.mistake();
  if (wrong !== undefined) return wrong;
  const template = block.template(written);
  if ('wrong' in template) return { what: template.wrong, at: first[0] };
  const { start, end, file } = first[0]!;
  const literal = literalToken(T.Str, quoteString(template.text), {
    start,
    end,
    file: file ?? place.file,
    ctxt: place.ctxt,
  });
  return quoteOnce(`builtin # asm(__0, __1 ${block.options()})`, place, [
    [literal],
    block.operands.flatMap((operand) => [...operand, ...quoteOnce(',', place)]),
  ]);
}

class PtxBlock {
  readonly operands: ast.TokenTree[][] = [];
  private outputs = 0;
  /** What each list is about, for mistakes of the block as a whole. */
  private readonly heads = new Map<string, ast.TokenTree>();
  private readonly said = new Map<string, ast.TokenTree>();
  private readonly place: QuotePlace;

  constructor(place: QuotePlace) {
    this.place = place;
  }

  /** An operand, clobber or list of options; what is wrong with it. */
  add(part: Trees): PtxAsmMistake | undefined {
    const kind = textOf(part[0]);
    const group = part[1]?.kind === 'Group' ? part[1].trees : undefined;
    const at = group?.[0] ?? part[0];
    if (kind === 'options') return this.addOptions(group ?? [], part[0]);
    if (!(kind in PREFIX) && kind !== 'clobber') {
      const what = `unsupported ptx_asm! operand \`${kind}\`; expected \`out\`, \`inout\`, \`in\`, \`clobber\`, or \`options\``;
      return { what, at: part[0] };
    }
    const constraint = stringOf(group);
    if (constraint === undefined)
      return { what: 'expected a single string literal in parentheses', at };
    if (kind === 'clobber') {
      this.heads.set('clobber', at!);
      return constraint === 'memory' || /^~\{.*\}$/.test(constraint)
        ? undefined
        : {
            what: 'only `clobber("memory")` or raw LLVM clobbers like `clobber("~{memory}")` are supported',
            at,
          };
    }
    const what = this.constraintMistake(kind, constraint);
    if (what !== undefined) return { what, at };
    return this.addOperand(kind, constraint, part);
  }

  private constraintMistake(kind: string, constraint: string): string | undefined {
    if (constraint.includes(','))
      return 'ptx_asm! operand constraints cannot contain `,`; use separate operands and clobber(...)';
    const prefix = PREFIX[kind]!;
    if (prefix === '' ? /^[=+]/.test(constraint) : !constraint.startsWith(prefix)) {
      const syntax = prefix === '' ? 'input' : prefix === '=' ? 'output' : 'read-write';
      return `\`${kind}\` constraints must use ${syntax} syntax such as \`"${prefix}r"\``;
    }
    const letter = constraint.slice(prefix.length);
    const constant = prefix === '' && (letter === 'n' || letter === 'C');
    if (CLASSES.has(letter) || constant) return undefined;
    const known = [...CLASSES.keys(), ...(prefix === '' ? ['n', 'C'] : [])];
    const list = known.map((one) => `"${prefix}${one}"`).join(', ');
    return `unsupported \`${kind}\` constraint \`${constraint}\`; expected one of [${list}]`;
  }

  private addOperand(kind: string, constraint: string, part: Trees): PtxAsmMistake | undefined {
    const letter = constraint.slice(PREFIX[kind]!.length);
    if (kind !== 'in') {
      if (this.operands.length > this.outputs)
        return { what: `\`${kind}\` operands must appear before \`in\` operands`, at: part[0] };
      this.outputs++;
    }
    const [value, ...more] = part.slice(2);
    if (letter === 'C' && more.length === 0 && value?.kind === 'Token' && NO_BYTES.test(value.text))
      return { what: '`"C"` takes bytes that end in zero: `b"text\\0"`, or a constant', at: value };
    // Bytes of a constant become text of the block.
    const head =
      letter === 'n' || letter === 'C'
        ? [word(letter === 'n' ? 'const' : 'const bytes', this.place)]
        : quoteOnce(`${kind}(${CLASSES.get(letter)})`, this.place);
    this.operands.push([...head, ...part.slice(2)]);
    return undefined;
  }

  private addOptions(group: Trees, head: ast.TokenTree | undefined): PtxAsmMistake | undefined {
    const names = group.filter((tree) => textOf(tree) !== ',');
    if (names.length === 0) return { what: 'options(...) requires at least one option', at: head };
    for (const at of names) {
      const name = textOf(at);
      if (!OPTIONS.has(name)) {
        const what = `unsupported ptx_asm! option \`${name}\`; expected \`register_only\` or \`may_diverge\``;
        return { what, at };
      }
      if (this.said.has(name))
        return { what: `\`options(${name})\` was specified more than once`, at };
      this.said.set(name, at);
    }
    return undefined;
  }

  /** What is wrong with the block as a whole. */
  mistake(): PtxAsmMistake | undefined {
    const registerOnly = this.said.get('register_only');
    const mayDiverge = this.said.get('may_diverge');
    const inputs = this.operands.length - this.outputs;
    if (this.outputs > MOST_OPERANDS) {
      const what = `ptx_asm! supports at most ${MOST_OPERANDS} output operands across \`out\` and \`inout\``;
      return { what, at: undefined };
    }
    if (inputs > MOST_OPERANDS) {
      const what = `ptx_asm! supports at most ${MOST_OPERANDS} input operands`;
      return { what, at: undefined };
    }
    if (registerOnly !== undefined && this.outputs === 0) {
      const what = '`options(register_only)` requires an `out` or `inout` operand';
      return { what, at: undefined };
    }
    const clobber = this.heads.get('clobber');
    if (registerOnly !== undefined && clobber !== undefined)
      return { what: '`options(register_only)` cannot be used with clobbers', at: clobber };
    if (mayDiverge !== undefined && registerOnly === undefined)
      return { what: '`options(may_diverge)` requires `register_only`', at: mayDiverge };
    return undefined;
  }

  /** Text for `asm!`: `%0` is an operand, `%%` a percent sign. */
  template(written: string): { readonly text: string } | { readonly wrong: string } {
    let wrong: string | undefined;
    const text = written.replace(
      /[{}]|%(%|\d+|[A-Za-z_][\w.]*|[\s\S]|$)/g,
      (whole, name: string | undefined) => {
        if (name === undefined) return whole + whole;
        if (name === '%') return '%';
        if (/^\d/.test(name)) {
          if (Number(name) >= this.operands.length)
            wrong ??= `ptx_asm! template placeholder \`%${name}\` has no matching operand`;
          return `{${name}}`;
        }
        wrong ??=
          name === ''
            ? 'trailing `%` in ptx_asm! template'
            : `literal PTX register \`%${name}\` must be escaped as \`%%${name}\` in ptx_asm!`;
        return whole;
      },
    );
    return wrong === undefined ? { text } : { wrong };
  }

  options(): string {
    return this.said.has('register_only') ? 'options(pure, nomem)' : '';
  }
}
