/**
 * What the language server's process offers it: this machine's files and tools, and an engine over
 * them.
 */
import { workerData } from 'node:worker_threads';
import { loadPrelude } from 'warplens:prelude';
import {
  collectGarbage,
  keepCompiledCode,
  listRustFiles,
  readTextFile,
  rememberSeen,
  storeOnDisk,
  workspacesOf,
} from './disk/index.ts';
import { loadServe, type ServerHost, type ServerRest } from './lsp/index.ts';
import { BusyNote } from './supervisor/index.ts';
import {
  assemblePtx,
  barWorkspaces,
  compileWithLlvm,
  compileWithRustc,
  disassemblePtx,
  doctor,
} from './toolchain/index.ts';
import { createEngine } from './workspace/index.ts';

/** `keepCode` writes what V8 has compiled of this to the disk. */
export async function loadRest(keepCode: () => void = keepCompiledCode): Promise<ServerRest> {
  return { serve: await loadServe(), host: processHost(keepCode) };
}

function processHost(keepCode: () => void): ServerHost {
  const machine = rememberSeen();
  // Without a thread of its own it is not watched.
  const note = workerData instanceof SharedArrayBuffer ? new BusyNote(workerData) : undefined;
  return {
    note,
    createEngine: () =>
      createEngine({
        ...machine,
        ...storeOnDisk(WARPLENS_VERSION),
        progress: note && ((step) => note.progress(step)),
        prelude: loadPrelude,
      }),
    readFile: readTextFile,
    listRustFiles,
    changedFiles: machine.changed,
    collectGarbage: () => {
      // Before V8 lets go of functions that nobody has called in a while.
      keepCode();
      collectGarbage();
    },
    setFolders: (folders) => barWorkspaces(workspacesOf([process.cwd(), ...folders])),
    doctor,
    assemble: assemblePtx,
    disassemble: disassemblePtx,
    compile: compileWithRustc,
    compileIr: compileWithLlvm,
  };
}
