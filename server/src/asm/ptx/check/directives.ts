/**
 * Directives: where each may be, what it takes, which version and GPU have it, and which of them
 * exclude or require one another. Pragmas are strings with rules of their own.
 */
import { append } from '../../../base/index.ts';
import type { PtxDirective, PtxFunction, PtxPrototype, PtxSection, PtxSpan } from '../ast.ts';
import { isAvailable, needOf, needText, type PtxEnvironment } from '../availability.ts';
import { ptxDirectives } from '../isa/directives.ts';
import type { PtxDiagnostic } from './finding.ts';
import { nearestWord } from './nearest-word.ts';

/** Where a directive is: in the module, in the head of a kernel or function, in a body. */
export type PtxDirectivePlace = 'module' | 'kernel' | 'function' | 'body';

interface Rule {
  readonly places: readonly PtxDirectivePlace[];
  /** Fewest and most arguments, all of them integers; absent where others check them. */
  readonly numbers?: readonly [number, number];
  /** The numbers are above 0. */
  readonly positive?: true;
  /** Version (times ten) and GPU. */
  readonly ptx?: number;
  readonly sm?: string;
}

const KERNEL = ['kernel'] as const;
const FUNCTION = ['function'] as const;

/** PTX ISA, "Directives", as ptxas 13.0 reads them. */
const RULES: Readonly<Record<string, Rule>> = {
  version: { places: ['module'] },
  target: { places: ['module', 'body'] },
  address_size: { places: ['module'] },
  alias: { places: ['module', 'body'] },
  pragma: { places: ['module', 'kernel', 'body'] },
  maxnreg: { places: KERNEL, numbers: [1, 1], positive: true },
  maxntid: { places: KERNEL, numbers: [1, 3], positive: true },
  reqntid: { places: KERNEL, numbers: [1, 3], positive: true },
  minnctapersm: { places: KERNEL, numbers: [1, 1], positive: true },
  maxnctapersm: { places: KERNEL, numbers: [1, 1], positive: true },
  reqnctapercluster: { places: KERNEL, numbers: [1, 3], ptx: 78, sm: '90' },
  explicitcluster: { places: KERNEL, numbers: [0, 0], ptx: 78, sm: '90' },
  maxclusterrank: { places: KERNEL, numbers: [1, 1], ptx: 78, sm: '90' },
  blocksareclusters: { places: KERNEL, numbers: [0, 0], ptx: 90, sm: '90' },
  noreturn: { places: FUNCTION, numbers: [0, 0], ptx: 64, sm: '30' },
  abi_preserve: { places: FUNCTION, numbers: [1, 1], ptx: 90, sm: '80' },
  abi_preserve_control: { places: FUNCTION, numbers: [1, 1], ptx: 90, sm: '80' },
  attribute: { places: FUNCTION },
};

const PLACE: Readonly<Record<PtxDirectivePlace, string>> = {
  module: 'outside of functions',
  kernel: 'between the parameters and the body of a kernel',
  function: 'between the parameters and the body of a function',
  body: 'in a body',
};

const DIRECTIVES = ptxDirectives.map(({ name }) => name);
const KNOWN: ReadonlySet<string> = new Set(DIRECTIVES);

/** What is wrong with one directive at its place; `kernel` where a body is that of a kernel. */
export function directiveFindings(
  d: PtxDirective,
  place: PtxDirectivePlace,
  env: PtxEnvironment,
  kernel = true,
): PtxDiagnostic[] {
  const { name, start, line } = d;
  const word = { start, end: start + name.length + 1, line };
  const finding = (message: string, suggestion?: string): PtxDiagnostic[] => [
    { ...word, code: 'directive', message, ...(suggestion ? { suggestion } : {}) },
  ];
  if (name === '') return [];
  if (!KNOWN.has(name)) {
    const guess = nearestWord(name, DIRECTIVES);
    return guess === undefined
      ? finding(`there is no directive \`.${name}\``)
      : finding(`there is no directive \`.${name}\`, did you mean \`.${guess}\`?`, `.${guess}`);
  }
  const rule = Object.hasOwn(RULES, name) ? RULES[name]! : undefined;
  if (!rule) return finding(`\`.${name}\` is not possible here`);
  if (!rule.places.includes(place))
    return finding(
      `\`.${name}\` is only possible ${rule.places.map((p) => PLACE[p]).join(' or ')}`,
    );
  if (name === 'pragma') return pragmaFindings(d, place, env, kernel);
  if (name === 'maxnctapersm' && env.version >= 21)
    return finding(
      '`.maxnctapersm` is gone since PTX ISA 2.1, use `.minnctapersm`',
      '.minnctapersm',
    );
  return [...numberFindings(d, rule), ...missing(d, word, rule, env)];
}

function numberFindings(d: PtxDirective, rule: Rule): PtxDiagnostic[] {
  const { name, args, start, end, line } = d;
  if (!rule.numbers) return [];
  const [least, most] = rule.numbers;
  const finding = (message: string): PtxDiagnostic[] => [
    { code: 'directive', start, end, line, message },
  ];
  if (most === 0) return args.length === 0 ? [] : finding(`\`.${name}\` takes no arguments`);
  if (args.length < least || args.length > most) {
    const wanted = least === most ? `${most} number` : `up to ${most} numbers`;
    return finding(`\`.${name}\` takes ${wanted}, found ${args.length}`);
  }
  const wrong = args.some((arg) => typeof arg !== 'number' || !Number.isInteger(arg) || arg < 0);
  if (wrong || args.some((arg) => Number(arg) >= 2 ** 32))
    return finding(`\`.${name}\` takes integers of 32 bits`);
  if (rule.positive && args.includes(0)) return finding(`\`.${name}\` requires numbers above 0`);
  return [];
}

function missing(
  { name }: PtxDirective,
  word: PtxSpan,
  { ptx, sm }: Rule,
  env: PtxEnvironment,
): PtxDiagnostic[] {
  if (ptx === undefined || sm === undefined) return [];
  return unavailable(`\`.${name}\``, word, { ptx, sm }, env);
}

/** A finding where the module's version or target lacks something. */
export function unavailable(
  what: string,
  { start, end, line }: PtxSpan,
  since: { readonly ptx: number; readonly sm: string },
  env: PtxEnvironment,
): PtxDiagnostic[] {
  if (isAvailable(since, env)) return [];
  const need = needOf(since, env) ?? {};
  const message = `${what} requires ${needText(since, env)}`;
  return [{ code: 'not-available', start, end, line, message, need }];
}

interface Pragma {
  readonly places: readonly PtxDirectivePlace[];
  /** Only in kernels. */
  readonly kernels?: true;
  /** What comes after the name. */
  readonly value?: RegExp;
  readonly takes?: string;
  readonly ptx: number;
  readonly sm: string;
}

/** PTX ISA, "Pragma Strings". */
const PRAGMAS: Readonly<Record<string, Pragma>> = {
  nounroll: { places: ['module', 'kernel', 'body'], ptx: 20, sm: '20' },
  used_bytes_mask: {
    places: ['body'],
    value: /^(?:0[xX][0-9a-fA-F]+|\d+)$/,
    takes: 'a mask such as `0xff`',
    ptx: 83,
    sm: '50',
  },
  enable_smem_spilling: { places: ['body'], kernels: true, ptx: 87, sm: '75' },
  frequency: {
    places: ['body'],
    value: /^0*[1-9]\d*$/,
    takes: 'a number above 0',
    ptx: 90,
    sm: '50',
  },
};

function pragmaFindings(
  d: PtxDirective,
  place: PtxDirectivePlace,
  env: PtxEnvironment,
  kernel: boolean,
): PtxDiagnostic[] {
  const { args, start, end, line } = d;
  if (args.length === 0 || d.bare || args.some((arg) => typeof arg !== 'string')) {
    const message = '`.pragma` takes a string in quotes';
    return [{ code: 'directive', start, end, line, message }];
  }
  for (const arg of args) {
    const found = oneFindings(d, String(arg), place, env, kernel);
    if (found.length > 0) return found;
  }
  return [];
}

/** One string of a pragma. */
function oneFindings(
  d: PtxDirective,
  text: string,
  place: PtxDirectivePlace,
  env: PtxEnvironment,
  kernel: boolean,
): PtxDiagnostic[] {
  const { start, end, line } = d;
  const finding = (message: string, more?: Partial<PtxDiagnostic>): PtxDiagnostic[] => [
    { code: 'directive', start, end, line, message, ...more },
  ];
  const [name = '', ...values] = text.trim().split(/\s+/);
  const rule = Object.hasOwn(PRAGMAS, name) ? PRAGMAS[name]! : undefined;
  if (!rule) {
    const guess = nearestWord(name, Object.keys(PRAGMAS));
    // In functions the assembler reads past those that it does not know.
    if (guess === undefined && place !== 'module') return [];
    const help = guess ? `, did you mean \`${guess}\`?` : '';
    return finding(`unknown pragma \`${name}\`${help}`, { severity: 'warning' });
  }
  if (!rule.places.includes(place)) {
    const places = rule.places.map((p) => PLACE[p]).join(' or ');
    return finding(`pragma \`${name}\` is only possible ${places}`);
  }
  if (rule.kernels && !kernel) return finding(`pragma \`${name}\` is only possible in kernels`);
  const value = values.join(' ');
  if (rule.value && !rule.value.test(value)) {
    const other = value === '' ? '' : `, found \`${value}\``;
    return finding(`pragma \`${name}\` takes ${rule.takes}${other}`);
  }
  return unavailable(`pragma \`${name}\``, d, rule, env);
}

/**
 * Directives of a kernel that exclude one another (PTX ISA, "Performance-Tuning Directives" and
 * "Cluster Dimension Directives").
 */
const EXCLUSIVE: readonly (readonly [string, string])[] = [
  ['maxntid', 'reqntid'],
  ['reqnctapercluster', 'maxclusterrank'],
];

/** Findings about the directives between a function's parameters and its body. */
export function headFindings(fn: PtxFunction, env: PtxEnvironment): PtxDiagnostic[] {
  const { directives } = fn;
  const place = fn.entry ? 'kernel' : 'function';
  const out = directives.flatMap((d) => directiveFindings(d, place, env));
  const report = ({ start, end, line }: PtxSpan, message: string): void => {
    out.push({ code: 'directive', start, end, line, message });
  };
  for (const [a, b] of EXCLUSIVE) {
    const [first, second] = directives.filter(({ name }) => name === a || name === b);
    if (first && second && first.name !== second.name)
      report(second, `\`.${a}\` and \`.${b}\` cannot both be given`);
  }
  const named = (name: string): PtxDirective | undefined => directives.find((d) => d.name === name);
  const clusters = named('blocksareclusters');
  if (clusters && !(named('reqntid') && named('reqnctapercluster')))
    report(clusters, '`.blocksareclusters` requires `.reqntid` and `.reqnctapercluster`');
  for (const name of ['noreturn', 'abi_preserve', 'abi_preserve_control']) {
    const again = directives.filter((d) => d.name === name)[1];
    if (again) report(again, `\`.${name}\` is given twice`);
  }
  return [...out, ...noReturnFindings(fn)];
}

/** A function that does not return has no results. */
export function noReturnFindings({
  directives,
  returns,
}: PtxFunction | PtxPrototype): PtxDiagnostic[] {
  const found = directives.find(({ name }) => name === 'noreturn');
  if (!found || returns.length === 0) return [];
  const { start, end, line } = found;
  const message = '`.noreturn` is not possible for a function with a result';
  return [{ code: 'directive', start, end, line, message }];
}

/** What the version of the module lacks in a debug section; labels are defined once. */
export function sectionFindings(
  { name, labels, newer, start, end, line }: PtxSection,
  env: PtxEnvironment,
  defined: Set<string>,
): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const { version } = env;
  if (name === '@@DWARF') {
    if (version >= 20)
      out.push({
        code: 'directive',
        start,
        end,
        line,
        message: '`@@DWARF` is gone since PTX ISA 2.0, use `.section`',
      });
    return out;
  }
  const since = (what: string, span: PtxSpan, ptx: number): void => {
    append(out, unavailable(what, span, { ptx, sm: '0' }, env));
  };
  since('`.section`', { start, end: start + '.section'.length, line }, 20);
  for (const label of labels) {
    since('a label in a section', label, 70);
    const { start: from, end: to, line: at, name: word } = label;
    if (defined.has(word))
      out.push({
        code: 'duplicate-name',
        start: from,
        end: to,
        line: at,
        message: `label \`${word}\` is defined twice`,
      });
    defined.add(word);
  }
  for (const one of newer)
    since(
      one.what === 'negative' ? 'a negative number in a section' : 'a difference of labels',
      one,
      75,
    );
  return out;
}
