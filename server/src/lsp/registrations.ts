/**
 * Tells a client of what the server offers for one kind of documents. Clients that register
 * abilities for kinds of documents are told of assembly texts at the start, and of Rust only once
 * GPU code was found; the others got one static list, and in documents that are none of ours the
 * answer is nothing.
 */
import type { DocumentSelector } from 'vscode-languageserver';
import { ASSEMBLY_EXTENSIONS, targetInfos } from '../ide/index.ts';
import { type DocumentKind, OFFERS, type Offer } from './capabilities.ts';
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

/** What a client has been told so far; one for each session. */
export interface Registrations {
  /** Tells the client of what is there for more kinds of documents. */
  add(...kinds: readonly DocumentKind[]): Promise<void>;
}

export function createRegistrations({ connection, client }: ServerContext): Registrations {
  const told = new Set<DocumentKind>();
  let sent: Promise<void> = Promise.resolve();

  /** Options of an offer for a kind of documents; undefined where this client is not told of it. */
  const optionsFor = (offer: Offer, kind: DocumentKind): object | undefined => {
    if (!client.registrable.has(offer.method)) return undefined;
    if (kind === 'rust' && offer.rustNeeds !== undefined && !client[offer.rustNeeds])
      return undefined;
    return offer[kind];
  };

  const add = async (kinds: readonly DocumentKind[]): Promise<void> => {
    const single = OFFERS.filter(({ isShared }) => isShared !== true).flatMap((offer) =>
      kinds.flatMap((kind) => {
        const options = optionsFor(offer, kind);
        if (options === undefined) return [];
        return [registration(offer, [kind], options)];
      }),
    );
    const before = [...told];
    for (const kind of kinds) told.add(kind);
    const shared = OFFERS.filter(({ isShared }) => isShared === true).flatMap((offer) => {
      const all = [...told].filter((kind) => optionsFor(offer, kind) !== undefined);
      const old = before.filter((kind) => all.includes(kind));
      if (all.length === old.length) return [];
      const options = Object.assign({}, ...all.map((kind) => optionsFor(offer, kind)));
      return [{ old: old.length > 0, now: registration(offer, all, options) }];
    });
    const unregisterations = shared
      .filter(({ old }) => old)
      .map(({ now: { id, method } }) => ({ id, method }));
    if (unregisterations.length > 0)
      await connection.sendRequest('client/unregisterCapability', { unregisterations });
    const registrations = [...single, ...shared.map(({ now }) => now)];
    if (registrations.length === 0) return;
    await connection.sendRequest('client/registerCapability', { registrations });
  };
  return {
    // One after the other: what is taken back must have been told.
    add: (...kinds) => {
      sent = sent.catch(() => undefined).then(() => add(kinds));
      return sent;
    },
  };
}

function registration(
  offer: Offer,
  kinds: readonly DocumentKind[],
  options: object,
): { readonly id: string; readonly method: string; readonly registerOptions: object } {
  const kind = offer.isShared === true ? 'all' : kinds.join('-');
  return {
    id: `warplens-${kind}-${offer.server}`,
    method: offer.method,
    registerOptions: { ...options, documentSelector: kinds.flatMap((one) => SELECTORS[one]) },
  };
}
