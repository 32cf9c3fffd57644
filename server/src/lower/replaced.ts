/**
 * Functions of device libraries whose bodies the dialect's compiler replaces, whatever their
 * sources say: it knows them by path. All others are compiled from the sources.
 */
import { memo } from '../db/index.ts';
import {
  type FnDef,
  type GenericArg,
  pathBelowRoot,
  sameFn,
  standInFn,
  standInOf,
} from '../hir/index.ts';
import { CUDA_DEVICE_ROWS } from './cuda-device-rows.ts';
import { CUDA_INTRINSICS_ROWS } from './cuda-intrinsics-rows.ts';
import type { FnInstance } from './instance.ts';
import type { LowerServices } from './services.ts';
import { Unsupported } from './unsupported.ts';

/** Paths of replaced functions, by library. */
const ROWS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'cuda_device',
    new Set(
      Object.entries(CUDA_DEVICE_ROWS).flatMap(([module, names]) =>
        names
          .trim()
          .split(/\s+/)
          .map((name) => `${module}::${name}`),
      ),
    ),
  ],
]);

/** Raw functions, `i0013`, with the module and the name of `cuda_device` that are the same. */
const RAW: ReadonlyMap<string, readonly [module: string, name: string]> = new Map(
  Object.entries(CUDA_INTRINSICS_ROWS).flatMap(([module, rows]) => {
    const words = rows.trim().split(/\s+/);
    return words.flatMap((id, at) =>
      at % 2 === 0 ? [[id, [module, words[at + 1]!] as const] as const] : [],
    );
  }),
);

/** The module of `cuda_intrinsics` that the compiler knows by its path. */
const RAW_ABI = '__cuda_oxide_intrinsic_abi_v1';

/** What a library's function stands for: another one, or a name that is not known here. */
type Replacement = FnDef | 'unknown' | undefined;

const replacements = memo<FnDef, { readonly node: FnDef['node']; readonly by: Replacement }>(
  'lower.replaced',
);

/** What is compiled in place of a function; undefined for the function itself. */
export function replacementOf(def: FnDef): Replacement {
  if (standInOf(def.crate) === undefined) return undefined;
  let known = replacements.get(def);
  if (known?.node !== def.node) {
    known = { node: def.node, by: findReplacement(def) };
    replacements.set(def, known);
  }
  return known.by;
}

function findReplacement(def: FnDef): Replacement {
  if (ROWS.get(def.crate.name)?.has(pathBelowRoot(def)) === true) return sameFn(def) ?? 'unknown';
  const raw = def.module.name === RAW_ABI ? RAW.get(def.name) : undefined;
  if (raw !== undefined) return standInFn(def.crate, ...raw) ?? 'unknown';
  return isPlaceholder(def) ? 'unknown' : undefined;
}

/** Functions that have nothing to run outside of kernels, where their macro names another one. */
const STUBS: ReadonlySet<string> = new Set([
  'thread::index_1d',
  'thread::index_2d',
  'thread::index_2d_runtime',
  'thread::warp_index',
]);

/** A body that is `unreachable!(..)` and nothing else: written for a compiler that replaces it. */
export function isPlaceholder(def: FnDef): boolean {
  const { body } = def.node;
  const tail = body?.tail;
  if (body === undefined || tail?.kind !== 'MacroCall') return false;
  if (tail.path.segments.at(-1)?.name.text !== 'unreachable') return false;
  return !STUBS.has(pathBelowRoot(def));
}

/** The instance of a replacement; throws `Unsupported` where it is not known, or does not fit. */
export function replacedInstance(
  lw: Pick<LowerServices<never>, 'hir' | 'abiOf' | 'fnInstance'>,
  def: FnDef,
  by: FnDef | 'unknown',
  args: readonly GenericArg[],
  inConst: boolean,
): FnInstance {
  const name = `${def.crate.name}::${pathBelowRoot(def)}`;
  if (by === 'unknown')
    throw new Unsupported(`\`${name}\`, which its compiler replaces`, undefined);
  const instance = lw.fnInstance(by, args, inConst);
  const sig = lw.hir.fnSig(def);
  const own = lw.abiOf(
    sig.params.map((param) => lw.hir.instantiate(param, args)),
    lw.hir.instantiate(sig.ret, args),
  );
  const { abi } = instance;
  const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a.length === b.length && a.every((type, at) => type === b[at]);
  if (same(own.paramTypes, abi.paramTypes) && same(own.results, abi.results)) return instance;
  throw new Unsupported(`\`${name}\` with other types than its compiler knows`, undefined);
}
