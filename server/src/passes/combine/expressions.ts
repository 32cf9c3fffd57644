/** Types of terms, and constants of a result or condition that follow from those of a match. */
import {
  type Attrs,
  foldOp,
  type MirType,
  type Predicate,
  type Term,
  type TypeClass,
} from '../../mir/index.ts';
import { constantBits } from './match.ts';
import { literalBits, type Match, type Names, termType } from './matcher.ts';

/** Undefined where there is no such value: a quotient by zero. */
type BitsOf = (m: Match) => bigint | undefined;

export function typeOf(type: TypeClass): (m: Match) => MirType {
  const { fixed, id } = type;
  return fixed !== undefined ? () => fixed : (m) => m.types[id]!;
}

/** The bits of an expression of constants; undefined when values take part. */
export function bitsOf(term: Term, names: Names): BitsOf | undefined {
  if (term.kind === 'const') {
    const at = names.valueOf(term.name);
    return (m) => constantBits(m.values[at]!);
  }
  if (term.kind === 'lit') {
    const type = typeOf(term.type);
    const { text } = term;
    return text === 'undef' ? undefined : (m) => literalBits(text, type(m));
  }
  if (term.kind !== 'op') return undefined;
  const args = term.args.map((arg) => bitsOf(arg, names));
  if (args.some((arg) => arg === undefined)) return undefined;
  const { op } = term;
  const to = typeOf(term.type);
  const from = typeOf(op === 'select' ? term.type : termType(term.args[0]!));
  const pred = term.pred === undefined ? undefined : names.pred(term.pred);
  return (m) => {
    const bits: bigint[] = [];
    for (const arg of args) {
      const x = arg!(m);
      if (x === undefined) return undefined;
      bits.push(x);
    }
    return foldOp(op, from(m), to(m), bits, pred === undefined ? {} : attrsOf(pred(m)))?.[0];
  };
}

function attrsOf(pred: Predicate | undefined): Attrs {
  return { pred: pred as NonNullable<Attrs['pred']> };
}
