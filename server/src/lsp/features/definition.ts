/**
 * Go to definition. In assembly texts from a register to what writes it and from a label to where
 * it stands; elsewhere in a preview to the Rust line it comes from; in Rust source from a kernel's
 * name in a string to the kernel.
 */
import type { DefinitionParams, Location } from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import {
  definitionsOf,
  hostLinkAt,
  isPreviewUri,
  kernelsNamed,
  namedBy,
  stringAt,
} from '../../ide/index.ts';
import { guarded, type Reporting, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { assemblyTexts } from './assembly-texts.ts';
import { workspaceKernels } from './gpu-files.ts';
import type { Previews } from './previews.ts';

export function registerDefinition(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  /** Where the name under the cursor is made, in the same text. */
  const inText = ({ textDocument: { uri }, position }: DefinitionParams): Location[] => {
    const found = assembly(uri);
    if (!found) return [];
    const positions = new Positions(found.text, context.encoding);
    const use = found.language.nameAt(found.text, positions.offset(position));
    // Functions and parameters of a preview stand in the source.
    if (!use || (isPreviewUri(uri) && !LOCAL.has(use.name.kind))) return [];
    return definitionsOf(use)
      .filter(({ start }) => start !== use.occurrence.start)
      .map(({ start, end }) => ({ uri, range: positions.range(start, end) }));
  };

  /** The kernel that host code means, by a string or otherwise. */
  const fromString = async (
    { textDocument: { uri }, position }: DefinitionParams,
    reporting: Reporting<never>,
  ): Promise<Location[] | null> => {
    const text = context.documents.get(uri)?.getText() ?? '';
    const offset = new Positions(text, context.encoding).offset(position);
    const link = hostLinkAt(context.engine, pathOfUri(uri), offset);
    if (link !== undefined && link.name.kernels.length > 0) {
      const { kernel, kernels } = link.name;
      const places = new Converter(context);
      return (kernel === undefined ? kernels : [kernel]).map((k) => places.location(k.nameSpan));
    }
    const literal = stringAt(text, offset);
    if (!literal) return null;
    const kernels = kernelsNamed(
      await workspaceKernels(context, reporting, namedBy(literal)),
      literal,
    );
    const converter = new Converter(context);
    return kernels.length === 0 ? null : kernels.map((k) => converter.location(k.nameSpan));
  };

  connection.onDefinition(
    guarded(
      context,
      'definition',
      async (params: DefinitionParams, reporting): Promise<Location | Location[] | null> => {
        const { uri } = params.textDocument;
        const local = inText(params);
        if (local.length > 0) return local.length === 1 ? local[0]! : local;
        if (isRustSource(uri)) return fromString(params, reporting);
        if (!isPreviewUri(uri)) return null;
        const span = previews.shown(uri).lineMap[params.position.line];
        return span ? new Converter(context).location(span) : null;
      },
    ),
  );
}

/** Names that mean nothing outside the text. */
const LOCAL: ReadonlySet<string> = new Set(['register', 'label', 'variable']);
