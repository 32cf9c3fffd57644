/**
 * `cuda_printf!` of ptx-support, a procedural macro upstream: a call of `vprintf` with a format in
 * C's words, and the values in a struct of the types that it says.
 */
import type * as ast from '../../syntax/index.ts';
import { splitCommas } from '../cfg/index.ts';
import { stringOf } from './cuda-oxide.ts';
import { type QuotePlace, quoteOnce, stringToken } from './quote.ts';

/** `%-8.2lf`: flag, width, precision, length, conversion; `%%` is a percent sign. */
const CONVERSION = /%(?:[-+0#]?(?:\*|\d+)?(?:\.(?:\*|\d+))?(hh|h|l)?([diuxXofFeEgGaAscp%]))?/g;

const WORDS: Readonly<Record<string, string>> = { '': '32', hh: '8', h: '16', l: '64' };

/** A value: what the function takes for it, and what is in the struct. */
interface Passed {
  readonly takes: string;
  readonly holds: string;
  readonly as: string;
}

function passedBy(conversion: string, length: string): Passed | undefined {
  const plain = (type: string): Passed => ({ takes: type, holds: type, as: '' });
  if ('di'.includes(conversion)) return plain(`i${WORDS[length]}`);
  if ('uxXo'.includes(conversion)) return plain(`u${WORDS[length]}`);
  if (length !== '') return undefined;
  if (conversion === 's')
    return { takes: 'impl AsRef<str>', holds: '*const u8', as: '.as_ref().as_ptr()' };
  if (conversion === 'c') return { takes: 'char', holds: 'i32', as: ' as i32' };
  if (conversion === 'p') return { takes: '*const T', holds: '*const u8', as: ' as *const u8' };
  return plain('f64');
}

/** @returns tokens, or what is wrong in upstream's words */
export function expandCudaPrintf(
  trees: readonly ast.TokenTree[],
  place: QuotePlace,
): ast.TokenTree[] | string {
  const [first, ...values] = splitCommas(trees);
  const format = stringOf(first);
  if (format === undefined) return 'expected string literal';
  const passed: Passed[] = [];
  for (const [whole, length = '', conversion] of format.matchAll(CONVERSION)) {
    if (conversion === '%') continue;
    const one = conversion === undefined ? undefined : passedBy(conversion, length);
    if (one === undefined) return `Unable to parse \`printf\` format near \`${whole}\``;
    passed.push(one);
  }
  if (passed.length !== values.length)
    return `Wrong arguments count: expected ${passed.length}, got ${values.length}`;
  const list = (of: (one: Passed, at: number) => string): string => passed.map(of).join(', ');
  const generics = passed
    .flatMap(({ takes }, at) => (takes === '*const T' ? [`T${at}`] : []))
    .join(', ');
  const given = values.flatMap((value) => [...quoteOnce(',', place), ...value]);
  return quoteOnce(
    `{ unsafe extern "C" { fn vprintf(format: *const u8, values: *const u8) -> i32; }
       #[repr(C)] struct Values(${list(({ holds }) => holds)});
       fn print<${generics}>(format: *const u8, ${list(({ takes }, at) => `value${at}: ${takes.replace('*const T', `*const T${at}`)}`)}) {
         let values = Values(${list(({ as }, at) => `value${at}${as}`)});
         unsafe { vprintf(format, &values as *const Values as *const u8); }
       }
       print(__0.as_ptr() __1); }`,
    place,
    [[stringToken(`${format}\0`, place)], given],
  );
}
