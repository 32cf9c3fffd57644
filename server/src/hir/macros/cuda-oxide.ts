/**
 * `gpu_printf!` of cuda-oxide, a procedural macro upstream. The stand-in for its device library
 * declares it (`prelude/devices/cuda_macros`); here is what it makes, which is what upstream's
 * macro makes of the same call.
 */
import type * as ast from '../../syntax/index.ts';
import { splitCommas, unquote } from '../cfg/index.ts';
import { tokensOfFragment } from './fragment-tokens.ts';
import { type QuotePlace, quoteOnce, stringToken } from './quote.ts';

type Trees = readonly ast.TokenTree[];

/** The text of a token; empty for anything else. */
export const textOf = (tree: ast.TokenTree | undefined): string =>
  tree?.kind === 'Token' ? tree.text : '';

/** The value of a string literal; undefined for anything else. */
export function stringOf(trees: Trees | undefined): string | undefined {
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
    return quoteOnce(
      '::cuda_device::debug::__gpu_vprintf(__0.as_ptr(), ::core::ptr::null())',
      place,
      [text],
    );
  const types = packed.map(({ type }, at) => `value${at}: ${type}`).join(', ');
  const inits = packed.flatMap(({ from }, at) => [
    ...quoteOnce(`value${at}:`, place),
    ...quoteOnce(from, place, [values[at]!]),
    ...quoteOnce(',', place),
  ]);
  return quoteOnce(
    `{ #[repr(C)] struct Values { ${types} } let values = Values { __0 };
       ::cuda_device::debug::__gpu_vprintf(__1.as_ptr(), &values as *const Values as *const u8) }`,
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
