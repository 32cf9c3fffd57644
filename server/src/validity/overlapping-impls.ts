/**
 * Two impls of a trait that apply to one type (E0119): of the crate itself, derived ones too, and
 * with those that `core` has for every type.
 */
import {
  type Crate,
  type GenericArg,
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
    if (!known.add(impl, ref.args)) continue;
    const self = ref.args[0] as Ty;
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

/** Constructors of the heads of an impl's types, by where they stand: `0`, then `0.1` within it. */
type Heads = ReadonlyMap<string, unknown>;

interface Entry {
  readonly impl: ImplDef;
  readonly heads: Heads;
}

/** Levels of types and places in them that tell impls apart before they are unified. */
const MOST_LEVELS = 4;
const MOST_PLACES = 24;
/** Places at which impls are listed by what stands there. */
const MOST_LISTS = 32;

/** The impls of one trait that were seen, by the constructors of their types. */
class Seen {
  /** By place: the impls by their constructor there, and those without one. */
  private readonly lists = new Map<
    string,
    { readonly byHead: Map<unknown, Entry[]>; readonly others: Entry[] }
  >();
  private readonly all: Entry[] = [];
  private readonly program: Program;

  constructor(program: Program, trait: TraitDef) {
    this.program = program;
    if (trait.crate.isPrelude && FOR_ALL.test(trait.name))
      for (const impl of blanketImpls(program, trait.crate, trait))
        this.insert({ impl, heads: headsOf(program.implTraitRef(impl)!.args) });
  }

  /** Whether the impl overlaps with one before it; it is one of them from now on. */
  add(impl: ImplDef, args: readonly GenericArg[]): boolean {
    const entry = { impl, heads: headsOf(args) };
    const found = this.near(entry.heads).some((list) =>
      list.some(
        (other) =>
          areAlike(entry.heads, other.heads) && this.program.implsOverlap(other.impl, impl),
      ),
    );
    this.insert(entry);
    return found;
  }

  /** The fewest impls among which those are that may unify. */
  private near(heads: Heads): readonly (readonly Entry[])[] {
    let best: readonly (readonly Entry[])[] = [this.all];
    let fewest = this.all.length;
    for (const [place, head] of heads) {
      const list = this.lists.get(place);
      if (list === undefined) continue;
      const same = list.byHead.get(head) ?? [];
      if (same.length + list.others.length >= fewest) continue;
      fewest = same.length + list.others.length;
      best = [same, list.others];
    }
    return best;
  }

  private insert(entry: Entry): void {
    for (const place of entry.heads.keys())
      if (!this.lists.has(place) && this.lists.size < MOST_LISTS)
        this.lists.set(place, { byHead: new Map(), others: [...this.all] });
    for (const [place, { byHead, others }] of this.lists) {
      const head = entry.heads.get(place);
      const same = head === undefined ? others : byHead.get(head);
      if (same === undefined) byHead.set(head, [entry]);
      else same.push(entry);
    }
    this.all.push(entry);
  }
}

/** May types with these constructors unify? */
function areAlike(a: Heads, b: Heads): boolean {
  for (const [place, head] of a) {
    const other = b.get(place);
    if (other !== undefined && other !== head) return false;
  }
  return true;
}

function headsOf(args: readonly GenericArg[]): Heads {
  const out = new Map<string, unknown>();
  const visit = (list: readonly GenericArg[], above: string, levels: number): void => {
    for (const [i, arg] of list.entries()) {
      const head = isTy(arg) ? headOf(arg) : arg.kind === 'value' ? arg.bits : undefined;
      if (head === undefined || out.size >= MOST_PLACES) continue;
      const place = `${above}${i}`;
      out.set(place, head);
      if (isTy(arg) && levels > 1) visit(partsOf(arg), `${place}.`, levels - 1);
    }
  };
  visit(args, '', MOST_LEVELS);
  return out;
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
    case 'tuple':
      return `tuple ${ty.elems.length}`;
    case 'ref':
    case 'ptr':
    case 'array':
    case 'slice':
    case 'dyn':
      return ty.kind;
    default:
      return `${ty.kind} ${ty.id}`;
  }
}

/** The types that a type with a head is made of, which unify in their turn. */
function partsOf(ty: Ty): readonly GenericArg[] {
  switch (ty.kind) {
    case 'adt':
      return ty.args;
    case 'ref':
    case 'ptr':
      return [ty.inner];
    case 'array':
    case 'slice':
      return [ty.elem];
    case 'tuple':
      return ty.elems;
    default:
      return [];
  }
}

function blanketImpls(program: Program, crate: Crate, trait: TraitDef): ImplDef[] {
  return crate.impls.filter((impl) => {
    if (impl.node.trait === undefined || impl.node.negative !== undefined) return false;
    const ref = program.implTraitRef(impl);
    return ref?.trait === trait && (ref.args[0] as Ty).kind === 'param';
  });
}
