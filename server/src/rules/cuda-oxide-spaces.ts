/**
 * Parameters of cuda-oxide's kernels whose types are not what the macro takes them for: it sees
 * their spelling alone, and holds the types against it when the crate is compiled.
 */
import { type FnDef, resolvePath, type Ty } from '../hir/index.ts';
import type { AnyType, PathType } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';

/** A place in the file of a kernel, and what is wrong there. */
export interface SpaceProblem {
  readonly at: { readonly start: number; readonly end: number };
  readonly what: string;
}

/** The dimensions of launches that can index a slice of a space. */
const DOMAINS: ReadonlyMap<string, readonly number[]> = new Map([
  ['Index1D', [1]],
  ['LinearTiles', [1]],
  ['WarpIndex', [1]],
  ['RowMajorTiles', [2]],
  ['RuntimeRowMajorTiles', [2]],
  ['Index2D', [1, 2]],
  ['Runtime2DIndex', [1, 2]],
]);

/** Spaces whose slices come with the width of a row. */
const WITH_WIDTH: ReadonlySet<string> = new Set(['RuntimeRowMajorTiles', 'Runtime2DIndex']);

/** Types that the macro knows by their names. */
const KNOWN: ReadonlySet<string> = new Set(['DisjointSlice', 'Uniform']);

interface Param {
  readonly node: AnyType;
  readonly ty: Ty;
}

function paramsOf({ program }: Pick<RuleContext, 'program'>, def: FnDef): readonly Param[] {
  const { params } = program.fnSig(def);
  return def.node.paramList.params.flatMap((param, at) => {
    const ty = params[at];
    return param.kind === 'Param' && ty !== undefined ? [{ node: param.type, ty }] : [];
  });
}

/** The space of a slice of the library. */
function spaceOf(ty: Ty): string | undefined {
  if (!isOfLibrary(ty, 'DisjointSlice') || ty.kind !== 'adt') return undefined;
  const space = ty.args.at(-1);
  return space?.kind === 'adt' ? space.def.name : undefined;
}

function isOfLibrary(ty: Ty, name: string): boolean {
  return ty.kind === 'adt' && ty.def.name === name && ty.def.crate.name === 'cuda_device';
}

/** Slices whose space has other dimensions than the contract's domain. */
export function domainProblems(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  dimensions: number | undefined,
): SpaceProblem[] {
  if (dimensions === undefined) return [];
  return paramsOf(ctx, def).flatMap(({ node, ty }): SpaceProblem[] => {
    const can = DOMAINS.get(spaceOf(ty) ?? '');
    if (can === undefined || can.includes(dimensions)) return [];
    const plural = can[0] === 1 && can.length === 1 ? '' : 's';
    const what = `\`${ctx.program.display(ty)}\` is for launches of ${can.join(' or ')} dimension${plural}, not ${dimensions}: the launch cannot be prepared`;
    return [{ at: node, what }];
  });
}

/** Parameters that are spelt like types of the library and are others. */
export function spellingProblems(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  hasContract: boolean,
): SpaceProblem[] {
  return paramsOf(ctx, def).flatMap(({ node, ty }): SpaceProblem[] => {
    const name = node.kind === 'PathType' ? lastName(node) : undefined;
    if (node.kind !== 'PathType' || name === undefined || ty.kind === 'error') return [];
    if (!KNOWN.has(name)) return [];
    if (!isOfLibrary(ty, name)) {
      const what = `this \`${name}\` is not the one of \`cuda_device\`, which a contract is held against`;
      return hasContract && ty.kind === 'adt' ? [{ at: node, what }] : [];
    }
    if (name !== 'DisjointSlice') return [];
    return [...orderProblem(node, def, hasContract), ...widthProblem(node, ty)];
  });
}

/** An alias of the name whose first argument is not that of the slice: its elements' type. */
function orderProblem(node: PathType, def: FnDef, hasContract: boolean): SpaceProblem[] {
  const found = resolvePath(def.module, node.path, 'type')?.def;
  if (!hasContract || found?.kind !== 'type-alias') return [];
  const { type, generics } = found.node;
  const first = generics?.params.find((param) => param.kind === 'TypeParam');
  const given = type?.kind === 'PathType' ? typeArgs(type)[0] : undefined;
  if (first === undefined || given === undefined) return [];
  if (given.kind === 'PathType' && lastName(given) === first.name.text) return [];
  const what =
    'the first argument of `DisjointSlice` is taken for the type of its elements, and this alias gives it to something else';
  return [{ at: node, what }];
}

/** A space that is spelt as one with a row's width and has none, or the other way round. */
function widthProblem(node: PathType, ty: Ty): SpaceProblem[] {
  const written = typeArgs(node)[1];
  const real = spaceOf(ty);
  if (written?.kind !== 'PathType' || real === undefined || !DOMAINS.has(real)) return [];
  const spelt = lastName(written) ?? '';
  if (WITH_WIDTH.has(spelt) === WITH_WIDTH.has(real)) return [];
  const what = WITH_WIDTH.has(real)
    ? `\`${spelt}\` is \`${real}\`: the launcher passes no width of a row, because the name does not say so`
    : `\`${spelt}\` is \`${real}\`: the launcher passes the width of a row, because of the name`;
  return [{ at: node, what }];
}

function lastName({ path }: PathType): string | undefined {
  return path.segments.at(-1)?.name.text;
}

function typeArgs({ path }: PathType): readonly AnyType[] {
  const args = path.segments.at(-1)?.args;
  if (args?.kind !== 'GenericArgs') return [];
  return args.args.flatMap((arg) => (arg.kind === 'TypeArg' ? [arg.type] : []));
}
