/**
 * Highlights in a preview: what came from one line of the source, and what its calls have brought
 * in.
 */
import assert from 'node:assert/strict';
import { readRepo } from '../kit/index.ts';
import { at, CAPABILITIES, Session } from './session.ts';

const URI = 'file:///k.rs';
const SOURCE = readRepo('test-fixtures/ide/chain.rs');

interface Highlight {
  readonly range: { readonly start: { readonly line: number } };
  readonly kind: number;
}

describe('e2e: highlights', () => {
  let session: Session;
  beforeEach(() => {
    session = new Session();
  });
  afterEach(() => session.process.kill());

  it('of an instruction are those of its line, and what the line has called', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    await client.open(URI, SOURCE);
    const { uri, text } = await client.request<{ uri: string; text: string }>(
      'workspace/executeCommand',
      { command: 'warplens.preview', arguments: [URI, 'chain', 'ptx'] },
    );
    const lines = text.split('\n');
    const asked = async (instruction: RegExp): Promise<[string, number][]> => {
      const line = lines.findIndex((one) => instruction.test(one));
      const position = at(line, lines[line]!.search(/\S/) + 1);
      const found = await client.request<Highlight[]>('textDocument/documentHighlight', {
        textDocument: { uri },
        position,
      });
      return found.map(({ range, kind }) => [
        lines[range.start.line]!.trim().split(/[.\s]/)[0]!,
        kind,
      ]);
    };
    // 1 stands for the line's own code, 2 for what came through it.
    assert.deepEqual(await asked(/mul.*f32/), [['mul', 1]]);
    const sum = await asked(/add.*f32/);
    assert.deepEqual(sum, [
      ['mul', 2],
      ['add', 1],
    ]);
    const store = await asked(/st\.global/);
    assert.deepEqual(
      store.filter(([name]) => ['mul', 'add', 'st'].includes(name)),
      [
        ['mul', 2],
        ['add', 2],
        ['st', 1],
      ],
    );
    await session.end();
  });
});
