/**
 * `npx tsx tools/mlir-texts.ts [NAME..]`: what the texts of `test-fixtures/mlir/texts` should leave
 * behind: lowered by `mlir-opt` to PTX and run in the simulator. With names it shows how ours
 * differ in these; without it writes the known results.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { repoPath } from '../server/test/kit/index.ts';
import {
  assemblyOf,
  digest,
  emptyEngine,
  kernelOf,
  RESULTS,
  readTexts,
  runText,
  type Text,
  targetsOf,
} from '../server/test/mlir/texts.ts';

const MLIR_OPT = process.env['MLIR_OPT'] ?? 'mlir-opt-22';
const PIPELINE = [
  'builtin.module(gpu-kernel-outlining,nvvm-attach-target{chip=sm_80 features=+ptx80}',
  'gpu.module(convert-vector-to-scf',
  'lower-affine,convert-scf-to-cf,arith-expand,memref-expand,expand-strided-metadata,lower-affine',
  'convert-gpu-to-nvvm{has-redux=true}),convert-complex-to-llvm,convert-vector-to-llvm,convert-math-to-llvm',
  'convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm',
  'convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts',
  'gpu-module-to-binary{format=isa})',
].join(',');

/** Some passes run on `func.func` alone: the kernel is one for their time. */
const ON_FUNCTIONS =
  'builtin.module(gpu.module(func.func(lower-vector-mask,lower-vector-multi-reduction)))';

function mlirOpt(pipeline: string, input: string): string {
  const options = { input, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(MLIR_OPT, [`--pass-pipeline=${pipeline}`], options);
  if (status !== 0) throw new Error(stderr.split('\n')[0]);
  return stdout;
}

function withoutMasks({ source, name }: Text): string {
  if (!/vector\.mask|multi_reduction/.test(source)) return source;
  const functions = source
    .replace(/gpu\.func (@\w+\([^{]*\)) kernel/, 'func.func $1')
    .replaceAll('gpu.return', 'func.return');
  return mlirOpt(ON_FUNCTIONS, functions)
    .replace(new RegExp(`func\\.func (@${name}\\([^{]*\\))`), 'gpu.func $1 kernel')
    .replace(/^ +return$/m, 'gpu.return');
}

/** The PTX that MLIR makes of a text. Throws with what it has to say. */
function theirs(text: Text): string {
  const made = mlirOpt(PIPELINE, withoutMasks(text));
  const quoted = /assembly = "((?:[^"\\]|\\.)*)"/.exec(made)?.[1];
  if (quoted === undefined) throw new Error('no assembly');
  const ptx = quoted.replace(/\\([0-9A-F]{2}|.)/g, (_, code: string) =>
    code.length === 2 ? String.fromCharCode(Number.parseInt(code, 16)) : code,
  );
  return ptx.replace(
    /^\.extern \.func +\(\.param \.b\d+ func_retval0\) __nv_(\w+)\s*\(([^)]*)\)\s*;/gm,
    libraryBody,
  );
}

/** Functions of the device library that are one instruction: what they are documented to give. */
const LIBRARY: Readonly<Record<string, string>> = {
  fmaxf: 'max.f32',
  fminf: 'min.f32',
  fmaf: 'fma.rn.f32',
  fma: 'fma.rn.f64',
  abs: 'abs.s32',
  fabsf: 'abs.f32',
  fabs: 'abs.f64',
  floorf: 'cvt.rmi.f32.f32',
  floor: 'cvt.rmi.f64.f64',
  ceilf: 'cvt.rpi.f32.f32',
  ceil: 'cvt.rpi.f64.f64',
  truncf: 'cvt.rzi.f32.f32',
  trunc: 'cvt.rzi.f64.f64',
  rintf: 'cvt.rni.f32.f32',
  rint: 'cvt.rni.f64.f64',
  sqrtf: 'sqrt.rn.f32',
  sqrt: 'sqrt.rn.f64',
  copysignf: 'copysign.f32',
};

function libraryBody(declared: string, name: string, list: string): string {
  const instruction = LIBRARY[name];
  if (instruction === undefined) return declared;
  const params = list.split(',').map((one) => one.trim());
  const kind = /[fs]\d+$/.exec(instruction)![0];
  const bits = `b${kind.slice(1)}`;
  const values = params.map((_, i) => `%x${i}`);
  const loads = params.map((one, i) => `ld.param.${bits} %x${i}, [${one.split(' ').at(-1)}];`);
  // The instruction has the sign first.
  const order = name.startsWith('copysign') ? [...values].reverse() : values;
  return [
    `.func (.param .${bits} func_retval0) __nv_${name} (${params.join(', ')})`,
    '{',
    `.reg .${kind === 's32' ? 'b32' : kind} %x<${params.length + 1}>;`,
    ...loads,
    `${instruction} %x${params.length}, ${order.join(', ')};`,
    `st.param.${bits} [func_retval0], %x${params.length};`,
    'ret;',
    '}',
  ].join('\n');
}

function attempt<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}

const names = process.argv.slice(2);
const results: Record<string, string> = {};
let wrong = 0;
const engine = emptyEngine();
const texts = readTexts().filter(
  ({ name, family }) => names.length === 0 || names.includes(name) || names.includes(family),
);
for (const text of texts) {
  const kernel = attempt(() => kernelOf(text));
  if (kernel instanceof Error) {
    console.log(`${text.family} ${text.name}: ${kernel.message}`);
    wrong++;
    continue;
  }
  const wanted = attempt(() => runText('ptx', theirs(text), text, kernel));
  if (wanted instanceof Error) {
    console.log(`${text.family} ${text.name}: no reference: ${wanted.message}`);
    wrong++;
    continue;
  }
  results[text.name] = digest(wanted);
  for (const target of targetsOf(text)) {
    const found = attempt(() => runText(target, assemblyOf(engine, text, target), text, kernel));
    if (!(found instanceof Error) && digest(found) === results[text.name]) continue;
    wrong++;
    console.log(
      `${text.family} ${text.name} on ${target}: ${found instanceof Error ? found.message : 'other numbers'}`,
    );
    if (found instanceof Error || names.length === 0) continue;
    const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');
    wanted.forEach((array, i) => {
      if (hex(array) !== hex(found[i]!))
        console.log(`  array ${i}\n  ${hex(array)}\n  ${hex(found[i]!)}`);
    });
  }
}
if (names.length === 0) {
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(repoPath(RESULTS), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
console.log(
  `${texts.length} texts, ${Object.keys(results).length} with a reference, ${wrong} wrong`,
);
