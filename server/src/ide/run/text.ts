/** The results of a run for people: a line for each buffer, and what was and was not checked. */
import { append, greatest } from '../../base/index.ts';
import { sparkline } from '../../spec/index.ts';
import { differenceLines, differenceText } from './diagnostics.ts';
import type { RunBuffer, RunLaunch, RunReport } from './report.ts';

/** A line for each buffer; findings are rendered by their own renderer. */
export function resultsText(report: RunReport): string {
  return report.launches.map(launchText).join('');
}

function launchText(launch: RunLaunch): string {
  const { label, grid, block, state, steps, milliseconds, assumed, host, from } = launch;
  const count = [...grid, ...block].reduce((product, size) => product * size, 1);
  const cost =
    steps > 0 ? `, ${steps.toLocaleString('en-US')} steps in ${duration(milliseconds)}` : '';
  const head = `${label}: ${shape(grid)} ${plural(grid, 'block')} of ${shape(block)} ${plural(block, 'thread')}${state === 'not run' ? '' : cost}`;
  const lines = [
    state === 'completed'
      ? head
      : `${head}: ${state === 'stopped' ? 'did not complete' : 'not run'}`,
  ];
  const given = launch.scalars.filter(({ origin }) => origin === undefined);
  if (given.length > 0)
    lines.push(`  ${given.map(({ name, value }) => `${name} = ${value}`).join(', ')}`);
  if (host.length > 0) lines.push(`  from ${from ?? 'host code'}: ${host.join('; ')}`);
  if (assumed.length > 0) lines.push(`  assumed: ${assumed.join('; ')}`);
  const buffers = launch.buffers.filter(isWorthALine);
  const names = greatest(
    buffers.map(({ name }) => name.length),
    0,
  );
  const types = greatest(
    buffers.map((buffer) => typeText(buffer).length),
    0,
  );
  for (const buffer of buffers) append(lines, bufferLines(buffer, names, types));
  if (count > 0 && buffers.length === 0 && launch.buffers.length > 0 && state !== 'not run')
    lines.push('  no buffer was changed');
  return `${lines.join('\n')}\n`;
}

/** Inputs that stay as they are say nothing. */
function isWorthALine({ isChanged, comparison, role }: RunBuffer): boolean {
  return (
    isChanged || comparison.verdict !== 'not compared' || (role !== 'in' && role !== 'scratch')
  );
}

function typeText({ type, summary, shape: sizes }: RunBuffer): string {
  return `${type.rust}[${sizes?.join(' x ') ?? summary.length}]`;
}

function bufferLines(buffer: RunBuffer, names: number, types: number): string[] {
  const { name, summary, comparison, isChanged } = buffer;
  const { first, last, min, max, nan, infinite, histogram, all } = summary;
  const values =
    all !== undefined && summary.length > 1
      ? `all ${all}`
      : [...first, ...(last.length > 0 ? ['…', ...last] : [])].join(', ').replace(', …,', ' …');
  const facts = [
    ...(all === undefined && min !== undefined ? [`min ${min}`, `max ${max}`] : []),
    ...(nan > 0 ? [`${nan} NaN`] : []),
    ...(infinite > 0 ? [`${infinite} infinite`] : []),
  ];
  const head = `  ${name.padEnd(names)}  ${typeText(buffer).padEnd(types)}  `;
  const lines = [`${head}${values}`];
  const indent = ' '.repeat(head.length);
  const spread = histogram.length > 0 ? `  ${sparkline(histogram)}` : '';
  if (facts.length > 0) lines.push(`${indent}${facts.join('  ')}${spread}`);
  const verdict =
    isChanged || comparison.verdict !== 'not compared' ? verdictText(buffer) : sameText(buffer);
  lines.push(`${indent}${verdict}`);
  if (comparison.verdict === 'differs')
    for (const line of differenceLines(comparison)) lines.push(`${indent}  ${line}`);
  return lines;
}

/** Values that are what they were before. */
function sameText({ isWritten }: RunBuffer): string {
  if (isWritten === undefined) return 'not changed';
  return isWritten ? 'not changed: what was written was there before' : 'not written';
}

function verdictText({ name, comparison }: RunBuffer): string {
  const { verdict, compared, total, note, largest } = comparison;
  if (verdict === 'differs') return differenceText(name, comparison).replaceAll('`', '');
  if (verdict === 'not compared') return note === undefined ? verdict : `${verdict}: ${note}`;
  const part = compared < total ? ` (the first ${compared} of ${total})` : '';
  const far = largest === undefined ? '' : `, largest difference ${Number(largest.toPrecision(3))}`;
  return `${verdict}${part}${far}`;
}

function shape(sizes: readonly number[]): string {
  const last = sizes.findLastIndex((size) => size !== 1);
  return sizes.slice(0, Math.max(1, last + 1)).join(' x ');
}

function plural(sizes: readonly number[], noun: string): string {
  return sizes.every((size) => size === 1) ? noun : `${noun}s`;
}

export function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

const ENGINES: Readonly<Record<RunReport['engine'], string>> = {
  mir: 'exact Rust',
  ptx: 'PTX text',
  amdgcn: 'AMDGCN text',
};

/** The last line: what the run can vouch for. */
export function checkedLine({ engine, cpu, isDebug, checked, notChecked }: RunReport): string {
  const build = isDebug === undefined ? '' : ` as a ${isDebug ? 'debug' : 'release'} build`;
  const gpu = `${cpu === '' ? '' : ` for ${cpu}`}${build}`;
  const not = notChecked.length === 0 ? '' : `; not checked: ${notChecked.join(', ')}`;
  return `ran ${ENGINES[engine]}${gpu}; checked: ${checked.join(', ')}${not}\n`;
}
