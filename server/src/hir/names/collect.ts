/**
 * From items to the module tree: definitions are made and bound, files followed, item macros and
 * derives expanded, then imports and the macros that depend on them are resolved until nothing
 * moves. Used for whole crates and for blocks.
 */
import { append, type FileId, Fuel, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { parseFile } from '../../syntax/index.ts';
import { activeAttrs, attrValue, findAttr, hasAttr } from '../cfg/index.ts';
import type {
  AssocContainer,
  AttrList,
  ExternBlockDef,
  ImplDef,
  TraitDef,
  Visibility,
} from '../defs.ts';
import { addDerives } from './derives.ts';
import { dispatchItems, withFields } from './enum-dispatch.ts';
import { expandCall, expandStmts, itemsOf } from './expand.ts';
import { findModule, isOutside } from './find-module.ts';
import { isGlobalAsm } from './global-asm.ts';
import { ImportRounds } from './import-rounds.ts';
import { bindExternCrate, flattenUse, reportUnresolved, settle } from './imports.ts';
import type { LaterBodies } from './lazy-impls.ts';
import { fillLater, isLazy } from './lazy-modules.ts';
import {
  type DefPlace,
  makeConst,
  makeEnum,
  makeExternBlock,
  makeFn,
  makeImpl,
  makeMacro,
  makeStatic,
  makeStruct,
  makeTrait,
  makeTraitAlias,
  makeTypeAlias,
  makeUnion,
} from './make-defs.ts';
import { folderOf, joinPath } from './module-files.ts';
import { addAssoc } from './own-items.ts';
import { parseMeta } from './parse-meta.ts';
import { knownAttrs } from './stand-ins.ts';
import {
  type BodyItem,
  type CrateData,
  createModule,
  dataOf,
  define,
  type MacroScope,
  type ModuleData,
  reportTo,
} from './state.ts';
import { PUBLIC, visibilityOf } from './visibility.ts';

/** Where items are collected: they share a module, a file and how they came there. */
interface ItemCx {
  readonly module: ModuleData;
  readonly file: FileId;
  /** Made by a macro: offsets say nothing about the order. */
  readonly generated: boolean;
  /** Where the outermost macro call ends, for items that come out of one. */
  readonly at: number | undefined;
  /** Insides of impls that are parsed when asked for. */
  readonly bodies: LaterBodies | undefined;
  /** Of an `include!`d text: files of its modules lie beside it. */
  readonly folder: string | undefined;
}

function itemCx(
  module: ModuleData,
  file: FileId,
  generated: boolean,
  at: number | undefined,
  bodies?: LaterBodies,
  folder?: string,
): ItemCx {
  return { module, file, generated, at, bodies, folder };
}

/** A macro call whose name is not known yet. */
interface PendingCall {
  readonly call: ast.MacroCall;
  readonly cx: ItemCx;
  readonly scope: MacroScope | undefined;
  /** For calls among items: the node that stands for them in the textual scope. */
  readonly node: Extract<MacroScope, { kind: 'call' }> | undefined;
  readonly target: 'items' | 'stmts' | AssocTarget;
}

type AssocTarget = ImplDef | TraitDef | ExternBlockDef;

/** Characters that a text counts for at least: a module costs more than its text. */
const LEAST_TEXT = 4_096;

export class Collector {
  private readonly crate: CrateData;
  private readonly rounds = new ImportRounds();
  private calls: PendingCall[] = [];
  /** Modules made here, blocks included. */
  private readonly modules: ModuleData[] = [];
  /** Paths of the files being collected, against circles of `#[path]`. */
  private readonly openFiles: string[] = [];
  private readonly fuel: Fuel;

  /** @param fuel those of bodies are counted apart, because bodies are collected when needed */
  constructor(crate: CrateData, fuel = new Fuel(LIMITS.crateItems)) {
    this.crate = crate;
    this.fuel = fuel;
  }

  /** Collects everything below the crate's root file. */
  collectRoot(file: ast.SourceFile, fileId: FileId, path: string): void {
    const attrs = activeAttrs(file.attrs, this.crate.cfg, parseMeta);
    const folder = folderOf(path);
    const root = this.module({
      name: this.crate.name,
      crate: this.crate,
      file: fileId,
      attrs: attrs ?? [],
      parent: undefined,
      node: file,
      isBlock: false,
      folder,
      pathFolder: folder,
      generated: false,
      startScope: undefined,
    });
    this.crate.root = root;
    this.openFiles.push(path);
    if (attrs !== undefined) this.items(file.items, this.cxOf(root), undefined);
    for (const [name, at] of this.crate.input.modules ?? [])
      if (!root.types.has(name)) {
        const { items } = parseFile(`#[path = ${JSON.stringify(at)}] pub mod ${name};`).file;
        this.items(items, this.cxOf(root), undefined);
      }
    this.openFiles.pop();
  }

  /** Collects the items of a block into its module. */
  collectBlock(block: ast.Block, module: ModuleData): void {
    this.modules.push(module);
    const cx = this.cxOf(module);
    const end = this.stmts(block.stmts, cx, module.startScope);
    const { tail } = block;
    if (tail?.kind === 'MacroCall' && tail.body.delim === '{') this.stmtCall(tail, cx, end);
  }

  /**
   * Adds items to a module or impl that is collected already; `file` is the text in which they
   * count.
   */
  addItems(list: readonly ast.AnyItem[], container: ModuleData | ImplDef, file: FileId): void {
    if (container.kind === 'module') {
      this.items(list, this.cxOf(container, file), undefined);
      return;
    }
    const cx = this.cxOf(dataOf(container.module), file);
    this.assocItems(list, container, cx, PUBLIC, undefined);
  }

  private cxOf(module: ModuleData, file: FileId = module.file): ItemCx {
    return itemCx(module, file, module.generated, undefined);
  }

  private module(init: Parameters<typeof createModule>[0]): ModuleData {
    const module = createModule(init);
    this.modules.push(module);
    if (!module.isBlock) this.crate.modules.push(module);
    return module;
  }

  private problem(
    kind: 'unresolved' | 'invalid' | 'unsupported',
    what: string,
    node: ast.AnyNode,
    file: FileId,
  ): void {
    reportTo(this.crate.problems, kind, what, node, file);
  }

  // -------------------------------------------------------------------------------- items

  /** Collects items in order; gives the textual macro scope behind them. */
  private items(
    list: readonly ast.AnyItem[],
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    let current = scope;
    for (const item of list) current = this.item(item, cx, current);
    return current;
  }

  private stmts(
    list: readonly ast.AnyStmt[],
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    let current = scope;
    for (const stmt of list) {
      if (stmt.kind === 'ItemStmt') current = this.item(stmt.item, cx, current, true);
      else if (stmt.kind === 'ExprStmt' && stmt.expr.kind === 'MacroCall') {
        current = this.stmtCall(stmt.expr, cx, current);
      }
    }
    return current;
  }

  /** Remembers that from an offset on the textual scope is another one. */
  private changeScope(
    cx: ItemCx,
    node: ast.AnyNode,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    // Inside a macro's output the call around it already stands in the list.
    const { module } = cx;
    if (cx.at === undefined || module.generated)
      module.scopeChanges.push({ at: node.start, scope });
    return scope;
  }

  private item(
    node: ast.AnyItem,
    cx: ItemCx,
    scope: MacroScope | undefined,
    isStmt = false,
  ): MacroScope | undefined {
    const attrs = activeAttrs(node.attrs, this.crate.cfg, parseMeta);
    if (attrs === undefined || !this.counts(node, cx)) return scope;
    const { module } = cx;
    switch (node.kind) {
      case 'MacroCall':
        return isStmt ? this.stmtCall(node, cx, scope) : this.itemCall(node, cx, scope);
      case 'MacroRules':
        return this.macroRules(node, cx, attrs, scope);
      case 'Mod':
        return this.mod(node, cx, attrs, scope);
      case 'BogusItem':
        return scope;
      case 'Use':
        flattenUse(
          node,
          { module, vis: visibilityOf(node.vis, cx.module), scope, file: cx.file },
          this.rounds.imports,
        );
        return scope;
      case 'ExternCrate':
        bindExternCrate(
          module,
          node,
          visibilityOf(node.vis, cx.module),
          hasAttr(attrs, 'macro_use'),
        );
        return scope;
      case 'Impl':
        this.impl(node, this.place(cx, attrs, PUBLIC), cx, scope);
        return scope;
      case 'ExternBlock':
        this.externBlock(node, this.place(cx, attrs, PUBLIC), cx, scope);
        return scope;
      default:
        this.named(node, this.place(cx, attrs, visibilityOf(node.vis, cx.module)), cx, scope);
        return scope;
    }
  }

  private place(cx: ItemCx, attrs: AttrList, vis: Visibility): DefPlace {
    return { module: cx.module, file: cx.file, attrs, vis };
  }

  /** Items that bind their own name. */
  private named(
    node: Exclude<
      ast.AnyItem,
      | ast.MacroCall
      | ast.MacroRules
      | ast.Mod
      | ast.BogusItem
      | ast.Use
      | ast.ExternCrate
      | ast.Impl
      | ast.ExternBlock
    >,
    at: DefPlace,
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): void {
    const { module, attrs, vis } = at;
    const name = node.name.text;
    switch (node.kind) {
      case 'Fn': {
        // Tests are compiled for the test harness only.
        if (hasAttr(attrs, 'test') || hasAttr(attrs, 'bench')) return;
        const def = makeFn(node, at, undefined);
        define(module, 'value', name, def, vis);
        this.searchLater(def);
        return;
      }
      case 'Const': {
        const def = makeConst(node, at, undefined);
        if (name !== '_') define(module, 'value', name, def, vis);
        else if (isGlobalAsm(node)) module.assembly.push(def);
        this.searchLater(def);
        return;
      }
      case 'Static': {
        const def = makeStatic(node, at, undefined);
        define(module, 'value', name, def, vis);
        this.searchLater(def);
        return;
      }
      case 'Struct': {
        const known = knownAttrs(module, name);
        const def = makeStruct(
          node,
          known.length === 0 ? at : { ...at, attrs: [...attrs, ...known] },
        );
        define(module, 'type', name, def, vis);
        if (node.fields?.kind !== 'RecordFields') define(module, 'value', name, def, vis);
        this.derive(def, cx, scope);
        return;
      }
      case 'Union': {
        const def = makeUnion(node, at);
        define(module, 'type', name, def, vis);
        this.derive(def, cx, scope);
        return;
      }
      case 'Enum': {
        const whole = withFields(node, attrs, this.crate);
        const def = makeEnum(whole, at);
        define(module, 'type', name, def, vis);
        this.derive(def, cx, scope);
        this.dispatch(whole, attrs, cx, scope);
        return;
      }
      case 'Trait': {
        const def = makeTrait(node, at);
        define(module, 'type', name, def, vis);
        this.assocItems(node.items, def, cx, vis, scope);
        this.dispatch(node, attrs, cx, scope);
        return;
      }
      case 'TraitAlias':
        define(module, 'type', name, makeTraitAlias(node, at), vis);
        return;
      case 'TypeAlias':
        define(module, 'type', name, makeTypeAlias(node, at, undefined), vis);
        return;
      case 'MacroDef':
        define(module, 'macro', name, makeMacro(node, at), vis);
        return;
    }
  }

  private derive(
    def: Parameters<typeof addDerives>[0],
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): void {
    const { items, bodies } = addDerives(def, cx.module);
    const { module, file, at } = cx;
    if (items.length > 0)
      this.items(items, itemCx(module, file, true, at ?? def.node.end, bodies), scope);
  }

  /** What `#[enum_dispatch]` adds to a trait or an enum. */
  private dispatch(
    node: ast.Trait | ast.Enum,
    attrs: AttrList,
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): void {
    const { module, file, at } = cx;
    const isCompiled = (item: ast.AnyItem): boolean =>
      activeAttrs(item.attrs, this.crate.cfg, parseMeta) !== undefined;
    const items = dispatchItems(node, attrs, { module, file }, isCompiled);
    if (items.length > 0) this.items(items, itemCx(module, file, true, at ?? node.end), scope);
  }

  /**
   * Its code may hold items. Asking whether there is code would parse it; nobody looks for items in
   * the prelude's.
   */
  private searchLater(def: BodyItem): void {
    if (!this.crate.isPrelude) this.crate.unsearchedBodies.push(def);
  }

  // ------------------------------------------------------------------------------ associated items

  private impl(node: ast.Impl, at: DefPlace, cx: ItemCx, scope: MacroScope | undefined): void {
    const body = cx.bodies?.get(node);
    const { crate } = this;
    const fill =
      !crate.isPrelude && body === undefined
        ? undefined
        : (impl: ImplDef): void => {
            const items = body === undefined ? node.items : body();
            const collector = new Collector(crate);
            const { module, file, generated } = cx;
            const inside = itemCx(module, file, generated, cx.at);
            collector.assocItems(items, impl, inside, PUBLIC, scope);
            collector.finish();
          };
    const def = makeImpl(node, at, fill, body !== undefined && !crate.isPrelude);
    at.module.impls.push(def);
    this.crate.impls.push(def);
    if (fill === undefined) this.assocItems(node.items, def, cx, PUBLIC, scope);
  }

  private externBlock(
    node: ast.ExternBlock,
    at: DefPlace,
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): void {
    this.assocItems(node.items, makeExternBlock(node, at), cx, PUBLIC, scope);
  }

  /** `inherited`: visibility of items that cannot have one of their own. */
  private assocItems(
    list: readonly ast.AnyItem[],
    container: AssocTarget,
    cx: ItemCx,
    inherited: Visibility,
    scope: MacroScope | undefined,
  ): void {
    for (const node of list) {
      const attrs = activeAttrs(node.attrs, this.crate.cfg, parseMeta);
      if (attrs === undefined || !this.counts(node, cx)) continue;
      if (node.kind === 'MacroCall') {
        this.call({ call: node, cx, scope, node: undefined, target: container });
        continue;
      }
      if (
        node.kind !== 'Fn' &&
        node.kind !== 'Const' &&
        node.kind !== 'TypeAlias' &&
        node.kind !== 'Static'
      )
        continue;
      const fixed =
        container.kind === 'trait' ||
        (container.kind === 'impl' && container.node.trait !== undefined);
      const vis = fixed ? inherited : visibilityOf(node.vis, cx.module);
      const at = this.place(cx, attrs, vis);
      if (container.kind === 'extern-block') this.foreign(node, at, container);
      else this.assoc(node, at, container);
    }
  }

  private assoc(
    node: ast.Fn | ast.Const | ast.TypeAlias | ast.Static,
    at: DefPlace,
    container: AssocContainer,
  ): void {
    if (node.kind === 'Fn') {
      const def = makeFn(node, at, container);
      addAssoc(container.items, def);
      this.searchLater(def);
    } else if (node.kind === 'Const') {
      const def = makeConst(node, at, container);
      addAssoc(container.items, def);
      this.searchLater(def);
    } else if (node.kind === 'TypeAlias')
      addAssoc(container.items, makeTypeAlias(node, at, container));
  }

  private foreign(
    node: ast.Fn | ast.Const | ast.TypeAlias | ast.Static,
    at: DefPlace,
    container: ExternBlockDef,
  ): void {
    const name = node.name.text;
    if (node.kind === 'Fn') define(at.module, 'value', name, makeFn(node, at, container), at.vis);
    else if (node.kind === 'Static')
      define(at.module, 'value', name, makeStatic(node, at, container), at.vis);
    else if (node.kind === 'TypeAlias')
      define(at.module, 'type', name, makeTypeAlias(node, at, container), at.vis);
  }

  // -------------------------------------------------------------------------------- macros

  private macroRules(
    node: ast.MacroRules,
    cx: ItemCx,
    attrs: AttrList,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    const exported = hasAttr(attrs, 'macro_export');
    const def = makeMacro(node, this.place(cx, attrs, PUBLIC));
    if (exported) define(this.crate.root, 'macro', def.name, def, PUBLIC);
    return this.changeScope(cx, node, { kind: 'macro', def, parent: scope });
  }

  private itemCall(
    call: ast.MacroCall,
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    const node = { kind: 'call' as const, output: scope, done: false, parent: scope };
    // The calls inside bodies that come out of this one count as standing at its start.
    this.changeScope(cx, call, node);
    this.call({ call, cx, scope, node, target: 'items' });
    return node;
  }

  private stmtCall(
    call: ast.MacroCall,
    cx: ItemCx,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    const node = { kind: 'call' as const, output: scope, done: false, parent: scope };
    if (!this.call({ call, cx, scope, node, target: 'stmts' })) {
      this.changeScope(cx, call, node);
      return node;
    }
    // Most calls in a body define nothing: then the scope stays as it is.
    if (node.output === scope) return scope;
    return this.changeScope(cx, call, node);
  }

  /** Expands now if the name is known, else later. */
  private call(pending: PendingCall): boolean {
    if (this.tryCall(pending)) return true;
    pending.cx.module.pendingGlobs++;
    this.calls.push(pending);
    return false;
  }

  private tryCall(pending: PendingCall): boolean {
    const { call, cx, scope, node, target } = pending;
    const { module } = cx;
    // Thousands of impls of the prelude come out of macros; their insides wait until they are asked
    // for.
    const lazy = target === 'items' && this.crate.isPrelude;
    const expansion = expandCall(call, module, scope, lazy);
    if (expansion === 'pending') return false;
    const file = expansion.included?.fileId ?? cx.file;
    const at = cx.at ?? call.start;
    const inner = itemCx(module, file, true, at);
    let output = scope;
    if (target === 'stmts') {
      // Problems of statements are reported by whoever checks the body.
      const { stmts, tail } = expandStmts(call, module);
      output = this.stmts(stmts, inner, scope);
      if (tail?.kind === 'MacroCall') output = this.stmtCall(tail, inner, output);
    } else {
      const { items, problems, bodies } = itemsOf(expansion, call, module, lazy);
      append(this.crate.problems, problems);
      const { included } = expansion;
      if (included !== undefined && !this.takes(included.file, call, cx)) return true;
      if (target === 'items') {
        const from = expansion.included && this.crate.host.pathOf?.(file);
        const folder = from === undefined ? cx.folder : folderOf(from);
        output = this.items(items, itemCx(module, file, true, at, bodies, folder), scope);
      } else {
        const inherited = target.kind === 'trait' ? target.vis : PUBLIC;
        this.assocItems(items, target, inner, inherited, scope);
      }
    }
    if (node !== undefined) {
      node.output = output;
      node.done = true;
    }
    return true;
  }

  // -------------------------------------------------------------------------------- modules

  private mod(
    node: ast.Mod,
    cx: ItemCx,
    attrs: AttrList,
    scope: MacroScope | undefined,
  ): MacroScope | undefined {
    const parent = cx.module;
    const vis = visibilityOf(node.vis, cx.module);
    const name = node.name.text;
    const path = this.givenFile(parent, name) ?? attrValue(attrs, 'path');
    if (node.items !== undefined) {
      const folder =
        path === undefined
          ? joinPath(cx.folder ?? parent.folder, name)
          : joinPath(cx.folder ?? parent.pathFolder, path);
      const module = this.module({
        name,
        crate: this.crate,
        file: (node.file ?? cx.file) as FileId,
        attrs,
        parent,
        node,
        isBlock: false,
        folder,
        pathFolder: folder,
        generated: cx.generated,
        startScope: scope,
      });
      define(parent, 'type', name, module, vis);
      const own = itemCx(module, cx.file, cx.generated, cx.at, cx.bodies);
      const end = this.items(node.items, own, scope);
      return this.afterMod(node, attrs, cx, scope, end);
    }
    if (isLazy(parent, attrs)) {
      const module = this.moduleWithoutFile(node, cx, attrs, scope);
      define(parent, 'type', name, module, vis);
      fillLater(module, () => this.fill(module, cx, scope));
      return scope;
    }
    const found = findModule(name, cx, path);
    if (found === undefined) {
      const why = isOutside(name, cx, path)
        ? ', which is not a regular file of the workspace, a dependency or the toolchain'
        : '';
      this.problem('unresolved', `file of module \`${name}\`${why}`, node, cx.file);
      define(parent, 'type', name, this.moduleWithoutFile(node, cx, attrs, scope), vis);
      return scope;
    }
    if (this.openFiles.includes(found.path)) {
      this.problem('invalid', `module \`${name}\` includes its own file`, node, cx.file);
      return scope;
    }
    const inner = activeAttrs(found.file.attrs, this.crate.cfg, parseMeta);
    if (inner === undefined || !this.takes(found.file, node, cx)) return scope;
    const all = inner.length === 0 ? attrs : [...attrs, ...inner];
    const module = this.module({
      name,
      crate: this.crate,
      file: found.fileId,
      attrs: all,
      parent,
      node: found.file,
      isBlock: false,
      folder: found.folder,
      pathFolder: folderOf(found.path),
      generated: false,
      startScope: scope,
    });
    define(parent, 'type', name, module, vis);
    this.openFiles.push(found.path);
    const end = this.items(found.file.items, this.cxOf(module), scope);
    this.openFiles.pop();
    return this.afterMod(node, all, cx, scope, end);
  }

  private moduleWithoutFile(
    node: ast.Mod,
    { module: parent, file, generated }: ItemCx,
    attrs: AttrList,
    startScope: MacroScope | undefined,
  ): ModuleData {
    return this.module({
      name: node.name.text,
      crate: this.crate,
      file,
      attrs,
      parent,
      node,
      isBlock: false,
      folder: joinPath(parent.folder, node.name.text),
      pathFolder: parent.pathFolder,
      generated,
      startScope,
    });
  }

  /**
   * Reads the file of a lazy module. While the crate is being collected its items are among the
   * others.
   */
  private fill(module: ModuleData, cx: ItemCx, scope: MacroScope | undefined): void {
    const found = findModule(module.name, cx, undefined);
    if (found === undefined) throw new Error(`the prelude has no module \`${module.name}\``);
    const { file, fileId, folder, path } = found;
    Object.assign(module, { file: fileId, node: file, folder, pathFolder: folderOf(path) });
    const { complete, impls } = this.crate;
    const before = impls.length;
    const collector = complete ? new Collector(this.crate) : this;
    if (complete) {
      module.complete = false;
      collector.modules.push(module);
    }
    collector.items(file.items, collector.cxOf(module), scope);
    if (complete) collector.finish();
    if (impls.length > before) throw new Error(`there are impls in the lazy file ${path}`);
  }

  private afterMod(
    node: ast.Mod,
    attrs: AttrList,
    cx: ItemCx,
    before: MacroScope | undefined,
    end: MacroScope | undefined,
  ): MacroScope | undefined {
    if (end === before || findAttr(attrs, 'macro_use') === undefined) return before;
    return this.changeScope(cx, node, end);
  }

  /** The file that the crate's input names for a module of the root. */
  private givenFile(parent: ModuleData, name: string): string | undefined {
    const isRoot = parent.parent === undefined && !parent.isBlock;
    return isRoot ? this.crate.input.modules?.get(name) : undefined;
  }

  /** Counts an item; false, and reported once, when there are too many. */
  private counts(node: ast.AnyItem, { file }: ItemCx): boolean {
    const wasSpent = this.fuel.isSpent;
    if (this.fuel.spend()) return true;
    const what = `a crate of more than ${LIMITS.crateItems.limit} items`;
    if (!wasSpent) this.problem('unsupported', what, node, file);
    return false;
  }

  /**
   * Counts a text that a module or an `include!` brings; false, and reported once, when it is too
   * much.
   */
  private takes(text: ast.SourceFile, node: ast.AnyNode, { file }: ItemCx): boolean {
    const { characters } = this.crate;
    const wasSpent = characters.isSpent;
    if (characters.spend(Math.max(text.end - text.start, LEAST_TEXT))) return true;
    const what = `a crate of more than ${LIMITS.crateText.limit} characters`;
    if (!wasSpent) this.problem('unsupported', what, node, file);
    return false;
  }

  // --------------------------------------------------------------------------- until nothing moves

  /** Resolves imports and macro calls that wait for each other, then says what is left over. */
  finish(): void {
    const { crate } = this;
    for (;;) {
      if (this.round()) continue;
      if (this.rounds.imports.length === 0 && this.calls.length === 0) break;
      // Stuck: what is not known by now counts as absent, for one round.
      crate.forced = true;
      const moved = this.round();
      crate.forced = false;
      if (!moved) break;
    }
    this.sayRounds();
    for (const imp of this.rounds.imports) {
      reportUnresolved(imp);
      settle(imp);
    }
    for (const { call, cx, node } of this.calls) {
      cx.module.pendingGlobs--;
      if (node !== undefined) node.done = true;
      const name = call.path.segments.at(-1)?.name.text ?? '';
      this.problem('unresolved', `macro \`${name}!\``, call, cx.file);
    }
    for (const module of this.modules) module.complete = true;
  }

  private round(): boolean {
    const resolved = this.rounds.resolve(this.crate.forced);
    return this.expandCalls() || resolved;
  }

  /** Says that imports were tried too often to know what they bring. */
  private sayRounds(): void {
    const [first] = this.rounds.imports;
    if (first === undefined || !this.rounds.isSpent) return;
    const what = `a crate of more than ${LIMITS.importVisits.limit} tries of imports`;
    this.problem('unsupported', what, first.node, first.file);
  }

  private expandCalls(): boolean {
    if (this.calls.length === 0) return false;
    const waiting = this.calls;
    this.calls = [];
    let moved = false;
    for (const pending of waiting) {
      if (this.tryCall(pending)) {
        pending.cx.module.pendingGlobs--;
        moved = true;
      } else this.calls.push(pending);
    }
    return moved;
  }
}
