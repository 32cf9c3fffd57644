/**
 * The kernels of a crate as plain data. Which functions are kernels is decided by the dialects of
 * `rules`.
 */
import { runsOf, type Span, sameMembers } from '../base/index.ts';
import { type Database, type DerivedQuery, derived } from '../db/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import {
  type Crate,
  type DialectName,
  type FnDef,
  functionsOf,
  kernelMark,
  type Program,
  unknownKernelMacro,
} from '../hir/index.ts';
import { type KernelRoot, kernelName } from '../lower/index.ts';
import { ALL_CODE, anyKernelOf, exportedName, isDeclaration, SHAPE } from '../rules/index.ts';
import type { KernelInfo } from './api.ts';
import {
  genericKernels,
  kernelInstances,
  launchableKernels,
  rootName,
} from './kernel-instances.ts';
import type { KernelInstances } from './launched-elsewhere.ts';

/** A kernel as a definition and as plain data. */
export interface FoundKernel {
  readonly def: FnDef;
  /** The function, or the instance of it; a generic function when nothing is known that uses it. */
  readonly root: KernelRoot;
  readonly info: KernelInfo & { readonly dialect: DialectName };
}

/** Kernels of one module. */
type KernelGroup = readonly FoundKernel[];

/** A crate, and where its places are now. */
interface Placed {
  readonly db: Database;
  readonly crate: Crate;
  readonly program: Program;
  /** What is written between two offsets of a file. */
  text(file: number, start: number, end: number): string;
  current(span: Span): Span;
  /** Is a kernel compiled as a whole? What that depends on is noted in the same database. */
  isWhole(root: KernelRoot): boolean;
  /**
   * Instances of its generic kernels that other compilations launch, as `path::name::<types>`: the
   * host's of the same texts, and crates that depend on it.
   */
  readonly launched?: Readonly<Record<Elsewhere, () => readonly string[]>>;
}

type Elsewhere = 'host' | 'dependents';

/** Stands in no name of a type. */
const SEPARATOR = '\n';

/**
 * The kernels of one crate as queries: an edit of a body leaves them as they are, unless some are
 * generic.
 */
export class CrateKernels {
  private readonly db: Database;
  private readonly launched: Placed['launched'];
  /** Which other compilations decide about generic kernels? */
  private readonly asked: DerivedQuery<'', readonly Elsewhere[]>;
  /** By what the host launches, as `HostLaunches.key` writes it. */
  private readonly instancesOf: DerivedQuery<string, KernelInstances>;
  private readonly foundIn: DerivedQuery<string, readonly FoundKernel[]>;

  private readonly grouped: DerivedQuery<string, readonly KernelGroup[]>;
  private readonly failingIn: DerivedQuery<KernelGroup, KernelGroup>;
  private readonly failing: DerivedQuery<string, readonly FoundKernel[]>;
  private readonly strange: DerivedQuery<'', UnknownKernels>;

  constructor({ db, crate, program, text, current, isWhole, launched }: Placed) {
    this.db = db;
    this.launched = launched;
    this.asked = derived<'', readonly Elsewhere[]>('who launches generic kernels', {
      compute: (cx) => {
        cx.get(SHAPE, '');
        const dialects = genericKernels(crate, program).map((def) => kernelMark(def)?.dialect);
        return [
          ...(dialects.includes('offload') ? (['host'] as const) : []),
          ...(dialects.includes('cuda-oxide') ? (['dependents'] as const) : []),
        ];
      },
      equal: sameMembers,
      print: (asked) => asked,
    });
    this.instancesOf = derived<string, KernelInstances>('kernel instances', {
      compute: (cx, launches) => {
        cx.get(SHAPE, '');
        const generic = launchableKernels(crate, program);
        // What they are used with may stand in any body.
        if (generic.length > 0) cx.get(ALL_CODE, '');
        return kernelInstances(crate, program, generic, text, launches.split(SEPARATOR));
      },
      print: (found) => [...found].map(([def, roots]) => [def.name, roots.length]),
    });
    this.foundIn = derived<string, readonly FoundKernel[]>('kernels of a crate', {
      compute: (cx, launches) => {
        cx.get(SHAPE, '');
        return findKernels(crate, program, cx.get(this.instancesOf, launches), current);
      },
      print: (found) => found.map(({ info }) => info.name),
    });
    this.failing = derived<string, readonly FoundKernel[]>('kernels that are not analysed', {
      compute: (cx, launches) =>
        cx.get(this.grouped, launches).flatMap((group) => cx.get(this.failingIn, group)),
      equal: sameMembers,
      print: (found) => found.map(({ info }) => info.name),
    });
    this.grouped = derived<string, readonly KernelGroup[]>('kernels of modules, by place', {
      compute: (cx, launches, old) =>
        runsOf(cx.get(this.foundIn, launches), ({ def }) => def.module, old),
      print: null,
    });
    this.failingIn = derived<KernelGroup, KernelGroup>(
      'kernels of a module that are not analysed',
      {
        compute: (_, group) =>
          group.filter(
            ({ def, root }) =>
              (root.kind !== 'given' && program.generics(def).params.length > 0) || !isWhole(root),
          ),
        equal: sameMembers,
        print: null,
      },
    );
    this.strange = derived<'', UnknownKernels>('macros of unknown kernels', {
      compute: (cx) => {
        cx.get(SHAPE, '');
        return unknownKernels(crate);
      },
    });
  }

  /** Those that are not analysed as a whole, and the generic ones that nothing uses. */
  get unanalysed(): readonly FoundKernel[] {
    return this.db.get(this.failing, this.launches);
  }

  /** What may be kernels, by macros that are not known here. */
  get unknown(): readonly Diagnostic[] {
    return this.db.get(this.strange, '').notes;
  }

  /** The macro that marks the function with its name at a place, where it is not known. */
  unknownAt({ file, start }: Span, current: (span: Span) => Span): string | undefined {
    return this.db.get(this.strange, '').functions.find(({ name }) => {
      const at = current(name);
      return at.file === file && at.start === start;
    })?.macro;
  }

  /** Those that generic kernels are used with. */
  get instances(): KernelInstances {
    return this.db.get(this.instancesOf, this.launches);
  }

  /** In the order of file and place. */
  get found(): readonly FoundKernel[] {
    return this.db.get(this.foundIn, this.launches);
  }

  /** What other compilations launch. */
  private get launches(): string {
    const { launched } = this;
    if (launched === undefined) return '';
    return this.db
      .get(this.asked, '')
      .flatMap((who) => launched[who]())
      .join(SEPARATOR);
  }
}

function findKernels(
  crate: Crate,
  program: Program,
  instances: KernelInstances,
  current: (span: Span) => Span,
): FoundKernel[] {
  const foreign = [...instances.keys()].filter((def) => def.crate !== crate);
  const out = [...functionsOf(crate), ...foreign]
    .flatMap((def) => recognise(crate, def, program, instances.get(def) ?? [def]))
    .map((kernel) => ({ kernel, at: current(kernel.info.nameSpan) }));
  // Snapshots of edited functions have later file ids: the order is that of the current texts.
  out.sort((a, b) => a.at.file - b.at.file || a.at.start - b.at.start);
  return out.map(({ kernel }) => kernel);
}

function recognise(
  crate: Crate,
  def: FnDef,
  program: Program,
  roots: readonly KernelRoot[],
): FoundKernel[] {
  const kernel = isDeclaration(def) ? undefined : anyKernelOf(def);
  if (!kernel) return [];
  const { node } = def;
  const isGeneric = program.generics(def).params.length > 0;
  const file = (node.file ?? def.file) as typeof def.file;
  return roots.map((root) => {
    const given = root.kind === 'given';
    const info: FoundKernel['info'] = {
      name: rootName(root),
      ...(given && { instanceOf: def.name }),
      ...(def.crate !== crate && { ofDependency: true as const }),
      symbol: kernelName(program, root).symbol,
      exported: !given && exportedName(def) !== undefined,
      nameSpan: { file, start: node.name.start, end: node.name.end },
      span: { file, start: node.start, end: node.end },
      dialect: kernel.dialect,
      abi: kernel.abi,
      ...(!given && isGeneric && { withoutInstance: true as const }),
    };
    return { def, root, info };
  });
}

/** Macros that look as if they made kernels of the crate's functions, and are not known here. */
interface UnknownKernels {
  /** One for each macro, at the first function. */
  readonly notes: readonly Diagnostic[];
  /** The functions with what marks them: "`#[kernel]` of `lib`". */
  readonly functions: readonly { readonly name: Span; readonly macro: string }[];
}

function unknownKernels(crate: Crate): UnknownKernels {
  const found = new Map<string, { readonly span: Span; readonly names: string[] }>();
  const functions: { name: Span; macro: string }[] = [];
  for (const def of functionsOf(crate)) {
    const unknown = unknownKernelMacro(def);
    if (unknown === undefined) continue;
    const { attr, crate: from } = unknown;
    const file = (def.node.file ?? def.file) as Span['file'];
    const whose = from === undefined ? 'a crate that is not there' : `\`${from}\``;
    const macro = `\`#[${attr.path.at(-1)}]\` of ${whose}`;
    const { start, end } = def.node.name;
    functions.push({ name: { file, start, end }, macro });
    const known = found.get(macro);
    if (known !== undefined) known.names.push(def.name);
    else {
      const span = { file, start: attr.start, end: attr.end };
      found.set(macro, { span, names: [def.name] });
    }
  }
  const notes = [...found].map(([macro, { span, names }]): Diagnostic => {
    const few = names.slice(0, 3).map((name) => `\`${name}\``);
    const more = names.length > few.length ? ` and ${names.length - few.length} more` : '';
    const what = names.length === 1 ? 'may be a kernel' : 'may be kernels';
    const message = `the macro ${macro} is not known here: ${few.join(', ')}${more} ${what}`;
    return { code: 'unknown-kernel-macro', severity: 'info', span, message };
  });
  return { notes, functions };
}
