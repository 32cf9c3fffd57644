/** The programs of all roots over one front end. */
import type { FileId } from '../base/index.ts';
import { derived } from '../db/index.ts';
import { editMlir, type MlirText, readMlir } from '../mlir/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { CrateBuild, PreludeTexts, TargetName } from './api.ts';
import type { Discovery } from './discovery/index.ts';
import { ANYTHING, type Files } from './files.ts';
import { FrontEnd } from './front-end.ts';
import type { CpuChoice, Packages } from './manifest/index.ts';
import { isMlirPath, MlirProgram } from './mlir-program.ts';
import { CrateProgram, type Settings } from './program.ts';
import type { Program } from './program-api.ts';

export interface Compiler {
  /** What a project has, before anything is compiled. */
  readonly discovery: Discovery;
  /** The program of a root. */
  program(root: string): Program;
  mlirText(path: string): MlirText;
  /** Is the text the prelude's, a build script's, or of a package that Cargo has brought? */
  isForeign(file: FileId): boolean;
  /** Nobody will ask about a root any more. */
  forget(root: string): void;
  cpus(target: TargetName): readonly string[];
  whyNoCpu(target: TargetName, cpu: string): string | undefined;
  buildOf(root: string, target: TargetName): CrateBuild;
  /** The GPU that the project names for a root. */
  cpuChoice(root: string, target: TargetName): CpuChoice | undefined;
  /** The one that counts for a root: named, or the oldest that its dialect builds for. */
  cpuOf(root: string, target: TargetName): string;
  /** Takes note that somebody has a root's crate open. */
  keep(root: string): void;
  /** Lets go of what can be made again. */
  rest(): void;
}

export function createCompiler(
  files: Files,
  packages: Packages,
  prelude: PreludeTexts,
  settings: Settings,
): Compiler {
  const frontEnd = new FrontEnd(files, packages, prelude, settings.verifyPasses);
  const { db } = files;
  const programs = new Map<string, CrateProgram>();
  const crateAt = (root: string): CrateProgram => {
    let program = programs.get(root);
    if (program === undefined)
      programs.set(root, (program = new CrateProgram(root, files, frontEnd, crateAt)));
    return program;
  };
  const mlirText = derived<string, MlirText>('mlir text', {
    compute: (_, root, old) => {
      const text = files.text(files.id(root)) ?? '';
      return old === undefined ? readMlir(text) : editMlir(old, text);
    },
    // An edit goes on with the tree that is there.
    print: null,
  });
  const mlir = derived<string, MlirProgram>('mlir', {
    compute: (cx, root, old) => {
      cx.get(ANYTHING, '');
      const readText = (): MlirText => db.get(mlirText, root);
      return new MlirProgram(root, files, settings, { frontEnd, readText, old });
    },
    print: null,
  });
  return {
    discovery: frontEnd.discovery,
    isForeign: (file) => frontEnd.isForeign(file),
    whyNoCpu: (name, cpu) => TARGETS[name]!.whyNoCpu?.(cpu),
    cpus: (name) => {
      const target = TARGETS[name]!;
      const others = target.cpus.map((cpu) => cpu.name).filter((cpu) => cpu !== target.defaultCpu);
      return [target.defaultCpu, ...others];
    },
    buildOf: (root, name) => {
      const graph = frontEnd.graph(root, frontEnd.targetCfg(root, name, {}));
      const crate = packages.targetsAround(root)?.find(({ path }) => path === root);
      const edition = `${graph.root.edition}`;
      const folder = graph.root.env.get('CARGO_MANIFEST_DIR');
      if (crate === undefined || folder === undefined) return { edition };
      const select = crate.kind === 'lib' ? ['--lib'] : [`--${crate.kind}`, crate.name];
      const cargo = { folder, select, ...packages.cargoArguments(folder) };
      return { edition, cargo, builder: packages.builderOf(folder) };
    },
    cpuChoice: (root, name) => frontEnd.cpuChoice(root, name),
    cpuOf: (root, name) => frontEnd.cpuOf(root, name),
    program: (root) => {
      if (isMlirPath(root)) return db.get(mlir, root);
      return crateAt(root);
    },
    mlirText: (path) => db.get(mlirText, path),
    forget: (root) => {
      programs.get(root)?.end();
      programs.delete(root);
    },
    keep: (root) => programs.get(root)?.keep(),
    rest: () => {
      for (const program of programs.values()) program.rest();
      db.rest();
      frontEnd.rest();
    },
  };
}
