/** Which line of the source each line of a preview comes from, as the server says it. */
import type { TextEditor } from 'vscode';
import type { LineMap, LineMapMethod, LineMapParams } from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';

const LINE_MAP: LineMapMethod = 'warplens/lineMap';

/** Line maps by preview document and version, for as long as no source changes. */
export class LineMaps {
  private readonly context: ClientContext;
  private readonly known = new Map<string, { version: number; map: Promise<LineMap> }>();

  constructor(context: ClientContext) {
    this.context = context;
  }

  forget(): void {
    this.known.clear();
  }

  of(pane: TextEditor): Promise<LineMap> {
    const uri = pane.document.uri.toString();
    const { version } = pane.document;
    const old = this.known.get(uri);
    if (old?.version === version) return old.map;
    const params: LineMapParams = { uri };
    const map = this.context
      .ready()
      .then((client) => client.sendRequest<LineMap>(LINE_MAP, params));
    this.known.set(uri, { version, map });
    map.catch(() => this.known.delete(uri));
    return map;
  }
}
