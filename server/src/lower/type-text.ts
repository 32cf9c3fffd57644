/**
 * Types as texts that tell all types apart and do not depend on what was compiled before: what
 * symbols are hashed from. Unlike the display form, definitions come with their whole path and
 * closures with the arguments around them.
 */
import {
  type BodyOwner,
  bodyModules,
  type ClosureDef,
  type Const,
  type GenericArg,
  type HirQueries,
  type ModuleDef,
  placeKey,
  type Ty,
  type VariantDef,
} from '../hir/index.ts';
import type { Named } from './symbols.ts';

export class TypeTexts {
  private readonly hir: HirQueries;
  private readonly closureKey: (def: ClosureDef) => string;
  private readonly known = new Map<number, string>();

  constructor(hir: HirQueries, closureKey: (def: ClosureDef) => string) {
    this.hir = hir;
    this.closureKey = closureKey;
  }

  clear(): void {
    this.known.clear();
  }

  list(args: readonly GenericArg[]): string {
    let text = '';
    for (const [index, arg] of args.entries())
      text += index === 0 ? this.arg(arg) : `,${this.arg(arg)}`;
    return text;
  }

  /** `<list>` in pieces. */
  applied(args: readonly GenericArg[]): string[] {
    const out = ['<'];
    for (let i = 0; i < args.length; i++) {
      if (i > 0) out.push(',');
      out.push(this.arg(args[i]!));
    }
    out.push('>');
    return out;
  }

  arg(arg: GenericArg): string {
    switch (arg.kind) {
      case 'value':
      case 'const-param':
      case 'const-infer':
      case 'unevaluated':
      case 'const-error':
        return this.constant(arg);
      default:
        return this.ty(arg);
    }
  }

  private constant(c: Const): string {
    return `${c.kind === 'value' ? c.bits : (this.hir.constValue(c) ?? '_')}`;
  }

  ty(ty: Ty): string {
    let text = this.known.get(ty.id);
    if (text === undefined) {
      text = this.compute(ty);
      this.known.set(ty.id, text);
    }
    return text;
  }

  private compute(ty: Ty): string {
    switch (ty.kind) {
      case 'adt':
        return `${this.path(ty.def)}<${this.list(ty.args)}>`;
      case 'fn-def':
        return `fn ${this.def(ty.def)}<${this.list(ty.args)}>`;
      case 'closure':
        return `${this.closureKey(ty.def)}<${this.list(ty.args)}>`;
      case 'ref':
      case 'ptr':
        return `${ty.kind === 'ref' ? '&' : '*'}${ty.mut ? 'mut ' : ''}${this.ty(ty.inner)}`;
      case 'array':
        return `[${this.ty(ty.elem)};${this.constant(ty.len)}]`;
      case 'slice':
        return `[${this.ty(ty.elem)}]`;
      case 'tuple':
        return `(${ty.elems.map((elem) => this.ty(elem)).join(',')})`;
      case 'fn-ptr':
        return `fn "${ty.sig.abi}"(${ty.sig.params.map((p) => this.ty(p)).join(',')})->${this.ty(ty.sig.ret)}`;
      case 'dyn': {
        const { principal } = ty;
        if (principal === undefined) return 'dyn';
        const bound = principal.assoc.map(({ item, ty: to }) => `${item.name}=${this.ty(to)}`);
        return `dyn ${this.path(principal.trait)}<${this.list(principal.args)};${bound.join(',')}>`;
      }
      default:
        return this.hir.display(ty);
    }
  }

  /** A definition that no other one shares the text of: with the impl or trait around it. */
  def(def: Named): string {
    if (def.kind === 'variant') return `${this.path((def as VariantDef).parent)}::${def.name}`;
    const container = 'container' in def ? def.container : undefined;
    if (container?.kind === 'impl') {
      const trait = this.hir.implTraitRef(container);
      const self = this.ty(this.hir.implSelfTy(container));
      const of =
        trait === undefined ? '' : ` as ${this.path(trait.trait)}<${this.list(trait.args)}>`;
      return `<${self}${of}>::${this.path(def)}`;
    }
    if (container?.kind === 'trait') return `${this.path(container)}::${def.name}`;
    return this.path(def);
  }

  private path(def: { readonly name: string; readonly module: ModuleDef }): string {
    let text = def.name;
    let at: ModuleDef | undefined = def.module;
    while (at !== undefined) {
      // Two types of one name in different blocks differ by where their block stands.
      if (at.isBlock) {
        const { owner } = at;
        text = `{${placeKey(at.node, owner?.node)}}::${text}`;
        if (owner !== undefined) return `${this.def(owner)}${numberOf(owner)}::${text}`;
      } else text = `${at.parent === undefined ? at.crate.name : at.name}::${text}`;
      at = at.parent;
    }
    return text;
  }
}

/** Constants named `_` are told apart by their order. */
function numberOf(owner: BodyOwner): string {
  if (owner.kind !== 'const' || owner.name !== '_') return '';
  const owners = new Set(bodyModules(owner.crate).map((one) => one.owner));
  const alike = [...owners].filter(({ name, module }) => name === '_' && module === owner.module);
  return `${alike.indexOf(owner)}`;
}
