/**
 * The debugger of type `warplens`: what VS Code learns at activation. The adapter is a process of
 * its own, or part of the server where there are none; configurations without a request come from
 * F5 in a file without launch.json.
 */
import {
  type DebugAdapterDescriptorFactory,
  DebugAdapterExecutable,
  DebugAdapterInlineImplementation,
  type DebugConfigurationProvider,
  debug,
  type ExtensionContext,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LoadedFeatures } from './activation.ts';

/** Type of the debugger in the manifest. */
export const DEBUG_TYPE = 'warplens';

/** Registers configurations and the adapter. */
export function registerDebug(
  extension: ExtensionContext,
  loaded: LoadedFeatures,
  adapter: DebugAdapterDescriptorFactory,
): void {
  const refused = (text: string): undefined => {
    void window.showInformationMessage(`Warplens: ${text}`);
    return undefined;
  };
  const provider: DebugConfigurationProvider = {
    async resolveDebugConfiguration(_folder, config) {
      if (!workspace.isTrusted) return refused('kernels are debugged in trusted workspaces only.');
      if (config.request) return config;
      return (
        (await (await loaded()).debugConfiguration()) ??
        refused('there is no kernel in this file that could be debugged.')
      );
    },
  };
  extension.subscriptions.push(debug.registerDebugConfigurationProvider(DEBUG_TYPE, provider));
  extension.subscriptions.push(debug.registerDebugAdapterDescriptorFactory(DEBUG_TYPE, adapter));
}

/** The adapter in the language server, where there are no processes: in a browser. */
export function inlineDebug(loaded: LoadedFeatures): DebugAdapterDescriptorFactory {
  return {
    async createDebugAdapterDescriptor() {
      return new DebugAdapterInlineImplementation((await loaded()).debugAdapter());
    },
  };
}

/** The adapter that ships with the extension, run by the editor's own Node. */
export function packagedAdapter({ extensionUri }: ExtensionContext): DebugAdapterDescriptorFactory {
  return {
    createDebugAdapterDescriptor({ workspaceFolder }) {
      if (!workspace.isTrusted) throw new Error('this workspace is not trusted');
      const script = Uri.joinPath(extensionUri, 'server/dist/dap.js').fsPath;
      const folder = workspaceFolder?.uri;
      return new DebugAdapterExecutable(process.execPath, [script], {
        env: { ELECTRON_RUN_AS_NODE: '1' },
        ...(folder?.scheme === 'file' && { cwd: folder.fsPath }),
      });
    },
  };
}
