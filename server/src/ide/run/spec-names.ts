/** Which spec belongs to which file: by names alone. */

/** Names of specs end so. */
export const SPEC_EXTENSION = '.warplens.json';

const SOURCES = ['.rs', '.mlir', '.ptx', '.s'] as const;

/** Is a file a spec by its name? */
export function isSpecName(path: string): boolean {
  return path.endsWith(SPEC_EXTENSION);
}

/** Is an argument of `run` a spec? Sources and assembly have names of their own. */
export function isSpecArgument(path: string): boolean {
  return path.endsWith('.json');
}

/** `saxpy` of `saxpy.rs` and of `saxpy.large.warplens.json`, with the folder. */
function stemOf(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  const name = path.slice(slash);
  const end = isSpecName(path) ? name.length - SPEC_EXTENSION.length : name.lastIndexOf('.');
  const stem = name.slice(0, end < 0 ? undefined : end);
  return path.slice(0, slash) + (isSpecName(path) ? stem.split('.')[0]! : stem);
}

/** Specs beside a source among the files of its folder; the caller looks into `NAME.json`. */
export function specsBeside(source: string, files: readonly string[]): readonly string[] {
  const stem = stemOf(source);
  return files
    .filter((path) => (isSpecName(path) && stemOf(path) === stem) || path === `${stem}.json`)
    .sort((a, b) => rank(a, stem) - rank(b, stem) || (a < b ? -1 : 1));
}

/** The plain name comes before `NAME.large.warplens.json`. */
function rank(path: string, stem: string): number {
  return path === `${stem}${SPEC_EXTENSION}` ? 0 : isSpecName(path) ? 1 : 2;
}

/** Does a JSON text look like a spec? Names of settings are `.json` as well. */
export function looksLikeSpec(text: string): boolean {
  return /"launches"\s*:\s*\[/.test(text) || /"kernel"\s*:\s*"/.test(text);
}

/**
 * Files that a spec may be about, the most likely first: the one it names, the one of its own name
 * beside it, else the crate around it.
 */
export function sourcesOfSpec(spec: string, named: string | undefined): readonly string[] {
  const folder = spec.slice(0, spec.lastIndexOf('/') + 1);
  if (named !== undefined) return [named.startsWith('/') ? named : normal(`${folder}${named}`)];
  const stem = stemOf(spec);
  const own = SOURCES.map((extension) => `${stem}${extension}`);
  const crate = ['src/lib.rs', 'src/main.rs', 'lib.rs', 'main.rs'].map(
    (name) => `${folder}${name}`,
  );
  return [...own, ...crate];
}

/** Without `.` and `..`. */
function normal(path: string): string {
  const out: string[] = [];
  for (const part of path.split('/'))
    if (part === '..' && out.length > 1) out.pop();
    else if (part !== '.') out.push(part);
  return out.join('/');
}
