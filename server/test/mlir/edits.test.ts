/** A text that is brought up to date after an edit is what reading it anew gives. */
import assert from 'node:assert/strict';
import { editMlir, everyOp, type MlirText, type Op, readMlir } from '../../src/mlir/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const TEXTS = ['kernels', 'invalid'].flatMap((folder) =>
  listFiles(`test-fixtures/mlir/${folder}`).map((path) => readRepo(path)),
);

/** Numbers that only look random: the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All that a tree says, without the rings in it. */
function plain({ file, problems, kernels, launches }: MlirText): unknown {
  const place = ({ start, end }: { readonly start: number; readonly end: number }) => [start, end];
  const one = (op: Op): unknown => ({
    ...op,
    results: op.results.map(({ def: _, ...rest }) => rest),
    operands: op.operands.map(({ value, ...rest }) => [rest, value && place(value)]),
    successors: op.successors.map(({ args, ...rest }) => [
      rest,
      args.map(({ value, ...use }) => [use, value && place(value)]),
    ]),
    regions: op.regions.map(({ blocks, ...rest }) => [
      rest,
      blocks.map((block) => [
        block.name,
        place(block),
        block.args.map(({ def: _, ...arg }) => arg),
        block.ops.length,
      ]),
    ]),
  });
  return {
    ops: [...everyOp(file.ops)].map(one),
    top: file.ops.length,
    errors: file.errors,
    lost: [...file.lost].sort((a, b) => a - b),
    problems,
    kernels: kernels.map(({ op, home, around, params, ...rest }) => [
      rest,
      place(op),
      home && place(home),
      around.map(place),
      params.map(({ name, value }) => [name, place(value)]),
    ]),
    launches: launches.map(({ op, owner, args, ...rest }) => [
      rest,
      place(op),
      owner && place(owner),
      args?.map(place),
    ]),
  };
}

/** Another text: something gone, twice, or from elsewhere; most often inside of a line. */
function edited(text: string, random: (below: number) => number, words: readonly string[]): string {
  const at = random(text.length + 1);
  const word = words[random(words.length)]!;
  switch (random(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + random(6));
    case 1:
      return `${text.slice(0, at)}${word}${text.slice(at)}`;
    case 2:
      return `${text.slice(0, at)} ${text.slice(at)}`;
    case 3: {
      const line = text.indexOf('\n', at);
      return line < 0 ? text : `${text.slice(0, line)}\n  ${word} ${word}${text.slice(line)}`;
    }
    case 4: {
      const from = text.lastIndexOf('\n', at);
      const to = text.indexOf('\n', at + 1);
      return from < 0 || to < 0 ? text : text.slice(0, from) + text.slice(to);
    }
    default: {
      const marks = '{}()"%@^:,\n';
      return `${text.slice(0, at)}${marks[random(marks.length)]}${text.slice(at)}`;
    }
  }
}

describe('mlir: edits', () => {
  const words = TEXTS.flatMap((text) => text.match(/[%@^#!]?[\w.]+|\S/g) ?? []);

  it('one after the other, each like the whole text read anew', () => {
    let kept = 0;
    let edits = 0;
    const random = numbers(Number(process.env['SEED'] ?? 3));
    for (let round = 0; round < Number(process.env['ROUNDS'] ?? 40); round++) {
      let text = Array.from({ length: 1 + random(4) }, () => TEXTS[random(TEXTS.length)]!).join('');
      let tree = readMlir(text);
      for (let step = 0; step < 6; step++) {
        const before = text;
        text = edited(text, random, words);
        // Mistakes are most often taken back.
        if (step % 2 === 1 && random(3) === 0) text = before;
        const old = tree;
        tree = editMlir(tree, text);
        edits++;
        if (tree.file.ops === old.file.ops) kept++;
        assert.deepEqual(plain(tree), plain(readMlir(text)), JSON.stringify([before, text]));
      }
    }
    assert.ok(kept > edits * 0.7, `only ${kept} of ${edits} trees were kept`);
  });

  it('leave alone what they do not touch', () => {
    const kernel = (name: string): string =>
      `  gpu.func @${name}(%a: memref<?xf32>, %n: index) kernel {
    %v = memref.load %a[%n] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    %c = arith.cmpf olt, %w, %v : f32
    scf.if %c {
      %x = arith.mulf %w, %v : f32
      memref.store %x, %a[%n] : memref<?xf32>
    }
    gpu.return
  }
`;
    const text = `gpu.module @m {\n${kernel('one')}${kernel('two')}}\n`;
    const old = readMlir(text);
    const [one, two] = old.kernels.map(({ op }) => op);
    const checked = old.functions.get(two!);
    const before = new Set(everyOp(old.file.ops));
    const line = '    %more = arith.negf %w : f32\n';
    const edits: readonly (readonly [string, string, readonly string[]])[] = [
      ['arith.mulf %w', 'arith.subf %w', ['arith.subf']],
      // Behind a line that an edit touches another operation may begin.
      ['    scf.if', `${line}    scf.if`, ['arith.cmpf', 'arith.negf']],
      [line, '', ['arith.cmpf']],
      ['arith.addf %v, %v', 'arith.addf %v, %nowhere', ['arith.addf']],
    ];
    let tree = old;
    for (const [from, to, read] of edits) {
      tree = editMlir(tree, tree.file.text.replace(from, to));
      const all = [...everyOp(tree.file.ops)];
      assert.deepEqual(
        all.filter((op) => !before.has(op)).map(({ name }) => name),
        read,
        to,
      );
      for (const op of all) before.add(op);
      assert.deepEqual(
        tree.kernels.map(({ op }) => op),
        [one, two],
      );
      assert.equal(tree.functions.get(two!), checked);
    }
    assert.deepEqual(
      tree.problems.map(({ message }) => message),
      ['`%nowhere` is not defined'],
    );
  });

  it('give the findings that the text has by itself', () => {
    const engineOf = (): Engine =>
      createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const kept = engineOf();
    const fresh = engineOf();
    const random = numbers(Number(process.env['SEED'] ?? 5));
    const codes = new Set<string>();
    for (let round = 0; round < Number(process.env['ROUNDS'] ?? 12); round++) {
      const parts = Array.from({ length: 2 }, () => TEXTS[random(TEXTS.length)]!);
      let text = `${parts.join('')}${BARRIERS}`;
      for (let step = 0; step < 5; step++) {
        kept.setFile('/k.mlir', text);
        fresh.setFile(`/${round}-${step}.mlir`, text);
        const [own, anew] = [kept, fresh].map((engine, at) => {
          const path = at === 0 ? '/k.mlir' : `/${round}-${step}.mlir`;
          return { found: engine.diagnostics(path), analysed: engine.analysed(path) };
        });
        for (const { code } of own!.found) codes.add(code);
        const bare = (one: unknown): unknown =>
          JSON.parse(JSON.stringify(one, (key, value) => (key === 'file' ? 0 : value)));
        assert.deepEqual(bare(own), bare(anew), text);
        text = edited(text, random, words);
      }
    }
    assert.ok(codes.has('divergent-barrier') && codes.has('mlir-invalid'), [...codes].join());
  });
});

const BARRIERS = `
gpu.module @more {
  gpu.func @half(%n: index) workgroup(%t: memref<64xf32, 3>) kernel {
    %i = gpu.thread_id x
    %c = arith.cmpi ult, %i, %n : index
    scf.if %c {
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @all(%out: memref<?xf32>, %n: index) workgroup(%t: memref<64xf32, 3>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %out[%i] : memref<?xf32>
    memref.store %x, %t[%i] : memref<64xf32, 3>
    gpu.barrier
    gpu.barrier
    %y = memref.load %t[%n] : memref<64xf32, 3>
    memref.store %y, %out[%i] : memref<?xf32>
    gpu.return
  }
}
`;
