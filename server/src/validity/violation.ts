/** What a check reports: an error that rustc gives, with its code. */
import type { FileId } from '../base/index.ts';
import type { Body, BodyOwner, Crate, Program, TExpr } from '../hir/index.ts';
import type { AnyNode } from '../syntax/index.ts';

/** A definition with code that is checked on its own. */
export type CodeOwner = Extract<BodyOwner, { kind: 'fn' | 'const' | 'static' }>;

/** Code of what is no error: a check did not look at all of a body. */
export const OVER_LIMIT = 'limit';

/** An error of rustc at a place. */
export interface Violation {
  /**
   * `E0004`, or the name of a lint that is an error by default, as `overflowing_literals`;
   * `OVER_LIMIT` is none.
   */
  readonly code: string;
  /** In rustc's words, without the code. */
  readonly what: string;
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

/** A part of a text; of a node that a macro gave, `file` says in which one. */
export type Place = Pick<AnyNode, 'start' | 'end' | 'file'>;

export type Report = (code: string, what: string, at: Place) => void;

/** What a check of a body gets to see. */
export interface BodyView {
  readonly program: Program;
  readonly owner: CodeOwner;
  readonly body: Body;
  /** All expressions of the body, parents first. */
  readonly exprs: readonly TExpr[];
  /** 2015, 2018, 2021 or 2024. */
  readonly edition: number;
  readonly report: Report;
}

/** One check of bodies that have no other error. */
export type BodyCheck = (view: BodyView) => void;

/** What a check of items gets to see. */
export interface CrateView {
  readonly program: Program;
  readonly crate: Crate;
  /** The reporter for what is written in a file. */
  in(file: FileId): Report;
}

export type ItemCheck = (view: CrateView) => void;
