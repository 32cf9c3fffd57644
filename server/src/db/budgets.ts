/**
 * What is kept of computed values, and how much of it: the one table of such numbers. Values over a
 * budget go, least recently asked for first; what is asked for again is computed again and says the
 * same.
 */

export interface Budget {
  /** In the units of the class. */
  limit: number;
  /** Likewise, while nobody asks for anything. */
  atRest: number;
  /**
   * So many values stay whatever they weigh, those asked for last: what one answer needs in turn
   * must not push each other out. At rest they may go.
   */
  few?: number;
}

/**
 * 20,000 lines of ordinary kernels come to 30 MB of trees, definitions, signatures and findings,
 * which are always kept. All their code would be 110 MB: a kernel of ten lines with its iterators
 * and closures is two hundred instructions in twenty functions, and an instruction weighs a
 * kilobyte with all that belongs to it. Tests set the numbers to nothing and expect the same
 * answers.
 */
export const BUDGETS = {
  /**
   * Lowered instructions of a crate: 5,000 lines keep all their code; at rest a file or two of a
   * thousand lines.
   */
  lowered: { limit: 24_000, atRest: 8_000 },
  /** Optimised instructions of a crate: previews and lenses of some files. */
  optimised: { limit: 24_000, atRest: 24_000 },
  /**
   * Crates with their trees, definitions and code, and what was made of their host code, in
   * kilobytes of source: those that nobody has open are collected again when somebody asks. A hover
   * looks at a crate for both targets and at its host code.
   */
  crates: { limit: 1_250, atRest: 1_000, few: 3 },
  /** Texts of older versions that places count in. */
  texts: { limit: 4, atRest: 4 },
} satisfies Record<string, Budget>;

export type MemoryClass = keyof typeof BUDGETS;
