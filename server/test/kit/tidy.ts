/**
 * The habits of the code base as functions over `{ path, text }`: who may import whom, what every
 * file has, what none may hold. They see only what they are given, so that each can be shown a
 * planted violation.
 */

export interface Source {
  /** Relative to the repository, forward slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * Who may import whom under `server/src`: layer to layers. What is not listed is forbidden; type
 * imports count. A folder of `targets` is a layer of its own; `main` are the entry files
 * `server/src/main-*.ts`.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = (() => {
  const diag = ['base', 'db'];
  const syntax = [...diag, 'diag'];
  const hir = [...syntax, 'syntax'];
  const layout = [...hir, 'hir', 'views'];
  const analysis = ['base', 'db', 'mir', 'presburger'];
  const passes = [...analysis, 'analysis'];
  const mach = ['base', 'mir', 'analysis', 'views'];
  const targets = [...mach, 'mach', 'asm'];
  const lower = [...layout, 'layout', 'mir'];
  const mlir = ['base', 'mir'];
  const emulate = ['base', 'asm', 'numeric', 'targets', 'targets/*'];
  const spec = [...emulate, 'emulate'];
  const host = [...hir, 'hir'];
  const offload = [...layout, 'layout'];
  const rules = [...lower, 'lower', 'mlir', 'analysis', 'host'];
  const emitters = ['passes', 'mach', 'asm', 'targets', 'targets/*'];
  const workspace = [
    ...rules,
    'rules',
    'validity',
    'offload',
    ...emitters,
    'emulate',
    'execute',
    'spec',
  ];
  const ide = [...workspace, 'workspace', 'protocol'];
  const report = [...ide, 'ide'];
  const debug = [...ide, 'ide', 'numeric', 'views'];
  const shells = [...report, 'report', 'toolchain', 'disk', 'debug', 'views'];
  return {
    base: [],
    // Where computed values are kept.
    db: [],
    diag: ['base'],
    syntax,
    // Host code: launches of kernels. Of names it knows macros alone.
    host,
    hir,
    layout,
    mir: ['base', 'views'],
    // Types as plain data, and values of them read from bytes; for debuggers.
    views: [],
    analysis,
    passes,
    mach,
    asm: ['base', 'db'],
    targets: [...targets, 'targets/*', 'targets/llvm'],
    // Structured flow takes SSA apart and makes it again as passes do.
    'targets/*': [...targets, 'passes', 'targets', 'targets/runtime'],
    // LLVM IR is another form of code for the processors of both.
    'targets/llvm': [...targets, 'targets', 'targets/runtime', 'targets/*'],
    // Functions that targets call for what their instructions cannot do.
    'targets/runtime': [...targets, 'targets'],
    lower,
    // The second front end.
    mlir,
    emulate,
    // Runs MIR as it was lowered.
    execute: [...targets, 'targets', 'targets/*', 'emulate', 'wasm', 'numeric'],
    // Linear integer arithmetic, decided.
    presburger: [],
    // Knows WebAssembly's binary format and nothing else.
    wasm: [],
    // Floats of all formats, exact and as the GPUs approximate them; formats of `printf`.
    numeric: [],
    // Launch specs as people write them.
    spec,
    // The host's side of `core::offload`.
    offload,
    // What rustc refuses: over names, types and bodies.
    validity: [...hir, 'hir'],
    rules,
    toolchain: ['base', 'diag'],
    disk: ['base'],
    workspace,
    ide,
    // Results as documents, the same for all shells.
    report,
    // Sessions of a debugger.
    debug,
    // The functions of the npm package.
    library: [...report, 'report'],
    // What client and server say to one another: types only.
    protocol: [],
    documents: ['base'],
    // Around the server, in another thread.
    supervisor: ['base', 'documents'],
    lsp: [...shells, 'documents', 'supervisor'],
    cli: shells,
    main: [...shells, 'supervisor', 'lsp', 'cli', 'library'],
  };
})();

/** The only layers that may touch Node. */
const NODE_LAYERS = new Set(['lsp', 'supervisor', 'cli', 'toolchain', 'disk', 'main']);

/** Packages by the layers that may import them; anything else is refused. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  lsp: ['vscode-languageserver', 'vscode-languageserver-textdocument'],
  documents: ['vscode-languageserver', 'vscode-languageserver-textdocument'],
  supervisor: ['vscode-jsonrpc', 'vscode-languageserver', 'vscode-languageserver-textdocument'],
  // `sarif` are types only.
  cli: ['@modelcontextprotocol', 'commander', 'diff', 'picocolors', 'sarif', 'zod'],
  debug: ['@vscode'],
  main: ['@modelcontextprotocol', '@vscode', 'vscode-jsonrpc', 'vscode-languageserver', 'zod'],
  ide: ['diff'],
  workspace: ['smol-toml'],
};

export const MAX_LINES = 800;
const MAX_HEADER_LINES = 15;

/** The layer of a source file, or undefined outside `server/src`. */
export function layerOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts[0] !== 'server' || parts[1] !== 'src' || parts.length < 3) return undefined;
  if (parts.length === 3) return parts[2]!.startsWith('main-') ? 'main' : undefined;
  if (HOUSES.has(parts[2]!) && parts.length > 4) return `${parts[2]}/${parts[3]}`;
  return parts[2];
}

/** Layers whose folders are layers themselves: one for each target. */
const HOUSES = new Set(['targets']);

/** `targets/ptx` has the rights of `targets/*`, unless a row names it. */
function rowOf(layer: string): string {
  return layer in LAYERS || !layer.includes('/') ? layer : `${layer.split('/')[0]}/*`;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/g;
const BARE_IMPORT = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;
const CALL_IMPORT = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

/** What a file imports, type imports included, as written. */
export function importsOf(text: string): string[] {
  const out: string[] = [];
  for (const pattern of [IMPORT, BARE_IMPORT, CALL_IMPORT]) {
    for (const found of text.matchAll(pattern)) out.push(found[1]!);
  }
  return out;
}

/** The file a relative import means. */
function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function mayImport(layer: string, other: string): boolean {
  return LAYERS[rowOf(layer)]?.includes(rowOf(other)) ?? false;
}

/**
 * Imports against the arrows, and imports that reach past a layer's `index.ts`. A target may use
 * the files beside its folder, which are its house's own.
 */
export function checkLayers(files: readonly Source[]): string[] {
  const problems: string[] = [];
  for (const file of files) {
    const layer = layerOf(file.path);
    if (layer === undefined) continue;
    for (const specifier of importsOf(file.text)) {
      if (!specifier.startsWith('.')) continue;
      const path = resolve(file.path, specifier);
      const other = layerOf(path);
      if (other === layer) continue;
      if (other === undefined) {
        problems.push(`${file.path}: imports ${specifier}, which lies in no layer`);
      } else if (!mayImport(layer, other)) {
        problems.push(`${file.path}: ${layer} may not import ${other}`);
      } else if (path !== `server/src/${other}/index.ts` && !layer.startsWith(`${other}/`)) {
        problems.push(`${file.path}: reaches into ${other} past its index.ts (${specifier})`);
      }
    }
  }
  return problems;
}

/** Node modules, `process` and packages outside the layers that may use them. */
export function checkForeign(files: readonly Source[]): string[] {
  const problems: string[] = [];
  for (const file of files) {
    const layer = layerOf(file.path);
    if (layer === undefined) continue;
    for (const specifier of importsOf(file.text)) {
      if (specifier.startsWith('.') || specifier.startsWith('warplens:')) continue;
      if (specifier.startsWith('node:')) {
        if (!NODE_LAYERS.has(layer))
          problems.push(`${file.path}: ${layer} may not use Node (${specifier})`);
        continue;
      }
      const name = specifier.split('/')[0]!;
      if (!PACKAGES[layer]?.includes(name)) {
        problems.push(`${file.path}: ${layer} may not import the package ${specifier}`);
      }
    }
    if (
      !NODE_LAYERS.has(layer) &&
      /\b(process|console|Buffer)\./.test(withoutComments(file.text))
    ) {
      problems.push(`${file.path}: ${layer} may not use process, console or Buffer`);
    }
  }
  return problems;
}

/**
 * Crude, and enough here: strings that hold comment marks do not occur together with the words
 * looked for.
 */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The only file of the server that clients see, and only its types. */
const PROTOCOL = 'server/src/protocol/index.ts';

/** What the playground shares with the extension: arithmetic that knows no editor. */
const SHARED = new Set(['client/src/features/band-numbers.ts']);

/** Files outside a folder that its files import, apart from types of the protocol. */
function foreignImports(files: readonly Source[], folder: string): [from: string, path: string][] {
  return files
    .filter((file) => file.path.startsWith(folder))
    .flatMap((file) =>
      importsOf(file.text).flatMap((specifier): [string, string][] => {
        const path = specifier.startsWith('.') ? resolve(file.path, specifier) : folder;
        if (path.startsWith(folder)) return [];
        const typeOnly = new RegExp(
          `import type [^;]*from\\s*['"]${specifier.replace(/[.]/g, '\\.')}['"]`,
        );
        return path === PROTOCOL && typeOnly.test(file.text) ? [] : [[file.path, path]];
      }),
    );
}

/** The client knows the server's protocol types and nothing else of it. */
export function checkClient(files: readonly Source[]): string[] {
  return foreignImports(files, 'client/src/').map(
    ([from, path]) => `${from}: the client imports ${path} and not only types of the protocol`,
  );
}

/** The playground is a client as well; its kernels lie beside its code. */
export function checkPlayground(files: readonly Source[]): string[] {
  return foreignImports(files, 'playground/src/')
    .filter(([, path]) => !SHARED.has(path) && !path.startsWith('playground/examples/'))
    .map(([from, path]) => `${from}: the playground imports ${path}`);
}

/** Import cycles, by value or by type. */
export function checkCycles(files: readonly Source[]): string[] {
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const targets = importsOf(file.text).filter((s) => s.startsWith('.'));
    graph.set(
      file.path,
      targets.map((s) => resolve(file.path, s)),
    );
  }
  const state = new Map<string, 'open' | 'done'>();
  const problems: string[] = [];
  const stack: string[] = [];
  const visit = (path: string): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      const cycle = stack.slice(stack.indexOf(path));
      problems.push(`import cycle: ${[...cycle, path].join(' -> ')}`);
      return;
    }
    state.set(path, 'open');
    stack.push(path);
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next);
    stack.pop();
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path);
  return problems;
}

/** Every code file opens with a block comment of 1 to 15 lines. */
export function checkHeaders(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const body = text.replace(/^#!.*\n/, '');
    const header = /^\/\*\*[\s\S]*?\*\//.exec(body)?.[0];
    if (header === undefined) return [`${path}: does not open with a /** header */`];
    const lines = header.split('\n').length;
    return lines > MAX_HEADER_LINES + 2 ? [`${path}: header of ${lines} lines`] : [];
  });
}

/** Files above the limit. */
export function checkSizes(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    return lines > MAX_LINES ? [`${path}: ${lines} lines, over ${MAX_LINES}`] : [];
  });
}

/** What the formatter gives code. */
const MAX_COLUMNS = 100;

/**
 * Comment lines over the width of code. Lines that are indented behind the mark are tables and
 * pictures, carets belong to the line above, and Biome wants its reasons on one line.
 */
export function checkCommentWidth(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      if (!/^\s*(\/\*\*?|\*|\/\/) ?\S/.test(line) || [...line].length <= MAX_COLUMNS) return [];
      if (/^\s*\/\/(\^| biome-ignore )/.test(line)) return [];
      return [`${path}:${at + 1}: comment over ${MAX_COLUMNS} columns`];
    }),
  );
}

/** Kebab-case names for files and folders of code. */
export function checkNames(files: readonly Source[]): string[] {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|bench))?(\.(ts|mjs|cjs))?$/;
  return files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((part) => !name.test(part))
      .map((part) => `${path}: ${part} is not kebab-case`),
  );
}

/** Spelt in pieces, because this file is checked too. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`), 'an open end'],
  [new RegExp(`\\b(it|describe)\\.(sk${'ip'}|on${'ly'})\\(`), 'a switched-off test'],
  [new RegExp(`@ts-${'ignore'}|@ts-${'expect-error'}|@ts-${'nocheck'}`), 'a silenced type error'],
  [/(^|[^\w.-])\/(work|root|farm|tmp\/[a-z]|home\/[a-z])\b/, 'a path of one machine'],
  [new RegExp(`registry\\.npm${'js'}|\\blocal${'host'}:\\d`), 'the host of a registry or service'],
];

/** Phrases that have a standard term, with the term. */
const VOCABULARY: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are) told (by|at|as|once|together)\b/, 'reported'],
  [/\bhow loud\b|\bas loud as\b|\blouder\b/i, 'severity'],
  [/\b(did not|does not|still|nothing) c[ao]me out\b/, 'emitted'],
  [/\bkernels? (that cannot come|come|from coming) out\b/, 'emitted'],
  [/\bdependable form\b/, 'stable ABI'],
  [/\bnumbers? with a point\b/, 'floating point'],
  [/\bhave their turn\b/, 'yields to the event loop'],
  [/\bnobody waits (for|until)\b/, 'idle, or asynchronous'],
  [/\b(grows?|instances) without end\b/, 'recursion limit, infinite instantiation'],
  [/\bcomparisons that know\b/, 'ordered and unordered comparisons'],
  [/\bthe way of the data\b/i, 'data flow'],
  [/\b(server|compiler|all|the other|what every) rooms?\b/, 'layer'],
  [/\bapplied unseen\b|\bwants a look\b/, 'applied automatically, reviewed'],
  [/\bwho compiles\b/i, 'provider'],
  [/\bcomment says nothing\b/i, 'malformed'],
  [/\b(legible|no-failing|leave-ssa|far-jumps|seen-tree|look-at-crate)\.ts\b/, 'its new file name'],
];

/** Phrases of ours where the field has a term. */
export function checkVocabulary(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        VOCABULARY.filter(([pattern]) => pattern.test(line)).map(
          ([, term]) => `${path}:${at + 1}: ${line.trim().slice(0, 80)} (write: ${term})`,
        ),
      ),
  );
}

/** Words that must not stand in tracked text. */
export function checkWords(files: readonly Source[]): string[] {
  const problems: string[] = [];
  for (const { path, text } of files) {
    for (const [pattern, what] of FORBIDDEN) {
      if (!pattern.test(text)) continue;
      const line = text.split('\n').findIndex((l) => pattern.test(l));
      problems.push(`${path}:${line + 1}: ${what}: ${text.split('\n')[line]?.trim().slice(0, 80)}`);
    }
  }
  return problems;
}
