/**
 * The resource page as HTML: what a kernel takes of a GPU, drawn. A pure function of the server's
 * answer.
 */
import type {
  ResourceFigure,
  ResourcesResult,
  TargetRow,
} from '../../../../server/src/protocol/index.ts';
import { bytes, element, escapeHtml, number } from './html.ts';
import { memoryMap } from './memory-map.ts';
import { bestBlock, occupancyChart } from './occupancy-chart.ts';
import { parameterMap, parameterTable } from './parameter-map.ts';
import { inWordsOf } from './words.ts';

/** What the user has chosen on the page. */
export interface PageChoices {
  readonly target: string;
  readonly cpu?: string;
  /** Who makes the assembly; absent: Warplens. */
  readonly provider?: 'core' | 'llvm';
  /** Bytes of workgroup memory that the launch asks for; absent: as the source says. */
  readonly launchBytes?: number;
  /** Threads of a workgroup whose bar is selected. */
  readonly block?: number;
  readonly assemble: boolean;
}

export interface PageInput {
  readonly result: ResourcesResult;
  readonly targets: readonly TargetRow[];
  readonly choices: PageChoices;
  /** May tools of this machine be run? */
  readonly tools: boolean;
}

export function renderResources(input: PageInput): string {
  const { result } = input;
  return [
    header(input),
    result.problems.length > 0 ? problems(result.problems) : '',
    section(
      'figures',
      'Resources',
      strip(result.figures) + assembleButton(input) + notMeasured(result),
    ),
    '<div class="columns"><div>',
    inWordsOf(result.target, occupancySection(input)),
    '</div><div>',
    memorySection(input),
    section(
      'parameters',
      `Parameters, ${bytes(parameterBytes(result))} of ${bytes(result.parameterLimit)}`,
      parameterMap(result.parameters) + parameterTable(result.parameters),
    ),
    '</div></div>',
  ].join('\n');
}

function header({ result, targets, choices, tools }: PageInput): string {
  const targetOptions = targets.map(({ name, label }) =>
    option(name, label, name === result.target),
  );
  const row = targets.find(({ name }) => name === result.target);
  const cpuOptions = (row?.cpus ?? []).map((cpu) => {
    const title = row?.cpuTitles[cpu] ?? '';
    return option(cpu, title === '' ? cpu : `${cpu}, ${title}`, cpu === result.cpu);
  });
  const offersLlvm = tools && row?.providers.includes('llvm') === true;
  const makers =
    option(
      'core',
      choices.provider === 'llvm' ? 'Warplens' : (result.maker ?? 'Warplens'),
      choices.provider !== 'llvm',
    ) +
    option(
      'llvm',
      (choices.provider === 'llvm' ? result.maker : undefined) ?? 'LLVM of this machine',
      choices.provider === 'llvm',
    );
  const launchSized = result.memory.some(({ kind }) => kind === 'launch-sized');
  return `<header><h1><button class="link" data-go="source" title="Go to the kernel">${escapeHtml(result.kernel)}</button></h1>
<p class="choices"><label>Target <select data-choose="target">${targetOptions.join('')}</select></label>
<label>GPU <select data-choose="cpu">${cpuOptions.join('')}</select></label>
${offersLlvm ? `<label>Compiler <select data-choose="provider">${makers}</select></label>` : ''}
${launchSized ? `<label>The launch asks for <input data-choose="launchBytes" type="number" min="0" step="64" value="${result.launchBytes}"> bytes</label>` : ''}
<span class="title">${escapeHtml(result.cpuTitle)}</span></p></header>`;
}

function option(value: string, text: string, selected: boolean): string {
  return element(
    'option',
    { value, ...(selected ? { selected: 'selected' } : {}) },
    escapeHtml(text),
  );
}

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>`;
}

function problems(texts: readonly string[]): string {
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`);
  return `<div class="problems" role="alert"><p>The kernel was not emitted:</p><ul>${items.join('')}</ul></div>`;
}

function strip(figures: readonly ResourceFigure[]): string {
  const cards = figures.map(({ label, value, unit, source, estimate, range }) => {
    const one = unit === 'bytes' ? bytes(value) : number(value);
    const shown = range === undefined ? one : `${number(range[0])}–${number(range[1])}`;
    const about = estimate && range === undefined ? '<span title="estimate">≈ </span>' : '';
    return `<div class="card"><dt>${escapeHtml(label)}</dt><dd>${about}${shown}</dd><dd class="source">${escapeHtml(source)}</dd></div>`;
  });
  return `<dl class="strip">${cards.join('')}</dl>`;
}

/** Only where a tool may be run, and only for the target that has one. */
function assembleButton({ result, choices, tools }: PageInput): string {
  if (!tools || result.target !== 'ptx' || choices.assemble) return '';
  return '<p><button data-choose="assemble">Count registers with ptxas of this machine</button></p>';
}

/** The figures are estimates still, and why. */
function notMeasured({ notMeasured }: ResourcesResult): string {
  if (notMeasured === undefined) return '';
  return `<p class="problems" role="alert">The registers are an estimate still: ${escapeHtml(notMeasured)}</p>`;
}

function occupancySection({ result, choices }: PageInput): string {
  const { occupancy } = result;
  if (!occupancy) return section('occupancy', 'Occupancy', '<p>Not known for this GPU.</p>');
  const note = occupancy.estimate ? ', from estimated registers' : '';
  const selected = choices.block ?? bestBlock(occupancy.rows);
  return section('occupancy', `Occupancy${note}`, occupancyChart(occupancy, selected));
}

function memorySection({ result }: PageInput): string {
  const { memory, occupancy, target } = result;
  const title = inWordsOf(target, 'Workgroup memory');
  if (memory.length === 0) {
    return section('memory', title, '<p>The kernel uses none.</p>');
  }
  const limit = occupancy?.facts.find(({ name }) => / per (?:block|workgroup) at most$/.test(name));
  return section('memory', title, memoryMap(memory, result.launchBytes, limit?.value));
}

function parameterBytes({ parameters }: ResourcesResult): number {
  const last = parameters.at(-1);
  return last ? last.offset + last.size : 0;
}
