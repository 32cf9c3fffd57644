/** Files as the protocol names them: paths on disk, and texts that only the compiler has. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { isGenerated, PRELUDE_FOLDER } from '../workspace/index.ts';
import { Refused } from './refused.ts';
import { pathOf, shortPath } from './text.ts';

export class Sources {
  private readonly text: (path: string) => string | undefined;
  /** Paths of texts that no disk has; their place, from 1 on, is the reference. */
  private readonly paths: string[] = [];

  constructor(text: (path: string) => string | undefined) {
    this.text = text;
  }

  /**
   * A file; what a build script wrote has a reference under which a client asks for its text. The
   * prelude is packed into one line, which nobody reads: undefined.
   */
  of(path: string): DebugProtocol.Source | undefined {
    if (path.startsWith(`${PRELUDE_FOLDER}/`)) return undefined;
    const source = { name: shortPath(path), path };
    if (!isGenerated(path)) return source;
    const known = this.paths.indexOf(path);
    const sourceReference = known < 0 ? this.paths.push(path) : known + 1;
    return { ...source, sourceReference, origin: 'Warplens' };
  }

  /**
   * The text of a source, as the request `source` asks for it.
   *
   * @throws Refused when there is no such text
   */
  answer({ source, sourceReference }: DebugProtocol.SourceArguments): {
    readonly content: string;
    readonly mimeType: string;
  } {
    const reference = source?.sourceReference ?? sourceReference;
    const path = this.paths[reference - 1] ?? (source === undefined ? '' : pathOf(source));
    const content = this.text(path);
    if (content === undefined) throw new Refused(`there is no source ${path || reference}`);
    return { content, mimeType: 'text/x-rust' };
  }
}
