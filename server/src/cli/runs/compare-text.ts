/** The comparison of exact Rust with the texts of the targets, for people. */
import type { RunComparison } from '../../ide/index.ts';

const NAMES: Readonly<Record<RunComparison['base'], string>> = {
  mir: 'exact Rust',
  ptx: 'PTX',
  amdgcn: 'AMDGCN',
};

/** A line for each text. */
export function comparisonText({ base, runs }: RunComparison): string {
  return runs
    .map(({ engine, cpu, equal, difference, reason }) => {
      const name = `${NAMES[engine]}${cpu === '' ? '' : ` (${cpu})`}`;
      if (reason !== undefined) return `${name}: not compared: ${reason}\n`;
      if (difference === undefined)
        return `${name}: ${equal === 1 ? '1 element equals that' : `${equal.toLocaleString('en')} elements equal those`} of ${NAMES[base]}, bit for bit\n`;
      const { launch, kernel, buffer, index, other } = difference;
      return `${name}: differs first in ${buffer}[${index}] of launch ${launch} (${kernel}): ${other}, of ${NAMES[base]} ${difference.base}\n`;
    })
    .join('');
}
