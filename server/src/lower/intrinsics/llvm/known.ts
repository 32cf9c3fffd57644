/**
 * The intrinsics that LLVM has, by name: whose they are, and what types their operands have. Which
 * of them we have code for is another matter (`llvm-names.ts` and the targets' own tables).
 */
import { AMDGCN } from './amdgcn.ts';
import { COMMON } from './common.ts';
import { NVVM } from './nvvm.ts';

/** Whose an intrinsic is: a target's, or everybody's. */
export type IntrinsicOwner = 'nvptx64' | 'amdgpu' | 'any';

/**
 * An operand or result: a scalar type of LLVM, how many of them, or a type that the name's suffixes
 * choose.
 */
export interface LlvmType {
  /** `i32`, `f16`, `ptr`; undefined where the name's suffix or another operand decides. */
  readonly scalar: string | undefined;
  readonly lanes: number;
  /** Of a pointer: the address space that it is for; 0 for all. */
  readonly space: number;
  /** An operand that must be a constant. */
  readonly constant: boolean;
}

export interface KnownIntrinsic {
  readonly owner: IntrinsicOwner;
  /** The name without suffixes for types, such as `llvm.amdgcn.update.dpp`. */
  readonly base: string;
  readonly results: readonly LlvmType[];
  readonly params: readonly LlvmType[];
  /** A name of earlier versions: its types are not known here. */
  readonly replaced: boolean;
}

const LETTERS: Readonly<Record<string, string>> = {
  b: 'i1',
  c: 'i8',
  s: 'i16',
  w: 'i32',
  d: 'i64',
  q: 'i128',
  h: 'f16',
  y: 'bf16',
  f: 'f32',
  g: 'f64',
  p: 'ptr',
};

/** Letters of pointers into address spaces 1, 2, ... */
const SPACES = 'ijklmnort';

interface Table {
  readonly owner: IntrinsicOwner;
  /** Between `llvm.` and the names in the table. */
  readonly prefix: string;
  readonly text: string;
  names: Map<string, string> | undefined;
}

/** A name belongs to the first table whose prefix it has. */
const TABLES: readonly Table[] = [
  { owner: 'amdgpu', prefix: 'amdgcn.', text: AMDGCN, names: undefined },
  { owner: 'nvptx64', prefix: 'nvvm.', text: NVVM, names: undefined },
  { owner: 'any', prefix: '', text: COMMON, names: undefined },
];

/**
 * Names of earlier versions that LLVM replaces when it reads them (`AutoUpgrade.cpp`), and prefixes
 * of other targets, whose tables are not ours.
 */
const RENEWED =
  /^(?:nvvm\.(?:barrier0(?:\.popc|\.and|\.or)?|barrier(?:\.n|\.sync|\.sync\.cnt)?|bar\.sync|abs\.\w+(?:\.ftz)?|fabs\.\w+(?:\.ftz)?|brev\d+|clz\.\w+|popc\.\w+|h2f|bitcast\.\w+|rotate\.\w+(?:\.\w+)?|swap\.lo\.hi\.b64|ptr\.\w+\.to\.\w+(?:\..+)?|ldg\.global\..+|ldu\.global\..+|atomic\.load\..+|max\.\w+|min\.\w+|tanh\.approx\..+|texsurf\.handle\.internal\..+|isspacep\..+|cp\.async\..+|(?:ex2|lg2|sin|cos|rcp|rsqrt|sqrt|div|add|mul|fma)\.\w+(?:\.ftz)?\.(?:f|d|f16|f16x2|bf16|bf16x2)|ff2\w+\.\w+|f2\w+\.\w+|fence\.\w+(?:\.\w+)*|mbarrier\..+|compiler\.error|compiler\.warn)|amdgcn\.(?:atomic\.(?:inc|dec)|ds\.(?:fadd|fmin|fmax)|global\.atomic\.\w+|flat\.atomic\.\w+|ldexp|rsq\.legacy)(?:\..+)?|x86\..+|arm\..+|aarch64\..+|r600\..+|spv\..+|dx\..+|dbg\..+)$/;

/** Suffixes that say which types an overloaded intrinsic is for. */
const SUFFIX =
  /\.(?:nx)?(?:v\d+)?(?:i\d+|f16|bf16|f32|f64|f128|p\d+\w*|isVoid|a\d+\w+|s_\w+|sl_\w+|t\w+)$/;

/**
 * What a front end's name such as `llvm.amdgcn.rcp.f32` means to LLVM 22; undefined when it means
 * nothing.
 */
export function knownIntrinsic(name: string): KnownIntrinsic | undefined {
  if (!name.startsWith('llvm.') || name.length > 500) return undefined;
  const bare = name.slice('llvm.'.length);
  const table = TABLES.find(({ prefix }) => bare.startsWith(prefix))!;
  const names = (table.names ??= read(table.text));
  let rest = bare.slice(table.prefix.length);
  const exact = names.get(rest);
  if (exact !== undefined) return intrinsicOf(table, rest, exact);
  while (SUFFIX.test(rest)) {
    rest = rest.replace(SUFFIX, '');
    const signature = names.get(rest);
    if (signature !== undefined && /[*?]/.test(signature))
      return intrinsicOf(table, rest, signature);
  }
  if (!RENEWED.test(bare)) return undefined;
  return { owner: table.owner, base: name, results: [], params: [], replaced: true };
}

/** The names that LLVM 22 has for an owner, without the suffixes of types. */
export function intrinsicNames(owner: IntrinsicOwner): readonly string[] {
  const table = TABLES.find((one) => one.owner === owner)!;
  table.names ??= read(table.text);
  return [...table.names.keys()].map((name) => `llvm.${table.prefix}${name}`);
}

/**
 * Names close to one that means nothing, for "did you mean": those that differ in one part between
 * dots.
 */
export function similarIntrinsic(name: string): string | undefined {
  const bare = name.replace(/^llvm\./, '');
  const table = TABLES.find(({ prefix }) => bare.startsWith(prefix))!;
  const names = (table.names ??= read(table.text));
  const parts = bare.slice(table.prefix.length).split('.');
  for (const known of names.keys()) {
    const others = known.split('.');
    if (others.length !== parts.length) continue;
    const different = parts.filter((part, at) => part !== others[at]);
    if (different.length !== 1) continue;
    const at = parts.indexOf(different[0]!);
    if (isNear(different[0]!, others[at]!)) return `llvm.${table.prefix}${known}`;
  }
  return undefined;
}

/** One letter more, less or another, or two of them exchanged. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

function intrinsicOf({ owner, prefix }: Table, base: string, signature: string): KnownIntrinsic {
  const [results = '', params = ''] = signature.split(':');
  return {
    owner,
    base: `llvm.${prefix}${base}`,
    results: typesOf(results),
    params: typesOf(params),
    replaced: false,
  };
}

function typesOf(text: string): readonly LlvmType[] {
  return [...text.matchAll(/(?<!\d)(\d*)(\D)/g)].map(([, lanes, written]) => {
    const letter = written!.toLowerCase();
    const space = SPACES.indexOf(letter) + 1;
    return {
      scalar: space > 0 ? 'ptr' : LETTERS[letter],
      lanes: lanes === '' ? 1 : Number(lanes),
      space,
      constant: written !== letter,
    };
  });
}

/**
 * Each row of a table begins with the number of characters that it shares with the row before, in
 * base 36.
 */
function read(text: string): Map<string, string> {
  const names = new Map<string, string>();
  let row = '';
  for (const packed of text.trim().split(/[\n,]/)) {
    row = row.slice(0, Number.parseInt(packed[0]!, 36)) + packed.slice(1);
    const space = row.indexOf(' ');
    names.set(row.slice(0, space), row.slice(space + 1));
  }
  return names;
}
