/**
 * Inline assembly as operations of MIR: barriers, fences, registers that say where a thread is, and
 * loads, stores and atomic operations with their order and scope. A text all of whose statements
 * have a row here becomes those operations; warp operations have rows of their own in
 * `asm-waves.ts`.
 */
import { asmOperand, asmStatements, testOfLoop } from '../analysis/index.ts';
import { append, splice } from '../base/index.ts';
import {
  type Attrs,
  type Block,
  byteSize,
  createBlock,
  createInst,
  type Func,
  type Inst,
  isPtr,
  type MirType,
  type OpName,
  type Ordering,
  type RmwKind,
  type Scope,
  type Value,
} from '../mir/index.ts';

/** An operation that a statement stands for, before it is made. */
interface Made {
  readonly op: OpName;
  readonly args: readonly (Value | bigint | 'address')[];
  readonly attrs: Attrs;
  /** The operand of the text that it writes. */
  readonly result?: string;
}

/** What a row makes of a statement; undefined when an operand is none of the instruction's. */
type Row = (inst: Inst, match: RegExpExecArray) => readonly Made[] | undefined;

const SCOPES: Readonly<Record<string, Scope>> = {
  cta: 'workgroup',
  cluster: 'cluster',
  gl: 'device',
  gpu: 'device',
  sys: 'system',
};

const DIM_REGISTERS: Readonly<Record<string, OpName>> = {
  tid: 'gpu.thread.id',
  ctaid: 'gpu.workgroup.id',
  nctaid: 'gpu.grid.size',
  ntid: 'gpu.workgroup.size',
};

const RMW: Readonly<Record<string, RmwKind>> = {
  exch: 'xchg',
  and: 'and',
  or: 'or',
  xor: 'xor',
};

const WIDTH = /^[busf](8|16|32|64)$/;

const intrinsic = (symbol: string, args: Made['args'], result?: string): readonly Made[] => [
  { op: 'gpu.intrinsic', args, attrs: { symbol }, ...(result !== undefined && { result }) },
];

function barrier(inst: Inst, [, name = '', id = '', count]: RegExpExecArray) {
  const number = asmOperand(inst, id);
  const threads = count === undefined ? undefined : asmOperand(inst, count);
  if (number === undefined || (count !== undefined && threads === undefined)) return undefined;
  const kind = name.includes('arrive')
    ? 'bar.arrive'
    : /^barrier(?:\.cta)?\.sync$/.test(name)
      ? 'barrier.sync'
      : 'bar.sync';
  if (kind === 'bar.arrive' && threads === undefined) return undefined;
  if (kind === 'bar.sync' && number === 0n && threads === undefined)
    return [{ op: 'gpu.barrier', args: [], attrs: {} }] as const;
  const args = threads === undefined ? [number] : [number, threads];
  return intrinsic(`nvptx.${kind}.${threads === undefined ? 'all' : 'count'}`, args);
}

function fence(_: Inst, [, order = '', scope = '']: RegExpExecArray): readonly Made[] {
  const ordering: Ordering = order === 'acq_rel' ? 'acqrel' : 'seqcst';
  return [{ op: 'fence', args: [], attrs: { ordering, scope: SCOPES[scope]! } }];
}

function register(_: Inst, [, result = '', name = '']: RegExpExecArray) {
  const [base = '', dim] = name.split('.');
  const op = DIM_REGISTERS[base];
  if (op !== undefined && (dim === 'x' || dim === 'y' || dim === 'z'))
    return [{ op, args: [], attrs: { dim }, result }] as const;
  if (dim !== undefined) return intrinsic(`nvptx.${name}`, [], result);
  return intrinsic(`nvptx.${base.replace('lanemask_', 'lanemask.')}`, [], result);
}

/** The order and scope that the modifiers of a memory operation say; undefined for others. */
function orderOf(words: readonly string[], atomic: boolean) {
  let ordering: Ordering | undefined = atomic ? 'relaxed' : undefined;
  let scope: Scope = 'device';
  let volatile = false;
  for (const word of words) {
    if (word === 'relaxed' || word === 'acquire' || word === 'release') ordering = word;
    else if (word === 'acq_rel') ordering = 'acqrel';
    else if (word === 'volatile') volatile = true;
    else if (word in SCOPES) scope = SCOPES[word]!;
    else if (word !== 'global' && word !== 'shared' && word !== 'weak') return undefined;
  }
  return { ordering, scope, volatile };
}

/** Modifiers that say nothing which a generic address does not say too. */
const isNeutral = (word: string): boolean => /^(?:shared::(?:cta|cluster))?$/.test(word);

/** `ld.acquire.gpu.global.u32 {0}, [{1}]`, `st.release.gpu.u32 [{0}], {1}`, with an offset. */
function access(inst: Inst, match: RegExpExecArray): readonly Made[] | undefined {
  const [, head = '', words = '', first = '', second = ''] = match;
  const parts = words.split('.').filter((word) => !isNeutral(word));
  const width = WIDTH.exec(parts.pop() ?? '')?.[1];
  const order = orderOf(parts, false);
  const isLoad = head === 'ld';
  const place = addressOf(inst, isLoad ? second : first);
  const value = isLoad ? undefined : asmOperand(inst, second);
  if (width === undefined || order === undefined || place === undefined) return undefined;
  if (!isLoad && (value === undefined || !hasBytes(value, Number(width) / 8))) return undefined;
  const { ordering, scope, volatile } = order;
  const align = Number(width) / 8;
  const attrs: Attrs =
    ordering === undefined ? { align, ...(volatile && { volatile }) } : { align, ordering, scope };
  const op = `${ordering === undefined ? 'mem' : 'atomic'}.${isLoad ? 'load' : 'store'}` as OpName;
  if (!isLoad) return [...place, { op, args: [value!, 'address'], attrs }];
  const result = resultOf(inst, first);
  if (result === undefined || byteSize(result.type) !== align) return undefined;
  return [...place, { op, args: ['address'], attrs, result: first }];
}

function hasBytes(value: Value | bigint, size: number): boolean {
  return typeof value === 'bigint' ? size >= 4 : byteSize(value.type) === size;
}

/** `atom.add.acq_rel.gpu.global.u32 {0}, [{1}], {2}` and `red` without a result. */
function atomic(inst: Inst, match: RegExpExecArray): readonly Made[] | undefined {
  const [, head = '', words = '', operands = ''] = match;
  const parts = words.split('.').filter((word) => !isNeutral(word));
  const type = parts.pop() ?? '';
  const width = WIDTH.exec(type)?.[1];
  const at = parts.findIndex((word) => /^(?:add|exch|and|or|xor|min|max|cas)$/.test(word));
  if (width === undefined || at < 0) return undefined;
  const [name = ''] = parts.splice(at, 1);
  const order = orderOf(parts, true);
  const list = operands.split(',').map((one) => one.trim());
  const target = head === 'atom' ? list.shift()! : undefined;
  const place = addressOf(inst, list.shift() ?? '');
  const values = list.map((one) => asmOperand(inst, one));
  const size = Number(width) / 8;
  if (order === undefined || place === undefined || values.length !== (name === 'cas' ? 2 : 1))
    return undefined;
  if (values.some((value) => value === undefined || !hasBytes(value, size))) return undefined;
  const common = { ordering: order.ordering!, scope: order.scope, align: size };
  const result = target === undefined ? {} : { result: target };
  if (target !== undefined && byteSize(resultOf(inst, target)?.type ?? 'i128') !== size)
    return undefined;
  if (name === 'cas')
    return [
      ...place,
      {
        op: 'atomic.cmpxchg',
        args: ['address', values[0]!, values[1]!],
        attrs: { ...common, failure: 'relaxed' },
        ...result,
      },
    ];
  const isFloat = type.startsWith('f');
  const sign = type.startsWith('s') ? 's' : 'u';
  const rmw =
    name === 'add' ? (isFloat ? 'fadd' : 'add') : (RMW[name] ?? (`${sign}${name}` as RmwKind));
  if (isFloat && (name !== 'add' || typeof values[0] === 'bigint')) return undefined;
  return [
    ...place,
    { op: 'atomic.rmw', args: ['address', values[0]!], attrs: { ...common, rmw }, ...result },
  ];
}

function resultOf(inst: Inst, text: string): Value | undefined {
  const number = /^\{(\d+)(?::\w*)?\}$/.exec(text)?.[1];
  return number === undefined ? undefined : inst.results[Number(number)];
}

/** Operations that make the address of `[{1}+8]`, which `address` means in the next ones. */
function addressOf(inst: Inst, text: string): readonly Made[] | undefined {
  const [, operand = '', sign, offset] =
    /^\[\s*(\{\d+(?::\w*)?\})\s*(?:([+-])\s*(\d+)\s*)?\]$/.exec(text) ?? [];
  const value = asmOperand(inst, operand);
  if (value === undefined || typeof value === 'bigint') return undefined;
  const isAddress = isPtr(value.type);
  if (!isAddress && value.type !== 'i64') return undefined;
  const by = BigInt(offset ?? 0) * BigInt(sign === '-' ? -1 : 1);
  const base: Made = isAddress
    ? { op: 'ptr.cast', args: [value], attrs: {} }
    : { op: 'int.to.ptr', args: [value], attrs: {} };
  return by === 0n ? [base] : [base, { op: 'ptr.add', args: ['address', by], attrs: {} }];
}

const NOTHING: Row = () => [];

/** Statements by their form. */
const ROWS: readonly (readonly [RegExp, Row])[] = [
  [
    /^((?:bar|barrier)(?:\.cta)?\.(?:sync|arrive)(?:\.aligned)?)\s+(\{\d+(?::\w*)?\}|\d+)(?:\s*,\s*(\{\d+(?::\w*)?\}|\d+))?$/,
    barrier,
  ],
  [/^membar()\.(cta|gl|sys)$/, fence],
  [/^fence\.(acq_rel|sc)\.(cta|cluster|gpu|sys)$/, fence],
  [
    /^mov\.[bu](?:32|64)\s+(\{\d+(?::\w*)?\})\s*,\s*%((?:n?tid|n?ctaid|n?clusterid|cluster_n?ctaid)\.[xyz]|cluster_n?ctarank|laneid|warpid|nwarpid|smid|lanemask_\w\w|envreg[12]|clock|clock64|globaltimer)$/,
    register,
  ],
  [/^(ld|st)((?:\.[\w:]+)+)\s+([^,\s]+(?:\s+[^,\s]+)*)\s*,\s*([^,\s][^,]*)$/, access],
  [/^(atom|red)((?:\.[\w:]+)+)\s+(\S.*)$/, atomic],
  [
    /^barrier\.cluster\.arrive(?:\.release|(\.relaxed))?(?:\.aligned)?$/,
    (_, [, relaxed = '']) => intrinsic(`nvptx.barrier.cluster.arrive${relaxed}`, []),
  ],
  [
    /^barrier\.cluster\.wait(?:\.acquire)?(?:\.aligned)?$/,
    () => intrinsic('nvptx.barrier.cluster.wait', []),
  ],
  [/^exit$/, () => intrinsic('nvptx.exit', [])],
  [/^nanosleep\.u32\s/, NOTHING],
  [/^s_barrier$/, () => [{ op: 'gpu.barrier', args: [], attrs: {} }]],
  [/^s_(?:waitcnt|wait_\w+|nop|sleep|sethalt|setprio)\b.*$/, NOTHING],
];

/** Replaces inline assembly of a function by operations of MIR where all of it has rows. */
export function replaceAsm(fn: Func): void {
  for (const block of fn.blocks) {
    for (let at = 0; at < block.insts.length; at++) {
      const inst = block.insts[at]!;
      if (inst.op !== 'gpu.asm') continue;
      const test = testOfLoop(inst);
      if (test !== undefined) {
        loopUntil(fn, block, at, test.text);
        break;
      }
      const made = operationsOf(inst);
      if (made === undefined) continue;
      const insts = make(fn, block, inst, made);
      splice(block.insts, at, 1, insts);
      at += insts.length - 1;
    }
  }
}

/** Makes a loop of the text, which asks again and again, one of MIR around the question. */
function loopUntil(fn: Func, block: Block, at: number, text: string): void {
  const asm = block.insts[at]!;
  const { loc } = asm;
  const ask = createBlock(fn, 'ask');
  const rest = createBlock(fn, 'over');
  rest.insts = block.insts.splice(at).slice(1);
  for (const inst of rest.insts) inst.block = rest;
  const jump = (to: Block): { block: Block; args: Value[] } => ({ block: to, args: [] });
  block.insts.push(createInst(fn, block, 'br', [], [], {}, loc, [jump(ask)]));
  const attrs = { ...asm.attrs, imm: [text] };
  const question = createInst(fn, ask, 'gpu.asm', [...asm.args], ['i32'], attrs, loc);
  const zero = createInst(fn, ask, 'const.int', [], ['i32'], { bits: 0n }, loc);
  const isOver = createInst(
    fn,
    ask,
    'int.cmp',
    [question.results[0], zero.results[0]],
    ['i1'],
    { pred: 'ne' },
    loc,
  );
  const turn = createInst(fn, ask, 'br.if', [isOver.results[0]], [], {}, loc, [
    jump(rest),
    jump(ask),
  ]);
  ask.insts.push(question, zero, isOver, turn);
}

function operationsOf(inst: Inst): readonly Made[] | undefined {
  const out: Made[] = [];
  for (const statement of asmStatements(`${inst.attrs.imm?.[0] ?? ''}`)) {
    let made: readonly Made[] | undefined;
    for (const [form, row] of ROWS) {
      const match = form.exec(statement);
      if (match === null) continue;
      made = row(inst, match);
      break;
    }
    if (made === undefined) return undefined;
    append(out, made);
  }
  const written = out.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const results = new Set(written.map((text) => resultOf(inst, text)));
  const isWhole = inst.results.every((result) => results.has(result));
  return isWhole && results.size === written.length && !results.has(undefined) ? out : undefined;
}

function make(fn: Func, block: Block, asm: Inst, list: readonly Made[]): Inst[] {
  const out: Inst[] = [];
  let address: Value | undefined;
  const constant = (bits: bigint, type: MirType): Value => {
    const inst = createInst(fn, block, 'const.int', [], [type], { bits }, asm.loc);
    out.push(inst);
    return inst.results[0];
  };
  for (const { op, args, attrs, result } of list) {
    const operands = args.map((one) => {
      if (one === 'address') return address!;
      if (typeof one !== 'bigint') return one;
      const isWide = op === 'ptr.add' || (op !== 'gpu.intrinsic' && attrs.align === 8);
      return constant(BigInt.asUintN(isWide ? 64 : 32, one), isWide ? 'i64' : 'i32');
    });
    const target = result === undefined ? undefined : resultOf(asm, result);
    const inst = createInst(fn, block, op, operands, typesOf(op, operands, target), attrs, asm.loc);
    out.push(inst);
    if (op === 'ptr.cast' || op === 'int.to.ptr' || op === 'ptr.add') [address] = inst.results;
    if (target === undefined) continue;
    inst.results = [target, ...inst.results.slice(1)];
    target.def = inst;
  }
  return out;
}

/** Types of the results; the first is that of the operand which the text writes, where it does. */
function typesOf(op: OpName, operands: readonly Value[], target: Value | undefined): MirType[] {
  if (op === 'ptr.cast' || op === 'int.to.ptr' || op === 'ptr.add') return ['ptr'];
  if (op === 'atomic.rmw') return [target?.type ?? operands[1]!.type];
  if (op === 'atomic.cmpxchg') return [target?.type ?? operands[1]!.type, 'i1'];
  return target === undefined ? [] : [target.type];
}
