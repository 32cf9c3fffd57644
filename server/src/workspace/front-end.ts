/**
 * The front end over the workspace's files: parsed texts by version, our own `core` collected once for each target, a
 * user's crate collected for each revision.
 */
import type { FileId } from '../base/index.ts';
import { LineIndex } from '../base/index.ts';
import {
  type Crate,
  collectCrate,
  Program,
  type SourceHost,
  type TargetCfg,
} from '../hir/index.ts';
import { type ParseResult, parseFile } from '../syntax/index.ts';
import type { Files } from './files.ts';

/** Where the prelude's files seem to lie; no file on disk has such a path. */
const PRELUDE_FOLDER = '/warplens-prelude';

/** A user's crate with all queries over it. */
export interface CheckedCrate {
  readonly crate: Crate;
  readonly program: Program;
  /** Paths of its files, root first. */
  readonly modules: readonly string[];
}

export class FrontEnd {
  private readonly files: Files;
  private readonly parsed = new Map<FileId, { version: number; result: ParseResult }>();
  private readonly cores = new Map<string, Crate>();
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
    const result = parseFile(text);
    this.parsed.set(id, { version, result });
    return result;
  }

  isPrelude(file: FileId): boolean {
    return this.files.path(file).startsWith(`${PRELUDE_FOLDER}/`);
  }

  /** Collects the crate with this root. Undefined when the root cannot be read. */
  check(root: string, target: TargetCfg): CheckedCrate | undefined {
    if (!this.hasPrelude || this.parse(root) === undefined) return undefined;
    const modules: string[] = [];
    const core = this.core(target);
    const name = crateName(root);
    const deps = new Map([['core', core]]);
    const host = this.host((path) => modules.push(path));
    const crate = collectCrate({ name, edition: 2021, root }, host, target, deps);
    return { crate, program: new Program(target, [core, crate], core), modules };
  }

  private core(target: TargetCfg): Crate {
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
    return core;
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
        return { file: result.file, fileId: this.files.id(path) };
      },
      pathOf: (file) => this.files.path(file),
      text: (path) => this.files.text(this.files.id(path)),
      position: (file, offset) => new LineIndex(this.files.text(file) ?? '').lineCol(offset),
    };
  }
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
