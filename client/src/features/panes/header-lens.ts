/**
 * The line above a preview's text: what it was compiled with. Each word is a click that changes it.
 */
import {
  CodeLens,
  type Command,
  EventEmitter,
  languages,
  Range,
  type TextDocument,
  workspace,
} from 'vscode';
import { type ClientContext, PREVIEW_SCHEME } from '../../context.ts';
import type { Platform } from '../../platform.ts';
import { addressOf, baseOf, cpuOf } from './address.ts';
import type { PreviewPanes } from './preview-panes.ts';
import { providerOf } from './trust.ts';

export function registerHeaderLens(context: ClientContext, panes: PreviewPanes): void {
  const changed = new EventEmitter<void>();
  const provideCodeLenses = (document: TextDocument): CodeLens[] =>
    headerCommands(document, panes, context.platform).map(
      (command) => new CodeLens(new Range(0, 0, 0, 0), command),
    );
  context.own(
    changed,
    panes.onChange(() => changed.fire()),
    workspace.onDidGrantWorkspaceTrust(() => changed.fire()),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document.uri.scheme === PREVIEW_SCHEME) changed.fire();
    }),
    languages.registerCodeLensProvider(
      { scheme: PREVIEW_SCHEME },
      { onDidChangeCodeLenses: changed.event, provideCodeLenses },
    ),
  );
}

function headerCommands(
  document: TextDocument,
  panes: PreviewPanes,
  platform: Platform,
): Command[] {
  const { uri } = document;
  const { choices, kernel, target } = addressOf(uri);
  const header = document.lineAt(0).text;
  const hidden = /(?<!\d)(\d+) lines hidden/.exec(header)?.[1];
  const provider = providerOf(choices, platform);
  const pinned = panes.isPinned(uri);
  const row = (title: string, command: string, tooltip: string): Command => ({
    title,
    command: `warplens.${command}`,
    tooltip,
    arguments: [uri],
  });
  return [
    row(`$(chip) ${cpuOf(uri)}`, 'selectCpu', 'Choose another GPU'),
    row(choices.opt ?? 'O2', 'selectOptimization', 'How much the optimiser does'),
    row(provider, 'selectProvider', 'Choose another provider'),
    // Of machine code nothing is left out.
    ...(baseOf(target) === target
      ? [
          row(
            hidden === undefined ? 'all lines' : `${hidden} hidden`,
            'selectFilters',
            'Choose which kinds of lines are left out',
          ),
        ]
      : []),
    // Our own front end adds them.
    ...(provider === 'rustc'
      ? []
      : [
          row(
            choices.checkBounds === true ? 'checks added' : 'add checks',
            'toggleChecks',
            'Check accesses that are not proven inside of their memory',
          ),
        ]),
    pinned
      ? row('$(pinned) pinned', 'unpin', 'Follow the cursor again')
      : row('$(pin) pin', 'pin', 'Keep this kernel here'),
    row('compare...', 'compare', 'Another GPU, another level, before an edit, another compiler'),
    ...(kernel === undefined
      ? []
      : [row('resources', 'showResources', 'Registers, memory, occupancy, parameters')]),
  ];
}
