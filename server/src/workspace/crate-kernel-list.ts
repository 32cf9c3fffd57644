/**
 * The kernels of a crate as plain data: kept while the crates that they were found in come and go,
 * so that a question about their names or places does not collect a crate again.
 */
import { LIMITS, sameData } from '../base/index.ts';
import { type Database, type DerivedQuery, derived } from '../db/index.ts';
import type { KernelInfo, TargetName } from './api.ts';
import type { Files } from './files.ts';
import type { CheckedCrate, FrontEnd } from './front-end.ts';
import { currentKernel } from './kernel-abi.ts';
import { wantedKernels } from './kernel-instances.ts';
import { besides } from './problem-places.ts';
import { otherTargets } from './rule-target.ts';

/** The crate whose kernels are listed. */
interface ListedCrate {
  readonly root: string;
  readonly files: Files;
  readonly frontEnd: FrontEnd;
  /** Paths of its files. */
  modules(): readonly string[];
  ruleTarget(): TargetName;
  crateFor(target: TargetName): CheckedCrate | undefined;
}

/** The kernels of one crate, by target, and how much code they reach. */
export class CrateKernelList {
  private readonly of: ListedCrate;
  private readonly db: Database;
  private readonly onTarget: DerivedQuery<TargetName, readonly KernelInfo[]>;
  private readonly large: DerivedQuery<string, boolean>;

  constructor(of: ListedCrate) {
    this.of = of;
    this.db = of.files.db;
    this.onTarget = derived<TargetName, readonly KernelInfo[]>('kernels of a crate on a target', {
      compute: (_, target) => {
        const checked = of.crateFor(target);
        // Places move with any edit of the texts.
        this.texts();
        return checked?.kernels.found.map(({ info }) => currentKernel(checked, info)) ?? [];
      },
      equal: sameData,
    });
    this.large = derived<string, boolean>('is a kernel large', {
      compute: (_, kernel) => {
        const checked = of.crateFor(of.ruleTarget());
        if (checked === undefined) return false;
        const most = LIMITS.unaskedCode.limit;
        return wantedKernels(checked, { kernel }).some(
          (root) => checked.codes.state(root).size.instructions > most,
        );
      },
    });
  }

  /** Nobody will ask any more. */
  end(): void {
    this.db.drop(this.onTarget);
    this.db.drop(this.large);
  }

  /** As they are compiled for a target. */
  on(target: TargetName): readonly KernelInfo[] {
    return this.db.get(this.onTarget, target);
  }

  /** Those of the target of the rules, and behind them those that only another target has. */
  all(): readonly KernelInfo[] {
    const first = this.of.ruleTarget();
    const found = this.on(first);
    return [
      ...found,
      ...besides(
        found,
        this.others(first).flatMap((target) => this.on(target)),
      ),
    ];
  }

  /** Targets for which there are kernels that the first has not. */
  others(first: TargetName): readonly TargetName[] {
    const { frontEnd, root } = this.of;
    if (frontEnd.askedTarget !== undefined) return [];
    return otherTargets(first, frontEnd.cargoSetup(root), this.texts(), (target) =>
      this.on(target),
    );
  }

  /** Does a kernel reach more code than is compiled where nobody asks for its assembly? */
  isLarge(kernel: string): boolean {
    return this.db.get(this.large, kernel);
  }

  private texts(): readonly string[] {
    const { files } = this.of;
    return this.of.modules().map((path) => files.text(files.id(path)) ?? '');
  }
}
