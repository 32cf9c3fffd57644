/** The `math` dialect, as far as MIR has the operation. */
import type { OpName } from '../../mir/index.ts';
import {
  constantOne,
  eachElement,
  type OpRow,
  type OpTable,
  operandsAre,
  sameType,
} from './row.ts';

const floats = operandsAre('floats');
const integers = operandsAre('integers');

const fun = (name: OpName, count = 1): OpRow => ({
  read: sameType(count),
  check: floats,
  lower: (cx, op) => eachElement(cx, op, (args) => cx.b.value(name, [...args], args[0]!.type)),
});

const bits = (name: OpName): OpRow => ({
  read: sameType(1),
  check: integers,
  lower: (cx, op) => eachElement(cx, op, ([a]) => cx.b.value(name, [a!], a!.type)),
});

export const MATH: OpTable = {
  'math.absf': fun('float.abs'),
  'math.ceil': fun('float.ceil'),
  'math.floor': fun('float.floor'),
  'math.trunc': fun('float.trunc'),
  'math.round': fun('float.round'),
  'math.roundeven': fun('float.roundeven'),
  'math.sqrt': fun('float.sqrt'),
  'math.copysign': fun('float.copysign', 2),
  'math.fma': fun('float.fma', 3),
  'math.sin': fun('float.sin'),
  'math.cos': fun('float.cos'),
  'math.exp2': fun('float.exp2'),
  'math.log2': fun('float.log2'),
  'math.rsqrt': {
    read: sameType(1),
    check: floats,
    lower: (cx, op) =>
      eachElement(cx, op, ([a]) => {
        const { type } = a!;
        const root = cx.b.value('float.sqrt', [a!], type);
        return cx.b.value('float.div', [constantOne(cx, type), root], type);
      }),
  },
  'math.absi': bits('int.abs'),
  'math.ctlz': bits('int.ctlz'),
  'math.cttz': bits('int.cttz'),
  'math.ctpop': bits('int.ctpop'),
};
