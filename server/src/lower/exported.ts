/**
 * Functions of a GPU crate that other code links against: `#[no_mangle] extern "C"`. They are no
 * kernels, and pass values as C does.
 */
import {
  type Crate,
  type FnDef,
  functionsOf,
  type HirQueries,
  hasAttr,
  kernelMark,
} from '../hir/index.ts';
import { type Layout, type Layouts, scalarType } from '../layout/index.ts';
import type { Func } from '../mir/index.ts';
import { exportedName } from './symbols.ts';
import { Unsupported } from './unsupported.ts';

/** `-unwind` differs in what a panic does, and a GPU has none that unwinds. */
const C_ABIS: ReadonlySet<string> = new Set(['C', 'C-unwind']);

/** What is known of types. */
interface Known {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
}

/** Has the function a body, a name for the linker, and C's convention? */
export function isExported(hir: HirQueries, def: FnDef): boolean {
  return (
    def.node.body !== undefined &&
    C_ABIS.has(def.node.abi?.name ?? '') &&
    kernelMark(def) === undefined &&
    exportedName(hir, def) !== undefined
  );
}

/**
 * The exported functions of a crate that is not made for a host, in source order of their modules;
 * none of one that has the standard library.
 */
export function findExported(hir: HirQueries, crate: Crate): FnDef[] {
  const { attrs } = crate.root;
  if (!hasAttr(attrs, 'no_std') && !hasAttr(attrs, 'no_core')) return [];
  return functionsOf(crate).filter(
    (def) => isExported(hir, def) && hir.generics(def).params.length === 0,
  );
}

/** What C passes in a register of its own, or not at all. */
function isPassedPlainly({ size, repr }: Layout): boolean {
  return size === 0 || (repr.kind === 'scalar' && scalarType(repr.a) !== 'f128');
}

/**
 * Throws `Unsupported` where our own convention is not C's: values in memory and pairs, which C
 * passes as bytes.
 */
export function checkExported(lw: Known, def: FnDef): void {
  const { params, ret, variadic } = lw.hir.fnSig(def);
  const fail = (what: string): never => {
    const { start, end } = def.node.name;
    const file = (def.node.file ?? def.file) as NonNullable<Unsupported['span']>['file'];
    throw new Unsupported(`${what} of an exported function`, { file, start, end });
  };
  if (variadic) fail('variable arguments');
  for (const ty of params)
    if (!isPassedPlainly(lw.layouts.of(ty)))
      fail(`\`${lw.hir.display(ty)}\` by value as a parameter`);
  if (!isPassedPlainly(lw.layouts.of(ret))) fail(`\`${lw.hir.display(ret)}\` as the result`);
}

/** How the result of an exported function fills the 32 bits that C has for small integers. */
export function resultExtension(lw: Known, def: FnDef): Func['resultExtension'] {
  if (!isExported(lw.hir, def)) return undefined;
  const { repr, size } = lw.layouts.of(lw.hir.fnSig(def).ret);
  if (repr.kind !== 'scalar' || size >= 4 || repr.a.prim !== 'int') return undefined;
  return repr.a.signed ? 'signed' : 'unsigned';
}
