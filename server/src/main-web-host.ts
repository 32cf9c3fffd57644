/**
 * The server's surroundings in a browser's worker: texts that the client has sent, and no outside
 * tools.
 */
import { loadPrelude } from 'warplens:prelude';
import { isSpecName } from './ide/index.ts';
import { loadServe, pathOfUri, type ServerHost, type ServerRest } from './lsp/index.ts';
import { createEngine } from './workspace/index.ts';

export async function loadRest(): Promise<ServerRest> {
  return { serve: await loadServe(), host: webHost() };
}

function webHost(): ServerHost {
  const texts = new Map<string, string>();
  const below = (folder: string): string[] => {
    const start = folder.endsWith('/') ? folder : `${folder}/`;
    return [...texts.keys()].filter((path) => path.startsWith(start));
  };
  const listed = (folder: string): string[] | undefined => {
    const start = folder.endsWith('/') ? folder.length : folder.length + 1;
    const names = below(folder).map((path) => path.slice(start).split('/')[0]!);
    return names.length === 0 ? undefined : [...new Set(names)];
  };
  return {
    createEngine: () =>
      createEngine({
        prelude: loadPrelude,
        readFile: (path) => texts.get(path),
        listDir: listed,
      }),
    listDir: listed,
    readFile: (path) => texts.get(path),
    listSpecs: (folder) => below(folder).filter(isSpecName),
    readSpecData: (path, folder) => {
      const text = texts.get(path.includes(':/') ? path : `${folder}${path}`);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    listRustFiles: (folder) => below(folder).filter((path) => path.endsWith('.rs')),
    receive(files) {
      const changed: string[] = [];
      for (const { uri, text } of files) {
        const path = pathOfUri(uri);
        if ((texts.get(path) ?? null) === text) continue;
        if (text === null) texts.delete(path);
        else texts.set(path, text);
        changed.push(path);
      }
      return changed;
    },
  };
}
