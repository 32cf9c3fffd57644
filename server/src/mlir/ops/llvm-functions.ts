/** The `llvm` dialect's functions and globals, and what names them. */
import { append } from '../../base/index.ts';
import { signatureOf } from '../lower/callees.ts';
import { callOf, resultsOf } from '../lower/calls.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { type Attribute, integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { type FunctionType, I32, type Type } from '../syntax/types.ts';
import { targetsOf } from './control.ts';
import type { OpTable } from './row.ts';

const LINKAGES = new Set([
  'private',
  'internal',
  'available_externally',
  'linkonce',
  'weak',
  'common',
  'appending',
  'extern_weak',
  'linkonce_odr',
  'weak_odr',
  'external',
]);
const CONVENTION = /^(?:cc_\d+|(?:\w+)?cc|\w+_cc\w*|webkit_jscc)$/;
const OTHERS: Readonly<Record<string, string>> = {
  default: 'visibility_',
  hidden: 'visibility_',
  protected: 'visibility_',
  unnamed_addr: 'unnamed_addr',
  local_unnamed_addr: 'unnamed_addr',
  thread_local: 'thread_local_',
  constant: 'constant',
};

/** Words in front of a name: linkage, visibility, calling convention. */
function prefixes(parser: Parser, op: Op): void {
  while (parser.token.kind === 'word') {
    const { text } = parser.token;
    if (LINKAGES.has(text))
      op.attrs.set('linkage', { kind: 'other', text: `#llvm.linkage<${text}>` });
    else if (OTHERS[text] !== undefined)
      op.attrs.set(
        OTHERS[text],
        text === 'constant' || text === 'thread_local'
          ? { kind: 'unit' }
          : { kind: 'string', value: text },
      );
    else if (CONVENTION.test(text))
      op.attrs.set('CConv', { kind: 'other', text: `#llvm.cconv<${text}>` });
    else return;
    parser.next();
  }
}

/** `...`, which the scanner has as three signs of no meaning. */
function acceptEllipsis(parser: Parser): boolean {
  const { start } = parser.token;
  if (!parser.scanner.text.startsWith('...', start)) return false;
  parser.scanner.reset(start + 3);
  return true;
}

const readFunction: OpReader = (parser, op) => {
  prefixes(parser, op);
  parser.symbolDefinition(op);
  parser.expect('(');
  const args: ReturnType<Parser['argument']>[] = [];
  const inputs: Type[] = [];
  const attrs: ReadonlyMap<string, Attribute>[] = [];
  parser.list(')', () => {
    if (acceptEllipsis(parser)) return;
    const arg = parser.atOperand() ? parser.argument() : undefined;
    if (arg !== undefined) parser.expect(':');
    const type = parser.type();
    if (arg !== undefined) args.push({ ...arg, type });
    inputs.push(type);
    const own = new Map<string, Attribute>();
    parser.dictionary(own);
    attrs.push(own);
    parser.location();
  });
  const results: Type[] = [];
  if (parser.accept('->')) {
    const isMany = parser.accept('(');
    if (!isMany || !parser.at(')')) {
      const type = parser.type();
      if (!(type.kind === 'other' && type.text === '!llvm.void')) results.push(type);
      if (isMany) parser.dictionary(new Map());
    }
    if (isMany) parser.expect(')');
  }
  op.attrs.set('function_type', {
    kind: 'type',
    type: { kind: 'function', inputs, results },
  });
  if (attrs.some(({ size }) => size > 0))
    op.attrs.set('arg_attrs', {
      kind: 'array',
      items: attrs.map((entries) => ({ kind: 'dictionary', entries })),
    });
  clauses(parser);
  parser.attributes(op, true);
  parser.resultTypes(op, []);
  if (parser.at('{')) parser.region(op, args);
};

/** `comdat(@c)`, `vscale_range(1, 2)` */
function clauses(parser: Parser): void {
  while (parser.accept('comdat') || parser.accept('vscale_range')) {
    parser.expect('(');
    parser.balanced(')');
  }
}

const readGlobal: OpReader = (parser, op) => {
  prefixes(parser, op);
  parser.symbolDefinition(op);
  parser.expect('(');
  const text = parser.token.kind === 'string';
  if (!parser.at(')')) op.attrs.set('value', parser.attribute());
  parser.expect(')');
  clauses(parser);
  parser.attributes(op);
  const value = op.attrs.get('value');
  if (parser.accept(':')) op.attrs.set('global_type', { kind: 'type', type: parser.type() });
  else if (text && value?.kind === 'string')
    op.attrs.set('global_type', {
      kind: 'type',
      type: { kind: 'other', text: `!llvm.array<${value.value.length} x i8>` },
    });
  parser.resultTypes(op, []);
  if (parser.at('{')) parser.region(op);
};

// ---- calls --------------------------------------------------------------------------------------

const TAIL = ['tail', 'musttail', 'notail'];

const readCall: OpReader = (parser, op) => {
  prefixes(parser, op);
  for (const word of TAIL)
    if (parser.accept(word)) op.attrs.set('TailCallKind', { kind: 'other', text: word });
  const target = parser.atOperand() ? parser.operand() : undefined;
  if (target === undefined) op.attrs.set('callee', parser.symbol());
  else op.operands.push(target);
  parser.expect('(');
  const args = parser.operands();
  parser.expect(')');
  append(op.operands, args);
  if (parser.accept('vararg')) {
    parser.expect('(');
    op.attrs.set('var_callee_type', { kind: 'type', type: parser.type() });
    parser.expect(')');
  }
  if (parser.accept('[')) parser.balanced(']');
  parser.attributes(op);
  parser.expect(':');
  if (target !== undefined) {
    target.type = parser.type();
    parser.expect(',');
  }
  const { inputs, results } = parser.functionType();
  if (inputs.length !== args.length)
    parser.fail(`expected ${args.length} types of operands, found ${inputs.length}`);
  args.forEach((use, i) => {
    use.type = inputs[i]!;
  });
  parser.resultTypes(
    op,
    results.filter((type) => !(type.kind === 'other' && type.text === '!llvm.void')),
  );
};

function lowerCall(cx: FnCx, op: Op): void {
  const callee = op.attrs.get('callee');
  const isDirect = callee?.kind === 'symbol';
  const uses = isDirect ? op.operands : op.operands.slice(1);
  const args = uses.flatMap((use) => [...cx.of(use)]);
  const type: FunctionType = {
    kind: 'function',
    inputs: uses.map((use) => cx.typeOf(use)),
    results: op.results.map((value) => value.type),
  };
  if (isDirect) {
    const { symbol, signature } = cx.scope.callee(callee.path.at(-1)!, op, type);
    resultsOf(cx, op, callOf(cx, op, symbol, signature, args));
  } else resultsOf(cx, op, callOf(cx, op, cx.one(op, 0), signatureOf(type, cx.nameOf(op)), args));
}

function lowerAddress(cx: FnCx, op: Op): void {
  const name = op.attrs.get('global_name');
  if (name?.kind !== 'symbol') throw cx.problem('an address of no name', cx.nameOf(op));
  const symbol = name.path.at(-1)!;
  const found = cx.scope.symbol(symbol);
  const [to] = cx.parts(op.results[0]!.type, op);
  if (found?.name.endsWith('.func') === true) {
    const func = cx.scope.address(symbol, op);
    cx.result(op, [cx.b.value('func.addr', [], 'ptr', { symbol: func })]);
    return;
  }
  const ptr = cx.scope.globalAddress(cx, symbol, op);
  cx.result(op, [ptr.type === to ? ptr : cx.b.value('ptr.cast', [ptr], to!)]);
}

// ---- switch -------------------------------------------------------------------------------------

/** `%x : i32, ^default(...) [ 1: ^a(...), 2: ^b ]` */
const readSwitch: OpReader = (parser, op) => {
  const value = parser.operand();
  op.operands.push(value);
  parser.expect(':');
  const type = parser.type();
  value.type = type;
  parser.expect(',');
  op.successors.push(parser.successor());
  const values: bigint[] = [];
  if (parser.accept('[')) {
    while (!parser.at(']')) {
      values.push(parser.wholeNumber());
      parser.expect(':');
      op.successors.push(parser.successor());
      if (!parser.accept(',')) break;
    }
    parser.expect(']');
  }
  parser.attributes(op);
  op.attrs.set('case_values', { kind: 'numbers', element: I32, values });
  parser.resultTypes(op, []);
};

function lowerSwitch(cx: FnCx, op: Op): void {
  const value = cx.one(op, 0);
  const width = Number(value.type.slice(1));
  const cases = (integersOf(op.attrs.get('case_values')) ?? []).map((one) =>
    BigInt.asUintN(width, one),
  );
  cx.b.emit('switch', [value], [], { cases }, targetsOf(cx, op));
}

export const LLVM_FUNCTIONS: OpTable = {
  'llvm.func': { read: readFunction },
  'llvm.mlir.global': { read: readGlobal },
  'llvm.call': { read: readCall, lower: lowerCall },
  'llvm.mlir.addressof': { lower: lowerAddress },
  'llvm.switch': { read: readSwitch, terminator: true, lower: lowerSwitch },
};
