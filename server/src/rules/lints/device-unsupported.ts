/** Heap, printing, threads and the operating system in code that runs on the GPU. */
import type { FileId, Span } from '../../base/index.ts';
import { type FnDef, type HirProblem, hasAttr, type ModuleDef } from '../../hir/index.ts';
import type { UseTree } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';
import { isDeclaration, isRustcs } from '../kernels.ts';
import { chainTo, ownPlace, reachedFns } from '../reached-fns.ts';
import {
  isHeapMethod,
  kindOfMacro,
  kindOfPath,
  kindOfPreludeName,
  type StdKind,
} from '../std-names.ts';

interface Data {
  readonly name: string;
  readonly kind: StdKind;
}

const WHAT: Readonly<Record<StdKind, string>> = {
  heap: 'needs a heap, which this code does not have on the GPU',
  print: 'has nowhere to print on the GPU',
  threads: 'needs threads of an operating system, which a GPU does not have',
  system: 'needs an operating system, which a GPU does not have',
};

const HELP: Readonly<Record<StdKind, string>> = {
  heap: 'use an array of a fixed size, or memory that the host allocates and passes as a pointer',
  print: 'write what is to be printed into a buffer and let the host print it',
  threads:
    'start more threads with the launch, let those of a workgroup meet at a barrier, and share values by `core::sync::atomic`',
  system: 'let the host do it and pass the result',
};

/** cuda-oxide's own way to print. */
const GPU_PRINTF = 'use `gpu_printf!` of `cuda_device`, which prints at the next synchronisation';

/** What names in a module stand for by its imports from the standard library. */
interface Imports {
  readonly paths: Map<string, readonly string[]>;
  /** Everything of a crate that is not there is imported: any name may be one of its. */
  uncertain: boolean;
  /** Everything of the module around is imported. */
  fromSuper: boolean;
}

export const deviceUnsupported = defineRule<Data>({
  name: 'device-unsupported',
  severity: 'error',
  since: '0.1',
  title: 'code on the GPU uses what only an operating system has',
  what: ({ name, kind }) => `\`${name}\` ${WHAT[kind]}`,
  why: 'a kernel runs without an operating system: there is no `std`, no allocator unless the crate brings one, nothing to print to and no thread to start; the build for the GPU fails, often with an error far from this line',
  help: 'use what `core` has, or let the host do it',
  run(ctx, report) {
    const imports = new Map<ModuleDef, Imports>();
    let strangers = false;
    return {
      syntax: {
        Use({ tree }, { module }) {
          let known = imports.get(module);
          if (known === undefined) {
            known = { paths: new Map(), uncertain: false, fromSuper: false };
            imports.set(module, known);
          }
          readUse(tree, [], known);
          const first = tree.path?.segments[0]?.name.text;
          if (first !== undefined && isStranger(ctx, first)) strangers = true;
        },
      },
      end() {
        for (const { kernels, dialect } of groups(ctx)) {
          const heap = strangers ? undefined : hasAllocator(ctx);
          for (const reached of reachedFns(ctx, kernels)) {
            const { def } = reached;
            for (const [problem, data] of needsOf(ctx, def, imports, strangers)) {
              if (data.kind === 'heap' && dialect !== 'cuda-oxide' && heap !== false) continue;
              if (dialect === 'rust-cuda' && data.kind === 'print') continue;
              const place: Span = {
                file: problem.file as FileId,
                start: problem.start,
                end: problem.end,
              };
              const span = ownPlace(ctx, reached, place);
              if (span === undefined) continue;
              const printf = data.kind === 'print' && dialect === 'cuda-oxide';
              const chain = chainTo(ctx, reached);
              const related =
                span === place ? chain : [...chain, { span: place, message: 'it stands here' }];
              report({ span, data, related, help: printf ? GPU_PRINTF : HELP[data.kind] });
            }
          }
        }
      },
    };
  },
  examples: [
    bad(`
      #![feature(abi_gpu_kernel)]

      fn digits(mut n: u32) -> u32 {
          let mut out = Vec::new();
                      //^^^^^^^^
          while n > 0 {
              out.push(n % 10);
              n /= 10;
          }
          out.len() as u32
      }

      fn width(n: u32) -> u32 {
          digits(n) + 1
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(n: *mut u32) {
          *n = width(*n);
      }
    `),
    bad(`
      #![feature(abi_gpu_kernel)]

      use std::time;

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn stamp(out: *mut u64) {
          let start = time::Instant::now();
                    //^^^^^^^^^^^^^^^^^^
          *out = 1;
      }
    `),
    good(`
      #![feature(abi_gpu_kernel)]

      use std::sync::atomic::{AtomicU32, Ordering};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(total: *const AtomicU32) {
          (*total).fetch_add(1, Ordering::Relaxed);
      }

      pub fn host(n: u32) -> Vec<u32> {
          println!("{n}");
          vec![n; 4]
      }
    `),
  ],
});

interface Group {
  readonly dialect: 'rustc' | 'rust-cuda' | 'cuda-oxide';
  readonly kernels: readonly FnDef[];
}

/** Kernels by dialect, those that compile left out: they use nothing that is not there. */
function groups(ctx: RuleContext): readonly Group[] {
  const marked = (dialect: 'rust-cuda' | 'cuda-oxide'): Group => ({
    dialect,
    kernels: attributeKernels(ctx, dialect).map(({ def }) => def),
  });
  const own = ctx.entries.filter(
    (kernel) =>
      isRustcs(kernel.dialect) && !isDeclaration(kernel.def) && ctx.device(kernel) === undefined,
  );
  return [
    { dialect: 'rustc', kernels: own.map(({ def }) => def) },
    marked('rust-cuda'),
    marked('cuda-oxide'),
  ];
}

/** Does an import's first name mean a crate that is not there? */
function isStranger(ctx: RuleContext, name: string): boolean {
  if (['core', 'std', 'alloc', 'crate', 'self', 'super'].includes(name)) return false;
  return ctx.crate.problems.some(
    ({ kind, what }) => kind === 'unresolved' && what.startsWith(`import \`${name}`),
  );
}

/** Does the crate, or one below it, bring an allocator? */
function hasAllocator(ctx: RuleContext): boolean {
  const brings = (module: ModuleDef): boolean => {
    for (const { def } of module.values.values())
      if (def.kind === 'static' && hasAttr(def.attrs, 'global_allocator')) return true;
    for (const { def } of module.types.values())
      if (def.kind === 'module' && def.parent === module && brings(def)) return true;
    return false;
  };
  return ctx.program.crates.some((crate) => !crate.isPrelude && brings(crate.root));
}

/** Where everything is imported from these, names of the standard library mean what they always do. */
const NO_OTHER_NAMES: ReadonlySet<string> = new Set(
  'core std alloc crate self super cuda_device cuda_host'.split(' '),
);

/** Notes what an import's names stand for when they are of the standard library. */
function readUse(tree: UseTree, before: readonly string[], known: Imports): void {
  const path = [...before, ...(tree.path?.segments.map((s) => s.name.text) ?? [])];
  if (tree.children !== undefined) {
    for (const child of tree.children) readUse(child, path, known);
    return;
  }
  const whole = path.at(-1) === 'self' ? path.slice(0, -1) : path;
  const name = tree.alias?.text ?? whole.at(-1);
  const isLibrary = whole[0] === 'std' || whole[0] === 'alloc';
  if (tree.glob) {
    if (path.length === 1 && path[0] === 'super') known.fromSuper = true;
    if (!NO_OTHER_NAMES.has(path[0] ?? '')) known.uncertain = true;
  } else if (name !== undefined && isLibrary) known.paths.set(name, whole);
}

/** What the problems of a body need. A written type says no more than the value on its line. */
function needsOf(
  ctx: RuleContext,
  def: FnDef,
  imports: ReadonlyMap<ModuleDef, Imports>,
  strangers: boolean,
): [HirProblem, Data][] {
  const all = (ctx.body(def)?.problems ?? []).flatMap((problem): [HirProblem, Data][] => {
    const data = needOf(problem, def.module, imports, strangers);
    return data === undefined ? [] : [[problem, data]];
  });
  return all.filter(([problem]) => {
    if (!isOfType(problem)) return true;
    return !all.some(([other]) => {
      if (isOfType(other) || other.file !== problem.file) return false;
      const ends = [problem.start, other.start].sort((a, b) => a - b);
      return !ctx
        .text(problem.file as FileId)
        .slice(ends[0], ends[1])
        .includes('\n');
    });
  });
}

function isOfType({ what }: HirProblem): boolean {
  return what.startsWith('type ');
}

/** What a problem of a body needs from the library, if it is a name of it. */
function needOf(
  { kind, what }: HirProblem,
  module: ModuleDef,
  imports: ReadonlyMap<ModuleDef, Imports>,
  strangers: boolean,
): Data | undefined {
  if (kind !== 'unresolved') return undefined;
  const found = /^(macro|name|type|method|associated item) `([^`]*)`$/.exec(what);
  if (found === null) return undefined;
  const [, sort, name] = found as unknown as [string, string, string];
  const around = modulesAround(module, imports).flatMap((m) => imports.get(m) ?? []);
  const uncertain = around.some((i) => i.uncertain);
  if (sort === 'macro') {
    const [last = ''] = name.replace('!', '').split('::').reverse();
    const need = uncertain && !name.startsWith('std::') ? undefined : kindOfMacro(last);
    return need && { name, kind: need };
  }
  if (sort === 'method') {
    return isHeapMethod(name) && !strangers && !uncertain ? { name, kind: 'heap' } : undefined;
  }
  const path = name.replace(/<.*>/, '').split('::').filter(Boolean);
  const imported = around.map((i) => i.paths.get(path[0] ?? '')).find(Boolean);
  const full = imported === undefined ? path : [...imported, ...path.slice(1)];
  const prelude = uncertain || imported ? undefined : kindOfPreludeName(path[0] ?? '');
  const need = kindOfPath(full) ?? prelude;
  return need && { name: full.join('::'), kind: need };
}

/** A module, and those around it whose names it sees. */
function modulesAround(module: ModuleDef, imports: ReadonlyMap<ModuleDef, Imports>): ModuleDef[] {
  const out = [module];
  for (let at = module; at.parent !== undefined; at = at.parent) {
    if (!at.isBlock && imports.get(at)?.fromSuper !== true) break;
    out.push(at.parent);
  }
  return out;
}
