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

/** Where types are written. */
interface TyPlace {
  readonly module: ModuleDef;
  readonly file: FileId;
  readonly generics: GenericsInfo | undefined;
  readonly owner: GenericDef | undefined;
  /**
   * Finds what `Self` means when it is asked for: the generics of its item may still be in the
   * making.
   */
  readonly self: () => Ty | undefined;
}

/** What may be written there beside names. */
interface Meaning {
  readonly implTrait?: ((node: ast.ImplTraitType) => Ty) | undefined;
  readonly holes?: Holes | undefined;
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
  readonly self: () => Ty | undefined;
  /** Meaning of `impl Trait` at this place; undefined where it is not allowed. */
  readonly implTrait: ((node: ast.ImplTraitType) => Ty) | undefined;
  readonly holes: Holes | undefined;

  constructor(place: TyPlace, problems: HirProblem[], meaning: Meaning = {}) {
    this.module = place.module;
    this.file = place.file;
    this.generics = place.generics;
    this.owner = place.owner;
    this.self = place.self;
    this.problems = problems;
    this.implTrait = meaning.implTrait;
    this.holes = meaning.holes;
  }

  /** What `Self` means. */
  get selfTy(): Ty | undefined {
    return this.self();
  }

  /** The same place, where `impl Trait` has a meaning. */
  withImplTrait(implTrait: (node: ast.ImplTraitType) => Ty): TyScope {
    return new TyScope(this, this.problems, { implTrait, holes: this.holes });
  }

  /**
   * The same place, where neither `Self` nor predicates are known yet: types of const parameters,
   * which both need.
   */
  withoutSelf(): TyScope {
    const { module, file, generics } = this;
    const place = { module, file, generics, owner: undefined, self: () => undefined };
    return new TyScope(place, this.problems);
  }

  /** The same place inside a body: problems go to a list of its own. */
  inBody(problems: HirProblem[], holes?: Holes): TyScope {
    return new TyScope(this, problems, { holes });
  }
}
