/**
 * The fixture language: one text that holds files, a cursor and expectations.
 *
 *   //@ target: ptx sm_80          header, `key: value`, before the first code line
 *   //- /src/gpu.rs                starts a file (without one, the text is `/src/lib.rs`)
 *   let x = 1$0;                   cursor; two of them are a selection
 *       barrier();
 *     //^^^^^^^^^ error[rule]: text    the carets' columns are a range of the code line above
 *   foo(); //~ warning[rule]           the whole line
 *     #^^^ in files that end in `.toml`
 *
 * Markers `$0` are cut out; comments stay, so that line numbers are those of the fixture.
 */
import assert from 'node:assert/strict';
import { listFiles, readRepo } from './paths.ts';

/**
 * Something expected at a place of one file. Offsets count UTF-16 units in the file's cleaned text.
 */
export interface Annotation {
  readonly file: string;
  /** Zero-based line of the annotated code. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** True for `//~`, which stands for "somewhere on this line". */
  readonly wholeLine: boolean;
  /** What follows the carets: `error[rule]: text`, `type: u32`. */
  readonly label: string;
}

export interface FixtureFile {
  readonly path: string;
  readonly text: string;
}

export interface FixtureRange {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export interface Fixture {
  readonly header: ReadonlyMap<string, string>;
  readonly files: readonly FixtureFile[];
  /** `$0`: start and end are equal. `$0..$0`: the text between. */
  readonly cursor: FixtureRange | undefined;
  readonly annotations: readonly Annotation[];
}

const DEFAULT_PATH = '/src/lib.rs';
const FILE_LINE = /^\/\/- (\/\S+)\s*$/;
const HEADER_LINE = /^\/\/@\s*([\w-]+)(?:\s*:\s*(.*?))?\s*$/;
/** In TOML a comment begins with `#`. */
const CARETS = /(\/\/ *)(\^+)(?: (.*))?$/;
const TOML_CARETS = /(# *)(\^+)(?: (.*))?$/;
const WHOLE_LINE = /\/\/~ (.*)$/;

/**
 * Reads the fixture language. Throws on a malformed fixture (three cursors, carets above any code).
 */
export function parseFixture(source: string, path = DEFAULT_PATH): Fixture {
  const header = new Map<string, string>();
  const parts: { path: string; lines: string[] }[] = [];
  for (const line of source.split('\n')) {
    const file = FILE_LINE.exec(line);
    if (file) {
      parts.push({ path: file[1]!, lines: [] });
      continue;
    }
    const entry = HEADER_LINE.exec(line);
    if (entry) header.set(entry[1]!, entry[2] ?? '');
    if (parts.length === 0) parts.push({ path, lines: [] });
    parts.at(-1)!.lines.push(line);
  }
  // A header above the first `//-` line is not a file of its own.
  const first = parts[0];
  const isHeader = first?.lines.every((l) => l.trim() === '' || HEADER_LINE.test(l));
  if (parts.length > 1 && isHeader) parts.shift();

  const files: FixtureFile[] = [];
  const annotations: Annotation[] = [];
  const cursors: { file: string; offset: number }[] = [];
  for (const part of parts) {
    const text = cutCursors(part.lines.join('\n'), (offset) =>
      cursors.push({ file: part.path, offset }),
    );
    files.push({ path: part.path, text });
    annotations.push(...readAnnotations(part.path, text));
  }
  assert.ok(cursors.length <= 2, 'a fixture has at most two $0');
  const [a, b] = cursors;
  const cursor = a && { file: a.file, start: a.offset, end: (b ?? a).offset };
  return { header, files, cursor, annotations };
}

function cutCursors(text: string, found: (offset: number) => void): string {
  let out = '';
  let at = 0;
  for (let i = text.indexOf('$0'); i >= 0; i = text.indexOf('$0', at)) {
    out += text.slice(at, i);
    found(out.length);
    at = i + 2;
  }
  return out + text.slice(at);
}

function readAnnotations(file: string, text: string): Annotation[] {
  const out: Annotation[] = [];
  let offset = 0;
  let code: { line: number; start: number; length: number } | undefined;
  text.split('\n').forEach((line, number) => {
    const carets = (file.endsWith('.toml') ? TOML_CARETS : CARETS).exec(line);
    const whole = WHOLE_LINE.exec(line);
    if (carets) {
      assert.ok(code, `${file}:${number + 1}: carets without a line of code above`);
      const column = carets.index + carets[1]!.length;
      const start = code.start + column;
      const end = start + carets[2]!.length;
      assert.ok(
        column + carets[2]!.length <= code.length,
        `${file}:${number + 1}: carets past the line's end`,
      );
      out.push({ file, line: code.line, start, end, wholeLine: false, label: carets[3] ?? '' });
    }
    const isComment = /^\s*(?:\/\/( *\^|~)|# *\^+)/.test(line);
    if (!isComment) code = { line: number, start: offset, length: line.length };
    if (whole && code) {
      const end = code.start + code.length;
      out.push({
        file,
        line: code.line,
        start: code.start,
        end,
        wholeLine: true,
        label: whole[1]!,
      });
    }
    offset += line.length + 1;
  });
  return out;
}

/** What a test saw, to be compared with the annotations. */
export interface Seen {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/**
 * Fails unless the diagnostics seen and those annotated are the same set: same range (or line, for
 * `//~`), severity and code, and a message that starts with the annotation's text. Annotations with
 * other labels are left alone.
 */
export function checkDiagnostics(fixture: Fixture, seen: readonly Seen[]): void {
  const wanted = fixture.annotations.flatMap((a) => {
    const label = /^(error|warning|info|hint)\[([\w:-]+)\](?::\s*(.*))?$/.exec(a.label);
    return label ? [{ ...a, severity: label[1]!, code: label[2]!, message: label[3] ?? '' }] : [];
  });
  const left = [...seen];
  const problems: string[] = [];
  for (const want of wanted) {
    const index = left.findIndex(
      (s) =>
        s.file === want.file &&
        (want.wholeLine
          ? s.start >= want.start && s.start <= want.end
          : s.start === want.start && s.end === want.end) &&
        s.severity === want.severity &&
        s.code === want.code &&
        s.message.startsWith(want.message),
    );
    if (index < 0) problems.push(`expected, not seen: ${describe(fixture, want)}`);
    else left.splice(index, 1);
  }
  for (const extra of left) problems.push(`seen, not expected: ${describe(fixture, extra)}`);
  assert.ok(problems.length === 0, problems.join('\n'));
}

function describe(fixture: Fixture, at: Seen): string {
  const text = fixture.files.find((f) => f.path === at.file)?.text ?? '';
  const before = text.slice(0, at.start);
  const line = before.split('\n').length;
  const column = at.start - (before.lastIndexOf('\n') + 1) + 1;
  const code = JSON.stringify(text.slice(at.start, Math.min(at.end, at.start + 60)));
  return `${at.file}:${line}:${column} ${at.severity}[${at.code}]: ${at.message} at ${code}`;
}

/**
 * Paths (relative to the repository) of a family of fixtures. Throws when there are none: a test
 * must not pass empty.
 */
export function fixturesIn(folder: string, extension = '.rs'): string[] {
  const paths = listFiles(folder, [extension]);
  assert.ok(paths.length > 0, `no ${extension} fixtures in ${folder}`);
  return paths;
}

/** Reads and parses one fixture file. */
export function readFixture(path: string): Fixture {
  return parseFixture(readRepo(path));
}
