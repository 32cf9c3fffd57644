/**
 * Call hierarchy in assembly texts: which function calls which, as far as the text says. In Rust
 * source of kernels alone.
 */
import {
  type CallHierarchyIncomingCall,
  type CallHierarchyIncomingCallsParams,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type CallHierarchyOutgoingCallsParams,
  type CallHierarchyPrepareParams,
  SymbolKind,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import type { AssemblyCall, AssemblySymbol } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { isMlirSource, isRustSource } from '../uris.ts';
import { type AssemblyText, assemblyTexts } from './assembly-texts.ts';
import { incomingKernelCalls, outgoingKernelCalls, prepareKernelCalls } from './kernel-calls.ts';
import type { Previews } from './previews.ts';

export function registerAssemblyCalls(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  connection.languages.callHierarchy.onPrepare(
    guarded(context, 'prepareCallHierarchy', (params: CallHierarchyPrepareParams) => {
      const { uri } = params.textDocument;
      const { position } = params;
      // Launches of MLIR are those of kernels, as in Rust.
      const found = isMlirSource(uri) ? undefined : assembly(uri);
      if (found === undefined && isRustSource(uri)) return prepareKernelCalls(context, params);
      if (!found?.language.calls) return null;
      const view = new View(context, uri, found);
      const offset = view.positions.offset(position);
      // On a call the callee, else the function around the cursor.
      const call = view.calls.find(({ start, end }) => start <= offset && offset <= end);
      const name =
        call?.callee ??
        view.functions.find(({ start, end }) => start <= offset && offset <= end)?.name;
      const item = name === undefined ? undefined : view.item(name);
      return item ? [item] : null;
    }),
  );

  connection.languages.callHierarchy.onIncomingCalls(
    guarded(
      context,
      'incomingCalls',
      async ({ item }: CallHierarchyIncomingCallsParams, slices) => {
        const view = viewOf(item);
        if (!view)
          return isRustSource(item.uri) ? incomingKernelCalls(context, item, slices) : null;
        const calls = view.calls.filter(({ callee }) => callee === item.name);
        return view
          .grouped(calls, ({ caller }) => caller)
          .map(([from, fromRanges]): CallHierarchyIncomingCall => ({ from, fromRanges }));
      },
    ),
  );

  connection.languages.callHierarchy.onOutgoingCalls(
    guarded(context, 'outgoingCalls', ({ item }: CallHierarchyOutgoingCallsParams) => {
      const view = viewOf(item);
      if (!view) return isRustSource(item.uri) ? outgoingKernelCalls(context, item) : null;
      const calls = view.calls.filter(({ caller }) => caller === item.name);
      return view
        .grouped(calls, ({ callee }) => callee)
        .map(([to, fromRanges]): CallHierarchyOutgoingCall => ({ to, fromRanges }));
    }),
  );

  function viewOf({ uri }: CallHierarchyItem): View | undefined {
    const found = isMlirSource(uri) ? undefined : assembly(uri);
    return found && new View(context, uri, found);
  }
}

/** A text with its functions and calls. */
class View {
  readonly positions: Positions;
  readonly functions: readonly AssemblySymbol[];
  readonly calls: readonly AssemblyCall[];
  private readonly uri: string;

  constructor({ encoding }: ServerContext, uri: string, { language, text }: AssemblyText) {
    this.uri = uri;
    this.positions = new Positions(text, encoding);
    this.functions = language.outline(text).filter(({ kind }) => kind === 'function');
    this.calls = language.calls?.(text) ?? [];
  }

  /** A function of the text; undefined for those that other texts hold. */
  item(name: string): CallHierarchyItem | undefined {
    const fn = this.functions.find((one) => one.name === name);
    return (
      fn && {
        name,
        kind: SymbolKind.Function,
        detail: fn.detail,
        uri: this.uri,
        range: this.positions.range(fn.start, fn.end),
        selectionRange: this.positions.range(fn.nameStart, fn.nameEnd),
      }
    );
  }

  /** Functions at the other end of calls, each with the places of the calls. */
  grouped(
    calls: readonly AssemblyCall[],
    other: (call: AssemblyCall) => string,
  ): [CallHierarchyItem, CallHierarchyIncomingCall['fromRanges']][] {
    const byName = new Map<string, CallHierarchyIncomingCall['fromRanges']>();
    for (const call of calls) {
      const list = byName.get(other(call)) ?? [];
      byName.set(other(call), [...list, this.positions.range(call.start, call.end)]);
    }
    return [...byName].flatMap(([name, ranges]) => {
      const item = this.item(name);
      return item ? [[item, ranges] as [CallHierarchyItem, typeof ranges]] : [];
    });
  }
}
