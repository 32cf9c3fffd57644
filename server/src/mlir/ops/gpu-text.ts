/**
 * `gpu.printf`: `vprintf` of NVIDIA's driver; on AMD the messages of OCKL to the host that MLIR's
 * lowering for HIP has.
 */
import type { Value as MirValue } from '../../mir/index.ts';
import { bitWidth, isFloat } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { Op } from '../syntax/tree.ts';
import { noneHeld } from './row.ts';

/** As C passes them to a function of any number of arguments: floats as `f64`. */
function printed(cx: FnCx, value: MirValue): MirValue {
  const { type } = value;
  if (isFloat(type)) return type === 'f64' ? value : cx.b.value('float.cast', [value], 'f64');
  if (type === 'i1' || type === 'i8' || type === 'i16') return cx.resize(value, 'i32', false);
  return value;
}

function onNvidia(cx: FnCx, text: MirValue, given: readonly MirValue[]): void {
  const { b } = cx;
  const values = given.map((value) => printed(cx, value));
  let size = 0;
  const places = values.map(({ type }) => {
    const bytes = type === 'i32' ? 4 : 8;
    const at = Math.ceil(size / bytes) * bytes;
    size = at + bytes;
    return at;
  });
  const slot = cx.slot(Math.max(8, size), 8);
  values.forEach((value, i) => {
    const at = places[i] === 0 ? slot : b.ptrAdd(slot, cx.i64(places[i]!));
    b.store(value, at, value.type === 'i32' ? 4 : 8);
  });
  const symbol = cx.scope.foreign('vprintf', ['ptr', 'ptr'], ['i32']);
  b.call(symbol, [b.value('ptr.cast', [text], 'ptr'), b.value('ptr.cast', [slot], 'ptr')], ['i32']);
}

/** So many values go in one piece of a message. */
const IN_PIECE = 7;

/** Every value in a word: floats as `f64`, whole numbers with zeros in front. */
function word(cx: FnCx, value: MirValue): MirValue {
  if (value.type.startsWith('ptr')) return cx.b.value('ptr.to.int', [value], 'i64');
  if (!isFloat(value.type)) return cx.resize(value, 'i64', false);
  return cx.b.value('bitcast', [printed(cx, value)], 'i64');
}

/** `length`: bytes of the format with its zero. */
function onAmd(
  cx: FnCx,
  op: Op,
  { text, length }: { readonly text: MirValue; readonly length: number },
  given: readonly MirValue[],
): void {
  const call = (name: string, args: MirValue[]): MirValue => {
    const func = cx.scope.library('hostcall', `__ockl_printf_${name}`, op);
    return cx.b.call(func.name, args, [...func.results])[0]!;
  };
  const flag = (isLast: boolean): MirValue => cx.int('i32', isLast ? 1 : 0);
  const words = given.map((value) => word(cx, value));
  let message = call('begin', [cx.i64(0)]);
  const format = cx.b.value('ptr.cast', [text], 'ptr');
  const ends = flag(words.length === 0);
  message = call('append_string_n', [message, format, cx.i64(length), ends]);
  for (let at = 0; at < words.length; at += IN_PIECE) {
    const own = words.slice(at, at + IN_PIECE);
    const full = Array.from({ length: IN_PIECE }, (_, i) => own[i] ?? cx.i64(0));
    const isLast = at + IN_PIECE >= words.length;
    const count = cx.int('i32', own.length);
    message = call('append_args', [message, count, ...full, flag(isLast)]);
  }
}

/** `gpu.printf "format", %values : types` */
export function lowerPrintf(cx: FnCx, op: Op): void {
  noneHeld(cx, op);
  const format = op.attrs.get('format');
  if (format?.kind !== 'string') throw cx.problem('this form of a format', cx.nameOf(op));
  const values = op.operands.map((_, i) => cx.one(op, i));
  if (values.some(({ type }) => !type.startsWith('ptr') && bitWidth(type) > 64))
    throw cx.problem('text of numbers of more than 64 bits', cx.nameOf(op));
  const text = cx.scope.text(cx, format.value, op);
  if (cx.target.name === 'ptx') {
    onNvidia(cx, text, values);
    return;
  }
  const length = new TextEncoder().encode(format.value).length + 1;
  onAmd(cx, op, { text, length }, values);
}
