/** Declarations of variables and registers: types that can be stored, sizes that are known. */
import type { PtxVariable } from '../ast.ts';
import type { PtxEnvironment } from '../availability.ts';
import type { PtxDiagnostic } from './finding.ts';
import { nearest } from './nearest.ts';

const TYPES: readonly string[] = [
  ...['b', 'u', 's'].flatMap((k) => [8, 16, 32, 64].map((n) => `${k}${n}`)),
  'b128',
  'f16',
  'f16x2',
  'f32',
  'f64',
  'pred',
  'texref',
  'samplerref',
  'surfref',
];
const KNOWN: ReadonlySet<string> = new Set(TYPES);

/** A count of registers is a number of 32 bits. */
const MOST_REGISTERS = 2 ** 32 - 1;

function isPowerOfTwo(n: number): boolean {
  return Number.isInteger(n) && n > 0 && n < 2 ** 31 && Number.isInteger(Math.log2(n));
}

/** What is wrong with one declaration in a module, a body or a list of parameters. */
export function declarationFindings(
  v: PtxVariable,
  where: 'module' | 'body' | 'parameter',
  _env: PtxEnvironment,
): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const { start, end, line } = v.nameSpan;
  const report = (message: string, suggestion?: string): void => {
    out.push({
      code: 'declaration',
      start,
      end,
      line,
      message,
      ...(suggestion ? { suggestion } : {}),
    });
  };
  if (v.type !== '' && !KNOWN.has(v.type)) {
    const guess = nearest(v.type, TYPES);
    report(
      `\`.${v.type}\` is no type of a variable${guess ? `, did you mean \`.${guess}\`?` : ''}`,
    );
    return out;
  }
  if (v.space === 'param' && where === 'module')
    report('parameters belong to functions and calls, and cannot stand in a module');
  sizeFindings(v, report);
  if (where === 'parameter' && v.space === 'param' && v.type === 'f16x2')
    report('a parameter of type .f16x2 does not exist, pass it as .b32');
  if (v.type === 'pred' && v.space !== 'reg')
    report(`a predicate is a register and cannot be in .${v.space} memory`);
  if (v.space === 'sreg') report('special registers cannot be declared');
  if (v.space === 'tex' && v.type !== 'u32' && v.type !== 'u64')
    report(`a \`.tex\` variable is .u32 or .u64, found .${v.type}`);
  if (v.space === 'reg' && v.dims.length > 0)
    report(`\`${v.name}\` is an array and cannot be a register`);
  const open = v.dims.includes(undefined);
  const external = v.linkage.includes('extern');
  if (open && !external && v.init === undefined && v.space !== 'param')
    report(
      `the size of array \`${v.name}\` is missing; only \`.extern\` variables may leave it out`,
    );
  if (where === 'module' && v.space === 'local') return out;
  return out;
}

/** Alignments, and numbers of registers and elements. */
function sizeFindings(v: PtxVariable, report: (message: string) => void): void {
  if (v.align !== undefined && !isPowerOfTwo(v.align))
    report(`the alignment of \`${v.name}\` is a power of two`);
  if (v.pointer && !isPowerOfTwo(v.pointer.align))
    report(`the alignment of what \`${v.name}\` points to is a power of two`);
  if (v.count !== undefined && !(Number.isInteger(v.count) && v.count <= MOST_REGISTERS))
    report(`\`${v.name}<...>\` takes a whole number of registers`);
  if (v.dims.some((n) => n !== undefined && n < 0))
    report(`the size of array \`${v.name}\` is negative`);
}
