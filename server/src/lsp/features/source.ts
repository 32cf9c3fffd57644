/** Code lenses in Rust source. */
import type { CodeLens, CodeLensParams } from 'vscode-languageserver';
import { findTarget, kernelLenses, lensTitle } from '../../ide/index.ts';
import type { LaunchesCommand, PreviewArguments, PreviewCommand } from '../../protocol/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { launchPlaces } from './gpu-files.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';
const LAUNCHES: LaunchesCommand = 'warplens.launches';

export function registerSource(context: ServerContext): void {
  const { connection } = context;

  connection.onCodeLens(
    guarded(context, 'codeLens', ({ textDocument: { uri } }: CodeLensParams): CodeLens[] => {
      if (!isRustSource(uri) || !context.settings.codeLens) return [];
      const converter = new Converter(context);
      let places: string[] | undefined;
      const lenses = kernelLenses(context.engine, pathOfUri(uri), () => {
        places ??= launchPlaces(context);
        return places;
      });
      return lenses.map(({ span, kernel, target, title }) => {
        const range = converter.range(span);
        if (target === 'launches')
          return { range, command: { title, command: LAUNCHES, arguments: [uri, kernel] } };
        const data: LensData = [uri, kernel, target];
        return { range, data };
      });
    }),
  );

  connection.onCodeLensResolve(
    guarded(context, 'codeLensResolve', (lens: CodeLens): CodeLens => {
      if (lens.command !== undefined) return lens;
      const [uri, kernel, name] = lens.data as LensData;
      const target = findTarget(name)?.name;
      if (!target) return lens;
      const { engine, settings } = context;
      const title = lensTitle(engine, pathOfUri(uri), kernel, target, settings.cpu);
      const args: PreviewArguments = [uri, kernel, target];
      return { ...lens, command: { title, command: PREVIEW, arguments: [...args] } };
    }),
  );
}

/** What a lens takes along until its numbers are asked for: counting compiles the kernel. */
type LensData = readonly [uri: string, kernel: string, target: string];
