/** `Copy` for types that hold what is not `Copy` (E0204), or that have a `Drop` (E0184). */
import { type AdtDef, attrArgs, type ImplDef, type Program } from '../hir/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

interface CopyImpl {
  readonly start: number;
  readonly end: number;
  readonly file: ImplDef['file'];
}

export function checkCopyImpls(view: CrateView): void {
  const { program, crate } = view;
  const places = new Map<AdtDef, CopyImpl>();
  forEachItem(crate, (def) => {
    if (def.kind !== 'struct' && def.kind !== 'enum' && def.kind !== 'union') return;
    const { attrs, name } = def.node;
    const isDerived = attrs.some(
      (attr) => attr.path[0] === 'derive' && attrArgs(attr).some((one) => COPY.test(one.name)),
    );
    if (isDerived) places.set(def, { start: name.start, end: name.end, file: def.file });
  });
  const drops = new Set<AdtDef>();
  for (const impl of crate.impls) {
    if (impl.derived === true || impl.node.trait === undefined || impl.node.negative) continue;
    const lang = program.implTraitRef(impl)?.trait.lang;
    const self = lang === 'copy' || lang === 'drop' ? program.implSelfTy(impl) : undefined;
    if (self?.kind !== 'adt') continue;
    const { start, end } = impl.node.self;
    if (lang === 'drop') drops.add(self.def);
    else places.set(self.def, { start, end, file: impl.file });
  }
  for (const [def, { file, start, end }] of places) {
    const report = view.in(file);
    if (drops.has(def))
      report(
        'E0184',
        'the trait `Copy` cannot be implemented for this type; the type has a destructor',
        { start, end },
      );
    else if (
      parts(def).some((one) => program.fields(one).some(({ ty }) => program.isNeverCopy(ty)))
    )
      report('E0204', 'the trait `Copy` cannot be implemented for this type', { start, end });
  }
}

const parts = (def: AdtDef): readonly Parameters<Program['fields']>[0][] =>
  def.kind === 'enum' ? def.variants : [def];

const COPY = /^(?:::)?(?:\w+::)*Copy$/;
