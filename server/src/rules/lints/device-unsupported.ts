/** Heap, printing, threads and the operating system in code that runs on the GPU. */
import { append, type FileId, type Span } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import {
  type Body,
  type FnDef,
  type GenericArg,
  type HirProblem,
  hasAttr,
  type ModuleDef,
  macroOf,
  type TExprOf,
  type Ty,
} from '../../hir/index.ts';
import {
  type AnyNode,
  type Block,
  forEachChild,
  type MacroCall,
  type UseTree,
} from '../../syntax/index.ts';
import type { CodeFact, Fact, RuleContext } from '../context.ts';
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
import { forEachTyped } from '../typed-walk.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where something is needed: a problem of a body, or a use of what is known. */
type Place = Pick<HirProblem, 'file' | 'start' | 'end' | 'what'>;

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

/** Libraries that bring a heap and macros that print. */
const BRINGS = ['gpu_kernel', 'amdgpu_device_libs'];

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
  refusal: true,
  since: '0.1',
  title: 'code on the GPU uses what only an operating system has',
  what: ({ name, kind }) => `\`${name}\` ${WHAT[kind]}`,
  why: 'a kernel runs without an operating system: there is no `std`, no allocator unless the crate brings one, nothing to print to and no thread to start; the build for the GPU fails, often with an error far from this line',
  help: 'use what `core` has, or let the host do it',
  run(ctx, report) {
    const imports = new Map<ModuleDef, Imports>();
    let strangers = false;
    return {
      code: COMPILED,
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
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one filter after another between what the device reaches and what is reported
      end() {
        const told = new Set<string>();
        for (const { kernels, dialect, isWhole } of groups(ctx)) {
          const heap = strangers || othersMayBring(ctx) ? undefined : hasAllocator(ctx);
          for (const reached of reachedFns(ctx, kernels)) {
            const { def } = reached;
            for (const [problem, data] of needsOf(ctx, def, imports, strangers)) {
              if (isWhole && data.kind !== 'heap') continue;
              if (data.kind === 'heap' && dialect !== 'cuda-oxide' && heap !== false) continue;
              // `cuda_std` brings both, and so do the crates of amdgpu-rs.
              const brings =
                dialect === 'rust-cuda' || BRINGS.some((lib) => ctx.crate.deps.has(lib));
              if (brings && ['heap', 'print'].includes(data.kind)) continue;
              const place: Span = {
                file: problem.file as FileId,
                start: problem.start,
                end: problem.end,
              };
              const span = ownPlace(ctx, reached, place);
              if (span === undefined) continue;
              const key = `${span.file} ${span.start} ${span.end}`;
              if (isWhole && told.has(key)) continue;
              told.add(key);
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
  /**
   * They compile here: all that a build may lack is the allocator, in place of which ours is that
   * of the device.
   */
  readonly isWhole?: true;
}

/**
 * Kernels by dialect. Those that compile use nothing that is not there, but rustc wants an
 * allocator all the same.
 */
function groups(ctx: RuleContext): readonly Group[] {
  const marked = (dialect: 'rust-cuda' | 'cuda-oxide'): Group => ({
    dialect,
    kernels: attributeKernels(ctx, dialect).map(({ def }) => def),
  });
  const own = ctx.entries.filter(
    ({ dialect, def }) => isRustcs(dialect) && !isDeclaration(def) && ctx.isAsked(def),
  );
  const isWhole = new Set(ctx.gatherCode(COMPILED));
  const defs = own.map(({ def }) => def);
  const whole = mayAllocate(ctx) ? defs.filter((def) => isWhole.has(def)) : [];
  return [
    { dialect: 'rustc', kernels: defs.filter((def) => !isWhole.has(def)) },
    { dialect: 'rustc', kernels: whole, isWhole: true },
    marked('rust-cuda'),
    marked('cuda-oxide'),
  ];
}

/** Kernels that compile. */
const COMPILED: CodeFact<FnDef> = { name: 'kernels that compile', compute: (_, { def }) => def };

/** Does the crate name the library with the heap? `std` has it under its own name. */
function mayAllocate(ctx: RuleContext): boolean {
  if (!hasAttr(ctx.crate.root.attrs, 'no_std')) return true;
  const files = new Set(ctx.modules.map(({ file }) => file));
  return [...files].some((file) => ctx.fact(NAMES_ALLOC, file));
}

const NAMES_ALLOC: Fact<FileId, boolean> = {
  name: 'texts that name the library with the heap',
  compute: (ctx, file) => /\balloc\b/.test(ctx.text(file)),
};

/** Does an import's first name mean a crate that is not there? */
function isStranger(ctx: RuleContext, name: string): boolean {
  if (['core', 'std', 'alloc', 'crate', 'self', 'super'].includes(name)) return false;
  return ctx.crate.problems.some(
    ({ kind, what }) => kind === 'unresolved' && what.startsWith(`import \`${name}`),
  );
}

/** May a crate that uses this one bring what programs have once? */
function othersMayBring(ctx: RuleContext): boolean {
  const { attrs } = ctx.crate.root;
  return (
    ctx.setup?.isOnlyUsed === true && hasAttr(attrs, 'no_std') && !hasAttr(attrs, 'crate_type')
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

/**
 * Where everything is imported from these, names of the standard library mean what they always do.
 */
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
): [Place, Data][] {
  const body = ctx.body(def);
  if (body === undefined) return [];
  const all = body.problems.flatMap((problem): [Place, Data][] => {
    const data = needOf(problem, def.module, imports, strangers);
    return data === undefined ? [] : [[problem, data]];
  });
  append(all, heapUses(ctx, def, body, imports));
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

/** Types of the library that own what they have on the heap. */
const OWNERS: ReadonlySet<string> = new Set(
  'Arc BTreeMap BTreeSet BinaryHeap Box LinkedList Rc String Vec VecDeque'.split(' '),
);

function isOwner(ty: Ty): boolean {
  return ty.kind === 'adt' && ty.def.crate.isPrelude && OWNERS.has(ty.def.name);
}

/**
 * A call of the library that gives an owner and gets none: what moves an owner along needs nothing
 * more.
 */
function makesOwner({ callee, args, ty }: TExprOf<'call'>): boolean {
  if (callee.kind !== 'fn-ref' || callee.def.kind !== 'fn' || !callee.def.crate.isPrelude)
    return false;
  return isOwner(ty) && !args.some((arg) => holdsOwner(arg.ty));
}

/**
 * Is an owner of heap memory this value, behind this reference, or in this `Option`, tuple or the
 * like?
 */
function holdsOwner(ty: GenericArg): boolean {
  if (ty.kind === 'ref') return holdsOwner(ty.inner);
  if (ty.kind === 'tuple') return ty.elems.some(holdsOwner);
  if (ty.kind !== 'adt') return false;
  return isOwner(ty) || ty.args.some(holdsOwner);
}

/**
 * What makes an owner of heap memory with names that are known here. The library that code is
 * checked against has a heap for programs that bring an allocator; whether this one does is asked
 * elsewhere.
 */
function heapUses(
  ctx: RuleContext,
  def: FnDef,
  body: Body,
  imports: ReadonlyMap<ModuleDef, Imports>,
): [Place, Data][] {
  const out: [Place, Data][] = [];
  const { file } = def;
  const add = ({ start, end }: Range, name: string): void => {
    out.push([
      { file, start, end, what: '' },
      { name, kind: 'heap' },
    ]);
  };
  for (const node of ownersMade(ctx, body)) {
    if (node.kind === 'MethodCallExpr') add(node.name, node.name.text);
    if (node.kind !== 'CallExpr' || node.callee.kind !== 'PathExpr') continue;
    const { path } = node.callee;
    const written = path.segments.map(({ name }) => name.text);
    const [imported] = modulesAround(def.module, imports).flatMap((m) => {
      const found = imports.get(m)?.paths.get(written[0] ?? '');
      return found === undefined ? [] : [found];
    });
    add(path, [...(imported ?? written.slice(0, 1)), ...written.slice(1)].join('::'));
  }
  const visit = (node: MacroCall): void => {
    const macro = macroOf(node, def.module);
    if (macro?.crate.isPrelude && kindOfMacro(macro.name) === 'heap') add(node, `${macro.name}!`);
  };
  // A macro of a crate that is not there may have the name.
  const uncertain = modulesAround(def.module, imports).some((m) => imports.get(m)?.uncertain);
  if (def.node.body !== undefined && !uncertain && !ctx.generated(def.node))
    for (const macro of macroCallsIn(def.node.body)) visit(macro);
  return out;
}

const made = memo<Body, readonly AnyNode[]>('rules.device-unsupported.made');

/** The calls of a body that make owners of heap memory. */
function ownersMade(ctx: RuleContext, body: Body): readonly AnyNode[] {
  let known = made.get(body);
  if (known === undefined) {
    const found: AnyNode[] = [];
    forEachTyped(body.value, (expr) => {
      // What a macro is expanded to is reported at its call.
      if (expr.kind === 'call' && !ctx.generated(expr.node) && makesOwner(expr))
        found.push(expr.node);
    });
    made.set(body, (known = found));
  }
  return known;
}

const macros = memo<Block, readonly MacroCall[]>('rules.device-unsupported.macros');

/** The calls of macros in a block; items in it are others'. */
function macroCallsIn(block: Block): readonly MacroCall[] {
  let known = macros.get(block);
  if (known === undefined) {
    const found: MacroCall[] = [];
    const visit = (node: AnyNode): void => {
      if (node.kind === 'MacroCall') found.push(node);
      else if (node.kind !== 'ItemStmt') forEachChild(node, visit);
    };
    visit(block);
    macros.set(block, (known = found));
  }
  return known;
}

function isOfType({ what }: Place): boolean {
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
  const path = withoutArguments(name).split('::').filter(Boolean);
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

/** A path without its generic arguments. */
function withoutArguments(name: string): string {
  const from = name.indexOf('<');
  const to = name.lastIndexOf('>');
  return from < 0 || to < from ? name : name.slice(0, from) + name.slice(to + 1);
}
