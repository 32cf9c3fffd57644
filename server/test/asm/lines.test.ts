/** Lines, filters and summaries of PTX texts. */
import assert from 'node:assert/strict';
import {
  filterPtx,
  type PtxFilter,
  parsePtx,
  ptxLines,
  reachableNames,
  summarizePtx,
} from '../../src/asm/index.ts';

const TEXT = `// made by hand
.version 8.0
.target sm_80

.file 1 "a.rs"
.extern .func gone();
.global .u64 table[1] = {used};
.extern .shared .align 16 .b8 dyn[];
.func used()
{
	ret;
}
.func unused()
{
	ret;
}

.visible .entry k(
	.param .u64 k_param_0
)
.maxntid 64, 1, 1
{
	.reg .b32 %r<4>; // registers
	.reg .pred %p<2>;
	.shared .align 4 .b8 tile[20];
	.local .b64 spot[2];
	.loc 1 5 9
	mov.u32 %r1, %tid.x; // the thread
$L__never:
	.loc	1 6 1, function_name $L__info, inlined_at 1 9 2


	@%p1 bra $L__end;
	mov.u64 %r2, dyn;
	mov.u64 %r2, table;
	{ // callseq
	call
	used,
	();
	}
	.loc 1 0 0
	bar.sync 0;
$L__end:
	ret;
}
.section .debug_str {
$L__info:
.b8 0
}
`;

const { module, errors } = parsePtx(TEXT);
const texts = TEXT.split('\n');
const at = (part: string): number => texts.findIndex((line) => line.includes(part));

describe('lines of PTX', () => {
  it('are classified', () => {
    assert.deepEqual(errors, []);
    const lines = ptxLines(module);
    assert.deepEqual(
      lines.map((l) => l.text),
      texts,
    );
    const kinds: [string, string][] = [
      ['made by hand', 'comment'],
      ['.version', 'directive'],
      ['.file', 'debug'],
      ['table[1]', 'data'],
      ['.entry', 'function'],
      ['k_param_0', 'function'],
      ['.maxntid', 'function'],
      ['%r<4>', 'directive'],
      ['tile[20]', 'data'],
      ['.loc 1 5', 'debug'],
      ['mov.u32', 'instruction'],
      ['$L__never', 'label'],
      ['callseq', 'function'],
      ['used,', 'instruction'],
      ['.section', 'debug'],
      ['.b8 0', 'debug'],
    ];
    for (const [part, kind] of kinds) assert.equal(lines[at(part)]!.kind, kind, part);
    assert.equal(lines[3]!.kind, 'blank');
    assert.equal(lines[texts.lastIndexOf('}') - 5]!.function, 3);
  });

  it('carry their source place, with the call they were inlined at', () => {
    const lines = ptxLines(module);
    assert.deepEqual(lines[at('mov.u32')]!.source, { file: 1, line: 5, column: 9 });
    assert.deepEqual(lines[at('bra $L')]!.source, {
      file: 1,
      line: 6,
      column: 1,
      inlinedAt: { file: 1, line: 9, column: 2 },
    });
    assert.equal(lines[at('bar.sync')]!.source, undefined);
    assert.equal(lines[at('ret;')]!.source, undefined);
  });

  it('lead from uses of labels and functions to their definitions', () => {
    const lines = ptxLines(module);
    const [use] = lines[at('bra $L')]!.labels;
    assert.deepEqual(use, { name: '$L__end', start: 10, end: 17, target: at('$L__end:') });
    assert.equal(texts[at('bra $L')]!.slice(use.start, use.end), '$L__end');
    assert.equal(lines[at('used,')]!.labels[0]!.target, at('.func used'));
    assert.equal(lines[at('$L__end:')]!.defines, '$L__end');
  });
});

describe('filters of PTX', () => {
  const hiddenBy = (filter: PtxFilter): string[] => {
    const { lines, hidden } = filterPtx(module, filter);
    const kept = new Set(lines.map((l) => l.line));
    const gone = texts.filter((text, i) => !kept.has(i) && text.trim() !== '');
    assert.equal(hidden, gone.length);
    return gone.map((text) => text.trim());
  };

  it('hide nothing when all are off', () => assert.deepEqual(hiddenBy({}), []));

  it('hide debug information', () => {
    assert.deepEqual(hiddenBy({ debug: true }), [
      '.file 1 "a.rs"',
      '.loc 1 5 9',
      '.loc\t1 6 1, function_name $L__info, inlined_at 1 9 2',
      '.loc 1 0 0',
      '.section .debug_str {',
      '$L__info:',
      '.b8 0',
      '}',
    ]);
  });

  it('hide directives', () => {
    assert.deepEqual(hiddenBy({ directives: true }), [
      '.version 8.0',
      '.target sm_80',
      '.reg .b32 %r<4>; // registers',
      '.reg .pred %p<2>;',
    ]);
  });

  it('hide comments, also behind instructions', () => {
    assert.deepEqual(hiddenBy({ comments: true }), ['// made by hand']);
    const { lines } = filterPtx(module, { comments: true });
    assert.equal(lines.find((l) => l.text.includes('mov.u32'))!.text, '\tmov.u32 %r1, %tid.x;');
  });

  it('hide functions nobody reaches', () => {
    assert.deepEqual(hiddenBy({ library: true }), [
      '.extern .func gone();',
      '.func unused()',
      '{',
      'ret;',
      '}',
    ]);
    assert.ok(reachableNames(module).has('used'));
  });

  it('hide labels nobody uses', () =>
    assert.deepEqual(hiddenBy({ unusedLabels: true }), ['$L__never:']));

  it('leave no two blank lines behind each other', () => {
    const { lines } = filterPtx(module, {
      debug: true,
      directives: true,
      comments: true,
      library: true,
      unusedLabels: true,
    });
    for (const [i, line] of lines.entries()) {
      assert.ok(
        line.kind !== 'blank' || (i > 0 && i < lines.length - 1 && lines[i - 1]!.kind !== 'blank'),
      );
    }
  });
});

describe('summaries of PTX', () => {
  it('count what a kernel declares and uses', () => {
    const summary = summarizePtx(module).find((s) => s.name === 'k')!;
    assert.deepEqual(
      { ...summary, span: undefined },
      {
        name: 'k',
        entry: true,
        span: undefined,
        instructions: 7,
        registers: { b32: 4, pred: 2 },
        shared: 20,
        dynamicShared: true,
        local: 16,
        params: 8,
        calls: ['used'],
        barriers: 1,
        limits: { maxntid: [64, 1, 1] },
      },
    );
    assert.deepEqual(
      summarizePtx(module).map((s) => s.name),
      ['used', 'unused', 'k'],
    );
  });
});
