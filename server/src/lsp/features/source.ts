/** Code lenses in Rust source. */
import type { CodeLens, CodeLensParams } from 'vscode-languageserver';
import { findTarget, kernelLenses, lensTitle, type RegisterCount } from '../../ide/index.ts';
import type {
  DebugArgument,
  DebugCommand,
  LaunchesCommand,
  PreviewArguments,
  PreviewCommand,
  ProfileCommand,
  RunCommand,
} from '../../protocol/index.ts';
import { countedBy, guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isMlirSource, isRustSource, pathOfUri } from '../uris.ts';
import { launchPlaces } from './gpu-files.ts';
import { raceLenses } from './run-sides.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';
const RUN: RunCommand = 'warplens.run';
const PROFILE: ProfileCommand = 'warplens.profile';
const DEBUG: DebugCommand = 'warplens.debug';
const LAUNCHES: LaunchesCommand = 'warplens.launches';

export function registerSource(context: ServerContext): void {
  const { connection, documents } = context;
  const saved = new SavedRegisters();
  documents.onDidClose(({ document }) => saved.forget(document.uri));
  documents.onDidSave(({ document }) => {
    // Only lenses that have compared with something may say something else now.
    if (saved.forget(document.uri)) context.lenses.ask();
  });

  const list = guarded(
    context,
    'codeLens',
    ({ textDocument: { uri } }: CodeLensParams): CodeLens[] => {
      if (!isRustSource(uri) || !context.settings.codeLens) return [];
      const converter = new Converter(context);
      let places: string[] | undefined;
      const lenses = kernelLenses(context.engine, pathOfUri(uri), () => {
        places ??= launchPlaces(context);
        return places;
      });
      const isDebuggable = context.client.debugs && !isMlirSource(uri);
      const ofKernels = lenses.flatMap(({ span, kernel, target, title }): CodeLens | CodeLens[] => {
        const range = converter.range(span);
        if (target === 'run') {
          const verdict = context.runs.verdict(uri, kernel);
          const said = verdict === undefined ? title : `${title} · ${verdict}`;
          return { range, command: { title: said, command: RUN, arguments: [uri, kernel] } };
        }
        if (target === 'profile') {
          const profile = { title, command: PROFILE, arguments: [uri, kernel] };
          const argument: DebugArgument = { uri, kernel };
          const name = title.replace(/^\w+/, 'Debug');
          const debug = { title: name, command: DEBUG, arguments: [argument] };
          return (isDebuggable ? [profile, debug] : [profile]).map((command) => ({
            range,
            command,
          }));
        }
        if (target === 'launches')
          return { range, command: { title, command: LAUNCHES, arguments: [uri, kernel] } };
        const data: LensData = [uri, kernel, target];
        return { range, data };
      });
      return [...ofKernels, ...raceLenses(context, uri)];
    },
  );

  const resolve = guarded(context, 'codeLensResolve', (lens: CodeLens): CodeLens => {
    if (lens.command !== undefined) return lens;
    const [uri, kernel, name] = lens.data as LensData;
    const target = findTarget(name)?.name;
    if (!target) return lens;
    const { engine, settings } = context;
    const key = `${kernel} ${target} ${settings.cpu}`;
    const shown = context.shownText(pathOfUri(uri), target, kernel);
    const title = lensTitle(engine, {
      path: pathOfUri(uri),
      kernel,
      target,
      cpu: settings.cpu,
      before: (registers) =>
        saved.registers(uri, `${key} ${shown?.provider} ${registers.isEstimate}`, registers),
      counted: countedBy(context),
      emitted: shown,
    });
    const args: PreviewArguments = [uri, kernel, target];
    return { ...lens, command: { title, command: PREVIEW, arguments: [...args] } };
  });
  const { during } = context.lenses;
  connection.onCodeLens((params, token) => during(() => list(params, token)));
  connection.onCodeLensResolve((lens, token) => during(() => resolve(lens, token)));
}

/** What a lens takes along until its numbers are asked for: counting compiles the kernel. */
type LensData = readonly [uri: string, kernel: string, target: string];

/** Registers of kernels when their file was opened or last saved: what lenses compare with. */
class SavedRegisters {
  private readonly files = new Map<string, Map<string, RegisterCount>>();

  /** What they were; what they are now, when nobody has asked before. */
  registers(uri: string, key: string, now: RegisterCount): RegisterCount {
    let file = this.files.get(uri);
    if (file === undefined) this.files.set(uri, (file = new Map()));
    const before = file.get(key);
    if (before === undefined) file.set(key, now);
    return before ?? now;
  }

  /** Was there anything to forget? */
  forget(uri: string): boolean {
    return this.files.delete(uri);
  }
}
