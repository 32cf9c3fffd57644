/**
 * The functions of `cuda_device` whose bodies cuda-oxide's compiler replaces: each row has a
 * function of its path in our stand-in. Where a checkout is there, each function in it that has
 * nothing to run is a row, or is known to be refused.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readTextFile } from '../../src/disk/index.ts';
import { type Crate, functionsOf, pathBelowRoot, sameFn } from '../../src/hir/index.ts';
import { CUDA_DEVICE_ROWS } from '../../src/lower/cuda-device-rows.ts';
import { isPlaceholder } from '../../src/lower/replaced.ts';
import { repoPath } from '../kit/index.ts';
import { collectLibrary } from '../kit/library-names.ts';

const ROWS = Object.entries(CUDA_DEVICE_ROWS).flatMap(([module, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${module}::${name}`),
);

/** What the compiler refuses itself, and what only its own macros call. */
const WITHOUT_ROW =
  /^barrier::mbarrier_arrive_no_complete$|^wgmma::(?:make_smem_desc_custom|wgmma_mma_m64n64k16_f32_(?:f16|tf32))$|^ptx::__ptx_asm_/;

/** Functions with an immediate as an argument, which stand in the table by their callers. */
const BY_CALLER = /^tcgen05::__tcgen05_(?:ld|st|mma)_|^wgmma::__wgmma_wait_group$|^debug::__prof_/;

describe('replaced functions', () => {
  const root = (path: string): string => repoPath(`server/prelude/${path}`);
  const core = collectLibrary('core', root('lib.rs'), readTextFile, undefined);
  const library = (name: string, path: string, others: readonly Crate[]): Crate =>
    collectLibrary(name, path, readTextFile, core, others);
  const macros = library('cuda_macros', root('devices/cuda_macros/lib.rs'), []);
  const standIn = library('cuda_device_intrinsics', root('devices/cuda_device/lib.rs'), [macros]);

  it('have a body in the stand-in', () => {
    assert.ok(ROWS.length > 900, `${ROWS.length} rows`);
    assert.equal(new Set(ROWS).size, ROWS.length);
    assert.deepEqual(
      ROWS.filter((row) => !declares(standIn, row)),
      [],
    );
  });

  const checkout = process.env['CUDA_OXIDE'];
  if (checkout === undefined) return;
  it('are those of the checkout', () => {
    const path = join(checkout, 'crates/cuda-device/src/lib.rs');
    const upstream = library('cuda_device', path, [macros, standIn]);
    const rows = new Set(ROWS);
    const fns = new Map(functionsOf(upstream).map((fn) => [pathBelowRoot(fn), fn] as const));
    assert.deepEqual(
      ROWS.filter((row) => fns.get(row) === undefined || sameFn(fns.get(row)!) === undefined),
      [],
    );
    const open = [...fns].flatMap(([path, fn]) =>
      isPlaceholder(fn) && !rows.has(path) && !WITHOUT_ROW.test(path) && !BY_CALLER.test(path)
        ? [path]
        : [],
    );
    assert.deepEqual(open, []);
  });
});

/** Does a crate have a function at a path, of a module or of a type in it? */
function declares(crate: Crate, row: string): boolean {
  const [module, owner, method] = row.split('::');
  const found = crate.root.types.get(module!)?.def;
  if (found?.kind !== 'module') return false;
  if (method === undefined) return found.values.get(owner!)?.def.kind === 'fn';
  return crate.impls.some(
    ({ node, items }) =>
      node.self.kind === 'PathType' &&
      node.self.path.segments.at(-1)?.name.text === owner &&
      items.fns.has(method),
  );
}
