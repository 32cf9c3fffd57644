/**
 * The types of name resolution's public face: what a crate is collected from, and what a path was
 * found to mean. Knows definitions and syntax; no types of values, no IO.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { AnyDef, HirProblem } from '../defs.ts';

/** One crate to collect. */
export interface CrateInput {
  /** Crate name with underscores. */
  readonly name: string;
  readonly edition: ast.Edition;
  /** Path of the root file, as `SourceHost.parse` understands it; forward slashes. */
  readonly root: string;
  /** Cargo features that are on, without `feature = `. */
  readonly features?: ReadonlySet<string>;
  /** Further `cfg` entries: `name` or `name="value"`. */
  readonly cfg?: ReadonlySet<string>;
  /**
   * Modules with the paths of their files, by name: for those that the root file declares, and
   * public ones beside what it has.
   */
  readonly modules?: ReadonlyMap<string, string> | undefined;
  /** A build script, or a crate that one depends on. */
  readonly isScript?: boolean;
  /** Our own `core`. */
  readonly isPrelude?: boolean;
  /** A text of ours in the place of a library, of whatever version the project has. */
  readonly isStandIn?: boolean;
  /** A crate of procedural macros: what its root file declares is refused where it is used. */
  readonly isProcMacro?: boolean;
  /**
   * Keep the tokens of macro output after they were parsed: for tests and for showing expansions.
   */
  readonly keepTokens?: boolean;
}

/**
 * Where texts come from. Paths use forward slashes; relative ones never occur unless the root was
 * relative.
 */
export interface SourceHost {
  /** The parsed file at a path, or undefined when there is none. */
  parse(path: string): { readonly file: ast.SourceFile; readonly fileId: FileId } | undefined;
  /** The path of a file that `parse` handed out. */
  pathOf?(file: FileId): string;
  /**
   * May the text of a crate be read from there: is it in the workspace, a dependency or the
   * toolchain?
   */
  mayInclude?(path: string): boolean;
  /** Text of a file for `include_str!` and of `include!`d Rust. */
  text?(path: string): string | undefined;
  /** Bytes for `include_bytes!`. */
  bytes?(path: string): Uint8Array | undefined;
  /**
   * Place of an offset in the text as it is now, for `line!`, `column!` and the callers of
   * functions.
   */
  position?(file: FileId, offset: number): TextPlace;
  /**
   * Where a place in a text that `parse` handed out is now; the file is the same for all texts that
   * it ever had.
   */
  current?(file: FileId, offset: number): { readonly file: FileId; readonly offset: number };
  /** Build-time environment for `env!` and `option_env!`. */
  env?(name: string): string | undefined;
}

/** A zero-based place in a text. */
export interface TextPlace {
  readonly line: number;
  /** In characters. */
  readonly col: number;
  /** In columns of a terminal, when that is known. */
  readonly shown?: number;
}

export type Namespace = 'type' | 'value' | 'macro';

/** What a path means as far as names go. */
export interface PathResolution {
  readonly def: AnyDef;
  /**
   * Index of the first segment that was not consumed: associated items. `segments.length` when all
   * were.
   */
  readonly rest: number;
  /** True when some step went through something that is not visible from where the path stands. */
  readonly private?: boolean;
}

/** What every expansion has. */
export interface ExpansionBase {
  readonly problems: readonly HirProblem[];
}

export interface ExprExpansion extends ExpansionBase {
  /** `BogusExpr` when the macro could not be expanded; `problems` says why. */
  readonly expr: ast.AnyExpr;
}

/**
 * A macro call as a statement: it may give any number of statements, and a value when it ends a
 * block.
 */
export interface StmtsExpansion extends ExpansionBase {
  readonly stmts: readonly ast.AnyStmt[];
  readonly tail: ast.AnyExpr | undefined;
}

export interface PatExpansion extends ExpansionBase {
  readonly pat: ast.AnyPat;
}

export interface TypeExpansion extends ExpansionBase {
  readonly type: ast.AnyType;
}

export interface ItemsExpansion extends ExpansionBase {
  readonly items: readonly ast.AnyItem[];
}
