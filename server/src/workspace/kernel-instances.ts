/**
 * What generic kernels of a crate are used with: the instances that have code. A function that
 * names a kernel with its arguments, as a launch of `core::offload` does, makes the compiler emit
 * it; so does a launch of cuda-oxide's, whose launcher is not known here, when it writes the
 * arguments down. What a launch leaves to inference is not guessed.
 */
import {
  type Crate,
  displayArgs,
  type FnDef,
  forEachPart,
  functionsOf,
  type GenericArg,
  HAS_ERROR,
  HAS_INFER,
  HAS_OPAQUE,
  HAS_PARAM,
  HAS_PROJ,
  kernelMark,
  kernelTypes,
  type Program,
  type TExpr,
} from '../hir/index.ts';
import {
  findKernels,
  type GivenKernel,
  givenKernel,
  isKernel,
  type KernelRoot,
  kernelName,
  rootParts,
} from '../lower/index.ts';
import {
  type AnyNode,
  type GenericArgs,
  type MacroCall,
  parseExprFromTokens,
  parseFile,
  walk,
} from '../syntax/index.ts';
import { type KernelInstances, kernelsBelow, pathOf } from './launched-elsewhere.ts';

const NONE: KernelInstances = new Map();

/** Kernels of a crate that are generic. */
export function genericKernels(crate: Crate, program: Program): FnDef[] {
  return functionsOf(crate).filter((def) => isGenericKernel(def, program));
}

/**
 * The same, and those of the crates below it: cuda-oxide compiles an instance with the crate that
 * launches it.
 */
export function launchableKernels(crate: Crate, program: Program): FnDef[] {
  const below = kernelsBelow(
    crate,
    (def) => kernelMark(def)?.dialect === 'cuda-oxide' && isGenericKernel(def, program),
  );
  return [...genericKernels(crate, program), ...below];
}

function isGenericKernel(def: FnDef, program: Program): boolean {
  return isKernel(def) && program.generics(def).params.length > 0;
}

/** `text`: what is written between two offsets of a file. */
export function kernelInstances(
  crate: Crate,
  program: Program,
  generic: readonly FnDef[],
  text: (file: number, start: number, end: number) => string,
  launches: readonly string[] = [],
): KernelInstances {
  if (generic.length === 0) return NONE;
  const all = functionsOf(crate);
  const search = new Search(program, generic, methodNames(all));
  for (const def of generic) if (def.crate === crate) search.listed(def);
  for (const owner of all) {
    const { body, file } = owner.node;
    if (body === undefined) continue;
    const code = text(body.file ?? file ?? owner.file, body.start, body.end);
    // What a macro has written may name anything.
    if (body.file !== undefined || generic.some(({ name }) => code.includes(name)))
      search.lookInto(owner);
  }
  for (const def of generic) if (def.crate === crate) search.launched(def, launches);
  return search.found;
}

/** `scale::<f32>` for an instance, as the source would name it; a function's own name. */
export function rootName(root: KernelRoot): string {
  return root.kind === 'given' ? `${root.def.name}::${displayArgs(root.args)}` : root.name;
}

function methodNames(all: readonly FnDef[]): ReadonlySet<string> {
  return new Set(all.filter(({ container }) => container !== undefined).map(({ name }) => name));
}

class Search {
  readonly found = new Map<FnDef, GivenKernel[]>();
  private readonly program: Program;
  private readonly generic: ReadonlySet<FnDef>;
  /** Kernels with launchers of cuda-oxide's making, by the names of these. */
  private readonly launchers = new Map<string, FnDef>();

  constructor(program: Program, generic: readonly FnDef[], methods: ReadonlySet<string>) {
    this.program = program;
    this.generic = new Set(generic);
    for (const def of generic) {
      if (kernelMark(def)?.dialect !== 'cuda-oxide') continue;
      const { name } = def;
      for (const launcher of [name, `prepare_${name}`, `${name}_async`])
        if (!methods.has(launcher)) this.launchers.set(launcher, def);
    }
  }

  /** `#[kernel(f32, i32)]` of cuda-oxide: an instance for each type. */
  listed(def: FnDef): void {
    for (const { ty } of kernelTypes(this.program, def) ?? []) this.use(def, [ty]);
  }

  /** Types of launches in other compilations, read at the kernel. */
  launched(def: FnDef, launches: readonly string[]): void {
    const path = `${pathOf(def)}::`;
    for (const launch of launches) {
      if (!launch.startsWith(`${path}<`)) continue;
      const node = parsePath(`${def.name}::${launch.slice(path.length)}`);
      if (node !== undefined) this.written(def, node, def);
    }
  }

  lookInto(owner: FnDef): void {
    const body = this.program.body(owner);
    const seen = new Set<TExpr>();
    const visit = (expr: TExpr): void => {
      if (seen.has(expr)) return;
      seen.add(expr);
      if (expr.kind === 'fn-ref' && expr.def.kind === 'fn') this.use(expr.def, expr.args);
      forEachPart(expr, visit);
    };
    if (body !== undefined) visit(body.value);
    if (this.launchers.size > 0 && owner.node.body !== undefined)
      walk(owner.node.body, (node) => this.launch(node, owner));
  }

  /** `module.scale::<f32>(..)`, and `cuda_launch! { kernel: scale::<f32>, .. }`. */
  private launch(node: AnyNode, owner: FnDef): void {
    if (node.kind === 'MethodCallExpr') {
      const def = this.launchers.get(node.name.text);
      if (def !== undefined && node.generics?.kind === 'GenericArgs')
        this.written(def, node.generics, owner);
      return;
    }
    if (node.kind !== 'MacroCall' || node.path.segments.at(-1)?.name.text !== 'cuda_launch') return;
    const last = kernelField(node);
    const def = last && this.launchers.get(last.name);
    if (def !== undefined) this.written(def, last!.args, owner);
  }

  private written(def: FnDef, args: GenericArgs, owner: FnDef): void {
    const given = this.program.writtenArgs(def, args, owner);
    if (given !== undefined) this.use(def, given);
  }

  /** What depends on parameters of who launches, or cannot be named, says nothing by itself. */
  private use(def: FnDef, args: readonly GenericArg[]): void {
    if (!this.generic.has(def)) return;
    const settled = this.program.instantiateArgs(args, []);
    if (!settled.every((arg) => this.isSettled(arg))) return;
    const root = givenKernel(def, settled);
    if (root.kind !== 'given') return;
    const list = this.found.get(def);
    if (list === undefined) this.found.set(def, [root]);
    else if (!list.includes(root)) list.push(root);
  }

  private isSettled(arg: GenericArg): boolean {
    switch (arg.kind) {
      case 'value':
        return true;
      case 'const-param':
      case 'const-infer':
      case 'const-error':
      case 'unevaluated':
        return false;
      default:
        return (arg.flags & UNSETTLED) === 0 && !displayArgs([arg]).includes('{closure');
    }
  }
}

const UNSETTLED = HAS_ERROR | HAS_INFER | HAS_OPAQUE | HAS_PARAM | HAS_PROJ;

/** The kernel that `cuda_launch!` is told, when that is a path with arguments. */
function kernelField({ body }: MacroCall): { name: string; args: GenericArgs } | undefined {
  const { trees } = body;
  const at = trees.findIndex(
    (tree, i) => tree.kind === 'Token' && tree.text === 'kernel' && isToken(trees[i + 1], ':'),
  );
  if (at < 0) return undefined;
  let depth = 0;
  let end = at + 2;
  for (; end < trees.length; end++) {
    const tree = trees[end]!;
    if (tree.kind !== 'Token') continue;
    if (tree.text === '<') depth++;
    else if (tree.text === '>') depth--;
    else if (tree.text === ',' && depth <= 0) break;
  }
  const { node } = parseExprFromTokens(trees.slice(at + 2, end));
  const last = node.kind === 'PathExpr' ? node.path.segments.at(-1) : undefined;
  if (last?.args?.kind !== 'GenericArgs') return undefined;
  return { name: last.name.text, args: last.args };
}

function isToken(tree: { readonly kind: string } | undefined, text: string): boolean {
  return tree?.kind === 'Token' && (tree as { readonly text?: string }).text === text;
}

/** The arguments of the last name of a path. */
function parsePath(path: string): GenericArgs | undefined {
  const { file } = parseFile(`const P: () = ${path};`, { edition: 2024 });
  const [item] = file.items;
  const value = item?.kind === 'Const' ? item.value : undefined;
  const args = value?.kind === 'PathExpr' ? value.path.segments.at(-1)?.args : undefined;
  return args?.kind === 'GenericArgs' ? args : undefined;
}

/** Why a generic kernel has no code, and what would give it some. */
export function noInstance(program: Program, def: FnDef): string {
  const names = program.generics(def).params.map(({ name }) => `\`${name}\``);
  const only = `generic: kernel \`${def.name}\` has code only for what is given for ${names.join(', ')}`;
  const dialect = kernelMark(def)?.dialect;
  const written = `${def.name}::<..>`;
  if (dialect === 'offload')
    return `${only}; no launch that the GPU's build has names it with types of its own, as \`${written}\``;
  if (dialect === 'cuda-oxide')
    return `${only}; no launch in this crate, or in one of its workspace that depends on it, names them as types of this crate: \`module.${written}(..)\``;
  return `${only}; nothing in the GPU's build names it with types of its own, as \`${written}\``;
}

/** The kernels that have code, with their instances; those of a name when one is asked for. */
export function wantedKernels(
  { program, crate, kernels }: InstancedCrate,
  { kernel }: { readonly kernel?: string | undefined },
): KernelRoot[] {
  const given = [...kernels.instances.values()].flat();
  return [...findKernels(program, crate), ...given].filter(
    (root) =>
      kernel === undefined ||
      [rootParts(root).def.name, rootName(root), kernelName(program, root).symbol].includes(kernel),
  );
}

interface InstancedCrate {
  readonly program: Program;
  readonly crate: Crate;
  readonly kernels: { readonly instances: KernelInstances };
}
