/** How the kernels of a crate divide their workgroup memory, with where the source names it. */
import type { Span } from '../base/index.ts';
import type { FnDef } from '../hir/index.ts';
import { type Launch, memoryMaps, type PlacedMemoryMap } from '../rules/index.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';
import { nameOfStatic } from './problem-places.ts';

/** Maps of all kernels or of one by its name; `launchOf`: what the source says of a launch. */
export function workgroupMaps(
  checked: CheckedCrate,
  files: Files,
  launchOf: (def: FnDef) => Launch | undefined,
  only?: string,
): readonly PlacedMemoryMap[] {
  const own = new Set(checked.modules.map((path) => files.id(path)));
  const { codes } = checked;
  return checked.kernels.found.flatMap(({ def, root, info: { name: kernel } }) => {
    if (only !== undefined && kernel !== only) return [];
    const code = codes.code(root);
    const launch = launchOf(def);
    return (code === undefined ? [] : memoryMaps(code)).map(({ definition, ...map }) => {
      const name = definition && nameOfStatic(files, checked.current(definition));
      const sites: Span[] = name === undefined || !own.has(name.file) ? [] : [name];
      for (const loc of map.sites) {
        for (let at = loc; at !== undefined; at = at.inlinedAt) {
          const place = checked.current(at.span);
          if (own.has(place.file)) sites.push(place);
        }
      }
      const size = map.symbol === undefined ? launch?.workgroupMem : map.size;
      return { ...map, kernel, size, sites };
    });
  });
}
