/**
 * How often a user concludes from our PTX what rustc's text of the same kernel says. Rewrites
 * `docs/reference/fidelity.md` and the numbers that the test compares with. Needs ptxas; with
 * `opt` and `llc` the code that LLVM makes of our IR is compared too. `npm run bench fidelity`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import {
  AMD_CPUS,
  AMD_STORED,
  type AmdFigures,
  type AmdRow,
  amdRows,
  isNear,
  ratio,
} from '../server/test/fidelity/amdgcn.ts';
import { CONCLUSIONS } from '../server/test/fidelity/conclusions.ts';
import {
  type CorpusFile,
  corpus,
  Ours,
  STORED,
  type StoredKernel,
  wrongIn,
} from '../server/test/fidelity/corpus.ts';
import { type Features, featuresOf } from '../server/test/fidelity/features.ts';
import { findTool } from '../server/test/kit/index.ts';

const ptxas = findTool('ptxas');
if (ptxas === undefined) throw new Error('needs ptxas');
const opt = findTool('opt');
const llc = findTool('llc');
const ours = new Ours();

/** What the provider `llvm` makes of a file, when LLVM is there and takes it. */
function throughLlvm(file: CorpusFile): Map<string, Features> | undefined {
  if (opt === undefined || llc === undefined) return undefined;
  const run = (tool: string, args: readonly string[], input: string): string =>
    spawnSync(tool, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  const better = run(opt, ['-O3', '-S', '-mcpu=sm_80'], ours.text(file, 'llvm-ir'));
  try {
    return featuresOf(run(llc, ['-O3', '-mcpu=sm_80'], better), file.spec, ptxas);
  } catch (error) {
    console.log(`${file.name}: ${(error as Error).message}`);
    return undefined;
  }
}

interface Row {
  readonly name: string;
  readonly rustc: Features;
  readonly ours: Features;
  readonly llvm: Features | undefined;
}

const rows: Row[] = [];
for (const file of corpus()) {
  const mine = ours.features(file, ptxas);
  const llvm = throughLlvm(file);
  for (const [kernel, rustc] of featuresOf(file.rustc, file.spec, ptxas)) {
    const one = mine.get(kernel);
    if (one === undefined) throw new Error(`no kernel ${kernel} in ${file.name}`);
    rows.push({ name: `${file.name}/${kernel}`, rustc, ours: one, llvm: llvm?.get(kernel) });
  }
}

const within = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= b * share;
/** What is compared beside the conclusions. */
const FIGURES: readonly (readonly [string, (a: Features, b: Features) => boolean])[] = [
  ['registers within 10 %', (a, b) => within(a.assembled!.registers, b.assembled!.registers, 0.1)],
  [
    'size of the machine code within 25 %',
    (a, b) => within(a.assembled!.code, b.assembled!.code, 0.25),
  ],
  ['loops in the text', (a, b) => a.loops === b.loops],
  [
    'executed instructions within 20 %',
    (a, b) => Math.max(a.steps, b.steps) <= 1.2 * Math.min(a.steps, b.steps),
  ],
  ['barriers', (a, b) => a.barriers === b.barriers],
  ['atomics', (a, b) => a.atomics === b.atomics],
];

/** The part of the page about AMD; notes which files are near. */
function amdSection(): string {
  const all = AMD_CPUS.map((cpu) => [...amdRows(cpu)]);
  const count = (agrees: (ours: AmdFigures, rustc: AmdFigures) => boolean): string =>
    all.map((list) => list.filter((row) => agrees(row.ours, row.rustc)).length).join(' | ');
  const near = all.map((list) => list.filter(isNear));
  const kept = Object.fromEntries(
    AMD_CPUS.map((cpu, i) => [cpu, near[i]!.map(({ name }) => name)]),
  );
  writeFileSync(AMD_STORED, `${JSON.stringify(kept, undefined, 1)}\n`);
  const shown = (row: AmdRow | undefined): string =>
    row === undefined ? '' : isNear(row) ? ratio(row).toFixed(2) : `**${ratio(row).toFixed(2)}**`;
  const names = [...new Set(all.flat().map(({ name }) => name))];
  const far = names.filter((name) => all.flat().some((row) => row.name === name && !isNear(row)));
  return `## AMD

${all[0]!.length} files of the fixtures, our AMDGCN beside what \`rustc +nightly -O\` makes of the same source; each number is the count of files that agree.

| figure | ${AMD_CPUS.join(' | ')} |
|---|${'---|'.repeat(AMD_CPUS.length)}
| executed instructions within 20 % | ${near.map((list) => list.length).join(' | ')} |
| executed instructions at most half as many again | ${all.map((list) => list.filter((row) => ratio(row) <= 1.5).length).join(' | ')} |
| vector registers within 25 % | ${count((a, b) => within(a.vgprs, b.vgprs, 0.25))} |
| scratch memory, or none, as rustc | ${count((a, b) => a.scratch > 0 === b.scratch > 0)} |

Executed instructions of ours, as a part of rustc's, where they are farther off:

| file | ${AMD_CPUS.join(' | ')} |
|---|${'---|'.repeat(AMD_CPUS.length)}
${far.map((name) => `| \`${name}\` | ${all.map((list) => shown(list.find((row) => row.name === name))).join(' | ')} |`).join('\n')}
`;
}

const llvmRows = rows.filter((row) => row.llvm !== undefined);
const share = (agrees: (a: Features, b: Features) => boolean): string => {
  const mine = rows.filter((row) => agrees(row.ours, row.rustc)).length;
  const through = llvmRows.filter((row) => agrees(row.llvm!, row.rustc)).length;
  return `${mine} | ${llvmRows.length === 0 ? '' : through}`;
};
const none = share((a, b) => wrongIn(a, b).length === 0);
const worst = rows
  .map((row) => ({ row, wrong: wrongIn(row.ours, row.rustc) }))
  .filter(({ wrong }) => wrong.length > 0)
  .sort((a, b) => b.wrong.length - a.wrong.length || (a.row.name < b.row.name ? -1 : 1));
const page = `# How far the text can be trusted

Generated by \`npm run bench fidelity\`.
${rows.length} kernels of the fixtures, our PTX for sm_80 beside what \`rustc +nightly -O\` (LLVM 22) makes of the same source.
Executed numbers are those of the launches of the fixtures in the simulator, registers and machine code those of ptxas.
Each number is the count of kernels that agree: of our own text, and of what LLVM makes of our IR (\`--provider llvm\`, ${llvmRows.length} kernels).

| what a user concludes | ours | provider \`llvm\` |
|---|---|---|
| all ten conclusions | ${none} |
${CONCLUSIONS.map(({ question, differs }) => `| ${question} | ${share((a, b) => differs(a, b) === false)} |`).join('\n')}

| figure | ours | provider \`llvm\` |
|---|---|---|
${FIGURES.map(([name, agrees]) => `| ${name} | ${share(agrees)} |`).join('\n')}

## Kernels with a wrong conclusion

| kernel | wrong |
|---|---|
${worst.map(({ row, wrong }) => `| \`${row.name}\` | ${wrong.join(', ')} |`).join('\n')}

${amdSection()}`;
writeFileSync('docs/reference/fidelity.md', page);
const kept: Record<string, StoredKernel> = {};
for (const { name, rustc, ours: mine } of rows) kept[name] = { rustc, wrong: wrongIn(mine, rustc) };
writeFileSync(STORED, `${JSON.stringify(kept, undefined, 1)}\n`);
console.log(page.split('## Kernels')[0]);
