/**
 * The tree of kernels: one row for each kernel of the workspace, below it what it is and what it
 * takes of each target. A large workspace has a row for each package first, and its kernels are
 * listed when the row is opened. It is there only while the workspace has kernels, and asks only
 * while it is on the screen.
 */
import {
  CancellationTokenSource,
  commands,
  EventEmitter,
  type ProviderResult,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  Uri,
  window,
  workspace,
} from 'vscode';
import type {
  KernelFilesCommand,
  KernelFilesRow,
  KernelRow,
  KernelsArguments,
  KernelsCommand,
  LaunchesArguments,
  LaunchesCommand,
  LaunchSite,
  ResourcesArguments,
  ResourcesCommand,
  ResourcesResult,
  TargetRow,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { hasGpuCode, isSource } from '../gpu-code.ts';
import { baseOf } from './panes/address.ts';
import type { PreviewPanes } from './panes/preview-panes.ts';
import { revealAt } from './reveal.ts';

const KERNELS: KernelsCommand = 'warplens.kernels';
const KERNEL_FILES: KernelFilesCommand = 'warplens.kernelFiles';
const LAUNCHES: LaunchesCommand = 'warplens.launches';
const RESOURCES: ResourcesCommand = 'warplens.resources';

/** Milliseconds after an edit before the kernels are listed again. */
const DELAY = 400;

/** So many files are listed kernel by kernel; of more there is a row for each package. */
const MOST_FLAT = 24;

type Node =
  | { readonly kind: 'package'; readonly row: KernelFilesRow }
  | { readonly kind: 'kernel'; readonly kernel: KernelRow }
  | { readonly kind: 'target'; readonly kernel: KernelRow; readonly target: TargetRow }
  | { readonly kind: 'launch'; readonly kernel: KernelRow; readonly site: LaunchSite };

export function registerKernelTree(context: ClientContext, panes: PreviewPanes): KernelTree {
  const tree = new KernelTree(context, panes);
  const view = window.createTreeView('warplens.kernels', { treeDataProvider: tree });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => tree.refresh(), DELAY);
  };
  tree.isShown = () => view.visible;
  context.own(
    tree,
    view,
    { dispose: () => clearTimeout(timer) },
    view.onDidChangeVisibility(() => tree.shown()),
    context.onState(refresh),
    panes.onChange(refresh),
    workspace.onDidOpenTextDocument((document) => {
      if (isSource(document)) refresh();
    }),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (isSource(document)) refresh();
    }),
  );
  return tree;
}

export class KernelTree implements TreeDataProvider<Node> {
  /** Is the view on the screen? What nobody sees is not asked for. */
  isShown: () => boolean = () => false;
  private readonly context: ClientContext;
  private readonly panes: PreviewPanes;
  /** Something has changed since the rows were asked for. */
  private isStale = true;
  /** No kernel is written in the workspace, as far as is known. */
  private isEmpty = false;
  /** Ends what is being asked for rows that are listed again. */
  private asking = new CancellationTokenSource();
  private readonly changeEmitter = new EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changeEmitter.event;

  constructor(context: ClientContext, panes: PreviewPanes) {
    this.context = context;
    this.panes = panes;
  }

  dispose(): void {
    this.asking.dispose();
    this.changeEmitter.dispose();
  }

  /** Rows may say something else now: they are listed again when somebody sees them. */
  refresh(): void {
    this.isStale = true;
    // The view comes with the first text for GPUs; where no kernel is written it goes again.
    if (this.isEmpty) void this.files();
    else if (this.context.running && workspace.textDocuments.some(hasGpuCode)) this.offer(true);
    this.shown();
  }

  /** The view has come on the screen, or may have. */
  shown(): void {
    if (!this.isStale || !this.context.running || !this.isShown()) return;
    this.isStale = false;
    this.asking.cancel();
    this.asking = new CancellationTokenSource();
    this.changeEmitter.fire(undefined);
  }

  private offer(isThere: boolean): void {
    this.isEmpty = !isThere;
    void commands.executeCommand('setContext', 'warplens.hasKernels', isThere);
  }

  private ask<T>(command: string, args: readonly unknown[]): Promise<readonly T[]> {
    const { token } = this.asking;
    return this.context.execute<readonly T[]>(command, args, token).catch(() => []);
  }

  async getChildren(node?: Node): Promise<Node[]> {
    switch (node?.kind) {
      case undefined:
        return this.roots();
      case 'package':
        return this.kernelsOf(node.row.files);
      case 'kernel':
        return node.kernel.absent ? [] : this.partsOf(node.kernel);
      default:
        return [];
    }
  }

  private async roots(): Promise<Node[]> {
    if (!this.context.running) return [];
    const rows = await this.files();
    const files = rows.flatMap((row) => row.files);
    if (rows.length > 1 && files.length > MOST_FLAT)
      return rows.map((row): Node => ({ kind: 'package', row }));
    return this.kernelsOf(files);
  }

  /** The files with kernels; the view is there when there are any. */
  private async files(): Promise<readonly KernelFilesRow[]> {
    const { token } = this.asking;
    const rows = await this.ask<KernelFilesRow>(KERNEL_FILES, []);
    if (!token.isCancellationRequested && this.context.running) this.offer(rows.length > 0);
    return rows;
  }

  private async kernelsOf(files: readonly string[]): Promise<Node[]> {
    const args: KernelsArguments = [files, { launches: false, absent: true }];
    const kernels = await this.ask<KernelRow>(KERNELS, args);
    return kernels.map((kernel) => ({ kind: 'kernel', kernel }));
  }

  private async partsOf(kernel: KernelRow): Promise<Node[]> {
    const args: LaunchesArguments = [kernel.uri, kernel.name, { show: false }];
    const [all, launches] = await Promise.all([
      this.context.targets(),
      this.ask<LaunchSite>(LAUNCHES, args),
    ]);
    return [
      ...all
        .filter(({ name }) => baseOf(name) === name)
        .map((target): Node => ({ kind: 'target', kernel, target })),
      ...launches.map((site): Node => ({ kind: 'launch', kernel, site })),
    ];
  }

  getTreeItem(node: Node): TreeItem | Thenable<TreeItem> {
    switch (node.kind) {
      case 'package':
        return packageItem(node.row);
      case 'kernel':
        return this.kernelItem(node);
      case 'target':
        return this.targetItem(node);
      case 'launch':
        return this.launchItem(node);
    }
  }

  getParent(): ProviderResult<Node> {
    return undefined;
  }

  /** Goes where a row leads: it was clicked. */
  async open(row: unknown): Promise<void> {
    const node = row as Node;
    if (node.kind === 'kernel') {
      await revealAt(Uri.parse(node.kernel.uri), node.kernel.position);
    } else if (node.kind === 'target') {
      const source = Uri.parse(node.kernel.uri);
      await revealAt(source, node.kernel.position);
      await this.panes.openAt(source, node.kernel.name, node.target.name);
    } else if (node.kind === 'launch') {
      await revealAt(Uri.parse(node.site.uri), node.site.position);
    }
  }

  private item(node: Node, label: string, icon: string, description: string): TreeItem {
    const item = new TreeItem(label);
    item.iconPath = new ThemeIcon(icon);
    item.description = description;
    item.command = { command: 'warplens.openTreeNode', title: 'Open', arguments: [node] };
    return item;
  }

  private kernelItem(node: Node & { kind: 'kernel' }): TreeItem {
    const { name, dialect, crate, uri, symbol, absent } = node.kernel;
    const path = workspace.asRelativePath(Uri.parse(uri));
    if (absent) {
      const how = absent.remedy === undefined ? absent.why : `${absent.why}: ${absent.remedy}`;
      const item = this.item(node, name, 'circle-slash', `not compiled · ${absent.why}`);
      item.tooltip = `${path}: not compiled: ${how}`;
      return item;
    }
    const item = this.item(node, name, 'circuit-board', `${dialect} · ${crate}`);
    item.collapsibleState = TreeItemCollapsibleState.Collapsed;
    item.contextValue = 'kernel';
    item.tooltip = `${path}, exported as ${symbol}`;
    return item;
  }

  private async targetItem(node: Node & { kind: 'target' }): Promise<TreeItem> {
    const { kernel, target } = node;
    const { cpu } = this.panes.choices(target.name);
    const args: ResourcesArguments = [
      kernel.uri,
      kernel.name,
      target.name,
      cpu === undefined ? {} : { cpu },
    ];
    const result = await this.context
      .execute<ResourcesResult>(RESOURCES, args)
      .catch(() => undefined);
    const label = result ? `${target.label} · ${result.cpu}` : target.label;
    const item = this.item(node, label, 'chip', result ? inShort(result) : '');
    if (result) item.tooltip = result.figures.map(figureText).join('\n');
    return item;
  }

  private launchItem(node: Node & { kind: 'launch' }): TreeItem {
    const { uri, position, text } = node.site;
    const place = `${workspace.asRelativePath(Uri.parse(uri))}:${position.line + 1}`;
    return this.item(node, text, 'rocket', place);
  }
}

/** A package: how many kernels are written in it is known before any is compiled. */
function packageItem({ crate, folder, files, written }: KernelFilesRow): TreeItem {
  const item = new TreeItem(crate, TreeItemCollapsibleState.Collapsed);
  const path = workspace.asRelativePath(Uri.parse(folder));
  item.id = folder;
  item.iconPath = new ThemeIcon('package');
  item.description = `${written} kernel${written === 1 ? '' : 's'} · ${path}`;
  item.tooltip = files.map((uri) => workspace.asRelativePath(Uri.parse(uri))).join('\n');
  return item;
}

/** The figures that fit behind a row. */
function inShort(result: ResourcesResult): string {
  if (result.problems.length > 0) return 'is not emitted';
  const wanted = ['registers', 'workgroup-memory', 'instructions'];
  return result.figures
    .filter(({ name, value }) => wanted.includes(name) && value > 0)
    .map(
      (figure) =>
        `${figure.estimate ? '≈ ' : ''}${figure.value} ${figure.label.toLowerCase() === figure.label ? figure.label : short(figure.label)}`,
    )
    .join(', ');
}

/** `Registers` in running text; names such as `VGPRs` stay. */
function short(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.toLowerCase() : label;
}

function figureText({ label, value, unit, source }: ResourcesResult['figures'][number]): string {
  return `${label}: ${value} ${unit} (${source})`.replace('  ', ' ');
}
