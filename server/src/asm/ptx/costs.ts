/** What single lines of PTX cost: checks, local memory, slow arithmetic, the busiest place. */
import { type AsmCost, AsmCosts, type CostKind } from '../costs.ts';
import type { PtxFunction, PtxInstruction, PtxModule, PtxStatement } from './ast.ts';
import { branchesThatDivide } from './lints/barriers.ts';
import { type PtxFlow, ptxFlow } from './lints/flow.ts';
import { ptxAccessCosts } from './lints/forms.ts';
import { ptxLive } from './lints/live.ts';
import { PtxValues } from './lints/values.ts';
import { PtxWrites } from './lints/writes.ts';
import type { PtxParse } from './parser.ts';
import { eachInstruction, eachStatement } from './walk.ts';

/** The costs of all functions, in no order. */
export function ptxCosts(parse: PtxParse): readonly AsmCost[] {
  const { module, errors } = parse;
  const costs = new AsmCosts();
  for (const { busiest, words } of ptxLive(module))
    if (busiest) costs.addPeak(busiest, words, 'estimated', `${words} x 32 bits live`);
  for (const fn of module.functions) {
    const traps = trapsOf(module, fn);
    eachInstruction(fn, (i) => {
      const trap = i.guard && i.opcode === 'bra' ? traps.get(targetOf(i)) : undefined;
      if (trap !== undefined) costs.add(i, 'check', 'measured', trap);
      const kind = ownCost(i);
      if (kind !== undefined) costs.add(i, kind);
    });
    const flow = fn.body && ptxFlow(fn);
    if (flow === undefined) continue;
    for (const at of divided(fn, flow)) costs.add(at, 'divergence', 'proven');
    if (errors.some(({ start }) => fn.start <= start && start <= fn.end)) continue;
    for (const { at, kind, label, message } of ptxAccessCosts(flow, fn))
      costs.add(at, kind, 'proven', message, label);
  }
  return costs.all;
}

/** Branches that take some lanes of a warp one way and some the other. */
function divided(fn: PtxFunction, flow: PtxFlow): readonly PtxInstruction[] {
  const values = new PtxValues(flow, fn, new PtxWrites(flow, new Set()));
  return branchesThatDivide(flow, values)
    .filter(({ division }) => division === 'lane')
    .map(({ block }) => flow.steps[flow.blocks[block]!.end - 1]!.instruction);
}

/** What an instruction costs whatever its operands are. */
function ownCost({ opcode, modifiers }: PtxInstruction): CostKind | undefined {
  const isMemory = opcode === 'ld' || opcode === 'st';
  if (isMemory) return modifiers.includes('local') ? 'local' : undefined;
  const wide = modifiers.includes('u64') || modifiers.includes('s64');
  if (wide && (opcode === 'div' || opcode === 'rem')) return 'division';
  return modifiers.includes('f64') && opcode !== 'mov' ? 'f64' : undefined;
}

function targetOf({ operands: [target] }: PtxInstruction): string {
  return target?.kind === 'sym' ? target.name : '';
}

/** Labels of blocks that do nothing but trap, with what the compiler's comment says of it. */
function trapsOf({ text }: PtxModule, fn: PtxFunction): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  let labels: string[] = [];
  const visit = (s: PtxStatement): void => {
    if (s.kind === 'label') labels.push(s.name);
    if (s.kind !== 'instr') return;
    const said = s.opcode === 'trap' ? trapComment(text, s.end) : undefined;
    if (said !== undefined) for (const label of labels) out.set(label, said);
    labels = [];
  };
  eachStatement(fn.body?.body ?? [], visit);
  return out;
}

/** `index out of bounds: the len is 4`, of a trap with that and the place in its comment. */
function trapComment(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  const rest = text.slice(from, end < 0 ? undefined : end);
  return /\/\/ (.*?)(?:, [^,]*:\d+:\d+)?$/.exec(rest)?.[1] ?? '';
}
