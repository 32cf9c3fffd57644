/** The extension's entry with Node: the server is a process of its own. */
import type { ExtensionContext } from 'vscode';
import { start, stop } from './main.ts';
import type { Platform } from './platform.ts';

const platform: Platform = {
  kind: 'node',
  runtime: `Node ${process.version}`,
  async createClient(extension, options) {
    // Loaded with the first kernel, not with the extension.
    const { createNodeClient } = await import('./node-client.ts');
    return createNodeClient(extension, options);
  },
};

export function activate(extension: ExtensionContext): void {
  start(extension, platform);
}

export async function deactivate(): Promise<void> {
  await stop();
}
