/**
 * Addresses of preview documents: what a pane shows, as the URI of its document. The query is
 * percent-encoded once more as a whole, as editors do when they print a URI, because a refresh must
 * name the document exactly as the editor does.
 */
import { decode, encode, pathOfUri, uriOfPath } from '../base/index.ts';
import type { OptLevel, TargetName } from '../workspace/index.ts';
import { FILTERS, type FilterName } from './filters.ts';
import { findPane, type PaneName } from './panes.ts';

const SCHEME = 'warplens-preview';

/** What a preview document's URI says. */
export interface PreviewAddress {
  readonly pane: PaneName;
  /** The target that is compiled for. */
  readonly target: TargetName;
  /** Absent: all kernels of the file. */
  readonly kernel?: string;
  /** Absolute path of the source file. */
  readonly path: string;
  readonly cpu?: string;
  readonly debugAssertions: boolean;
  readonly lineInfo: boolean;
  /** With checks before accesses that are not proven inside of their memory. */
  readonly checkBounds?: true;
  readonly opt?: OptLevel;
  /** Of LLVM IR: the host's code, which launches the kernels. */
  readonly side?: 'host';
  /** Absent: the compiler of the project's build where it can be asked, else our own. */
  readonly provider?: 'core' | 'rustc' | 'llvm';
  /** Kinds of lines left out, in a fixed order. */
  readonly hide?: readonly FilterName[];
}

export function isPreviewUri(uri: string): boolean {
  return uri.startsWith(`${SCHEME}:`);
}

/** Kind of a preview document. */
export function paneOfPreview(uri: string): PaneName | undefined {
  return isPreviewUri(uri) ? parsePreviewUri(uri)?.pane : undefined;
}

export function previewUri(address: PreviewAddress): string {
  const entries: [string, string][] = [
    ...(address.checkBounds ? [['check-bounds', '1'] as [string, string]] : []),
    ...(address.cpu === undefined ? [] : [['cpu', address.cpu] as [string, string]]),
    ...(address.debugAssertions ? [['debug-assertions', '1'] as [string, string]] : []),
    ...(address.hide?.length ? [['hide', address.hide.join(',')] as [string, string]] : []),
    ...(address.kernel === undefined ? [] : [['kernel', address.kernel] as [string, string]]),
    ...(address.lineInfo ? [['line-info', '1'] as [string, string]] : []),
    ...(address.opt === undefined ? [] : [['opt', address.opt] as [string, string]]),
    ['provider', address.provider ?? 'build'],
    ...(address.side === undefined ? [] : [['side', address.side] as [string, string]]),
    ['source', uriOfPath(address.path)],
  ];
  const query = entries.map(([key, value]) => `${key}=${encode(value)}`).join('&');
  const file = address.path.slice(address.path.lastIndexOf('/') + 1);
  const extension = findPane(address.pane)?.fileExtension ?? '';
  const name = `${address.kernel ?? file}${extension}`.replaceAll('/', '_');
  return `${SCHEME}:/${address.pane}/${encode(name)}?${encode(query)}`;
}

/**
 * Reads a preview URI, whether or not a client has decoded its query; undefined when it is none.
 */
export function parsePreviewUri(uri: string): PreviewAddress | undefined {
  const match = /^warplens-preview:\/+(\w+)\/[^?]*\?(.*)$/.exec(uri);
  const pane = findPane(match?.[1]);
  if (!match || pane === undefined) return undefined;
  const query = match[2]!.includes('=') ? match[2]! : decode(match[2]!);
  const values = new Map<string, string>();
  for (const entry of query.split('&')) {
    const at = entry.indexOf('=');
    if (at > 0) values.set(entry.slice(0, at), decode(entry.slice(at + 1)));
  }
  const source = values.get('source');
  if (source === undefined) return undefined;
  const kernel = values.get('kernel');
  const cpu = values.get('cpu');
  const provider = readProvider(values.get('provider'));
  const opt = readOptLevel(values.get('opt'));
  const hide = readFilters(values.get('hide')?.split(','));
  return {
    pane: pane.name,
    target: (pane.form === undefined ? undefined : targetOfCpu(cpu)) ?? pane.target,
    path: pathOfUri(source),
    ...(kernel === undefined ? {} : { kernel }),
    ...(cpu === undefined ? {} : { cpu }),
    debugAssertions: values.get('debug-assertions') === '1',
    lineInfo: values.get('line-info') === '1',
    ...(values.get('check-bounds') === '1' ? { checkBounds: true as const } : {}),
    ...(opt === undefined ? {} : { opt }),
    ...(provider === undefined ? {} : { provider }),
    ...(pane.name === 'llvm' && values.get('side') === 'host' ? { side: 'host' as const } : {}),
    ...(hide.length === 0 ? {} : { hide }),
  };
}

/** The target that has a GPU, by its name alone: an address is read without an engine. */
export function targetOfCpu(cpu: string | undefined): TargetName | undefined {
  if (cpu === undefined) return undefined;
  return cpu.startsWith('gfx') ? 'amdgcn' : 'ptx';
}

/** A compiler by its name, from anywhere. */
export function readProvider(given: unknown): PreviewAddress['provider'] {
  return given === 'core' || given === 'rustc' || given === 'llvm' ? given : undefined;
}

/** A level that exists and is not the usual one, from anywhere: an address has one spelling. */
export function readOptLevel(given: unknown): OptLevel | undefined {
  return given === 'O0' || given === 'O1' ? given : undefined;
}

/** The filters among what is given, in their own order: an address has one spelling. */
export function readFilters(given: unknown): FilterName[] {
  return Array.isArray(given) ? FILTERS.filter((name) => given.includes(name)) : [];
}
