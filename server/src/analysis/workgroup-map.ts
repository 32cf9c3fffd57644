/**
 * Where in its regions a kernel touches memory: for each access the region, the constant part of
 * its offset, and what is known of the rest. For people who want to see how a block of untyped
 * bytes is divided.
 */
import { defInst, type Func, type Inst, isPtr, reversePostOrder, spaceOf } from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { computeResidues, type Region, type Residues } from './congruences.ts';
import { askOf } from './dynamic-lds-request.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';

export interface MappedAccess {
  readonly access: MemoryAccess;
  readonly region: Exclude<Region, 'unknown'>;
  /**
   * Bytes from the region's start, without what varies; undefined when the address meets others on
   * its way.
   */
  readonly offset: number | undefined;
  /** What varies is a multiple of this many bytes; undefined when nothing varies. */
  readonly step: number | undefined;
  /** The greatest power of two that divides every offset; 0 when the only offset is 0. */
  readonly divisor: number;
}

/** All accesses to regions that are known, in the order of the code. */
export function mapRegions(fn: Func): MappedAccess[] {
  const out: MappedAccess[] = [];
  const residues = computeResidues(fn);
  const alias = new AliasAnalysis(fn);
  for (const block of reversePostOrder(fn)) {
    for (const inst of block.insts) {
      for (const access of accessesOf(inst)) {
        const mapped = mappedAccess(access, residues, alias);
        if (mapped !== undefined) out.push(mapped);
      }
    }
  }
  return out;
}

function mappedAccess(
  access: MemoryAccess,
  residues: Residues,
  alias: AliasAnalysis,
): MappedAccess | undefined {
  if (access.size === 0) return undefined;
  const { region, bits, residue } = residues.of(access.ptr);
  if (region === undefined || region === 'unknown') return undefined;
  const address = alias.address(access.ptr);
  const start = defInst(address.base);
  const isStart = start?.op === 'global.addr' || (start && askOf(start) !== undefined);
  const varies = !isStart || address.variable !== undefined;
  const low = residue === 0 ? 2 ** bits : residue & -residue;
  return {
    access,
    region,
    offset: isStart ? address.offset : undefined,
    step: varies ? 2 ** bits : undefined,
    divisor: varies ? Math.min(low, 2 ** bits) : address.offset & -address.offset,
  };
}

/** Names of the globals whose address a function takes, with the instructions. */
export function workgroupGlobals(fn: Func): { readonly symbol: string; readonly inst: Inst }[] {
  return fn.blocks.flatMap((block) =>
    block.insts.flatMap((inst) => {
      const [result] = inst.results;
      if (inst.op !== 'global.addr' || result === undefined || !isPtr(result.type)) return [];
      return spaceOf(result.type) === 'workgroup' ? [{ symbol: inst.attrs.symbol!, inst }] : [];
    }),
  );
}
