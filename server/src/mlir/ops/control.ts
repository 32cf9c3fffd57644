/** The dialects `scf`, `cf` and `func`: structured control flow, jumps, calls. */
import { append, splice } from '../../base/index.ts';
import type { Block as MirBlock, MirType, Value as MirValue } from '../../mir/index.ts';
import { callOf, leave, resultsOf } from '../lower/calls.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { countedLoop, nestedLoops, type Range } from '../lower/loops.ts';
import { indicesOf } from '../lower/memref.ts';
import { integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op, Region, Use } from '../syntax/tree.ts';
import { I1, INDEX, type Type } from '../syntax/types.ts';
import { type OpTable, returned } from './row.ts';

// ---- scf ----------------------------------------------------------------------------------------

/** `-> (t, t)` or `-> t`, or nothing. */
export function resultList(parser: Parser): Type[] {
  if (!parser.accept('->')) return [];
  return parser.accept('(') ? parser.list(')', () => parser.type()) : [parser.type()];
}

type Argument = ReturnType<Parser['argument']>;

/** `(%a = %init, %b = %init)` */
export function assignments(parser: Parser): { args: Argument[]; inits: Use[] } {
  parser.expect('(');
  const args: Argument[] = [];
  const inits: Use[] = [];
  parser.list(')', () => {
    args.push(parser.argument());
    parser.expect('=');
    inits.push(parser.operand());
  });
  return { args, inits };
}

const readFor: OpReader = (parser, op) => {
  if (parser.accept('unsigned')) op.attrs.set('unsignedCmp', { kind: 'unit' });
  const index = parser.argument();
  parser.expect('=');
  op.operands.push(parser.operand());
  parser.expect('to');
  op.operands.push(parser.operand());
  parser.expect('step');
  op.operands.push(parser.operand());
  let loop: { args: Argument[]; inits: Use[] } = { args: [], inits: [] };
  let results: Type[] = [];
  if (parser.accept('iter_args')) {
    loop = assignments(parser);
    results = resultList(parser);
    if (results.length !== loop.args.length)
      parser.fail(`expected ${loop.args.length} types of results, found ${results.length}`);
  }
  const type = parser.accept(':') ? parser.type() : INDEX;
  for (const use of op.operands) use.type = type;
  index.type = type;
  loop.args.forEach((arg, i) => {
    arg.type = results[i]!;
    loop.inits[i]!.type = results[i]!;
  });
  append(op.operands, loop.inits);
  parser.region(op, [index, ...loop.args]);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

/** Stands for a number that is an operand. */
const DYNAMIC = -(1n << 63n);

/** `(%a, %b)`, of type index. */
function indexList(parser: Parser, op: Op): number {
  parser.expect('(');
  const uses = parser.list(')', () => parser.operand());
  for (const use of uses) use.type = INDEX;
  append(op.operands, uses);
  return uses.length;
}

function sizesOf(op: Op, sizes: readonly number[]): void {
  const values = sizes.map((size) => BigInt(size));
  op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: INDEX, values });
}

function indexArguments(parser: Parser): Argument[] {
  parser.expect('(');
  const args = parser.list(')', () => parser.argument());
  for (const arg of args) arg.type = INDEX;
  return args;
}

const readParallel: OpReader = (parser, op) => {
  const args = indexArguments(parser);
  const counts = ['=', 'to', 'step'].map((word) => {
    parser.expect(word);
    const { start } = parser.token;
    const count = indexList(parser, op);
    if (count !== args.length)
      parser.fail(`expected ${args.length} operands`, { start, end: parser.scanner.lastEnd });
    return count;
  });
  const inits: Use[] = [];
  if (parser.accept('init')) {
    parser.expect('(');
    append(
      inits,
      parser.list(')', () => parser.operand()),
    );
  }
  const results = resultList(parser);
  inits.forEach((use, i) => {
    use.type = results[i];
  });
  append(op.operands, inits);
  sizesOf(op, [...counts, inits.length]);
  parser.region(op, args);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

/** `(%n, 4)`: numbers and values mixed, as an attribute of this name. */
function mixedIndices(parser: Parser, op: Op, name: string): { given: number; all: number } {
  const values: bigint[] = [];
  let given = 0;
  parser.expect('(');
  parser.list(')', () => {
    if (!parser.atOperand()) {
      values.push(parser.wholeNumber());
      return;
    }
    const use = parser.operand();
    use.type = INDEX;
    op.operands.push(use);
    values.push(DYNAMIC);
    given++;
  });
  op.attrs.set(name, { kind: 'numbers', element: INDEX, values });
  return { given, all: values.length };
}

const readForall: OpReader = (parser, op) => {
  const args = indexArguments(parser);
  const counts: number[] = [];
  const bounds = (name: string): void => {
    const { start } = parser.token;
    const { given, all } = mixedIndices(parser, op, name);
    if (all !== args.length)
      parser.fail(`expected ${args.length} values, got ${all}`, {
        start,
        end: parser.scanner.lastEnd,
      });
    counts.push(given);
  };
  if (parser.accept('in')) {
    bounds('staticUpperBound');
    counts.unshift(0);
    counts.push(0);
    const same = (name: string, value: bigint): void =>
      void op.attrs.set(name, { kind: 'numbers', element: INDEX, values: args.map(() => value) });
    same('staticLowerBound', 0n);
    same('staticStep', 1n);
  } else {
    parser.expect('=');
    bounds('staticLowerBound');
    parser.expect('to');
    bounds('staticUpperBound');
    parser.expect('step');
    bounds('staticStep');
  }
  let outs: { args: Argument[]; inits: Use[] } = { args: [], inits: [] };
  let results: Type[] = [];
  if (parser.accept('shared_outs')) {
    outs = assignments(parser);
    results = resultList(parser);
    outs.args.forEach((arg, i) => {
      arg.type = results[i] ?? { kind: 'unknown' };
      outs.inits[i]!.type = results[i];
    });
  }
  append(op.operands, outs.inits);
  sizesOf(op, [...counts, outs.inits.length]);
  parser.region(op, [...args, ...outs.args]);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readInParallel: OpReader = (parser, op) => {
  parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, []);
};

const readExecute: OpReader = (parser, op) => {
  const results = resultList(parser);
  if (parser.accept('no_inline')) op.attrs.set('no_inline', { kind: 'unit' });
  parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readIf: OpReader = (parser, op) => {
  const cond = parser.operand();
  cond.type = I1;
  op.operands.push(cond);
  const results = resultList(parser);
  parser.region(op);
  if (parser.accept('else')) parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readWhile: OpReader = (parser, op) => {
  const { args, inits } = parser.at('(') ? assignments(parser) : { args: [], inits: [] };
  parser.expect(':');
  const { inputs, results } = parser.functionType();
  if (inputs.length !== args.length)
    parser.fail(`expected ${args.length} types of operands, found ${inputs.length}`);
  args.forEach((arg, i) => {
    arg.type = inputs[i]!;
    inits[i]!.type = inputs[i]!;
  });
  append(op.operands, inits);
  parser.region(op, args);
  parser.expect('do');
  parser.region(op);
  parser.attributes(op, true);
  parser.resultTypes(op, results);
};

const readCondition: OpReader = (parser, op) => {
  parser.expect('(');
  const cond = parser.operand();
  cond.type = I1;
  op.operands.push(cond);
  parser.expect(')');
  parser.attributes(op);
  const passed = parser.operands();
  if (passed.length > 0) {
    parser.expect(':');
    parser.typesOf(passed);
  }
  append(op.operands, passed);
  parser.resultTypes(op, []);
};

const readIndexSwitch: OpReader = (parser, op) => {
  const on = parser.operand();
  on.type = INDEX;
  op.operands.push(on);
  parser.attributes(op);
  const results = resultList(parser);
  const cases: bigint[] = [];
  const regions: Region[] = [];
  while (parser.accept('case')) {
    const negative = parser.accept('-');
    if (parser.token.kind !== 'integer') parser.fail('expected a number');
    const value = BigInt(parser.next().text);
    cases.push(negative ? -value : value);
    regions.push(parser.region(op));
  }
  parser.expect('default');
  const fallback = parser.region(op);
  // The default comes first in the generic form.
  splice(op.regions, 0, op.regions.length, [fallback, ...regions]);
  op.attrs.set('cases', { kind: 'numbers', element: INDEX, values: cases });
  parser.resultTypes(op, results);
};

/** Parts of all the values, one behind the other. */
export function flat(cx: FnCx, uses: readonly Use[]): MirValue[] {
  return uses.flatMap((use) => [...cx.of(use)]);
}

function typesOf(cx: FnCx, op: Op, types: readonly Type[]): MirType[][] {
  return types.map((type) => cx.parts(type, op));
}

/** Parameters of a block for values of these types. */
function paramsFor(cx: FnCx, op: Op, block: MirBlock, types: readonly Type[]): MirValue[][] {
  return typesOf(cx, op, types).map((parts) => cx.addParams(block, parts, ''));
}

/**
 * A private array made in a loop and handed on to the next iteration would be the same array in
 * both.
 */
function noMemrefs(cx: FnCx, op: Op): void {
  if (op.operands.every((use) => cx.typeOf(use).kind !== 'memref')) return;
  if (cx.hasInnerSlots())
    cx.unsupported('a memref that is handed on beside `memref.alloca` in a loop', cx.nameOf(op));
}

function lowerFor(cx: FnCx, op: Op): void {
  const [lower, upper, step] = [0, 1, 2].map((i) => cx.one(op, i));
  const region = op.regions[0];
  const [body] = region?.blocks ?? [];
  if (body === undefined || body.args.length !== op.operands.length - 2)
    cx.unsupported('a loop without a body', cx.nameOf(op));
  const inits = op.operands.slice(3);
  const counts = inits.map((use) => cx.of(use).length);
  const range = { lower: lower!, upper: upper!, step: step! };
  const turn = (index: MirValue, carried: readonly MirValue[]): MirValue[] => {
    cx.define(body!.args[0]!, [index]);
    split(carried, counts).forEach((parts, i) => {
      cx.define(body!.args[i + 1]!, parts);
    });
    const end = cx.inline(region, op);
    if (end !== undefined) noMemrefs(cx, end);
    return flat(cx, end?.operands ?? []);
  };
  const out = countedLoop(cx, range, flat(cx, inits), turn, op.attrs.has('unsignedCmp'));
  split(out, counts).forEach((parts, i) => {
    cx.result(op, parts, i);
  });
}

/** Parts of several values. */
export function split(parts: readonly MirValue[], counts: readonly number[]): MirValue[][] {
  let at = 0;
  return counts.map((count) => {
    at += count;
    return parts.slice(at - count, at);
  });
}

/** Ranges of three lists of numbers. */
function rangesOf(
  lowers: readonly MirValue[],
  uppers: readonly MirValue[],
  steps: readonly MirValue[],
): Range[] {
  return lowers.map((lower, i) => ({ lower, upper: uppers[i]!, step: steps[i]! }));
}

/** One turn after the other: any order is right. */
function lowerParallel(cx: FnCx, op: Op): void {
  const region = op.regions[0];
  const [body] = region?.blocks ?? [];
  const rank = body?.args.length ?? 0;
  const numbers = indicesOf(cx, op.operands.slice(0, 3 * rank));
  const inits = op.operands.slice(3 * rank);
  if (body === undefined || rank === 0 || numbers.length !== 3 * rank)
    throw cx.problem('a loop without its bounds', cx.nameOf(op));
  const counts = inits.map((use) => cx.of(use).length);
  const ranges = rangesOf(
    numbers.slice(0, rank),
    numbers.slice(rank, 2 * rank),
    numbers.slice(2 * rank),
  );
  const out = nestedLoops(cx, ranges, flat(cx, inits), (indices, carried) => {
    indices.forEach((index, i) => {
      cx.define(body.args[i]!, [index]);
    });
    return reduced(cx, op, cx.inline(region, op), split(carried, counts));
  });
  split(out, counts).forEach((parts, i) => {
    cx.result(op, parts, i);
  });
}

/** What `scf.reduce` makes of the sums so far. */
function reduced(
  cx: FnCx,
  op: Op,
  end: Op | undefined,
  sums: readonly (readonly MirValue[])[],
): MirValue[] {
  if (sums.length === 0) return [];
  if (end?.name !== 'scf.reduce' || end.regions.length !== sums.length)
    return cx.unsupported('a reduction in this form', cx.nameOf(end ?? op));
  return sums.flatMap((sum, i) => {
    const region = end.regions[i]!;
    const args = region.blocks[0]?.args ?? [];
    cx.define(args[0]!, sum);
    cx.define(args[1]!, cx.of(end.operands[i]));
    return flat(cx, cx.inline(region, end)?.operands ?? []);
  });
}

/** The same, with bounds between the operands. */
function lowerForall(cx: FnCx, op: Op): void {
  if (op.results.length > 0) cx.unsupported('`scf.forall` that makes tensors', cx.nameOf(op));
  let next = 0;
  const list = (name: string): MirValue[] =>
    (integersOf(op.attrs.get(name)) ?? []).map((value) =>
      value === DYNAMIC ? indicesOf(cx, [op.operands[next++]!])[0]! : cx.i64(value),
    );
  const [lowers, uppers, steps] = ['staticLowerBound', 'staticUpperBound', 'staticStep'].map(list);
  const region = op.regions[0];
  const [body] = region?.blocks ?? [];
  if (body === undefined) throw cx.problem('a loop without a body', cx.nameOf(op));
  nestedLoops(cx, rangesOf(lowers!, uppers!, steps!), [], (indices) => {
    indices.forEach((index, i) => {
      cx.define(body.args[i]!, [index]);
    });
    cx.inline(region, op);
    return [];
  });
}

function lowerWhile(cx: FnCx, op: Op): void {
  const { b } = cx;
  const [before, body] = op.regions;
  const [test] = before?.blocks ?? [];
  const [work] = body?.blocks ?? [];
  if (test === undefined || work === undefined)
    cx.unsupported('a loop without a body', cx.nameOf(op));
  const header = b.newBlock();
  const inside = b.newBlock();
  const after = b.newBlock();
  b.br(header, flat(cx, op.operands));
  for (const arg of test!.args)
    cx.define(arg, cx.addParams(header, cx.parts(arg.type, op), arg.name));
  b.block = header;
  const cond = cx.loopBody(before, op);
  if (cond?.name !== 'scf.condition')
    cx.unsupported('a loop without `scf.condition`', cx.nameOf(op));
  noMemrefs(cx, cond!);
  const passed = cond!.operands.slice(1).map((use) => cx.of(use));
  b.brIf(cx.one(cond!, 0), inside, after);
  work!.args.forEach((arg, i) => {
    cx.define(arg, passed[i]!);
  });
  b.block = inside;
  const end = cx.loopBody(body, op);
  if (end !== undefined) noMemrefs(cx, end);
  b.br(header, flat(cx, end?.operands ?? []));
  b.block = after;
  passed.forEach((parts, i) => {
    cx.result(op, parts, i);
  });
}

function lowerIndexSwitch(cx: FnCx, op: Op): void {
  const { b } = cx;
  const cases = integersOf(op.attrs.get('cases')) ?? [];
  const after = b.newBlock();
  const results = paramsFor(
    cx,
    op,
    after,
    op.results.map((value) => value.type),
  );
  const blocks = op.regions.map(() => b.newBlock());
  const pairs = cases.map((value, i) => [BigInt.asUintN(64, value), blocks[i + 1]!] as const);
  b.switch(cx.one(op, 0), pairs, blocks[0]!);
  op.regions.forEach((region, i) => {
    b.block = blocks[i]!;
    const end = cx.inline(region, op);
    b.br(after, flat(cx, end?.operands ?? []));
  });
  b.block = after;
  results.forEach((parts, i) => {
    cx.result(op, parts, i);
  });
}

// ---- cf -----------------------------------------------------------------------------------------

export const readBranch: OpReader = (parser, op) => {
  op.successors.push(parser.successor());
  parser.attributes(op);
  parser.resultTypes(op, []);
};

export const readCondBranch: OpReader = (parser, op) => {
  const cond = parser.operand();
  cond.type = I1;
  op.operands.push(cond);
  if (parser.accept('weights')) {
    parser.expect('(');
    parser.balanced(')');
  }
  parser.expect(',');
  op.successors.push(parser.successor());
  parser.expect(',');
  op.successors.push(parser.successor());
  parser.attributes(op);
  parser.resultTypes(op, []);
};

const readSwitch: OpReader = (parser, op) => {
  const flag = parser.operand();
  op.operands.push(flag);
  parser.expect(':');
  const type = parser.type();
  flag.type = type;
  parser.expect(',');
  parser.expect('[');
  parser.expect('default');
  parser.expect(':');
  op.successors.push(parser.successor());
  const values: bigint[] = [];
  while (parser.accept(',')) {
    const negative = parser.accept('-');
    if (parser.token.kind !== 'integer') parser.fail('expected a number');
    const value = BigInt(parser.next().text);
    values.push(negative ? -value : value);
    parser.expect(':');
    op.successors.push(parser.successor());
  }
  parser.expect(']');
  parser.attributes(op);
  op.attrs.set('case_values', { kind: 'numbers', element: type, values });
  parser.resultTypes(op, []);
};

/** In the generic form what is handed to blocks stands among the operands. */
function handed(op: Op, first: number): readonly (readonly Use[])[] {
  if (!op.generic) return op.successors.map(({ args }) => args);
  const rest = op.operands.slice(first);
  if (op.successors.length === 1) return [rest];
  const sizes = op.name.endsWith('.switch')
    ? [
        Number(integersOf(op.attrs.get('operandSegmentSizes'))?.[1] ?? 0),
        ...(integersOf(op.attrs.get('case_operand_segments')) ?? []).map(Number),
      ]
    : (integersOf(op.attrs.get('operandSegmentSizes')) ?? []).slice(1).map(Number);
  let at = 0;
  return op.successors.map((_, i) => {
    const own = rest.slice(at, at + (sizes[i] ?? 0));
    at += own.length;
    return own;
  });
}

function target(
  cx: FnCx,
  op: Op,
  index: number,
  args: readonly Use[],
): { block: MirBlock; args: MirValue[] } {
  const successor = op.successors[index];
  const block = successor && cx.targets?.get(successor.name);
  const made = block && cx.blockOf(block);
  if (made === undefined)
    return cx.unsupported('a jump to a block that is not there', cx.nameOf(op));
  if (cx.hasInnerSlots() && args.some((use) => cx.typeOf(use).kind === 'memref'))
    cx.unsupported('a memref that is handed on beside `memref.alloca` in a loop', cx.nameOf(op));
  return { block: made, args: flat(cx, args) };
}

/** All blocks that it may go to, with what they are handed. */
export function targetsOf(cx: FnCx, op: Op): { block: MirBlock; args: MirValue[] }[] {
  const args = handed(op, 1);
  return op.successors.map((_, i) => target(cx, op, i, args[i] ?? []));
}

function lowerCondBranch(cx: FnCx, op: Op): void {
  const [yes, no] = handed(op, 1);
  const then = target(cx, op, 0, yes ?? []);
  const otherwise = target(cx, op, 1, no ?? []);
  cx.b.brIf(cx.one(op, 0), then.block, otherwise.block, then.args, otherwise.args);
}

/** To the one block, or by a condition to one of two. */
export function jump(cx: FnCx, op: Op): void {
  if (op.successors.length === 2) {
    lowerCondBranch(cx, op);
    return;
  }
  const to = target(cx, op, 0, handed(op, 0)[0] ?? []);
  cx.b.br(to.block, to.args);
}

function lowerSwitch(cx: FnCx, op: Op): void {
  const values = integersOf(op.attrs.get('case_values')) ?? [];
  const flag = cx.one(op, 0);
  const width = Number(flag.type.slice(1));
  const cases = values.map((value) => BigInt.asUintN(width, value));
  cx.b.emit('switch', [flag], [], { cases }, targetsOf(cx, op));
}

const readAssert: OpReader = (parser, op) => {
  const cond = parser.operand();
  cond.type = I1;
  op.operands.push(cond);
  if (parser.accept(',')) op.attrs.set('msg', parser.attribute());
  parser.attributes(op);
  parser.resultTypes(op, []);
};

function lowerAssert(cx: FnCx, op: Op): void {
  const { b } = cx;
  const fine = b.newBlock();
  const failed = b.newBlock();
  b.brIf(cx.one(op, 0), fine, failed);
  b.block = failed;
  const message = op.attrs.get('msg');
  b.emit('trap', [], [], {
    message: message?.kind === 'string' ? message.value : 'assertion failed',
  });
  b.block = fine;
}

// ---- func ---------------------------------------------------------------------------------------

const readCall: OpReader = (parser, op) => {
  op.attrs.set('callee', parser.symbol());
  parser.expect('(');
  append(op.operands, parser.operands());
  parser.expect(')');
  parser.attributes(op);
  parser.expect(':');
  const { inputs, results } = parser.functionType();
  if (inputs.length !== op.operands.length)
    parser.fail(`expected ${op.operands.length} types of operands, found ${inputs.length}`);
  op.operands.forEach((use, i) => {
    use.type = inputs[i]!;
  });
  parser.resultTypes(op, results);
};

function lowerCall(cx: FnCx, op: Op): void {
  const callee = op.attrs.get('callee');
  if (callee?.kind !== 'symbol' || callee.path.length !== 1)
    throw cx.problem('this form of a call', cx.nameOf(op));
  const type = {
    kind: 'function' as const,
    inputs: op.operands.map((use) => cx.typeOf(use)),
    results: op.results.map((value) => value.type),
  };
  const { symbol, signature } = cx.scope.callee(callee.path[0]!, op, type);
  resultsOf(cx, op, callOf(cx, op, symbol, signature, flat(cx, op.operands)));
}

export function lowerReturn(cx: FnCx, op: Op): void {
  leave(cx, flat(cx, op.operands));
}

const readFunction: OpReader = (parser, op) => {
  parser.accept('public');
  const visibility = parser.at('private') || parser.at('nested') ? parser.next().text : undefined;
  if (visibility !== undefined)
    op.attrs.set('sym_visibility', { kind: 'string', value: visibility });
  parser.symbolDefinition(op);
  const { args, results } = signature(parser);
  op.attrs.set('function_type', {
    kind: 'type',
    type: { kind: 'function', inputs: args.map((arg) => arg.type), results },
  });
  parser.attributes(op, true);
  parser.resultTypes(op, []);
  if (parser.at('{')) parser.region(op, args);
};

/** `(%a: t {attributes}, ...) -> (t {attributes}, ...)`; declarations have types alone. */
export function signature(parser: Parser): { args: Argument[]; results: Type[] } {
  parser.expect('(');
  const args = parser.list(')', (): Argument => {
    let arg: Argument;
    if (parser.atOperand()) {
      arg = parser.argument();
      parser.expect(':');
    } else {
      const { start } = parser.token;
      arg = { name: '', start, end: start, type: { kind: 'unknown' } };
    }
    arg.type = parser.type();
    parser.dictionary(new Map());
    parser.location();
    return arg;
  });
  const results: Type[] = [];
  if (parser.accept('->')) {
    if (parser.accept('(')) {
      append(results, [
        ...parser.list(')', () => {
          const type = parser.type();
          parser.dictionary(new Map());
          return type;
        }),
      ]);
    } else results.push(parser.type());
  }
  return { args, results };
}

export const CONTROL: OpTable = {
  'scf.for': { read: readFor, lower: lowerFor },
  'scf.if': { read: readIf, lower: (cx, op) => cx.branches(op, cx.one(op, 0)) },
  'scf.parallel': { read: readParallel, lower: lowerParallel },
  'scf.forall': { read: readForall, lower: lowerForall },
  'scf.forall.in_parallel': { read: readInParallel, terminator: true },
  'scf.reduce': { terminator: true },
  'scf.reduce.return': { terminator: true },
  'scf.execute_region': {
    read: readExecute,
    lower: (cx, op) => cx.inlineBlocks(op.regions[0], op),
  },
  'scf.while': { read: readWhile, lower: lowerWhile },
  'scf.index_switch': { read: readIndexSwitch, lower: lowerIndexSwitch },
  'scf.yield': { read: returned, terminator: true },
  'scf.condition': { read: readCondition, terminator: true },

  'cf.br': { read: readBranch, terminator: true, lower: jump },
  'cf.cond_br': { read: readCondBranch, terminator: true, lower: jump },
  'cf.switch': { read: readSwitch, terminator: true, lower: lowerSwitch },
  'cf.assert': { read: readAssert, lower: lowerAssert },

  'func.func': { read: readFunction },
  'func.return': { read: returned, terminator: true, lower: lowerReturn },
  'func.call': { read: readCall, lower: lowerCall },
  'builtin.module': {
    read: (parser, op) => {
      if (parser.token.kind === 'symbol') parser.symbolDefinition(op);
      parser.attributes(op, true);
      parser.region(op);
      parser.resultTypes(op, []);
    },
  },
};
