/**
 * In which text a macro call counts. Most count in that of the module around them; what was edited since the module was collected
 * counts in a later one.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { walk } from '../../syntax/index.ts';
import type { ModuleData } from './state.ts';

const later = new WeakMap<ast.MacroCall, FileId>();

/** Takes note of the text in which the calls below a node count. */
export function noteCallFiles(root: ast.AnyNode, file: FileId): void {
  walk(root, (node) => {
    if (node.kind === 'MacroCall') later.set(node, file);
    return true;
  });
}

/** The text in which a call counts. */
export function callFile(call: ast.MacroCall, module: ModuleData): FileId {
  return (call.file ?? later.get(call) ?? module.file) as FileId;
}
