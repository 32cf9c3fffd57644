/**
 * LLVM IR as an assembly language: hover, names, outline, tokens, renames, panes of kernels and of
 * the host.
 */
import assert from 'node:assert/strict';
import {
  ASSEMBLY,
  definitionsOf,
  preview,
  recogniseAssembly,
  referencesOf,
} from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { verify } from '../targets/llvm/kit.ts';

const LLVM = ASSEMBLY.llvm;

const TEXT = `target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, ptr }
@table = internal constant [4 x i32] zeroinitializer

; a kernel
define ptx_kernel void @scale(ptr align 4 %x, i32 %n) #0 {
start:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4
  %small = icmp ult i32 %tid, %n
  br i1 %small, label %then, label %done
then:
  %at = getelementptr inbounds float, ptr %x, i32 %tid
  %old = load float, ptr %at, align 4
  %new = fmul float %old, 2.0
  store float %new, ptr %at, align 4
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { convergent nounwind }
!1 = !DIFile(filename: "k.rs", directory: "/w")
!2 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 3)
!3 = !DILocation(line: 9, column: 2, scope: !2)
!4 = !DILocation(line: 12, column: 5, scope: !2, inlinedAt: !3)
`;

describe('ide: LLVM IR', () => {
  const at = (part: string, shift = 0): number => {
    const found = TEXT.indexOf(part);
    assert.ok(found >= 0, part);
    return found + shift;
  };
  const hover = (part: string, shift = 0): string =>
    LLVM.hover(TEXT, at(part, shift))?.markdown ?? '';

  it('is recognised by the name of the file', () => {
    assert.equal(recogniseAssembly('/w/k.ll', TEXT)?.name, 'llvm');
    assert.equal(recogniseAssembly('/w/k.rs', TEXT), undefined);
  });

  it('hover: instructions, values, intrinsics, words, places in the source', () => {
    assert.match(hover('getelementptr'), /%at = getelementptr[\s\S]*An address/);
    assert.match(hover('%tid, %n'), /\*\*value\*\* `%tid`, used 2 times[\s\S]*call i32/);
    assert.match(hover('@llvm.nvvm.read'), /intrinsic of NVIDIA GPUs[\s\S]*\(\) -> i32/);
    assert.match(hover('ptx_kernel'), /Calling convention of kernels on NVIDIA/);
    assert.match(hover('!dbg !4', 6), /`k\.rs:12:5`[\s\S]*inlined at `k\.rs:9:2`/);
    assert.match(hover('label %done', 7), /\*\*block\*\* `%done`, used 2 times/);
    assert.match(hover('@table'), /\*\*global\*\* `@table`/);
    assert.equal(hover('start:', 8), '');
  });

  it('completion: instructions, words, names of the function', () => {
    const labels = (part: string, shift: number): readonly string[] =>
      LLVM.completions(TEXT, at(part, shift))?.items.map(({ label }) => label) ?? [];
    const instructions = labels('getelementptr', 4);
    assert.ok(instructions.includes('getelementptr') && instructions.includes('store'));
    assert.ok(labels('ptx_kernel', 3).includes('ptx_kernel'));
    const values = labels('%tid, %n', 2);
    for (const name of ['%tid', '%small', '%n', '%pair']) assert.ok(values.includes(name), name);
    assert.ok(!values.includes('@table'));
    assert.ok(labels('@llvm.nvvm.read', 3).includes('@table'));
    assert.ok(labels('!dbg !4', 7).includes('!4'));
    assert.deepEqual(labels('; a kernel', 5), []);
  });

  it('definitions and references of values, blocks, groups and metadata', () => {
    const definition = (part: string, shift = 0): string => {
      const use = LLVM.nameAt(TEXT, at(part, shift))!;
      const [first] = definitionsOf(use);
      return TEXT.slice(first!.start, TEXT.indexOf('\n', first!.start));
    };
    assert.match(definition('%n\n'), /^%n\) #0/);
    assert.match(definition('label %done', 7), /^done:/);
    assert.match(definition('#0 {'), /^#0 = \{ convergent/);
    assert.match(definition('!4\n'), /^!4 = !DILocation/);
    const tid = LLVM.nameAt(TEXT, at('%tid ='))!;
    assert.equal(referencesOf(tid.name, false).length, 2);
  });

  it('outline and folds', () => {
    const outline = LLVM.outline(TEXT);
    assert.deepEqual(
      outline.map(({ name, children }) => [name, ...children.map((child) => child.name)]),
      [['table'], ['scale', 'start:', 'then:', 'done:'].map((name) => name.replace(':', ''))],
    );
    assert.equal(LLVM.folds(TEXT).length, 1);
  });

  it('renames what has a name, and nothing else', () => {
    const rename = (part: string, name: string) =>
      LLVM.rename(TEXT, LLVM.nameAt(TEXT, at(part))!, name);
    assert.equal(rename('%then', 'body').length, 2);
    assert.match(`${rename('%then', 'done')}`, /there is a `%done` already/);
    assert.match(`${rename('%then', 'a b')}`, /no name of LLVM IR/);
    assert.match(`${rename('@llvm.nvvm', 'mine')}`, /intrinsic/);
    assert.match(`${rename('!4\n', 'mine')}`, /numbers/);
  });

  it('kernels of the corpus: every name is declared, and LLVM takes a renamed text', function () {
    this.timeout(60_000);
    const opt = requireTool(this, 'opt');
    const engine = testEngine();
    const paths = listFiles('test-fixtures/kernels', ['.rs']).slice(0, 6);
    for (const path of paths) {
      engine.setFile('/k.rs', readRepo(path));
      const { text } = engine.emit('/k.rs', 'ptx', { form: 'llvm-ir', lineInfo: true });
      const uses = [...text.matchAll(/(?<=\s|\()[%@!][\w.$]+/g)].map(({ index }) => index + 1);
      for (const place of uses) {
        const line = text.slice(text.lastIndexOf('\n', place) + 1, text.indexOf('\n', place));
        // Names of fields of metadata are no names of it.
        if (/^!\d+ = |!DI|llvm\.dbg|^@llvm/.test(line) || text[place - 1] === '!') continue;
        assert.ok(LLVM.nameAt(text, place), `${path}: ${line}`);
      }
      const value = LLVM.nameAt(text, text.search(/^ {2}%[\w.]+ = /m) + 3)!;
      const edits = LLVM.rename(text, value, 'renamed.value');
      assert.ok(typeof edits !== 'string' && edits.length > 1);
      let changed = text;
      for (const { start, end, newText } of [...edits].reverse())
        changed = changed.slice(0, start) + newText + changed.slice(end);
      verify(opt, changed);
      assert.ok(LLVM.tokens(text).length > 50);
    }
  });

  it('panes: kernels for either maker, and the host beside them, with lines of the source', () => {
    const engine = testEngine();
    const source = `#![feature(gpu_offload)]
use core::offload::{offload, offload_kernel};
#[offload_kernel]
fn fill(x: &mut [f32; 4]) { x[0] = 1.0 }
fn run(x: &mut [f32; 4]) {
    offload! { kernel = fill, args = (x,) }
}
`;
    engine.setFile('/k.rs', source);
    for (const [target, triple] of [
      ['ptx', 'nvptx64'],
      ['amdgcn', 'amdgcn'],
    ] as const) {
      const shown = preview(engine, { path: '/k.rs', target, pane: 'llvm', form: 'llvm-ir' });
      assert.match(shown.text, /^; k\.rs · LLVM IR · /);
      assert.match(shown.text, new RegExp(`target triple = "${triple}`));
      assert.ok(shown.complete);
    }
    const host = preview(engine, { path: '/k.rs', target: 'ptx', pane: 'llvm', form: 'host-ir' });
    assert.match(host.text, /^; k\.rs · LLVM IR of the host · x86-64/);
    const lines = host.text.split('\n');
    const call = lines.findIndex((line) => line.includes('call i32 @__tgt_target_kernel'));
    const place = host.lineMap[call]!;
    assert.match(source.slice(place.start, place.end), /^offload! \{ kernel = fill/);
    const argument = lines.findIndex((line) => line.includes('store ptr %x, ptr'));
    const from = host.lineMap[argument]!;
    assert.equal(source.slice(from.start, from.end), 'x');
  });
});
