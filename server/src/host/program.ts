/**
 * The launches of a crate as queries: a function is evaluated anew when it, a name that it looked
 * up or the kernels around it have become others, and everything else of the crate stays.
 */
import type { FileId, Span } from '../base/index.ts';
import { Database, derived, input, type Reading } from '../db/index.ts';
import { findLaunches, receiverAt } from './find.ts';
import { type HostSource, Pieces } from './item-texts.ts';
import { type FoundFn, HostItems, type NamedItems, NO_ITEMS } from './items.ts';
import { type KernelWorld, type LinkedFn, type LinkedHost, linkFn } from './link.ts';
import { showType } from './types.ts';
import type { HostValue, ModuleSource } from './value.ts';

/** A crate's host code at a revision. */
export interface HostInput {
  /** Path of the crate's root. */
  readonly root: string;
  readonly files: readonly HostSource[];
  /** Files of other crates whose items may be named: those with the kernels. */
  readonly others: readonly HostSource[];
  /** Another object when something about it has changed. */
  readonly world: KernelWorld;
}

const WORDS = input<FileId, string>('launch APIs in a text', {
  initial: () => '',
});

const KERNEL_NAMES = input<'', string>('kernels that methods are named after', {
  initial: () => '',
});

const WORLD = input<'', { readonly world: KernelWorld; readonly root: string } | undefined>(
  'kernels around host code',
  { initial: () => undefined },
);

const NAMED = input<string, NamedItems>('items of a name', {
  initial: () => NO_ITEMS,
  equal: (a, b) =>
    sameList(a.consts, b.consts) &&
    sameList(a.structs, b.structs) &&
    sameList(a.aliases, b.aliases) &&
    sameList(a.macros, b.macros) &&
    sameList(a.fns, b.fns) &&
    sameList(a.makers, b.makers) &&
    a.assigned === b.assigned &&
    sameList(a.crates, b.crates) &&
    sameList(a.renamed ?? [], b.renamed ?? []),
});

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

const SILENT: LinkedFn = { launches: [], names: [], reads: [] };

/** A function with the file that it stands in. */
interface HostFn {
  readonly found: FoundFn;
  readonly file: FileId;
}

/** `path|from`, `type|name`: what an edit of another function of that name leaves alone. */
const FN = derived<string, FoundFn | undefined>('function by its path', {
  compute: (cx, key) => {
    const [path, from] = key.split('|').map((part) => part.split('::'));
    const around = from!.filter((name) => name !== '');
    return new HostItems((name) => cx.get(NAMED, name)).findFn(path!, around);
  },
  print: null,
});

const METHOD = derived<string, FoundFn | undefined>('method of a type', {
  compute: (cx, key) => {
    const [type, name] = key.split('|');
    return new HostItems((one) => cx.get(NAMED, one)).findMethod(type!, name!);
  },
  print: null,
});

/** The function that loads the only module of a program. */
const LOADER = input<'', FoundFn | undefined>('loader of the only module', {
  initial: () => undefined,
});

const SOLE = derived<'', ModuleSource | undefined>('only module of a program', {
  compute: (cx) => {
    const found = cx.get(LOADER, '');
    if (found === undefined) return undefined;
    const { loads } = findLaunches(found, itemsOf(cx), new Set(), new Set());
    return loads.length === 1 ? loads[0] : undefined;
  },
  equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

function itemsOf(cx: Reading): HostItems {
  return new HostItems((name) => cx.get(NAMED, name), {
    fn: (path, from) => cx.get(FN, `${path.join('::')}|${from.join('::')}`),
    method: (type, name) => cx.get(METHOD, `${type}|${name}`),
  });
}

const LAUNCHES = derived<HostFn, LinkedFn>('launches in a function', {
  compute: (cx, { found, file }) => {
    const items = itemsOf(cx);
    const apis = new Set(cx.get(WORDS, file).split('\n'));
    const kernels = new Set(cx.get(KERNEL_NAMES, '').split('\n'));
    const code = findLaunches(found, items, apis, kernels);
    if (code.launches.length === 0 && code.names.length === 0) return SILENT;
    const { world, root } = cx.get(WORLD, '')!;
    return linkFn(code, world, root, () => cx.get(SOLE, ''));
  },
  print: ({ launches, names }) => [
    names.map(({ name, kernels }) => [name.text, name.span, kernels.length]),
    launches.map(({ api, span, grid, block, shared, args }) => [
      api,
      span,
      [...(grid?.sizes ?? []), ...(block?.sizes ?? []), shared].map((size) => `${size?.value}`),
      args?.map(({ value }) => `${showType(value.type)} ${value.int}`),
    ]),
  ],
});

/** Functions that are there no more may be kept up to this share. */
const MOST_MADE = 4;

/** The host code of one crate, from revision to revision. */
export class HostProgram {
  private pieces = new Pieces();
  private readonly paranoid: boolean | undefined;
  db: Database;
  private readonly keys = new Map<FileId, HostFn>();
  private known: LinkedHost | undefined;

  constructor(paranoid?: boolean) {
    this.paranoid = paranoid;
    this.db = new Database({ paranoid });
  }

  /**
   * The launches in the crate as it is now; undefined where no text has a word of one. Places count
   * in pieces.
   */
  update({ root, files, others, world }: HostInput): LinkedHost | undefined {
    if (this.pieces.made > MOST_MADE * (this.pieces.size + 100)) this.restart();
    const all = [...files, ...others];
    this.pieces.keep(new Set(all.map(({ file }) => file)));
    for (const source of all) this.pieces.set(source);
    if (!files.some(({ file }) => this.hasApis(file))) return undefined;
    const { db } = this;
    for (const [name, items] of this.pieces.renamed()) db.set(NAMED, name, items);
    const before = db.peek(WORLD, '');
    if (before?.world !== world || before.root !== root) db.set(WORLD, '', { world, root });
    const methods = world.kernels.flatMap(({ dialect, name }) =>
      dialect === 'cuda-oxide' ? [name] : [],
    );
    db.set(KERNEL_NAMES, '', methods.join('\n'));
    // Nobody else calls the functions of a program.
    const isProgram = /\/(?:main|build)\.rs$|\/(?:bin|examples)\//.test(root);
    const loader = isProgram ? this.pieces.loader(files.map(({ file }) => file)) : undefined;
    if (db.peek(LOADER, '') !== loader) db.set(LOADER, '', loader);
    const fns: LinkedFn[] = [];
    for (const { file } of files) {
      const apis = this.pieces.apisOf(file, methods.length > 0);
      if (apis === undefined) continue;
      db.set(WORDS, file, apis);
      for (const found of this.pieces.fnsOf(file)) {
        const fn = db.get(LAUNCHES, this.keyOf(found, file));
        if (fn !== SILENT) fns.push(fn);
      }
    }
    const { known } = this;
    if (known?.kernels === world.kernels && sameList(known.fns, fns)) return known;
    return (this.known = joined(fns, world));
  }

  private keyOf(found: FoundFn, file: FileId): HostFn {
    let key = this.keys.get(found.file);
    if (key === undefined) this.keys.set(found.file, (key = { found, file }));
    return key;
  }

  /** Lets go of functions that are no more. */
  private restart(): void {
    this.pieces = new Pieces();
    this.db = new Database({ paranoid: this.paranoid });
    this.keys.clear();
    this.known = undefined;
  }

  /** The value in front of the dot at an offset of a file; undefined where nothing is known. */
  receiverAt(file: FileId, offset: number): HostValue | undefined {
    const fn = this.pieces.fnAt(file, offset);
    if (fn === undefined) return undefined;
    return receiverAt(fn.found, fn.at, new HostItems((name) => this.db.get(NAMED, name)));
  }

  /** Did a file have words of launches when it was looked at last? */
  hasApis(file: FileId): boolean {
    return this.pieces.apisOf(file) !== undefined;
  }

  /** Where a place is in the current text. */
  place(span: Span): Span {
    return this.pieces.place(span);
  }

  /** The text that a place counts in. */
  text(file: FileId): string | undefined {
    return this.pieces.text(file);
  }
}

function joined(fns: readonly LinkedFn[], { kernels }: KernelWorld): LinkedHost {
  const names = new Map<FileId, LinkedFn['names'][number][]>();
  for (const fn of fns) {
    for (const one of fn.names) {
      const { file, start, end } = one.name.span;
      const here = names.get(file);
      if (here === undefined) names.set(file, [one]);
      else if (!here.some(({ name: { span } }) => span.start === start && span.end === end))
        here.push(one);
    }
  }
  return {
    fns,
    launches: fns.flatMap((fn) => fn.launches),
    names: [...names.values()].flat(),
    reads: fns.flatMap((fn) => fn.reads),
    kernels,
  };
}
