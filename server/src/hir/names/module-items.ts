/**
 * The items of a module as they are written, in order. The syntax of the module is that of the text
 * it was collected from; items that an edit has put in count in the text after the edit.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { ModuleDef } from '../defs.ts';
import { dataOf, type ModuleData, type ModuleItem } from './state.ts';

/** Items of a module that is no block's, those that `cfg` takes away too. */
export function moduleItems(module: ModuleDef): readonly ModuleItem[] {
  const { node, file, edited } = dataOf(module);
  if (edited !== undefined) return edited;
  if (node.kind === 'Block') return [];
  return (node.items ?? []).map((item) => ({ item, file: (item.file ?? file) as FileId }));
}

/** Puts items in the place of `count` others. */
export function editModuleItems(
  module: ModuleData,
  at: number,
  count: number,
  items: readonly ast.AnyItem[],
  file: FileId,
): void {
  const come = items.map((item) => ({ item, file }));
  module.edited = moduleItems(module).toSpliced(at, count, ...come);
}
