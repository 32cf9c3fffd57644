/**
 * Names of Rust's library that device code cannot use: what needs a heap, a place to print,
 * threads, or an operating system. Names that `core` has too are not here.
 */

export type StdKind = 'heap' | 'print' | 'threads' | 'system';

/** Crates of the standard library that the GPU has only with help, or not at all. */
const LIBRARIES = new Set(['std', 'alloc']);

/** By the module below `std` or `alloc`. */
const MODULES: Readonly<Record<string, StdKind>> = {
  alloc: 'heap',
  boxed: 'heap',
  collections: 'heap',
  rc: 'heap',
  string: 'heap',
  vec: 'heap',
  thread: 'threads',
  backtrace: 'system',
  env: 'system',
  fs: 'system',
  io: 'system',
  net: 'system',
  os: 'system',
  path: 'system',
  process: 'system',
};

/** In modules that `core` has too, the names that it has not. */
const NAMES: Readonly<Record<string, Readonly<Record<string, StdKind>>>> = {
  borrow: { Cow: 'heap', ToOwned: 'heap' },
  ffi: { CString: 'heap', OsStr: 'system', OsString: 'heap' },
  fmt: { format: 'heap' },
  sync: {
    Arc: 'heap',
    Barrier: 'threads',
    Condvar: 'threads',
    LazyLock: 'threads',
    Mutex: 'threads',
    Once: 'threads',
    OnceLock: 'threads',
    RwLock: 'threads',
    mpsc: 'threads',
  },
  time: { Instant: 'system', SystemTime: 'system' },
};

/** Names of the prelude that need no import. */
const PRELUDE: Readonly<Record<string, StdKind>> = {
  Box: 'heap',
  String: 'heap',
  ToString: 'heap',
  Vec: 'heap',
};

const MACROS: Readonly<Record<string, StdKind>> = {
  dbg: 'print',
  eprint: 'print',
  eprintln: 'print',
  format: 'heap',
  print: 'print',
  println: 'print',
  thread_local: 'threads',
  vec: 'heap',
};

/** Methods of types that `core` has, which make something on the heap. */
const METHODS = new Set(['into_boxed_slice', 'to_owned', 'to_string', 'to_vec']);

/** What a path whose first segment is the library's name needs. */
export function kindOfPath(path: readonly string[]): StdKind | undefined {
  const [library, module, name] = path;
  if (library === undefined || module === undefined || !LIBRARIES.has(library)) return undefined;
  if (Object.hasOwn(MODULES, module)) return MODULES[module];
  const names = Object.hasOwn(NAMES, module) ? NAMES[module]! : {};
  return name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
}

/** What a name of the prelude needs. */
export function kindOfPreludeName(name: string): StdKind | undefined {
  return Object.hasOwn(PRELUDE, name) ? PRELUDE[name] : undefined;
}

export function kindOfMacro(name: string): StdKind | undefined {
  return Object.hasOwn(MACROS, name) ? MACROS[name] : undefined;
}

export function isHeapMethod(name: string): boolean {
  return METHODS.has(name);
}
