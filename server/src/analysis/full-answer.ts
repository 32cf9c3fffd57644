/**
 * Which way the threads of a full workgroup go: one in which the elements that a launch is for do
 * not end.
 */
import { type Block, defInst, type Value } from '../mir/index.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';

/** Is this answer to a comparison the one that holds when the bound is as large as can be? */
export function farAway(cond: Value, bound: Value, answer: boolean): boolean {
  const def = defInst(cond);
  const { pred } = def?.attrs ?? {};
  if (def?.op !== 'int.cmp' || pred === 'eq' || pred === 'ne') return false;
  const below = pred === 'ult' || pred === 'ule' || pred === 'slt' || pred === 'sle';
  return (below === (def.args[1] === bound)) === answer;
}

/**
 * The answer of a workgroup in which the elements of the launch, counted over its workgroups, do
 * not end; undefined for other conditions. What lies inside one workgroup is no such count: it may
 * be few in every launch.
 */
export function fullAnswer(cond: Value, graph: FlowGraph): boolean | undefined {
  return [true, false].find((answer) => fills(cond, answer, graph));
}

function fills(cond: Value, answer: boolean, graph: FlowGraph): boolean {
  const def = defInst(cond);
  if (def?.op === (answer ? 'int.and' : 'int.or')) {
    return def.args.every((arg) => fills(arg, answer, graph));
  }
  if (def?.op === 'int.xor' && isOne(def.args[1])) return fills(def.args[0], !answer, graph);
  if (def?.op !== 'int.cmp') return false;
  const [a, b] = def.args;
  const [index, bound] = countsWorkgroups(a, graph, 0) ? [a, b] : [b, a];
  return fits(cond, bound, answer) && countsWorkgroups(index, graph, 0) && isCount(bound, graph, 0);
}

/** Likewise, where being another one than the bound counts too. */
function fits(cond: Value, bound: Value, answer: boolean): boolean {
  const pred = defInst(cond)?.attrs.pred;
  return pred === 'eq' || pred === 'ne' ? (pred === 'ne') === answer : farAway(cond, bound, answer);
}

/** Does the number of the workgroup go into it, also on one of several ways? */
function countsWorkgroups(index: Value, graph: FlowGraph, depth: number): boolean {
  const def = defInst(index);
  if (def?.op === 'gpu.workgroup.id') return true;
  if (depth >= 8) return false;
  const parts = def === undefined ? waysInto(index, graph) : def.args;
  return parts.some((arg) => countsWorkgroups(arg, graph, depth + 1));
}

/** What a parameter of a block may be, where no loop begins with the block. */
function waysInto(param: Value, graph: FlowGraph): readonly Value[] {
  const number = graph.numberOf(param.def as Block);
  if (number <= 0 || graph.preds[number]!.some((from) => from >= number)) return [];
  return incoming(graph, param);
}

/** A parameter, or one with something added or as another integer: there is no largest one. */
function isCount(bound: Value, graph: FlowGraph, depth: number): boolean {
  const def = defInst(bound);
  if (def === undefined) return bound.def === graph.order[0];
  switch (def.op) {
    case 'int.add':
    case 'int.sub':
      return (
        depth < 4 &&
        defInst(def.args[1])?.op === 'const.int' &&
        isCount(def.args[0], graph, depth + 1)
      );
    case 'int.zext':
    case 'int.sext':
    case 'int.trunc':
      return depth < 4 && isCount(def.args[0], graph, depth + 1);
    default:
      return false;
  }
}

function isOne(value: Value): boolean {
  const def = defInst(value);
  return def?.op === 'const.int' && def.attrs.bits === 1n;
}
