/**
 * Inferred types: each fixture marks expressions and patterns with carets and the type they have. A
 * file's functions must also check without a problem, unless its header says which one is expected.
 */
import assert from 'node:assert/strict';
import {
  displayTy,
  type FnDef,
  forEachPart,
  type TExpr,
  type TPat,
} from '../../../src/hir/index.ts';
import { listFiles, parseFixture, readRepo } from '../../kit/index.ts';
import { loadProgram } from '../../lower/program.ts';

interface Typed {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

function patTypes(pat: TPat, out: Typed[]): void {
  out.push({ start: pat.node.start, end: pat.node.end, type: displayTy(pat.ty) });
  switch (pat.kind) {
    case 'binding':
      if (pat.sub !== undefined) patTypes(pat.sub, out);
      return;
    case 'fields':
    case 'variant':
      for (const field of pat.fields) patTypes(field.pat, out);
      return;
    case 'deref':
      patTypes(pat.pat, out);
      return;
    case 'slice':
      for (const p of [...pat.prefix, ...pat.suffix]) patTypes(p, out);
      if (pat.rest !== undefined) patTypes(pat.rest, out);
      return;
    case 'or':
      for (const p of pat.pats) patTypes(p, out);
      return;
    default:
      return;
  }
}

function exprTypes(expr: TExpr, out: Typed[]): void {
  out.push({ start: expr.node.start, end: expr.node.end, type: displayTy(expr.ty) });
  if (expr.kind === 'block')
    for (const stmt of expr.stmts) if (stmt.kind === 'let') patTypes(stmt.pat, out);
  if (expr.kind === 'let') patTypes(expr.pat, out);
  if (expr.kind === 'match') for (const arm of expr.arms) patTypes(arm.pat, out);
  if (expr.kind === 'closure') for (const param of expr.params) patTypes(param.pat, out);
  forEachPart(expr, (part) => exprTypes(part, out));
}

describe('hir: inferred types', () => {
  const fixtures = listFiles('test-fixtures/hir/infer', ['.rs']);

  it('has fixtures for each feature', () => {
    assert.ok(fixtures.length >= 14);
  });

  for (const path of fixtures) {
    it(path.split('/').pop()!, () => {
      const { files, annotations, header } = parseFixture(readRepo(path));
      const { program, crate } = loadProgram(files[0]!.text, { edition: 2024 });
      const typed: Typed[] = [];
      const problems: string[] = [];
      const fns: FnDef[] = [...crate.root.values.values()].flatMap(({ def }) =>
        def.kind === 'fn' && def.crate === crate ? [def] : [],
      );
      for (const impl of crate.impls) fns.push(...impl.items.fns.values());
      for (const def of fns) {
        const body = program.body(def);
        if (body === undefined) continue;
        problems.push(...body.problems.map((p) => `${p.kind} ${p.what}`));
        for (const param of body.params) patTypes(param.pat, typed);
        exprTypes(body.value, typed);
      }
      assert.deepEqual(problems, header.has('problem') ? [header.get('problem')] : []);
      assert.ok(annotations.length > 0);
      for (const { start, end, label } of annotations) {
        const want = label.replace(/^type: /, '');
        const found = typed.filter((t) => t.start === start && t.end === end).map((t) => t.type);
        assert.ok(
          found.includes(want),
          `${files[0]!.text.slice(start, end)}: expected ${want}, found ${found.join(' / ') || 'nothing'}`,
        );
      }
    });
  }
});
