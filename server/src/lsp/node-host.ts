/** The server's surroundings under Node: files from disk, and the outside tools on this machine. */
import { listRustFiles, machine } from '../disk/index.ts';
import { assemblePtx, doctor } from '../toolchain/index.ts';
import { createEngine, type EngineHost } from '../workspace/index.ts';
import type { ServerHost } from './context.ts';

export function nodeHost(prelude: EngineHost['prelude'], version: string): ServerHost {
  return {
    version,
    createEngine: () => createEngine({ ...machine, prelude }),
    listRustFiles,
    doctor,
    assemble: assemblePtx,
  };
}
