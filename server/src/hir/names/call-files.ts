/**
 * In which text a macro call counts. Most count in that of the module around them; what was edited
 * since the module was collected counts in a later one.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { walk } from '../../syntax/index.ts';
import type { MarkOrigin } from '../macros/index.ts';
import type { CrateData, ModuleData } from './state.ts';

/**
 * Takes note of the text in which the calls below a node count. Crates share trees, and each has
 * texts of its own.
 */
export function noteCallFiles({ callFiles }: CrateData, root: ast.AnyNode, file: FileId): void {
  walk(root, (node) => {
    if (node.kind === 'MacroCall') callFiles.set(node, file);
    return true;
  });
}

/** The same for the calls of an included text, and what brought them. */
export function noteIncluded(
  { callFiles, includedBy }: CrateData,
  roots: readonly ast.AnyNode[],
  file: FileId,
  by: MarkOrigin | undefined,
): void {
  for (const root of roots)
    walk(root, (node) => {
      if (node.kind !== 'MacroCall') return true;
      callFiles.set(node, file);
      if (by !== undefined) includedBy.set(node, by);
      return true;
    });
}

/** The text in which a call counts. */
export function callFile(call: ast.MacroCall, module: ModuleData): FileId {
  return (call.file ?? module.crate.callFiles.get(call) ?? module.file) as FileId;
}
