/**
 * Launches and names of kernels in host code, for an editor: what stands at an offset, who launches
 * a kernel, all places that name one. Plain data in offsets.
 */
import { greatest, type Span, type TextEdit } from '../base/index.ts';
import { memo } from '../db/index.ts';
import {
  type HostLaunch,
  type LaunchKernel,
  type LinkedHost,
  type LinkedLaunch,
  type LinkedName,
  lookedUpName,
  mayLaunch,
} from '../host/index.ts';
import type { Engine } from '../workspace/index.ts';

/** A kernel that host code means at a place. */
export interface HostLink {
  /** The word there. */
  readonly span: Span;
  readonly name: LinkedName;
  /** The launch, when the word is its. */
  readonly launch: LinkedLaunch | undefined;
}

function hostOf(engine: Engine, path: string): LinkedHost | undefined {
  return mayHold(engine.text(path) ?? '') ? engine.host(engine.rootOf(path)) : undefined;
}

/** A macro of another file may hold the launch. */
function mayHold(text: string): boolean {
  return mayLaunch(text) || /\b\w+!\s*[({[]/.test(text);
}

function holds(span: Span, file: Span['file'], offset: number): boolean {
  return span.file === file && span.start <= offset && offset <= span.end;
}

/** The kernel that host code means at an offset: by a string, a variable, a method or a path. */
export function hostLinkAt(engine: Engine, path: string, offset: number): HostLink | undefined {
  const host = hostOf(engine, path);
  if (host === undefined) return undefined;
  const file = engine.fileId(path);
  const launch = host.launches.find(
    (one) =>
      one.link !== undefined &&
      (holds(one.callee, file, offset) || holds(one.link.name.span, file, offset)),
  );
  if (launch !== undefined && holds(launch.callee, file, offset))
    return { span: launch.callee, name: launch.link!, launch };
  const name = host.names.find((one) => holds(one.name.span, file, offset));
  return name && { span: name.name.span, name, launch };
}

/** The launch whose arguments or sizes an offset lies in, the innermost one. */
export function hostLaunchAt(
  engine: Engine,
  path: string,
  offset: number,
): LinkedLaunch | undefined {
  const file = engine.fileId(path);
  return hostOf(engine, path)
    ?.launches.filter(({ span }) => holds(span, file, offset))
    .sort((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start))[0];
}

/** How a kernel is looked for in host code. */
export interface WantedKernel {
  readonly name: string;
  readonly symbol: string;
  readonly nameSpan: Span;
}

/** Launches and names of one crate's host code, by the kernel that they mean. */
interface ByKernel {
  readonly launches: ReadonlyMap<string, readonly LinkedLaunch[]>;
  readonly names: ReadonlyMap<string, readonly LinkedName[]>;
}

const byKernel = memo<LinkedHost, ByKernel>('ide.host-links');

/** The index of a crate's host code: built once, as long as the host code is the same. */
function indexOf(host: LinkedHost): ByKernel {
  let known = byKernel.get(host);
  if (known === undefined) {
    const launches = listed(host.launches, ({ link }) => link);
    byKernel.set(host, (known = { launches, names: listed(host.names, (name) => name) }));
  }
  return known;
}

/** The values by each kernel that they mean; each place once. */
function listed<V>(
  values: readonly V[],
  nameOf: (value: V) => LinkedName | undefined,
): ReadonlyMap<string, readonly V[]> {
  const out = new Map<string, V[]>();
  for (const value of values) {
    for (const key of new Set(nameOf(value)?.kernels.map(({ nameSpan }) => keyOf(nameSpan)))) {
      const list = out.get(key);
      if (list === undefined) out.set(key, [value]);
      else list.push(value);
    }
  }
  return out;
}

/** Of these files, those that may hold one of the names; all of a workspace are looked through. */
export function pathsNaming(
  engine: Engine,
  paths: readonly string[],
  { name, symbol }: Pick<WantedKernel, 'name' | 'symbol'>,
): readonly string[] {
  return paths.filter((path) => {
    const names = engine.names(path);
    if (!names.has(name) && !names.has(symbol)) return false;
    const text = engine.text(path) ?? '';
    return text.includes(name) || text.includes(symbol);
  });
}

/**
 * Of these files, those whose package may launch the kernels of the crate around `kernel`, as far
 * as manifests tell.
 */
export function pathsReaching(
  engine: Engine,
  paths: readonly string[],
  { nameSpan }: Pick<WantedKernel, 'nameSpan'>,
): readonly string[] {
  const root = engine.rootOf(engine.path(nameSpan.file));
  return paths.filter((path) => engine.mayLaunch(path, root));
}

/** Of these files, those whose host code may name a kernel. No text of another package is read. */
function hostsNaming(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): readonly string[] {
  const near = pathsReaching(engine, paths, kernel);
  return pathsNaming(engine, near, kernel).filter((path) => mayHold(engine.text(path) ?? ''));
}

/** Roots of the crates of these files whose host code may name a kernel. */
export function hostRoots(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): readonly string[] {
  const roots = hostsNaming(engine, paths, kernel).map((path) => engine.rootOf(path));
  return [...new Set(roots)];
}

/**
 * Has the host code of the crates of these files read that may name a kernel, one crate at a time:
 * yields the file before each. What is asked about the kernel afterwards is there.
 */
export function* readHosts(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): Generator<string, void> {
  for (const path of hostsNaming(engine, paths, kernel)) {
    yield path;
    engine.host(engine.rootOf(path));
  }
}

/** What an index has of a kernel in the crates of these files; each place once. */
function ofKernel<K extends keyof ByKernel>(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
  which: K,
  spanOf: (value: NonNullable<ReturnType<ByKernel[K]['get']>>[number]) => Span,
): NonNullable<ReturnType<ByKernel[K]['get']>>[number][] {
  type Value = NonNullable<ReturnType<ByKernel[K]['get']>>[number];
  const key = keyOf(kernel.nameSpan);
  const seen = new Map<string, Value>();
  for (const root of hostRoots(engine, paths, kernel)) {
    const found = indexOf(engine.host(root))[which].get(key) as readonly Value[] | undefined;
    for (const value of found ?? []) {
      const place = keyOf(spanOf(value));
      if (!seen.has(place)) seen.set(place, value);
    }
  }
  return [...seen.values()];
}

/** The launches of a kernel in the crates of these files; each place once. */
export function launchesOfKernel(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): readonly LinkedLaunch[] {
  return ofKernel(engine, paths, kernel, 'launches', ({ span }) => span);
}

/** All names of a kernel in host code of the crates of these files: strings, methods, paths. */
export function namesOfKernel(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): readonly LinkedName[] {
  return ofKernel(engine, paths, kernel, 'names', ({ name }) => name.span);
}

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * The edits that give a kernel another name, in its definition and in all host code that names it;
 * a message where that cannot be. A kernel with an exported name of its own keeps that of the
 * function.
 */
export function renameKernel(
  engine: Engine,
  paths: readonly string[],
  kernel: LaunchKernel,
  newName: string,
): readonly TextEdit[] | string {
  if (!IDENTIFIER.test(newName)) return `\`${newName}\` is no identifier`;
  const names = namesOfKernel(engine, paths, kernel);
  const own = kernel.symbol === kernel.name || !kernel.exported;
  if (!own) {
    // Host code knows the exported name: that is what is renamed, where it is written.
    const { file, start } = kernel.span;
    const text = engine.text(engine.path(file)) ?? '';
    const head = text.slice(Math.max(0, start - 400), kernel.nameSpan.start);
    const at = head.lastIndexOf(`"${kernel.symbol}"`);
    if (at < 0) return `the exported name of \`${kernel.name}\` is written by a macro`;
    const from = Math.max(0, start - 400) + at + 1;
    const span = { file, start: from, end: from + kernel.symbol.length };
    return [
      { span, newText: newName },
      ...names
        .filter(({ name }) => name.text === kernel.symbol)
        .map(({ name }) => ({ span: name.span, newText: newName })),
    ];
  }
  const edits: TextEdit[] = [{ span: kernel.nameSpan, newText: newName }];
  const taken = new Set([keyOf(kernel.nameSpan)]);
  const add = (span: Span): void => {
    if (taken.has(keyOf(span))) return;
    taken.add(keyOf(span));
    edits.push({ span, newText: newName });
  };
  for (const { name } of names) if (name.text === kernel.name) add(name.span);
  // `prepare_` methods, imports and paths that end in the name.
  const files = new Set([...paths, ...engine.modules(kernel.root)]);
  const used = new RegExp(`(?:\\bprepare_|::\\s*(?:\\{[^{}]*\\b)?)${kernel.name}\\b`, 'g');
  for (const path of files) {
    const text = engine.text(path) ?? '';
    if (!text.includes(kernel.name)) continue;
    const sameCrate = engine.rootOf(path) === kernel.root;
    if (!sameCrate && !names.some(({ name }) => engine.path(name.span.file) === path)) continue;
    for (const found of text.matchAll(used)) {
      const end = found.index + found[0].length;
      add({ file: engine.fileId(path), start: end - kernel.name.length, end });
    }
  }
  return edits;
}

function keyOf({ file, start }: Span): string {
  return `${file} ${start}`;
}

/** What of a launch nobody has verified, each as a sentence for a `SAFETY` comment. */
export function obligationsOf(launch: HostLaunch & Pick<LinkedLaunch, 'link'>): readonly string[] {
  const kernel = launch.link?.kernel;
  if (kernel === undefined || !launch.unchecked) return [];
  const out: string[] = [];
  const { params } = kernel;
  if (launch.args === undefined)
    out.push('the arguments are those that the kernel takes, in order');
  const lengths = (params ?? []).filter(({ slice }) => !slice);
  for (const param of params ?? []) {
    const [first] = param.slots;
    if (first?.kind !== 'pointer' || param.slice) continue;
    const counts = lengths
      .filter(({ slots }) => slots[0]?.kind === 'scalar')
      .map(({ name }) => name);
    const how =
      counts.length === 1
        ? `at least \`${counts[0]}\` elements`
        : 'as many elements as the grid indexes';
    out.push(
      `\`${param.name}\` points to device memory of ${how}${param.mut ? ', and nobody else uses it meanwhile' : ''}`,
    );
  }
  const written = (params ?? []).filter(({ slice, mut }) => slice && mut);
  for (const { name } of written) out.push(`no other launch uses \`${name}\` meanwhile`);
  for (const of of ['grid', 'block'] as const) {
    const dims = launch[of];
    if (dims?.sizes.every(({ value }) => value !== undefined) !== true)
      out.push(`the ${of} is within the limits of the device and as the kernel indexes it`);
  }
  if (launch.shared === undefined || launch.shared.value === undefined)
    out.push('the dynamic workgroup memory is as large as the kernel uses');
  return out;
}

/** A kernel's name, signature and what a launch of it leaves open, in Markdown. */
export function linkMarkdown({ name, launch }: HostLink): string | undefined {
  const [kernel, ...others] = name.kernel === undefined ? name.kernels : [name.kernel];
  if (kernel === undefined) return undefined;
  const inMlir = kernel.dialect === 'mlir';
  const home = inMlir ? `\`@${kernel.crate}\`` : `crate \`${kernel.crate}\``;
  const head = `**\`${lookedUpName(kernel)}\`** · kernel of ${home}`;
  const signature = `\`\`\`${inMlir ? 'mlir' : 'rust'}\n${kernel.signature}\n\`\`\``;
  const slots = (kernel.params ?? []).flatMap((param) =>
    param.slots.map((slot, at) => {
      if (slot.kind === 'pointer') return `${param.name}${param.slice ? ' (pointer)' : ''}`;
      if (slot.kind === 'length') return `${param.name} (length)`;
      return at === 0 ? param.name : `${param.name} (${at})`;
    }),
  );
  const passed = slots.length === 0 ? [] : [`Passed, in order: ${slots.join(', ')}.`];
  const open = launch === undefined ? [] : obligationsOf(launch);
  const unsafe =
    open.length === 0 ? [] : [`Not verified here:\n${open.map((one) => `- ${one}`).join('\n')}`];
  const more = others.length === 0 ? [] : [`${others.length} more kernels have this name.`];
  return [head, signature, ...passed, ...unsafe, ...more].join('\n\n');
}

/**
 * The comment that says why a launch is safe, before the statement that holds it; undefined where
 * there is one, or none is needed.
 */
export function safetyComment(
  engine: Engine,
  path: string,
  offset: number,
): { readonly title: string; readonly edit: TextEdit } | undefined {
  const launch = hostLaunchAt(engine, path, offset);
  const open = launch === undefined ? [] : obligationsOf(launch);
  if (launch === undefined || open.length === 0) return undefined;
  const text = engine.text(path) ?? '';
  const { start } = launch.statement;
  // The line of the `unsafe` block, when the statement is alone in it.
  const head = text.slice(0, start);
  const block = /unsafe\s*\{\s*$/.exec(head);
  const at = head.lastIndexOf('\n', block?.index ?? start) + 1;
  const above = text.slice(0, at).trimEnd();
  const lineAbove = above.slice(above.lastIndexOf('\n') + 1).trim();
  if (/^\/\/.*\bsafety\b/i.test(lineAbove) || /^\/\/\s*-/.test(lineAbove)) return undefined;
  const indent = /^[ \t]*/.exec(text.slice(at))![0];
  const lines = ['// SAFETY:', ...open.map((one) => `// - ${one}`)];
  const newText = lines.map((line) => `${indent}${line}\n`).join('');
  const span = { file: launch.span.file, start: at, end: at };
  return { title: 'Write the `SAFETY` comment of this launch', edit: { span, newText } };
}

/** A function of host code, and where it launches a kernel. */
export interface LaunchCaller {
  readonly name: string;
  readonly span: Span;
  readonly nameSpan: Span;
  readonly sites: readonly Span[];
}

/** The name in the head of a function, in Rust and in MLIR. */
const FUNCTION_NAME = /\bfn\s+(\w+)|\b(?:func|llvm)\.func\s+(?:\w+\s+)*@([\w$.-]+)/;

/** The functions that launch a kernel, in the crates of these files. */
export function launchCallers(
  engine: Engine,
  paths: readonly string[],
  kernel: WantedKernel,
): readonly LaunchCaller[] {
  const byOwner = new Map<string, LinkedLaunch[]>();
  for (const launch of launchesOfKernel(engine, paths, kernel)) {
    const key = keyOf(launch.owner);
    const list = byOwner.get(key);
    if (list === undefined) byOwner.set(key, [launch]);
    else list.push(launch);
  }
  return [...byOwner.values()].flatMap((launches) => {
    const { owner } = launches[0]!;
    const text = engine.text(engine.path(owner.file)) ?? '';
    const found = FUNCTION_NAME.exec(text.slice(owner.start, owner.end));
    const name = found?.[1] ?? found?.[2];
    if (name === undefined) return [];
    const end = owner.start + found!.index + found![0].length;
    const nameSpan = { file: owner.file, start: end - name.length, end };
    const sites = launches.map(({ callee }) => callee);
    return [{ name, span: owner, nameSpan, sites }];
  });
}

/** The launches in the function of host code whose name stands at an offset. */
export function launchesInFunction(
  engine: Engine,
  path: string,
  offset: number,
): readonly LinkedLaunch[] {
  const file = engine.fileId(path);
  const all = hostOf(engine, path)?.launches.filter(({ owner }) => holds(owner, file, offset));
  // Of functions inside functions the innermost.
  const inner = greatest((all ?? []).map(({ owner }) => owner.start));
  return (all ?? []).filter(({ owner }) => owner.start === inner);
}
