/**
 * The beginning: what the address says is on its way through the compiler before the editor has
 * been read.
 */
import type {
  PreviewCommand,
  PreviewOptions,
  PreviewResult,
  TargetRow,
  TargetsCommand,
} from '../../server/src/protocol/index.ts';
import { EXAMPLES } from './examples.ts';
import { type Language, readLink, type Settings } from './link.ts';
import type { Server } from './server.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';
const TARGETS: TargetsCommand = 'warplens.targets';

export interface Session {
  readonly server: Server;
  readonly settings: Settings;
  /** Why the address could not be read. */
  readonly problem: string | undefined;
  readonly targets: Promise<readonly TargetRow[]>;
  /** Of the text as the settings have it. */
  readonly preview: Promise<PreviewResult>;
}

export function defaultSettings(): Settings {
  const [{ language, text }] = EXAMPLES;
  return { language, text, target: 'ptx', cpus: {}, opt: 'O2', costs: true, colors: true };
}

/** The document of a language: one, because a link holds one text. */
export function uriOf(language: Language): string {
  return `file:///playground/kernel.${language === 'rust' ? 'rs' : 'mlir'}`;
}

export async function startSession(server: Server): Promise<Session> {
  const { settings, problem } = await settingsOf(location.hash);
  const { language, text } = settings;
  void server.open({
    uri: uriOf(language),
    languageId: language,
    version: () => 1,
    text: () => text,
  });
  const preview = askPreview(server, settings);
  const targets = server.command<readonly TargetRow[]>(TARGETS, []);
  // Who waits for them later is told.
  for (const promise of [preview, targets]) promise.catch(() => undefined);
  return { server, settings, problem, preview, targets };
}

/** Settings of a fragment, or those to begin with and what is wrong with the fragment. */
export async function settingsOf(
  fragment: string,
): Promise<{ readonly settings: Settings; readonly problem: string | undefined }> {
  try {
    return { settings: (await readLink(fragment)) ?? defaultSettings(), problem: undefined };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { settings: defaultSettings(), problem: `This link cannot be read: ${why}.` };
  }
}

/** All kernels of the text as the settings want them. */
export function askPreview(server: Server, settings: Settings): Promise<PreviewResult> {
  const { language, target, cpus, opt } = settings;
  const cpu = cpus[target];
  const options: PreviewOptions = { opt, ...(cpu === undefined ? {} : { cpu }) };
  return server.command<PreviewResult>(PREVIEW, [uriOf(language), null, target, options]);
}
