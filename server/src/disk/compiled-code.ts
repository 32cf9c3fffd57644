/**
 * What V8 has compiled of the bundles, on disk for the next start. Node can do that since version
 * 22, in a folder that all programs share: the one that `NODE_COMPILE_CACHE` names, else one among
 * the temporary files. `NODE_DISABLE_COMPILE_CACHE=1` turns it off, and where nothing can be
 * written nothing happens.
 */
import module from 'node:module';

/** Both came with Node 22. */
interface CompileCache {
  enableCompileCache?(): unknown;
  flushCompileCache?(): void;
}

const cache: typeof module & CompileCache = module;

/** For the modules that are loaded from here on. */
export function reuseCompiledCode(): void {
  cache.enableCompileCache?.();
}

/**
 * Writes what has been compiled so far; Node does it at the end, which a process that is killed
 * does not reach.
 */
export function keepCompiledCode(): void {
  cache.flushCompileCache?.();
}
