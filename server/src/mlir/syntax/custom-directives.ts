/** Parts of forms that no notation describes: each reads what its name stands for in MLIR. */
import type { FormState } from './form-state.ts';
import type { Parser } from './parser.ts';
import { I64, INDEX, integer, type Type } from './types.ts';

/** Stands for a number that is an operand. */
const DYNAMIC = -(1n << 63n);
const GEP_DYNAMIC = -(1n << 31n);

type Part = (parser: Parser, state: FormState, args: readonly string[]) => void;

const plain = (name: string | undefined): string => (name ?? '').replace(/^(?:ref:)?(?:T:|\$)/, '');

/** `[1, %n]`: numbers and values mixed. */
function mixedList(dynamic: bigint, close: ']' | ')', open: '[' | '(', optional: boolean): Part {
  return (parser, state, [values, numbers]) => {
    const statics: bigint[] = [];
    const uses = state.operands.get(plain(values)) ?? [];
    if (!optional || parser.at(open)) {
      if (open !== '[' || !parser.accept('[')) parser.expect(open);
      parser.list(close, () => {
        if (parser.atOperand()) {
          const use = parser.operand();
          if (dynamic === DYNAMIC) use.type = INDEX;
          uses.push(use);
          statics.push(dynamic);
        } else statics.push(parser.wholeNumber());
      });
    }
    state.operands.set(plain(values), uses);
    const element: Type = dynamic === DYNAMIC ? I64 : integer(32);
    state.op.attrs.set(plain(numbers), { kind: 'numbers', element, values: statics });
  };
}

const dynamicList: Part = (parser, state, args) =>
  args[2] === 'paren'
    ? mixedList(DYNAMIC, ')', '(', false)(parser, state, args)
    : mixedList(DYNAMIC, ']', '[', true)(parser, state, args);

/** Indices of `getelementptr` stand between brackets that the form has. */
const gepIndices: Part = (parser, state, [values, numbers]) => {
  const uses = state.operands.get(plain(values)) ?? [];
  const statics: bigint[] = [];
  if (!parser.at(']')) {
    do {
      if (parser.atOperand()) {
        uses.push(parser.operand());
        statics.push(GEP_DYNAMIC);
      } else statics.push(parser.wholeNumber());
    } while (parser.accept(','));
  }
  state.operands.set(plain(values), uses);
  state.op.attrs.set(plain(numbers), { kind: 'numbers', element: integer(32), values: statics });
};

/** `async [%a, %b]` */
const asyncDependencies: Part = (parser, state, [token, values]) => {
  if (parser.accept('async'))
    state.types.set(plain(token), [{ kind: 'other', text: '!gpu.async.token' }]);
  if (parser.accept('['))
    state.operands.set(
      plain(values),
      parser.list(']', () => parser.operand()),
    );
};

/** `16x16x32` */
const dimensions: Part = (parser, state, names) => {
  const { scanner } = parser;
  const found = /^\s*(\d+)x(\d+)x(\d+)/.exec(
    scanner.text.slice(parser.token.start, parser.token.start + 64),
  );
  if (found === null) parser.fail('expected a shape as in 16x16x16');
  scanner.reset(parser.token.start + found![0].length);
  names.forEach((name, i) => {
    state.op.attrs.set(plain(name), {
      kind: 'integer',
      value: BigInt(found![i + 1]!),
      type: integer(32),
    });
  });
};

/** Elements of structures and arrays: what the type of a part is only the type itself says. */
const nothing: Part = () => {};

/** `["align"(%p, %n : !llvm.ptr, i64)]`: what optimisers may take for granted. */
const bundles: Part = (parser) => {
  if (parser.accept('[')) parser.balanced(']');
};

const shuffleType: Part = (_parser, state, [from, to, mask]) => {
  const source = state.types.get(plain(from))?.[0];
  const values = state.op.attrs.get(plain(mask));
  if (source?.kind === 'vector' && values?.kind === 'numbers')
    state.types.set(plain(to), [{ ...source, shape: [values.values.length] }]);
};

const allReduce: Part = (parser, state, [name]) => {
  if (parser.atOperand()) return;
  const words = state.table.words('AllReduceOperation');
  state.op.attrs.set(plain(name), { kind: 'string', value: parser.wordOf(words) });
};

const offloadingHandler: Part = (parser, state, [name]) => {
  if (!parser.accept('<')) return;
  state.op.attrs.set(plain(name), { kind: 'other', text: parser.balanced('>') });
};

/** `default: ^a, 1: ^b` between brackets. */
const switchCases: Part = (parser, state) => {
  const values: bigint[] = [];
  while (!parser.at(']')) {
    values.push(parser.wholeNumber());
    parser.expect(':');
    state.op.successors.push(parser.successor());
    if (!parser.accept(',')) break;
  }
  state.op.attrs.set('case_values', { kind: 'numbers', element: I64, values });
};

export const CUSTOM: Readonly<Record<string, Part>> = {
  AllReduceOperation: allReduce,
  AsyncDependencies: asyncDependencies,
  DynamicIndexList: dynamicList,
  GEPIndices: gepIndices,
  InsertExtractValueElementType: nothing,
  MNKDimensionList: dimensions,
  OffloadingHandler: offloadingHandler,
  OpBundles: bundles,
  ShuffleType: shuffleType,
  SwitchOpCases: switchCases,
};
