/**
 * All that happens at activation, in every Rust project: commands without their code, and a look
 * for GPU code at each text. The features are loaded with the first of either; until then nothing
 * is visible and nothing runs.
 */
import {
  commands,
  type Disposable,
  type ExtensionContext,
  type TextDocument,
  workspace,
} from 'vscode';
import { wantsServer } from './gpu-code.ts';
import type { Features } from './main.ts';

/** Gives the features, once they are needed. */
export type LoadFeatures = (extension: ExtensionContext) => Promise<Features>;

/** Loads them with the first call. */
export type LoadedFeatures = () => Promise<Features>;

let features: Promise<Features> | undefined;

/** Milliseconds that `activate` took. */
export let activationMs = 0;

export function activateWith(extension: ExtensionContext, load: LoadFeatures): LoadedFeatures {
  const began = performance.now();
  const watching: Disposable[] = [];
  const stopWatching = (): void => {
    for (const one of watching.splice(0)) one.dispose();
  };
  const loaded = (): Promise<Features> => {
    stopWatching();
    features ??= load(extension);
    return features;
  };
  const look = (document: TextDocument): void => {
    // What the text needs is up to the features, which look at it again.
    if (wantsServer(document)) void loaded();
  };
  for (const name of commandNames(extension)) {
    const run = async (argument?: unknown): Promise<void> => (await loaded()).run(name, argument);
    extension.subscriptions.push(commands.registerCommand(name, run));
  }
  watching.push(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument(({ document }) => look(document)),
  );
  extension.subscriptions.push({ dispose: stopWatching });
  if (workspace.textDocuments.some(wantsServer)) void loaded();
  activationMs = performance.now() - began;
  return loaded;
}

export async function deactivate(): Promise<void> {
  await (await features)?.stop();
}

/** The commands as package.json lists them. */
function commandNames(extension: ExtensionContext): string[] {
  const { contributes } = extension.extension.packageJSON as {
    readonly contributes: { readonly commands: readonly { readonly command: string }[] };
  };
  return contributes.commands.map(({ command }) => command);
}
