/**
 * What a preview document's URI says: it is the whole state of a pane, so a pane outlives the
 * window.
 */
import { Uri, workspace } from 'vscode';
import type { PreviewOptions, PreviewResult } from '../../../../server/src/protocol/index.ts';

/** Names of providers. */
export type ProviderName = NonNullable<PreviewOptions['provider']>;

/** Is it a compiler that is not our own? */
const isOutside = (name: unknown): name is Exclude<ProviderName, 'build' | 'core'> =>
  name === 'rustc' || name === 'llvm';

/** Is it a provider that this version knows? */
export function isProvider(name: unknown): name is ProviderName {
  return name === 'build' || name === 'core' || isOutside(name);
}

/** Choices a user makes for a target's panes. */
export interface PaneChoices {
  readonly cpu?: string;
  readonly opt?: 'O0' | 'O1' | 'O2';
  readonly hide?: readonly string[];
  /** With checks of bounds. */
  readonly checkBounds?: boolean;
  readonly provider?: ProviderName;
  /** Of LLVM IR: the host's code. */
  readonly side?: 'host';
}

export interface PaneAddress {
  readonly target: string;
  /** URI of the source, as text. */
  readonly source: string;
  /** Absent: the whole file. */
  readonly kernel: string | undefined;
  readonly choices: PaneChoices;
}

/** Reads a preview's URI. */
export function addressOf(uri: Uri): PaneAddress {
  const values = new URLSearchParams(uri.query);
  const opt = values.get('opt');
  const cpu = values.get('cpu');
  const hide = values.get('hide');
  const provider = values.get('provider');
  return {
    target: targetOf(uri),
    source: values.get('source') ?? '',
    kernel: values.get('kernel') ?? undefined,
    choices: {
      ...(cpu === null ? {} : { cpu }),
      ...(opt === 'O0' || opt === 'O1' ? { opt } : {}),
      ...(hide === null ? {} : { hide: hide.split(',') }),
      ...(values.get('check-bounds') === '1' ? { checkBounds: true } : {}),
      ...(isOutside(provider) || provider === 'core' ? { provider } : {}),
      ...(values.get('side') === 'host' ? { side: 'host' } : {}),
    },
  };
}

/** Panes that stand for a target's kernels in another form, by that target. */
const MADE_FROM: Readonly<Record<string, string>> = { sass: 'ptx', llvm: 'ptx' };

/** The target whose GPUs, levels and figures are a pane's: its own, or what it is made of. */
export function baseOf(target: string): string {
  return MADE_FROM[target] ?? target;
}

/** Do two previews show the same kernel with the same choices, each as its own target has it? */
export function sameChoices(a: Uri, b: Uri): boolean {
  const [left, right] = [a, b].map((uri) => [...new URLSearchParams(uri.query)].sort().join());
  return left === right;
}

/** First part of a preview's path: its target, which is also the name of its language. */
export function targetOf(uri: Uri): string {
  return uri.path.split('/')[1] ?? '';
}

/** Panes of one kind take each other's place: those of a target, and of one side of it. */
export function kindOf(uri: Uri): string {
  return `${targetOf(uri)} ${addressOf(uri).choices.side ?? ''}`;
}

/** The document of a preview. Its name, which is the tab's title, says kernel, CPU and target. */
export function documentUri(result: PreviewResult): Uri {
  const uri = Uri.parse(result.uri);
  const target = targetOf(uri);
  return uri.with({ path: `/${target}/${shownName(result)} · ${result.cpu}.${target}` });
}

/** The kernel, or the file when it is all of its kernels. */
function shownName({ kernel, title }: PreviewResult): string {
  return kernel ?? title.split(' · ')[0] ?? '';
}

/** The CPU that a preview's document names in its title. */
export function cpuOf(uri: Uri): string {
  return / · ([^ ]+)\.\w+$/.exec(uri.path)?.[1] ?? '';
}

/** What the tab says, for messages and titles. */
export function titleOf(uri: Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}

/**
 * Choices as the options of `warplens.preview`. Another compiler would run what the workspace says,
 * so it must be trusted.
 */
export function optionsOf(choices: PaneChoices): PreviewOptions {
  const { cpu, opt, hide, checkBounds, provider, side } = choices;
  const other = provider === 'core' || (isOutside(provider) && workspace.isTrusted);
  return {
    ...(cpu === undefined ? {} : { cpu }),
    ...(opt === undefined ? {} : { opt }),
    ...(hide === undefined ? {} : { hide }),
    ...(checkBounds === true ? { checkBounds } : {}),
    ...(other ? { provider } : {}),
    ...(side === undefined ? {} : { side }),
  };
}

/** Editors differ in what they percent-encode. */
export function sameUri(a: string, b: string): boolean {
  return a === b || Uri.parse(a).toString() === Uri.parse(b).toString();
}
