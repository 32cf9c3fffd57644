/**
 * Tells a client of what the server offers for one kind of documents. Clients that register
 * abilities for kinds of documents are told of assembly texts at the start, and of Rust only once
 * GPU code was found; the others got one static list, and in documents that are none of ours the
 * answer is nothing.
 */
import type { DocumentSelector } from 'vscode-languageserver';
import { ASSEMBLY_EXTENSIONS, targetInfos } from '../ide/index.ts';
import { type DocumentKind, OFFERS } from './capabilities.ts';
import type { ServerContext } from './context.ts';

/** Kinds of documents by what an editor calls them. */
const SELECTORS: Readonly<Record<DocumentKind, DocumentSelector>> = {
  assembly: [
    { scheme: 'warplens-preview' },
    ...targetInfos.map(({ name }) => ({ language: name })),
    ...Object.keys(ASSEMBLY_EXTENSIONS).map((extension) => ({ pattern: anyCase(extension) })),
  ],
  rust: [{ language: 'rust' }, { pattern: '**/*.rs' }],
  mlir: [{ pattern: '**/*.mlir' }],
  toml: ['Cargo.toml', '.cargo/config.toml', 'warplens.toml'].map((name) => ({
    pattern: `**/${name}`,
  })),
};

/** A pattern for files with an extension in lower or upper case: `.s` and `.S`. */
function anyCase(extension: string): string {
  const letters = extension.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`);
  return `**/*${letters}`;
}

/** Tells a client of what is there for one kind of documents. */
export async function registerFor(
  { connection, client }: ServerContext,
  kind: DocumentKind,
): Promise<void> {
  const registrations = OFFERS.flatMap((offer) => {
    const options = offer[kind];
    if (options === undefined || !client.registrable.has(offer.method)) return [];
    if (kind === 'rust' && offer.rustNeeds !== undefined && !client[offer.rustNeeds]) return [];
    return [
      {
        id: `warplens-${kind}-${offer.server}`,
        method: offer.method,
        registerOptions: { ...options, documentSelector: SELECTORS[kind] },
      },
    ];
  });
  if (registrations.length === 0) return;
  await connection.sendRequest('client/registerCapability', { registrations });
}
