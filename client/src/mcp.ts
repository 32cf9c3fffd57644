/**
 * Coding agents in VS Code get the Model Context Protocol server without configuration, where the
 * editor is new enough (1.101) to be told of one. It reads the workspace's folders and writes
 * nothing.
 */
import * as vscode from 'vscode';

/** Name of the provider in package.json. */
const PROVIDER = 'warplens';

/** What newer versions of VS Code have; types are those of the oldest that is supported. */
interface NewerVscode {
  readonly lm?: {
    registerMcpServerDefinitionProvider?(
      id: string,
      provider: {
        readonly onDidChangeMcpServerDefinitions: vscode.Event<unknown>;
        provideMcpServerDefinitions(): readonly unknown[];
      },
    ): vscode.Disposable;
  };
  readonly McpStdioServerDefinition?: new (
    label: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    version: string,
  ) => unknown;
}

export function registerMcp(extension: vscode.ExtensionContext): void {
  const { lm, McpStdioServerDefinition: Definition } = vscode as NewerVscode;
  if (lm?.registerMcpServerDefinitionProvider === undefined || Definition === undefined) return;
  const script = vscode.Uri.joinPath(extension.extensionUri, 'server/dist/mcp.js').fsPath;
  const { version } = extension.extension.packageJSON as { readonly version: string };
  const provider = lm.registerMcpServerDefinitionProvider(PROVIDER, {
    onDidChangeMcpServerDefinitions: vscode.workspace.onDidChangeWorkspaceFolders,
    provideMcpServerDefinitions() {
      const folders = (vscode.workspace.workspaceFolders ?? [])
        .filter(({ uri }) => uri.scheme === 'file')
        .map(({ uri }) => uri.fsPath);
      if (folders.length === 0) return [];
      const env = { ELECTRON_RUN_AS_NODE: '1' };
      return [new Definition('Warplens', process.execPath, [script, ...folders], env, version)];
    },
  });
  extension.subscriptions.push(provider);
}
