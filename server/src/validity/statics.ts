/**
 * Statics whose type threads cannot share (E0277: `Sync`). Only types that surely are not: cells
 * and raw pointers, and what consists of them without an impl of its own.
 */
import { type AdtDef, isRewritten, type Program, type Ty } from '../hir/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkStatics(view: CrateView): void {
  const { program } = view;
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'static' || def.node.mut !== undefined || isRewritten(def)) return;
    if (def.container !== undefined || def.node.attrs.length > 0) return;
    const ty = program.typeOf(def);
    const part = unshared(program, ty, new Set());
    if (part === undefined) return;
    const what = `\`${program.display(part)}\` cannot be shared between threads safely`;
    view.in(def.file)('E0277', what, def.node.type ?? def.node.name);
  });
}

const CELLS = /^(?:UnsafeCell|Cell|RefCell|OnceCell|LazyCell|Rc|NonNull)$/;
/** Types of `core` that are `Sync` when their arguments are. */
const PLAIN = /^(?:Option|MaybeUninit|ManuallyDrop|Wrapping|Reverse|PhantomData)$/;

/** The part of a type that is surely not `Sync`. */
function unshared(program: Program, ty: Ty, seen: Set<Ty>): Ty | undefined {
  if (seen.has(ty)) return undefined;
  seen.add(ty);
  const first = (parts: readonly Ty[]): Ty | undefined => {
    for (const part of parts) {
      const found = unshared(program, part, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  switch (ty.kind) {
    case 'ptr':
      return ty;
    case 'ref':
      return first([ty.inner]);
    case 'array':
    case 'slice':
      return first([ty.elem]);
    case 'tuple':
      return first(ty.elems);
    case 'adt':
      return ofAdt(program, ty, first);
    default:
      return undefined;
  }
}

function ofAdt(
  program: Program,
  ty: Ty & { readonly kind: 'adt' },
  first: (parts: readonly Ty[]) => Ty | undefined,
): Ty | undefined {
  const { def, args } = ty;
  const { crate, name } = def;
  if (crate.isPrelude) {
    if (CELLS.test(name)) return ty;
    return PLAIN.test(name) ? first(args.filter(isTy)) : undefined;
  }
  if (crate.isStandIn || isRewritten(def) || isMadeSync(program, def)) return undefined;
  const owners = def.kind === 'enum' ? def.variants : [def];
  return first(
    owners.flatMap((owner) =>
      program.fields(owner).map((field) => program.substitute(field.ty, args)),
    ),
  );
}

const isTy = (arg: object): arg is Ty => 'flags' in arg && 'kind' in arg;

/** Does the crate say itself that the type is, or is not, `Sync`? The trait's name counts. */
function isMadeSync(program: Program, def: AdtDef): boolean {
  return def.crate.impls.some((impl) => {
    if (impl.node.trait?.segments.at(-1)?.name.text !== 'Sync') return false;
    const self = program.implSelfTy(impl);
    return self.kind !== 'adt' || self.def === def;
  });
}
