/** What a kernel takes of a GPU in a line for each target, and how full a compute unit gets. */
import { LIMITS } from '../base/index.ts';
import type { Engine, KernelInfo } from '../workspace/index.ts';
import { type CountedRegisters, type ResourceReport, resources } from './resources.ts';
import { targetInfos } from './targets.ts';

/** The size of workgroup shown when nothing says another. */
const USUAL_BLOCK = 256;

/**
 * A line of Markdown for each target that the kernel compiles for; `cpu` counts for the target that
 * has it. A kernel that reaches very much is compiled where somebody asks for its assembly, and
 * not for a hover.
 */
export function resourceLines(
  engine: Engine,
  path: string,
  kernel: KernelInfo,
  cpu?: string,
  counted?: CountedRegisters,
): readonly string[] {
  if (engine.isLarge(engine.rootOf(path), kernel.name))
    return [
      `registers and occupancy: not computed here, because the kernel reaches more than ${LIMITS.unaskedCode.limit} instructions before optimisation; the preview of its assembly shows them`,
    ];
  return targetInfos.flatMap(({ name, label }) => {
    const known = cpu !== undefined && engine.cpus(name).includes(cpu);
    const report = resources(engine, {
      path,
      kernel: kernel.name,
      target: name,
      ...(known ? { cpu } : {}),
      ...(counted ? { counted } : {}),
    });
    if (!report || report.figures.length === 0 || report.problems.length > 0) return [];
    const parts = [figuresText(report), occupancyText(report)].filter((part) => part !== '');
    return [`**${label} ${report.cpu}** · ${parts.join(' · ')}`];
  });
}

function figuresText({ figures, memory, maxThreads }: ResourceReport): string {
  const parts = figures.flatMap(({ name, label, value, unit, estimate, range }) => {
    const shown = name === 'registers' || name === 'scalar-registers' || name === 'instructions';
    if (!shown && (value === 0 || name === 'parameters' || name === 'virtual-registers')) return [];
    const bytes = unit === 'bytes' ? ' bytes' : '';
    const named = value === 1 ? label.replace(/s$/, '') : label;
    if (range !== undefined) return [`${range[0]}–${range[1]} ${label} (estimate)`];
    return [`${estimate ? '~' : ''}${value}${bytes} ${named}${estimate ? ' (estimate)' : ''}`];
  });
  if (memory.some(({ kind }) => kind === 'launch-sized'))
    parts.push('launch-sized workgroup memory');
  if (maxThreads !== undefined) parts.push(`at most ${maxThreads} threads in a block`);
  return parts.join(', ');
}

/** `block 256: 75 % of the waves of an SM, limited by registers; 56 or fewer give 100 %`. */
function occupancyText({ occupancy, maxThreads, block }: ResourceReport): string {
  if (!occupancy) return '';
  const wanted = Math.min(USUAL_BLOCK, maxThreads ?? USUAL_BLOCK);
  // The last wave of a workgroup takes as much as a full one.
  const row =
    block === undefined
      ? occupancy.rows.filter((one) => one.block <= wanted).at(-1)
      : occupancy.rows.find((one) => one.block >= block);
  if (!row) return '';
  const size = block ?? row.block;
  if (row.groups === 0) return `block ${size}: cannot be launched, ${row.limitedBy.join(', ')}`;
  const article = /^[AEFHILMNORSX]/.test(occupancy.unit) ? 'an' : 'a';
  const [least, most] = row.range ?? [row.percent, row.percent];
  const share = least === most ? `${most}` : `${least}–${most}`;
  const full = `block ${size}: ${share} % of the waves of ${article} ${occupancy.unit}`;
  if (least !== most || row.percent === 100) return full;
  const { better } = row;
  const step =
    better === undefined
      ? ''
      : `; ${better.atMost}${better.resource === 'registers' ? '' : ' bytes'} or fewer give ${better.percent} %`;
  return `${full}, limited by ${row.limitedBy.join(' and ')}${step}`;
}
