/** Places in an MLIR file where an operation would come between two accesses. */
import type { FileId } from '../../../base/index.ts';
import type { Block, MlirFile, Op, Region } from '../../../mlir/index.ts';
import type { StatementPlace } from './barrier-places.ts';
import { insertBefore, insertBehind, lineAt } from './edit-form.ts';

interface Level {
  readonly block: Block;
  readonly region: Region | undefined;
  readonly index: number;
  readonly isLoop: boolean;
}

const LOOPS = new Set(['scf.for', 'scf.while', 'affine.for']);
const ENDS = new Set(['scf.yield', 'affine.yield', 'scf.condition']);

/** The blocks around an offset up to the function, innermost first. */
function levelsAt(ops: readonly Op[], offset: number): readonly Level[] {
  const op = ops.find(({ start, end }) => start <= offset && offset < end);
  for (const region of op?.regions ?? [])
    for (const block of region.blocks) {
      const index = block.ops.findIndex(({ start, end }) => start <= offset && offset < end);
      if (index < 0) continue;
      const isLoop = LOOPS.has(op!.name);
      return [...levelsAt(block.ops, offset), { block, region, index, isLoop }];
    }
  return [];
}

/** Places between the operations at two offsets, the most likely first. */
export function mlirPlacesBetween(
  file: FileId,
  { ops, text }: MlirFile,
  a: number,
  b: number,
): readonly StatementPlace[] {
  const ofA = levelsAt(ops, a);
  const ofB = levelsAt(ops, b);
  const common = ofA.findIndex(({ block }) => ofB.some((one) => one.block === block));
  if (common < 0) return [];
  const inA = ofA[common]!;
  const inB = ofB.find(({ block }) => block === inA.block)!;
  const out: StatementPlace[] = [];
  if (inA.index !== inB.index) {
    const [from, to] = [lineAt(text, Math.min(a, b)), lineAt(text, Math.max(a, b))];
    const next = inA.block.ops[Math.max(inA.index, inB.index)]!;
    out.push({
      where: `between lines ${from} and ${to}`,
      edit: (added) => insertBefore(file, text, next.start, added),
    });
  }
  for (const { block, isLoop } of ofA.slice(common)) {
    const last = block.ops.at(-1);
    if (!isLoop || last === undefined) continue;
    const isEnd = ENDS.has(last.name) && last.start < last.end;
    out.push({
      where: `at the end of the loop, behind line ${lineAt(text, last.end)},`,
      edit: (added) =>
        isEnd ? insertBefore(file, text, last.start, added) : insertBehind(file, text, last, added),
    });
  }
  return out;
}
