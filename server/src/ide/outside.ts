/**
 * Assembly text of another compiler in the form of our own: each line with its place in the user's
 * source, by the text's line directives, and the figures that the text declares.
 */
import {
  amdgcnLines,
  amdgcnReachable,
  demangleRust,
  parseAmdgcn,
  parsePtx,
  ptxLines,
  reachableNames,
  summarizeAmdgcn,
  summarizePtx,
} from '../asm/index.ts';
import { LineIndex, type Span } from '../base/index.ts';
import type {
  CrateBuild,
  EmitOptions,
  EmittedText,
  Engine,
  TargetName,
} from '../workspace/index.ts';

/**
 * What another compiler is asked. Has the shape of `toolchain`'s requests, which knows nothing of
 * us.
 */
export interface OutsideRequest extends CrateBuild {
  readonly root: string;
  readonly text?: string;
  readonly triple: string;
  readonly cpu: string;
  readonly optLevel: number;
  readonly debugAssertions: boolean;
  /** What the project builds the crate with; absent: rustc is asked, and no one else. */
  readonly maker?: 'rustc' | 'cargo-oxide' | 'cuda-builder';
  /** Names of the crate's kernels in the text, by which a finished text is known. */
  readonly symbols?: readonly string[];
}

/** Assembly that another compiler made. */
export interface OutsideAssembly {
  readonly kind: 'text';
  readonly text: string;
  /** The compiler as it names itself: `rustc 1.97.0-nightly`. */
  readonly version: string;
  /** What line directives call the root file, when it is not its path. */
  readonly rootAs?: string;
  /** Of a text that was found: when it was written, in milliseconds since 1970. */
  readonly written?: number;
}

export type OutsideAnswer =
  | OutsideAssembly
  /** `lacks`: what is not installed, in one line. */
  | { readonly kind: 'missing' | 'failed'; readonly message: string; readonly lacks?: string };

/** How to reach another compiler; a browser has none. */
export type OutsideCompiler = (
  request: OutsideRequest,
  signal?: AbortSignal,
) => Promise<OutsideAnswer>;

const TRIPLES: Readonly<Record<TargetName, string>> = {
  ptx: 'nvptx64-nvidia-cuda',
  amdgcn: 'amdgcn-amd-amdhsa',
};

/** Why no other compiler can be asked about a root; undefined when it can. */
export function refusedOutside(root: string): string | undefined {
  return root.endsWith('.mlir') ? 'this provider compiles Rust; MLIR has `core` alone' : undefined;
}

/** What to ask of another compiler. Saved files count where the crate has several. */
export function outsideRequest(
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
): OutsideRequest {
  const build = engine.buildOf(root, target);
  const alone = build.cargo === undefined && engine.modules(root).length <= 1;
  const text = alone ? engine.text(root) : undefined;
  return {
    ...build,
    root,
    ...(text === undefined ? {} : { text }),
    triple: TRIPLES[target],
    cpu: options.cpu ?? engine.cpuOf(root, target),
    optLevel: Number((options.opt ?? 'O2').slice(1)),
    debugAssertions: options.debugAssertions === true,
  };
}

/** What to ask of the compiler that the project itself uses. */
export function projectRequest(
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
): OutsideRequest {
  const request = outsideRequest(engine, root, target, options);
  const kernels = engine.kernels(root);
  const uses = (dialect: string): boolean => kernels.some((one) => one.dialect === dialect);
  const maker = uses('cuda-oxide')
    ? 'cargo-oxide'
    : uses('rust-cuda') || request.builder !== undefined
      ? 'cuda-builder'
      : 'rustc';
  return { ...request, maker, symbols: kernels.map(({ symbol }) => symbol) };
}

/** The text that another compiler makes of a crate, or why there is none. */
export async function emitOutside(
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
  compile: OutsideCompiler,
  signal?: AbortSignal,
): Promise<EmittedText | Exclude<OutsideAnswer, OutsideAssembly>> {
  const refused = refusedOutside(root);
  if (refused !== undefined) return { kind: 'failed', message: refused };
  const request = outsideRequest(engine, root, target, options);
  const answer = await compile(request, signal);
  return answer.kind === 'text' ? outsideEmitted(engine, request, answer, target, options) : answer;
}

/** Names that LLVM gives to labels which only its debug information needs. */
const DEBUG_LABEL = /^(?:\$L__|\.L)(?:func_begin|func_end|tmp)\d+$/;

/** PTX with line directives says so in its target. */
const DEBUG_TARGET = /^(\.target [^,]*), debug$/;

/** One line of either language. */
interface Line {
  readonly text: string;
  readonly kind: string;
  readonly labels: readonly { readonly name: string }[];
  /** Name of the label that the line defines. */
  readonly defines?: string;
  /** Name of the function around it; empty outside. */
  readonly owner: string;
  readonly source?: Place & { readonly inlinedAt?: Place };
}

interface Place {
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

/**
 * Is a path the kernel's? Arguments of instances come with their paths, constants with their types.
 */
function isNamed(path: string | undefined, name: string | undefined): boolean {
  if (path === undefined || name === undefined) return false;
  if (!name.includes('::<')) return path.split('::').at(-1) === name;
  const plain = path
    .replace(/(?<!\w)(?:\w+::)+(?=\w)/g, '')
    .replace(/\b(\d+)[ui](?:8|16|32|64|128|size)\b/g, '$1');
  return plain === name;
}

/**
 * The text with its line map and figures; with `kernel`, what that kernel reaches. `problems` is
 * empty: what the other compiler refused has no text.
 */
export function outsideEmitted(
  engine: Engine,
  { root, cpu }: Pick<OutsideRequest, 'root' | 'cpu'>,
  { text, version, rootAs }: OutsideAssembly,
  target: TargetName,
  { kernel: name, lineInfo }: EmitOptions,
  provider: EmittedText['provider'] = 'rustc',
): EmittedText {
  const info = engine.kernels(root).find((one) => one.name === name);
  const isWanted = (symbol: string): boolean =>
    info === undefined || info.exported
      ? symbol === (info?.symbol ?? name)
      : isNamed(demangleRust(symbol), name);
  const read = target === 'ptx' ? readPtx : readAmdgcn;
  const { lines, files, reached, summary } = read(text, name === undefined ? undefined : isWanted);
  const places = new Places(engine, root, rootAs, files);
  const used = new Set(
    lines
      .filter(({ kind }) => kind === 'instruction')
      .flatMap((line) => line.labels.map(({ name }) => name)),
  );
  // Labels around functions and inside them serve the line directives alone.
  const isDebug = ({ kind, defines }: Line): boolean =>
    kind === 'debug' ||
    (kind === 'label' && DEBUG_LABEL.test(defines ?? '') && !used.has(defines!));
  const kept = lines.filter(
    (line) =>
      (lineInfo || !isDebug(line)) &&
      (line.owner === '' || reached === undefined || reached.has(line.owner)),
  );
  const squeezed = kept.filter(
    (line, at) => line.kind !== 'blank' || kept[at - 1]?.kind !== 'blank',
  );
  return {
    target,
    cpu,
    provider,
    providerVersion: version,
    text: `${squeezed.map((line) => (lineInfo ? line.text : line.text.replace(DEBUG_TARGET, '$1'))).join('\n')}\n`,
    lineMap: squeezed.map(({ source }) => places.of(source)),
    summary: summary.filter((one) => name === undefined || isWanted(one.kernel)),
    problems: [],
  };
}

interface Reading {
  readonly lines: readonly Line[];
  readonly files: ReadonlyMap<number, { readonly name: string }>;
  readonly reached: ReadonlySet<string> | undefined;
  readonly summary: EmittedText['summary'];
}

function readPtx(text: string, isWanted: ((symbol: string) => boolean) | undefined): Reading {
  const { module } = parsePtx(text);
  const lines = ptxLines(module).map((line) => ({
    ...line,
    owner: module.functions[line.function]?.name ?? '',
  }));
  const summary = summarizePtx(module)
    .filter((one) => one.entry)
    .map((one) => ({
      kernel: one.name,
      instructions: one.instructions,
      registers: one.registers,
      localBytes: one.local,
      workgroupBytes: one.shared,
      launchSized: one.dynamicShared,
    }));
  const reached = isWanted && reachableNames(module, wanted(summary, isWanted));
  return { lines, files: module.files, reached, summary };
}

function readAmdgcn(text: string, isWanted: ((symbol: string) => boolean) | undefined): Reading {
  const { module } = parseAmdgcn(text);
  const lines = amdgcnLines(module).map((line) => ({ ...line, owner: line.function }));
  const summary = summarizeAmdgcn(module)
    .filter((one) => one.kernel)
    .map((one) => ({
      kernel: one.name,
      instructions: one.instructions,
      registers: { vgpr: one.vgprs ?? 0, sgpr: one.sgprs ?? 0 },
      localBytes: one.privateMemory ?? 0,
      workgroupBytes: one.workgroupMemory ?? 0,
      launchSized: false,
    }));
  const reached = isWanted && amdgcnReachable(module, wanted(summary, isWanted));
  return { lines, files: module.files, reached, summary };
}

function wanted(
  summary: readonly { readonly kernel: string }[],
  isWanted: (symbol: string) => boolean,
): string[] {
  return summary.map(({ kernel }) => kernel).filter(isWanted);
}

/** From places of line directives to places in texts that the engine has. */
class Places {
  private readonly engine: Engine;
  private readonly root: string;
  private readonly rootAs: string | undefined;
  private readonly files: Reading['files'];
  private readonly known = new Map<number, { file: Span['file']; lines: LineIndex } | undefined>();

  constructor(engine: Engine, root: string, rootAs: string | undefined, files: Reading['files']) {
    this.engine = engine;
    this.root = root;
    this.rootAs = rootAs;
    this.files = files;
  }

  /** The user's line; of code inlined from elsewhere the line that it was inlined into. */
  of(source: Line['source']): Span | undefined {
    return source && (this.span(source) ?? (source.inlinedAt && this.span(source.inlinedAt)));
  }

  private span({ file, line, column }: Place): Span | undefined {
    const found = this.file(file);
    if (found === undefined || line < 1) return undefined;
    const start = found.lines.offset({ line: line - 1, col: Math.max(0, column - 1) });
    return { file: found.file, start, end: start };
  }

  private file(index: number): { file: Span['file']; lines: LineIndex } | undefined {
    if (this.known.has(index)) return this.known.get(index);
    const { engine, root } = this;
    const name = this.files.get(index)?.name.replaceAll('\\', '/');
    const path = name === this.rootAs ? root : name;
    // Only what belongs to the crate: the text may name files of the compiler's own library.
    const known = path !== undefined && engine.modules(root).includes(path);
    const text = known ? engine.text(path) : undefined;
    const found =
      text === undefined ? undefined : { file: engine.fileId(path!), lines: new LineIndex(text) };
    this.known.set(index, found);
    return found;
  }
}
