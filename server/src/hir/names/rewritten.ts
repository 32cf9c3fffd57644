/**
 * Items that an attribute macro may have changed or taken away: what is written is not what the
 * compiler sees, so that nothing sure follows from it.
 */

import { attrArgs } from '../cfg/index.ts';
import type { AnyDef, AttrList, ImplDef, ModuleDef } from '../defs.ts';
import { attrMacro } from './proc-macros.ts';

/** Attributes of the language (Rust Reference, "Built-in attributes index") and unstable ones. */
const BUILT_IN = new Set(
  `allow allow_internal_unsafe allow_internal_unstable automatically_derived cfg cfg_attr cold
  const_trait coverage crate_name crate_type debugger_visualizer default deny deprecated derive
  derive_const doc expect export_name feature ffi_const ffi_pure forbid fundamental
  global_allocator inline instruction_set lang link link_name link_ordinal link_section linkage
  macro_export macro_use marker may_dangle must_use naked no_builtins no_core
  no_implicit_prelude no_link no_main no_mangle no_std non_exhaustive optimize panic_handler path
  pointee proc_macro proc_macro_attribute proc_macro_derive recursion_limit repr stable
  target_feature thread_local track_caller type_length_limit unstable used warn
  windows_subsystem`.split(/\s+/),
);

/** Attributes of tools change nothing. */
const TOOLS = new Set(['clippy', 'diagnostic', 'miri', 'rust_analyzer', 'rustfmt', 'warplens']);

/** The name of the first attribute that may change or take away what it stands on. */
export function rewriterIn(attrs: AttrList, module: ModuleDef): string | undefined {
  for (const attr of attrs) {
    if (attr.isDoc) continue;
    const [first = ''] = attr.path;
    if (attr.path.length === 1 ? isBuiltIn(first) : TOOLS.has(first)) continue;
    const macro = attrMacro(attr, module);
    // What the macros of the device libraries do is known here.
    if (macro !== undefined && (macro.crate.isPrelude || macro.crate.isStandIn)) continue;
    return attr.path.join('::');
  }
  return undefined;
}

function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name) || name.startsWith('rustc_');
}

/** May an attribute on an item, or on what it is in, have changed it? */
export function isRewritten(def: AnyDef | ImplDef): boolean {
  if (def.kind === 'builtin-type') return false;
  if (def.kind === 'variant') return isRewritten(def.parent);
  const module = def.kind === 'module' ? def.parent : def.module;
  if (module === undefined) return false;
  if (rewriterIn(def.attrs, module) !== undefined) return true;
  const { container } = def as { readonly container?: ImplDef | undefined };
  return container !== undefined ? isRewritten(container) : isRewritten(module);
}

/** Derives of `core` (Rust Reference, "Derive"), and unstable ones. */
const DERIVES_OF_CORE = new Set(
  `Clone Copy Debug Default Eq Hash Ord PartialEq PartialOrd CoercePointee ConstParamTy`.split(' '),
);

/** Does an item derive something of another package, which may make any names and impls? */
export function derivesMore(attrs: AttrList = []): boolean {
  return attrs.some(
    (attr) =>
      attr.path[0] === 'derive' &&
      attrArgs(attr).some(({ name }) => !DERIVES_OF_CORE.has(name.split('::').at(-1)!)),
  );
}

/** Derives of packages that surely make no type `Copy`. */
const NEVER_COPY = /^(?:Pod|Zeroable|NoUninit|AnyBitPattern|Serialize|Deserialize|Error|Display)$/;

/** Does an item derive something that may make it `Copy`? */
export function mayDeriveCopy(attrs: AttrList): boolean {
  return attrs.some(
    (attr) =>
      attr.path[0] === 'derive' &&
      attrArgs(attr).some(({ name }) => {
        const last = name.split('::').at(-1)!;
        return !DERIVES_OF_CORE.has(last) && !NEVER_COPY.test(last);
      }),
  );
}
