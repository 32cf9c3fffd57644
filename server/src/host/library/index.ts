/**
 * What functions and methods of libraries give, as far as launches need it: a table for each
 * library, a function or method a row. Functions are named by their type and name,
 * `DeviceBuffer::from_slice`; methods by the type of the receiver.
 */
import { behindRefs, nameOf } from '../types.ts';
import { type HostValue, NOTHING } from '../value.ts';
import { CUDA_OXIDE } from './cuda-oxide.ts';
import { CUDARC } from './cudarc.ts';
import { CUST } from './cust.ts';
import type { FunctionCall, FunctionRow, Library, MethodCall, MethodRow } from './library.ts';
import { STD } from './std.ts';

const LIBRARIES: readonly Library[] = [STD, CUST, CUDA_OXIDE, CUDARC];

/** The rows of all libraries by this name. */
function rowsOf<T>(key: string, table: (library: Library) => Readonly<Record<string, T>>): T[] {
  return LIBRARIES.flatMap((library) => {
    const rows = table(library);
    return Object.hasOwn(rows, key) ? [rows[key]!] : [];
  });
}

const functionsNamed = (key: string): FunctionRow[] => rowsOf(key, ({ functions }) => functions);

function methodsNamed(type: string, name: string): MethodRow[] {
  return rowsOf(name, ({ methods }) => (Object.hasOwn(methods, type) ? methods[type]! : {}));
}

/** What a call of a library's function gives, `args` undefined for a path that is no call. */
export function callFunction(
  names: readonly string[],
  args: readonly HostValue[] | undefined,
  call: FunctionCall,
): HostValue | undefined {
  const [type, name] = names.slice(-2);
  const key = names.length === 1 ? names[0]! : `${type}::${name}`;
  if (names.length >= 2 && call.owns(type!)) return undefined;
  const rows = functionsNamed(key);
  for (const row of rows.length > 0 ? rows : functionsNamed(names.at(-1)!)) {
    const value = row(args ?? [], call);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function callMethod(
  self: HostValue,
  name: string,
  args: () => readonly HostValue[],
  call: MethodCall,
): HostValue {
  const type = nameOf(self.type);
  const inner = behindRefs(self.type);
  const keys = [
    ...(type === undefined || call.owned ? [] : [type]),
    ...(inner.kind === 'scalar' || inner.kind === 'literal' ? ['#'] : []),
    ...(inner.kind === 'array' || inner.kind === 'slice' ? ['[]'] : []),
    '*',
  ];
  let given: readonly HostValue[] | undefined;
  for (const key of keys) {
    for (const row of methodsNamed(key, name)) {
      const value = row(self, (given ??= args()), call);
      if (value !== undefined) return value;
    }
  }
  for (const { prefixes } of LIBRARIES)
    for (const [prefix, row] of Object.entries(prefixes ?? {}))
      if (name.startsWith(prefix)) return row(self, (given ??= args()), call) ?? NOTHING;
  return NOTHING;
}
