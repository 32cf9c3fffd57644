/**
 * The tree of kernels: one row for each kernel of the workspace, below it what it is and what it
 * takes of each target. It is there only while the workspace has kernels.
 */
import {
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
  KernelRow,
  KernelsCommand,
  LaunchSite,
  ResourcesArguments,
  ResourcesCommand,
  ResourcesResult,
  TargetRow,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { baseOf } from './panes/address.ts';
import type { PreviewPanes } from './panes/preview-panes.ts';
import { revealAt } from './reveal.ts';

const KERNELS: KernelsCommand = 'warplens.kernels';
const RESOURCES: ResourcesCommand = 'warplens.resources';

/** Milliseconds after an edit before the kernels are listed anew. */
const DELAY = 400;

type Node =
  | { readonly kind: 'kernel'; readonly kernel: KernelRow }
  | { readonly kind: 'target'; readonly kernel: KernelRow; readonly target: TargetRow }
  | { readonly kind: 'launch'; readonly kernel: KernelRow; readonly site: LaunchSite };

export function registerKernelTree(context: ClientContext, panes: PreviewPanes): KernelTree {
  const tree = new KernelTree(context, panes);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tree.refresh(), DELAY);
  };
  context.own(
    tree,
    { dispose: () => clearTimeout(timer) },
    window.registerTreeDataProvider('warplens.kernels', tree),
    context.onState(refresh),
    panes.onChange(refresh),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (isSource(document)) refresh();
    }),
  );
  return tree;
}

export class KernelTree implements TreeDataProvider<Node> {
  private readonly context: ClientContext;
  private readonly panes: PreviewPanes;
  private kernels: readonly KernelRow[] = [];
  private readonly changeEmitter = new EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changeEmitter.event;

  constructor(context: ClientContext, panes: PreviewPanes) {
    this.context = context;
    this.panes = panes;
  }

  dispose(): void {
    this.changeEmitter.dispose();
  }

  async refresh(): Promise<void> {
    if (!this.context.running) return;
    this.kernels = await this.context.execute<readonly KernelRow[]>(KERNELS).catch(() => []);
    // The view comes with the first kernel and goes with the last.
    await commands.executeCommand('setContext', 'warplens.hasKernels', this.kernels.length > 0);
    this.changeEmitter.fire(undefined);
  }

  async getChildren(node?: Node): Promise<Node[]> {
    if (node === undefined) return this.kernels.map((kernel) => ({ kind: 'kernel', kernel }));
    if (node.kind !== 'kernel') return [];
    const { kernel } = node;
    const targets = (await this.context.targets()).filter(({ name }) => baseOf(name) === name);
    return [
      ...targets.map((target): Node => ({ kind: 'target', kernel, target })),
      ...kernel.launches.map((site): Node => ({ kind: 'launch', kernel, site })),
    ];
  }

  getTreeItem(node: Node): TreeItem | Thenable<TreeItem> {
    if (node.kind === 'kernel') return this.kernelItem(node);
    return node.kind === 'target' ? this.targetItem(node) : this.launchItem(node);
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
    } else {
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
    const { name, dialect, crate, uri, symbol } = node.kernel;
    const item = this.item(node, name, 'circuit-board', `${dialect} · ${crate}`);
    item.collapsibleState = TreeItemCollapsibleState.Collapsed;
    item.contextValue = 'kernel';
    item.tooltip = `${workspace.asRelativePath(Uri.parse(uri))}, exported as ${symbol}`;
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
