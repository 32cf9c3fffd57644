/**
 * One function from MIR to machine code: parameters, blocks in order, then dead code, SSA and jumps
 * cleaned up.
 */
import { MovableStores } from '../../analysis/index.ts';
import {
  leaveSsa,
  type MachFunc,
  machInst,
  newReg,
  removeDead,
  threadJumps,
} from '../../mach/index.ts';
import {
  type Block,
  bitWidth,
  byteSize,
  type Func,
  type Inst,
  OPS,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { slotBits } from './abi.ts';
import { CLASS_OF, P, R64 } from './classes.ts';
import type { ModuleEnv } from './module-env.ts';
import { emitVector, ruleFor } from './rules/index.ts';
import { ANY, MOVES, Selector, ZERO } from './select.ts';
import { MachVariables } from './variables.ts';
import { findVectors } from './vectors.ts';

export interface LoweredFunc {
  readonly fn: Func;
  readonly name: string;
  readonly code: MachFunc;
  readonly frameName: string;
  readonly frameSize: number;
  readonly frameAlign: number;
  /** Of code for a debugger. */
  readonly variables: MachVariables | undefined;
}

/**
 * Throws `UnsupportedError` for what PTX or this back end does not have. `index` numbers labels and
 * stack frames.
 */
export function lowerFunc(fn: Func, env: ModuleEnv, index: number): LoweredFunc {
  const s = new Selector(fn, env, index);
  const following = new Map<Block, Block | undefined>();
  for (const [i, block] of s.order.layout.entries()) following.set(block, s.order.layout[i + 1]);
  const variables = fn.records === undefined ? undefined : new MachVariables(s);
  declareParams(s);
  const late = lateParams(s);
  const movable = new MovableStores(fn);
  for (const block of s.order.rpo) {
    s.enter(block, following.get(block));
    if (block === fn.blocks[0]) prepareEntry(s);
    const params = late.get(block);
    if (params !== undefined) for (const i of params) loadParam(s, i);
    selectBlock(s, block, movable, variables);
  }
  s.finish();
  variables?.anchor();
  if (variables === undefined) removeDead(s.code);
  else variables.around(s.code, () => removeDead(s.code));
  variables?.note(s.code);
  const find = leaveSsa(s.code, (dst, src, cls) =>
    machInst(MOVES[cls]!, 1, [dst, src], false, undefined),
  );
  variables?.renamed(find);
  const { blocks } = s.code;
  threadJumps(s.code);
  variables?.threaded(blocks, s.code);
  return {
    fn,
    name: s.name,
    code: s.code,
    frameName: s.frame,
    frameSize: s.frameSize,
    frameAlign: s.frameAlign,
    variables,
  };
}

function selectBlock(
  s: Selector,
  block: Block,
  movable: MovableStores,
  variables: MachVariables | undefined,
): void {
  const vectors = block.insts.length > 2 ? findVectors(s, block, movable) : undefined;
  const last = block.insts[block.insts.length - 1];
  const late = lateUpdates(s, block);
  for (const inst of block.insts) {
    s.loc = inst.loc;
    variables?.mark(s.fn.records!.get(inst));
    const vector = vectors?.get(inst);
    if (vector !== undefined) {
      if (vector.at === inst) emitVector(s, vector);
      continue;
    }
    const rule = ruleFor(inst);
    if (late?.has(inst) === true) s.delay(inst, () => rule(s, inst));
    else {
      if (inst === last) s.flushDelayed();
      rule(s, inst);
    }
  }
}

/**
 * Updates of loop variables that are computed while the old value is still read afterwards: `i + 1`
 * at the top of a body that goes on to use `i`. Computed late, the new value can take the old one's
 * register.
 */
function lateUpdates(s: Selector, block: Block): Set<Inst> | undefined {
  const targets = terminator(block)?.targets;
  if (targets === undefined || s.order.depth[block.id] === 0) return undefined;
  let late: Set<Inst> | undefined;
  for (const edge of targets) {
    if (s.order.preds[edge.block.id]! < 2 || s.order.depth[edge.block.id] === 0) continue;
    edge.args.forEach((arg, i) => {
      const def = 'op' in arg.def ? arg.def : undefined;
      if (
        def === undefined ||
        def.block !== block ||
        OPS[def.op].effects !== undefined ||
        def.op.startsWith('const.')
      )
        return;
      const param = edge.block.params[i]!;
      const readers = s.users.of(param).filter((user) => user.block === block && user !== def);
      if (readers.length === 0) return;
      const at = block.insts.indexOf(def);
      if (!readers.some((reader) => block.insts.indexOf(reader, at) > at)) return;
      late ??= new Set();
      late.add(def);
    });
  }
  return late;
}

/** Gives block parameters registers, or the name of their only argument. */
function declareParams(s: Selector): void {
  for (const block of s.order.rpo) {
    if (block === s.fn.blocks[0]) continue;
    const head = s.head(block);
    if (s.order.preds[block.id] === 1) continue;
    for (const param of block.params) {
      const low = newReg(s.code, CLASS_OF[param.type]);
      head.params.push(low);
      if (param.type === 'i128') {
        const high = newReg(s.code, R64);
        head.params.push(high);
        s.setPair(param, low, high);
      } else s.set(param, low);
    }
  }
  for (const block of s.order.rpo) {
    const targets = terminator(block)?.targets;
    if (targets === undefined) continue;
    for (const edge of targets) {
      if (s.order.preds[edge.block.id] !== 1 || edge.block === s.fn.blocks[0]) continue;
      for (const [i, param] of edge.block.params.entries()) s.setAlias(param, edge.args[i]!);
    }
  }
}

/**
 * Numbers that only one block outside of loops reads are loaded there, as LLVM's `MachineSink`
 * does; the others and the addresses of a kernel, whose conversion `NVPTXLowerArgs` puts at its
 * beginning, when it begins. The result maps blocks to parameter numbers.
 */
function lateParams(s: Selector): Map<Block, number[]> {
  const late = new Map<Block, number[]>();
  const entry = s.fn.blocks[0]!;
  entry.params.forEach((param, i) => {
    if (s.users.count[param.id] === 0 || s.fn.paramDecls[i]?.pass === 'blob') return;
    let home: Block | undefined;
    for (const user of s.users.of(param)) {
      if (home !== undefined && home !== user.block) home = entry;
      else home ??= user.block;
    }
    const isAddress = param.type === 'ptr.global';
    if (s.fn.kind !== 'kernel' || isAddress || home === undefined) home = entry;
    if (s.order.depth[home.id] !== 0) home = entry;
    const list = late.get(home);
    if (list === undefined) late.set(home, [i]);
    else list.push(i);
  });
  return late;
}

/** Names blob parameters and copies those to the stack whose address is taken. */
function prepareEntry(s: Selector): void {
  if (s.fn.kind !== 'kernel') return;
  const blobs = new Set<Value>();
  s.fn.blocks[0]!.params.forEach((param, i) => {
    if (s.fn.paramDecls[i]?.pass !== 'blob') return;
    s.setPlace(param, `${s.name}_param_${i}`, 0);
    blobs.add(param);
  });
  if (blobs.size === 0) return;
  for (const param of escapingBlobs(s, blobs)) {
    const decl = s.fn.paramDecls[s.fn.blocks[0]!.params.indexOf(param)]!;
    const offset = s.frameSlot(decl.size, decl.align);
    for (let at = 0; at < decl.size; ) {
      let size = Math.min(decl.align, 8);
      while (at + size > decl.size) size >>= 1;
      const reg = s.temp(size === 8 ? R64 : CLASS_OF.i32);
      const type = `${size < 4 ? 'u' : 'b'}${size * 8}`;
      s.emit(`ld.param.${type}`, 1, [
        reg,
        {
          kind: 'mem',
          base: `${s.name}_param_${s.fn.blocks[0]!.params.indexOf(param)}`,
          offset: at,
        },
      ]);
      s.effect(`st.local.b${size * 8}`, [{ kind: 'mem', base: s.frame, offset: offset + at }, reg]);
      at += size;
    }
    const local = s.symbolReg(offset === 0 ? s.frame : `${s.frame}+${offset}`);
    s.setGeneric(param, s.r64('cvta.local.u64', local));
  }
}

/** Blob parameters that some instruction turns into a generic address. */
function escapingBlobs(s: Selector, blobs: ReadonlySet<Value>): Set<Value> {
  const found = new Set<Value>();
  for (const block of s.order.rpo) {
    for (const inst of block.insts) {
      if (
        (inst.op !== 'ptr.cast' && inst.op !== 'ptr.to.int') ||
        inst.args[0].type !== 'ptr.kernarg'
      )
        continue;
      const { base } = s.baseOf(inst.args[0]);
      if (blobs.has(base)) found.add(base);
    }
  }
  return found;
}

function loadParam(s: Selector, index: number): void {
  const param = s.fn.blocks[0]!.params[index]!;
  const { type } = param;
  const mem = { kind: 'mem', base: `${s.name}_param_${index}`, offset: 0 } as const;
  const kernel = s.fn.kind === 'kernel';
  s.loc = undefined;
  if (type === 'i128') {
    const low = s.temp(R64);
    const high = s.temp(R64);
    s.emit('ld.param.v2.b64', 1, [s.vec(low, high), mem]);
    s.setPair(param, low, high);
    return;
  }
  const cls = CLASS_OF[type];
  const narrow = kernel && byteSize(type) < 4 && type !== 'f16';
  const suffix = narrow ? `u${byteSize(type) * 8}` : `b${kernel ? bitWidth(type) : slotBits(type)}`;
  const reg = s.into(cls === P ? CLASS_OF.i32 : cls, `ld.param.${suffix}`, [mem]);
  if (type === 'i1')
    s.set(param, s.pred('setp.ne.b32', kernel ? reg : s.r32('and.b32', reg, '1'), '0'));
  else if (kernel && type === 'ptr.global') {
    // Kernel arguments arrive as generic addresses; that they point to global memory is known.
    s.setGeneric(param, reg);
    s.set(param, s.r64('cvta.to.global.u64', reg));
  } else s.set(param, reg, narrow ? ZERO : ANY);
}
