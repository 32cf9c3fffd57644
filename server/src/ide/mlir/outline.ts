/**
 * Outline and folding of `.mlir` texts: modules, functions, globals, launches, and regions that can
 * be folded.
 */
import type { MlirFile, Op } from '../../mlir/index.ts';
import type { AssemblyFold, AssemblySymbol } from '../assembly-types.ts';
import { opsIn } from './tree.ts';

export function mlirOutline({ ops }: MlirFile): readonly AssemblySymbol[] {
  return symbolsIn(ops);
}

function symbolsIn(ops: readonly Op[]): AssemblySymbol[] {
  return ops.flatMap((op): AssemblySymbol[] => {
    const inner = op.regions.flatMap((region) =>
      region.blocks.flatMap((block) => symbolsIn(block.ops)),
    );
    const isLaunch = op.name === 'gpu.launch';
    if (op.symbol === undefined && !isLaunch) return inner;
    const place = op.symbol ?? { start: op.nameStart, end: op.nameEnd };
    return [
      {
        name: op.symbol === undefined ? op.name : `@${op.symbol.name}`,
        detail: detailOf(op),
        kind: op.regions.length > 0 || isLaunch ? 'function' : 'variable',
        start: op.start,
        end: Math.max(op.end, place.end),
        nameStart: place.start,
        nameEnd: place.end,
        children: inner,
      },
    ];
  });
}

function detailOf(op: Op): string {
  if (op.name === 'gpu.launch') return 'kernel';
  return op.name === 'gpu.func' && op.attrs.has('gpu.kernel') ? 'kernel' : op.name;
}

export function mlirFolds({ ops }: MlirFile): readonly AssemblyFold[] {
  const out: AssemblyFold[] = [];
  for (const { op } of opsIn(ops))
    for (const { start, end } of op.regions) if (end > start + 1) out.push({ start, end: end - 1 });
  return out;
}
