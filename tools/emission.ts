/**
 * `npx tsx tools/emission.ts FOLDER..`: how many of the kernels declared below the folders are
 * emitted, as PTX or for AMD GPUs where a project is for those, how much of it `ptxas` and
 * `llvm-mc` take, and why the rest is missing, grouped. A kernel counts for the first of the
 * `--cpus` that it is emitted for. What is declared is counted in the texts with a pattern of its
 * own too, so that what is not seen at all shows. `--except PATTERN` leaves out crates by path,
 * `--only PATTERN` all others; `--verbose` names each kernel that is missing. With `--projects`
 * each folder in a FOLDER is a project, and a last line sums them up.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listRustFiles, machine } from '../server/src/disk/index.ts';
import { withRefusals } from '../server/src/ide/index.ts';
import { createEngine, type Engine, type TargetName } from '../server/src/workspace/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';

const args = process.argv.slice(2);
const flag = (name: string): string | undefined => args[args.indexOf(name) + 1 || args.length];
/** Processors to try, in order. */
const CPUS: Readonly<Record<TargetName, readonly string[]>> = {
  ptx: (flag('--cpus') ?? 'sm_90,sm_90a,sm_100a,sm_120a').split(','),
  amdgcn: (flag('--amd-cpus') ?? 'gfx90a,gfx1100,gfx1201,gfx950').split(','),
};
const except = new RegExp(flag('--except') ?? '^$');
const only = new RegExp(flag('--only') ?? '');
const verbose = args.includes('--verbose');
const isChosen = args.includes('--chosen');
const VALUED = ['--cpus', '--amd-cpus', '--except', '--only'];
const folders = args.filter((arg, at) => !arg.startsWith('--') && !VALUED.includes(args[at - 1]!));
const PTXAS = process.env['PTXAS'] ?? 'ptxas';
const LLVM_MC = process.env['LLVM_MC'] ?? 'llvm-mc-22';

/** Functions behind an attribute `kernel`, or of a kernel's ABI. */
const KERNEL =
  /#\[(?:\w+::)*kernel\b[^\]]*\]\s*(?:#\[[^\n]*\]\s*|\/\/[^\n]*\n\s*)*(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?(?:extern\s+"[^"]*"\s+)?fn\s+(\w+)|extern\s+"(?:ptx|gpu)-kernel"\s+fn\s+(\w+)/g;

/** A crate by itself: a program, a file with attributes of a crate, a test of a compiler. */
const PROGRAM =
  /^\s*(?:pub\s+)?fn main\b|^#!\[|^\/\/(?:@ ?| )(?:(?:build|check|run)-(?:pass|fail)|compile-flags|edition)\b/m;

interface Missing {
  readonly where: string;
  readonly reason: string;
}

/** Roots of all packages below a folder. */
function rootsBelow(engine: Engine, folder: string): readonly string[] {
  const out: string[] = [];
  const visit = (at: string): void => {
    const names = machine.listDir(at) ?? [];
    if (names.includes('Cargo.toml')) out.push(...(engine.rootsIn(at) ?? []));
    for (const name of names)
      if (!name.startsWith('.') && name !== 'target' && !/\.\w+$/.test(name))
        visit(`${at}/${name}`);
  };
  visit(folder);
  return [...new Set(out)];
}

/** Calls of OptiX's functions, with their values and operands. */
const OPTIX_CALL = /\bcall\s*(?:\(([^)]*)\)\s*,\s*)?(_optix_\w+)\s*,\s*\(([^)]*)\);/g;

/** `ptxas` knows none of OptiX's functions: they are given bodies that do nothing. */
function withOptix(text: string): string {
  const known = new Map<string, string>();
  const operands = (list = ''): string[] => list.split(',').filter((one) => one.trim() !== '');
  const declared = (list: string[]): string =>
    list
      .map((one, at) => {
        const type = /%rd/.test(one) ? 'b64' : /%f/.test(one) ? 'f32' : 'b32';
        return `.reg .${type} a${at}`;
      })
      .join(', ');
  for (const [, values, name, given] of text.matchAll(OPTIX_CALL)) {
    const results = operands(values);
    const head = results.length === 0 ? '' : `(${declared(results).replaceAll(' a', ' r')}) `;
    known.set(name!, `.func ${head}${name} (${declared(operands(given))})\n{\n\tret;\n}\n`);
  }
  return text.replace(/^\.address_size .*\n/m, (line) => line + [...known.values()].join(''));
}

/** The assembler of a target and its arguments. */
function assembler(target: TargetName, cpu: string, optix: boolean): readonly [string, string[]] {
  // Several values in registers go without the ABI, which `-c` asks for.
  if (target === 'ptx')
    // The text is for the older GPU; the assembler of CUDA 13 knows none before `sm_75`.
    return [
      PTXAS,
      [
        `-arch=${cpu.replace(/^sm_7[02]$/, 'sm_75')}`,
        ...(optix ? [] : ['-c']),
        '-',
        '-o',
        '/dev/null',
      ],
    ];
  return [
    LLVM_MC,
    ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj', '-o', '/dev/null'],
  ];
}

/** What the target's assembler says of a text; undefined when it takes it. */
function refusal(emitted: string, target: TargetName, cpu: string): string | undefined {
  const text = target === 'ptx' ? withOptix(emitted) : emitted;
  const [command, wanted] = assembler(target, cpu, text !== emitted);
  const { status, stderr, stdout } = spawnSync(command, wanted, {
    input: text,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? undefined : `${stderr}${stdout}`.split('\n')[0]!;
}

function place(engine: Engine, span: { readonly file: number; readonly start: number }): string {
  const path = engine.path(span.file as never);
  const line = (engine.text(path) ?? '').slice(0, span.start).split('\n').length;
  return `${path}:${line}`;
}

const MISSING = /^dependency .* is not on this machine/;

/**
 * The first reason that is no missing dependency, which stands before all others; a name that is
 * not found may be one that a missing dependency has.
 */
function reasonOf(problems: readonly { readonly message: string }[]): string | undefined {
  const own = problems.find(({ message }) => !/^dependency /.test(message))?.message;
  const missing = problems.find(({ message }) => MISSING.test(message))?.message;
  if (own?.startsWith('unresolved: ') !== true || missing === undefined)
    return own ?? problems[0]?.message;
  return `${missing} (${own})`;
}

class Count {
  declared = 0;
  /** Kernels that are emitted and accepted, by the first processor for which they are. */
  readonly accepted = new Map<string, number>();
  generic = 0;
  readonly missing: Missing[] = [];
  readonly refused: string[] = [];

  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Counts a kernel that is emitted for the GPU that is chosen for it. */
  private chosen(root: string, target: TargetName, symbol: string, name: string): void {
    const { engine } = this;
    const emitted = engine.emit(root, target, { kernel: symbol });
    const { cpu, text, summary } = emitted;
    const { problems } = withRefusals(engine, root, emitted, { kernel: symbol });
    if (problems.length > 0 || summary.length === 0) {
      this.missing.push({ where: `${root} ${name}`, reason: reasonOf(problems) ?? 'nothing' });
      return;
    }
    const why = refusal(text, target, cpu);
    if (why === undefined) this.accepted.set(cpu, (this.accepted.get(cpu) ?? 0) + 1);
    else this.refused.push(`${root} ${name} ${cpu}: ${why}`);
  }

  /** Counts the kernels of a crate. */
  crate(root: string): void {
    const { engine } = this;
    const kernels = engine.kernels(root);
    if (kernels.length === 0) return;
    const states = new Map(
      engine.analysed(root).kernels.map((one) => [one.kernel.symbol, one.state] as const),
    );
    let open = kernels.filter(({ symbol }) => states.get(symbol) !== 'out-of-reach');
    this.generic += kernels.length - open.length;
    this.declared += open.length;
    const refused = new Map<string, string>();
    const target = engine.ruleTarget(root);
    if (isChosen) {
      for (const one of open) this.chosen(root, target, one.symbol, one.name);
      return;
    }
    const cpus = CPUS[target];
    for (const cpu of cpus) {
      if (open.length === 0) break;
      const { text, summary } = engine.emit(root, target, { cpu });
      const done = new Set(summary.map(({ kernel }) => kernel));
      const here = open.filter(({ symbol }) => done.has(symbol));
      if (here.length === 0) continue;
      const whole = refusal(text, target, cpu) === undefined;
      for (const one of here) {
        const why = whole
          ? undefined
          : refusal(engine.emit(root, target, { cpu, kernel: one.symbol }).text, target, cpu);
        if (why === undefined) {
          this.accepted.set(cpu, (this.accepted.get(cpu) ?? 0) + 1);
          refused.delete(one.symbol);
          open = open.filter((other) => other !== one);
        } else if (!refused.has(one.symbol))
          refused.set(one.symbol, `${root} ${one.name} ${cpu}: ${why}`);
      }
    }
    this.refused.push(...refused.values());
    open = open.filter(({ symbol }) => !refused.has(symbol));
    for (const { name, nameSpan } of open) {
      const reasons = cpus.map((cpu) => engine.emit(root, target, { cpu, kernel: name }).problems);
      const fewest = reasons.reduce((a, b) => (b.length < a.length ? b : a));
      this.missing.push({
        where: `${place(engine, nameSpan)} ${name}`,
        reason: reasonOf(fewest) ?? 'no reason is given',
      });
    }
  }
}

function grouped(missing: readonly Missing[]): string {
  const groups = new Map<string, string[]>();
  for (const { reason, where } of missing) {
    const list = groups.get(reason) ?? [];
    list.push(where);
    groups.set(reason, list);
  }
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, wheres]) => {
      const named = verbose ? wheres : wheres.slice(0, 1);
      return `  ${wheres.length} ${reason}\n${named.map((one) => `      ${one}\n`).join('')}`;
    })
    .join('');
}

/** Kernels declared, emitted and accepted in a folder, which are printed too. */
function survey(argument: string): readonly [number, number, number] {
  const folder = resolve(argument);
  const engine = createEngine({ ...machine, prelude: preludeTexts() });
  engine.setFolders([folder]);
  const count = new Count(engine);
  const seen = new Set<string>();
  const strays: string[] = [];
  for (const root of rootsBelow(engine, folder)) {
    if (except.test(root) || !only.test(root)) continue;
    count.crate(root);
    for (const path of engine.modules(root)) seen.add(path);
    engine.rest();
  }
  const unseen = listRustFiles(folder).filter(
    (path) =>
      !seen.has(path) &&
      !except.test(path) &&
      only.test(path) &&
      (machine.readFile(path) ?? '').replace(/\/\/[^\n]*/g, '').match(KERNEL) !== null,
  );
  // Programs that no package has, such as tests of a compiler; what is no program is a module
  // that nobody declares.
  for (const path of unseen) {
    if (PROGRAM.test(machine.readFile(path) ?? '')) count.crate(path);
    else strays.push(path);
  }
  const accepted = [...count.accepted.values()].reduce((a, b) => a + b, 0);
  const emitted = accepted + count.refused.length;
  const percent = (n: number): string =>
    `${((100 * n) / Math.max(1, count.declared)).toFixed(1)} %`;
  const byCpu = [...count.accepted].map(([cpu, n]) => `${cpu} ${n}`).join(', ');
  console.log(
    `${argument}: ${count.declared} kernels, ${emitted} emitted (${percent(emitted)}), ${accepted} accepted (${percent(accepted)}: ${byCpu}); ${count.generic} generic without an instance`,
  );
  process.stdout.write(grouped(count.missing));
  for (const one of count.refused) console.log(`  refused: ${one}`);
  for (const path of strays) console.log(`  in no crate: ${path}`);
  return [count.declared, emitted, accepted];
}

const projects = args.includes('--projects')
  ? folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  : folders;
const sums = [0, 0, 0];
for (const project of projects)
  survey(project).forEach((n, at) => {
    sums[at]! += n;
  });
if (args.includes('--projects'))
  console.log(
    `${projects.length} projects: ${sums[0]} kernels, ${sums[1]} emitted, ${sums[2]} accepted`,
  );
