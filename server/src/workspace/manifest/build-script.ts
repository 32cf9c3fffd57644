/** Build scripts are not run; what their texts say of the `cfg`s that they set is read. */

/** A script that Cargo runs before the crate is compiled. */
export interface BuildScript {
  /** As the manifest names it. */
  readonly file: string;
  /** Names of the `cfg`s that it sets, as far as its text or the manifest names them. */
  readonly cfgs: readonly string[];
}

/** `cargo::rustc-cfg=name`, with one colon or two. */
const SETS = /\bcargo::?rustc-cfg=([A-Za-z_]\w*)/g;
/** `cargo::rustc-check-cfg=cfg(name, values(..))` declares one. */
const DECLARES = /\bcargo::?rustc-check-cfg=cfg\(\s*([A-Za-z_]\w*)/g;
const DECLARED = /^\s*cfg\(\s*([A-Za-z_]\w*)/;

/** The `cfg`s that a script names; `checked` are the manifest's `check-cfg`s. */
export function scriptCfgs(text: string, checked: readonly string[]): readonly string[] {
  const names = new Set<string>();
  for (const [, name] of text.matchAll(SETS)) names.add(name!);
  for (const [, name] of text.matchAll(DECLARES)) names.add(name!);
  for (const entry of checked) {
    const name = DECLARED.exec(entry)?.[1];
    if (name !== undefined) names.add(name);
  }
  return [...names].sort();
}

/** Which of these `cfg`s a source text asks for. */
export function askedCfgs(source: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const asked = new Set<string>();
  for (const { index, 0: head } of source.matchAll(/\bcfg(?:_attr|_select)?\s*(?:!\s*)?[({]/g)) {
    const inside = balanced(source, index + head.length);
    for (const [word] of inside.matchAll(/\b[A-Za-z_]\w*\b/g))
      if (names.includes(word)) asked.add(word);
  }
  return [...asked].sort();
}

/** The text up to the bracket that closes the one before `start`. */
function balanced(source: string, start: number): string {
  let depth = 1;
  for (let at = start; at < source.length; at++) {
    const c = source[at]!;
    if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c) && --depth === 0) return source.slice(start, at);
  }
  return source.slice(start);
}
