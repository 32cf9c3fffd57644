/** What editors are told about `.mlir` texts: hover, names, outline, previews with linked lines. */
import assert from 'node:assert/strict';
import {
  definitionsOf,
  emitOutside,
  hover,
  kernelLenses,
  MLIR,
  preview,
  referencesOf,
} from '../../src/ide/index.ts';
import { factsDoc } from '../../src/ide/mlir/facts-doc.ts';
import { OP_DOCS } from '../../src/ide/mlir/op-docs.ts';
import { dialectNames, knownOps, operationNames } from '../../src/mlir/index.ts';
import { engineFor, kernelText, PATH } from './run.ts';

const TEXT = kernelText('dynamic');
const at = (part: string, text = TEXT): number => {
  const offset = text.indexOf(part);
  assert.ok(offset >= 0, part);
  return offset;
};

/** A kernel that uses an operation and its result, and where the operation stands in it. */
function kernelWith(name: string, width = 32): [text: string, offset: number] {
  const asIndex = (form: string): string =>
    `%r = ${form}\n %i = arith.index_cast %r : index to i32`;
  const asI32 = (form: string): string => `%r = ${form} : i32\n %i = arith.addi %r, %one : i32`;
  const forms: Readonly<Record<string, string>> = {
    'gpu.shuffle': '%i, %ok = gpu.shuffle xor %v, %one, %width : i32',
    'gpu.subgroup_reduce': '%i = gpu.subgroup_reduce add %v : (i32) -> i32',
    'gpu.all_reduce': '%i = gpu.all_reduce add %v {} : (i32) -> i32',
    'gpu.subgroup_size': asIndex('gpu.subgroup_size : index'),
    'gpu.lane_id': asIndex('gpu.lane_id'),
    'gpu.dynamic_shared_memory': `%m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %w = memref.view %m[%c][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi32, #gpu.address_space<workgroup>>
      %i = memref.load %w[%t] : memref<64xi32, #gpu.address_space<workgroup>>`,
    'memref.atomic_rmw': '%i = memref.atomic_rmw addi %v, %p[%t] : (i32, memref<?xi32>) -> i32',
  };
  const plain = name.includes('barrier')
    ? `${name}\n %i = arith.addi %v, %one : i32`
    : name.startsWith('gpu.')
      ? asIndex(`${name} x`)
      : asI32(name);
  const text = `gpu.module @m { gpu.func @k(%p: memref<?xi32>, %q: memref<?xi32>) kernel {
      %t = arith.constant 3 : index
      %c = arith.constant 0 : index
      %one = arith.constant 1 : i32
      %width = arith.constant ${width} : i32
      %v = memref.load %q[%t] : memref<?xi32>
      ${forms[name] ?? plain}
      memref.store %i, %p[%t] : memref<?xi32>
      gpu.return
    } }`;
  return [text, text.indexOf(name) + 2];
}

describe('mlir: editor', () => {
  it('a kernel shows its parameters, registers and occupancy', () => {
    const found = hover(engineFor(TEXT), PATH, at('@dynamic') + 2);
    assert.match(
      found!.markdown,
      /\*\*`dynamic`\*\* · kernel parameters on PTX and AMDGCN, 112 bytes/,
    );
    assert.match(found!.markdown, /\| `in\.aligned` \| `memref<\?x32xi32>` \| 8 \| 8 \| 8 \|/);
    assert.match(found!.markdown, /registers/);
  });

  it('a value shows its type and its memory', () => {
    const line = hover(engineFor(TEXT), PATH, at('%line[%t]') + 1);
    assert.match(line!.markdown, /%line : memref<32xi32, #gpu.address_space<workgroup>>/);
    assert.match(line!.markdown, /workgroup memory, 128 bytes/);
    const constant = hover(engineFor(TEXT), PATH, at('arith.constant') + 2);
    assert.match(constant!.markdown, /attribute `value`/);
  });

  it('launch-sized memory shows how it is divided', () => {
    const found = hover(engineFor(TEXT), PATH, at('gpu.dynamic_shared_memory') + 6);
    assert.match(found!.markdown, /launch-sized workgroup memory, aligned to 16/);
    assert.match(found!.markdown, /\| 128 \+ 4·i \| 4-byte integer \| 4 \| read, written \|/);
  });

  it('operations say what they become', () => {
    for (const [name, { ptx, amdgcn }] of OP_DOCS) {
      const [text, offset] = kernelWith(name);
      const found = hover(engineFor(text), PATH, offset);
      assert.equal(found && text.slice(found.span.start, found.span.end), name);
      for (const [target, instruction] of [
        ['ptx', ptx],
        ['amdgcn', amdgcn],
      ] as const) {
        if (instruction === undefined) continue;
        const [source] = kernelWith(name, target === 'ptx' ? 32 : 64);
        const code = engineFor(source).emit(PATH, target, {});
        assert.deepEqual(code.problems, [], name);
        assert.ok(code.text.includes(instruction), `${name} on ${target}: ${instruction}`);
      }
    }
  });

  it('every operation says what it takes and gives', () => {
    const names = new Set([
      ...knownOps().map(({ name }) => name),
      ...dialectNames().flatMap((dialect) =>
        operationNames(dialect).map((name) => `${dialect}.${name}`),
      ),
    ]);
    assert.ok(names.size > 1000);
    const lines = [...names].map((name) => `  "${name}"() : () -> ()`).join('\n');
    const text = `func.func @f() {\n${lines}\n  return\n}\n`;
    const engine = engineFor(text);
    for (const name of names) {
      const start = text.indexOf(`"${name}"`);
      const found = hover(engine, PATH, start + 3);
      const where = [found?.span.start, found?.span.end];
      assert.deepEqual(where, [start, start + name.length + 2], name);
      assert.ok(found!.markdown.length > 10, name);
    }
    assert.match(factsDoc('arith.cmpi')!, /operand `lhs`: signless-integer-like/);
    assert.match(factsDoc('gpu.shuffle')!, /attribute `mode`: `xor`, `up`, `down`, `idx`/);
  });

  it('completion offers operations, values, blocks, words and attributes', () => {
    const offered = (text: string): string[] => {
      const offset = text.indexOf('|');
      const source = text.replace('|', '');
      return MLIR.completions(source, offset)?.items.map(({ label }) => label) ?? [];
    };
    const around = (line: string): string =>
      `gpu.module @m {\n  gpu.func @k(%a: f32, %n: index) kernel {\n    %b = arith.negf %a : f32\n${line}\n    gpu.return\n  ^next(%c: i1):\n    gpu.return\n  }\n}\n`;
    assert.ok(offered(around('    %x = ari|')).includes('arith'));
    assert.ok(offered(around('    %x = arith.ad|')).includes('arith.addui_extended'));
    const values = offered(around('    %x = arith.addf %|'));
    for (const name of ['%a', '%b', '%n']) assert.ok(values.includes(name), name);
    assert.deepEqual(offered(around('    cf.br ^|')), ['^next']);
    assert.ok(offered(around('    %x = arith.cmpi s|')).includes('slt'));
    assert.ok(offered(around('    %x = memref.load %m[%n] {al|')).includes('alignment'));
  });

  it('completion offers types, symbols, aliases and flags', () => {
    const offered = (line: string): string[] => {
      const text = `#map = affine_map<(d0) -> (d0)>
!four = vector<4xf32>
memref.global @table : memref<4xf32>
gpu.module @m {
  func.func @helper(%x: f32) { return }
  gpu.func @k(%a: f32, %n: index, %m: memref<?xf32>) kernel {
${line}
    gpu.return
  }
}
`;
      const offset = text.indexOf('|');
      const source = text.replace('|', '');
      return MLIR.completions(source, offset)?.items.map(({ label }) => label) ?? [];
    };
    // What a line ends in is the type of what it names.
    assert.equal(offered('    %x = arith.addf %a, %a : |')[0], 'f32');
    const loaded = offered('    %x = memref.load %m[%n] : m|');
    assert.ok(loaded.includes('memref<?xf32>') && loaded.includes('memref'));
    assert.ok(offered('    %x = arith.index_cast %n : index to i|').includes('i32'));
    assert.ok(offered('    %x = vector.load %m[%n] : memref<?xf32>, v|').includes('!four'));
    assert.deepEqual(offered('    %p = memref.alloca() : memref<4xf|').includes('f32'), true);
    assert.ok(offered('    %x = vector.load %m[%n] : memref<?xf32>, !|').includes('!four'));
    assert.ok(offered('    affine.for %i = 0 to #|').includes('#map'));
    assert.ok(
      offered('    %p = memref.alloca() : memref<4xf32, #gpu.|').some((one) =>
        one.includes('workgroup'),
      ),
    );
    const called = offered('    func.call @|');
    for (const name of ['@helper', '@table', '@m']) assert.ok(called.includes(name), name);
    const launched = offered('    gpu.launch_func @m::@|');
    assert.deepEqual(launched, ['@helper', '@k']);
    assert.deepEqual(offered('    gpu.launch_func @m::|'), ['@helper', '@k']);
    assert.ok(offered('    %x = arith.addf %a, %a fastmath<|').includes('contract'));
    assert.equal(offered('    %x = arith.cmpf o|').includes('contract'), false);
    assert.ok(offered('    ret|').includes('return'));
  });

  it('operations of mathematics say which functions of the libraries they are', () => {
    const says = (form: string): string | undefined => {
      const text = `func.func @f(%a: f32, %d: f64, %h: vector<2xf16>, %i: i32, %l: i64) {\n ${form}\n return }\n`;
      const found = hover(engineFor(text), PATH, text.indexOf('math.') + 6);
      return found?.markdown.split('\n\n').find((part) => part.startsWith('PTX `'));
    };
    assert.equal(says('%0 = math.exp %a : f32'), 'PTX `__nv_expf` · AMDGCN `__ocml_exp_f32`');
    assert.equal(says('%0 = math.powf %d, %d : f64'), 'PTX `__nv_pow` · AMDGCN `__ocml_pow_f64`');
    assert.equal(
      says('%0, %1 = math.sincos %h fastmath<afn> : vector<2xf16>'),
      'PTX `__nv_fast_sinf`, `__nv_fast_cosf` · AMDGCN `__ocml_sin_f32`, `__ocml_cos_f32`',
    );
    assert.equal(
      says('%0 = math.fpowi %a, %i : f32, i32'),
      'PTX `__nv_powif` · AMDGCN `__ocml_pown_f32`',
    );
    assert.equal(says('%0 = math.fpowi %a, %l : f32, i64'), undefined);
    assert.equal(says('%0 = math.absf %a : f32'), undefined);
  });

  it('names lead to where they are made, and to all their places', () => {
    const use = MLIR.nameAt(TEXT, at('%sums[%t]') + 2)!;
    const [made] = definitionsOf(use);
    assert.equal(made!.start, at('%sums = memref.view'));
    assert.equal(referencesOf(use.name, true).length, 3);
    const edits = MLIR.rename(TEXT, use, 'totals');
    assert.ok(typeof edits !== 'string' && edits.every(({ newText }) => newText === '%totals'));
    assert.equal(MLIR.rename(TEXT, use, '%line'), '`%line` is already a name here');
    const calls = kernelText('calls');
    const call = MLIR.nameAt(calls, at('@poly(%ki', calls))!;
    assert.equal(definitionsOf(call)[0]!.start, at('@poly(%x', calls));
    const jumps = kernelText('collatz');
    const jump = MLIR.nameAt(jumps, at('^loop(%half', jumps))!;
    assert.equal(definitionsOf(jump)[0]!.start, at('^loop(%x', jumps));
    assert.equal(jump.name.occurrences.length, 4);
  });

  it('a rename takes along what unknown operations name, and leaves other regions alone', () => {
    const text = `#map = affine_map<(d0) -> (d0)>
!four = vector<4xf32>
func.func @callee(%a: !four) -> !four {
  // %a of @callee, !four
  %b = "some.thing"(%a) : (!four) -> !four
  %c = unknown.thing %b, %a {to = [@callee, @other]} : !four
  return %c : !four
}
func.func @other(%a: f32, %m: memref<4xf32, affine_map<(d0) -> (d0)>>) {
  %d = unknown.call @callee(%a)
  %n = affine.apply #map(%i)
  return
}
`;
    const renamed = (part: string, to: string): string => {
      const use = MLIR.nameAt(text, text.indexOf(part) + 1)!;
      const edits = MLIR.rename(text, use, to);
      if (typeof edits === 'string') return edits;
      return [...edits]
        .sort((x, y) => y.start - x.start)
        .reduce(
          (all, { start, end, newText }) => all.slice(0, start) + newText + all.slice(end),
          text,
        );
    };
    const swap = (from: RegExp, to: string, lines: readonly number[]): string =>
      text
        .split('\n')
        .map((line, at) => (lines.includes(at) ? line.replaceAll(from, to) : line))
        .join('\n');
    assert.equal(renamed('%a: !four', 'x'), swap(/%a/g, '%x', [2, 4, 5]));
    assert.equal(renamed('%a: f32', 'b'), swap(/%a/g, '%b', [8, 9]));
    assert.equal(renamed('%a: !four', 'b'), '`%b` is already a name here');
    assert.equal(renamed('%b =', 'sum'), swap(/%b/g, '%sum', [4, 5]));
    assert.equal(renamed('@callee(%a: !', 'called'), swap(/@callee/g, '@called', [2, 5, 9]));
    assert.equal(renamed('!four =', 'quad'), swap(/!four/g, '!quad', [1, 2, 4, 5, 6]));
    assert.equal(renamed('#map =', 'same'), swap(/#map/g, '#same', [0, 10]));
    assert.equal(renamed('!four =', 'a.b'), '`a.b` is no name in MLIR');
  });

  it('the outline has modules, functions and globals', () => {
    const shown = (list: ReturnType<typeof MLIR.outline>): unknown[] =>
      list.map(({ name, detail, children }) => [name, detail, ...shown(children)]);
    assert.deepEqual(shown(MLIR.outline(kernelText('calls'))), [
      [
        '@kernels',
        'gpu.module',
        ['@table', 'memref.global'],
        ['@poly', 'func.func'],
        ['@pick', 'func.func'],
        ['@calls', 'kernel'],
      ],
    ]);
    assert.deepEqual(shown(MLIR.outline(kernelText('launch'))), [
      ['@scale', 'func.func', ['gpu.launch', 'kernel']],
    ]);
    assert.equal(MLIR.folds(TEXT).length, 3);
  });

  it('a preview has the lines of the source', () => {
    const engine = engineFor(TEXT);
    const { text, lineMap } = preview(engine, { path: PATH, target: 'ptx', kernel: 'dynamic' });
    const line = text.split('\n').findIndex((one) => one.includes('bar.sync'));
    const span = lineMap[line]!;
    assert.equal(TEXT.slice(span.start, span.end), 'gpu.barrier');
    assert.deepEqual(
      kernelLenses(engine, PATH).map(({ title }) => title),
      ['Run', 'Profile', 'PTX', 'AMDGCN'],
    );
  });

  it('no other compiler is asked', async () => {
    const answer = await emitOutside(engineFor(TEXT), PATH, 'ptx', {}, () => {
      throw new Error('asked');
    });
    assert.ok('kind' in answer && answer.kind === 'failed' && /compiles Rust/.test(answer.message));
  });

  it('colours', () => {
    const text = '%a = arith.constant 1 : i32 // one\nfunc.call @f(%a) : (memref<4xf32>) -> ()\n';
    assert.deepEqual(
      MLIR.tokens(text).map(({ start, end, type }) => `${text.slice(start, end)} ${type}`),
      [
        '%a variable',
        'arith.constant keyword',
        '1 number',
        'i32 type',
        '// one comment',
        'func.call keyword',
        '@f function',
        '%a variable',
        'memref type',
        '4 number',
        'f32 type',
      ],
    );
  });
});
