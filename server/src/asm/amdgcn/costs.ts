/** What single lines of AMDGCN cost: checks, scratch memory, doubles, the busiest place. */
import { type AsmCost, AsmCosts, type CostKind } from '../costs.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnStatement } from './ast.ts';
import { amdgcnAccesses, amdgcnLive } from './check/index.ts';

/** The costs of all functions of a text for a GPU, in no order. */
export function amdgcnCosts(module: AmdgcnModule, cpu: string): readonly AsmCost[] {
  const costs = new AsmCosts();
  const { statements } = module;
  for (const { at, kind, label, message } of amdgcnAccesses(module, cpu))
    costs.add(at, kind, 'proven', message, label);
  for (const { busiest, vector, accumulator } of amdgcnLive(module, cpu)) {
    const at = busiest === undefined ? undefined : statements[busiest];
    const more = accumulator > 0 ? `, ${accumulator} AGPR` : '';
    if (at?.kind === 'instr') costs.addPeak(at, vector, 'measured', `${vector} VGPR${more} live`);
  }
  const traps = trapLabels(module);
  for (const [i, s] of statements.entries()) {
    if (s.kind !== 'instr') continue;
    const [target] = s.operands;
    const to = target?.kind === 'expr' && target.expr.kind === 'sym' ? target.expr.name : '';
    const isBranch = s.name.startsWith('s_cbranch_');
    // To a trap, or past one that lanes reach under a mask.
    const trap = isBranch ? (traps.get(to) ?? trapBehind(module, i)) : undefined;
    if (trap !== undefined) costs.add(s, 'check', 'measured', trap);
    const kind = ownCost(module.text, s);
    if (kind !== undefined) costs.add(s, kind);
  }
  return costs.all;
}

/** What an instruction costs whatever its operands are. */
function ownCost(text: string, instruction: AmdgcnInstruction): CostKind | undefined {
  const { name } = instruction;
  if (name.startsWith('scratch_') || name.startsWith('buffer_'))
    return isSpill(text, instruction) ? 'spill' : name.startsWith('scratch_') ? 'local' : undefined;
  if (name.startsWith('v_mul_f32') && DIVISION.test(sourceOf(text, instruction))) return 'division';
  return /^v_.*_f64\b/.test(name) ? 'f64' : undefined;
}

/**
 * The scale of the reciprocal that a division of 64 bits begins with, 2^64 less four steps: no
 * other code multiplies by it (LLVM, `LegalizeUDIV_UREM64Impl`).
 */
const DIVISION = /\b0x5f7ffffc\b/;

function sourceOf(text: string, { start, end }: AmdgcnInstruction): string {
  return text.slice(start, end);
}

/** Compilers say so in the comment behind it. */
function isSpill(text: string, { end }: AmdgcnInstruction): boolean {
  return /-byte Folded (?:Spill|Reload)/.test(commentBehind(text, end));
}

function commentBehind(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  const rest = text.slice(from, end < 0 ? undefined : end);
  return (/(?:;|\/\/)(.*)/.exec(rest)?.[1] ?? '').trim();
}

/** Labels of blocks that do nothing but trap, with what the compiler's comment says of it. */
function trapLabels(module: AmdgcnModule): ReadonlyMap<string, string> {
  const { statements } = module;
  const out = new Map<string, string>();
  let labels: string[] = [];
  for (const s of statements) {
    if (s.kind === 'label') labels.push(s.name);
    else if (s.kind === 'instr') {
      const said = trapOf(module, s);
      if (said !== undefined) for (const label of labels) out.set(label, said);
      labels = [];
    }
  }
  return out;
}

/** What is said of the trap that comes next, with nothing but labels between. */
function trapBehind(module: AmdgcnModule, at: number): string | undefined {
  const { statements } = module;
  let next = at + 1;
  while (statements[next]?.kind === 'label') next++;
  return trapOf(module, statements[next]);
}

/** What the compiler's comment says of a trap; undefined for all else. */
function trapOf({ text }: AmdgcnModule, s: AmdgcnStatement | undefined): string | undefined {
  return s?.kind === 'instr' && s.name === 's_trap'
    ? panicOf(commentBehind(text, s.end))
    : undefined;
}

/** `index out of bounds`, of a comment with that and the place. */
function panicOf(comment: string): string {
  return comment.replace(/, [^,]*:\d+:\d+$/, '');
}
