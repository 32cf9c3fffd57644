/** What statements of PTX in inline assembly order, as far as their names tell. */
import type { Inst, Value } from '../mir/index.ts';

/** Lanes of one warp tell each other something, or wait for each other. */
const TOGETHER =
  /^(?:(?:shfl|vote|match\.(?:any|all)|redux)\.sync|activemask|bar\.warp\.sync|barrier\.warp\.sync|elect\.sync)\b/;

/** A thread computes something, or declares a register. */
const ALONE =
  /^(?:\.reg|mov|cvt|cvta|add|addc|sub|subc|mul|mul24|mad|madc|mad24|fma|div|rem|abs|neg|min|max|sqrt|rsqrt|rcp|sin|cos|ex2|lg2|tanh|and|or|xor|not|cnot|shl|shr|shf|lop3|bfe|bfi|bfind|brev|clz|popc|prmt|szext|bmsk|sad|dp2a|dp4a|setp|set|selp|slct|testp|copysign|isspacep|nanosleep|prefetch|prefetchu)\b/;

/** Atomic operations that order nothing but the place itself. */
const RELAXED = /^(?:atom|red|ld|st)\.relaxed\b/;

/** A label, a guard or nothing in front of the operation. */
const PREFIX = /^(?:@!?[%\w$]+\s+)?/;

/** The statements of a text, without comments and braces; guards stay in front. */
export function asmStatements(text: string): readonly string[] {
  return text
    .replace(/\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g, '')
    .split(/[;\n]/)
    .map((statement) => statement.replace(/^[\s{}]+/, '').trimEnd())
    .filter((statement) => statement !== '');
}

/**
 * What a statement names: an operand of the instruction, or a number; undefined for registers of
 * the text.
 */
export function asmOperand(inst: Inst, text: string): Value | bigint | undefined {
  const operand = /^\{(\d+)(?::\w*)?\}$/.exec(text)?.[1];
  if (operand !== undefined) return inst.args[Number(operand) - inst.results.length];
  return /^(?:0x[0-9a-f]+|-?\d+)U?$/i.test(text) ? BigInt(text.replace(/U$/i, '')) : undefined;
}

/** Does all of a text concern the lanes of the thread's warp at most? */
export function concernsWarpOnly(text: string): boolean {
  return operations(text).every((one) => TOGETHER.test(one) || ALONE.test(one));
}

/** Does nothing of a text order memory, other than the places of atomic operations themselves? */
export function ordersNothing(text: string): boolean {
  return operations(text).every((one) => RELAXED.test(one) || ALONE.test(one));
}

/** The statements without guards. */
function operations(text: string): readonly string[] {
  return text
    .replace(/\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g, '')
    .replace(/\{\d+(?::\w*)?\}/g, 'x')
    .split(/[;{}\n]/)
    .map((statement) => statement.trim().replace(PREFIX, ''))
    .filter((statement) => statement !== '');
}
