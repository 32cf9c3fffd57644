/**
 * The front end over the workspace's files: parsed texts by version, our own `core` collected once for each target, a
 * user's crate collected for each revision.
 */
import type { FileId } from '../base/index.ts';
import { LineIndex } from '../base/index.ts';
import {
  type Crate,
  collectCrate,
  type FnDef,
  type ModuleDef,
  Program,
  replaceFnBody,
  type SourceHost,
  type TargetCfg,
} from '../hir/index.ts';
import { Lowering } from '../lower/index.ts';
import { type Edition, type ParseResult, parseFile } from '../syntax/index.ts';
import type * as ast from '../syntax/index.ts';
import { bodyEdit, type SeenTree } from './body-edit.ts';
import type { Files } from './files.ts';
import { editionOf } from './roots.ts';

/** Where the prelude's files seem to lie; no file on disk has such a path. */
const PRELUDE_FOLDER = '/warplens-prelude';

/** A user's crate with all queries over it. Edits inside function bodies change it in place; others make a new one. */
export interface CheckedCrate {
  readonly crate: Crate;
  readonly program: Program;
  readonly lowering: Lowering;
  /** Paths of its files, root first. */
  readonly modules: readonly string[];
  /** The tree that the crate stands for, by path; what an edit is compared with. */
  readonly trees: Map<string, SeenTree>;
  /** Function bodies replaced since the crate was collected. */
  patches: number;
}

/** After so many edits in place the crate is collected anew, which lets go of what the old bodies left behind. */
const MAX_PATCHES = 64;

export class FrontEnd {
  private readonly files: Files;
  private readonly parsed = new Map<FileId, { version: number; result: ParseResult }>();
  private readonly cores = new Map<string, Crate>();
  /** What is known of the prelude alone, by target; all programs build on it. */
  private readonly ownPrograms = new Map<string, { readonly program: Program; readonly lowering: Lowering }>();
  private readonly hasPrelude: boolean;

  constructor(files: Files, prelude: Readonly<Record<string, string>>) {
    this.files = files;
    this.hasPrelude = prelude['lib.rs'] !== undefined;
    for (const [name, text] of Object.entries(prelude))
      files.set(`${PRELUDE_FOLDER}/${name}`, text);
  }

  /** The file's tree and the errors in it; undefined when there is no such file. */
  parse(path: string): ParseResult | undefined {
    const id = this.files.id(path);
    const text = this.files.text(id);
    if (text === undefined) return undefined;
    const version = this.files.version(id);
    const old = this.parsed.get(id);
    if (old?.version === version) return old.result;
    const result = parseFile(text, { lazyBodies: this.isPrelude(id) });
    this.parsed.set(id, { version, result });
    return result;
  }

  isPrelude(file: FileId): boolean {
    return this.files.path(this.files.base(file)).startsWith(`${PRELUDE_FOLDER}/`);
  }

  /** Collects the crate with this root. Undefined when the root cannot be read. */
  check(root: string, target: TargetCfg): CheckedCrate | undefined {
    if (!this.hasPrelude || this.parse(root) === undefined) return undefined;
    const modules: string[] = [];
    const { key, core } = this.core(target);
    const name = crateName(root);
    const deps = new Map([['core', core]]);
    const host = this.host((path) => modules.push(path));
    const edition = this.edition(root);
    const crate = collectCrate({ name, edition, root }, host, target, deps);
    const before = this.coreLowering(key, target, core);
    const program = new Program(target, [core, crate], core, before.program);
    const trees = new Map<string, SeenTree>();
    for (const path of modules) {
      const seen = this.seen(path);
      if (seen !== undefined) trees.set(path, seen);
    }
    return { crate, program, lowering: new Lowering(program, before.lowering), modules, trees, patches: 0 };
  }

  private edition(root: string): Edition {
    return editionOf(root, (path) => this.files.text(this.files.id(path)));
  }

  private coreLowering(key: string, target: TargetCfg, core: Crate): { readonly program: Program; readonly lowering: Lowering } {
    let found = this.ownPrograms.get(key);
    if (found === undefined) {
      const program = new Program(target, [core], core);
      found = { program, lowering: new Lowering(program) };
      this.ownPrograms.set(key, found);
    }
    return found;
  }

  private seen(path: string): SeenTree | undefined {
    const id = this.files.id(path);
    const text = this.files.text(id);
    const result = this.parse(path);
    if (text === undefined || result === undefined) return undefined;
    return { version: this.files.version(id), text, result };
  }

  /**
   * Brings a checked crate up to date when all that changed since is the inside of function bodies; false when it must be
   * collected anew.
   */
  patch(checked: CheckedCrate): boolean {
    const stale = checked.modules.filter((path) => this.files.version(this.files.id(path)) !== checked.trees.get(path)?.version);
    if (this.edition(checked.modules[0]!) !== checked.crate.edition) return false;
    if (stale.length === 0) return true;
    const next = stale.map((path) => ({ path, before: checked.trees.get(path), after: this.seen(path) }));
    if (checked.patches + next.length > MAX_PATCHES) return false;
    const found = next.map(({ path, before, after }) => {
      const edit = before && after && bodyEdit(before, after);
      return edit && { path, after, edit, def: this.fnAt(checked.crate, path, edit.after) };
    });
    if (found.some((one) => one?.def === undefined)) return false;
    for (const one of found) {
      const { path, after, edit, def } = one!;
      // The new nodes count in the new text; everything else of the crate goes on counting in the old one.
      Object.assign(def!, { file: this.files.snapshot(this.files.id(path)) });
      replaceFnBody(def!, edit.after);
      checked.program.forgetBody(def!);
      checked.lowering.invalidate(def!);
      checked.trees.set(path, after);
      checked.patches++;
    }
    return true;
  }

  /** The function of the crate whose name is now where the new tree has it. */
  private fnAt(crate: Crate, path: string, node: ast.Fn): FnDef | undefined {
    const id = this.files.id(path);
    const isIt = (def: FnDef): boolean => {
      if (def.name !== node.name.text) return false;
      const at = this.files.current({ file: (def.node.file ?? def.file) as FileId, start: def.node.name.start, end: def.node.name.end });
      return at.file === id && at.start === node.name.start;
    };
    return allFns(crate).find(isIt);
  }

  private core(target: TargetCfg): { key: string; core: Crate } {
    const { arch, cfg, overflowChecks, debugAssertions } = target;
    const key = [arch, ...[...cfg].sort(), overflowChecks, debugAssertions].join(' ');
    let core = this.cores.get(key);
    if (!core) {
      const root = `${PRELUDE_FOLDER}/lib.rs`;
      const input = { name: 'core', edition: 2021, root, isPrelude: true } as const;
      core = collectCrate(
        input,
        this.host(() => undefined),
        target,
        new Map(),
      );
      this.cores.set(key, core);
    }
    return { key, core };
  }

  /** What collecting may ask of the files; `seen` is told of each file that becomes part of the crate. */
  private host(seen: (path: string) => void): SourceHost {
    const told = new Set<string>();
    return {
      parse: (path) => {
        const result = this.parse(path);
        if (!result) return undefined;
        if (!told.has(path)) {
          told.add(path);
          seen(path);
        }
        return { file: result.file, fileId: this.files.snapshot(this.files.id(path)) };
      },
      pathOf: (file) => this.files.path(file),
      text: (path) => this.files.text(this.files.id(path)),
      position: (file, offset) => new LineIndex(this.files.text(file) ?? '').lineCol(offset),
    };
  }
}

/** Functions of modules, impls and traits; not those inside bodies. */
function allFns(crate: Crate): FnDef[] {
  const out: FnDef[] = [];
  const walk = (module: ModuleDef): void => {
    for (const { def } of module.values.values()) if (def.kind === 'fn' && def.module === module) out.push(def);
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) walk(def);
      else if (def.kind === 'trait' && def.module === module) out.push(...def.items.fns.values());
    }
  };
  walk(crate.root);
  for (const impl of crate.impls) out.push(...impl.items.fns.values());
  return out;
}

/** `lib.rs` is named after its package's folder, any other file after itself. */
function crateName(root: string): string {
  const parts = root.replace(/\.rs$/, '').split('/');
  const last = parts.at(-1) ?? '';
  const usual = last === 'lib' || last === 'main';
  const folder = parts.slice(0, -1).filter((part) => part !== 'src');
  const name = usual ? (folder.at(-1) ?? last) : last;
  return name.replace(/\W/g, '_') || 'main';
}
