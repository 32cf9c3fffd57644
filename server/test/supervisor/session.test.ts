/** What the supervisor would tell a new server of a document that was typed in. */
import assert from 'node:assert/strict';
import type { NotificationMessage, RequestMessage } from 'vscode-jsonrpc/node';
import { documentsIn, Positions } from '../../src/documents/index.ts';
import { ClientSession } from '../../src/supervisor/session.ts';
import { Random } from '../fuzz/random.ts';

const uri = 'file:///a.rs';

function told(session: ClientSession, method: string, params: object): void {
  session.notify({ jsonrpc: '2.0', method, params } as NotificationMessage);
}

describe('supervisor: the session', () => {
  for (const encoding of ['utf-8', 'utf-16'] as const)
    it(`has the text that ${encoding} edits made`, () => {
      const random = new Random(7);
      const session = new ClientSession();
      const params = { capabilities: { general: { positionEncodings: [encoding] } } };
      session.request({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params,
      } as unknown as RequestMessage);
      const texts = documentsIn(() => encoding);
      let expected = texts.create(uri, 'rust', 0, 'fn é() {\n  let 😀 = 1;\n}\n'.repeat(3));
      const textDocument = { uri, languageId: 'rust', version: 0, text: expected.getText() };
      told(session, 'textDocument/didOpen', { textDocument });
      let at = 10;
      for (let version = 1; version < 900; version++) {
        const before = expected.getText();
        const chars = [...before];
        // Typing goes on where it was, now and then elsewhere; never inside a character.
        if (random.below(8) === 0) at = chars.slice(0, random.below(chars.length)).join('').length;
        const text = random.pick(['a', 'b c', '\t', 'é', '😀', '\n', '']);
        const over =
          random.below(5) === 0 ? String.fromCodePoint(before.codePointAt(at) ?? 97).length : 0;
        const range = new Positions(before, encoding).range(at, Math.min(at + over, before.length));
        const edits = [{ range, text }];
        expected = texts.update(expected, structuredClone(edits), version);
        told(session, 'textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: edits,
        });
        at += text.length;
        if (version % 97 === 0) {
          const { params: now } = session.opened(uri) as { params: { textDocument: unknown } };
          assert.deepEqual(now.textDocument, {
            uri,
            languageId: 'rust',
            version,
            text: expected.getText(),
          });
        }
      }
    });
});
