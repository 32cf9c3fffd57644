/**
 * An engine for a toy language, so that the shells can be tested apart from the compiler. A line
 * `kernel NAME` starts a kernel that ends before the next; each further line is one instruction;
 * the word `bad` is an error with a fix, `odd` a warning, `new` is unsupported, `panic!` makes the
 * engine throw.
 */
import { LineIndex, type Span } from '../../src/base/index.ts';
import type { Diagnostic } from '../../src/diag/index.ts';
import { Files } from '../../src/workspace/files.ts';
import type {
  CrateAnalysis,
  Engine,
  EngineHost,
  Inventory,
  KernelInfo,
} from '../../src/workspace/index.ts';
import { wholeLeftOut } from '../../src/workspace/rule-target.ts';

export function createToyEngine(readFile: EngineHost['readFile'] = () => undefined): Engine {
  const files = new Files({ readFile, prelude: {} });
  const textOf = (path: string): string => files.text(files.id(path)) ?? '';

  const words = (path: string, word: string): Span[] =>
    [...textOf(path).matchAll(new RegExp(`\\b${word}\\b`, 'g'))].map((m) => ({
      file: files.id(path),
      start: m.index,
      end: m.index + word.length,
    }));

  const kernels = (path: string): KernelInfo[] => {
    if (textOf(path).includes('panic!')) throw new Error('the toy engine was told to panic');
    const text = textOf(path);
    const starts = [...text.matchAll(/^kernel (\w+)/gm)];
    return starts.map((m, i) => ({
      name: m[1]!,
      symbol: `_${m[1]}`,
      exported: true,
      nameSpan: { file: files.id(path), start: m.index + 7, end: m.index + m[0].length },
      span: { file: files.id(path), start: m.index, end: starts[i + 1]?.index ?? text.length },
      dialect: 'rustc',
      abi: 'gpu-kernel',
    }));
  };

  const unsupported = (path: string): Diagnostic[] =>
    words(path, 'new').map((span) => ({
      code: 'unsupported',
      severity: 'error',
      span,
      message: 'unsupported: new',
    }));

  const analysed = (path: string): CrateAnalysis => ({
    missing: [],
    kernels: kernels(path).map((kernel) => {
      const reasons = unsupported(path).filter(
        ({ span }) => kernel.span.start <= span.start && span.start < kernel.span.end,
      );
      return { kernel, state: reasons.length > 0 ? 'not-analysed' : 'analysed', reasons };
    }),
  });

  return {
    codeKey: () => undefined,
    refusals: () => [],
    setFile: (path, text) => files.set(path, text),
    removeFile: (path) => files.remove(path),
    during: (texts, compute) => files.during(texts, compute),
    manifestProblems: () => [],
    filesRead: () => files.filesRead(),
    get revision() {
      return files.revision;
    },
    fileId: (path) => files.id(path),
    path: (file) => files.path(file),
    text: (path) => files.text(files.id(path)),
    rootOf: (path) => path,
    rootsIn: () => undefined,
    cratesIn: () => undefined,
    filesAloneIn: () => [],
    kernelsWritten: (path) => kernels(path).length,
    absentIn: () => [],
    featureEdit: () => undefined,
    // biome-ignore lint/correctness/useYield: there is nothing to stop before
    *inventory(): Generator<string, Inventory> {
      return { roots: [], kernels: [], absent: [], launches: [] };
    },
    print: () => '',
    buildOf: () => ({ edition: '2024' }),
    modules: (root) => [root],
    isForeign: () => false,
    kernels,
    names: () => ({ has: () => true }),
    versions: () => [],
    analysed,
    unanalysed: (path) => wholeLeftOut(analysed(path)),
    mlirText: () => undefined,
    workgroupMemory: () => [],
    decisions: () => [],
    isLarge: () => false,
    launchKernels: () => [],
    host: () => ({ fns: [], launches: [], names: [], reads: [], kernels: [] }),
    launch: () => undefined,
    specKernels: () => [],
    executable: () => {
      throw new Error('the toy language does not run');
    },
    launchSizes: () => [],
    offloadSites: () => [],
    kernelsBehind: () => [],
    asmTypes: () => [],
    *warmUp() {},
    rest: () => undefined,
    memoryOfRuns: { spare: undefined },
    mayLaunch: () => true,
    keep: () => undefined,
    setRules: () => undefined,
    remarks: () => [],
    counted: () => undefined,
    setCounted: () => undefined,
    setFeatures: () => undefined,
    setFolders: () => undefined,
    setBuild: () => undefined,
    packageOf: () => undefined,
    featuresOf: () => undefined,
    check: (path) => unsupported(path),
    ruleTarget: () => 'ptx',
    namedTargets: () => [],
    *diagnose(path) {
      yield;
      return this.diagnostics(path);
    },
    diagnostics: (path) => [
      ...words(path, 'bad').map(
        (span): Diagnostic => ({
          code: 'toy-bad',
          severity: 'error',
          span,
          message: 'bad word',
          why: 'words should be good',
          help: 'write good',
          related: [{ span: { ...span, end: span.start + 1 }, message: 'it starts here' }],
          fixes: [{ title: 'Write good', safety: 'safe', edits: [{ span, newText: 'good' }] }],
        }),
      ),
      ...words(path, 'odd').map(
        (span): Diagnostic => ({ code: 'toy-odd', severity: 'warning', span, message: 'odd word' }),
      ),
    ],
    abi: (path) =>
      kernels(path).map((kernel) => ({
        kernel,
        types: [],
        params: [
          { name: 'n', type: 'u32', declared: '.param .u32', size: 4, align: 4, offset: 0 },
          {
            name: 'x',
            type: '*const f32',
            declared: '.param .u64 .ptr',
            size: 8,
            align: 8,
            offset: 8,
          },
        ],
      })),
    exported: () => ({ printed: 0, notes: [] }),
    emit(path, target, options = {}) {
      const index = new LineIndex(textOf(path));
      const lines: string[] = [];
      const lineMap: (Span | undefined)[] = [];
      const problems = unsupported(path);
      const stopped = (k: KernelInfo): boolean =>
        problems.some((p) => k.span.start <= p.span.start && p.span.start < k.span.end);
      const wanted = kernels(path).filter(
        (k) => !stopped(k) && (options.kernel === undefined || k.name === options.kernel),
      );
      for (const kernel of wanted) {
        lines.push(`.visible .entry ${kernel.symbol}()`);
        lineMap.push(kernel.nameSpan);
        const first = index.lineCol(kernel.span.start).line + 1;
        const last = index.lineCol(kernel.span.end - 1).line;
        for (let line = first; line <= last; line += 1) {
          const start = index.lineStart(line);
          const code = textOf(path)
            .slice(start, index.lineStart(line + 1))
            .trim();
          if (code === '') continue;
          lines.push(`  do ${code};`);
          lineMap.push({ file: files.id(path), start, end: start + code.length });
        }
      }
      return {
        target,
        cpu: options.cpu ?? 'sm_70',
        provider: 'core',
        text: lines.map((line) => `${line}\n`).join(''),
        lineMap: lines.length === 0 ? [] : [...lineMap, undefined],
        summary: wanted.map((kernel) => ({
          kernel: kernel.symbol,
          instructions: lines.length,
          registers: { b32: 1 },
          liveRegisters: 1,
          localBytes: 0,
          workgroupBytes: 0,
          launchSized: false,
        })),
        problems,
      };
    },
    cpus: () => ['sm_70', 'sm_80'],
    whyNoCpu: () => undefined,
    cpuOf: () => 'sm_70',
    chosenCpu: () => undefined,
  };
}
