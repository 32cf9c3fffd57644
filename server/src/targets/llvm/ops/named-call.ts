/** Intrinsics that the source names as LLVM does: the same call in the IR. */
import { type Inst, namedCallOf, type Value } from '../../../mir/index.ts';
import type { FuncPrinter } from '../func-printer.ts';
import { assignAll, countOf, join, structOf } from '../vector-values.ts';

/** Prints the call that `text` (see `namedCallText`) says. */
export function namedCall(p: FuncPrinter, inst: Inst, text: string): void {
  const { name, results, params } = namedCallOf(text);
  const given = shares(
    inst.args,
    params.map(({ type }) => type),
  );
  const args: string[] = [];
  params.forEach(({ type, constant, at }, i) => {
    const operand = join(p, type, given[i]!);
    if (constant && operand.includes('%'))
      p.unsupported(`\`${name}\` with an operand that is no constant`);
    args[at] = operand;
  });
  const call = p.intrinsic(name, structOf(results), args);
  assignAll(p, results, call, shares(inst.results, results));
}

/** The registers of each value. */
function shares(values: readonly Value[], types: readonly string[]): readonly (readonly Value[])[] {
  const all = values.map(({ type }) => type);
  let at = 0;
  return types.map((type) => {
    const count = countOf(type, all, at);
    at += count;
    return values.slice(at - count, at);
  });
}
