/** The extension's entry in a browser: the server is a worker, and the workspace's files are sent to it. */
import type { ExtensionContext } from 'vscode';
import { start, stop } from './main.ts';
import { createWebPlatform } from './web-client.ts';

export function activate(extension: ExtensionContext): void {
  start(extension, createWebPlatform());
}

export async function deactivate(): Promise<void> {
  await stop();
}
