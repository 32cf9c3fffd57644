/**
 * The dialects in which device code is written, and what makes a function a kernel in each: a
 * table, a dialect a row.
 *
 * rustc: an ABI string. Offload: rustc's marker `#[rustc_offload_kernel]`, or the attribute macro
 * `offload_kernel` of `core`. Rust-CUDA and cuda-oxide: the attribute macro `kernel` of their
 * device library. `gpu-kernel` of amdgpu-rs: its macro gives an ABI of rustc's. Macros are found by
 * name resolution, so that one of the same name from elsewhere means nothing.
 */

import type { Span } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type { Attr } from '../syntax/index.ts';
import { attrName } from './cfg/index.ts';
import type { FnDef, ModuleDef } from './defs.ts';
import { attrMacro, macroCrate } from './names/index.ts';

export type DialectName = 'rustc' | 'offload' | 'rust-cuda' | 'cuda-oxide';

/** What makes a function a kernel. */
export interface KernelMark {
  readonly dialect: DialectName;
  /**
   * The ABI that rustc gives it, such as `gpu-kernel`; empty for dialects that make kernels
   * otherwise.
   */
  readonly abi: string;
  /** The ABI string with its quotes, where it is written. */
  readonly abiSpan: Span | undefined;
  /** The attribute of dialects that have one. */
  readonly attr: Attr | undefined;
  /**
   * The attribute is a macro: it makes the entry point and its name, whatever else the function
   * says.
   */
  readonly byMacro: boolean;
  /** The name that the macro exports the function by; undefined: the function's own. */
  readonly symbol?: string;
}

interface DialectRow {
  readonly name: DialectName;
  /** The crate that device code of the dialect uses; it is found without Cargo. */
  readonly library?: string;
  /** Another crate that gives the library's macros. */
  readonly macros?: string;
  readonly mark: (def: FnDef) => KernelMark | undefined;
}

/** ABI strings that make a function a kernel on PTX. */
export const KERNEL_ABIS: ReadonlySet<string> = new Set(['gpu-kernel', 'ptx-kernel']);

function markedByAbi(def: FnDef): KernelMark | undefined {
  const block = def.container?.kind === 'extern-block' ? def.container : undefined;
  const abi = block?.node.abi ?? def.node.abi;
  if (abi === undefined || !KERNEL_ABIS.has(abi.name)) return undefined;
  const { literal } = abi;
  const abiSpan = literal && {
    file: (literal.file ?? def.file) as Span['file'],
    start: literal.start,
    end: literal.end,
  };
  return { dialect: 'rustc', abi: abi.name, abiSpan, attr: undefined, byMacro: false };
}

/** The marker of offload kernels, which rustc knows, and the macro that writes it. */
export const OFFLOAD_MARKER = 'rustc_offload_kernel';
export const OFFLOAD_MACRO = 'offload_kernel';

function markedForOffload(def: FnDef): KernelMark | undefined {
  if (def.attrs.length === 0 || def.container !== undefined) return undefined;
  const attr = def.attrs.find((one) => !one.isDoc && isOffloadMark(one, def.module));
  if (attr === undefined) return undefined;
  const dialect = 'offload';
  if (attr.path.at(-1) === OFFLOAD_MACRO) {
    // The macro writes this ABI into the device's half of what it makes.
    return { dialect, abi: 'gpu-kernel', abiSpan: undefined, attr, byMacro: true };
  }
  const { abi, abiSpan } = markedByAbi(def) ?? { abi: '', abiSpan: undefined };
  return { dialect, abi, abiSpan, attr, byMacro: false };
}

/** Is the attribute rustc's marker of offload kernels, or the macro of `core` that writes it? */
export function isOffloadMark(attr: Attr, module: ModuleDef): boolean {
  const last = attr.path.at(-1);
  if (last === OFFLOAD_MARKER) return attr.path.length === 1;
  return last === OFFLOAD_MACRO && macroCrate(attr, module)?.isPrelude === true;
}

function markedByAttribute(dialect: DialectName, library: string, macros?: string): DialectRow {
  return {
    name: dialect,
    library,
    ...(macros !== undefined && { macros }),
    mark(def) {
      const attr = attrOf(def, library, macros);
      if (attr === undefined) return undefined;
      return { dialect, abi: '', abiSpan: undefined, attr, byMacro: true };
    },
  };
}

/**
 * A macro that gives a function an ABI of rustc's and a name, and does nothing else to its code.
 */
function markedWithAbi(library: string, abi: string, suffix: string): DialectRow {
  return {
    name: 'rustc',
    library,
    mark(def) {
      const attr = attrOf(def, library);
      if (attr === undefined) return undefined;
      const symbol = `${def.name}${suffix}`;
      return { dialect: 'rustc', abi, abiSpan: undefined, attr, byMacro: true, symbol };
    },
  };
}

/** The attribute macro `kernel` of a library on a function. */
function attrOf(def: FnDef, library: string, macros = library): Attr | undefined {
  // A manifest may give the package another name.
  if (!dependsOn(def.crate, library) && !dependsOn(def.crate, macros)) return undefined;
  return def.attrs.find((one) => {
    const macro = one.isDoc ? undefined : attrMacro(one, def.module);
    return (
      macro?.name === 'kernel' && [library, macros, `${library}_macros`].includes(macro.crate.name)
    );
  });
}

function dependsOn({ deps }: FnDef['crate'], library: string): boolean {
  if (deps.has(library)) return true;
  for (const { name } of deps.values()) if (name === library) return true;
  return false;
}

/**
 * What is said of an attribute that looks like a macro for kernels and is none that is known here.
 */
export interface UnknownKernelMacro {
  readonly attr: Attr;
  /** The crate that it comes from, as far as the path or an import tells. */
  readonly crate: string | undefined;
}

/** Names of attribute macros that published crates make kernels with. */
const KERNEL_MACROS = /^(?:\w+_)?kernel$|^(?:amdgpu|cuda|gpu|hip|rocm)_(?:global|main|entry)$/;

/** Is an attribute macro of this name one that makes kernels, as published crates name them? */
export function isKernelMacroName(name: string): boolean {
  return KERNEL_MACROS.test(name);
}

/** A line that begins with such an attribute, whatever crate it is of. */
const KERNEL_MACRO_LINE =
  /^[ \t]*#\[(?:\w+::)*(?:(?:\w+_)?kernel|(?:amdgpu|cuda|gpu|hip|rocm)_(?:global|main|entry))\b/m;

/** Does a text have an attribute that is a kernel's macro by its name? */
export function hasKernelMacro(text: string): boolean {
  return text.includes('#[') && KERNEL_MACRO_LINE.test(text);
}

/**
 * The attribute of a function that is a kernel's macro by its name, of a crate whose macro nobody
 * here knows.
 */
export function unknownKernelMacro(def: FnDef): UnknownKernelMacro | undefined {
  if (def.container !== undefined || kernelMark(def) !== undefined) return undefined;
  for (const attr of def.attrs) {
    if (attr.isDoc || !KERNEL_MACROS.test(attr.path.at(-1) ?? '')) continue;
    const macro = attrMacro(attr, def.module);
    if (macro !== undefined && !macro.crate.isProcMacro && macro.crate !== def.crate) continue;
    const crate = macro?.crate.name ?? (attr.path.length > 1 ? attr.path[0] : undefined);
    return { attr, crate: crate ?? importedFrom(def, attr.path.at(-1)!) };
  }
  return undefined;
}

/** The crate of an import that was to bring a name, and was not found. */
function importedFrom(def: FnDef, name: string): string | undefined {
  for (const { what } of def.crate.problems) {
    const path = /^import `(.*)`$/.exec(what)?.[1]?.split('::');
    if (path !== undefined && path.at(-1) === name) return path[0];
  }
  const globs = def.crate.problems.flatMap(({ what }) => /^import `(\w+)/.exec(what)?.[1] ?? []);
  return globs.length === 1 ? globs[0] : undefined;
}

export const DIALECTS: readonly DialectRow[] = [
  { name: 'offload', mark: markedForOffload },
  { name: 'rustc', mark: markedByAbi },
  markedByAttribute('rust-cuda', 'cuda_std'),
  markedByAttribute('cuda-oxide', 'cuda_device', 'cuda_macros'),
  markedWithAbi('gpu_kernel', 'gpu-kernel', '_gpu_kernel'),
];

/**
 * By definition: what imports say of an attribute is settled anew with the definitions, which may
 * keep their syntax.
 */
const marks = memo<FnDef, { readonly node: FnDef['node']; readonly mark: KernelMark | undefined }>(
  'hir.dialects.marks',
);

/**
 * What makes the function a kernel, if it is one. Declarations of kernels defined elsewhere count.
 */
export function kernelMark(def: FnDef): KernelMark | undefined {
  let known = marks.get(def);
  if (known?.node !== def.node) {
    // An edit of the body gave the function other syntax, at other places.
    known = { node: def.node, mark: findMark(def) };
    marks.set(def, known);
  }
  return known.mark;
}

function findMark(def: FnDef): KernelMark | undefined {
  for (const { mark } of DIALECTS) {
    const found = mark(def);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The attribute `name` of the dialect that the function is a kernel of: `#[launch_bounds(256)]`.
 */
export function dialectAttr(def: FnDef, name: string): Attr | undefined {
  const mark = kernelMark(def);
  const row = DIALECTS.find((one) => one.name === mark?.dialect && one.library);
  if (row?.library === undefined) return undefined;
  const names = [name, `${row.library}::${name}`, `${row.macros ?? row.library}::${name}`];
  return def.attrs.find((one) => !one.isDoc && names.includes(attrName(one)));
}
