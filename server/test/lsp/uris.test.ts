/** Paths and URIs both ways, and preview addresses that survive what editors do to a URI. */

import assert from 'node:assert/strict';
import { type PreviewAddress, parsePreviewUri, previewUri } from '../../src/ide/index.ts';
import { pathOfUri, uriOfPath } from '../../src/lsp/uris.ts';

describe('lsp: uris', () => {
  const PATHS: readonly (readonly [path: string, uri: string])[] = [
    ['/a/b.rs', 'file:///a/b.rs'],
    ['/with space/ü&(1)!.rs', 'file:///with%20space/%C3%BC%26%281%29%21.rs'],
    ['C:/x/y.rs', 'file:///c%3A/x/y.rs'],
    ['//host/share/y.rs', 'file://host/share/y.rs'],
    ['untitled:Untitled-1', 'untitled:Untitled-1'],
  ];
  for (const [path, uri] of PATHS) {
    it(`${path} and back`, () => {
      assert.equal(uriOfPath(path), uri);
      assert.equal(pathOfUri(uri), path);
    });
  }

  it('reads URIs that encode less than we do', () => {
    assert.equal(pathOfUri('file:///c:/x/(1).rs'), 'C:/x/(1).rs');
    assert.equal(pathOfUri('file:///100%/x.rs'), '/100%/x.rs');
  });

  const ADDRESSES: readonly PreviewAddress[] = [
    {
      pane: 'ptx',
      target: 'ptx',
      path: '/a b/k=1&c.rs',
      kernel: 'saxpy',
      cpu: 'sm_80',
      debugAssertions: true,
      lineInfo: true,
    },
    { pane: 'ptx', target: 'ptx', path: '/a/k.rs', debugAssertions: false, lineInfo: false },
    {
      pane: 'amdgcn',
      target: 'amdgcn',
      path: '/a/k.mlir',
      debugAssertions: false,
      lineInfo: false,
      checkBounds: true,
    },
    { pane: 'sass', target: 'ptx', path: '/a/k.rs', debugAssertions: false, lineInfo: false },
  ];
  for (const address of ADDRESSES) {
    it(`the preview of ${address.path} as ${address.pane} and back`, () => {
      const uri = previewUri(address);
      assert.deepEqual(parsePreviewUri(uri), address);
      const decoded = uri.replace(/\?(.*)$/, (_, query: string) => `?${decodeURIComponent(query)}`);
      assert.deepEqual(parsePreviewUri(decoded), address);
    });
  }

  it('writes a query as editors print it, so that a refresh finds the document', () => {
    const query = previewUri(ADDRESSES[0]!).split('?')[1]!;
    assert.match(query, /^[\w.~%-]+$/);
  });

  it('is undefined for anything else', () => {
    for (const uri of [
      'file:///a.rs',
      'warplens-preview:/ptx/a.ptx',
      'warplens-preview:/ptx/a.ptx?x=1',
    ]) {
      assert.equal(parsePreviewUri(uri), undefined);
    }
  });
});
