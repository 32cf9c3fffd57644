/**
 * What work may cost: one account for every kind of it, in steps, levels and bytes. Steps are
 * counted and never timed, so that a limit is met at the same place on every machine, in the
 * command, the server and the browser, independent of earlier requests. `LIMITS` is the only place
 * where such a number is written; `docs/reference/limits.md` is made from it.
 */

/** A limit: how much, of what, and what is reported when it is exceeded. */
export interface Limit {
  readonly limit: number;
  /** What is counted, for the reference. */
  readonly of: string;
}

/** The steps, levels or bytes that are left of a limit. */
export class Fuel {
  private left: number;

  constructor({ limit }: Limit) {
    this.left = limit;
  }

  /** Takes some; false when there was less. */
  spend(count = 1): boolean {
    this.left -= count;
    return this.left >= 0;
  }

  /** More may be spent, because there is more that was written. */
  add(count: number): void {
    if (this.left >= 0) this.left += count;
  }

  /** Is there so much? Takes none. */
  has(count: number): boolean {
    return this.left >= count;
  }

  /** More was asked for than there was. */
  get isSpent(): boolean {
    return this.left < 0;
  }
}

export const LIMITS = {
  // Texts.
  fileBytes: { limit: 8_388_608, of: 'bytes of a file' },
  nesting: { limit: 300, of: 'levels of nesting in a Rust text' },
  chain: { limit: 1_000, of: 'operators or calls in one chain of a Rust text' },
  groups: { limit: 1_000, of: 'levels of brackets in the tokens of a macro call' },
  mlirNesting: { limit: 120, of: 'levels of nesting in an MLIR text' },
  syntaxErrors: {
    limit: 500,
    of: 'errors that are listed of the tokens of a Rust text, as many of its grammar, and of an MLIR text',
  },
  fileTokens: { limit: 3_000_000, of: 'tokens of a Rust text, white space and comments included' },
  // Macros and names.
  /** rustc's default `recursion_limit`. */
  recursion: {
    limit: 128,
    of: 'levels of macros in each other, of predicates that follow from others, of instances of one function in each other, of types in a type of an instance, and of `cfg` predicates',
  },
  macroTokens: {
    limit: 400_000,
    of: 'tokens that one macro call makes, with the calls in what it makes',
  },
  crateText: {
    limit: 4_194_304,
    of: 'characters of the modules and included items of a crate, 4,096 for each at least',
  },
  crateItems: { limit: 60_000, of: 'items of a crate, with those that macros make' },
  importVisits: {
    limit: 5_000_000,
    of: 'imports of a crate that are tried until all are known, each as often as it is tried',
  },
  macroCopies: { limit: 10_000, of: 'copies of one call that macros make' },
  // Traits and instances.
  obligations: {
    limit: 200_000,
    of: 'predicates and impls that are visited while the types of one body are inferred',
  },
  obligationsEach: {
    limit: 100,
    of: 'more of them for each predicate of the body itself',
  },
  bodyParts: {
    limit: 500_000,
    of: 'expressions of one body whose types are inferred, literals not counted',
  },
  typeLength: {
    limit: 65_536,
    of: 'parts of the types of one instance, each counted as often as it is written',
  },
  typeBytes: { limit: 2 ** 47, of: 'bytes of a type (of rustc)' },
  instances: {
    limit: 8_192,
    of: 'instances of one generic function or closure that a kernel reaches',
  },
  kernelCode: { limit: 150_000, of: 'instructions that a kernel reaches, before optimisation' },
  functionCode: { limit: 10, of: 'of them that each function counts as at least' },
  kernelBlocks: {
    limit: 4,
    of: 'of them that each block of a function counts as beside its own, after its first 200',
  },
  unaskedCode: {
    limit: 20_000,
    of: 'instructions that a kernel reaches, before optimisation, before hovers and lenses no longer compile it for its figures',
  },
  crateCode: {
    limit: 400_000,
    of: 'instructions that the kernels of one crate reach together, before optimisation, before rules analyse no more of them',
  },
  kernelInstances: { limit: 8, of: 'instances of a generic kernel that rules analyse' },
  smallKernel: {
    limit: 60,
    of: 'instructions that a kernel counts as at least, where kernels are counted together',
  },
  manyBlocks: {
    limit: 200,
    of: 'blocks of a kernel that count as nothing but their instructions there',
  },
  manyBlocksEach: {
    limit: 16,
    of: 'instructions that each further block counts as, beside its own',
  },
  inlinedCalls: {
    limit: 64,
    of: 'calls in each other that the place of an instruction keeps: of more, the outermost are left out',
  },
  kernelData: {
    limit: 8_388_608,
    of: 'bytes of constants and statics that a kernel reaches, but for those that are all zero',
  },
  passWork: {
    limit: 26_000_000,
    of: 'instructions, blocks and sets that the optimiser visits for one kernel; likewise for its form that rules read',
  },
  emitWork: {
    limit: 30_000_000,
    of: 'likewise, while the instructions of one text are selected and their registers allocated',
  },
  textCode: {
    limit: 150_000,
    of: 'instructions that the kernels of one emitted text reach together, before optimisation; each kernel alone may have its own limit',
  },
  textData: {
    limit: 8_388_608,
    of: 'bytes of constants and statics that the kernels of one emitted text reach together, but for those that are all zero',
  },
  patternVisits: {
    limit: 100_000,
    of: 'arms in the decision tree of a `match`, before it becomes several in a row',
  },
  patternVisitsEach: { limit: 100, of: 'more of them for each arm' },
  symbolicSteps: {
    limit: 60_000,
    of: 'instructions of a kernel that are made linear expressions to decide its races and bounds, each at all barriers that it lies behind',
  },
  divergence: {
    limit: 20_000_000,
    of: 'blocks and barriers of a kernel that are visited to find divergent branches',
  },
  decidedPairs: {
    limit: 100_000,
    of: 'pairs of accesses of a kernel that are compared to decide its races',
  },
  raceParts: {
    limit: 10_000_000,
    of: 'parts of conditions, and variables in them, that are visited to decide the races of a kernel',
  },
  sortVisits: {
    limit: 400_000,
    of: 'threads, each in all rounds of the loops around it, that are gone through to decide the races of a sort',
  },
  flowSteps: {
    limit: 5_000_000,
    of: 'variables that are visited, at all places together, for the moves and borrows of one body',
  },
  // Constants.
  constantSteps: { limit: 50_000_000, of: 'instructions that the value of one constant takes' },
  constantTurns: {
    limit: 2_200_000,
    of: 'turns of loops and calls that the value of one constant takes (of rustc)',
  },
  constantCalls: { limit: 1_000, of: 'calls in each other in a constant' },
  constantBytes: { limit: 2 ** 28, of: 'bytes of a constant or static' },
  constantsTogether: {
    limit: 100_000_000,
    of: 'instructions that all constants of a kernel take beside the one that takes the most, with one for each 2 bytes of their values',
  },
  // Projects.
  members: { limit: 500, of: 'members of a workspace' },
  dependencies: { limit: 5_000, of: 'dependencies of one manifest' },
  projectFolders: { limit: 10_000, of: 'folders of a project that are searched for packages' },
  projectDepth: { limit: 16, of: 'levels of such folders' },
  listedFiles: { limit: 5_000, of: 'files of a folder that is checked' },
  scriptSteps: { limit: 100_000_000, of: 'instructions of a build script' },
  scriptsTogether: {
    limit: 100_000_000,
    of: 'instructions that the build scripts of a package and of its dependencies take together, each counted three times before the script is optimised',
  },
  scriptStart: { limit: 500_000, of: 'of them that each script counts as beside its own' },
  scriptCalls: { limit: 5_000, of: 'calls in each other in a build script' },
  scriptBytes: { limit: 128 << 20, of: 'bytes of memory of a build script' },
  scriptWritten: { limit: 32 << 20, of: 'bytes that a build script writes' },
  // Assembly and launches.
  assemblyMacros: { limit: 20, of: 'levels of AMDGCN macros and included files (of LLVM)' },
  assemblyLines: { limit: 400_000, of: 'lines that AMDGCN macros and repetitions make' },
  assemblyText: { limit: 16_777_216, of: 'characters of such lines' },
  assemblyExpression: { limit: 200, of: 'levels of an expression or operand of PTX and AMDGCN' },
  assemblyChain: { limit: 1_000, of: 'operators of one level in an expression of AMDGCN' },
  metadataNesting: { limit: 64, of: 'levels of the metadata of AMDGCN' },
  demangledParts: { limit: 2_000, of: 'parts of a mangled name that is shown as written in Rust' },
  launchBytes: { limit: 2 ** 28, of: 'bytes of the arguments of a launch in the simulator' },
} satisfies Record<string, Limit>;
