/** What the packager of extensions prints, as far as it is a complaint. */

/** Its warnings; what `npx` and Node say of themselves is none of it. */
export function warningsIn(output) {
  return output.split('\n').filter((line) => /^\s*WARN(?:ING)?\b/.test(line));
}
