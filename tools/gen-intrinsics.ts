/**
 * Writes `server/src/lower/intrinsics/llvm`: the intrinsics that LLVM has for each vendor, by name,
 * with the types of their operands. Its input is what LLVM's own definitions say:
 *
 *     llvm-tblgen -I /usr/include/llvm-22 --dump-json /usr/include/llvm-22/llvm/IR/Intrinsics.td > intrinsics.json
 *     npx tsx tools/gen-intrinsics.ts intrinsics.json
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface TypeRef {
  readonly def: string;
}
interface Def {
  readonly IntrProperties?: readonly TypeRef[];
  /** Of a property about an operand: which one, the results first. */
  readonly ArgNo?: number;
  /** Of a pointer type: what kind of type it is, and its address space. */
  readonly Sig?: readonly number[];
  readonly TargetPrefix?: string;
  readonly LLVMName?: string;
  readonly RetTypes?: readonly TypeRef[];
  readonly ParamTypes?: readonly TypeRef[];
  readonly '!superclasses'?: readonly string[];
  readonly VT?: TypeRef;
}

const [, , input] = process.argv;
if (input === undefined) throw new Error('usage: gen-intrinsics.ts intrinsics.json');
const defs = JSON.parse(readFileSync(input, 'utf8')) as Record<string, Def> & {
  readonly '!instanceof': Readonly<Record<string, readonly string[]>>;
};

/** Letters of scalar types, as `intrinsic-names.ts` reads them. */
const SCALARS: Readonly<Record<string, string>> = {
  i1: 'b',
  i8: 'c',
  i16: 's',
  i32: 'w',
  i64: 'd',
  i128: 'q',
  f16: 'h',
  bf16: 'y',
  f32: 'f',
  f64: 'g',
  float: 'f',
  double: 'g',
  half: 'h',
  bfloat: 'y',
};

/** Letters of pointers into address spaces 1, 2, ...; of generic ones it is `p`. */
const SPACES = 'ijklmnort';

function typeOf({ def }: TypeRef): string {
  const name = /^llvm_(\w+)_ty$/.exec(def)?.[1];
  if (name !== undefined && /^any/.test(name)) return '*';
  const { Sig: sig, '!superclasses': classes } = defs[def] ?? {};
  if (classes?.includes('LLVMQualPointerType')) return sig?.[1] ? SPACES[sig[1] - 1]! : 'p';
  if (name === undefined) return '?';
  const [, count = '', scalar = ''] = /^v(\d+)(\w+)$/.exec(name) ?? [undefined, '', name];
  const letter = SCALARS[scalar];
  return letter === undefined ? '?' : `${count}${letter}`;
}

/** The operands that must be constants: their letters are large. */
function constantsOf({ IntrProperties: properties = [] }: Def): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { def } of properties) {
    const { ArgNo: at, '!superclasses': classes } = defs[def] ?? {};
    if (at !== undefined && classes?.includes('ImmArg')) found.add(at - 1);
  }
  return found;
}

/**
 * Names with signatures, sorted; a line is the number of characters shared with the line before, in
 * base 36, and the rest.
 */
function lines(prefix: string): string[] {
  const rows = (defs['!instanceof']['Intrinsic'] ?? [])
    .filter((name) => defs[name]!.TargetPrefix === prefix)
    .map((name) => {
      const def = defs[name]!;
      const llvm = def.LLVMName || `llvm.${name.replace(/^int_/, '').replaceAll('_', '.')}`;
      const bare = llvm.slice('llvm.'.length + (prefix === '' ? 0 : prefix.length + 1));
      const types = (list: readonly TypeRef[] = []): string[] => list.map(typeOf);
      const constant = constantsOf(def);
      const params = types(def.ParamTypes).map((type, at) =>
        constant.has(at) ? type.toUpperCase() : type,
      );
      return `${bare} ${types(def.RetTypes).join('')}:${params.join('')}`;
    })
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  let before = '';
  return rows.map((row) => {
    let shared = 0;
    while (shared < 35 && shared < row.length && row[shared] === before[shared]) shared++;
    before = row;
    return `${shared.toString(36)}${row.slice(shared)}`;
  });
}

for (const [prefix, file, whose] of [
  ['amdgcn', 'amdgcn', "AMD's"],
  ['nvvm', 'nvvm', "NVIDIA's"],
  ['', 'common', "no vendor's"],
] as const) {
  const wrapped: string[] = [];
  let line = '';
  for (const row of lines(prefix)) {
    if (line !== '' && line.length + row.length > 120) {
      wrapped.push(line);
      line = '';
    }
    line = line === '' ? row : `${line},${row}`;
  }
  wrapped.push(line);
  const about = `/**\n * Intrinsics of LLVM 22 that are ${whose}: made by \`tools/gen-intrinsics.ts\`, read by\n * \`known.ts\`.\n */`;
  const text = `${about}\n\nexport const ${file.toUpperCase()} = \`\n${wrapped.join('\n')}\n\`;\n`;
  writeFileSync(`server/src/lower/intrinsics/llvm/${file}.ts`, text);
}
