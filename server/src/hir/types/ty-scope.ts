/** `TyScope`: the place at which a type is written. */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { GenericDef, HirProblem, ModuleDef } from '../defs.ts';
import type { GenericArg, Ty } from '../ty.ts';
import type { GenericsInfo } from './generics-info.ts';

/** Inside bodies: what `_` and left-out arguments become. */
export interface Holes {
  ty(): Ty;
  const(ty: Ty): GenericArg;
}

/**
 * Where types are written: how names resolve there and which generics exist. A class, since every
 * type that is lowered reads one: objects with getters of their own are dictionaries to a
 * JavaScript engine.
 */
export class TyScope {
  /** Changes while a body is inferred, with the block whose items can be seen. */
  module: ModuleDef;
  readonly file: FileId;
  readonly generics: GenericsInfo | undefined;
  /** The definition whose predicates are in force. */
  readonly owner: GenericDef | undefined;
  readonly problems: HirProblem[];
  private readonly self: () => Ty | undefined;
  /** Meaning of `impl Trait` at this place; undefined where it is not allowed. */
  readonly implTrait: ((node: ast.ImplTraitType) => Ty) | undefined;
  readonly holes: Holes | undefined;

  /**
   * `self` finds what `Self` means when it is asked for: the generics of its item may still be in
   * the making.
   */
  constructor(
    module: ModuleDef,
    file: FileId,
    generics: GenericsInfo | undefined,
    owner: GenericDef | undefined,
    problems: HirProblem[],
    self: () => Ty | undefined,
    implTrait?: (node: ast.ImplTraitType) => Ty,
    holes?: Holes,
  ) {
    this.module = module;
    this.file = file;
    this.generics = generics;
    this.owner = owner;
    this.problems = problems;
    this.self = self;
    this.implTrait = implTrait;
    this.holes = holes;
  }

  /** What `Self` means. */
  get selfTy(): Ty | undefined {
    return this.self();
  }

  /** The same place, where `impl Trait` has a meaning. */
  withImplTrait(implTrait: (node: ast.ImplTraitType) => Ty): TyScope {
    const { module, file, generics, owner, problems, self, holes } = this;
    return new TyScope(module, file, generics, owner, problems, self, implTrait, holes);
  }

  /** The same place inside a body: problems go to a list of its own. */
  inBody(problems: HirProblem[], holes?: Holes): TyScope {
    const { module, file, generics, owner, self } = this;
    return new TyScope(module, file, generics, owner, problems, self, undefined, holes);
  }
}
