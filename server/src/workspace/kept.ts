/**
 * What the engine keeps of what it has computed, and how much of it: the one place for such numbers.
 *
 * Always kept are the syntax trees, definitions and signatures of all files, and of each kernel what was found out about it:
 * findings, problems, which definitions its code reaches. That is what an edit is answered with. 20,000 lines of ordinary
 * kernels come to 30 MB of it.
 *
 * Code is kept up to a budget: typed bodies, lowered functions with their types and layouts, optimised kernels. All code of
 * those 20,000 lines would be 110 MB: a kernel of ten lines with its iterators and closures is two hundred instructions in
 * twenty functions, and an instruction weighs a kilobyte with all that belongs to it. Over budget all goes at once, because
 * parts hold each other: types know closures, and closures the bodies they stand in. It is made again from the trees for the
 * kernels that are asked about, those which an edit reaches; that costs the first edit of a kernel some ten milliseconds.
 *
 * Tests set the numbers to nothing and expect the same answers.
 */
export const KEPT = {
  /** Lowered instructions of a crate: 5,000 lines keep all their code. */
  lowered: 24_000,
  /** Lowered instructions while nobody asks for anything: a file or two of a thousand lines. */
  loweredAtRest: 8_000,
  /** Optimised instructions of a crate, least recently asked for first to go: previews and lenses of some files. */
  optimised: 24_000,
};
