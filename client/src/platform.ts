/** What differs between VS Code with Node and VS Code in a browser: how the server is started. */
import type { ExtensionContext } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

export interface Platform {
  readonly kind: 'node' | 'web';
  /** Runtime for reports: `Node v20.0.0`, `web worker`. */
  readonly runtime: string;
  /** A client that is not started yet. */
  createClient(
    extension: ExtensionContext,
    options: LanguageClientOptions,
  ): Promise<BaseLanguageClient>;
  /** Called with each server that has started. */
  started?(client: BaseLanguageClient): Promise<void>;
  /** Ends what the client's own stop leaves. */
  stopped?(): void;
}
