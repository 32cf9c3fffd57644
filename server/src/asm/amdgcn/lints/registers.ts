/** Registers that are read before anything wrote them on any path, and results that nothing reads. */
import type { AmdgcnDescriptor } from '../ast.ts';
import type { AmdgcnDiagnostic } from '../check/types.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import type { AmdgcnGpu } from '../forms/index.ts';
import { type Flow, type Step, UNITS, unitName, unitsOf } from './flow.ts';

type Report = (d: AmdgcnDiagnostic) => void;

/** Units that the hardware sets before the kernel begins, by its descriptor; more where it does not say. */
function inputs(
  d: AmdgcnDescriptor,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
): Set<number> | undefined {
  let unknown = false;
  const value = (key: string, otherwise: number): number => {
    const expr = d.values.get(key);
    const known = expr && evaluateExpr(expr, lookup);
    if (expr && known === undefined) unknown = true;
    return known === undefined ? otherwise : Number(known);
  };
  const implied =
    4 * value('user_sgpr_private_segment_buffer', 0) +
    2 * value('user_sgpr_dispatch_ptr', 0) +
    2 * value('user_sgpr_queue_ptr', 0) +
    2 * value('user_sgpr_kernarg_segment_ptr', 0) +
    2 * value('user_sgpr_dispatch_id', 0) +
    2 * value('user_sgpr_flat_scratch_init', 0) +
    value('user_sgpr_private_segment_size', 0) +
    value('user_sgpr_kernarg_preload_length', 0);
  const system =
    value('system_sgpr_workgroup_id_x', 1) +
    value('system_sgpr_workgroup_id_y', 0) +
    value('system_sgpr_workgroup_id_z', 0) +
    value('system_sgpr_workgroup_info', 0) +
    value('system_sgpr_private_segment_wavefront_offset', 0) +
    value('enable_private_segment', 0);
  // LLVM's code reads the offset of private memory behind all others, whether the descriptor asks for it or not.
  const scalars = Math.max(value('user_sgpr_count', 0), implied) + system + 1;
  if (unknown) return undefined;
  const packed = gpu.cdna2 || gpu.major >= 11;
  const vectors = packed ? 1 : value('system_vgpr_workitem_id', 2) + 1;
  const out = new Set<number>();
  for (let i = 0; i < scalars; i++) out.add(UNITS.scalar + i);
  for (let i = 0; i < vectors; i++) out.add(UNITS.vector + i);
  for (let i = UNITS.exec; i < UNITS.end; i++) out.add(i);
  return out;
}

/** Reads of registers that no path to them writes. */
export function unwrittenReads(
  flow: Flow,
  d: AmdgcnDescriptor,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
  report: Report,
): void {
  const { steps, blocks } = flow;
  const entry: (Set<number> | undefined)[] = blocks.map(() => undefined);
  entry[0] = inputs(d, lookup, gpu);
  if (!entry[0]) return;
  const through = (
    b: number,
    visit?: (step: Step, at: number, written: ReadonlySet<number>) => void,
  ): Set<number> => {
    const written = new Set(entry[b]);
    for (let at = blocks[b]!.first; at < blocks[b]!.end; at++) {
      for (const unit of flow.undefinedOnPurpose.get(at) ?? []) written.add(unit);
      visit?.(steps[at]!, at, written);
      for (const unit of steps[at]!.effects.writes) written.add(unit);
    }
    return written;
  };
  // What each block writes, so that only sets are joined until nothing changes.
  const own = blocks.map((block) => {
    const out = new Set<number>();
    for (let at = block.first; at < block.end; at++) {
      for (const unit of flow.undefinedOnPurpose.get(at) ?? []) out.add(unit);
      for (const unit of steps[at]!.effects.writes) out.add(unit);
    }
    return out;
  });
  const work = [0];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    for (const next of blocks[b]!.next) {
      const known = entry[next];
      const size = known?.size ?? -1;
      const union = known ?? new Set<number>();
      for (const unit of entry[b]!) union.add(unit);
      for (const unit of own[b]!) union.add(unit);
      entry[next] = union;
      if (union.size !== size) work.push(next);
    }
  }
  const seen = new Set<number>();
  for (const [b, known] of entry.entries()) {
    if (!known) continue;
    through(b, (step, _at, written) => {
      const { instruction } = step;
      // Compilers copy what they know to be undefined; it counts when something is computed from it.
      if (COPY.test(step.name) || (IDIOM.test(step.name) && sameSources(step))) return;
      for (const half of instruction.dual ? [instruction, instruction.dual] : [instruction]) {
        for (const o of half.operands) {
          if (o.kind !== 'reg') continue;
          const units = unitsOf(o);
          // A tuple of which some registers are known may be meant to be so.
          if (units.length === 0 || units.some((u) => written.has(u) || seen.has(u))) continue;
          if (units.some((u) => !step.effects.reads.includes(u))) continue;
          if (step.effects.partial && units.some((u) => step.effects.writes.includes(u))) continue;
          for (const u of units) seen.add(u);
          const { start, end, line, name } = o;
          report({
            code: 'read-before-write',
            start,
            end,
            line,
            severity: 'warning',
            message: `\`${name}\` is read, and no path to here writes it`,
          });
        }
      }
    });
  }
}

const COPY = /^[vs]_(dual_)?mov_|accvgpr|^v_readfirstlane/;

/** Instructions whose result does not depend on equal sources. */
const IDIOM = /_(xor|sub|subrev|cmp\w*)_/;

function sameSources({ instruction }: Step): boolean {
  const names = instruction.operands.slice(1).map((o) => (o.kind === 'reg' ? o.name : ''));
  return names.length >= 2 && names.every((n) => n === names[0] && n !== '');
}

/**
 * Results that are written over before anything reads them, in one piece of code. A result that nothing reads until the kernel
 * ends is not reported, and neither are copies of scalars: compilers leave such moves behind.
 */
export function deadResults(flow: Flow, report: Report): void {
  const { steps, blocks } = flow;
  for (const block of blocks) {
    for (let at = block.first; at < block.end; at++) {
      const { instruction, effects, name } = steps[at]!;
      const { writes, masked, partial } = effects;
      if (!PURE.test(name) || partial || writes.length === 0) continue;
      if (effects.reads.includes(UNITS.exec) || writes.some((unit) => unit >= UNITS.exec)) continue;
      if (instruction.operands.some((o) => o.kind === 'reg' && o.half !== '')) continue;
      const over = overwrittenAt(flow, at + 1, block.end, writes, masked);
      if (over === undefined) continue;
      const { start, end, line } = instruction.nameSpan;
      const what = unitName(writes[0]!);
      const message = `what this writes to \`${what}\` is written over in line ${steps[over]!.instruction.line + 1}, and nothing reads it before`;
      report({ code: 'dead-result', start, end, line, severity: 'warning', message });
    }
  }
}

/** The step that has written over all units, none of which anything read before. */
function overwrittenAt(
  flow: Flow,
  first: number,
  end: number,
  units: readonly number[],
  masked: boolean,
): number | undefined {
  const left = new Set(units);
  for (let at = first; at < end; at++) {
    const { reads, writes, partial, masked: some } = flow.steps[at]!.effects;
    if (reads.some((unit) => left.has(unit))) return undefined;
    const touches = writes.some((unit) => left.has(unit));
    if (touches && (partial || (some && !masked))) return undefined;
    if (
      flow.steps[at]!.instruction.operands.some((o) => o.kind === 'reg' && o.half !== '') &&
      touches
    )
      return undefined;
    for (const unit of writes) left.delete(unit);
    if (left.size === 0) return at;
    if (masked && writes.includes(UNITS.exec)) return undefined;
  }
  return undefined;
}

/** Instructions that do nothing but compute. */
const PURE =
  /^(v_(mov|add|sub|mul|and|or|xor|not|lsh|ash|min|max|mad|fma|bf|cvt|rcp|rsq|sqrt|log|exp|sin|cos|floor|ceil|trunc|rndne|fract|perm|align|bcnt|mbcnt|med|sad)|s_(mul|bfm|pack|sext|brev))/;
