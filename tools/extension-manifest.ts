/**
 * The manifest of the VS Code extension: what `package.json` says of the project, what
 * `client/manifest.json` says of the extension, and the tables of the compiler, such as the rules
 * that can be set. `tools/package.mjs` runs this and ships what it prints.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '../server/src/rules/index.ts';
import { LEVEL_TEXTS, levelProperties } from './rule-levels.ts';

/** Fields of `package.json` that are true of the extension too. */
const SHARED = ['name', 'version', 'license', 'repository', 'homepage', 'bugs', 'author', 'type'];

type Json = Record<string, unknown>;

/** The manifest from the texts of both files. */
export function extensionManifest(packageJson: string, clientManifest: string): Json {
  const project = JSON.parse(packageJson) as Json & { engines: Json };
  const own = JSON.parse(clientManifest) as Json & {
    engines: Json;
    contributes: { configuration: { properties: Record<string, Json> } };
  };
  const setting = own.contributes.configuration.properties['warplens.rules']!;
  const rules = [...RULES].sort((a, b) => (a.name < b.name ? -1 : 1));
  setting['additionalProperties'] = false;
  setting['properties'] = levelProperties(rules, ({ title }) => ({
    enumDescriptions: Object.values(LEVEL_TEXTS),
    markdownDescription: `${title[0]!.toUpperCase()}${title.slice(1)}.`,
  }));
  return {
    ...Object.fromEntries(SHARED.map((field) => [field, project[field]])),
    ...own,
    engines: { ...project.engines, ...own.engines },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = extensionManifest(
    readFileSync('package.json', 'utf8'),
    readFileSync('client/manifest.json', 'utf8'),
  );
  process.stdout.write(`${JSON.stringify(manifest, undefined, 2)}\n`);
}
