/**
 * What the language server's process offers it: this machine's files and tools, and an engine over
 * them.
 */
import { existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { loadDocs } from 'warplens:docs';
import { loadPrelude } from 'warplens:prelude';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { debugHost, type McpLibrary, processIo, serveMcp } from './cli/index.ts';
import { DebugSession } from './debug/index.ts';
import {
  collectGarbage,
  isInProject,
  keepCompiledCode,
  listFiles,
  listRustFiles,
  machine,
  readSpecData,
  readTextFile,
  rememberSeen,
  storeOnDisk,
  workspacesOf,
} from './disk/index.ts';
import { SPEC_EXTENSION } from './ide/index.ts';
import { loadServe, type ServerHost, type ServerRest } from './lsp/index.ts';
import { answerRuns, RunThread } from './main-lsp-run.ts';
import { BusyNote } from './supervisor/index.ts';
import {
  assemblePtx,
  barWorkspaces,
  compileAsProject,
  compileWithLlvm,
  disassemblePtx,
  doctor,
} from './toolchain/index.ts';
import { createEngine, type EngineHost } from './workspace/index.ts';

/** `keepCode` writes what V8 has compiled of this to the disk. */
export async function loadRest(keepCode: () => void = keepCompiledCode): Promise<ServerRest> {
  return { serve: await loadServe(), host: processHost(keepCode) };
}

/** What a thread that runs kernels for a client that nothing is written for is started with. */
const WRITES_NOTHING = 'writes nothing';

/** Runs kernels for the server, in a thread of its own. */
export function answerRunsHere(): void {
  const seen = rememberSeen();
  const engine = createEngine({
    ...seen,
    ...(workerData !== WRITES_NOTHING && storeOnDisk(WARPLENS_VERSION)),
    prelude: loadPrelude,
  });
  answerRuns(engine, seen.changed, readSpecData);
}

function processHost(keepCode: () => void): ServerHost {
  const seen = rememberSeen();
  // Without a thread of its own it is not watched.
  const note = workerData instanceof SharedArrayBuffer ? new BusyNote(workerData) : undefined;
  return {
    note,
    createEngine: () =>
      createEngine({
        ...seen,
        ...storeOnDisk(WARPLENS_VERSION),
        progress: note && ((step) => note.progress(step)),
        prelude: loadPrelude,
      }),
    readFile: readTextFile,
    listRustFiles,
    changedFiles: seen.changed,
    collectGarbage: () => {
      // Before V8 lets go of functions that nobody has called in a while.
      keepCode();
      collectGarbage();
    },
    setFolders: (folders) => barWorkspaces(workspacesOf([process.cwd(), ...folders])),
    doctor,
    readSpecData,
    isInProject,
    listDir: machine.listDir,
    listSpecs: (folder) => listFiles(folder, SPEC_EXTENSION),
    // The single-file executable has no script for a thread.
    ...(note && { startRun: startRuns() }),
    assemble: assemblePtx,
    disassemble: disassemblePtx,
    compile: compileAsProject,
    compileIr: compileWithLlvm,
  };
}

/** Serves a client of the Model Context Protocol; nothing is written. */
export async function serveMcpHere(
  library: McpLibrary,
  folders: readonly string[],
  transport: Transport,
): Promise<void> {
  const seen = rememberSeen();
  const host = {
    version: WARPLENS_VERSION,
    folders,
    createEngine: () => createEngine({ ...seen, prelude: loadPrelude }),
    createEngineFor: (other: Omit<EngineHost, 'prelude'>) =>
      createEngine({ ...other, prelude: loadPrelude }),
    changedFiles: seen.changed,
    docs: loadDocs,
    // The single-file executable has no script for a thread.
    ...(hasScript() && { startRun: startRuns(WRITES_NOTHING) }),
  };
  await serveMcp(library, host, transport);
}

/** The session of a debugger; nothing is written to the disk for it. */
export function debugHere(send: ConstructorParameters<typeof DebugSession>[1]): DebugSession {
  const io = processIo({
    version: WARPLENS_VERSION,
    createEngine: () => createEngine({ ...machine, still: true, prelude: loadPrelude }),
    startServer: async () => undefined,
  });
  return new DebugSession(debugHost(io), send);
}

/** As `main-lsp-rest.ts` gives it, whose place this file takes in the single-file executable. */
export async function loadMcp(): Promise<typeof serveMcpHere> {
  return serveMcpHere;
}

function hasScript(): boolean {
  try {
    return existsSync(new URL('./server.js', import.meta.url));
  } catch {
    return false;
  }
}

function startRuns(data?: string): NonNullable<ServerHost['startRun']> {
  const thread = new RunThread(new URL('./server.js', import.meta.url), data);
  return (job) => thread.start(job);
}
