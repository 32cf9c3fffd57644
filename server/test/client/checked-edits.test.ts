/** Edits that the client compares with their documents before the editor applies them. */
import assert from 'node:assert/strict';
import {
  checkedAnswer,
  type Editor,
  type Opened,
} from '../../../client/src/features/checked-edits.ts';
import { textHash as ofClient } from '../../../client/src/features/text-hash.ts';
import { textHash } from '../../src/base/index.ts';
import { Random } from '../fuzz/random.ts';

const TEXT = 'fn a() {}\nfn b() {}\n';
const REFUSED = /has changed since the edit was made. Nothing was changed/;

function editorWith(documents: Readonly<Record<string, Opened>>): Editor {
  return { open: async (uri) => documents[uri], name: (uri) => uri };
}

const edit = (version: number | null, hash?: string) => ({
  documentChanges: [
    { textDocument: { uri: 'a', version, ...(hash !== undefined && { textHash: hash }) } },
  ],
});

describe('edits of the server, before they are applied', () => {
  it('both sides make the same hash, whatever the line ends', () => {
    const random = new Random(7);
    const letters = ['a', 'ß', '😀', '\n', '\r\n', '\r', '\t', '\0'];
    const seen = new Map<string, string>();
    for (let n = 0; n < 2000; n++) {
      const mark = n % 3 === 0 ? '\ufeff' : '';
      const text = mark + Array.from({ length: n % 60 }, () => random.pick(letters)).join('');
      const hash = textHash(text);
      assert.match(hash, /^[0-9a-f]{16}$/);
      assert.equal(ofClient(text), hash);
      const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
      assert.equal(textHash(plain), hash);
      assert.equal(seen.get(hash) ?? plain, plain);
      seen.set(hash, plain);
    }
  });

  it('are passed on when the documents are as they were', async () => {
    const editor = editorWith({ a: { version: 3, text: TEXT } });
    for (const answer of [edit(3), edit(null, textHash(TEXT)), edit(null), null, [], {}])
      assert.equal(await checkedAnswer('textDocument/rename', answer, editor), answer);
  });

  it('are refused when a document has changed or is not there any more', async () => {
    const editor = editorWith({ a: { version: 4, text: `// more\n${TEXT}` } });
    for (const one of [edit(3), edit(null, textHash(TEXT))]) {
      const answers = [
        ['textDocument/rename', one],
        ['codeAction/resolve', { title: 'fix', edit: one }],
        ['textDocument/codeAction', [{ title: 'later' }, { title: 'fix', edit: one }]],
      ] as const;
      for (const [method, answer] of answers) {
        await assert.rejects(checkedAnswer(method, answer, editor), REFUSED);
        await assert.rejects(checkedAnswer(method, answer, editorWith({})), REFUSED);
      }
    }
  });

  it('of other requests nothing is opened', async () => {
    const editor: Editor = { open: () => assert.fail(), name: (uri) => uri };
    const answer = edit(3);
    assert.equal(await checkedAnswer('textDocument/hover', answer, editor), answer);
  });
});
