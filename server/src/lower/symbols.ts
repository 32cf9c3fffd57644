/**
 * Names: link symbols that are legal in assembly and the same whatever was compiled before, and
 * paths for people.
 */
import type {
  ClosureDef,
  ConstDef,
  FnDef,
  GenericArg,
  HirQueries,
  ModuleDef,
  StaticDef,
  StructDef,
  Ty,
  VariantDef,
} from '../hir/index.ts';
import { attrValue, kernelMark } from '../hir/index.ts';

export type Named = FnDef | ConstDef | StaticDef | StructDef | VariantDef;

/**
 * FNV-1a over the code units of the pieces of a text, as 8 hexadecimal digits for each of two
 * seeds. Pieces are not put together first: the long ones among them, paths and types, come again
 * and again.
 */
export function hashText(...pieces: readonly string[]): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    for (let at = 0; at < piece.length; at++) {
      const unit = piece.charCodeAt(at);
      a = Math.imul(a ^ unit, 0x01000193);
      b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 13);
    }
  }
  return hex(a) + hex(b);
}

/** The digits of each byte. */
const BYTES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** A number of 32 bits in 8 digits. */
function hex(n: number): string {
  return BYTES[n >>> 24]! + BYTES[(n >>> 16) & 255]! + BYTES[(n >>> 8) & 255]! + BYTES[n & 255]!;
}

function modulePath(module: ModuleDef): string[] {
  const out: string[] = [];
  let at: ModuleDef | undefined = module;
  while (at !== undefined) {
    if (at.parent === undefined) out.unshift(at.crate.name);
    else if (!at.isBlock) out.unshift(at.name);
    at = at.parent;
  }
  return out;
}

/** Path of a definition as Rust writes it, without generic arguments. */
export function pathOf(hir: HirQueries, def: Named): string {
  if (def.kind === 'variant') return `${pathOf2(hir, def.parent)}::${def.name}`;
  return pathOf2(hir, def);
}

function pathOf2(hir: HirQueries, def: Exclude<Named, VariantDef> | VariantDef['parent']): string {
  const path = modulePath(def.module).join('::');
  const container = 'container' in def ? def.container : undefined;
  if (container?.kind === 'impl') {
    const self = hir.display(hir.implSelfTy(container));
    const trait = hir.implTraitRef(container);
    const owner = trait === undefined ? self : `<${self} as ${trait.trait.name}>`;
    return `${path}::${owner}::${def.name}`;
  }
  if (container?.kind === 'trait') return `${path}::${container.name}::${def.name}`;
  return `${path}::${def.name}`;
}

function displayArg(hir: HirQueries, arg: GenericArg): string {
  if (arg.kind === 'value') return `${arg.bits}`;
  if (
    arg.kind === 'unevaluated' ||
    arg.kind === 'const-param' ||
    arg.kind === 'const-infer' ||
    arg.kind === 'const-error'
  ) {
    return '_';
  }
  return hir.display(arg as Ty);
}

/** Path with generic arguments, for listings. */
export function displayOf(hir: HirQueries, path: string, args: readonly GenericArg[]): string {
  return args.length === 0
    ? path
    : `${path}<${args.map((arg) => displayArg(hir, arg)).join(', ')}>`;
}

/** The symbol that attributes ask for. */
export function exportedName(hir: HirQueries, def: FnDef | StaticDef): string | undefined {
  const name = attrValue(def.attrs, 'export_name');
  if (name !== undefined) return name;
  if (hir.attr(def, 'no_mangle') !== undefined) return def.name;
  // The kernel macros of the dialects export by name.
  const mark = def.kind === 'fn' ? kernelMark(def) : undefined;
  return mark?.byMacro === true ? (mark.symbol ?? def.name) : undefined;
}

/** The symbol that attributes or a foreign block give; undefined when the compiler chooses. */
export function linkName(hir: HirQueries, def: FnDef | StaticDef): string | undefined {
  const named = exportedName(hir, def);
  if (named !== undefined || def.container?.kind !== 'extern-block') return named;
  return attrValue(def.attrs, 'link_name') ?? platformName(def) ?? def.name;
}

/** Special registers by the words of their names in rustc's old `platform-intrinsic` blocks. */
const PLATFORM_REGISTERS: ReadonlyMap<string, string> = new Map([
  ['block_dim', 'ntid'],
  ['block_idx', 'ctaid'],
  ['grid_dim', 'nctaid'],
  ['thread_idx', 'tid'],
]);

/** LLVM's name of a function that `extern "platform-intrinsic"` brought until 2024. */
export function platformName({ container, name }: FnDef | StaticDef): string | undefined {
  if (container?.kind !== 'extern-block') return undefined;
  if (container.node.abi?.name !== 'platform-intrinsic') return undefined;
  if (name === 'nvptx_syncthreads') return 'llvm.nvvm.barrier0';
  const [, words, axis] = /^nvptx_(\w+)_([xyz])$/.exec(name) ?? [];
  const register = PLATFORM_REGISTERS.get(words ?? '');
  return register && `llvm.nvvm.read.ptx.sreg.${register}.${axis}`;
}

/**
 * A readable symbol of letters, digits and `_`: the path, and a hash of all that tells instances
 * apart, in pieces.
 */
export function mangle(display: string, ...distinct: readonly string[]): string {
  let prefix = prefixes.get(display);
  if (prefix === undefined) {
    if (prefixes.size === MAX_PREFIXES) prefixes.clear();
    prefixes.set(display, (prefix = prefixOf(display)));
  }
  return `${prefix}17h${hashText(...distinct)}`;
}

/** The readable part of symbols: instances of one function share it. */
const prefixes = new Map<string, string>();
const MAX_PREFIXES = 5_000;

function prefixOf(display: string): string {
  if (/^\w+(?:::\w+)*$/.test(display)) return `_W${display.split('::').map(counted).join('')}`;
  const words = display.replace(/<.*/s, '').match(/[A-Za-z0-9_]+/g) ?? ['fn'];
  // Methods of impls: the type's name is more telling than nothing.
  const tail = /[:>]:([A-Za-z0-9_]+)(<|$)/.exec(display)?.[1];
  const last = display.match(/(?<![A-Za-z0-9_])([A-Za-z0-9_]+)(?:<[^:]*>)?$/)?.[1];
  const name = last ?? tail;
  if (name !== undefined && words[words.length - 1] !== name) words.push(name);
  return `_W${words.map(counted).join('')}`;
}

function counted(word: string): string {
  return `${word.length}${word}`;
}

/** Display name of a closure. */
export function closureDisplay(owner: string, index: number): string {
  return `${owner}::{closure#${index}}`;
}

/** Is the owner of a closure a definition with a path? */
export function isNamed(owner: ClosureDef['owner']): owner is FnDef | ConstDef | StaticDef {
  const { kind } = owner as { readonly kind?: string };
  return kind === 'fn' || kind === 'const' || kind === 'static';
}
