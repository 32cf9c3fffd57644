/**
 * An esbuild plugin: a bundled file still believes to lie where its source lies. For tests and
 * benches only.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const ownUrlPlugin = {
  name: 'own-url',
  setup(build) {
    build.onLoad(
      { filter: /[\\/](server[\\/](src|test)|bench|tools)[\\/].*\.(?:ts|mjs)$/ },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
      },
    );
  },
};
