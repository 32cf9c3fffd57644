/**
 * Every pure operation at every width: our LLVM IR, compiled by LLVM and run in the emulators,
 * against MIR in the interpreter, on edge values. The cases of one operation share a module: LLVM
 * starts once for each, and the emulators read short texts.
 */
import assert from 'node:assert/strict';
import { createModule, INT_PREDS, type MirType, OPS, type OpName } from '../../../src/mir/index.ts';
import type { TargetName } from '../../../src/targets/index.ts';
import { isSampled, requireTool } from '../../kit/index.ts';
import * as amdgcn from '../amdgcn/kit.ts';
import { caseModule, compareCase, type Emulate, emulate, type OpCase } from '../differential.ts';
import { APPROXIMATE, FLOATS, INTS, names, simple, special } from '../op-tests.ts';
import { tuples } from '../values.ts';
import { emitIr, generate, verify } from './kit.ts';

const PROCESSORS: readonly {
  readonly target: TargetName;
  readonly cpu: string;
  readonly run: Emulate;
}[] = [
  { target: 'ptx', cpu: 'sm_80', run: emulate },
  { target: 'amdgcn', cpu: 'gfx90a', run: amdgcn.emulate },
  { target: 'amdgcn', cpu: 'gfx1100', run: amdgcn.emulate },
];

/** Values for each case; the emulators' own tests use all. */
const SAMPLE = 128;

function typesOf(op: OpName): readonly MirType[] {
  if (op.startsWith('int.') && !special.includes(op)) return INTS;
  if (!op.startsWith('float.') || /cmp|cast|from|to\./.test(op)) return [];
  return APPROXIMATE.includes(op) ? ['f32'] : FLOATS;
}

function conversions(): Map<string, OpCase> {
  const cases = new Map<string, OpCase>();
  const add = (op: OpName, from: MirType, to: MirType): void => {
    cases.set(`${op} ${from} ${to}`, {
      argTypes: [from],
      resultTypes: [to],
      inputs: tuples([from]),
      build: (b, [x]) => [b.value(op, [x!], to)],
    });
  };
  for (const float of FLOATS) {
    for (const int of INTS) {
      for (const sign of ['sint', 'uint'] as const) {
        add(`float.to.${sign}`, float, int);
        add(`float.from.${sign}`, int, float);
      }
    }
    for (const other of FLOATS) if (other !== float) add('float.cast', float, other);
  }
  for (const pred of INT_PREDS) {
    cases.set(`int.cmp ${pred}`, {
      argTypes: ['i64', 'i64'],
      resultTypes: ['i1'],
      inputs: tuples(['i64', 'i64']),
      build: (b, [x, y]) => [b.icmp(pred, x!, y!)],
    });
  }
  return cases;
}

function allCases(): Map<string, OpCase> {
  const cases = conversions();
  for (const op of names)
    for (const type of typesOf(op)) {
      if (op === 'int.bswap' && type === 'i8') continue;
      cases.set(`${op} ${type}`, simple(op, type));
      if (OPS[op].args.length === 2) {
        const test = simple(op, type, { index: 1, bits: 3n });
        if (type.startsWith('i')) cases.set(`${op} ${type} by 3`, test);
      }
    }
  return cases;
}

describe('LLVM IR: operations', () => {
  const cases = allCases();
  const groups = new Map<string, [string, OpCase][]>();
  for (const one of cases) {
    const op = one[0].split(' ')[0]!;
    groups.set(op, [...(groups.get(op) ?? []), one]);
  }

  it('are many', () => {
    assert.ok(cases.size > 250, `only ${cases.size} cases`);
    assert.ok(groups.size > 60, `only ${groups.size} operations`);
  });

  for (const [i, [op, group]] of [...groups].entries()) {
    it(`${op} computes the same everywhere`, function () {
      this.timeout(120_000);
      const opt = requireTool(this, 'opt');
      const llc = requireTool(this, 'llc');
      const module = createModule('all');
      for (const [name, test] of group) caseModule(test, module, symbolOf(name));
      for (const [p, { target, cpu, run }] of PROCESSORS.entries()) {
        // The processors of AMD take turns.
        if (target === 'amdgcn' && !isSampled(i + p, 4)) continue;
        const ir = emitIr(module, target, cpu);
        verify(opt, ir);
        const text = generate(llc, ir, cpu);
        // As precise as the machine's instruction, which errs differently on each.
        if (APPROXIMATE.includes(op)) continue;
        for (const [name, test] of group) {
          const some = { ...test, inputs: test.inputs.slice(0, SAMPLE) };
          compareCase(module, symbolOf(name), some, `${name} on ${cpu}`, text, run);
        }
      }
    });
  }
});

function symbolOf(name: string): string {
  return name.replace(/\W/g, '_');
}
