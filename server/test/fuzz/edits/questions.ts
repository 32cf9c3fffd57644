/**
 * Everything that an engine and the editor's answers over it say about a project: what the edit
 * fuzzer compares.
 */
import {
  COST_KINDS,
  diagnosticsIn,
  diagnosticsInToml,
  fixesOf,
  hover,
  inlayHints,
  kernelLenses,
  kernelsIn,
  launchesOf,
  lineCosts,
  resources,
  signatureAt,
} from '../../../src/ide/index.ts';
import type { Engine } from '../../../src/workspace/index.ts';

/** What is asked about. */
export interface Asked {
  readonly engine: Engine;
  readonly root: string;
  /** Paths of the project's Rust files, sorted. */
  readonly sources: readonly string[];
}

type Question = (asked: Asked) => unknown;

/** So many kernels are hovered and measured, and so many words of each file are hovered. */
const MOST_KERNELS = 4;
const MOST_WORDS = 12;

/**
 * The crate root that holds each file is asked as an editor does; then the rest is about the
 * project's own root.
 */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  roots: ({ engine, sources }) => sources.map((path) => engine.rootOf(path)),
  modules: ({ engine, root }) => engine.modules(root),
  target: ({ engine, root }) => engine.ruleTarget(root),
  diagnostics: ({ engine, root }) => engine.diagnostics(root),
  files: ({ engine, sources }) => sources.map((path) => diagnosticsIn(engine, path)),
  fixes: ({ engine, root }) => fixesOf(engine.diagnostics(root)),
  toml: ({ engine, sources }) => [...diagnosticsInToml(engine, sources)],
  kernels: ({ engine, root }) => engine.kernels(root),
  launches: ({ engine, root }) => engine.kernels(root).map(({ name }) => engine.launch(root, name)),
  'abi ptx': ({ engine, root }) => engine.abi(root, 'ptx'),
  'abi amdgcn': ({ engine, root }) => engine.abi(root, 'amdgcn'),
  memory: ({ engine, root }) => engine.workgroupMemory(root),
  decisions: ({ engine, root }) => engine.decisions(root),
  'check ptx': ({ engine, root }) => engine.check(root, 'ptx'),
  'check amdgcn': ({ engine, root }) => engine.check(root, 'amdgcn'),
  ptx: ({ engine, root }) => engine.emit(root, 'ptx', { lineInfo: true }),
  amdgcn: ({ engine, root }) => engine.emit(root, 'amdgcn'),
  debug: ({ engine, root }) => engine.emit(root, 'ptx', { opt: 'O0', debugAssertions: true }),
  one: ({ engine, root }) =>
    engine
      .kernels(root)
      .slice(0, MOST_KERNELS)
      .map(({ name }) => engine.emit(root, 'ptx', { kernel: name })),
  host: ({ engine, root }) => {
    const { launches, names } = engine.host(root);
    return [
      names.map(({ name, kernels, kernel }) => [
        name.text,
        name.span,
        kernels.length,
        kernel?.nameSpan,
      ]),
      launches.map(
        ({ api, span, callee, statement, owner, grid, block, shared, args, argsEnd }) => [
          api,
          [span, callee, statement, owner, argsEnd],
          [...(grid?.sizes ?? []), ...(block?.sizes ?? []), shared].map((size) => [
            `${size?.value}`,
            size?.span,
          ]),
          args?.map((arg) => [arg.span, `${arg.value.int} ${arg.value.memory?.name}`]),
        ],
      ),
    ];
  },
  lenses: ({ engine, sources }) => sources.map((path) => kernelLenses(engine, path, () => sources)),
  references: ({ engine, root, sources }) =>
    engine.kernels(root).map((kernel) => launchesOf(engine, sources, kernel)),
  hints: ({ engine, sources }) =>
    sources.map((path) => inlayHints(engine, path, 0, engine.text(path)!.length)),
  costs: ({ engine, sources }) =>
    sources.map((path) => {
      const whole = { start: 0, end: engine.text(path)!.length };
      return lineCosts(engine, path, whole, { kinds: new Set(COST_KINDS) });
    }),
  hovers: ({ engine, sources }) =>
    sources.map((path) => [
      ...kernelsIn(engine, path)
        .slice(0, MOST_KERNELS)
        .map(({ nameSpan }) => hover(engine, path, nameSpan.start)),
      ...placesIn(engine.text(path)!).map((offset) => hover(engine, path, offset)),
    ]),
  signatures: ({ engine, sources }) =>
    sources.map((path) =>
      placesIn(engine.text(path)!).map((offset) =>
        signatureAt(engine, path, offset, () => kernelsIn(engine, path)),
      ),
    ),
  resources: ({ engine, root }) =>
    engine
      .kernels(root)
      .slice(0, 2)
      .map(({ name, span }) =>
        resources(engine, { path: engine.path(span.file), kernel: name, target: 'amdgcn' }),
      ),
};

export const NAMES: readonly string[] = Object.keys(QUESTIONS);

/** Offsets inside words of a text, spread over it. */
function placesIn(text: string): number[] {
  const all = [...text.matchAll(/\b[A-Za-z_]\w+/g)].map(({ index }) => index + 1);
  const step = Math.max(1, Math.floor(all.length / MOST_WORDS));
  return all.filter((_, i) => i % step === 0);
}

/**
 * An answer as text. Files are named by path, since ids count in the order of asking; a throw is an
 * answer too.
 */
export function answer(name: string, asked: Asked): string {
  const { engine } = asked;
  try {
    return JSON.stringify(
      QUESTIONS[name]!(asked),
      (key, at: unknown) =>
        key === 'file' && typeof at === 'number' ? engine.path(at as never) : at,
      1,
    );
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`;
  }
}
