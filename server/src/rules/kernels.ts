/** Kernels as rules see them, and the names that they are exported by. */
import {
  attrValue,
  DIALECTS,
  type DialectName,
  type FnDef,
  hasAttr,
  hasKernelMacro,
  KERNEL_ABIS,
  type KernelMark,
  kernelMark,
  OFFLOAD_MACRO,
} from '../hir/index.ts';

/** A kernel: the definition, and what made it one. */
export interface Kernel extends KernelMark {
  readonly def: FnDef;
}

/**
 * The kernel that a function is by its ABI, if any. Declarations of kernels defined elsewhere
 * count.
 */
export function kernelOf(def: FnDef): Kernel | undefined {
  const kernel = anyKernelOf(def);
  return kernel === undefined || kernel.abi === '' ? undefined : kernel;
}

/** The kernel that a function is in any dialect. */
export function anyKernelOf(def: FnDef): Kernel | undefined {
  const mark = kernelMark(def);
  return mark && { def, ...mark };
}

/**
 * Does rustc itself compile the dialect's device code? The others have compilers and libraries of
 * their own.
 */
export function isRustcs(dialect: DialectName): boolean {
  return dialect === 'rustc' || dialect === 'offload';
}

/**
 * A quick look at a text: could there be a kernel in it? `usesLibrary`: may its crate name the
 * device library of a dialect?
 */
export function mayHoldKernels(text: string, usesLibrary = true): boolean {
  return (
    [...KERNEL_ABIS].some((abi) => text.includes(`"${abi}"`)) ||
    text.includes(OFFLOAD_MACRO) ||
    (usesLibrary && namesDeviceLibrary(text)) ||
    hasKernelMacro(text)
  );
}

/** Paths into device libraries, and imports of them; a variable may have such a name too. */
const LIBRARY_PATH = new RegExp(
  String.raw`^(?![ \t]*//).*(?:\b(?:use|crate)\s+(?:::\s*)?(?:LIBS)\b|\b(?:LIBS)\s*::)`.replaceAll(
    'LIBS',
    DIALECTS.flatMap(({ library, macros }) => [library, macros])
      .filter((name) => name !== undefined)
      .join('|'),
  ),
  'm',
);

/** Does a text name a device library outside comments of whole lines? */
export function namesDeviceLibrary(text: string): boolean {
  return LIBRARY_WORDS.some((word) => text.includes(word)) && LIBRARY_PATH.test(text);
}

const LIBRARY_WORDS = DIALECTS.flatMap(({ library, macros }) => [library, macros]).filter(
  (name) => name !== undefined,
);

/** A declaration only: in an `extern` block, or a trait's method without a body. */
export function isDeclaration(def: FnDef): boolean {
  return def.container?.kind === 'extern-block' || def.node.body === undefined;
}

/** Has the function a name that a host can look up? */
export function isExported(def: FnDef): boolean {
  return hasAttr(def.attrs, 'no_mangle') || hasAttr(def.attrs, 'export_name');
}

/** The name that the function is exported by, undefined when it has none. */
export function exportedName(def: FnDef): string | undefined {
  const given = attrValue(def.attrs, 'export_name');
  if (given !== undefined) return given;
  const mark = kernelMark(def);
  if (mark?.byMacro === true) return mark.symbol ?? def.name;
  return hasAttr(def.attrs, 'no_mangle') ? def.name : undefined;
}

/** PTX ISA, "Identifiers". */
const LEGAL = /^(?:[A-Za-z][A-Za-z0-9_$]*|[_$%][A-Za-z0-9_$]+)$/;

/**
 * Is a name an identifier of PTX that `ptxas` takes for nothing else in front of a parameter list?
 */
export function isSymbol(name: string): boolean {
  return LEGAL.test(name) && name !== 'WARP_SZ' && !name.startsWith('%');
}
