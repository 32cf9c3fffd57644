/**
 * Findings in Cargo's TOML files and in `warplens.toml`, which are about the open Rust files. They
 * are pushed to every client: no editor asks this server about TOML, and most never open these
 * files.
 */
import type { Diagnostic } from '../../diag/index.ts';
import { diagnosticsInToml } from '../../ide/index.ts';
import type { Engine } from '../../workspace/index.ts';
import type { ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { onceAtRest, pendingMessages } from '../pending.ts';
import { lookAtCrate } from '../slices.ts';
import { isRustSource, pathOfUri, uriOfPath } from '../uris.ts';

/**
 * Milliseconds after the last change: nothing is blocked on these, and they share the work of the
 * Rust files' findings.
 */
const DELAY = 300;

/** For whoever watches: no request is answered by it. */
const WORK = { request: 'textDocument/publishDiagnostics', scope: 'file' } as const;

export function isToml(uri: string): boolean {
  return uri.endsWith('.toml');
}

/** Roots of the crates that an open TOML file is about. */
function cratesBeside(engine: Engine, uri: string): readonly string[] {
  if (!isToml(uri)) return [];
  const path = pathOfUri(uri).replace(/\/\.cargo\/[^/]*$/, '/config.toml');
  return engine.rootsIn(path.slice(0, path.lastIndexOf('/'))) ?? [];
}

/**
 * Files that the TOML files told of are about: the open Rust ones, and the crates beside an open
 * TOML file.
 */
function filesInQuestion({ documents, engine }: ServerContext): readonly string[] {
  const open = documents.all().filter(({ uri }) => isRustSource(uri) && !isToml(uri));
  return [
    ...open.map(({ uri }) => pathOfUri(uri)),
    ...documents.all().flatMap(({ uri }) => cratesBeside(engine, uri)),
  ];
}

/** Roots of the crates whose findings may stand in TOML files, each once. */
export function tomlRoots(context: ServerContext): readonly string[] {
  const { engine } = context;
  return [...new Set(filesInQuestion(context).map((path) => engine.rootOf(path)))];
}

/** Findings in TOML files that the open documents are about, by path. */
export function tomlFindings(context: ServerContext): ReadonlyMap<string, readonly Diagnostic[]> {
  return diagnosticsInToml(context.engine, filesInQuestion(context));
}

export function registerTomlDiagnostics(context: ServerContext): void {
  const { connection } = context;
  let told = new Map<string, string>();

  const push = async (): Promise<void> => {
    // Crates of many kernels are looked at in slices: nobody is to wait for these findings.
    for (const path of filesInQuestion(context))
      await lookAtCrate(context, WORK, path, pendingMessages);
    const found = tomlFindings(context);
    const converter = new Converter(context);
    const now = new Map<string, string>();
    for (const [path, list] of found) {
      const uri = uriOfPath(path);
      const diagnostics = list.map((d) => converter.diagnostic(d));
      now.set(uri, JSON.stringify(diagnostics));
      if (told.get(uri) !== now.get(uri)) await connection.sendDiagnostics({ uri, diagnostics });
    }
    for (const uri of told.keys()) {
      if (!now.has(uri)) await connection.sendDiagnostics({ uri, diagnostics: [] });
    }
    told = now;
  };

  context.onChange.push(
    onceAtRest(DELAY, () => {
      push().catch((error) => connection.console.error(`TOML findings failed: ${String(error)}`));
    }),
  );
}
