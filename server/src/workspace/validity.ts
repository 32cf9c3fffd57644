/**
 * What rustc refuses of a crate, as queries: one for each body, which an edit of another one leaves
 * alone, and one for its items.
 */
import { type FileId, type Span, sameData } from '../base/index.ts';
import { type Database, derived, input } from '../db/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { type Crate, hasAttr, type Program } from '../hir/index.ts';
import { CODE, CONSTANTS, type KernelRoot, rootParts } from '../lower/index.ts';
import {
  bodyViolations,
  type CodeOwner,
  functionsOf,
  itemViolations,
  LIFETIME,
  OVER_LIMIT,
  typeErrors,
  type Violation,
  valuesOf,
} from '../validity/index.ts';
import type { EmitOptions } from './api.ts';
import type { DeviceCodes } from './device-code.ts';

/** Definitions have come or gone, or changed their heads. */
const HEADS = input<'', undefined>('heads of definitions', { initial: () => undefined });

/** The words of an error that rustc gives, for people. */
export function refusedText(code: string, what: string): string {
  return code === LIFETIME ? `rustc refuses this: ${what}` : `rustc refuses this: ${code}: ${what}`;
}

/** A place and what is not decided there, because a limit was met. */
export interface Undecided {
  readonly span: Span;
  readonly message: string;
}

interface ItemAnswers {
  readonly found: readonly Violation[];
  /** Constants and statics: the compiler runs them whoever uses them. */
  readonly values: readonly CodeOwner[];
}

/** One crate's answers, as long as it lives. */
export class CrateValidity {
  private readonly db: Database;
  private readonly crate: Crate;
  private readonly codes: DeviceCodes;
  private readonly isForeign: (file: FileId) => boolean;
  private readonly inBody: ReturnType<typeof derived<CodeOwner, readonly Violation[]>>;
  private readonly inTypes: ReturnType<typeof derived<CodeOwner, readonly Violation[]>>;
  private readonly inItems: ReturnType<typeof derived<'', ItemAnswers>>;

  constructor(
    codes: DeviceCodes,
    program: Program,
    crate: Crate,
    isForeign: (file: FileId) => boolean,
  ) {
    this.db = codes.db;
    this.crate = crate;
    this.codes = codes;
    this.isForeign = isForeign;
    this.inBody = derived('validity of a body', {
      compute: (cx, owner) => {
        cx.get(CODE, owner);
        cx.get(CONSTANTS, '');
        cx.get(HEADS, '');
        return bodyViolations(program, owner);
      },
      equal: sameData,
    });
    this.inTypes = derived('type errors of a body', {
      compute: (cx, owner) => {
        cx.get(CODE, owner);
        cx.get(CONSTANTS, '');
        cx.get(HEADS, '');
        return typeErrors(program, owner);
      },
      equal: sameData,
    });
    this.inItems = derived('validity of items', {
      compute: (cx): ItemAnswers => {
        cx.get(HEADS, '');
        return { found: itemViolations(program, crate), values: valuesOf(crate) };
      },
      print: ({ found }) => found,
    });
  }

  /** Definitions have come or gone, or changed their heads. */
  reshaped(): void {
    this.db.touch(HEADS, '');
  }

  /** Errors in a kernel and in the functions that it reaches, in the user's own texts. */
  inKernel(root: KernelRoot): readonly Diagnostic[] {
    return this.ownersOf(root).flatMap((owner) => this.shown(this.db.get(this.inBody, owner)));
  }

  /** What of the code that a kernel reaches no check has looked at to its end. */
  undecidedIn(root: KernelRoot): readonly Undecided[] {
    return this.ownersOf(root).flatMap((owner) =>
      this.db
        .get(this.inBody, owner)
        .filter(({ code }) => code === OVER_LIMIT)
        .map(({ what, file, start, end }) => ({ span: { file, start, end }, message: what })),
    );
  }

  /** The kernel and the functions that it reaches, in the user's own texts. */
  private ownersOf(root: KernelRoot): readonly CodeOwner[] {
    const { def } = rootParts(root);
    const owners = new Set<object>([def, ...(this.codes.code(root)?.owners ?? [])]);
    return [...owners].filter(
      (owner) => isOwner(owner) && !owner.crate.isPrelude && !this.isForeign(owner.file),
    ) as CodeOwner[];
  }

  /** Errors in the crate's items, whoever uses them. */
  inCrate(): readonly Diagnostic[] {
    const { found, values } = this.db.get(this.inItems, '');
    const own = values.filter((def) => !this.isForeign(def.file));
    return this.shown([...found, ...own.flatMap((def) => this.db.get(this.inBody, def))]);
  }

  /**
   * Errors in all functions of the crate, whether a kernel reaches them or not; type errors only
   * where all libraries are known, which those of a host are not.
   */
  inFunctions(): readonly Diagnostic[] {
    const { db, crate } = this;
    const own = functionsOf(crate).filter((def) => !this.isForeign(def.file));
    const isKnown =
      hasAttr(crate.root.attrs, 'no_std') && crate.problems.every(({ kind }) => kind === 'invalid');
    return this.shown(
      own.flatMap((def) => [
        ...db.get(this.inBody, def),
        ...(isKnown ? db.get(this.inTypes, def) : []),
      ]),
    );
  }

  private shown(found: readonly Violation[]): Diagnostic[] {
    return found.flatMap(({ code, what, file, start, end }): Diagnostic[] => {
      // What a macro of somebody else has written is not the user's to change.
      if (this.isForeign(file) || code === OVER_LIMIT) return [];
      return [
        { code, severity: 'error', span: { file, start, end }, message: refusedText(code, what) },
      ];
    });
  }
}

/** What keeps a kernel from being a valid program; the crate's items count for all its kernels. */
export function invalidIn({ validity }: HasValidity, root: KernelRoot): readonly Diagnostic[] {
  return [...validity.inKernel(root), ...validity.inCrate()];
}

interface HasValidity {
  readonly validity: CrateValidity;
}

/** Those of some kernels that rustc does not refuse, and why it refuses the others. */
export function validOnes<R extends KernelRoot>(
  { validity }: HasValidity,
  roots: readonly R[],
  { allowInvalid, allBodies }: EmitOptions,
): { readonly valid: readonly R[]; readonly refused: readonly Diagnostic[] } {
  if (allowInvalid === true) return { valid: roots, refused: [] };
  const items = [...validity.inCrate(), ...(allBodies === true ? validity.inFunctions() : [])];
  const refused = new Map<string, Diagnostic>();
  const note = (one: Diagnostic): void => {
    const { file, start, end } = one.span;
    refused.set(`${one.code} ${file} ${start} ${end}`, one);
  };
  const valid = roots.filter((root) => {
    const own = validity.inKernel(root);
    for (const one of own) note(one);
    return own.length === 0 && items.length === 0;
  });
  for (const one of items) note(one);
  return { valid, refused: [...refused.values()] };
}

function isOwner(owner: object): owner is CodeOwner {
  const { kind } = owner as { readonly kind?: string };
  return kind === 'fn' || kind === 'const' || kind === 'static';
}
