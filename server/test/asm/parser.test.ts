/**
 * The PTX parser: the whole surface without an error, exact trees where it matters, and never an
 * exception.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type PtxFunction,
  type PtxInstruction,
  type PtxOperand,
  type PtxStatement,
  parsePtx,
} from '../../src/asm/index.ts';

const FIXTURES = new URL('../../../test-fixtures/asm/ptx/', import.meta.url);
const surface = readFileSync(new URL('surface.ptx', FIXTURES), 'utf8');

/** A short text for an operand: what the cases below compare. */
function show(op: PtxOperand): string {
  switch (op.kind) {
    case 'sym':
      return op.selector ? `${op.name}.${op.selector}` : op.name;
    case 'int':
      return String(op.value);
    case 'float':
      return `f${op.width}:${op.bits.toString(16)}`;
    case 'addr':
      return `[${op.items.map(show).join(', ')} + ${op.offset}]`;
    case 'vec':
      return `{${op.elements.map(show).join(', ')}}`;
    case 'pair':
      return `${show(op.first)}|${show(op.second)}`;
    case 'not':
      return `!${show(op.operand)}`;
    case 'neg':
      return `-${show(op.operand)}`;
    case 'symaddr':
      return `${op.generic ? 'generic ' : ''}${op.symbol.name}+${op.offset}${op.mask === undefined ? '' : `&${op.mask}`}`;
    case 'string':
      return JSON.stringify(op.value);
    case 'bogus':
      return '?';
  }
}

function instructions(body: readonly PtxStatement[]): PtxInstruction[] {
  return body.flatMap((s) =>
    s.kind === 'instr' ? [s] : s.kind === 'block' ? instructions(s.body) : [],
  );
}

function bodyOf(fn: PtxFunction | undefined): readonly PtxStatement[] {
  assert.ok(fn?.body);
  return fn.body.body;
}

function operandsOf(line: string): string[] {
  const { module, errors } = parsePtx(`.func f() {\n${line}\n}`);
  assert.deepEqual(errors, []);
  const [first] = instructions(bodyOf(module.functions[0]));
  assert.ok(first);
  return first.operands.map(show);
}

describe('parsePtx', () => {
  it('reads the whole surface without an error', () => {
    const { module, errors } = parsePtx(surface);
    assert.deepEqual(errors, []);
    assert.equal(module.version, 87);
    assert.deepEqual(module.targets, ['sm_90a', 'debug']);
    assert.deepEqual(
      [...module.files.values()].map((f) => f.name),
      ['src/kernel.rs', 'src/inlined.rs'],
    );
    assert.deepEqual(
      module.functions.map((f) => [f.name, f.entry, f.body !== undefined]),
      [
        ['vprintf', false, false],
        ['helper', false, true],
        ['kernel', true, true],
      ],
    );
    assert.deepEqual(
      module.functions[2]!.directives.map((d) => [d.name, ...d.args]),
      [
        ['maxntid', 128, 2, 1],
        ['minnctapersm', 2],
        ['pragma', 'nounroll'],
      ],
    );
    assert.deepEqual(module.functions[2]!.params[0]!.pointer, { space: 'global', align: 16 });
    assert.deepEqual(module.functions[2]!.params[1]!.dims, [24]);
    assert.equal(module.comments.length, 3);
    assert.equal(module.items.at(-1)?.kind, 'section');
  });

  it('gives statements the span of their text', () => {
    const { module } = parsePtx(surface);
    const all = instructions(bodyOf(module.functions[2]));
    for (const i of all) {
      const text = surface.slice(i.start, i.end);
      assert.ok(text.endsWith(';'), text);
      assert.equal(
        surface.slice(i.nameSpan.start, i.nameSpan.end),
        [i.opcode, ...i.modifiers].join('.'),
      );
      assert.equal(surface.slice(0, i.start).split('\n').length - 1, i.line);
    }
    assert.equal(all.length, 19);
  });

  const operandCases: readonly [string, string[]][] = [
    ['add.s32 %r1, %r2, -5;', ['%r1', '%r2', '-5']],
    ['mov.u64 %rd1, 0xffffffffffffffff;', ['%rd1', '18446744073709551615']],
    ['mov.u32 %r1, 017;', ['%r1', '15']],
    ['mov.u32 %r1, 0b101U;', ['%r1', '5']],
    ['mov.f32 %f1, 0f3F800000;', ['%f1', 'f32:3f800000']],
    ['mov.f64 %d1, 1.5e-3;', ['%d1', 'f64:3f589374bc6a7efa']],
    ['mov.f64 %d1, -2.0;', ['%d1', 'f64:c000000000000000']],
    ['mov.u32 %r1, 1 << 4 | 3;', ['%r1', '19']],
    ['mov.u32 %r1, 7 > 3 ? 10 : 20;', ['%r1', '10']],
    ['mov.u32 %r1, (.u64) -1;', ['%r1', '18446744073709551615']],
    ['mov.u32 %r1, -7 / 2;', ['%r1', '-3']],
    ['mov.u32 %r1, %tid.x;', ['%r1', '%tid.x']],
    ['ld.shared.u32 %r1, [buf+4+8];', ['%r1', '[buf + 12]']],
    ['ld.shared.u32 %r1, [%r2+-4];', ['%r1', '[%r2 + -4]']],
    ['ld.shared.u32 %r1, [64];', ['%r1', '[64 + 0]']],
    ['mov.u64 %rd1, buf+16;', ['%rd1', 'buf+16']],
    ['setp.eq.s32 %p1|%p2, %r1, 1;', ['%p1|%p2', '%r1', '1']],
    ['selp.b32 %r1, %r2, %r3, !%p1;', ['%r1', '%r2', '%r3', '!%p1']],
    ['atom.global.cas.b32 _, [%rd1], 0, 1;', ['_', '[%rd1 + 0]', '0', '1']],
  ];
  for (const [line, expected] of operandCases) {
    it(`reads the operands of ${line}`, () => assert.deepEqual(operandsOf(line), expected));
  }

  it('tells the parts of calls apart', () => {
    const { module } = parsePtx(surface);
    const calls = instructions(bodyOf(module.functions[2])).flatMap((i) =>
      i.call ? [i.call] : [],
    );
    assert.deepEqual(
      calls.map((c) => [
        c.returns.map(show),
        show(c.target),
        c.args.map(show),
        c.prototype && show(c.prototype),
      ]),
      [
        [['r0'], 'helper', ['a0', '%r2'], undefined],
        [['r0'], '%rd2', ['a0'], 'proto'],
      ],
    );
  });

  it('loses one statement to one error', () => {
    const { module, errors } = parsePtx(
      '.visible .entry k()\n{\n  .reg .b32 %r<3>;\n  add.s32 %r1, %r2, ^^;\n  mov.u32 %r2, 1\n  ret;\n}\n.func g() { ret; }',
    );
    assert.deepEqual(
      errors.map((e) => [e.line, e.message]),
      [
        [3, 'expected an operand'],
        [4, 'expected `;` behind this'],
      ],
    );
    assert.deepEqual(
      module.functions.map((f) => f.name),
      ['k', 'g'],
    );
    assert.deepEqual(
      instructions(bodyOf(module.functions[0])).map((i) => i.opcode),
      ['add', 'mov', 'ret'],
    );
  });

  it('survives every truncation of every fixture, and spans stay inside the text', () => {
    for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith('.ptx'))) {
      const text = readFileSync(new URL(file, FIXTURES), 'utf8');
      const step = Math.max(1, Math.floor(text.length / 400));
      for (let n = 0; n < text.length; n += step) {
        const { module, errors } = parsePtx(text.slice(0, n));
        for (const e of errors) assert.ok(e.start >= 0 && e.end <= n && e.start <= e.end);
        for (const i of module.items) assert.ok(i.end <= n);
      }
    }
  });

  it('survives nesting without end', () => {
    for (const text of ['{', '(', '[', '-', '~', '.func f() {'.concat('{')]) {
      assert.ok(parsePtx(`.func f() { mov.u32 %r1, ${text.repeat(20000)}`).errors.length > 0);
      parsePtx(`.global .b8 x = ${text.repeat(20000)}`);
    }
  });
});
