/** Accesses to workgroup memory that no instruction of MIR makes. */
import { type Inst, terminator, type Value } from '../mir/index.ts';
import type { FlowGraph } from './flow-graph.ts';
import { accessesOf } from './memory-access.ts';
import { isRegion } from './simt-slice.ts';
import { movedAddress, remoteAddress } from './target-accesses.ts';
import { isAlone, isWithinWave } from './wave-operations.ts';

/**
 * Calls, intrinsics and texts that are given an address of workgroup memory, also those with a row
 * in the table of `target-accesses.ts`.
 */
export function foreignAccesses(graph: FlowGraph): ReadonlySet<Inst> {
  const found = new Set<Inst>();
  const made = new Set<Value>();
  for (let before = -1; before !== made.size; ) {
    before = made.size;
    for (const block of graph.order) {
      for (const inst of block.insts) follow(inst, made, found);
      for (const { block: to, args } of terminator(block)?.targets ?? []) {
        to.params.forEach((param, i) => {
          if (made.has(args[i]!)) made.add(param);
        });
      }
    }
  }
  return found;
}

/** `made`: values made from an address. */
function follow(inst: Inst, made: Set<Value>, found: Set<Inst>): void {
  const isGiven = inst.args.some((arg) => made.has(arg));
  if ((isGiven || namesSharedMemory(inst)) && isForeign(inst) && !onlyMoves(inst)) found.add(inst);
  else if ((isGiven || isRegion(inst)) && accessesOf(inst).length === 0)
    for (const result of inst.results) made.add(result);
}

function isForeign(inst: Inst): boolean {
  if (inst.op === 'call' || inst.op === 'call.indirect') return true;
  if (inst.op !== 'gpu.asm' && inst.op !== 'gpu.intrinsic') return false;
  return !isWithinWave(inst) && !isAlone(inst);
}

/** What accesses workgroup memory wherever its operands come from. */
const SHARED =
  /\.shared\b|\b(?:wgmma\.mma|tcgen05\.(?:mma|cp)|ldmatrix|stmatrix|mbarrier\.(?!pending))/;

function namesSharedMemory({ op, attrs }: Inst): boolean {
  if (op === 'gpu.asm') return SHARED.test(`${attrs.imm?.[0] ?? ''}`);
  return op === 'gpu.intrinsic' && SHARED.test(attrs.symbol ?? '');
}

/** Nothing is accessed, but the address may go on in another form. */
function onlyMoves(inst: Inst): boolean {
  return movedAddress(inst) !== undefined || remoteAddress(inst) !== undefined;
}
