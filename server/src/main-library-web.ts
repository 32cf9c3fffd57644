/**
 * Entry of the library in a browser: it is given texts. The prelude, a module beside it, is loaded
 * with the first call.
 */
import { createLibrary } from './library/index.ts';
import { createEngine } from './workspace/index.ts';

export { WarplensError } from './library/index.ts';

export const version = WARPLENS_VERSION;

export const { check, compile, kernels, run } = createLibrary({
  version,
  createEngine: async (host) => {
    const { loadPrelude } = await import('warplens:prelude-part');
    return createEngine({ ...host, prelude: loadPrelude });
  },
});
