/**
 * The kinds of text that the server and the command read: where some are found, and everything that
 * is asked about one.
 */

import { type LaunchSpec, runAmdgcn, runPtx } from '../../../src/emulate/index.ts';
import {
  ASSEMBLY,
  assemblyDiagnostics,
  COST_KINDS,
  diagnosticsIn,
  diagnosticsInToml,
  fallbackGpu,
  hover,
  inlayHints,
  kernelLenses,
  kernelsIn,
  lineCosts,
} from '../../../src/ide/index.ts';
import { textSource } from '../../../src/ide/run/prepare.ts';
import { planSpec, readSpec } from '../../../src/spec/index.ts';
import type { Engine, TargetName } from '../../../src/workspace/index.ts';
import { listFiles, readRepo } from '../../kit/index.ts';
import { engineOver } from '../../workspace/packages.ts';
import { projects } from '../edits/projects.ts';

export interface Kind {
  /** Texts that are right, or nearly so. */
  corpus(): readonly string[];
  /** Asks everything about a text; what it gives must not hold the words of a crash. */
  ask(text: string): unknown;
}

const MOST_BYTES = 12_000;
const RUST = '/app/src/lib.rs';
const MANIFEST = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';
/** Steps of the simulator: what is looked for is a crash, not a result. */
const STEPS = 20_000;

const short = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text.length <= MOST_BYTES);

let kept: { readonly disk: Map<string, string>; readonly engine: Engine } | undefined;

/** One engine for all texts of a process, as an editor has it. */
function opened(): { readonly disk: Map<string, string>; readonly engine: Engine } {
  const disk = new Map([['/app/Cargo.toml', MANIFEST]]);
  kept ??= { disk, engine: engineOver(disk) };
  return kept;
}

function askSource(path: string, text: string): unknown {
  const { engine } = opened();
  engine.setFile(path, text);
  const kernels = kernelsIn(engine, path);
  const [kernel] = kernels;
  return [
    diagnosticsIn(engine, path),
    kernelLenses(engine, path, () => [path]).length,
    inlayHints(engine, path, 0, text.length),
    lineCosts(engine, path, { start: 0, end: text.length }, { kinds: new Set(COST_KINDS) }),
    kernels.slice(0, 2).map(({ nameSpan }) => hover(engine, path, nameSpan.start)),
    hover(engine, path, Math.floor(text.length / 2)),
    problems(engine.emit(engine.rootOf(path), 'ptx')),
    kernel && problems(engine.emit(engine.rootOf(path), 'amdgcn', { kernel: kernel.name })),
  ];
}

const problems = (emitted: { readonly problems: readonly unknown[] }) => emitted.problems;

function askAssembly(name: TargetName, text: string): unknown {
  const language = ASSEMBLY[name];
  const { engine } = opened();
  const path = name === 'ptx' ? '/app/k.ptx' : '/app/k.s';
  const gpu = language.gpu?.(text) ?? fallbackGpu(engine, name, path);
  const places = [0.2, 0.5, 0.8].map((part) => Math.floor(text.length * part));
  return [
    assemblyDiagnostics({ name, language }, text, engine.fileId(path), gpu),
    language.outline(text),
    language.folds(text).length,
    language.costs?.(text, gpu).length,
    language.tokens(text).length,
    places.map((offset) => [
      language.hover(text, offset),
      language.nameAt(text, offset),
      language.completions(text, offset, gpu)?.items.length,
      language.signature?.(text, offset, gpu),
    ]),
    language.format?.(text),
    (name === 'ptx' ? runPtx : runAmdgcn)(text, oneThread(text), { maxSteps: STEPS }).diagnostics,
  ];
}

/** A launch of the first kernel that the text seems to have. */
function oneThread(text: string): LaunchSpec {
  const kernel = /\.entry\s+(\w+)|\.amdhsa_kernel\s+(\w+)/.exec(text);
  return {
    launches: [
      {
        kernel: kernel?.[1] ?? kernel?.[2] ?? 'k',
        grid: [1, 1, 1],
        block: [2, 1, 1],
        args: [{ name: 'out', buffer: 'u32', length: 16, role: 'out' }],
      },
    ],
  } satisfies LaunchSpec;
}

/** Texts that our compiler makes of the fixtures' kernels: a start for both assembly languages. */
function emitted(target: TargetName): readonly string[] {
  const { engine } = opened();
  return listFiles('test-fixtures/kernels', ['.rs']).map((path) => {
    const at = `/made/${path}`;
    engine.setFile(at, readRepo(path));
    return engine.emit(at, target, { lineInfo: true }).text;
  });
}

/** Files of all projects that the edit fuzzer types in. */
function files(ending: string): readonly string[] {
  const all = projects().flatMap((project) => [...project.files]);
  return all.filter(([path]) => path.endsWith(ending)).map(([, text]) => text);
}

const TOMLS = ['Cargo.toml', 'warplens.toml', '.cargo/config.toml', 'rust-toolchain.toml'] as const;
let nextToml = 0;

export const KINDS: Readonly<Record<string, Kind>> = {
  rust: {
    corpus: () => short(files('.rs')),
    ask: (text) => askSource(RUST, text),
  },
  mlir: {
    corpus: () => short(listFiles('test-fixtures/mlir', ['.mlir']).map(readRepo)),
    ask: (text) => askSource('/app/k.mlir', text),
  },
  ptx: {
    corpus: () => short([...listFiles('test-fixtures', ['.ptx']).map(readRepo), ...emitted('ptx')]),
    ask: (text) => askAssembly('ptx', text),
  },
  amdgcn: {
    corpus: () =>
      short([...listFiles('test-fixtures', ['.s', '.amdgcn']).map(readRepo), ...emitted('amdgcn')]),
    ask: (text) => askAssembly('amdgcn', text),
  },
  toml: {
    corpus: () => files('.toml'),
    ask(text) {
      const { disk, engine } = opened();
      const name = TOMLS[nextToml++ % TOMLS.length]!;
      disk.set('/app/Cargo.toml', MANIFEST);
      disk.set(`/app/${name}`, text);
      engine.removeFile(`/app/${name}`);
      engine.setFile(RUST, '#![no_std]\npub fn f() {}\n');
      const asked = [
        engine.rootOf(RUST),
        engine.ruleTarget(RUST),
        [...diagnosticsInToml(engine, [RUST])],
        diagnosticsIn(engine, RUST),
        engine.kernels(RUST),
      ];
      disk.delete(`/app/${name}`);
      engine.removeFile(`/app/${name}`);
      return asked;
    },
  },
  launch: {
    corpus() {
      // Not part of the time that the first text takes.
      kernelTexts();
      return short([
        ...listFiles('test-fixtures/kernels', ['.json']).map(readRepo),
        ...listFiles('test-fixtures/kernels-more', ['.json']).map(readRepo),
      ]);
    },
    ask(text) {
      return launched(text);
    },
  },
};

let kernels: ReadonlyMap<string, string> | undefined;

/** Modules by the name of a kernel in them: what launches name is mostly one of these. */
function kernelTexts(): ReadonlyMap<string, string> {
  kernels ??= new Map(
    emitted('ptx').flatMap((text) =>
      [...text.matchAll(/\.entry\s+(\w+)/g)].map(([, name]) => [name!, text] as const),
    ),
  );
  return kernels;
}

function launched(given: string): unknown {
  const { launches, problems } = planSpec(readSpec(given), {
    kernels: undefined,
    readFile: () => undefined,
  });
  if (problems.length > 0) return problems;
  const texts = kernelTexts();
  const text = texts.get(launches[0]?.kernel ?? '') ?? [...texts.values()][0]!;
  const { diagnostics } = runPtx(
    text,
    textSource(launches, () => undefined),
    { maxSteps: STEPS },
  );
  return diagnostics;
}
