/** An `.mlir` document over stdio: findings while typing, lenses, previews, names, colours. */
import assert from 'node:assert/strict';
import { readRepo } from '../kit/index.ts';
import { CAPABILITIES, type Diagnostic, find, type Location, Session } from './session.ts';

const URI = 'file:///nowhere/k.mlir';
const TEXT = readRepo('test-fixtures/mlir/kernels/dynamic.mlir');

describe('e2e: mlir', () => {
  let session: Session;
  beforeEach(async () => {
    session = new Session();
    await session.client.initialize(CAPABILITIES);
    await session.client.open(URI, TEXT);
  });
  afterEach(() => session.end());

  const textDocument = { uri: URI };
  const findings = async (): Promise<readonly Diagnostic[]> =>
    (
      await session.client.request<{ items: readonly Diagnostic[] }>('textDocument/diagnostic', {
        textDocument,
      })
    ).items;

  it('findings come and go with the text', async () => {
    assert.deepEqual(await findings(), []);
    const start = find(TEXT, '%x, %line[%t]');
    const end = { ...start, character: start.character + 2 };
    await session.client.change(URI, { start, end }, '%y');
    const [first, ...more] = await findings();
    assert.deepEqual(more, []);
    assert.equal(first!.code, 'mlir-invalid');
    assert.equal(first!.message.split('\n')[0], '`%y` is used before it is defined');
    assert.deepEqual(first!.range.start, start);
    await session.client.change(URI, { start, end }, '%x');
    assert.deepEqual(await findings(), []);
  });

  it('lenses, previews, names, outline and colours', async () => {
    const { client } = session;
    const lenses = await client.request<{ data: unknown[] }[]>('textDocument/codeLens', {
      textDocument,
    });
    assert.deepEqual(
      lenses.flatMap(({ data }) => (data ? [data] : [])),
      ['ptx', 'amdgcn'].map((target) => [URI, 'dynamic', target]),
    );
    const shown = await client.execute<{ text: string }>(
      'warplens.preview',
      URI,
      find(TEXT, 'gpu.barrier'),
      'amdgcn',
    );
    assert.match(shown.text, /s_barrier/);
    const position = find(TEXT, '%sums[%t]');
    const [place] = [
      await client.request<Location>('textDocument/definition', { textDocument, position }),
    ].flat();
    assert.deepEqual(place!.range.start, find(TEXT, '%sums = '));
    const outline = await client.request<{ name: string }[]>('textDocument/documentSymbol', {
      textDocument,
    });
    assert.deepEqual(
      outline.map(({ name }) => name),
      ['@kernels'],
    );
    const tokens = await client.request<{ data: number[] }>('textDocument/semanticTokens/full', {
      textDocument,
    });
    assert.ok(tokens.data.length > 100);
  });
});
