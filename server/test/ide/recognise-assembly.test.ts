/**
 * Which texts are of which assembly language: by the file's name, by the editor's word, by what
 * stands in them.
 */
import assert from 'node:assert/strict';
import { recogniseAssembly } from '../../src/ide/index.ts';

const PTX = '//\n.version 8.0\n.target sm_90\n.address_size 64\n';
const AMDGCN = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\ts_endpgm\n';
const HOST = '\t.text\n\t.globl main\nmain:\n\tret\n';

describe('ide: recognition of assembly', () => {
  const CASES: readonly (readonly [path: string, text: string, id: string, string | undefined])[] =
    [
      ['k.ptx', '', '', 'ptx'],
      ['K.PTX', HOST, '', 'ptx'],
      ['k.amdgcn', '', '', 'amdgcn'],
      ['k.gcn', '', '', 'amdgcn'],
      ['k.isa', '', '', 'amdgcn'],
      ['k.s', AMDGCN, '', 'amdgcn'],
      ['k.S', AMDGCN, '', 'amdgcn'],
      ['k.asm', AMDGCN, 'plaintext', 'amdgcn'],
      ['k.s', PTX, '', 'ptx'],
      ['k.s', HOST, '', undefined],
      ['k.S', HOST, 'asm', undefined],
      ['k.asm', HOST, 'amdgcn', 'amdgcn'],
      ['untitled', '', 'ptx', 'ptx'],
      ['k.rs', PTX, 'rust', undefined],
      ['k', PTX, '', undefined],
    ];
  for (const [path, text, id, expected] of CASES) {
    it(`${path} ${id} ${JSON.stringify(text.slice(0, 20))}`, () => {
      assert.equal(recogniseAssembly(`/a/${path}`, text, id)?.name, expected);
    });
  }
});
