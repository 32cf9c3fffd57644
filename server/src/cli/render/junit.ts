/**
 * JUnit's XML, which continuous integration reads: of findings and of tests.
 * https://github.com/testmoapp/junitxml
 */
import { gapsOf, visible } from '../../report/index.ts';
import type { TestResult } from '../runs/results.ts';
import type { Renderer } from './located.ts';

/** One `<testcase>`. */
interface Case {
  /** The suite that it is shown in, a path. */
  readonly file: string;
  readonly name: string;
  /** Absent where nothing was measured. */
  readonly milliseconds?: number;
  readonly properties?: Readonly<Record<string, string | number>>;
  /** What there is to say; absent: it passed. */
  readonly outcome?: Outcome;
}

interface Outcome {
  /** `system-out` is a note, which fails nothing. */
  readonly tag: 'failure' | 'error' | 'system-out';
  readonly type?: string;
  readonly message?: string;
  readonly text: string;
}

/** A case for each finding and each kernel that was not analysed; one that passed where none is. */
export const junitRenderer: Renderer = ({ found, unread, coverage }, locate) => {
  const gaps = gapsOf(coverage).map((d) => ({ ...d, code: 'not-analysed' }));
  const cases = [...unread, ...found, ...gaps].map((d): Case => {
    const { path, start } = locate(d.span);
    const said = [d.message, d.why, d.help && `help: ${d.help}`].filter(Boolean).join('\n');
    const isNote = d.code === 'not-analysed' || d.severity === 'info' || d.severity === 'hint';
    const text = `${path}:${start.line}:${start.column}: ${said}`;
    const name = `${d.code} at ${start.line}:${start.column}`;
    const tag = unread.includes(d) ? 'error' : 'failure';
    const outcome: Outcome =
      isNote && tag === 'failure'
        ? { tag: 'system-out', text }
        : { tag, type: d.code, message: d.message, text };
    return { file: path, name, outcome };
  });
  const passed = { file: 'warplens', name: 'no findings' };
  return junitXml('warplens check', cases.length > 0 ? cases : [passed]);
};

/** A case for each test. */
export function junitTests(results: readonly TestResult[]): string {
  const cases = results.map(({ name, file, gpu, state, milliseconds, steps, text }): Case => {
    const said = text.trim();
    return {
      file,
      name: gpu === undefined ? name : `${name} (${gpu})`,
      milliseconds,
      properties: { steps },
      ...(state !== 'passed' && {
        outcome: {
          tag: state === 'error' ? 'error' : 'failure',
          message: said.split('\n')[0] ?? '',
          text: said,
        },
      }),
    };
  });
  return junitXml('warplens', cases);
}

/** A document with a suite for each file. */
function junitXml(name: string, cases: readonly Case[]): string {
  const suites = new Map<string, Case[]>();
  for (const one of cases) {
    const list = suites.get(one.file) ?? [];
    suites.set(one.file, list);
    list.push(one);
  }
  const body = [...suites].map(
    ([file, list]) =>
      `  <testsuite${attributes({ name: file, ...countsOf(list) })}>\n${list.map(caseXml).join('')}  </testsuite>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name, ...countsOf(cases) })}>\n${body.join('')}</testsuites>\n`;
}

/** The figures of a suite, or of all. */
function countsOf(cases: readonly Case[]) {
  const count = (tag: Outcome['tag']): number =>
    cases.filter(({ outcome }) => outcome?.tag === tag).length;
  const isTimed = cases.some(({ milliseconds }) => milliseconds !== undefined);
  const sum = cases.reduce((total, { milliseconds = 0 }) => total + milliseconds, 0);
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    time: isTimed ? seconds(sum) : undefined,
  };
}

function caseXml({ file, name, milliseconds, properties, outcome }: Case): string {
  const time = milliseconds === undefined ? undefined : seconds(milliseconds);
  const head = `    <testcase${attributes({ name, classname: file, time })}`;
  const inside = [
    ...(properties === undefined ? [] : [propertiesXml(properties)]),
    ...(outcome === undefined ? [] : [outcomeXml(outcome)]),
  ];
  if (inside.length === 0) return `${head}/>\n`;
  return `${head}>\n${inside.map((line) => `      ${line}\n`).join('')}    </testcase>\n`;
}

function propertiesXml(properties: Readonly<Record<string, string | number>>): string {
  const all = Object.entries(properties).map(
    ([name, value]) => `<property${attributes({ name, value })}/>`,
  );
  return `<properties>${all.join('')}</properties>`;
}

function outcomeXml({ tag, type, message, text }: Outcome): string {
  return `<${tag}${attributes({ type, message })}>${xml(text)}</${tag}>`;
}

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

/** Text in XML; control characters are visible already. */
function xml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
