/** Costs behind lines, and lenses that tell what an edit has changed since the last save. */
import assert from 'node:assert/strict';
import { readRepo } from '../kit/index.ts';
import { at, CAPABILITIES, type Range, Session } from './session.ts';

const URI = 'file:///costs/costs.rs';
const TEXT = readRepo('test-fixtures/ide/line-costs.rs');
const WHOLE: Range = { start: at(0, 0), end: at(1000, 0) };

interface Hint {
  readonly position: { readonly line: number; readonly character: number };
  readonly label: string;
  readonly tooltip: { readonly kind: string; readonly value: string };
}

interface Lens {
  readonly command?: { readonly title: string };
}

describe('e2e: costs of lines', () => {
  let session: Session;
  beforeEach(() => {
    session = new Session();
  });
  afterEach(() => {
    session.process.kill();
  });

  const hints = (uri: string): Promise<Hint[]> =>
    session.client.request('textDocument/inlayHint', { textDocument: { uri }, range: WHOLE });
  const start = async (lineCosts: object): Promise<void> => {
    await session.client.initialize(CAPABILITIES, { initializationOptions: lineCosts });
    await session.client.open(URI, TEXT);
  };

  it('stand at the end of lines, of source and of a preview', async () => {
    await start({ preview: { cpu: 'sm_80' } });
    const lines = TEXT.split('\n');
    const found = await hints(URI);
    for (const { position } of found)
      assert.equal(position.character, lines[position.line]!.length);
    const uncoalesced = found.find(({ label }) => label.startsWith('uncoalesced'));
    assert.equal(
      uncoalesced?.position.line,
      lines.findIndex((line) => line.includes('i * 64')),
    );
    assert.equal(uncoalesced.tooltip.kind, 'markdown');
    assert.ok(!found.some(({ label }) => label.includes('f64')), 'f64 is off');
    const { client } = session;
    const { uri, text } = await client.execute<{ uri: string; text: string }>(
      'warplens.preview',
      URI,
      'costs',
      'ptx',
    );
    await client.open(uri, text, 'ptx');
    const labels = (await hints(uri)).map(({ label }) => label);
    assert.ok(labels.includes('bounds check'), labels.join());
    await session.end();
  });

  it('are those of the setting', async () => {
    await start({ preview: { cpu: 'sm_80' }, lineCosts: { show: ['f64'] } });
    assert.deepEqual(
      (await hints(URI)).map(({ label }) => label),
      ['f64'],
    );
    await session.end();
  });

  it('a lens tells of the change until it is saved', async () => {
    await start({});
    const { client } = session;
    const title = async (): Promise<string> => {
      const textDocument = { uri: URI };
      const [, , lens] = await client.request<Lens[]>('textDocument/codeLens', { textDocument });
      return (await client.request<Lens>('codeLens/resolve', lens)).command?.title ?? '';
    };
    assert.match(
      await title(),
      /^PTX · \d+(?:–\d+)? registers( · no races in workgroup memory: .*)?$/,
    );
    const line = TEXT.split('\n').findIndex((row) => row.includes('a / b'));
    const body = 'a.wrapping_mul(a ^ b).wrapping_add(b.rotate_left(a as u32)) / (b | 1)';
    await client.change(URI, { start: at(line, 4), end: at(line, 9) }, body);
    assert.match(await title(), /^PTX · \d+(?:–\d+)? → \d+(?:–\d+)? registers [▲▼]/);
    await client.notify('textDocument/didSave', { textDocument: { uri: URI } });
    assert.match(
      await title(),
      /^PTX · \d+(?:–\d+)? registers( · no races in workgroup memory: .*)?$/,
    );
    await session.end();
  });
});
