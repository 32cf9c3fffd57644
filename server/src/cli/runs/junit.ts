/** Results of tests as JUnit XML, which continuous integration reads. */
import { visible } from '../../report/index.ts';
import type { TestResult } from './results.ts';

export function junitXml(results: readonly TestResult[]): string {
  const suites = new Map<string, TestResult[]>();
  for (const one of results) {
    const list = suites.get(one.file);
    if (list === undefined) suites.set(one.file, [one]);
    else list.push(one);
  }
  const failures = results.filter(({ state }) => state === 'failed').length;
  const errors = results.filter(({ state }) => state === 'error').length;
  const seconds = results.reduce((sum, one) => sum + one.milliseconds, 0) / 1000;
  const head = `tests="${results.length}" failures="${failures}" errors="${errors}" time="${seconds.toFixed(3)}"`;
  const body = [...suites].map(([file, list]) => suiteXml(file, list)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="warplens" ${head}>\n${body}</testsuites>\n`;
}

function suiteXml(file: string, results: readonly TestResult[]): string {
  const failures = results.filter(({ state }) => state === 'failed').length;
  const errors = results.filter(({ state }) => state === 'error').length;
  const seconds = results.reduce((sum, one) => sum + one.milliseconds, 0) / 1000;
  const head = `name="${xml(file)}" tests="${results.length}" failures="${failures}" errors="${errors}" time="${seconds.toFixed(3)}"`;
  return `  <testsuite ${head}>\n${results.map(caseXml).join('')}  </testsuite>\n`;
}

function caseXml({ name, file, gpu, state, milliseconds, text, steps }: TestResult): string {
  const label = gpu === undefined ? name : `${name} (${gpu})`;
  const head = `name="${xml(label)}" classname="${xml(file)}" time="${(milliseconds / 1000).toFixed(3)}"`;
  const properties = `      <properties><property name="steps" value="${steps}"/></properties>\n`;
  const tag = state === 'error' ? 'error' : 'failure';
  const message = xml(text.trim().split('\n')[0] ?? '');
  const why =
    state === 'passed' ? '' : `      <${tag} message="${message}">${xml(text.trim())}</${tag}>\n`;
  return `    <testcase ${head}>\n${properties}${why}    </testcase>\n`;
}

/** Text in XML; control characters are visible already. */
function xml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
