/**
 * Findings as the lines of JSON that `cargo check --message-format=json` prints: a compiler message
 * for each finding, with the fields that rustc documents (The rustc book, "JSON Output") and the
 * target that cargo adds (The Cargo Book, "External tools").
 */
import type { Diagnostic, Severity } from '../../diag/index.ts';
import { type Locate, NO_COVERAGE, visible, visibleJson } from '../../report/index.ts';
import { findRule, RULES, rulePage } from '../../rules/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { humanRenderer } from './human.ts';

const LEVEL = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'help',
} as const satisfies Record<Severity, string>;

/** What is said of findings, and how. */
export interface CargoReport {
  readonly engine: Engine;
  /** Absolute root of the crate that a finding belongs to; the first one that has the file. */
  rootOf(finding: Diagnostic): string;
  readonly locate: Locate;
  /** Nothing that cannot be read was found. */
  readonly success: boolean;
  /** `diagnostic-short`, `diagnostic-rendered-ansi` of cargo's option. */
  readonly short: boolean;
  readonly ansi: boolean;
}

/** The lines, the last of which says that this is the end. */
export function cargoMessages(found: readonly Diagnostic[], report: CargoReport): string {
  const lines = found.map((finding) => JSON.stringify(messageOf(finding, report)));
  const end = JSON.stringify({ reason: 'build-finished', success: report.success });
  return visibleJson([...lines, end, ''].join('\n'));
}

/**
 * As Cargo writes it: the name is left out where the folder has it (The Cargo Book, "Package ID
 * Specifications").
 */
function packageId(folder: string, name: string, version: string): string {
  const rest = folder.split('/').at(-1) === name ? version : `${name}@${version}`;
  return `path+file://${folder.startsWith('/') ? '' : '/'}${folder}#${rest}`;
}

/** The kind of a target by where Cargo finds it. */
function kindOf(root: string, folder: string): string {
  if (root.endsWith('/lib.rs')) return 'lib';
  const [top = ''] = root.startsWith(`${folder}/`) ? root.slice(folder.length + 1).split('/') : [];
  return KINDS[top] ?? 'bin';
}

const KINDS: Readonly<Record<string, string>> = {
  examples: 'example',
  tests: 'test',
  benches: 'bench',
};

function messageOf(finding: Diagnostic, { engine, rootOf, locate, short, ansi }: CargoReport) {
  const root = rootOf(finding);
  const pkg = engine.packageOf(root);
  const folder = pkg?.folder ?? root.slice(0, root.lastIndexOf('/'));
  const name = pkg?.name ?? stem(root);
  const kind = kindOf(root, folder);
  const isLib = kind === 'lib';
  const crate = isLib
    ? name.replaceAll('-', '_')
    : root.endsWith('/src/main.rs')
      ? name
      : stem(root);
  const place = locate(finding.span);
  const rendered = short
    ? `${place.path}:${place.start.line}:${place.start.column}: ${finding.severity}[${finding.code}]: ${visible(finding.message)}\n`
    : humanRenderer(ansi)({ found: [finding], unread: [], coverage: NO_COVERAGE }, locate);
  return {
    reason: 'compiler-message',
    package_id: packageId(folder, name, pkg?.version ?? '0.0.0'),
    manifest_path: `${folder}/Cargo.toml`,
    target: {
      kind: [kind],
      crate_types: [isLib ? 'lib' : 'bin'],
      name: crate,
      src_path: root,
      edition: pkg?.edition ?? '2021',
      doc: isLib || kind === 'bin',
      doctest: isLib,
      test: kind !== 'example' && kind !== 'bench',
    },
    message: {
      $message_type: 'diagnostic',
      message: finding.message,
      code: codeOf(finding.code),
      level: LEVEL[finding.severity],
      spans: [spanOf(finding.span, true, null, locate)],
      children: childrenOf(finding, locate),
      rendered,
    },
  };
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

function codeOf(code: string): { code: string; explanation: string | null } {
  const rule = findRule(RULES, code);
  return { code, explanation: rule === undefined ? null : rulePage(rule) };
}

function spanOf(
  span: Diagnostic['span'],
  isPrimary: boolean,
  label: string | null,
  locate: Locate,
  replacement: { readonly text: string; readonly applicability: string } | undefined = undefined,
): object {
  const { path, start, end, text } = locate(span);
  const lines: object[] = [];
  let from = start.offset - (start.column - 1);
  // Bytes, where everything else here counts UTF-16 units.
  const bytes = (offset: number): number => new TextEncoder().encode(text.slice(0, offset)).length;
  for (let line = start.line; line <= end.line && lines.length < MOST_LINES; line++) {
    const newline = text.indexOf('\n', from);
    const whole = text.slice(from, newline < 0 ? undefined : newline).replace(/\r$/, '');
    lines.push({
      text: whole,
      highlight_start: line === start.line ? start.column : 1,
      highlight_end: line === end.line ? end.column : whole.length + 1,
    });
    if (newline < 0) break;
    from = newline + 1;
  }
  return {
    file_name: path,
    byte_start: bytes(start.offset),
    byte_end: bytes(end.offset),
    line_start: start.line,
    line_end: end.line,
    column_start: start.column,
    column_end: end.column,
    is_primary: isPrimary,
    text: lines,
    label,
    suggested_replacement: replacement?.text ?? null,
    suggestion_applicability: replacement?.applicability ?? null,
    expansion: null,
  };
}

/** rustc leaves lines of long spans out, too. */
const MOST_LINES = 6;

function childrenOf(finding: Diagnostic, locate: Locate): object[] {
  const child = (level: string, message: string, spans: readonly object[] = []): object => ({
    message,
    code: null,
    level,
    spans,
    children: [],
    rendered: null,
  });
  return [
    ...(finding.why === undefined ? [] : [child('note', finding.why)]),
    ...(finding.help === undefined ? [] : [child('help', finding.help)]),
    ...(finding.related ?? []).map((r) =>
      child('note', r.message, [spanOf(r.span, true, null, locate)]),
    ),
    ...(finding.fixes ?? []).map((fix) => {
      const applicability = fix.safety === 'safe' ? 'MachineApplicable' : 'MaybeIncorrect';
      return child(
        'help',
        fix.title,
        fix.edits.map((edit) =>
          spanOf(edit.span, true, null, locate, { text: edit.newText, applicability }),
        ),
      );
    }),
  ];
}
