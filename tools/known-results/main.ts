/**
 * `npx tsx tools/known-results/main.ts --oxide FOLDER --rust-cuda FOLDER`: examples of the two
 * repositories whose results are known, compiled, run in the simulator, and compared with what is
 * computed here. Nothing of the examples is kept here but their names; a folder that is not given,
 * or a dependency that is not on this machine, leaves out its cases by name.
 */
import { resolve } from 'node:path';
import { machine } from '../../server/src/disk/index.ts';
import { runPtx } from '../../server/src/emulate/index.ts';
import { createEngine } from '../../server/src/workspace/index.ts';
import { preludeTexts } from '../../server/test/kit/prelude.ts';

import { type Case, EXAMPLES, type Type, up } from './kit.ts';
import { OXIDE_BASICS } from './oxide-basics.ts';
import { OXIDE_LANGUAGE } from './oxide-language.ts';
import { RUST_CUDA } from './rust-cuda.ts';

const CASES = [...OXIDE_BASICS, ...OXIDE_LANGUAGE, ...RUST_CUDA];

/** The elements of a buffer. */
function read(data: Uint8Array, type: Type, count: number): (number | bigint)[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return up(count, (i) => {
    switch (type) {
      case 'u8':
        return view.getUint8(i);
      case 'u32':
        return view.getUint32(4 * i, true);
      case 'i32':
        return view.getInt32(4 * i, true);
      case 'u64':
        return view.getBigUint64(8 * i, true);
      case 'f32':
        return view.getFloat32(4 * i, true);
      case 'f64':
        return view.getFloat64(8 * i, true);
    }
  });
}

/** What is wrong with a case; undefined when it gives what it should. */
function run(
  folder: string,
  { kernel, grid, block, passed, tolerance = 0, crate }: Case,
): string | undefined {
  const engine = createEngine({ ...machine, prelude: preludeTexts() });
  const home = `${folder}/${crate}`;
  engine.setFolders([home]);
  const roots = engine.rootsIn(home) ?? [];
  const root = roots.find((one) => engine.kernels(one).some(({ name }) => name === kernel));
  if (root === undefined) return 'there is no such kernel';
  const { text, problems } = engine.emit(root, 'ptx', { cpu: 'sm_90', kernel });
  if (text.match(/\.entry/) === null) return problems[0]?.message ?? 'nothing is emitted';
  const args = passed.flatMap((one) => one.args);
  const symbol = engine.kernels(root).find(({ name }) => name === kernel)!.symbol;
  const result = runPtx(text, { launches: [{ kernel: symbol, grid, block, args }] });
  if (result.diagnostics.length > 0) return result.diagnostics[0]!.message;
  for (const { after } of passed) {
    if (after === undefined) continue;
    const { name, type, values } = after;
    const found = read(result.buffers[0]!.get(name)!, type, values.length);
    const at = found.findIndex((value, i) =>
      typeof value === 'bigint'
        ? value !== values[i]
        : !(
            Math.abs(value - Number(values[i])) <=
            tolerance * Math.max(1, Math.abs(Number(values[i])))
          ),
    );
    if (at >= 0) return `${name}[${at}] is ${found[at]}, not ${values[at]}`;
  }
  return undefined;
}

const given = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : resolve(process.argv[at + 1] ?? '.');
};
const homes = { oxide: given('--oxide'), cuda: given('--rust-cuda') };
let good = 0;
let looked = 0;
const crates = new Set<string>();
for (const one of CASES) {
  const home = one.crate.startsWith(EXAMPLES) ? homes.oxide : homes.cuda;
  if (home === undefined) continue;
  looked++;
  const wrong = run(home, one);
  if (wrong === undefined) {
    good++;
    crates.add(one.crate);
  } else console.log(`${one.crate} ${one.kernel}: ${wrong}`);
}
console.log(`${good} of ${looked} known results reproduced, of ${crates.size} examples`);
process.exitCode = good === looked ? 0 : 1;
