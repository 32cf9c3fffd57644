/**
 * Stores to shared memory that another store to the same place overwrites in the same piece of
 * code, before anything could read them. Those to other memory are left alone: compilers leave some
 * of them behind.
 */
import type { PtxInstruction } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import { IS, type PtxFlow, type PtxStep } from './flow.ts';
import type { PtxLintReport } from './report.ts';

interface Stored {
  readonly instruction: PtxInstruction;
  readonly register: number;
  readonly bytes: number;
}

function sharedStores(flow: PtxFlow, first: number, end: number): number {
  let stores = 0;
  for (let at = first; at < end; at++) if ((flow.steps[at]!.is & IS.sharedStore) !== 0) stores += 1;
  return stores;
}

/** An address in a register is another one once the register is written. */
function forget(pending: Map<string, Stored>, writes: readonly number[]): void {
  if (writes.length === 0) return;
  for (const [key, { register }] of pending) if (writes.includes(register)) pending.delete(key);
}

export function deadStores(flow: PtxFlow, report: PtxLintReport): void {
  for (const { first, end } of flow.blocks) {
    if (sharedStores(flow, first, end) < 2) continue;
    const pending = new Map<string, Stored>();
    for (let at = first; at < end; at++) {
      const step = flow.steps[at]!;
      const place = storedAt(flow, step);
      if (place) {
        const before = pending.get(place.key);
        if (before && step.instruction.guard === undefined && before.bytes <= place.bytes) {
          const message = `line ${step.instruction.line + 1} stores to the same place, and nothing reads it before`;
          report('dead-store', before.instruction.nameSpan, message);
        }
        pending.set(place.key, { instruction: step.instruction, ...place });
      } else if (pending.size > 0) {
        if (mayRead(step.instruction)) pending.clear();
        else forget(pending, step.writes);
      }
    }
  }
}

/** Where an ordinary store goes to: its space, base and offset. */
function storedAt(flow: PtxFlow, { instruction: i, is }: PtxStep) {
  if ((is & IS.sharedStore) === 0 || i.modifiers.some((m) => UNUSUAL.test(m))) return undefined;
  const [address] = i.operands;
  const base =
    address?.kind === 'addr' && address.items.length === 1 ? address.items[0] : undefined;
  if (address?.kind !== 'addr' || base?.kind !== 'sym') return undefined;
  const type = i.modifiers[i.modifiers.length - 1] ?? '';
  if (!isPtxType(type)) return undefined;
  const vector = Number(i.modifiers.find((m) => /^v[248]$/.test(m))?.slice(1) ?? 1);
  return {
    key: `${base.name} ${address.offset}`,
    register: flow.find(base.name) ?? -1,
    bytes: (ptxTypeBits(type) / 8) * vector,
  };
}

/** Stores that others may see in their order. */
const UNUSUAL = /^(volatile|relaxed|release|mmio|async|bulk|sys|cluster)/;

/** Whatever may read memory, or let somebody else read it. */
function mayRead({ opcode, modifiers }: PtxInstruction): boolean {
  if (opcode === 'ld') return !modifiers.some((m) => /^(param|const)/.test(m));
  return !COMPUTES.test(opcode);
}

const COMPUTES =
  /^(abs|add|addc|and|bfe|bfi|bfind|brev|clz|cos|cvt|cvta|div|ex2|fma|lg2|lop3|mad|madc|max|min|mov|mul|neg|not|or|popc|prmt|rcp|rem|rsqrt|selp|set|setp|shf|shl|shr|sin|sqrt|st|sub|subc|tanh|xor)$/;
