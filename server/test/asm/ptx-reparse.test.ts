/**
 * Edited PTX texts: the tree made of the one before is that of the whole text, and so are the
 * findings; only the edit is read.
 */
import assert from 'node:assert/strict';
import {
  checkPtx,
  lintPtx,
  type PtxInstruction,
  type PtxParse,
  parsePtx,
  reparsePtx,
} from '../../src/asm/index.ts';

/** A text of several functions, one of them long. */
function longText(): string {
  const head = '.version 8.0\n.target sm_90\n.address_size 64\n.global .align 4 .b8 g[64];\n';
  const body = (n: number): string =>
    Array.from({ length: n }, (_, i) =>
      i % 10 === 0
        ? `$L${i}: // line ${i}\n\t@%p1 bra \t$L${i};`
        : i % 7 === 0
          ? `\t{\n\t.param .b64 p0;\n\tst.param.b64 [p0], %rd${i % 5};\n\tcall f, (p0);\n\t}`
          : `\tmad.lo.s32 \t%r${i % 9}, %r${(i + 1) % 9}, 5, {%r1, %r2};`,
    ).join('\n');
  const regs = '\t.reg .pred %p<3>;\n\t.reg .b32 %r<9>;\n\t.reg .b64 %rd<5>;\n';
  const one = (name: string, n: number): string =>
    `.visible .entry ${name}(.param .u64 ${name}_0)\n{\n${regs}${body(n)}\n\tret;\n}\n`;
  return `${head}.func f(.param .b64 a) { ret; }\n${one('a', 30)}${one('b', 150)}${one('c', 30)}`;
}

const INSERTED: readonly string[] = [
  ' ',
  'x',
  '\n',
  'add.s32 %r1, %r2, %r3;',
  'add.s32 %r1, ',
  '\tld.global.u32 %r1, [g',
  ';',
  '.reg .b32 %q<4>;\n',
  '$L0:',
  '// text\n',
  '}',
  '{',
  '/*',
  '"',
];

/** Instructions are made of templates and say what they are when they are asked. */
const said = (v: unknown): unknown => {
  if (typeof v === 'bigint') return String(v);
  if (typeof v !== 'object' || v === null || !('template' in v)) return v;
  const { kind, start, end, line, opcode, modifiers, nameSpan, guard, operands, call } =
    v as unknown as PtxInstruction;
  return { kind, start, end, line, opcode, modifiers, nameSpan, guard, operands, call };
};
const plain = ({ module, errors }: PtxParse): unknown =>
  JSON.parse(JSON.stringify({ module, errors }, (_, v: unknown) => said(v)));

describe('reparsePtx', () => {
  it('gives the tree and the findings of the whole text after any edit', () => {
    let text = longText();
    let parse = parsePtx(text);
    let reused = 0;
    let state = 1;
    const random = (n: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % n;
    };
    for (let i = 0; i < 100; i += 1) {
      const at = random(text.length);
      const removed = random(3) === 0 ? random(30) : 0;
      const edited =
        text.slice(0, at) + INSERTED[random(INSERTED.length)] + text.slice(at + removed);
      const made = reparsePtx(parse, edited);
      const whole = parsePtx(edited);
      if (made) {
        reused += 1;
        assert.deepEqual(plain(made), plain(whole), JSON.stringify(edited.slice(at - 40, at + 40)));
        assert.deepEqual(checkPtx(made.module), checkPtx(whole.module));
        assert.deepEqual(lintPtx(made), lintPtx(whole));
      }
      // Every few edits the text is whole again, so that most edits are of one that can be read.
      text = i % 5 === 4 ? longText() : edited;
      parse = i % 5 === 4 ? parsePtx(text) : (made ?? whole);
    }
    assert.ok(reused > 35, `${reused}`);
  });

  it('leaves statements away from the edit as they are', () => {
    const text = longText();
    const before = parsePtx(text);
    const body = before.module.functions[2]!.body!.body;
    const kept = [body[0], body[60], body.at(-1)];
    const at = text.indexOf('mad.lo.s32', body[90]!.start);
    const after = reparsePtx(before, `${text.slice(0, at)}x${text.slice(at)}`);
    const now = after?.module.functions[2]?.body?.body ?? [];
    assert.deepEqual(
      kept.map((s) => now.indexOf(s!) >= 0),
      [true, true, true],
    );
    assert.equal(checkPtx(after!.module).filter((d) => d.code === 'unknown-instruction').length, 1);
  });
});
