/**
 * `int-params`: a block parameter that is a pointer in name only, because integers come in as
 * pointers and it is read as an integer, becomes that integer. Numbers of elements that an iterator
 * keeps in the place of an address are such values. LLVM's counterpart is the other way round
 * (`foldIntegerTypedPHI` of InstCombine), for addresses that are kept as integers.
 */
import {
  type Block,
  computeUses,
  createValue,
  defInst,
  type Edge,
  type Func,
  type Inst,
  replaceValues,
  type Use,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { incomingEdges } from './simplify-cfg/branches.ts';
import { Constants } from './support/constants.ts';

interface Param {
  readonly block: Block;
  readonly index: number;
  readonly value: Value;
  readonly into: readonly Edge[];
}

export const intParams = definePass({
  name: 'int-params',
  doc: 'Keeps integers that go around as pointers as the integers that they are.',
  run(fn) {
    if (!fn.blocks.some(({ insts }) => insts.some(({ op }) => op === 'int.to.ptr'))) return false;
    const found = integers(fn);
    if (found.size === 0) return false;
    replace(fn, found);
    return true;
  },
});

/** The parameters that are integers. Optimistic: those that feed each other are so together. */
function integers(fn: Func): Map<Value, Param> {
  const found = new Map<Value, Param>();
  const incoming = incomingEdges(fn);
  for (const block of fn.blocks) {
    if (block === fn.blocks[0]) continue;
    const into = incoming[block.id]!.map(({ edge }) => edge);
    block.params.forEach((value, index) => {
      if (value.type === 'ptr') found.set(value, { block, index, value, into });
    });
  }
  if (found.size === 0) return found;
  const uses = computeUses(fn);
  const fits = ({ value, index, into }: Param): boolean =>
    into.every(({ args }) => found.has(args[index]!) || isInteger(args[index]!)) &&
    uses[value.id]!.every((use) => {
      const to = goesTo(use);
      return to === undefined ? readsInteger(use.inst) : found.has(to);
    });
  const pointers = [...found.values()].filter((param) => !fits(param));
  for (let param = pointers.pop(); param !== undefined; param = pointers.pop()) {
    if (!found.delete(param.value)) continue;
    // So are those that it comes from, and those that it goes to.
    for (const { args } of param.into) {
      const from = found.get(args[param.index]!);
      if (from !== undefined) pointers.push(from);
    }
    for (const use of uses[param.value.id]!) {
      const to = goesTo(use);
      const next = to && found.get(to);
      if (next !== undefined) pointers.push(next);
    }
  }
  return found;
}

/** The parameter that an argument of an edge is for. */
function goesTo({ inst, edge, index }: Use): Value | undefined {
  return edge < 0 ? undefined : inst.targets![edge]!.block.params[index];
}

/** Reads a pointer as the number that it is. */
function readsInteger({ op, args }: Inst): boolean {
  return op === 'ptr.to.int' || (op === 'int.cmp' && args.some(isNull));
}

function isNull(value: Value): boolean {
  return defInst(value)?.op === 'const.null';
}

function isInteger(value: Value): boolean {
  const op = defInst(value)?.op;
  return op === 'int.to.ptr' || op === 'const.undef' || op === 'const.null';
}

function replace(fn: Func, found: ReadonlyMap<Value, Param>): void {
  const constants = new Constants(fn);
  const numbers = new Map<Value, Value>();
  for (const { value, block } of found.values()) {
    const number = createValue(fn, 'i64', block);
    if (value.name !== undefined) number.name = value.name;
    numbers.set(value, number);
  }
  for (const { block, index, value, into } of found.values()) {
    block.params[index] = numbers.get(value)!;
    for (const { args } of into) args[index] = numbers.get(args[index]!) ?? asInteger(args[index]!);
  }
  // Debug information may still show the pointer, which has the same bits.
  const map = new Map<Value, Value>(numbers);
  for (const block of fn.blocks) {
    let casts = false;
    for (const inst of block.insts) {
      if (!inst.args.some((arg) => numbers.has(arg))) continue;
      if (inst.op === 'ptr.to.int') {
        map.set(inst.results[0]!, numbers.get(inst.args[0]!)!);
        casts = true;
      } else inst.args = inst.args.map((arg) => numbers.get(arg) ?? constants.int('i64', 0));
    }
    if (casts)
      block.insts = block.insts.filter(({ results: [first] }) => !first || !map.has(first));
  }
  constants.flush();
  replaceValues(fn, map);

  function asInteger(value: Value): Value {
    const def = defInst(value)!;
    if (def.op === 'int.to.ptr') return def.args[0]!;
    return def.op === 'const.undef' ? constants.undef('i64') : constants.int('i64', 0);
  }
}
