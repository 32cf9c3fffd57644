/** What an editor can do about findings of a run: proven fixes, and both sides of a race. */
import {
  type CodeAction,
  CodeActionKind,
  type CodeLens,
  type Command,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type TextEdit,
} from 'vscode-languageserver';
import type { BothSidesCommand, ProtocolLocation } from '../../protocol/index.ts';
import type { ServerContext } from '../context.ts';
import type { RaceSides } from '../run-marks.ts';
import { pathOfUri } from '../uris.ts';
import { canEdit, workspaceEdit } from '../workspace-edits.ts';

const BOTH_SIDES: BothSidesCommand = 'warplens.bothSides';

/** The fixes of findings of runs in a range, each proven by a run of the edited kernel. */
export function runFixes(context: ServerContext, uri: string, range: Range): readonly CodeAction[] {
  const out = new Map<string, CodeAction>();
  for (const { fixes = [] } of context.runs.findingsIn(uri, range))
    for (const { title, edits } of fixes) {
      if (!edits.every(({ location }) => canEdit(context, pathOfUri(location.uri)))) continue;
      const changes: Record<string, TextEdit[]> = {};
      for (const { location, newText } of edits)
        (changes[location.uri] ??= []).push({ range: location.range, newText });
      const edit = workspaceEdit(context, changes);
      out.set(title, { title, kind: CodeActionKind.QuickFix, edit });
    }
  return [...out.values()];
}

/** Lenses that open both sides of a race, where the client can show documents. */
export function raceLenses(context: ServerContext, uri: string): readonly CodeLens[] {
  if (!context.client.showDocument) return [];
  return context.runs
    .races(uri)
    .map((sides) => ({ range: sides.here.range, command: bothSides(sides) }));
}

function bothSides({ here, other }: RaceSides): Command {
  const isSameFile = here.uri === other.uri;
  const [a, b] = [here.range.start.line + 1, other.range.start.line + 1];
  const file = isSameFile ? '' : ` of ${decodeURIComponent(other.uri.split('/').at(-1)!)}`;
  const title = isSameFile && a === b ? `Race within line ${a}` : `Race with line ${b}${file}`;
  return { title, command: BOTH_SIDES, arguments: [here, other] };
}

/** `warplens.bothSides`, of clients that have no way of their own. */
export async function showBothSides(
  { connection, client }: ServerContext,
  args: readonly unknown[],
): Promise<null> {
  const places = args.filter(isLocation);
  if (places.length !== 2 || args.length !== 2)
    throw new ResponseError(
      LSPErrorCodes.RequestFailed,
      'warplens.bothSides: the arguments are two locations',
    );
  if (!client.showDocument) return null;
  for (const { uri, range } of places)
    await connection.window.showDocument({ uri, takeFocus: true, selection: range });
  return null;
}

function isLocation(value: unknown): value is ProtocolLocation {
  const { uri, range } = (value ?? {}) as Partial<ProtocolLocation>;
  return typeof uri === 'string' && typeof range?.start?.line === 'number';
}
