/**
 * Where the lines of an assembly text come from, as its `.file` and `.loc` directives say (PTX ISA,
 * debugging directives; the GNU assembler's `.loc`, which AMDGCN has).
 */

const FILE = /^\s*\.file\s+(\d+)\s+"([^"]*)"(?:\s+"([^"]*)")?/;
const LOC = /^\s*\.loc\s+(\d+)\s+(\d+)(?:\s+(\d+))?/;
/** Where another function or section starts, nothing is known. */
const HEAD = /^\s*\.(?:visible|entry|func|section|text|type)\b|^\s*\}/;

/** `src/lib.rs:12:5` for each zero-based line that has one. */
export function debugLines(text: string): readonly (string | undefined)[] {
  const lines = text.split('\n');
  const files = new Map<string, string>();
  for (const line of lines) {
    const [, number, first = '', name] = FILE.exec(line) ?? [];
    // With two names the first is the folder, which says where it was built.
    if (number !== undefined) files.set(number, name ?? first);
  }
  let at: string | undefined;
  return lines.map((line) => {
    if (HEAD.test(line)) at = undefined;
    const [, file, row, column] = LOC.exec(line) ?? [];
    if (file === undefined) return at;
    const name = files.get(file);
    const place = `${row}${column === undefined || column === '0' ? '' : `:${column}`}`;
    at = name === undefined || row === '0' ? undefined : `${name}:${place}`;
    return undefined;
  });
}
