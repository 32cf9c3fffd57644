/**
 * Modules of the prelude whose files are read when somebody asks for a name in them: `#[lazy] mod
 * libdevice;`. Functions and statics that few kernels need stand in them. They hold no impls and no
 * exported macros, which have effects without being named.
 */
import { hasAttr } from '../cfg/index.ts';
import type { AttrList, ModuleDef } from '../defs.ts';
import type { ModuleData } from './state.ts';

/** What a module's file decides. */
const FROM_FILE = [
  'file',
  'node',
  'folder',
  'pathFolder',
  'types',
  'values',
  'macros',
  'unnamed',
  'unnamedTraits',
  'scopeChanges',
] as const satisfies readonly (keyof ModuleData)[];

/**
 * Is the module one of those, or inside one? `attrs` are those of its declaration in `parent`.
 */
export function isLazy(parent: ModuleDef, attrs: AttrList): boolean {
  if (!parent.crate.isPrelude) return false;
  if (hasAttr(attrs, 'lazy')) return true;
  return parent.parent !== undefined && isLazy(parent.parent, parent.attrs);
}

/** Has a module be filled at the first question for anything that its file decides. */
export function fillLater(module: ModuleData, fill: () => void): void {
  const plain = Object.fromEntries(
    FROM_FILE.map((key) => [
      key,
      { value: module[key], writable: true, enumerable: true, configurable: true },
    ]),
  );
  for (const key of FROM_FILE)
    Object.defineProperty(module, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        Object.defineProperties(module, plain);
        fill();
        return module[key];
      },
    });
}
