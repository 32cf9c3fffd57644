/** Every pure operation at every width, on edge values: the tests that all targets share. */
import assert from 'node:assert/strict';
import {
  bitWidth,
  type FloatPred,
  type FloatType,
  INT_PREDS,
  type IntType,
  type MirType,
  OPS,
  type OpName,
  type Value,
} from '../../src/mir/index.ts';
import type { OpCase } from './differential.ts';
import { edges, tuples } from './values.ts';

export const INTS: readonly IntType[] = ['i8', 'i16', 'i32', 'i64', 'i128'];
export const FLOATS: readonly FloatType[] = ['f16', 'f32', 'f64'];
const FLOAT_PREDS: readonly FloatPred[] = [
  'oeq',
  'one',
  'olt',
  'ole',
  'ogt',
  'oge',
  'ord',
  'ueq',
  'une',
  'ult',
  'ule',
  'ugt',
  'uge',
  'uno',
];

const DIVISIONS: readonly string[] = ['int.sdiv', 'int.udiv', 'int.srem', 'int.urem'];

/**
 * Operations whose result is only as precise as the machine's, or that have no instruction at some
 * width.
 */
export const APPROXIMATE: readonly string[] = [
  'float.sin',
  'float.cos',
  'float.exp2',
  'float.log2',
];

function defined(op: string, type: MirType, tuple: readonly bigint[]): boolean {
  if (!DIVISIONS.includes(op)) return true;
  const [a, d] = tuple as [bigint, bigint];
  const top = 1n << BigInt(bitWidth(type) - 1);
  const minusOne = (top << 1n) - 1n;
  return d !== 0n && !(op.startsWith('int.s') && a === top && d === minusOne);
}

/** An operation on all edge values of a type; one operand may be a constant. */
export function simple(op: OpName, type: MirType, constant?: OpCase['constant']): OpCase {
  const row = OPS[op];
  const argTypes = row.args.map(() => type);
  const resultTypes = (row.results as readonly string[]).map((r) =>
    r === 'i1' ? 'i1' : type,
  ) as MirType[];
  let inputs = tuples(argTypes);
  if (constant !== undefined)
    inputs = inputs.map((t) => t.map((bits, i) => (i === constant.index ? constant.bits : bits)));
  inputs = inputs.filter((t) => defined(op, type, t));
  const test = {
    argTypes,
    resultTypes,
    inputs,
    build: (b: Parameters<OpCase['build']>[0], args: readonly Value[]) =>
      b.emit(op, [...args], resultTypes).results,
  };
  return constant === undefined ? test : { ...test, constant };
}

export const names = Object.keys(OPS) as OpName[];
export const special = ['int.cmp', 'int.trunc', 'int.zext', 'int.sext', 'int.to.ptr'];

/** How a target runs a case, and what it says where there is no instruction. */
export interface OpTarget {
  readonly target: string;
  checkCase(test: OpCase, what: string, cpu?: string): void;
  readonly refused: RegExp;
  /** Processors that float operations are tried on besides. */
  readonly others: readonly string[];
}

export function testOperations({ target, checkCase, refused, others }: OpTarget): void {
  describe(`${target}: integer operations`, () => {
    for (const op of names.filter((name) => name.startsWith('int.') && !special.includes(name))) {
      for (const type of INTS) {
        if (op === 'int.bswap' && type === 'i8') continue;
        // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each operation with each constant operand, as a product of lists
        it(`${op} ${type}`, () => {
          checkCase(simple(op, type), `${op} ${type}`);
          if (OPS[op].args.length < 2) return;
          const values = edges(type).filter((_, i) => [0, 1, 5, 8, 11].includes(i));
          for (const index of [0, 1]) {
            for (const bits of values) {
              if (index === 1 && DIVISIONS.includes(op) && bits === 0n) continue;
              const test = simple(op, type, { index, bits });
              if (test.inputs.length > 0)
                checkCase(
                  { ...test, inputs: test.inputs.slice(0, 120) },
                  `${op} ${type}, operand ${index} constant`,
                );
            }
          }
        });
      }
    }

    it('logic on i1', () => {
      for (const op of [
        'int.and',
        'int.or',
        'int.xor',
        'int.add',
        'int.sub',
        'int.mul',
        'int.umin',
        'int.smin',
        'int.umax',
        'int.smax',
      ] as const) {
        checkCase(simple(op, 'i1'), `${op} i1`);
        for (const bits of [0n, 1n])
          checkCase(simple(op, 'i1', { index: 1, bits }), `${op} i1 by ${bits}`);
      }
    });
  });

  describe(`${target}: comparison, selection and casts`, () => {
    for (const type of ['i1', ...INTS] as const) {
      it(`int.cmp ${type}`, () => {
        for (const pred of INT_PREDS) {
          const argTypes = [type, type];
          const test: OpCase = {
            argTypes,
            resultTypes: ['i1'],
            inputs: tuples(argTypes),
            build: (b, [x, y]) => [b.icmp(pred, x!, y!)],
          };
          checkCase(test, `${pred} ${type}`);
          for (const bits of edges(type).slice(0, 3)) {
            for (const index of [0, 1]) {
              const inputs = test.inputs.map((t) => t.map((v, i) => (i === index ? bits : v)));
              checkCase(
                { ...test, inputs: inputs.slice(0, 100), constant: { index, bits } },
                `${pred} ${type} by constant`,
              );
            }
          }
        }
      });
    }

    for (const type of FLOATS) {
      it(`float.cmp ${type}`, () => {
        for (const pred of FLOAT_PREDS) {
          const argTypes = [type, type];
          checkCase(
            {
              argTypes,
              resultTypes: ['i1'],
              inputs: tuples(argTypes),
              build: (b, [x, y]) => [b.fcmp(pred, x!, y!)],
            },
            `${pred} ${type}`,
          );
        }
      });
    }

    for (const type of ['i1', ...INTS, ...FLOATS] as const) {
      it(`select ${type}`, () => {
        const argTypes = ['i1', type, type] as const;
        const test: OpCase = {
          argTypes,
          resultTypes: [type],
          inputs: tuples(argTypes),
          build: (b, args) => [b.value('select', [...args], type)],
        };
        checkCase(test, `select ${type}`);
        for (const index of [1, 2]) {
          for (const bits of edges(type).slice(0, 3)) {
            const inputs = test.inputs.map((t) => t.map((v, i) => (i === index ? bits : v)));
            checkCase(
              { ...test, inputs, constant: { index, bits } },
              `select ${type} with constant`,
            );
          }
        }
      });
    }

    const ALL: readonly IntType[] = ['i1', ...INTS];
    for (const from of ALL) {
      for (const to of ALL) {
        const ops =
          bitWidth(from) < bitWidth(to)
            ? (['int.zext', 'int.sext'] as const)
            : bitWidth(from) > bitWidth(to)
              ? (['int.trunc'] as const)
              : [];
        for (const op of ops) {
          it(`${op} ${from} to ${to}`, () => {
            checkCase(
              {
                argTypes: [from],
                resultTypes: [to],
                inputs: tuples([from]),
                build: (b, [x]) => [b.value(op, [x!], to)],
              },
              op,
            );
          });
        }
      }
    }

    it('bitcasts', () => {
      for (const [int, float] of [
        ['i16', 'f16'],
        ['i32', 'f32'],
        ['i64', 'f64'],
      ] as const) {
        checkCase(
          {
            argTypes: [float],
            resultTypes: [int],
            inputs: tuples([float]),
            build: (b, [x]) => [b.value('bitcast', [x!], int)],
          },
          'bitcast',
        );
        checkCase(
          {
            argTypes: [int],
            resultTypes: [float],
            inputs: tuples([int]),
            build: (b, [x]) => [b.value('bitcast', [x!], float)],
          },
          'bitcast',
        );
      }
    });
  });

  describe(`${target}: float operations`, () => {
    const own = [
      'float.cmp',
      'float.cast',
      'float.from.sint',
      'float.from.uint',
      'float.to.sint',
      'float.to.uint',
      ...APPROXIMATE,
    ];
    for (const op of names.filter((name) => name.startsWith('float.') && !own.includes(name))) {
      for (const type of FLOATS) {
        it(`${op} ${type}`, () => {
          checkCase(simple(op, type), `${op} ${type}`);
          for (const cpu of others) checkCase(simple(op, type), `${op} ${type}`, cpu);
        });
      }
    }

    for (const from of FLOATS) {
      for (const to of FLOATS.filter((t) => t !== from)) {
        it(`float.cast ${from} to ${to}`, () => {
          checkCase(
            {
              argTypes: [from],
              resultTypes: [to],
              inputs: tuples([from]),
              build: (b, [x]) => [b.value('float.cast', [x!], to)],
            },
            'float.cast',
          );
        });
      }
      for (const int of INTS) {
        it(`${from} to and from ${int}`, () => {
          for (const sign of ['sint', 'uint'] as const) {
            checkCase(
              {
                argTypes: [from],
                resultTypes: [int],
                inputs: tuples([from]),
                build: (b, [x]) => [b.value(`float.to.${sign}`, [x!], int)],
              },
              `float.to.${sign}`,
            );
            checkCase(
              {
                argTypes: [int],
                resultTypes: [from],
                inputs: tuples([int]),
                build: (b, [x]) => [b.value(`float.from.${sign}`, [x!], from)],
              },
              `float.from.${sign}`,
            );
          }
        });
      }
    }

    it('operations without an instruction say so', () => {
      for (const op of APPROXIMATE) {
        assert.throws(() => checkCase(simple(op as OpName, 'f64'), op), refused);
      }
    });
  });
}
