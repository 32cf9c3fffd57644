/** What has a name at a place of an `.mlir` text: values, symbols, aliases. */
import type { MlirFile, Op, Value } from '../../mlir/index.ts';
import { opsAround } from './tree.ts';

/** Nothing of what is around one of these is seen from inside. */
const CLOSED: ReadonlySet<string> = new Set([
  'builtin.module',
  'gpu.module',
  'gpu.func',
  'func.func',
  'llvm.func',
]);

export function isClosed({ name }: Op): boolean {
  return CLOSED.has(name);
}

/** What symbols are looked up in. */
function isModule({ name }: Op): boolean {
  return name === 'builtin.module' || name === 'gpu.module';
}

/** Values that can be named at an offset, by name. */
export function visibleValues({ ops }: MlirFile, offset: number): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  const note = (value: Value): void => {
    if (value.name !== '') found.set(value.name, value);
  };
  let level = ops;
  for (const op of [...opsAround(ops, offset), undefined]) {
    for (const one of level) {
      if (one.end > offset) break;
      for (const value of one.results) note(value);
    }
    const region = op?.regions.find(({ start, end }) => start <= offset && offset <= end);
    const inner = region?.blocks ?? [];
    if (op !== undefined && isClosed(op)) found.clear();
    for (const { args } of inner) for (const arg of args) note(arg);
    level = inner.findLast(({ start }) => start <= offset)?.ops ?? [];
  }
  return found;
}

const inside = (op: Op): readonly Op[] =>
  op.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.ops));

/**
 * Operations with symbols that can be named at an offset: those of the module around, and those of
 * the file. `path`: those of the module that these symbols lead to.
 */
export function visibleSymbols(
  { ops }: MlirFile,
  offset: number,
  path: readonly string[],
): readonly Op[] {
  const homes = [...opsAround(ops, offset)].filter(isModule).map(inside);
  let levels: readonly (readonly Op[])[] = [ops, ...homes].reverse();
  for (const name of path) {
    const home = levels.flat().find(({ symbol }) => symbol?.name === name);
    levels = home === undefined ? [] : [inside(home)];
  }
  const seen = new Map<string, Op>();
  for (const op of levels.flat())
    if (op.symbol !== undefined && !seen.has(op.symbol.name)) seen.set(op.symbol.name, op);
  return [...seen.values()];
}
