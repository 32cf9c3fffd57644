/**
 * The kernels that a crate's host code may launch: its own, those of its local dependencies, and
 * those of the crates that its build script compiles for the GPU. What is not among them is not
 * known, and nothing is said about it.
 */
import type { FileId, Span } from '../base/index.ts';
import type { KernelWorld, LaunchKernel, ModuleKernels, ModuleSource } from '../host/index.ts';
import { mayHoldKernels } from '../rules/index.ts';
import {
  builtByHand,
  type DeviceBuild,
  deviceBuilds,
  entriesOf,
  plainBuilds,
} from './device-builds.ts';
import { ptxKernels } from './ptx-kernels.ts';

/** What an import names. */
const IMPORT = /\buse\s([^;]*)(?:;|$)/g;

/** What is asked of the workspace. */
export interface WorldInput {
  readonly root: string;
  /** Folder of the package; undefined outside packages. */
  readonly folder: string | undefined;
  /** Roots of local crates that it depends on. */
  readonly dependencies: readonly string[];
  text(path: string): string | undefined;
  fileId(path: string): FileId;
  /** Changes whenever the text does. */
  version(path: string): number;
  modules(root: string): readonly string[];
  /** Could the crate hold kernels? Asked before its modules are. */
  mayHoldKernels(root: string): boolean;
  kernels(root: string): readonly LaunchKernel[];
  /** May the crate read a file or a folder that its host code or its build script names? */
  mayRead(path: string): boolean;
  /** The library of the package in a folder. */
  libraryIn(folder: string): string | undefined;
}

interface Built extends DeviceBuild {
  readonly root: string;
}

/** The crates whose kernels count, and how they come into modules. */
export class World implements KernelWorld {
  readonly kernels: readonly LaunchKernel[];
  /** Roots of other crates with kernels. */
  readonly others: readonly string[];
  private readonly input: WorldInput;
  private readonly built: readonly Built[];
  /** Every build of the script is understood. */
  private readonly complete: boolean;
  /** Kernels by PTX text and its place. */
  private readonly texts = new Map<string, ModuleKernels>();
  /** Paths of modules by the other names that were asked for. */
  private readonly aliases = new Map<string, readonly string[]>();
  /** Files that were looked for in the place of modules, with their versions then. */
  private readonly seen = new Map<string, number>();

  constructor(input: WorldInput) {
    this.input = input;
    const { root, folder, dependencies } = input;
    const script = folder === undefined ? undefined : input.text(`${folder}/build.rs`);
    const builds = script === undefined ? [] : [...deviceBuilds(script), ...plainBuilds(script)];
    const byScript = builds.flatMap((build) => {
      const at = joined(folder!, build.folder);
      const library = input.mayRead(at) ? input.libraryIn(at) : undefined;
      return library === undefined ? [] : [{ ...build, root: library }];
    });
    this.complete = builds.length > 0 && byScript.length === builds.length;
    this.built = [...byScript, ...(folder === undefined ? [] : this.builtByHand(folder))];
    const roots = [...new Set([...dependencies, ...this.built.map((one) => one.root)])];
    const isDevice = (one: string): boolean =>
      one !== root &&
      input.mayHoldKernels(one) &&
      input.modules(one).some((path) => mayHoldKernels(input.text(path) ?? ''));
    // A library that only speaks of kernels may be one whose host functions are known by name.
    const devices = roots
      .filter(isDevice)
      .map((one) => ({ one, kernels: input.kernels(one) }))
      .filter(({ kernels }) => kernels.length > 0);
    this.others = devices.map(({ one }) => one);
    this.kernels = [...input.kernels(root), ...devices.flatMap(({ kernels }) => kernels)];
  }

  /** Crates whose output the sources name by its path below `target`. */
  private builtByHand(folder: string): readonly Built[] {
    const { input } = this;
    return input.modules(input.root).flatMap((path) =>
      builtByHand(input.text(path) ?? '').flatMap(({ folder: above, crate }) => {
        const from = path.slice(0, path.lastIndexOf('/'));
        const names = [crate, crate.replaceAll('_', '-')];
        const bases = [from, folder].map((base) => joined(base, above));
        // Beside a shared `target` the package is a member, in a folder of its name.
        const folders = bases.flatMap((base) => [base, ...names.map((name) => `${base}/${name}`)]);
        const library = folders
          .filter((one) => input.mayRead(one))
          .map((one) => input.libraryIn(one))
          .find((one) => one !== undefined && one !== input.root);
        if (library === undefined) return [];
        return [
          { folder: above, output: `${crate}.ptx`, cpu: undefined, flags: {}, root: library },
        ];
      }),
    );
  }

  /** The kernels in a module, by its name or one that a `use` gives it. */
  private inModule(name: string): readonly LaunchKernel[] {
    const isIn = (one: LaunchKernel, module: string): boolean =>
      one.modules.includes(module) || one.crate === module;
    const named = this.kernels.filter((one) => isIn(one, name));
    const path = named.length > 0 ? [] : this.alias(name);
    if (path.length === 0) return named;
    return this.kernels.filter((one) => path.every((segment) => isIn(one, segment)));
  }

  /** The path of a module that a `use` gives another name: `use device::kernels as k`. */
  private alias(name: string): readonly string[] {
    const path = this.findAlias(name);
    this.aliases.set(name, path);
    return path;
  }

  private findAlias(name: string): readonly string[] {
    const { input } = this;
    const alias = new RegExp(`(?<![\\w:])([A-Za-z_][\\w:]*)\\s+as\\s+${name}\\b`);
    for (const path of input.modules(input.root)) {
      const text = input.text(path) ?? '';
      if (!new RegExp(`\\bas\\s+${name}\\b`).test(text)) continue;
      for (const [, tree] of text.matchAll(IMPORT)) {
        const found = alias.exec(tree!)?.[1];
        if (found === undefined) continue;
        return found.split('::').filter((one) => !/^(?:crate|self|super|)$/.test(one));
      }
    }
    return [];
  }

  /** Does another say the same of every module? */
  isSame(other: World): boolean {
    const same =
      this.complete === other.complete &&
      this.input.root === other.input.root &&
      this.input.folder === other.input.folder &&
      sameItems(this.kernels, other.kernels) &&
      sameItems(this.others, other.others) &&
      JSON.stringify(this.built) === JSON.stringify(other.built);
    if (!same) return false;
    for (const [name, path] of this.aliases)
      if (!sameItems(path, other.findAlias(name))) return false;
    for (const [path, version] of this.seen)
      if (other.input.version(path) !== version) return false;
    return true;
  }

  module(source: ModuleSource | undefined): ModuleKernels {
    const { kernels } = this;
    if (source === undefined) return { names: undefined, kernels, shown: 'the module' };
    if (source.text !== undefined) {
      const { text, textSpan } = source;
      // Places in a text with escapes are not those of the file.
      const isRaw = textSpan !== undefined && textSpan.end - textSpan.start === text.length;
      const at = isRaw ? textSpan : undefined;
      return this.ofPtx(text, 'the module', at?.file, at?.start);
    }
    if (source.rust !== undefined) {
      const { rust } = source;
      const own = this.inModule(rust);
      return { names: undefined, kernels: own, shown: `\`${rust}\`` };
    }
    if (source.embedded === true) {
      const own = kernels.filter(({ dialect }) => dialect === 'cuda-oxide');
      const names = own.some(({ generic }) => generic)
        ? undefined
        : own.map(({ symbol }) => symbol);
      return { names: own.length > 0 ? names : undefined, kernels: own, shown: 'the program' };
    }
    const { path } = source;
    if (path === undefined) return { names: undefined, kernels, shown: 'the module' };
    const file = path.split('/').at(-1)!;
    if (source.inOutDir !== true) {
      const text = this.read(path);
      if (text !== undefined && /\.entry\b/.test(text.text))
        return this.ofPtx(text.text, `\`${file}\``, this.input.fileId(text.path));
    }
    const named = this.built.filter(({ output }) => output === file);
    const from =
      named.length > 0
        ? named
        : this.built.length === 1 && this.built[0]!.output === undefined
          ? this.built
          : [];
    const roots = new Set(from.map((one) => one.root));
    const inside = kernels.filter((one) => roots.has(one.root));
    if (roots.size > 0 && inside.length > 0 && this.complete)
      return {
        // A generic kernel's instances have names that the compiler makes.
        names: inside.some(({ generic }) => generic)
          ? undefined
          : inside.map((one) => (one.exported ? one.symbol : one.name)),
        kernels: inside,
        shown: `\`${file}\``,
      };
    return { names: undefined, kernels, shown: `\`${file}\`` };
  }

  /** The kernels of a PTX text: by their source where it is known, else by their parameters. */
  private ofPtx(text: string, shown: string, file?: FileId, from = 0): ModuleKernels {
    const key = `${file} ${from} ${text}`;
    let found = this.texts.get(key);
    if (found === undefined) {
      const names = entriesOf(text);
      const sources = this.kernels.filter((one) => names.includes(one.symbol));
      const place = (start: number, end: number): Span =>
        file === undefined
          ? { file: this.input.fileId(this.input.root), start: 0, end: 0 }
          : { file, start: from + start, end: from + end };
      const others = ptxKernels(text, place).filter(
        ({ symbol }) => !sources.some((one) => one.symbol === symbol),
      );
      const kernels = [...sources, ...others];
      found = { names: names.length === 0 ? undefined : names, kernels, shown };
      this.texts.set(key, found);
    }
    return found;
  }

  /** A file that host code names: relative to its own folder, the package's or as it stands. */
  private read(path: string): { readonly path: string; readonly text: string } | undefined {
    const { root, folder } = this.input;
    const bases = [root.slice(0, root.lastIndexOf('/')), ...(folder === undefined ? [] : [folder])];
    const textOf = (at: string): { readonly path: string; readonly text: string } | undefined => {
      const text = this.input.mayRead(at) ? this.input.text(at) : undefined;
      this.seen.set(at, this.input.version(at));
      return text === undefined ? undefined : { path: at, text };
    };
    if (path.startsWith('/')) return textOf(path);
    for (const base of bases) {
      const text = textOf(joined(base, path));
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** A relative path at a folder, without `.` and `..`. */
function joined(folder: string, path: string): string {
  const parts = folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
