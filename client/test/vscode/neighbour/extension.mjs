/**
 * Rust's own language server beside us: its extension is in no registry that these tests use, so
 * this one starts the program as a language client does.
 */
import { LanguageClient } from 'vscode-languageclient/node';

let client;

export async function activate() {
  client = new LanguageClient(
    'neighbour',
    'rust-analyzer',
    { command: process.env.RUST_ANALYZER ?? 'rust-analyzer' },
    {
      documentSelector: [{ scheme: 'file', language: 'rust' }],
      initializationOptions: { cargo: { buildScripts: { enable: false } }, checkOnSave: false },
    },
  );
  await client.start();
}

export const deactivate = () => client?.stop();
