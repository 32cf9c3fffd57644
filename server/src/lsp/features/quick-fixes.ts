/**
 * Code actions: quick fixes in Rust source and in TOML files that rules speak of, and launch specs.
 * as `data`, so that an editor may ask for the fixes of one wherever its cursor stands. Clients
 * that can ask again get titles first, and the edits of the one that is chosen: an editor asks for
 * fixes at every move of the cursor, and applies few.
 */
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import { append } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import {
  diagnosticsIn,
  FixCheck,
  fixesOf,
  LEFT_OUT,
  type OfferedFix,
  safetyComment,
  touches,
  withShared,
} from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter, type FindingAddress, readFinding } from '../convert.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { canEdit, workspaceEdit } from '../workspace-edits.ts';
import { assemblyFixes } from './assembly-reports.ts';
import { assemblyDocument } from './assembly-texts.ts';
import { costActions } from './cost-actions.ts';
import { runFixes } from './run-sides.ts';
import { specActions } from './spec-actions.ts';
import { isToml, tomlFindings, tomlRoots } from './toml-diagnostics.ts';

/** Which fix an unresolved action stands for: the place of its finding, and its title. */
interface FixAddress extends FindingAddress {
  readonly uri: string;
  readonly title: string;
}

/** The findings in a document, with their fixes. */
function findingsIn(context: ServerContext, uri: string): readonly Diagnostic[] {
  const path = pathOfUri(uri);
  return isToml(uri)
    ? (tomlFindings(context).get(path) ?? [])
    : diagnosticsIn(context.engine, path);
}

function isAt({ code, start, end }: FindingAddress, found: Diagnostic): boolean {
  return found.code === code && found.span.start === start && found.span.end === end;
}

function codeAction(context: ServerContext, converter: Converter, fix: OfferedFix): CodeAction {
  const edit = workspaceEdit(context, converter.textEdits(fix));
  return { ...converter.codeActionTitle(fix), edit };
}

/** Writes what of a launch nobody has verified as its `SAFETY` comment. */
function safetyAction(
  context: ServerContext,
  uri: string,
  path: string,
  offset: number,
  converter: Converter,
): CodeAction[] {
  const found = safetyComment(context.engine, path, offset);
  if (found === undefined) return [];
  const { span, newText } = found.edit;
  const edit = workspaceEdit(context, { [uri]: [{ range: converter.range(span), newText }] });
  return [{ title: found.title, kind: CodeActionKind.QuickFix, edit }];
}

const { QuickFix, Refactor, RefactorRewrite } = CodeActionKind;

export function registerQuickFixes(context: ServerContext): void {
  const { connection, engine } = context;
  const trial = new FixCheck(engine);
  /** Nothing is offered that brings another finding. */
  const holding = (uri: string, asked: readonly Diagnostic[]): readonly Diagnostic[] => {
    // What a feature brings in may have findings of its own.
    const isSetting = ({ code }: Diagnostic): boolean => code === LEFT_OUT;
    if (!isToml(uri)) {
      const root = engine.rootOf(pathOfUri(uri));
      const rest = asked.filter((one) => !isSetting(one));
      return [...trial.keepHolding(root, rest), ...asked.filter(isSetting)];
    }
    // A TOML file belongs to no crate: a fix in it is tried on the crate that the finding is about.
    const roots = tomlRoots(context);
    return asked.flatMap((one) => {
      const root = roots.find((at) => engine.diagnostics(at).includes(one));
      return root === undefined ? [one] : trial.keepHolding(root, [one]);
    });
  };

  connection.onCodeAction(
    guarded(context, 'codeAction', (params: CodeActionParams): CodeAction[] => {
      const { uri } = params.textDocument;
      const { only } = params.context;
      const wants = (kind: string): boolean =>
        only === undefined || only.some((asked) => isKind(asked, kind));
      if (![QuickFix, Refactor, RefactorRewrite].some(wants)) return [];
      const assembly = assemblyDocument(context, uri);
      if (assembly !== undefined)
        return wants(CodeActionKind.QuickFix)
          ? assemblyFixes(context, uri, assembly, params.range)
          : [];
      if (!isRustSource(uri)) return [];
      const converter = new Converter(context);
      const path = pathOfUri(uri);
      const start = converter.offset(path, params.range.start);
      const end = converter.offset(path, params.range.end);
      const specs =
        wants(CodeActionKind.Refactor) && !isToml(uri) ? specActions(context, path, start) : [];
      // Each is a trial of the compiler: not at every move of the cursor.
      const isAsked = params.context.triggerKind !== CodeActionTriggerKind.Automatic;
      if (isAsked && wants(CodeActionKind.RefactorRewrite) && !isToml(uri))
        append(specs, costActions(context, path, start, converter));
      if (!wants(CodeActionKind.QuickFix)) return specs;
      const named = params.context.diagnostics.flatMap(({ data }) => readFinding(data) ?? []);
      const all = findingsIn(context, uri);
      const asked = all.filter(
        (d) => touches(context.engine, d, start, end) || named.some((one) => isAt(one, d)),
      );
      const fixes = fixesOf(holding(uri, withShared(asked, all))).filter(({ fix }) =>
        fix.edits.every(({ span }) => canEdit(context, engine.path(span.file))),
      );
      const comment = [
        ...runFixes(context, uri, params.range),
        ...safetyAction(context, uri, path, start, converter),
      ];
      if (!context.client.resolveFixes)
        return [...fixes.map((fix) => codeAction(context, converter, fix)), ...comment, ...specs];
      return [
        ...fixes.map((fix) => ({
          ...converter.codeActionTitle(fix),
          data: addressOf(uri, fix),
        })),
        ...comment,
        ...specs,
      ];
    }),
  );

  connection.onCodeActionResolve(
    guarded(context, 'codeAction/resolve', (action: CodeAction): CodeAction => {
      const address = readAddress(action.data);
      if (address === undefined) return action;
      const asked = findingsIn(context, address.uri).filter((d) => isAt(address, d));
      const found = fixesOf(asked).find(({ fix }) => fix.title === address.title);
      if (found === undefined)
        throw new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed since');
      return codeAction(context, new Converter(context), found);
    }),
  );
}

function addressOf(uri: string, { diagnostic, fix }: OfferedFix): FixAddress {
  const { code, span } = diagnostic;
  return { uri, code, start: span.start, end: span.end, title: fix.title };
}

function readAddress(data: unknown): FixAddress | undefined {
  const finding = readFinding(data);
  const { uri, title } = (finding ?? {}) as Partial<FixAddress>;
  return finding === undefined || typeof uri !== 'string' || typeof title !== 'string'
    ? undefined
    : { ...finding, uri, title };
}

/** A kind is asked for by itself, by one above it, or by one below it. */
function isKind(asked: string, kind: string): boolean {
  return asked === '' || asked === kind || asked.startsWith(`${kind}.`);
}
