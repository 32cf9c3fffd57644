/** What the server knows about a place in a text, as the editor asks for it. */
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  Hover,
  InlayHint,
  MarkupContent,
  SemanticTokens,
  SemanticTokensOptions,
} from 'vscode-languageserver-protocol/browser';
import { monaco } from './monaco.ts';
import { positionOf, rangeOf, toEditor } from './places.ts';
import type { Server } from './server.ts';

type Model = monaco.editor.ITextModel;
type Token = monaco.CancellationToken;

/** How the providers reach what they speak of. */
export interface LanguageContext {
  readonly server: Server;
  /** The document that a text is for the server; undefined for texts that it does not know. */
  uriOf(model: Model): string | undefined;
  /** What was found in a text, for its fixes. */
  findings(model: Model): readonly Diagnostic[];
  /** Are costs behind the lines wanted? */
  costs(): boolean;
  /** False while the server may already have a newer text than the editor. */
  isCurrent(model: Model): boolean;
}

/** What the page fires when answers of the server may be others than before. */
export interface Refreshes {
  readonly hints: monaco.Emitter<void>;
  readonly tokens: monaco.Emitter<void>;
}

const SOURCES = ['rust', 'mlir'];
const ASSEMBLY = ['ptx', 'amdgcn'];
const ALL = [...SOURCES, ...ASSEMBLY];

/** Registers all providers. */
export function registerLanguage(context: LanguageContext): Refreshes {
  const hints = new monaco.Emitter<void>();
  const tokens = new monaco.Emitter<void>();
  const { languages } = monaco;
  languages.registerHoverProvider(ALL, {
    provideHover: (model, position, token) => hoverAt(context, model, position, token),
  });
  languages.registerCompletionItemProvider(SOURCES, {
    triggerCharacters: ['"', '.'],
    provideCompletionItems: (model, position, _context, token) =>
      completionsAt(context, model, position, token),
  });
  languages.registerCodeLensProvider(SOURCES, {
    provideCodeLenses: (model, token) => lensesOf(context, model, token),
    resolveCodeLens: (_model, lens, token) => resolvedLens(context, lens, token),
  });
  languages.registerInlayHintsProvider(ALL, {
    onDidChangeInlayHints: hints.event,
    provideInlayHints: (model, range, token) => hintsIn(context, model, range, token),
  });
  languages.registerCodeActionProvider(SOURCES, {
    provideCodeActions: (model, range, _context, token) => fixesIn(context, model, range, token),
    resolveCodeAction: (action, token) => resolvedFix(context, action, token),
  });
  registerTokens(context, tokens);
  return { hints, tokens };
}

/**
 * The colours of names. The editor asks for the legend once and keeps it, also before the server
 * has said what it is; so the provider comes with the first server that runs.
 */
function registerTokens(context: LanguageContext, refreshed: monaco.Emitter<void>): void {
  const { server } = context;
  let registered = false;
  const register = (): void => {
    if (registered || server.state !== 'running') return;
    registered = true;
    monaco.languages.registerDocumentSemanticTokensProvider([...ASSEMBLY, 'mlir'], {
      onDidChange: refreshed.event,
      getLegend: () => legendOf(context),
      provideDocumentSemanticTokens: (model, _last, token) => tokensOf(context, model, token),
      releaseDocumentSemanticTokens: () => undefined,
    });
  };
  server.onState.push(register);
  register();
}

/** Asks about a text; null where the server does not know it or has no answer. */
async function ask<R>(
  { server, uriOf }: LanguageContext,
  model: Model,
  method: string,
  [params, token]: readonly [object, Token],
): Promise<R | null> {
  const uri = uriOf(model);
  if (uri === undefined) return null;
  const all = { textDocument: { uri }, ...params };
  // The page says what has happened to the server; an editor that has no answer shows nothing.
  return server.request<R | null>(method, all, token).catch(() => null);
}

function markdown(text: string | MarkupContent | undefined): monaco.IMarkdownString {
  return { value: typeof text === 'string' ? text : (text?.value ?? '') };
}

async function hoverAt(
  context: LanguageContext,
  model: Model,
  position: monaco.IPosition,
  token: Token,
): Promise<monaco.languages.Hover | null> {
  const params = { position: positionOf(position) };
  const hover = await ask<Hover>(context, model, 'textDocument/hover', [params, token]);
  if (!hover) return null;
  return {
    contents: [markdown(hover.contents as MarkupContent)],
    ...(hover.range ? { range: toEditor(hover.range) } : {}),
  };
}

async function completionsAt(
  context: LanguageContext,
  model: Model,
  position: monaco.IPosition,
  token: Token,
): Promise<monaco.languages.CompletionList | null> {
  const params = { position: positionOf(position) };
  const method = 'textDocument/completion';
  const list = await ask<CompletionList | CompletionItem[]>(context, model, method, [
    params,
    token,
  ]);
  if (!list) return null;
  const { items, isIncomplete } = Array.isArray(list) ? { items: list, isIncomplete: false } : list;
  const word = model.getWordUntilPosition(position);
  const around: monaco.IRange = {
    startLineNumber: position.lineNumber,
    startColumn: word.startColumn,
    endLineNumber: position.lineNumber,
    endColumn: word.endColumn,
  };
  return {
    incomplete: isIncomplete,
    suggestions: items.map((item) => suggestionOf(item, around)),
  };
}

function suggestionOf(
  item: CompletionItem,
  around: monaco.IRange,
): monaco.languages.CompletionItem {
  const { CompletionItemInsertTextRule: Rule } = monaco.languages;
  const edit = item.textEdit;
  return {
    label: item.label,
    // The protocol's kinds are the editor's, counted from one in another order; one is enough here.
    kind: monaco.languages.CompletionItemKind.Function,
    insertText: edit?.newText ?? item.insertText ?? item.label,
    range: edit === undefined || !('range' in edit) ? around : toEditor(edit.range),
    ...(item.insertTextFormat === 2 ? { insertTextRules: Rule.InsertAsSnippet } : {}),
    ...(item.detail === undefined ? {} : { detail: item.detail }),
    ...(item.documentation === undefined ? {} : { documentation: markdown(item.documentation) }),
    ...(item.sortText === undefined ? {} : { sortText: item.sortText }),
    ...(item.filterText === undefined ? {} : { filterText: item.filterText }),
  };
}

/** A lens of the editor with that of the server. */
interface OwnLens extends monaco.languages.CodeLens {
  readonly lens: CodeLens;
}

async function lensesOf(
  context: LanguageContext,
  model: Model,
  token: Token,
): Promise<monaco.languages.CodeLensList> {
  const found = await ask<CodeLens[]>(context, model, 'textDocument/codeLens', [{}, token]);
  const lenses = (found ?? []).map((lens): OwnLens => ({ range: toEditor(lens.range), lens }));
  return { lenses, dispose: () => undefined };
}

async function resolvedLens(
  { server }: LanguageContext,
  own: monaco.languages.CodeLens,
  token: Token,
): Promise<monaco.languages.CodeLens> {
  const { lens } = own as OwnLens;
  const whole = await server.request<CodeLens>('codeLens/resolve', lens, token).catch(() => lens);
  const { title = '', command = '', arguments: args = [] } = whole.command ?? {};
  return { ...own, command: { id: command, title, arguments: args } };
}

async function hintsIn(
  context: LanguageContext,
  model: Model,
  range: monaco.IRange,
  token: Token,
): Promise<monaco.languages.InlayHintList> {
  const params = { range: rangeOf(range) };
  const hints = context.costs()
    ? await ask<InlayHint[]>(context, model, 'textDocument/inlayHint', [params, token])
    : [];
  return { hints: (hints ?? []).map(hintOf), dispose: () => undefined };
}

function hintOf(hint: InlayHint): monaco.languages.InlayHint {
  const { position, label, tooltip } = hint;
  const part = (text: string, about: string | MarkupContent | undefined) => ({
    label: text,
    ...(about === undefined ? {} : { tooltip: markdown(about) }),
  });
  return {
    position: { lineNumber: position.line + 1, column: position.character + 1 },
    label:
      typeof label === 'string'
        ? [part(label, tooltip)]
        : label.map(({ value, tooltip: own }) => part(value, own ?? tooltip)),
    paddingLeft: hint.paddingLeft ?? true,
    paddingRight: hint.paddingRight ?? false,
  };
}

/** A fix of the editor with that of the server. */
interface OwnFix extends monaco.languages.CodeAction {
  readonly fix: CodeAction;
  readonly model: Model;
}

async function fixesIn(
  context: LanguageContext,
  model: Model,
  range: monaco.IRange,
  token: Token,
): Promise<monaco.languages.CodeActionList> {
  const diagnostics = context
    .findings(model)
    .filter((finding) => monaco.Range.areIntersectingOrTouching(toEditor(finding.range), range));
  const params = { range: rangeOf(range), context: { diagnostics, only: ['quickfix'] } };
  const found = diagnostics.length
    ? await ask<CodeAction[]>(context, model, 'textDocument/codeAction', [params, token])
    : [];
  const actions = (found ?? []).map(
    (fix): OwnFix => ({
      title: fix.title,
      kind: 'quickfix',
      isPreferred: fix.isPreferred ?? false,
      fix,
      model,
    }),
  );
  return { actions, dispose: () => undefined };
}

async function resolvedFix(
  { server }: LanguageContext,
  action: monaco.languages.CodeAction,
  token: Token,
): Promise<monaco.languages.CodeAction> {
  const { fix, model } = action as OwnFix;
  const { edit } = fix.edit
    ? fix
    : await server.request<CodeAction>('codeAction/resolve', fix, token).catch(() => fix);
  const changes = [
    ...Object.values(edit?.changes ?? {}).flat(),
    ...(edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : [])),
  ];
  const edits = changes.flatMap((change) =>
    'newText' in change
      ? [
          {
            resource: model.uri,
            versionId: undefined,
            textEdit: { range: toEditor(change.range), text: change.newText },
          },
        ]
      : [],
  );
  return { ...action, edit: { edits } };
}

function legendOf({ server }: LanguageContext): monaco.languages.SemanticTokensLegend {
  const offer = server.capabilities.semanticTokensProvider as SemanticTokensOptions | undefined;
  return offer?.legend ?? { tokenTypes: [], tokenModifiers: [] };
}

async function tokensOf(
  context: LanguageContext,
  model: Model,
  token: Token,
): Promise<monaco.languages.SemanticTokens | null> {
  const method = 'textDocument/semanticTokens/full';
  const version = model.getVersionId();
  const tokens = await ask<SemanticTokens>(context, model, method, [{}, token]);
  // Tokens of another text would colour this one wrongly.
  if (!tokens || model.getVersionId() !== version || !context.isCurrent(model)) return null;
  return { data: Uint32Array.from(tokens.data) };
}
