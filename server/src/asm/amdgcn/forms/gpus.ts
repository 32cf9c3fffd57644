/**
 * Processors as the table of forms groups them, and the facts of each that decide which operands it
 * takes.
 */

/** Columns of the table: processors that LLVM's assembler does not tell apart share one. */
export const COLUMNS: readonly string[] = [
  '900',
  '904',
  '906',
  '908',
  '9g',
  '90a',
  '942',
  '94g',
  '950',
  '1010',
  '1011',
  '1013',
  '1030',
  '1100',
  '1150',
  '1200',
  '1250',
  '1251',
];

const SAME: Readonly<Record<string, string>> = {
  gfx902: '900',
  gfx909: '900',
  gfx90c: '900',
  gfx940: '942',
  gfx941: '942',
  gfx1012: '1011',
  'gfx9-generic': '9g',
  'gfx9-4-generic': '94g',
  'gfx10-1-generic': '1010',
  'gfx10-3-generic': '1030',
  'gfx11-generic': '1100',
  'gfx12-generic': '1200',
  'gfx12-5-generic': '1250',
};

/** What a processor takes, apart from which instructions it has. */
export interface AmdgcnGpu {
  readonly cpu: string;
  readonly column: string;
  /** The bit of its column. */
  readonly bit: number;
  /** 9 to 12. */
  readonly major: number;
  /** gfx90a and its successors of GFX9. */
  readonly cdna2: boolean;
  /** gfx942 and its successors of GFX9. */
  readonly cdna3: boolean;
  readonly gfx1250: boolean;
  /** Tuples of vector registers begin at even ones. */
  readonly evenTuples: boolean;
  readonly hasAccumulators: boolean;
  /** `s0` up to the one before this. */
  readonly scalarRegisters: number;
  /** Vector instructions of 64 bits take a literal. */
  readonly longLiterals: boolean;
  /** Scalar values that one vector instruction reads. */
  readonly constantBus: number;
  readonly literal64: boolean;
  /** DPP of 64-bit encodings takes a scalar second source. */
  readonly dppScalar: boolean;
}

const made = new Map<string, AmdgcnGpu | undefined>();

/** The facts of a processor such as `gfx90a`; undefined when the table does not have it. */
export function amdgcnGpu(cpu: string): AmdgcnGpu | undefined {
  if (!made.has(cpu)) made.set(cpu, make(cpu));
  return made.get(cpu);
}

function columnOf(cpu: string): string | undefined {
  const same = SAME[cpu];
  if (same !== undefined) return same;
  const digits = /^gfx([0-9a-f]+)$/.exec(cpu)?.[1] ?? '';
  if (COLUMNS.includes(digits) && !/g/.test(digits)) return digits;
  if (/^103[0-6]$/.test(digits)) return '1030';
  if (/^110[0-3]$/.test(digits)) return '1100';
  if (/^115[0-3]$/.test(digits)) return '1150';
  if (digits === '1201') return '1200';
  return undefined;
}

function make(cpu: string): AmdgcnGpu | undefined {
  const column = columnOf(cpu);
  if (column === undefined) return undefined;
  const major = column.startsWith('9') ? 9 : Number(column.slice(0, 2));
  const cdna3 = column === '942' || column === '94g' || column === '950';
  const cdna2 = cdna3 || column === '90a';
  const gfx1250 = column.startsWith('125');
  return {
    cpu,
    column,
    bit: 1 << COLUMNS.indexOf(column),
    major,
    cdna2,
    cdna3,
    gfx1250,
    evenTuples: cdna2 || gfx1250,
    hasAccumulators: cdna2 || column === '908',
    scalarRegisters: major === 9 ? 102 : 106,
    longLiterals: major >= 10,
    constantBus: major === 9 ? 1 : 2,
    literal64: gfx1250,
    dppScalar: major === 12 || column === '1150',
  };
}

/** Processors of a set of columns, for messages: `gfx900 to gfx90a, gfx1100`. */
export function gpuNames(set: number): string {
  const parts: string[] = [];
  for (let i = 0; i < COLUMNS.length; i++) {
    if (!(set & (1 << i)) || /g/.test(COLUMNS[i]!)) continue;
    let last = i;
    for (let j = i + 1; j < COLUMNS.length; j++) {
      if (/g/.test(COLUMNS[j]!)) continue;
      if (!(set & (1 << j))) break;
      last = j;
    }
    parts.push(last === i ? `gfx${COLUMNS[i]}` : `gfx${COLUMNS[i]} to gfx${COLUMNS[last]}`);
    i = last;
  }
  return parts.join(', ');
}
