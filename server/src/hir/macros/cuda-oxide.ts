/**
 * Procedural macros of cuda-oxide that write code: `gpu_printf!` and `ptx_asm!`. The stand-in for
 * its device library declares them (`prelude/devices/cuda_device`); here is what they make, which
 * is what upstream's macros make of the same call.
 */
import type * as ast from '../../syntax/index.ts';
import { T } from '../../syntax/index.ts';
import { splitCommas, unquote } from '../cfg/index.ts';
import { tokensOfFragment } from './fragment-tokens.ts';
import {
  literalToken,
  type QuotePlace,
  quoteOnce,
  quoteString,
  stringToken,
  word,
} from './quote.ts';

type Trees = readonly ast.TokenTree[];

const textOf = (tree: ast.TokenTree | undefined): string =>
  tree?.kind === 'Token' ? tree.text : '';

/** The value of a string literal; undefined for anything else. */
function stringOf(trees: Trees | undefined): string | undefined {
  const [first, ...rest] = trees ?? [];
  if (first?.kind === 'Interpolated' && rest.length === 0) return stringOf(tokensOfFragment(first));
  return first?.kind === 'Token' && rest.length === 0 && /^r?#*"/.test(first.text)
    ? unquote(first.text)
    : undefined;
}

/** Upstream's limit for values of one call. */
const MOST_VALUES = 32;

/** What goes between `{` and `}`: flags, width, precision, conversion. */
const SPEC = /^([-+ #0]*)(\d+|\*)?(?:\.(\d*|\*))?([csdioxXeEfgGaApb])?/;

/** A value of the packed arguments: its type in the buffer, and how it gets there. */
interface Packed {
  readonly type: string;
  readonly from: string;
}

const WIDTH: Packed = { type: 'i32', from: '(__0) as i32' };
const REAL: Packed = { type: 'f64', from: '(__0) as f64' };
const UNSIGNED: Packed = { type: 'u64', from: '(__0) as u64' };
const SIGNED: Packed = { type: 'i64', from: '(__0) as i64' };
const TEXT: Packed = {
  type: '*const u8',
  from: '{ const TEXT: &str = concat!(__0, "\\0"); TEXT.as_ptr() }',
};

/** How each conversion takes its value; integers without one are signed, of 64 bits. */
function packedBy(conversion: string | undefined): Packed {
  if (conversion === 'c') return WIDTH;
  if (conversion === 's') return TEXT;
  if (conversion !== undefined && 'eEfgGaA'.includes(conversion)) return REAL;
  return conversion !== undefined && 'xXobp'.includes(conversion) ? UNSIGNED : SIGNED;
}

/**
 * `gpu_printf!("..{}..", values)`: a call of `vprintf` with the format in C's words and the values
 * in a struct.
 * @returns tokens, or what is wrong in upstream's words
 */
export function expandGpuPrintf(trees: Trees, place: QuotePlace): ast.TokenTree[] | string {
  const [first, ...values] = splitCommas(trees);
  const written = stringOf(first);
  if (written === undefined) return 'expected string literal';
  const packed: Packed[] = [];
  const format = printfFormat(written, packed);
  if (format === undefined) return 'Unmatched `}` in format string';
  if (format === '{') return 'Unclosed format placeholder `{`';
  if (packed.length !== values.length)
    return `format string requires ${packed.length} arguments but ${values.length} were supplied`;
  if (values.length > MOST_VALUES)
    return `gpu_printf! supports at most ${MOST_VALUES} arguments, ${values.length} were supplied`;
  const text = [stringToken(`${format}\0`, place)];
  if (packed.length === 0)
    return quoteOnce('$crate::debug::__gpu_vprintf(__0.as_ptr(), ::core::ptr::null())', place, [
      text,
    ]);
  const types = packed.map(({ type }, at) => `value${at}: ${type}`).join(', ');
  const inits = packed.flatMap(({ from }, at) => [
    ...quoteOnce(`value${at}:`, place),
    ...quoteOnce(from, place, [values[at]!]),
    ...quoteOnce(',', place),
  ]);
  return quoteOnce(
    `{ #[repr(C)] struct Values { ${types} } let values = Values { __0 };
       $crate::debug::__gpu_vprintf(__1.as_ptr(), &values as *const Values as *const u8) }`,
    place,
    [inits, text],
  );
}

/** The format as C has it; adds what it takes. `{` for a placeholder without an end. */
function printfFormat(written: string, packed: Packed[]): string | undefined {
  let out = '';
  for (let at = 0; at < written.length; at++) {
    const ch = written[at]!;
    if (ch === '%') out += '%%';
    else if ((ch === '{' || ch === '}') && written[at + 1] === ch) {
      out += ch;
      at++;
    } else if (ch === '}') return undefined;
    else if (ch !== '{') out += ch;
    else {
      const end = written.indexOf('}', at);
      if (end < 0) return '{';
      out += conversionOf(written.slice(at + 1, end), packed);
      at = end;
    }
  }
  return out;
}

/** `:+8.2f` as C has it. */
function conversionOf(inner: string, packed: Packed[]): string {
  const colon = inner.indexOf(':');
  const [, flags = '', width = '', precision, conversion] =
    (colon < 0 ? undefined : SPEC.exec(inner.slice(colon + 1))) ?? [];
  if (width === '*') packed.push(WIDTH);
  if (precision === '*') packed.push(WIDTH);
  const value = packedBy(conversion);
  packed.push(value);
  const ordered = ['-', '+', ' ', '#', '0'].filter((flag) => flags.includes(flag)).join('');
  const long = value === SIGNED || value === UNSIGNED ? 'll' : '';
  const digits = precision === undefined ? '' : `.${precision === '' ? '0' : precision}`;
  const kind = conversion === 'i' ? 'd' : (conversion ?? 'd');
  return `%${ordered}${width}${digits}${long}${kind}`;
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

const OPTIONS: ReadonlySet<string> = new Set(['register_only', 'may_diverge']);

/** Upstream's limits for operands of one block. */
const MOST_OPERANDS = 16;

/**
 * `ptx_asm!("add.u32 %0, %1, %1;", out("=r") y, in("r") x, options(register_only))`: the same as
 * `asm!` of rustc.
 * @returns tokens, or what is wrong in upstream's words
 */
export function expandPtxAsm(trees: Trees, place: QuotePlace): ast.TokenTree[] | string {
  const [first, ...parts] = splitCommas(trees);
  const written = stringOf(first);
  if (written === undefined || first === undefined) return 'expected string literal';
  const block = new PtxBlock(place);
  for (const part of parts) {
    const wrong = block.add(part);
    if (wrong !== undefined) return wrong;
  }
  const wrong = block.mistake();
  if (wrong !== undefined) return wrong;
  const template = block.template(written);
  if ('wrong' in template) return template.wrong;
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
  private clobbers = false;
  private readonly said = new Set<string>();
  private readonly place: QuotePlace;

  constructor(place: QuotePlace) {
    this.place = place;
  }

  /** An operand, clobber or list of options; what is wrong with it. */
  add(part: Trees): string | undefined {
    const kind = textOf(part[0]);
    const group = part[1]?.kind === 'Group' ? part[1].trees : undefined;
    if (kind === 'options') return this.addOptions(group ?? []);
    if (!(kind in PREFIX) && kind !== 'clobber')
      return `unsupported ptx_asm! operand \`${kind}\`; expected \`out\`, \`inout\`, \`in\`, \`clobber\`, or \`options\``;
    const constraint = stringOf(group);
    if (constraint === undefined) return 'expected a single string literal in parentheses';
    if (kind === 'clobber') {
      this.clobbers = true;
      return constraint === 'memory' || /^~\{.*\}$/.test(constraint)
        ? undefined
        : 'only `clobber("memory")` or raw LLVM clobbers like `clobber("~{memory}")` are supported';
    }
    return this.addOperand(kind, constraint, part.slice(2));
  }

  private addOperand(kind: string, constraint: string, value: Trees): string | undefined {
    const prefix = PREFIX[kind]!;
    const isOutput = prefix !== '';
    if (isOutput && this.operands.length > this.outputs)
      return `\`${kind}\` operands must appear before \`in\` operands`;
    const letter = constraint.slice(prefix.length);
    const constant = !isOutput && (letter === 'n' || letter === 'C');
    const register = constraint.startsWith(prefix) ? CLASSES.get(letter) : undefined;
    if (register === undefined && !constant)
      return `unsupported \`${kind}\` constraint \`${constraint}\``;
    if (isOutput) this.outputs++;
    // Bytes of a constant become text of the block.
    const head = constant
      ? [word(letter === 'n' ? 'const' : 'const bytes', this.place)]
      : quoteOnce(`${kind}(${register})`, this.place);
    this.operands.push([...head, ...value]);
    return undefined;
  }

  private addOptions(group: Trees): string | undefined {
    const names = group.map(textOf).filter((name) => name !== ',');
    if (names.length === 0) return 'options(...) requires at least one option';
    for (const name of names) {
      if (!OPTIONS.has(name))
        return `unsupported ptx_asm! option \`${name}\`; expected \`register_only\` or \`may_diverge\``;
      if (this.said.has(name)) return `\`options(${name})\` was specified more than once`;
      this.said.add(name);
    }
    return undefined;
  }

  /** What is wrong with the block as a whole. */
  mistake(): string | undefined {
    const registerOnly = this.said.has('register_only');
    const inputs = this.operands.length - this.outputs;
    if (this.outputs > MOST_OPERANDS)
      return `ptx_asm! supports at most ${MOST_OPERANDS} output operands across \`out\` and \`inout\``;
    if (inputs > MOST_OPERANDS) return `ptx_asm! supports at most ${MOST_OPERANDS} input operands`;
    if (registerOnly && this.outputs === 0)
      return '`options(register_only)` requires an `out` or `inout` operand';
    if (registerOnly && this.clobbers)
      return '`options(register_only)` cannot be used with clobbers';
    if (this.said.has('may_diverge') && !registerOnly)
      return '`options(may_diverge)` requires `register_only`';
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
