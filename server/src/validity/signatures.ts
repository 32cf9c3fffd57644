/** Methods of impls that are not as the trait has them: E0050, E0053, E0185, E0186, E0049. */
import {
  type FnDef,
  HAS_ERROR,
  HAS_OPAQUE,
  HAS_PROJ,
  type ImplDef,
  isRewritten,
  type Program,
  type TraitDef,
  type Ty,
} from '../hir/index.ts';
import type { CrateView, Report } from './violation.ts';

export function checkSignatures(view: CrateView): void {
  const { program, crate } = view;
  for (const impl of crate.impls) {
    if (impl.derived === true || impl.node.trait === undefined) continue;
    const ref = program.implTraitRef(impl);
    if (ref === undefined) continue;
    for (const [name, def] of impl.items.fns) {
      const wanted = ref.trait.items.fns.get(name);
      if (wanted !== undefined)
        compare(program, view.in(impl.file), { impl, def, wanted, trait: ref.trait });
    }
  }
}

interface Pair {
  readonly impl: ImplDef;
  readonly def: FnDef;
  readonly wanted: FnDef;
  readonly trait: TraitDef;
}

function compare(program: Program, report: Report, { impl, def, wanted, trait }: Pair): void {
  const own = program.fnSig(def);
  const other = program.fnSig(wanted);
  const { name } = def;
  if (own.hasSelf !== other.hasSelf) {
    const at = def.node;
    if (own.hasSelf)
      report(
        'E0185',
        `method \`${name}\` has a \`self\` declaration in the impl, but not in the trait`,
        at,
      );
    else
      report(
        'E0186',
        `method \`${name}\` has a \`self\` declaration in the trait, but not in the impl`,
        at,
      );
    return;
  }
  // Our `core` may have left an `unsafe` or an ABI out.
  if (!trait.crate.isPrelude && !isRewritten(trait) && kindOf(def) !== kindOf(wanted)) {
    report('E0053', `method \`${name}\` has an incompatible type for trait`, def.node);
    return;
  }
  const generics = program.generics(def);
  const others = program.generics(wanted);
  const count = generics.params.length - generics.parentCount;
  const otherCount = others.params.length - others.parentCount;
  if (count !== otherCount) {
    if (hasImplTrait(def) || hasImplTrait(wanted)) return;
    report(
      'E0049',
      `method \`${name}\` has ${count} generic parameters but its trait declaration has ${otherCount}`,
      def.node.generics ?? def.node.name,
    );
    return;
  }
  if (own.params.length !== other.params.length) {
    report(
      'E0050',
      `method \`${name}\` has ${own.params.length} parameters but the declaration in trait \`${trait.name}::${name}\` has ${other.params.length}`,
      def.node.paramList.params[0] ?? def.node.paramList,
    );
    return;
  }
  if (count > 0) return;
  const ref = program.implTraitRef(impl)!;
  const differ = (mine: Ty, theirs: Ty): boolean => {
    const should = program.substitute(theirs, ref.args);
    const isOpen = ((mine.flags | should.flags) & (HAS_PROJ | HAS_ERROR | HAS_OPAQUE)) !== 0;
    return !isOpen && mine !== should && !isUnsure(mine) && !isUnsure(should);
  };
  for (const [at, mine] of own.params.entries()) {
    if (!differ(mine, other.params[at]!)) continue;
    const param = def.node.paramList.params[at];
    const place = param?.kind === 'Param' ? param.type : param;
    report('E0053', `method \`${name}\` has an incompatible type for trait`, place ?? def.node);
    return;
  }
  if (differ(own.ret, other.ret))
    report(
      'E0053',
      `method \`${name}\` has an incompatible type for trait`,
      def.node.ret ?? def.node.name,
    );
}

/** Does it mention a type that an attribute macro may have taken away? */
function isUnsure(ty: Ty): boolean {
  switch (ty.kind) {
    case 'adt':
      return isRewritten(ty.def) || ty.args.some((arg) => isUnsure(arg as Ty));
    case 'ref':
    case 'ptr':
      return isUnsure(ty.inner);
    case 'array':
    case 'slice':
      return isUnsure(ty.elem);
    case 'tuple':
      return ty.elems.some(isUnsure);
    default:
      return false;
  }
}

/** What of a function's type is no type: whether it is unsafe, and its ABI. */
const kindOf = ({ node: { safety, abi } }: FnDef): string =>
  `${safety?.text === 'unsafe'} ${abi === undefined ? 'Rust' : abi.name}`;

const hasImplTrait = ({ node }: FnDef): boolean =>
  node.paramList.params.some(
    (param) => param.kind === 'Param' && param.type.kind === 'ImplTraitType',
  );
