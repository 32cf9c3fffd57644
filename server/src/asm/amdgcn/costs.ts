/** What single lines of AMDGCN cost: checks, scratch memory, doubles, the busiest place. */
import {
  type AsmCost,
  COST_OF_FINDING,
  type CostKind,
  type CostSource,
  FEWEST_REGISTERS,
} from '../costs.ts';
import type { AmdgcnInstruction, AmdgcnModule } from './ast.ts';
import { amdgcnLive, checkAmdgcn } from './check/index.ts';

/** The costs of all functions of a text for a GPU, in no order. */
export function amdgcnCosts(module: AmdgcnModule, cpu: string): readonly AsmCost[] {
  const out: AsmCost[] = [];
  const add = (
    at: AmdgcnInstruction,
    kind: CostKind,
    source: CostSource = 'measured',
    detail?: string,
  ): void => {
    const { line, end: offset } = at;
    out.push({ kind, source, line, offset, ...(detail !== undefined && { detail }) });
  };
  const { statements } = module;
  for (const { busiest, vector, accumulator } of amdgcnLive(module, cpu)) {
    const at = busiest === undefined ? undefined : statements[busiest];
    const more = accumulator > 0 ? `, ${accumulator} AGPR` : '';
    if (at?.kind === 'instr' && vector >= FEWEST_REGISTERS)
      add(at, 'registers', 'measured', `${vector} VGPR${more} live`);
  }
  const strided = new Map<number, [kind: CostKind, message: string]>();
  for (const { line, code, message } of checkAmdgcn(module, cpu)) {
    const kind = COST_OF_FINDING.get(code);
    if (kind !== undefined) strided.set(line, [kind, message]);
  }
  const traps = trapLabels(module);
  for (const s of statements) {
    if (s.kind !== 'instr') continue;
    const found = strided.get(s.line);
    if (found !== undefined) add(s, found[0], 'proven', found[1]);
    const [target] = s.operands;
    const to = target?.kind === 'expr' && target.expr.kind === 'sym' ? target.expr.name : '';
    if (s.name.startsWith('s_cbranch_') && traps.has(to)) add(s, 'check');
    const kind = ownCost(s);
    if (kind !== undefined) add(s, kind);
  }
  return out;
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
