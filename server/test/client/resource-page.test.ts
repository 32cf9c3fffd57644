/**
 * The resource page as HTML: every number of the answer is drawn and said, and text from a source
 * cannot become markup.
 */
import assert from 'node:assert/strict';
import { renderResources } from '../../../client/src/features/resources/render.ts';
import { resources } from '../../src/ide/index.ts';
import type { ResourcesResult, TargetRow } from '../../src/protocol/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const TARGETS: readonly TargetRow[] = ['ptx', 'amdgcn'].map((name) => ({
  name,
  label: name.toUpperCase(),
  fileExtension: '.x',
  cpus: name === 'ptx' ? ['sm_70', 'sm_90'] : ['gfx90a', 'gfx1100'],
  cpuTitles: { sm_70: 'Volta (V100)' },
  filters: [],
  optLevels: ['O2'],
  providers: ['core'],
}));

describe('client: resource page', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
  });
  const answer = (file: string, kernel: string, target: 'ptx' | 'amdgcn'): ResourcesResult => {
    engine.setFile(`/${file}.rs`, readRepo(`test-fixtures/kernels/${file}.rs`));
    const report = resources(engine, { path: `/${file}.rs`, kernel, target })!;
    const { params, paramLimit, kernel: info, ...rest } = report;
    return {
      ...rest,
      kernel: info.name,
      symbol: info.symbol,
      uri: `file:///${file}.rs`,
      position: { line: 0, character: 0 },
      parameters: params,
      parameterLimit: paramLimit,
    };
  };
  const page = (result: ResourcesResult, block?: number): string =>
    renderResources({
      result,
      targets: TARGETS,
      choices: {
        target: result.target,
        assemble: false,
        ...(block === undefined ? {} : { block }),
      },
      tools: true,
    });

  /** Elements opened and closed in order; void ones apart. */
  const balanced = (html: string): void => {
    const open: string[] = [];
    for (const [, slash, name, rest] of html.matchAll(/<(\/?)([a-zA-Z][\w]*)([^>]*)>/g)) {
      if (name === 'input' || rest!.endsWith('/')) continue;
      if (slash) assert.equal(open.pop(), name);
      else open.push(name!);
    }
    assert.deepEqual(open, []);
  };

  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`${target}: one bar for each size, with words for those who do not see it`, () => {
      const result = answer('gemm_tiled', 'gemm', target);
      const html = page(result, 256);
      balanced(html);
      const { rows } = result.occupancy!;
      assert.equal(html.match(/role="radio"/g)?.length, rows.length);
      assert.equal(html.match(/aria-checked="true"/g)?.length, 1);
      assert.match(html, /role="radiogroup"/);
      const row = rows.find(({ block }) => block === 256)!;
      assert.ok(html.includes(`aria-label="256 threads: ${row.percent} %, `));
      assert.match(html, /<div data-row="256">/);
      for (const { label, source } of result.figures) {
        assert.ok(html.includes(label), label);
        assert.ok(html.includes(source.replaceAll("'", '&#39;')), source);
      }
      for (const { name, offset } of result.parameters)
        assert.ok(html.includes(`<code>${name}</code>`) && html.includes(`>${offset}<`), name);
      for (const region of result.memory) assert.ok(html.includes(region.name), region.name);
      // The two tiles of workgroup memory, drawn and said.
      assert.equal(html.match(/class="part /g)?.length, 2);
      for (const place of ['0 + 4·i', '1024 + 4·i']) assert.ok(html.includes(`<td>${place}</td>`));
      // A strict policy forbids both.
      assert.doesNotMatch(html, / style=| on\w+=|<script/);
    });
  }

  it("speaks in the vendor's words", () => {
    const nvidia = page(answer('saxpy', 'saxpy', 'ptx'));
    assert.match(nvidia, /blocks with \d+ of \d+ warps/);
    assert.doesNotMatch(nvidia, /\bwaves\b/);
    const amd = page(answer('saxpy', 'saxpy', 'amdgcn'));
    assert.match(amd, /workgroups with \d+ of \d+ waves/);
    assert.doesNotMatch(amd, /\bwarps\b/);
  });

  it('asks the tool of the machine where it may and the target has one', () => {
    const result = answer('saxpy', 'saxpy', 'ptx');
    assert.match(page(result), /data-choose="assemble"/);
    assert.doesNotMatch(page(answer('saxpy', 'saxpy', 'amdgcn')), /data-choose="assemble"/);
  });

  it('offers LLVM where the machine has it, and says which', () => {
    const result = { ...answer('saxpy', 'saxpy', 'ptx'), maker: 'LLVM 22.1.4' };
    const page = (providers: readonly string[], tools: boolean): string =>
      renderResources({
        result,
        targets: TARGETS.map((row) => ({ ...row, providers })),
        choices: { target: 'ptx', assemble: false, provider: 'llvm' },
        tools,
      });
    assert.match(
      page(['core', 'llvm'], true),
      /data-choose="provider"><option value="core">Warplens<\/option><option value="llvm" selected="selected">LLVM 22\.1\.4</,
    );
    assert.doesNotMatch(page(['core'], true), /data-choose="provider"/);
    assert.doesNotMatch(page(['core', 'llvm'], false), /data-choose="provider"/);
  });

  it('names become no markup', () => {
    const result = answer('saxpy', 'saxpy', 'ptx');
    const name = '<img src=x onerror="a">';
    const evil = { ...result.parameters[0]!, name, type: '&T<"x">' };
    const part = { offset: 0, element: name, reads: true, writes: false, atomic: false };
    const region = {
      name,
      kind: 'static' as const,
      size: 64,
      align: 4,
      source: name,
      offset: 0,
      placed: true,
      parts: [part],
    };
    const html = page({
      ...result,
      kernel: name,
      parameters: [evil],
      memory: [region],
      problems: [name],
    });
    assert.doesNotMatch(html, /<img|T<"/);
    balanced(html);
  });

  it('says why registers were not counted, as text', () => {
    const html = page({ ...answer('saxpy', 'saxpy', 'ptx'), notMeasured: 'ptxas: <b> & so on' });
    assert.match(
      html,
      /role="alert">The registers are an estimate still: ptxas: &#60;b&#62; &#38; so on</,
    );
    balanced(html);
  });
});
