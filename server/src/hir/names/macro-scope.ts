/**
 * Textual scope of `macro_rules!`: which definitions a place sees by the order of the text. Offsets
 * tell the order inside a file; code made by macros counts as standing where the outermost call
 * stands.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { MacroDef } from '../defs.ts';
import { callCtxt, rootCall } from '../macros/index.ts';
import { callFile } from './call-files.ts';
import type { MacroScope, ModuleData } from './state.ts';

/**
 * The innermost definition of the name; `pending` when a call that is not expanded yet may define
 * it. `forced` says that nothing else is left to try: then such calls define nothing.
 */
export function lookupTextual(
  scope: MacroScope | undefined,
  name: string,
  forced: boolean,
): MacroDef | 'pending' | undefined {
  let s = scope;
  while (s !== undefined) {
    if (s.kind === 'macro') {
      if (s.def.name === name) return s.def;
      s = s.parent;
    } else if (s.done) s = s.output;
    else {
      const outer = lookupTextual(s.parent, name, forced);
      return outer === undefined || forced ? outer : 'pending';
    }
  }
  return undefined;
}

/** The textual scope in which a macro call inside a body stands. */
export function scopeAtCall(module: ModuleData, call: ast.MacroCall): MacroScope | undefined {
  if (module.generated) return endScope(module);
  const root = rootCall(callCtxt(call));
  const place = root === undefined ? call : root.call;
  const file = root === undefined ? callFile(call, module) : root.file;
  return scopeAtOffset(module, place.start, file);
}

/** The scope behind the last definition of the module. */
export function endScope(module: ModuleData): MacroScope | undefined {
  const { scopeChanges } = module;
  return scopeChanges.length === 0
    ? module.startScope
    : scopeChanges[scopeChanges.length - 1]!.scope;
}

/**
 * The scope at an offset of the module's file, or of that file as it was at another time: then both
 * places are looked at as they are now.
 */
export function scopeAtOffset(
  module: ModuleData,
  offset: number,
  file: FileId,
): MacroScope | undefined {
  const { scopeChanges } = module;
  if (scopeChanges.length === 0) return module.startScope;
  let at = offset;
  let now = (changeAt: number): number => changeAt;
  if (file !== module.file) {
    const { host } = module.crate;
    const place = host.current?.(file, offset);
    if (place === undefined || place.file !== host.current?.(module.file, 0).file)
      return endScope(module);
    at = place.offset;
    now = (changeAt) => host.current!(module.file, changeAt).offset;
  }
  let found = module.startScope;
  for (const change of scopeChanges) {
    if (now(change.at) > at) break;
    found = change.scope;
  }
  return found;
}
