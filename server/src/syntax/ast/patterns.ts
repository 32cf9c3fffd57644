/** Patterns. */
import type { AnyExpr, AnyPat, Attr, Name, NodeBase, NodeOf } from './node.ts';
import type { Path } from './types.ts';

declare module './node.ts' {
  interface PatNodes {
    WildPat: WildPat;
    RestPat: RestPat;
    IdentPat: IdentPat;
    LitPat: LitPat;
    RangePat: RangePat;
    RefPat: RefPat;
    TuplePat: TuplePat;
    SlicePat: SlicePat;
    PathPat: PathPat;
    TupleStructPat: TupleStructPat;
    StructPat: StructPat;
    OrPat: OrPat;
    ParenPat: ParenPat;
    BoxPat: BoxPat;
    NeverPat: NeverPat;
    ConstBlockPat: ConstBlockPat;
    GuardPat: GuardPat;
    BogusPat: BogusPat;
  }
  interface OtherNodes {
    FieldPat: FieldPat;
  }
}

export interface WildPat extends NodeBase {
  readonly kind: 'WildPat';
}

/** `..` inside a tuple, tuple struct or slice pattern. */
export interface RestPat extends NodeBase {
  readonly kind: 'RestPat';
}

/**
 * `ref mut name @ sub`. A plain one-segment path is always an `IdentPat`, though it may name a
 * constant.
 */
export interface IdentPat extends NodeBase {
  readonly kind: 'IdentPat';
  readonly ref: boolean;
  readonly mut: boolean;
  readonly name: Name;
  readonly sub: AnyPat | undefined;
}

/** A literal, or `UnaryExpr` `-` of one. */
export interface LitPat extends NodeBase {
  readonly kind: 'LitPat';
  readonly expr: AnyExpr;
}

/** Bounds are literals (maybe negated), paths, const blocks or macro calls. */
export interface RangePat extends NodeBase {
  readonly kind: 'RangePat';
  readonly op: '..=' | '..' | '...';
  readonly lo: AnyExpr | undefined;
  readonly hi: AnyExpr | undefined;
}

export interface RefPat extends NodeBase {
  readonly kind: 'RefPat';
  readonly mut: boolean;
  readonly pat: AnyPat;
}

export interface TuplePat extends NodeBase {
  readonly kind: 'TuplePat';
  readonly pats: readonly AnyPat[];
}

export interface SlicePat extends NodeBase {
  readonly kind: 'SlicePat';
  readonly pats: readonly AnyPat[];
}

/** A path of more than one segment, or with a qualified self: a constant or a unit variant. */
export interface PathPat extends NodeBase {
  readonly kind: 'PathPat';
  readonly path: Path;
}

export interface TupleStructPat extends NodeBase {
  readonly kind: 'TupleStructPat';
  readonly path: Path;
  readonly pats: readonly AnyPat[];
}

export interface StructPat extends NodeBase {
  readonly kind: 'StructPat';
  readonly path: Path;
  readonly fields: readonly FieldPat[];
  /** Ends with `..`. */
  readonly rest: boolean;
}

/** `name: pat`, or the shorthand `ref mut name` whose `pat` is an `IdentPat` of the same name. */
export interface FieldPat extends NodeBase {
  readonly kind: 'FieldPat';
  readonly attrs: readonly Attr[];
  readonly name: Name;
  readonly shorthand: boolean;
  readonly pat: AnyPat;
}

export interface OrPat extends NodeBase {
  readonly kind: 'OrPat';
  readonly pats: readonly AnyPat[];
}

export interface ParenPat extends NodeBase {
  readonly kind: 'ParenPat';
  readonly pat: AnyPat;
}

/** `box pat`; `deref!(pat)` is a `MacroCall`. */
export interface BoxPat extends NodeBase {
  readonly kind: 'BoxPat';
  readonly pat: AnyPat;
}

/** `!`. */
export interface NeverPat extends NodeBase {
  readonly kind: 'NeverPat';
}

/** `const { .. }`. */
export interface ConstBlockPat extends NodeBase {
  readonly kind: 'ConstBlockPat';
  readonly block: NodeOf<'Block'>;
}

/** `(pat if cond)`, nightly guard pattern. */
export interface GuardPat extends NodeBase {
  readonly kind: 'GuardPat';
  readonly pat: AnyPat;
  readonly cond: AnyExpr;
}

export interface BogusPat extends NodeBase {
  readonly kind: 'BogusPat';
}
