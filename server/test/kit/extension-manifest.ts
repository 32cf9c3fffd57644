/** The manifest that the extension ships with. */
import { extensionManifest } from '../../../tools/extension-manifest.ts';
import { readRepo } from './paths.ts';

export function wholeManifest(): Record<string, unknown> {
  return extensionManifest(readRepo('package.json'), readRepo('client/manifest.json'));
}
