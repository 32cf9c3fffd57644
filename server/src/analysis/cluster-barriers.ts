/**
 * Barriers of a cluster of workgroups (PTX ISA, "barrier.cluster"): which of them all threads of
 * all its workgroups come to together. Only the plain form is told: an arrival that releases, and
 * behind it in the same block, with nothing between that touches memory, the wait that acquires.
 */
import { hasEffect, type Inst, type Value } from '../mir/index.ts';
import { asmStatements } from './asm-statements.ts';
import { isAskSymbol } from './dynamic-lds-request.ts';
import type { FlowGraph } from './flow-graph.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { computeUniformity, type Uniformity } from './uniformity.ts';

const FORM = /^(?:(?:llvm\.)?nv(?:vm|ptx)\.)?barrier\.cluster\.(arrive|wait)((?:\.\w+)*)$/;

type Part = 'arrive' | 'wait' | 'other';

/** What the statements of an instruction are to the barrier; nothing for other instructions. */
function partsOf({ op, attrs }: Inst): readonly Part[] {
  const texts =
    op === 'gpu.asm'
      ? asmStatements(`${attrs.imm?.[0] ?? ''}`)
      : op === 'gpu.intrinsic'
        ? [attrs.symbol ?? '']
        : [];
  if (!texts.some((text) => text.includes('barrier.cluster'))) return [];
  return texts.map((text) => {
    const [, what, how = ''] = FORM.exec(text) ?? [];
    return what === undefined || how.includes('relaxed') ? 'other' : (what as Part);
  });
}

/** The waits at which all threads have come to the same barrier of the cluster. */
export function clusterSyncs(graph: FlowGraph, uniformity: Uniformity): ReadonlySet<Inst> {
  const out = new Set<Inst>();
  for (const block of graph.order) {
    if (uniformity.isDivergentBlock(block)) continue;
    let hasCome = false;
    for (const inst of block.insts) {
      const parts = partsOf(inst);
      for (const part of parts) {
        if (part === 'wait' && hasCome && parts.at(-1) === 'wait') out.add(inst);
        hasCome = part === 'arrive';
      }
      if (parts.length === 0 && !isQuiet(inst)) hasCome = false;
    }
  }
  return out;
}

function isQuiet({ op }: Inst): boolean {
  return !hasEffect(op, 'read') && !hasEffect(op, 'write') && !hasEffect(op, 'sync');
}

/**
 * The plan as the threads of a whole cluster see it: what the number of the workgroup decides, or
 * memory holds, differs between them.
 */
export function planOfCluster(plan: LockstepPlan): LockstepPlan {
  const differ: Value[] = [];
  for (const { insts } of plan.graph.order)
    for (const inst of insts)
      if (inst.op === 'gpu.workgroup.id' || hasEffect(inst.op, 'read'))
        for (const result of inst.results) differ.push(result);
  const uniformity = computeUniformity(plan.graph.fn, {
    isUniformIntrinsic: isAskSymbol,
    exactJoins: true,
    alsoDivergent: differ,
  });
  return { ...plan, uniformity };
}
