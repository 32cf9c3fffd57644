/**
 * The extension's entry in a browser: the server is a worker, and the workspace's files are sent to
 * it.
 */
import type { ExtensionContext } from 'vscode';
import { activateWith, activationMs, deactivate } from './activation.ts';
import { inlineDebug, registerDebug } from './debug.ts';
import { start } from './main.ts';
import { createWebPlatform } from './web-client.ts';

export function activate(extension: ExtensionContext): void {
  const loaded = activateWith(extension, async () =>
    start(extension, createWebPlatform(), activationMs),
  );
  registerDebug(extension, loaded, inlineDebug(loaded));
}

export { deactivate };
