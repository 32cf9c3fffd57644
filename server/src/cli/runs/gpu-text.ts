/** What a run on a GPU has shown, for people. */
import type { GpuReport } from '../../ide/index.ts';

/** A line for each launch. */
export function gpuText({ device, cpu, launches, problem }: GpuReport): string {
  const lines = launches.map(({ name, milliseconds, equal, difference }) => {
    const head = `${name} on ${device}: ${milliseconds.toPrecision(3)} ms`;
    if (difference === undefined)
      return `${head}; ${equal.toLocaleString('en-US')} element${equal === 1 ? '' : 's'} as the simulator has them, bit for bit\n`;
    const { buffer, index, base, other } = difference;
    return `${head}; differs first in ${buffer}[${index}]: ${other}, in the simulator ${base}\n`;
  });
  const end = problem === undefined ? '' : `not run on ${device} (PTX for ${cpu}): ${problem}\n`;
  return `${lines.join('')}${end}`;
}
