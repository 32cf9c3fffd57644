/** What single lines of AMDGCN cost: checks, scratch memory, doubles, the busiest place. */
import { type AsmCost, AsmCosts, type CostKind } from '../costs.ts';
import type { AmdgcnInstruction, AmdgcnModule } from './ast.ts';
import { amdgcnLive, checkAmdgcn } from './check/index.ts';

/** The costs of all functions of a text for a GPU, in no order. */
export function amdgcnCosts(module: AmdgcnModule, cpu: string): readonly AsmCost[] {
  const costs = new AsmCosts(checkAmdgcn(module, cpu));
  const { statements } = module;
  for (const { busiest, vector, accumulator } of amdgcnLive(module, cpu)) {
    const at = busiest === undefined ? undefined : statements[busiest];
    const more = accumulator > 0 ? `, ${accumulator} AGPR` : '';
    if (at?.kind === 'instr') costs.addPeak(at, vector, 'measured', `${vector} VGPR${more} live`);
  }
  const traps = trapLabels(module);
  for (const s of statements) {
    if (s.kind !== 'instr') continue;
    costs.addFound(s);
    const [target] = s.operands;
    const to = target?.kind === 'expr' && target.expr.kind === 'sym' ? target.expr.name : '';
    if (s.name.startsWith('s_cbranch_') && traps.has(to)) costs.add(s, 'check');
    const kind = ownCost(s);
    if (kind !== undefined) costs.add(s, kind);
  }
  return costs.all;
}

/** What an instruction costs whatever its operands are. */
function ownCost({ name }: AmdgcnInstruction): CostKind | undefined {
  if (name.startsWith('scratch_')) return 'local';
  return /^v_.*_f64\b/.test(name) ? 'f64' : undefined;
}

/** Labels of blocks that do nothing but trap. */
function trapLabels({ statements }: AmdgcnModule): ReadonlySet<string> {
  const out = new Set<string>();
  let labels: string[] = [];
  for (const s of statements) {
    if (s.kind === 'label') labels.push(s.name);
    else if (s.kind === 'instr') {
      if (s.name === 's_trap') for (const label of labels) out.add(label);
      labels = [];
    }
  }
  return out;
}
