/**
 * Where host code seems to launch kernels, for lists: text that looks like a launch, nothing that a rule may rely on. A launch
 * names the kernel as a string where a function is looked up, before the angle brackets of a launch macro, or as its dialect
 * has it.
 */
import type { Span } from '../base/index.ts';
import type { Engine, KernelInfo } from '../workspace/index.ts';

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

/** Words on a line that looks a kernel up. */
const LOOKS_UP = /function|kernel|launch|symbol|module|get_func/i;

/** The lines of the files that seem to launch the kernel. */
export function launchesOf(
  engine: Engine,
  paths: readonly string[],
  { name: shown, instanceOf, symbol, exported, span, dialect }: KernelInfo,
): readonly FoundLaunch[] {
  const name = instanceOf ?? shown;
  const asString = `"${exported ? symbol : name}"`;
  const asMacro = new RegExp(`\\b${name}\\s*(?:::\\s*<[^>]*>\\s*)?<<<`);
  const form = FORMS[dialect]?.(name);
  const out: FoundLaunch[] = [];
  for (const path of paths) {
    const file = engine.fileId(path);
    const text = engine.text(path) ?? '';
    if (!text.includes(asString) && !text.includes('<<<') && !form?.test(text)) continue;
    let start = 0;
    for (const line of text.split('\n')) {
      const own = file === span.file && start >= span.start && start < span.end;
      const code = line.replace(/\/\/.*$/, '');
      const looked = code.includes(asString) && LOOKS_UP.test(code.replace(asString, ''));
      const attribute = /export_name|link_name|#\s*\[/.test(code);
      if (
        !own &&
        !attribute &&
        (looked || asMacro.test(code) || form?.test(code)) &&
        out.length < MOST_SITES
      ) {
        const from = start + line.search(/\S/);
        out.push({ span: { file, start: from, end: start + line.length }, text: line.trim() });
      }
      start += line.length + 1;
    }
  }
  return out;
}

/** The package of a crate by its manifest, else the name of the root file. */
export function crateName(engine: Engine, root: string): string {
  for (let at = root.lastIndexOf('/'); at > 0; at = root.lastIndexOf('/', at - 1)) {
    const manifest = engine.text(`${root.slice(0, at)}/Cargo.toml`);
    const name = manifest && /\[package\][^[]*?^\s*name\s*=\s*"([^"]+)"/m.exec(manifest)?.[1];
    if (name) return name;
  }
  return root.slice(root.lastIndexOf('/') + 1);
}
