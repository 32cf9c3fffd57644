/**
 * The documentation covers all that the emitters print and all headings of the PTX manual; the
 * tables are counted.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import {
  amdgcnDirectiveDoc,
  amdgcnInstructions,
  amdgcnRegisterDoc,
  eachInstruction,
  eachSymbol,
  findAmdgcnInstruction,
  findPtxInstruction,
  findPtxSpecial,
  operandsOf,
  parseAmdgcn,
  parsePtx,
  ptxInstructions,
  SPECIAL_REGISTERS,
} from '../../src/asm/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo, repoPath } from '../kit/index.ts';

const filesOf = (folder: string, extension: string): string[] =>
  readdirSync(repoPath(folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => name.endsWith(extension))
    .sort();

/** Whole words in quotes that look like mnemonics of these prefixes. */
function quoted(folder: string, pattern: RegExp): Set<string> {
  const out = new Set<string>();
  for (const file of filesOf(folder, '.ts'))
    for (const match of readRepo(file).matchAll(pattern)) out.add(match[1]!);
  return out;
}

describe('documentation of instructions', () => {
  it('PTX: every heading of the manual has a row', () => {
    const headings = readRepo('test-fixtures/asm/ptx-headings.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'))
      .flatMap((line) => {
        const [family, names] = line.split(': ');
        return names!.split(' ').map((name) => `${family}: ${name}`);
      });
    const rows = new Set(ptxInstructions.map((row) => `${row.family}: ${row.name}`));
    assert.deepEqual(
      headings.filter((heading) => !rows.has(heading)),
      [],
    );
    assert.equal(headings.length, 220);
    assert.ok(ptxInstructions.length >= headings.length, `${ptxInstructions.length} rows`);
  });

  it('AMDGCN: every instruction that the emitter’s code names has a row', () => {
    const names = quoted(
      'server/src/targets/amdgcn',
      /'((?:v|s|ds|global|flat|scratch|buffer)_[a-z0-9_]+)'/g,
    );
    // Beginnings that code completes, intrinsics of Rust, and a kind of argument.
    const parts = new Set([
      ...[
        'v_div_fmas',
        'v_div_fixup',
        'v_fmac',
        'v_min',
        'ds_read',
        'ds_write',
        's_mov',
        's_or',
        's_and',
      ],
      ...[
        's_andn2',
        's_buffer_load',
        's_and_saveexec',
        's_cbranch',
        's_wait',
        's_cselect',
        's_load',
        's_not',
        'global_buffer',
      ],
      ...['s_getpc', 's_get_waveid_in_workgroup', 's_get_barrier_state', 's_sendmsg_rtn'],
      ...['s_getreg', 's_bitreplicate', 's_quadmask', 's_wqm', 'buffer_load', 'buffer_store'],
    ]);
    const left = [...names].filter(
      (name) =>
        !name.endsWith('_') &&
        !parts.has(name) &&
        !findAmdgcnInstruction(name) &&
        amdgcnRegisterDoc(name) === undefined,
    );
    assert.deepEqual(left, []);
    assert.ok(names.size > 200, `${names.size} names`);
    assert.ok(amdgcnInstructions.length >= 1100, `${amdgcnInstructions.length} rows`);
  });

  it('both: every word of what comes out has its documentation', () => {
    const engine = testEngine();
    const unknown = new Set<string>();
    const seen = { ptx: new Set<string>(), amdgcn: new Set<string>() };
    for (const file of filesOf('test-fixtures/kernels', '.rs').filter((_, i) => i % 6 === 0)) {
      const path = `/${file}`;
      engine.setFile(path, readRepo(file));
      lookAtPtx(engine.emit(path, 'ptx', { cpu: 'sm_80' }).text, seen.ptx, unknown);
      for (const cpu of ['gfx90a', 'gfx1201'])
        lookAtAmdgcn(engine.emit(path, 'amdgcn', { cpu }).text, seen.amdgcn, unknown);
      engine.removeFile(path);
    }
    assert.deepEqual([...unknown], []);
    assert.ok(seen.ptx.size > 20 && seen.amdgcn.size > 40, `${seen.ptx.size}, ${seen.amdgcn.size}`);
  });

  it('AMDGCN: every special register is documented', () => {
    for (const name of SPECIAL_REGISTERS.keys())
      assert.match(amdgcnRegisterDoc(name) ?? '', /^[A-Z1].*\.$/s, name);
  });
});

function lookAtPtx(text: string, seen: Set<string>, unknown: Set<string>): void {
  const { module, errors } = parsePtx(text);
  assert.deepEqual(errors, []);
  for (const fn of module.functions) {
    eachInstruction(fn, (i) => {
      const name = [i.opcode, ...i.modifiers].join('.');
      seen.add(name);
      if (!findPtxInstruction(i.opcode, i.modifiers)) unknown.add(name);
      for (const operand of operandsOf(i)) {
        eachSymbol(operand, ({ name: symbol }) => {
          if (/^%(?:tid|n?ctaid|ntid|lane|clock|warp)/.test(symbol) && !findPtxSpecial(symbol))
            unknown.add(symbol);
        });
      }
    });
  }
}

function lookAtAmdgcn(text: string, seen: Set<string>, unknown: Set<string>): void {
  const { module } = parseAmdgcn(text);
  for (const s of module.statements) {
    if (s.kind === 'instr') {
      seen.add(s.mnemonic);
      if (!findAmdgcnInstruction(s.mnemonic)) unknown.add(s.mnemonic);
    } else if (s.kind === 'directive' && amdgcnDirectiveDoc(s.name) === undefined) {
      unknown.add(s.name);
    }
  }
  for (const [word] of text.matchAll(/\.amdhsa_\w+|(?<=^ +(?:- )?)\.\w+(?=:)/gm))
    if (amdgcnDirectiveDoc(word) === undefined) unknown.add(word);
}
