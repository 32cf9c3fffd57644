/**
 * Two impls of a trait that apply to one type (E0119): of the crate itself, derived ones too, and
 * with those that `core` has for every type.
 */
import {
  type Crate,
  HAS_ERROR,
  type ImplDef,
  isRewritten,
  isTy,
  type Program,
  type TraitDef,
  type Ty,
} from '../hir/index.ts';
import { usesFeature } from './crate-features.ts';
import type { CrateView } from './violation.ts';

/** Traits that `core` and `alloc` implement for every type, or for every type with some trait. */
const FOR_ALL =
  /^(?:From|Into|TryFrom|TryInto|Borrow|BorrowMut|ToOwned|ToString|Any|IntoIterator)$/;

export function checkOverlaps(view: CrateView): void {
  const { crate, program } = view;
  if (
    usesFeature(
      crate,
      /^(?:min_)?specialization$|^(?:marker_trait_attr|rustc_attrs|negative_impls)$/,
    )
  )
    return;
  const seen = new Map<TraitDef, Seen>();
  const special = specialised(program, crate);
  // What is derived is expanded later: rustc reports it as the second one.
  const inOrder = [...crate.impls].sort((a, b) => Number(!!a.derived) - Number(!!b.derived));
  for (const impl of inOrder) {
    const ref = program.implTraitRef(impl);
    if (ref === undefined || impl.node.negative !== undefined || isRewritten(impl)) continue;
    const { trait } = ref;
    if (special.has(trait)) continue;
    if (isRewritten(trait) || ref.args.some(({ flags }) => (flags & HAS_ERROR) !== 0)) continue;
    if (!ref.args.every((arg) => !isTy(arg) || isExact(arg))) continue;
    let known = seen.get(trait);
    if (known === undefined) seen.set(trait, (known = new Seen(program, trait)));
    const self = ref.args[0] as Ty;
    if (!known.add(impl, self)) continue;
    const what = `conflicting implementations of trait \`${trait.name}\``;
    const of = self.kind === 'param' ? '' : ` for type \`${program.display(self)}\``;
    view.in(impl.file)('E0119', `${what}${of}`, impl.node);
  }
}

/** Traits whose impls may overlap: one of them has an item that others may replace. */
function specialised(program: Program, crate: Crate): ReadonlySet<TraitDef> {
  const out = new Set<TraitDef>();
  for (const impl of crate.impls) {
    const isDefault = (item: object): boolean =>
      (item as { default?: unknown }).default !== undefined;
    const trait = [impl.node, ...impl.node.items].some(isDefault)
      ? program.implTraitRef(impl)?.trait
      : undefined;
    if (trait !== undefined) out.add(trait);
  }
  return out;
}

/** Types of `core` and `alloc` that are types of their own in our library as well. */
const OF_CORE =
  /^(?:Option|Result|Vec|Box|Rc|Arc|String|Cell|RefCell|UnsafeCell|Ordering|Wrapping|Saturating|PhantomData|NonNull|Pin|ManuallyDrop|MaybeUninit|Range(?:Full|From|To|Inclusive|ToInclusive)?|Duration|Atomic\w+|Reverse|NonZero)$/;

/**
 * Whether the type is known as rustc compares it: of objects their auto traits, of function
 * pointers their lifetimes are left out here.
 */
function isExact(ty: Ty, seen = new Set<Ty>()): boolean {
  if (seen.has(ty)) return true;
  seen.add(ty);
  switch (ty.kind) {
    case 'dyn':
    case 'fn-ptr':
      return false;
    case 'ref':
    case 'ptr':
      return isExact(ty.inner, seen);
    case 'array':
    case 'slice':
      return isExact(ty.elem, seen);
    case 'tuple':
      return ty.elems.every((elem) => isExact(elem, seen));
    case 'adt':
      if (ty.def.crate.isStandIn || (ty.def.crate.isPrelude && !OF_CORE.test(ty.def.name)))
        return false;
      return ty.args.every((arg) => !isTy(arg) || isExact(arg, seen));
    default:
      return true;
  }
}

/** The impls of one trait that were seen, by what their types begin with. */
class Seen {
  private readonly byHead = new Map<unknown, ImplDef[]>();
  private readonly blanket: ImplDef[] = [];
  private readonly all: ImplDef[] = [];
  private readonly program: Program;

  constructor(program: Program, trait: TraitDef) {
    this.program = program;
    if (trait.crate.isPrelude && FOR_ALL.test(trait.name)) {
      for (const impl of blanketImpls(program, trait.crate, trait)) this.blanket.push(impl);
    }
  }

  /** Whether the impl overlaps with one before it; it is one of them from now on. */
  add(impl: ImplDef, self: Ty): boolean {
    const head = headOf(self);
    const near = head === undefined ? this.all : (this.byHead.get(head) ?? []);
    const found = [...near, ...this.blanket].some((other) =>
      this.program.implsOverlap(other, impl),
    );
    this.all.push(impl);
    if (head === undefined) this.blanket.push(impl);
    else if (this.byHead.has(head)) near.push(impl);
    else this.byHead.set(head, [impl]);
    return found;
  }
}

/** What two types that unify have in common; undefined of a parameter or projection. */
function headOf(ty: Ty): unknown {
  switch (ty.kind) {
    case 'adt':
      return ty.def;
    case 'param':
    case 'proj':
    case 'opaque':
    case 'error':
      return undefined;
    case 'ref':
    case 'ptr':
    case 'array':
    case 'slice':
    case 'tuple':
    case 'dyn':
      return ty.kind;
    default:
      return `${ty.kind} ${ty.id}`;
  }
}

function blanketImpls(program: Program, crate: Crate, trait: TraitDef): ImplDef[] {
  return crate.impls.filter((impl) => {
    if (impl.node.trait === undefined || impl.node.negative !== undefined) return false;
    const ref = program.implTraitRef(impl);
    return ref?.trait === trait && (ref.args[0] as Ty).kind === 'param';
  });
}
