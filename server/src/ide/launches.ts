/**
 * Where host code launches kernels, for lists: the launches that are linked with the kernel, and
 * where that is not known text that looks like one, nothing that a rule may rely on. Such text
 * names the kernel as a string where a function is looked up, before the angle brackets of a launch
 * macro, or as its dialect has it.
 */
import type { Span } from '../base/index.ts';
import { isTrivia, lex, T } from '../syntax/index.ts';
import type { Engine, KernelInfo } from '../workspace/index.ts';
import { launchesOfKernel, pathsNaming, pathsReaching } from './host-links.ts';
import { launchedAs } from './kernels.ts';

export interface FoundLaunch {
  readonly span: Span;
  /** The line, without the space around it. */
  readonly text: string;
}

/** More sites than this tell no more. */
const MOST_SITES = 100;

/** Further forms of a dialect, for a kernel's name. */
const FORMS: Readonly<Partial<Record<KernelInfo['dialect'], (name: string) => RegExp>>> = {
  // A field of `offload!`, or the first argument of the intrinsic.
  offload: (name) =>
    new RegExp(
      `\\bkernel\\s*=\\s*(?:\\w+::)*${name}\\b|\\boffload(?:::<[^;]*>)?\\(\\s*(?:\\w+::)*${name}\\b`,
    ),
  // A field of `cuda_launch!`, or a method of the module that `#[cuda_module]` makes.
  'cuda-oxide': (name) =>
    new RegExp(
      `\\bkernel\\s*:\\s*(?:\\w+::)*${name}\\b|\\.(?:prepare_)?${name}(?:_async)?(?:::<[^;]*>)?\\(\\s*&`,
    ),
};

/** Words of a call that looks a kernel up, in front of its name as a string. */
const LOOKS_UP = /(?:function|kernel|launch|module|get_func)\w*[^\w]/i;

/** A launch in one line of text. */
const MOST_TEXT = 160;

/**
 * The launches of a kernel: those that are understood, and lines that look like one. Packages that
 * do not reach the kernel's, as far as manifests tell, may load its text at run time: their lines
 * count where no other package launches the kernel, and where the name is not one of their own.
 */
export function launchesOf(
  engine: Engine,
  paths: readonly string[],
  kernel: KernelInfo,
): readonly FoundLaunch[] {
  const wanted = launchedAs(kernel);
  const near = pathsReaching(engine, paths, wanted);
  const known = launchesOfKernel(engine, near, wanted).slice(0, MOST_SITES);
  const places = known.flatMap(({ span, link }) => (link ? [span, link.name.span] : [span]));
  const sure = known.map(({ span }): FoundLaunch => {
    const text = (engine.text(engine.path(span.file)) ?? '').slice(span.start, span.end);
    return { span, text: text.replace(/\s+/g, ' ').slice(0, MOST_TEXT) };
  });
  const isElsewhere = ({ span }: FoundLaunch): boolean =>
    !places.some(
      ({ file, start, end }) => file === span.file && start < span.end && span.start < end,
    );
  const lines = launchLines(engine, near, kernel).filter(isElsewhere);
  const others =
    sure.length + lines.length > 0
      ? lines
      : launchLines(engine, strangers(engine, paths, near, kernel), kernel);
  const rank = ({ span }: FoundLaunch): number => paths.indexOf(engine.path(span.file));
  return [...sure, ...others].sort((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
}

/**
 * The files beside `near` that name a kernel, without packages that have a function of that name.
 */
function strangers(
  engine: Engine,
  paths: readonly string[],
  near: readonly string[],
  { name: shown, instanceOf, symbol }: KernelInfo,
): readonly string[] {
  const name = instanceOf ?? shown;
  const known = new Set(near);
  const far = paths.filter((path) => !known.has(path));
  const naming = pathsNaming(engine, far, { name, symbol });
  const own = new RegExp(`\\bfn\\s+${name.replace(/\W/g, '\\$&')}\\b`);
  const folders = new Set<string | undefined>();
  for (const path of naming)
    if (own.test(engine.text(path) ?? '')) folders.add(packageFolder(engine, path));
  return naming.filter((path) => !folders.has(packageFolder(engine, path)));
}

/** The lines of the files that seem to launch the kernel. */
function launchLines(
  engine: Engine,
  paths: readonly string[],
  { name: shown, instanceOf, symbol, exported, span, dialect }: KernelInfo,
): readonly FoundLaunch[] {
  const name = instanceOf ?? shown;
  const asString = `"${exported ? symbol : name}"`;
  const asMacro = new RegExp(`\\b${name}\\s*(?:::\\s*<[^>]*>\\s*)?<<<`);
  const form = FORMS[dialect]?.(name);
  const isLaunch = (line: string): boolean => {
    if (/export_name|link_name|#\s*\[/.test(line)) return false;
    const at = line.indexOf(asString);
    const looked = at >= 0 && LOOKS_UP.test(line.slice(0, at));
    return looked || asMacro.test(line) || form?.test(line) === true;
  };
  const out: FoundLaunch[] = [];
  for (const path of pathsNaming(engine, paths, { name, symbol })) {
    const file = engine.fileId(path);
    const text = engine.text(path) ?? '';
    if (!text.includes(asString) && !text.includes('<<<') && !form?.test(text)) continue;
    const code = codeOf(text, asString);
    for (const { start, end } of linesWith(code, [name, symbol])) {
      const own = file === span.file && start >= span.start && start < span.end;
      if (own || !isLaunch(code.slice(start, end)) || out.length >= MOST_SITES) continue;
      const line = text.slice(start, end);
      const from = start + line.search(/\S/);
      out.push({ span: { file, start: from, end }, text: line.trim() });
    }
  }
  return out;
}

/** A text in which comments are blank, and strings but those that are `name`. */
function codeOf(text: string, name: string): string {
  const { kinds, starts, count } = lex(text);
  let out = '';
  for (let i = 0; i < count; i++) {
    const token = text.slice(starts[i], starts[i + 1]);
    // Documentation is no trivia.
    const isComment = isTrivia(kinds[i]!) || /^\/[/*]/.test(token);
    const isOtherString = STRINGS.has(kinds[i]!) && token.replace(/^[bc]/, '') !== name;
    const isBlank = isComment || isOtherString;
    out += isBlank ? token.replace(/[^\n]/g, ' ') : token;
  }
  return out;
}

const STRINGS: ReadonlySet<number> = new Set([
  T.Str,
  T.RawStr,
  T.ByteStr,
  T.RawByteStr,
  T.CStr,
  T.RawCStr,
]);

/** The lines that hold one of the words, in order; each once. */
function* linesWith(
  text: string,
  words: readonly string[],
): Generator<{ readonly start: number; readonly end: number }> {
  let from = 0;
  for (;;) {
    const found = words.map((word) => text.indexOf(word, from)).filter((at) => at >= 0);
    if (found.length === 0) return;
    const at = found.reduce((first, one) => Math.min(first, one));
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    yield { start: text.lastIndexOf('\n', at) + 1, end };
    from = end;
  }
}

const PACKAGE_NAME = /\[package\][^[]*?^[ \t]*name\s*=\s*"([^"]+)"/m;

/** The folder of the package around a file, by the manifests above it. */
export function packageFolder(engine: Engine, path: string): string | undefined {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const folder = path.slice(0, at);
    if (PACKAGE_NAME.test(engine.text(`${folder}/Cargo.toml`) ?? '')) return folder;
  }
  return undefined;
}

/** The package of a crate by its manifest, else the name of the root file. */
export function crateName(engine: Engine, root: string): string {
  const folder = packageFolder(engine, root);
  const manifest = folder === undefined ? '' : (engine.text(`${folder}/Cargo.toml`) ?? '');
  return PACKAGE_NAME.exec(manifest)?.[1] ?? root.slice(root.lastIndexOf('/') + 1);
}
