/** Branches, returns, traps and calls. */
import { bitWidth, type MirType, type Value } from '../../../mir/index.ts';
import { intText } from '../constants.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';

/** What a function returns: nothing, one value, or a structure of two. */
export function resultType(types: readonly MirType[], type: (one: MirType) => string): string {
  const [first, second] = types;
  if (first === undefined) return 'void';
  return second === undefined ? type(first) : `{ ${types.map(type).join(', ')} }`;
}

const returns: Rule = (p, { args }) => {
  if (p.returnBlock !== undefined) p.statement(`br label %${p.returnBlock}`);
  else
    p.printReturn(
      args.map((arg) => p.typed(arg)),
      args.map(({ type }) => p.type(type)),
    );
};

function call(
  p: FuncPrinter,
  callee: string,
  args: readonly Value[],
  results: readonly Value[],
): void {
  const type = resultType(
    results.map((result) => result.type),
    (one) => p.type(one),
  );
  const text = `call ${type} ${callee}(${args.map((arg) => p.typed(arg)).join(', ')})`;
  const [first, second] = results;
  if (first === undefined) p.statement(text);
  else if (second === undefined) p.assign(first, text);
  else {
    const made = p.temp(text);
    results.forEach((result, i) => {
      p.assign(result, `extractvalue ${type} ${made}, ${i}`);
    });
  }
}

export const CONTROL_RULES = {
  br: (p, { targets }) => p.statement(`br ${p.label(targets![0]!)}`),
  'br.if': (p, { args: [condition], targets }) =>
    p.statement(`br ${p.typed(condition!)}, ${p.label(targets![0]!)}, ${p.label(targets![1]!)}`),
  switch: (p, { args: [value], targets, attrs }) => {
    const { type } = value!;
    const cases = (attrs.cases ?? []).map((bits, i) => {
      const text = intText(type, BigInt.asUintN(bitWidth(type), bits), bitWidth(type));
      return `${p.type(type)} ${text}, ${p.label(targets![i + 1]!)}`;
    });
    p.statement(`switch ${p.typed(value!)}, ${p.label(targets![0]!)} [ ${cases.join(' ')} ]`);
  },
  ret: returns,
  trap: (p, { attrs }) => {
    const place = p.loc === undefined ? undefined : p.env.place(p.loc);
    const words = [place, attrs.message].filter((word) => word !== undefined);
    if (words.length > 0) p.comment(words.join(': '));
    p.statement(p.intrinsic('llvm.trap', 'void', []));
    p.statement('unreachable');
  },
  unreachable: (p) => p.statement('unreachable'),
  call: (p, { args, results, attrs }) => call(p, p.env.nameOf(attrs.symbol!), args, results),
  // Functions lie in space 0 everywhere; on SPIR-V that is not the generic one.
  'call.indirect': (p, { args: [pointer, ...args], results }) =>
    call(p, p.castAddress(p.value(pointer!), p.space(pointer!), 0), args, results),
  'dbg.value': () => undefined,
  'dbg.stmt': () => undefined,
  // rustc does not say of references that they are not null where they are made.
  assume: (p, { args: [condition] }) => {
    if (!isNullTest(condition!))
      p.statement(p.intrinsic('llvm.assume', 'void', [p.typed(condition!)]));
  },
} satisfies Readonly<Record<string, Rule>>;

/** `p != null`. */
function isNullTest({ def }: Value): boolean {
  if (!('op' in def) || def.op !== 'int.cmp' || def.attrs.pred !== 'ne') return false;
  const other = def.args[1]!.def;
  return 'op' in other && other.op === 'const.null';
}
