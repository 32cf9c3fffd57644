/**
 * What of a processor decides about hazards. Processors that the tables do not know have none of
 * the hazards.
 */

export interface HazardProcessor {
  readonly major: number;
  readonly gfx908: boolean;
  readonly gfx90a: boolean;
  /** gfx940 to gfx950. */
  readonly gfx940: boolean;
  readonly gfx950: boolean;
  readonly gfx101: boolean;
  readonly gfx103: boolean;
  readonly gfx110: boolean;
  /** Page faults may be replayed: the text does not say, so it must hold for both. */
  readonly xnack: boolean;
  readonly gfx1250: boolean;
  readonly known: boolean;
}

export function hazardProcessor(cpu: string): HazardProcessor {
  const generic = /^gfx(\d+)(?:-(\d))?-generic$/.exec(cpu);
  const digits = /^gfx(\d+[0-9a-f]{2})$/.exec(cpu)?.[1] ?? '';
  const major = Number(generic?.[1] ?? digits.slice(0, -2));
  const minor = generic ? (generic[2] ?? '') : digits.slice(-2, -1);
  const gfx9 = major === 9;
  return {
    major,
    gfx908: digits === '908',
    gfx90a: digits === '90a',
    gfx940: gfx9 && (minor === '4' || minor === '5'),
    gfx950: digits === '950',
    gfx101: major === 10 && minor === '1',
    gfx103: major === 10 && minor === '3',
    gfx110: major === 11 && (minor === '0' || generic !== null),
    xnack: gfx9 || (major === 10 && minor === '1'),
    gfx1250: digits.startsWith('125') || (major === 12 && generic?.[2] === '5'),
    known: major >= 9 && major <= 12,
  };
}
