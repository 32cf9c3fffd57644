/**
 * Waits for translated addresses, gfx1250: an access may be done again until its address is
 * translated, so what it reads must not be written before. `s_wait_xcnt` waits; so does waiting for
 * what the access brings.
 */
import { ASM } from './asm-text.ts';
import {
  CALL,
  countOf,
  type MFunc,
  type MInst,
  mInst,
  RETURN,
  unitOf,
  V,
  waveSuccs,
} from './code.ts';
import type { Allocation } from './regs/allocate.ts';

/** Registers that accesses on their way read, by what they wait in. */
interface State {
  readonly scalar: Set<number>;
  readonly loads: Set<number>;
  readonly stores: Set<number>;
}

const SCALAR_KEYS = 1024;
const SCALAR = /^s_(?:buffer_)?(?:load|prefetch)/;
const VECTOR = /^(?:global|flat|scratch|t?buffer|image)_(?!inv|wb)/;

export function insertTranslationWaits(fn: MFunc, alloc: Allocation): void {
  const { blocks } = fn;
  const into: State[] = blocks.map(() => empty());
  const keys = ({ ops }: MInst, from: number, to: number): readonly number[] => {
    const out: number[] = [];
    for (const op of ops.slice(from, to)) {
      if (typeof op !== 'number') continue;
      const base = fn.tupleOf[unitOf(op)]!.bank === V ? 0 : SCALAR_KEYS;
      for (let k = 0; k < countOf(op); k++) out.push(base + alloc.phys[unitOf(op) + k]!);
    }
    return out;
  };
  /** Must the instruction wait? Afterwards the state is that behind it. */
  const step = (state: State, inst: MInst): boolean => {
    const waits = mustWait(state, inst, keys(inst, 0, inst.defs));
    if (waits) clear(state);
    settle(state, inst);
    const isVector = VECTOR.test(inst.op);
    if (!isVector && !SCALAR.test(inst.op)) return waits;
    const group = !isVector ? state.scalar : inst.defs > 0 ? state.loads : state.stores;
    for (const key of keys(inst, inst.defs, inst.ops.length)) group.add(key);
    return waits;
  };
  const work = [...blocks.keys()];
  while (work.length > 0) {
    const b = work.shift()!;
    const state = copy(into[b]!);
    for (const inst of blocks[b]!.insts) step(state, inst);
    for (const to of waveSuccs(blocks[b]!, blocks[b + 1]))
      if (join(into[to.index]!, state) && !work.includes(to.index)) work.push(to.index);
  }
  blocks.forEach((block, b) => {
    const state = into[b]!;
    block.insts = block.insts.flatMap((inst) =>
      step(state, inst) ? [mInst('s_wait_xcnt', 0, ['0x0'], 0, inst.loc), inst] : [inst],
    );
  });
}

const isEmpty = ({ scalar, loads, stores }: State): boolean =>
  scalar.size + loads.size + stores.size === 0;

function mustWait(state: State, inst: MInst, written: readonly number[]): boolean {
  if (isEmpty(state)) return false;
  const { op } = inst;
  // Nobody knows what those write.
  if (op === CALL || op === RETURN || op === ASM) return true;
  // Stores that all see stay in their order when they are done again.
  if (VECTOR.test(op) && inst.defs === 0 && inst.mods.includes('SCOPE_SYS')) return true;
  const { scalar, loads, stores } = state;
  // Vector accesses are translated one after the other.
  const inOrder = VECTOR.test(op);
  return written.some(
    (key) => scalar.has(key) || (!inOrder && (loads.has(key) || stores.has(key))),
  );
}

/** What has brought its data, or is stored, was translated. */
function settle(state: State, { op, ops }: MInst): void {
  if (ops[0] !== '0x0') return;
  if (op === 's_wait_kmcnt') state.scalar.clear();
  else if (op === 's_wait_loadcnt') state.loads.clear();
  else if (op === 's_wait_storecnt') state.stores.clear();
}

function clear({ scalar, loads, stores }: State): void {
  scalar.clear();
  loads.clear();
  stores.clear();
}

const empty = (): State => ({ scalar: new Set(), loads: new Set(), stores: new Set() });

const copy = ({ scalar, loads, stores }: State): State => ({
  scalar: new Set(scalar),
  loads: new Set(loads),
  stores: new Set(stores),
});

/** True when that adds something. */
function join(into: State, from: State): boolean {
  let changed = false;
  for (const group of ['scalar', 'loads', 'stores'] as const)
    for (const key of from[group]) {
      if (into[group].has(key)) continue;
      into[group].add(key);
      changed = true;
    }
  return changed;
}
