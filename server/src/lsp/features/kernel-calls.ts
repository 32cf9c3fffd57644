/**
 * Call hierarchy of kernels in Rust source: who launches a kernel, and what a function of host code
 * launches. Only at names that mean a kernel; for everything else Rust's own server has one.
 */
import {
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type CallHierarchyPrepareParams,
  SymbolKind,
} from 'vscode-languageserver';
import type { Span } from '../../base/index.ts';
import { Positions } from '../../documents/index.ts';
import {
  hostLinkAt,
  kernelsIn,
  launchCallers,
  launchedAs,
  launchesInFunction,
} from '../../ide/index.ts';
import type { Reporting, ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri } from '../uris.ts';
import { launchPlaces, readLaunches } from './gpu-files.ts';

/** The kernel whose name, or a string or method that means it, stands at a position. */
export function prepareKernelCalls(
  context: ServerContext,
  { textDocument: { uri }, position }: CallHierarchyPrepareParams,
): CallHierarchyItem[] | null {
  const offset = offsetAt(context, uri, position);
  if (offset === undefined) return null;
  const path = pathOfUri(uri);
  const own = ownKernel(context, path, offset);
  const kernels = own ? [own] : (hostLinkAt(context.engine, path, offset)?.name.kernels ?? []);
  const converter = new Converter(context);
  return kernels.length === 0 ? null : kernels.map((kernel) => itemOf(converter, kernel));
}

/** The functions that launch the kernel of an item. */
export async function incomingKernelCalls(
  context: ServerContext,
  { uri, selectionRange }: CallHierarchyItem,
  reporting: Reporting<never>,
): Promise<CallHierarchyIncomingCall[] | null> {
  const offset = offsetAt(context, uri, selectionRange.start);
  const kernel = offset === undefined ? undefined : ownKernel(context, pathOfUri(uri), offset);
  if (kernel === undefined) return null;
  const places = launchPlaces(context);
  await readLaunches(context, reporting, places, [kernel]);
  const converter = new Converter(context);
  return launchCallers(context.engine, places, launchedAs(kernel)).map((caller) => ({
    from: itemOf(converter, caller),
    fromRanges: caller.sites.map((span) => converter.range(span)),
  }));
}

/** The kernels that the function of an item launches. */
export function outgoingKernelCalls(
  context: ServerContext,
  { uri, selectionRange }: CallHierarchyItem,
): CallHierarchyOutgoingCall[] | null {
  const offset = offsetAt(context, uri, selectionRange.start);
  if (offset === undefined) return null;
  const converter = new Converter(context);
  const launches = launchesInFunction(context.engine, pathOfUri(uri), offset);
  const calls = new Map<string, CallHierarchyOutgoingCall>();
  for (const { link, callee } of launches) {
    const kernel = link?.kernel;
    if (kernel === undefined) continue;
    const key = `${kernel.nameSpan.file} ${kernel.nameSpan.start}`;
    const known = calls.get(key);
    const range = converter.range(callee);
    if (known === undefined) calls.set(key, { to: itemOf(converter, kernel), fromRanges: [range] });
    else known.fromRanges.push(range);
  }
  return [...calls.values()];
}

function offsetAt(
  { documents, engine, encoding }: ServerContext,
  uri: string,
  position: CallHierarchyItem['range']['start'],
): number | undefined {
  const text = documents.get(uri)?.getText() ?? engine.text(pathOfUri(uri));
  return text === undefined ? undefined : new Positions(text, encoding).offset(position);
}

function ownKernel({ engine }: ServerContext, path: string, offset: number) {
  return kernelsIn(engine, path).find(
    ({ nameSpan }) => nameSpan.start <= offset && offset <= nameSpan.end,
  );
}

function itemOf(
  converter: Converter,
  { name, span, nameSpan }: { readonly name: string; readonly span: Span; readonly nameSpan: Span },
): CallHierarchyItem {
  const { uri } = converter.location(span);
  return {
    name,
    kind: SymbolKind.Function,
    uri,
    range: converter.range(span),
    selectionRange: converter.range(nameSpan),
  };
}
