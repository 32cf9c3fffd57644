/**
 * FileCheck: each kind of line matches what it says and fails, with its line, on what it excludes.
 */
import assert from 'node:assert/strict';
import { fileCheck } from './filecheck.ts';

const TEXT = `.visible .entry first(
  ld.param.u32   %r1, [a];
  add.s32 %r2, %r1, %r1;
  st.global.u32 [%rd1], %r2;
  ret;
.visible .entry second(
  mul.lo.s32 %r9, %r1, 3;
  ret;
`;

const ok = (checks: string, prefixes?: string[]): void =>
  fileCheck(TEXT, checks, prefixes ? { prefixes } : {});
const bad = (checks: string, message: RegExp): void =>
  assert.throws(() => fileCheck(TEXT, checks), { message });

describe('kit: filecheck', () => {
  it('matches in order and treats runs of blanks as one', () => {
    ok('// CHECK: ld.param.u32 %r1, [a];\n// CHECK: ret;');
    bad('// CHECK: st.global\n// CHECK: add.s32', /checks:2: not found/);
  });

  it('takes dots and brackets literally outside {{}}', () => {
    bad('// CHECK: ld.param.u3. %r1', /not found/);
    ok('// CHECK: ld.param.u{{[0-9]+}} %r1');
  });

  it('NEXT and SAME hold to their line', () => {
    ok('; CHECK: ld.param\n; CHECK-SAME: [a]\n; CHECK-NEXT: add.s32');
    bad('; CHECK: ld.param\n; CHECK-NEXT: st.global', /checks:2: not on the next line/);
    bad('; CHECK: ld.param\n; CHECK-SAME: add', /checks:2: not on the same line/);
  });

  it('NOT holds between its neighbours and at the end', () => {
    ok('// CHECK: ld.param\n// CHECK-NOT: mul\n// CHECK: ret');
    bad('// CHECK: ld.param\n// CHECK-NOT: add\n// CHECK: ret', /checks:2: must not occur/);
    bad('// CHECK: second\n// CHECK-NOT: ret', /checks:2: must not occur/);
  });

  it('DAG lines match in any order but not twice the same place', () => {
    ok('// CHECK-DAG: st.global\n// CHECK-DAG: add.s32\n// CHECK: mul');
    bad('// CHECK-DAG: add.s32\n// CHECK-DAG: add.s32', /not found in its group/);
  });

  it('LABEL confines its section', () => {
    ok('// CHECK-LABEL: entry first(\n// CHECK: add\n// CHECK-LABEL: entry second(\n// CHECK: mul');
    bad('// CHECK-LABEL: first(\n// CHECK: mul\n// CHECK-LABEL: second(', /checks:2: not found/);
    bad('// CHECK-LABEL: third(', /label not found/);
  });

  it('names remember text, also within one line, and are forgotten at a label', () => {
    ok(
      '// CHECK: add.s32 [[D:%r[0-9]+]], [[A:%r[0-9]+]], [[A]]\n// CHECK: st.global.u32 [%rd1], [[D]];',
    );
    bad('// CHECK: add.s32 [[D:%r[0-9]+]]\n// CHECK: ld.param.u32 [[D]]', /not found/);
    bad(
      '// CHECK: add.s32 [[D:%r[0-9]+]]\n// CHECK-LABEL: second(\n// CHECK: [[D]]',
      /not defined/,
    );
    ok(
      '// CHECK: add.s32 [[$D:%r[0-9]+]], [[A:%r1]]\n// CHECK-LABEL: second(\n// CHECK-NOT: [[$D]]',
    );
  });

  it('groups inside a name’s regex do not shift names', () => {
    ok('// CHECK: [[OP:(add|sub)]].s32 [[D:%r(2|3)]]\n// CHECK: [%rd1], [[D]]');
  });

  it('selects by prefix and refuses to pass without a single check', () => {
    ok('// SM80: add\n// SM90: nowhere to be found', ['SM80']);
    bad('// nothing here', /no lines with prefix CHECK/);
  });
});
