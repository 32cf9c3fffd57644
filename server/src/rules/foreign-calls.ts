/**
 * Foreign functions without a body that device code calls: intrinsics that LLVM does not have for
 * the target, functions of device libraries that are not there, and symbols that nothing defines.
 */
import { attrValue, type FnDef, hasAttr, type ModuleDef } from '../hir/index.ts';
import { deviceLibraryOf, intrinsicMistake, linkName } from '../lower/index.ts';
import type { RuleContext } from './context.ts';
import { isRustcs } from './kernels.ts';

/** Functions of C's `math.h`; those that `compiler_builtins` has are found as a library's. */
const MATH =
  /^(?:a?(?:sin|cos|tan)h?|atan2|exp|exp2|exp10|expm1|log|log2|log10|log1p|pow|sqrt|cbrt|hypot|fmod|fma|fmin|fmax|fdim|floor|ceil|trunc|round|rint|roundeven|copysign|fabs|ldexp|scalbn|frexp|modf|remainder|remquo|[lt]gamma|erfc?)f?$/;

/** What is wrong with a call of a foreign function. */
export interface ForeignMistake {
  readonly what: string;
  readonly help: string;
}

/**
 * What the driver or the linker brings: `printf` and the heap of CUDA, device runtimes, parts of
 * OptiX.
 */
const PROVIDED =
  /^(?:vprintf|malloc|free|__assertfail|cuda[A-Z]\w*|__cuda_\w+|_?optix\w*|nvshmem\w*|__nvvm_reflect|__ockl_\w+|__rust_\w+|mem(?:cpy|move|set|cmp)|bcmp|strlen)$/;

const HELP = {
  define:
    'define it in Rust with `#[no_mangle]`, or say `#[link(name = "..")]` on the block where a library brings it',
  math: 'call a function that is written in Rust, such as that of the crate `libm`',
  c: 'the C library does not exist here: write the function, or let the host do it',
  intrinsic:
    'the names are those of the LLVM of your rustc: see `IntrinsicsNVVM.td` and `IntrinsicsAMDGPU.td`',
} as const;

/** Functions of a C library that no crate of Rust's own library provides. */
const LIBC = new Set(
  `printf fprintf sprintf snprintf puts putchar fputs fopen fclose fread fwrite fflush perror scanf
  calloc realloc posix_memalign aligned_alloc
  exit abort atexit getenv system signal raise
  rand srand random time clock gettimeofday clock_gettime usleep sleep nanosleep
  read write open close mmap munmap pthread_create pthread_join pthread_mutex_lock pthread_mutex_unlock
  qsort bsearch atoi atof strtol strtod strcpy strcat strdup`.split(/\s+/),
);

/**
 * Says what a call of a foreign function comes to when the module is put together; undefined when
 * it is fine, or may be. Functions are looked at once.
 */
export function foreignMistakes(ctx: RuleContext): (def: FnDef) => ForeignMistake | undefined {
  const known = new Map<FnDef, ForeignMistake | undefined>();
  let exported: ReadonlySet<string> | undefined;
  const isExported = (name: string): boolean => (exported ??= exportedNames(ctx)).has(name);
  return (def) => {
    if (!known.has(def)) known.set(def, mistakeOf(ctx, def, isExported));
    return known.get(def);
  };
}

function mistakeOf(
  ctx: RuleContext,
  def: FnDef,
  isExported: (name: string) => boolean,
): ForeignMistake | undefined {
  const { program } = ctx;
  const name = linkName(program, def) ?? def.name;
  if (name.startsWith('llvm.')) {
    const mistake = intrinsicMistake(name, program.target.arch);
    if (mistake === undefined) return undefined;
    const { what, instead } = mistake;
    return { what, help: instead === undefined ? HELP.intrinsic : `write \`${instead}\`` };
  }
  const library = deviceLibraryOf(program, def);
  if (library !== undefined) {
    const { title, fits, exists } = library;
    if (!fits)
      return {
        what: `\`${name}\` is a function of ${title}`,
        help: 'call it in code for that target only',
      };
    if (exists === false) return { what: `there is no \`${name}\` in ${title}`, help: HELP.define };
    return undefined;
  }
  if (PROVIDED.test(name) || isLinked(ctx, def)) return undefined;
  if (isExported(name) || isInAssembly(ctx, name)) return undefined;
  if (MATH.test(name)) {
    // The other dialects have linkers of their own.
    if (!ctx.entries.every(({ dialect }) => isRustcs(dialect))) return undefined;
    return {
      what: `nothing defines \`${name}\` on the GPU: \`compiler_builtins\` does not have it`,
      help: HELP.math,
    };
  }
  return {
    what: `nothing defines \`${name}\` on the GPU`,
    help: LIBC.has(name) ? HELP.c : HELP.define,
  };
}

/** Attributes of blocks whose functions the linker brings; `device` is cuda-oxide's. */
const LINKED = new Set(['link', 'device']);

/** May a library or an object that is linked bring the function? */
function isLinked(ctx: RuleContext, def: FnDef): boolean {
  const block = def.container?.kind === 'extern-block' ? def.container : undefined;
  if (block?.node.attrs.some((attr) => LINKED.has(attr.path.at(-1) ?? '')) === true) return true;
  return ctx.setup?.linksMore === true;
}

/** Is the name in text for the assembler? */
function isInAssembly(ctx: RuleContext, name: string): boolean {
  const files = new Set(ctx.modules.map(({ file }) => file));
  return [...files].some((file) => {
    const text = ctx.text(file);
    return text.includes('global_asm!') && text.includes(name);
  });
}

/** Names that functions of all crates carry to the linker. */
function exportedNames(ctx: RuleContext): ReadonlySet<string> {
  const out = new Set<string>();
  const add = (def: FnDef): void => {
    if (def.node.body === undefined) return;
    const given = attrValue(def.attrs, 'export_name');
    if (given !== undefined) out.add(given);
    else if (hasAttr(def.attrs, 'no_mangle')) out.add(def.name);
  };
  ctx.fns.forEach(add);
  const visit = (module: ModuleDef): void => {
    for (const { def } of module.values.values()) if (def.kind === 'fn') add(def);
    for (const { def } of module.types.values())
      if (def.kind === 'module' && def.parent === module) visit(def);
  };
  for (const crate of ctx.program.crates)
    if (crate !== ctx.program.core && crate !== ctx.crate) visit(crate.root);
  return out;
}
