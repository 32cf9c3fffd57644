/** What statements of PTX in inline assembly order, as far as their names tell. */

/** Lanes of one warp tell each other something, or wait for each other. */
const TOGETHER =
  /^(?:(?:shfl|vote|match\.(?:any|all)|redux)\.sync|activemask|bar\.warp\.sync|barrier\.warp\.sync|elect\.sync)\b/;

/** A thread computes something, or declares a register. */
const ALONE =
  /^(?:\.reg|mov|cvt|cvta|add|addc|sub|subc|mul|mul24|mad|madc|mad24|fma|div|rem|abs|neg|min|max|sqrt|rsqrt|rcp|sin|cos|ex2|lg2|tanh|and|or|xor|not|cnot|shl|shr|shf|lop3|bfe|bfi|bfind|brev|clz|popc|prmt|szext|bmsk|sad|dp2a|dp4a|setp|set|selp|slct|testp|copysign|isspacep|nanosleep|prefetch|prefetchu)\b/;

/** A label, a guard or nothing in front of the operation. */
const PREFIX = /^(?:@!?[%\w$]+\s+)?/;

/** Does all of a text concern the lanes of the thread's warp at most? */
export function concernsWarpOnly(text: string): boolean {
  return text
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/\{\d+(?::\w*)?\}/g, 'x')
    .split(/[;{}\n]/)
    .map((statement) => statement.trim().replace(PREFIX, ''))
    .every((one) => one === '' || TOGETHER.test(one) || ALONE.test(one));
}
