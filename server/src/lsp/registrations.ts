/**
 * Tells a client of what the server offers for one kind of documents. Clients that register
 * abilities for kinds of documents are told of assembly texts at the start, and of Rust only once
 * GPU code was found; the others got one static list, and in documents that are none of ours the
 * answer is nothing.
 */

import type { DocumentSelector } from 'vscode-languageserver';
import { append } from '../base/index.ts';
import { ASSEMBLY_EXTENSIONS, paneInfos } from '../ide/index.ts';
import { type DocumentKind, OFFERS, type Offer } from './capabilities.ts';
import type { ServerContext } from './context.ts';

/** Kinds of documents by what an editor calls them. */
const SELECTORS: Readonly<Record<DocumentKind, DocumentSelector>> = {
  assembly: [
    { scheme: 'warplens-preview' },
    ...paneInfos.map(({ name }) => ({ language: name })),
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

  /** Options of an offer for a kind of documents; undefined where this client is not told of it. */
  const optionsFor = (offer: Offer, kind: DocumentKind): object | undefined => {
    if (!client.registrable.has(offer.method)) return undefined;
    if (kind === 'rust' && offer.rustNeeds !== undefined && !client[offer.rustNeeds])
      return undefined;
    return offer[kind];
  };

  const register = (registrations: readonly object[]): readonly Promise<unknown>[] =>
    registrations.length === 0
      ? []
      : [connection.sendRequest('client/registerCapability', { registrations })];

  /**
   * Sends all that there is to tell, in order, and waits for no answer before the next: a client
   * that fails at one may never answer it.
   */
  const add = (kinds: readonly DocumentKind[]): readonly Promise<unknown>[] => {
    const answers: Promise<unknown>[] = [];
    for (const kind of kinds) {
      const own = OFFERS.filter(({ isShared }) => isShared !== true).flatMap((offer) => {
        const options = optionsFor(offer, kind);
        return options === undefined ? [] : [registration(offer, [kind], options)];
      });
      append(answers, register(own));
    }
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
      answers.push(connection.sendRequest('client/unregisterCapability', { unregisterations }));
    return [...answers, ...register(shared.map(({ now }) => now))];
  };
  return {
    add: async (...kinds) => {
      await Promise.all(add(kinds));
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
