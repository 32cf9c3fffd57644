/** Declarations of variables and registers: types that can be stored, sizes that are known. */
import { append } from '../../../base/index.ts';
import type { PtxFunction, PtxVariable } from '../ast.ts';
import type { PtxEnvironment } from '../availability.ts';
import { ptxTypeBits } from '../types.ts';
import { unavailable } from './directives.ts';
import type { PtxDiagnostic } from './finding.ts';
import { initialFindings } from './initial.ts';
import { nearestWord } from './nearest-word.ts';

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
  env: PtxEnvironment,
  owner?: PtxFunction,
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
    const guess = nearestWord(v.type, TYPES);
    report(
      `\`.${v.type}\` is no type of a variable${guess ? `, did you mean \`.${guess}\`?` : ''}`,
    );
    return out;
  }
  placeFindings(v, where, env, owner, report);
  sizeFindings(v, report);
  if (where === 'parameter' && v.space === 'param' && v.type === 'f16x2')
    report('a parameter of type .f16x2 does not exist, pass it as .b32');
  if (v.type === 'pred' && v.space !== 'reg')
    report(`a predicate is a register and cannot be in .${v.space} memory`);
  if (v.type === 'pred' && v.vector > 1) report('there are no vectors of predicates');
  if (v.type === 'b128')
    append(out, unavailable('`.b128`', v.nameSpan, { ptx: 83, sm: '70' }, env));
  if (v.space === 'sreg') report('special registers cannot be declared');
  if (v.space === 'tex' && v.type !== 'u32' && v.type !== 'u64')
    report(`a \`.tex\` variable is .u32 or .u64, found .${v.type}`);
  else if (v.space === 'tex' && env.version >= 15)
    report('`.tex` variables are gone since PTX ISA 1.5, use `.global .texref`');
  if (v.space === 'reg' && v.dims.length > 0)
    report(`\`${v.name}\` is an array and cannot be a register`);
  if (where === 'body' && v.linkage.length > 0)
    report(`\`.${v.linkage[0]}\` is not possible in a body`);
  if (v.linkage.includes('common') && v.space !== 'global')
    report('`.common` is for variables in `.global` memory');
  for (const attribute of v.attributes) attributeFindings(v, attribute, report);
  initialFindings(v, ({ start: from, end: to, line: at }, message) => {
    out.push({ code: 'declaration', start: from, end: to, line: at, message });
  });
  return out;
}

const OPAQUE: ReadonlySet<string> = new Set(['texref', 'samplerref', 'surfref']);

/** State spaces, and what each place takes. */
function placeFindings(
  v: PtxVariable,
  where: 'module' | 'body' | 'parameter',
  env: PtxEnvironment,
  owner: PtxFunction | undefined,
  report: (message: string) => void,
): void {
  const opaque = OPAQUE.has(v.type);
  if (where === 'module') {
    if (v.space === 'param')
      report('parameters belong to functions and calls, and are not possible in a module');
    // Modules of old versions have no stack.
    if ((v.space === 'reg' || v.space === 'local') && env.version >= 63)
      report(`\`.${v.space}\` variables belong to functions, and are not possible in a module`);
    if (opaque && v.space !== 'global')
      report(`a variable of type .${v.type} is in \`.global\` memory`);
  } else if (where === 'body') {
    if (opaque) report(`a variable of type .${v.type} is not possible in a body`);
  } else if (owner?.entry && v.space !== 'param') report('a parameter of a kernel is in `.param`');
  else if (v.space !== 'param' && v.space !== 'reg')
    report('a parameter of a function is in `.param` or `.reg`');
  else if (v.space === 'param' && v.vector > 1) report('a parameter is no vector, pass an array');
  else if (v.pointer && owner && !owner.entry) report('`.ptr` is for parameters of kernels');
  else if (v.name === '_' && owner && !owner.entry) report('a parameter has a name');
  else if (owner?.entry && v.dims.includes(undefined))
    report(`the size of parameter \`${v.name}\` is missing`);
}

function attributeFindings(
  v: PtxVariable,
  attribute: string,
  report: (message: string) => void,
): void {
  if (attribute === 'managed') {
    if (v.space !== 'global') report('`.managed` is for variables in `.global` memory');
  } else if (/^unified\b/.test(attribute)) {
    if (!/^unified\(\w+,\w+\)$/.test(attribute)) report('`.unified` takes two numbers');
  } else report(`there is no attribute \`.${attribute}\``);
}

/** Alignments, and numbers of registers and elements. */
function sizeFindings(v: PtxVariable, report: (message: string) => void): void {
  if (v.align !== undefined && !isPowerOfTwo(v.align))
    report(`the alignment of \`${v.name}\` is a power of two`);
  if (v.pointer && !isPowerOfTwo(v.pointer.align))
    report(`the alignment of what \`${v.name}\` points to is a power of two`);
  if (v.count !== undefined && !(Number.isInteger(v.count) && v.count <= MOST_REGISTERS))
    report(`\`${v.name}<...>\` takes a whole number of registers`);
  const external = v.linkage.includes('extern');
  const open = v.dims.indexOf(undefined);
  if (open > 0) report(`only the first size of array \`${v.name}\` may be left out`);
  else if (open === 0 && !external && v.init === undefined && v.space !== 'param')
    report(
      `the size of array \`${v.name}\` is missing; only \`.extern\` variables may leave it out`,
    );
  if (v.dims.some((n, at) => n === 0 && (at > 0 || !external)) && v.space !== 'param')
    report(`array \`${v.name}\` has no elements`);
  const bits = v.vector > 1 ? v.vector * ptxTypeBits(v.type) : 0;
  if (bits > 128) report(`a vector has at most 128 bits, found ${bits}`);
}

/** What is wrong with the parameters and results of a kernel or function. */
export function parameterFindings(fn: PtxFunction, env: PtxEnvironment): PtxDiagnostic[] {
  const { returns, params, entry } = fn;
  const out = [...returns, ...params].flatMap((p) => declarationFindings(p, 'parameter', env, fn));
  const report = ({ nameSpan: { start, end, line } }: PtxVariable, message: string): void => {
    out.push({ code: 'declaration', start, end, line, message });
  };
  const second = returns[1];
  if (second && returns.some(({ space }) => space !== 'reg'))
    report(second, 'more than one result requires results in `.reg`');
  for (const [at, p] of params.entries())
    if (!entry && p.dims.includes(undefined) && at + 1 < params.length)
      report(p, 'only the last parameter may be an array without a size');
  return out;
}
