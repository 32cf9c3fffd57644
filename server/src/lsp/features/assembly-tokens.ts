/** Semantic tokens of assembly texts; Rust has its own server for these. */
import {
  type Range,
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensParams,
  type SemanticTokensRangeParams,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../capabilities.ts';
import { guarded, type ServerContext } from '../context.ts';
import { assemblyTexts } from './assembly-texts.ts';
import type { Previews } from './previews.ts';

export function registerAssemblyTokens(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  const tokensOf = (uri: string, within?: Range): SemanticTokens => {
    const builder = new SemanticTokensBuilder();
    const found = assembly(uri);
    if (!found) return builder.build();
    const positions = new Positions(found.text, context.encoding);
    const from = within ? positions.offset(within.start) : 0;
    const to = within ? positions.offset(within.end) : found.text.length;
    for (const { start, end, type, modifiers } of found.language.tokens(found.text)) {
      if (end < from || to < start) continue;
      const { line, character } = positions.position(start);
      const length = positions.position(end).character - character;
      const bits = modifiers.reduce((sum, name) => sum | (1 << TOKEN_MODIFIERS[name]), 0);
      builder.push(line, character, length, TOKEN_TYPES[type], bits);
    }
    return builder.build();
  };

  connection.languages.semanticTokens.on(
    guarded(context, 'semanticTokens', ({ textDocument }: SemanticTokensParams) =>
      tokensOf(textDocument.uri),
    ),
  );
  connection.languages.semanticTokens.onRange(
    guarded(context, 'semanticTokens', ({ textDocument, range }: SemanticTokensRangeParams) =>
      tokensOf(textDocument.uri, range),
    ),
  );
}
