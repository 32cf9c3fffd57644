/**
 * What a crate offers, by its collected definitions: modules, items, methods by type,
 * implementations of traits. The same walk over the real `core`, read from its sources by our own
 * front end, and over the prelude says what the prelude lacks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileId } from '../../src/base/index.ts';
import {
  type AnyDef,
  type AttrList,
  type Crate,
  collectCrate,
  displayTy,
  type EnumDef,
  findAttr,
  type ImplDef,
  type ModuleDef,
  Program,
  type SourceHost,
  type TraitDef,
  type Ty,
} from '../../src/hir/index.ts';
import { parseFile } from '../../src/syntax/index.ts';

/** What is offered, as text; and the name of the feature that it needs, empty when it is stable. */
export type PublicApi = ReadonlyMap<string, string>;

/** Collects the crate whose root is at `root` as a `core` of its own. */
function collect(root: string): { readonly core: Crate; readonly program: Program } {
  const paths: string[] = [];
  const host: SourceHost = {
    parse(path) {
      if (!existsSync(path)) return undefined;
      const { file } = parseFile(readFileSync(path, 'utf8'), { edition: 2024 });
      return { file, fileId: fileId(paths.push(path)) };
    },
    pathOf: (file) => paths[file - 1] ?? '?',
  };
  const target = {
    arch: 'nvptx64',
    cfg: new Set<string>(),
    overflowChecks: true,
    debugAssertions: true,
  } as const;
  const input = { name: 'core', edition: 2024, root, isPrelude: true } as const;
  const core = collectCrate(input, host, target, new Map());
  return { core, program: new Program(target, [core], core) };
}

function featureOf(attrs: AttrList, inherited: string): string {
  const text = findAttr(attrs, 'unstable')?.text;
  return text === undefined ? inherited : (/feature\s*=\s*"(\w+)"/.exec(text)?.[1] ?? '?');
}

const isHidden = (attrs: AttrList): boolean =>
  attrs.some((attr) => !attr.isDoc && attr.path.join() === 'doc' && attr.text.includes('hidden'));

/** Everything public in the crate at `root`. */
export function publicApi(root: string): PublicApi {
  const { core, program } = collect(root);
  const out = new Map<string, string>();
  const put = (key: string, feature: string): void => {
    if (out.get(key) !== '') out.set(key, feature);
  };
  const putItems = (def: TraitDef, at: string, feature: string): void => {
    for (const item of def.items.order)
      if (!isHidden(item.attrs)) put(`item ${at}::${item.name}`, featureOf(item.attrs, feature));
  };
  const putVariants = (def: EnumDef, at: string, feature: string): void => {
    for (const variant of def.variants)
      if (!isHidden(variant.attrs)) put(`variant ${at}::${variant.name}`, feature);
  };
  const seen = new Set<ModuleDef>();
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of definition
  const visit = (module: ModuleDef, path: string, inherited: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const table of [module.types, module.values, module.macros])
      for (const [name, { def, vis }] of table) {
        if (vis.kind !== 'public' || !('attrs' in def) || isHidden(def.attrs)) continue;
        const feature = featureOf(def.attrs, inherited);
        const at = `${path}::${name}`;
        const kind = KINDS[def.kind];
        if (kind !== undefined) put(`${kind} ${at}`, feature);
        if (def.kind === 'module' && def.crate === core) visit(def, at, feature);
        else if (def.kind === 'trait') putItems(def, at, feature);
        else if (def.kind === 'enum') putVariants(def, at, feature);
      }
  };
  visit(core.root, 'core', '');
  for (const impl of core.impls) {
    if (isHidden(impl.attrs)) continue;
    const self = program.implSelfTy(impl);
    const feature = featureOf(impl.attrs, '');
    if (impl.node.trait === undefined) {
      for (const item of impl.items.order)
        if ('vis' in item && item.vis.kind === 'public' && !isHidden(item.attrs))
          put(`method ${headOf(self)}::${item.name}`, featureOf(item.attrs, feature));
      continue;
    }
    const ref = program.implTraitRef(impl);
    if (ref === undefined) continue;
    const args = ref.args.slice(1).map((arg) => displayTy(arg as Ty));
    const trait = `${ref.trait.name}${args.length > 0 ? `<${args.join(', ')}>` : ''}`;
    put(`impl ${withoutNames(impl, `${trait} for ${displayTy(self)}`)}`, feature);
  }
  return out;
}

const KINDS: Partial<Record<AnyDef['kind'], string>> = {
  module: 'mod',
  fn: 'fn',
  struct: 'type',
  enum: 'type',
  union: 'type',
  'type-alias': 'type',
  trait: 'trait',
  const: 'const',
  static: 'const',
  macro: 'macro',
};

/** What the methods of a type are listed under. */
function headOf(ty: Ty): string {
  switch (ty.kind) {
    case 'adt':
    case 'foreign':
      return ty.def.name;
    case 'dyn':
      return `dyn ${ty.principal?.trait.name ?? ''}`;
    case 'ref':
    case 'ptr':
    case 'array':
    case 'slice':
    case 'tuple':
      return ty.kind;
    default:
      return displayTy(ty);
  }
}

/**
 * Parameters of an impl are called `A`, `B` and so on in the order in which its head names them.
 */
function withoutNames(impl: ImplDef, head: string): string {
  const params = new Set(
    impl.node.generics?.params.flatMap((param) => ('name' in param ? [param.name.text] : [])),
  );
  const names = new Map<string, string>();
  return head.replace(/[A-Za-z_]\w*/g, (word) => {
    if (!params.has(word)) return word;
    if (!names.has(word)) names.set(word, `${String.fromCharCode(0x41 + names.size)}'`);
    return names.get(word)!;
  });
}
