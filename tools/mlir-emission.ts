/**
 * `npx tsx tools/mlir-emission.ts PATH..`: how many of the GPU kernels of `.mlir` files, split at
 * `// -----`, are emitted for any of our processors, how much of it `ptxas` and `llvm-mc` take, and
 * why the rest is missing, grouped. Texts that `mlir-opt` refuses are left out, and kernels with
 * operations of no dialect that it has are counted by themselves. `--verbose` names each kernel.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type TargetName } from '../server/src/workspace/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';

const args = process.argv.slice(2);
const flag = (name: string): string | undefined => args[args.indexOf(name) + 1 || args.length];
const verbose = args.includes('--verbose');
const VALUED = ['--cpus', '--amd-cpus'];
const paths = args.filter((arg, at) => !arg.startsWith('--') && !VALUED.includes(args[at - 1]!));
const MLIR_OPT = process.env['MLIR_OPT'] ?? 'mlir-opt-22';
const ASSEMBLERS: Readonly<Record<TargetName, (cpu: string) => readonly [string, string[]]>> = {
  ptx: (cpu) => [process.env['PTXAS'] ?? 'ptxas', [`-arch=${cpu}`, '-c', '-', '-o', '/dev/null']],
  amdgcn: (cpu) => [
    process.env['LLVM_MC'] ?? 'llvm-mc-22',
    ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj', '-o', '/dev/null'],
  ],
};
/** Targets and processors to try, in order. */
const TRIED: readonly (readonly [TargetName, string])[] = [
  ...(flag('--cpus') ?? 'sm_90a,sm_80,sm_100a').split(',').map((cpu) => ['ptx', cpu] as const),
  ...(flag('--amd-cpus') ?? 'gfx942,gfx950,gfx1100,gfx1201,gfx1250,gfx90a')
    .split(',')
    .map((cpu) => ['amdgcn', cpu] as const),
];
const HAS_KERNEL = /\bgpu\.(?:launch\b|func\b)|\b(?:nvvm|rocdl)\.kernel\b/;
const DIALECTS = new Set(
  spawnSync(MLIR_OPT, ['--show-dialects'], { encoding: 'utf8' })
    .stdout.replace(/^.*:/, '')
    .split(/[\s,]+/)
    .filter((name) => name !== 'test'),
);

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mlir'))
    .sort()
    .map((name) => join(path, name));
}

const run = (command: string, given: readonly string[], input: string) =>
  spawnSync(command, given, { input, encoding: 'utf8', maxBuffer: 1 << 28 });

const counts = { texts: 0, refused: 0, kernels: 0, foreign: 0, emitted: 0, accepted: 0 };
const by = new Map<string, number>();
const missing = new Map<string, string[]>();
const note = (reason: string, where: string): void => {
  missing.set(reason, [...(missing.get(reason) ?? []), where]);
};

/** Names of operations in a message about what is not supported. */
const NAMED = /`(\w+)(?:\.[\w.]+)?` in a kernel/;

function survey(text: string, where: string): void {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile('/k.mlir', text);
  let open = [...engine.kernels('/k.mlir')];
  counts.kernels += open.length;
  const reasons = new Map<string, string[]>();
  const refusals = new Map<string, string>();
  for (const [target, cpu] of TRIED) {
    for (const kernel of open) {
      const emitted = engine.emit('/k.mlir', target, { cpu, kernel: kernel.name });
      if (emitted.problems.length > 0) {
        reasons.set(kernel.name, [
          ...(reasons.get(kernel.name) ?? []),
          ...emitted.problems.map(({ message }) => message),
        ]);
        continue;
      }
      const [command, given] = ASSEMBLERS[target](cpu);
      const { status, stderr, stdout } = run(command, given, emitted.text);
      if (status !== 0) {
        refusals.set(kernel.name, `${cpu} ${`${stderr}${stdout}`.split('\n')[0]}`);
        continue;
      }
      counts.emitted++;
      counts.accepted++;
      by.set(cpu, (by.get(cpu) ?? 0) + 1);
      open = open.filter((one) => one !== kernel);
      refusals.delete(kernel.name);
    }
  }
  for (const { name } of open) {
    const refusal = refusals.get(name);
    if (refusal !== undefined) {
      counts.emitted++;
      note(`refused: ${refusal}`, `${where} ${name}`);
      continue;
    }
    const all = [...new Set(reasons.get(name) ?? ['no reason is given'])];
    const foreign = all.some((one) => {
      const dialect = NAMED.exec(one)?.[1];
      return dialect !== undefined && !DIALECTS.has(dialect);
    });
    if (foreign) counts.foreign++;
    else note(all.join(' | '), `${where} ${name}`);
  }
}

for (const path of paths.flatMap(filesBelow)) {
  const whole = readFileSync(path, 'utf8');
  let line = 1;
  for (const text of whole.split(/^\/\/ -----.*$/m)) {
    const where = `${path}:${line}`;
    line += text.split('\n').length - 1;
    if (!HAS_KERNEL.test(text.replace(/\/\/.*/g, ''))) continue;
    counts.texts++;
    if (run(MLIR_OPT, ['--allow-unregistered-dialect', '-o', '/dev/null'], text).status !== 0) {
      counts.refused++;
      if (verbose) console.log(`left out, mlir-opt refuses: ${where}`);
      continue;
    }
    survey(text, where);
  }
}

const own = counts.kernels - counts.foreign;
const percent = (n: number): string => `${((100 * n) / Math.max(1, own)).toFixed(1)} %`;
console.log(
  `${counts.texts} texts with kernels, ${counts.refused} of them refused by mlir-opt; ${counts.kernels} kernels, ${counts.foreign} with operations of no dialect of it; of the other ${own}: ${counts.emitted} emitted (${percent(counts.emitted)}), ${counts.accepted} accepted (${percent(counts.accepted)}: ${[...by].map(([cpu, n]) => `${cpu} ${n}`).join(', ')})`,
);
for (const [reason, wheres] of [...missing].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`  ${wheres.length} ${reason}`);
  for (const where of verbose ? wheres : wheres.slice(0, 2)) console.log(`      ${where}`);
}
