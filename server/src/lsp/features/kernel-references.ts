/**
 * References of kernels in Rust source: the launches that Rust's own server cannot know, because
 * they name the kernel in a string or in a macro. Asked at the kernel's name, or at a string that
 * names it. Nothing on any other word.
 */
import type { Location, ReferenceParams } from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import {
  hostLinkAt,
  kernelsIn,
  kernelsNamed,
  launchedAs,
  launchesOf,
  namedBy,
  namesOfKernel,
  stringAt,
} from '../../ide/index.ts';
import type { KernelInfo } from '../../workspace/index.ts';
import type { Reporting, ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri } from '../uris.ts';
import { launchPlaces, readLaunches, workspaceKernels } from './gpu-files.ts';

export async function kernelReferences(
  context: ServerContext,
  { textDocument: { uri }, position, context: { includeDeclaration } }: ReferenceParams,
  reporting: Reporting<never>,
): Promise<Location[] | null> {
  const document = context.documents.get(uri);
  if (!document) return null;
  const text = document.getText();
  const offset = new Positions(text, context.encoding).offset(position);
  const literal = stringAt(text, offset);
  const own = kernelsIn(context.engine, pathOfUri(uri)).filter(
    ({ nameSpan }) => nameSpan.start <= offset && offset <= nameSpan.end,
  );
  const link = own.length > 0 ? undefined : hostLinkAt(context.engine, pathOfUri(uri), offset);
  const linked = (link?.name.kernels ?? []).flatMap(({ nameSpan }) =>
    kernelsIn(context.engine, context.engine.path(nameSpan.file)).filter(
      (kernel) => kernel.nameSpan.start === nameSpan.start,
    ),
  );
  const inString = async (): Promise<readonly KernelInfo[]> =>
    literal === undefined
      ? []
      : kernelsNamed(await workspaceKernels(context, reporting, namedBy(literal)), literal);
  const known = own.length > 0 ? own : linked;
  const kernels = known.length > 0 ? known : await inString();
  if (kernels.length === 0) return null;
  const places = launchPlaces(context);
  await readLaunches(context, reporting, places, kernels);
  const converter = new Converter(context);
  // At the name itself, Rust's own server tells the declaration.
  const declarations = includeDeclaration && own.length === 0 ? kernels : [];
  return [
    ...declarations.map(({ nameSpan }) => nameSpan),
    ...kernels.flatMap((kernel) => {
      const launches = launchesOf(context.engine, places, kernel).map(({ span }) => span);
      // A string that is looked up far from its launch is a place of its own.
      const names = namesOfKernel(context.engine, places, launchedAs(kernel)).flatMap(
        ({ name: { span, how } }) => (how === 'string' ? [span] : []),
      );
      const apart = names.filter(
        ({ file, start, end }) =>
          !launches.some((one) => one.file === file && one.start <= start && end <= one.end),
      );
      return [...apart, ...launches];
    }),
  ].map((span) => converter.location(span));
}
