/** The code action that writes a launch spec for the kernel at the cursor, beside its file. */
import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { kernelsIn, SPEC_EXTENSION, specSkeleton } from '../../ide/index.ts';
import type { ServerContext } from '../context.ts';
import { uriOfPath } from '../uris.ts';
import { workspaceEdit } from '../workspace-edits.ts';
import { launches, specsOf } from './run.ts';

/**
 * On the head of a kernel, from its first word to its body. None where a spec beside the source
 * launches the kernel, nor for clients that create no files.
 */
export function specActions(context: ServerContext, path: string, offset: number): CodeAction[] {
  const { engine, client } = context;
  if (!client.documentChanges || !client.createFiles) return [];
  const kernel = kernelsIn(engine, path).findLast(({ span, nameSpan }) => {
    const head = engine.text(path)!.indexOf('{', nameSpan.end);
    return span.start <= offset && offset <= (head < 0 ? nameSpan.end : head);
  });
  if (kernel === undefined) return [];
  const there = specsOf(context, path);
  if (there.some(({ text }) => launches(text, kernel.name))) return [];
  const root = engine.rootOf(path);
  const known = engine.specKernels(root, engine.ruleTarget(root));
  const own = known.filter(({ symbol }) => symbol === kernel.symbol);
  const stem = path.replace(/\.\w+$/, '');
  const free = [`${stem}${SPEC_EXTENSION}`, `${stem}.${kernel.name}${SPEC_EXTENSION}`].find(
    (name) => there.every((spec) => spec.path !== name),
  );
  if (own.length === 0 || free === undefined) return [];
  const newText = specSkeleton(own);
  const origin = { line: 0, character: 0 };
  const edit = workspaceEdit(context, {
    [uriOfPath(free)]: [{ range: { start: origin, end: origin }, newText }],
  });
  const title = `Write a launch spec for \`${kernel.name}\``;
  return [{ title, kind: CodeActionKind.Refactor, edit }];
}
