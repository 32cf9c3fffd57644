/**
 * What the LLVM IR of a kernel says, whoever printed it: conventions and attributes, accesses with
 * alignment, orderings and scopes, and the lines that these come from.
 */

export interface KernelFacts {
  /** `ptx_kernel void` */
  readonly head: string;
  /** `i1 noundef zeroext`; a pointer is passed the same whether its space is named or not. */
  readonly params: readonly string[];
  readonly cpu: string | undefined;
  /** `store i32 _, ptr _, align 4 @101`: in order; the lines are of the access and its calls. */
  readonly accesses: readonly string[];
}

export interface ModuleFacts {
  readonly triple: string;
  readonly layout: string;
  /** `addrspace(1) global [8 x i8] align 8` */
  readonly statics: Readonly<Record<string, string>>;
  readonly kernels: Readonly<Record<string, KernelFacts>>;
}

/** What optimisers find out about a parameter, which is no part of how it is passed. */
const INFERRED =
  / (?:captures\(\w+\)|writeonly|readonly|readnone|nocapture|nofree|initializes\(\([^)]*\)\)|addrspace\(1\))/g;

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Lines of a place and of the calls that it was inlined from, innermost first. */
function linesOf(ir: string, node: string | undefined): string {
  const lines: string[] = [];
  for (let at = node; at !== undefined; ) {
    const text = new RegExp(`^!${at} = .*!DILocation\\((.*)\\)$`, 'm').exec(ir)?.[1] ?? '';
    lines.push(/\bline: (\d+)/.exec(text)?.[1] ?? '?');
    at = /inlinedAt: !(\d+)/.exec(text)?.[1];
  }
  return lines.join('<');
}

/** One access without names of values; undefined for other instructions. */
function accessOf(ir: string, line: string): string | undefined {
  const text = line.trim().replace(/^%\S+ = /, '');
  if (!/^(?:load|store|atomicrmw|cmpxchg|fence)\b/.test(text)) return undefined;
  const [instruction = '', ...more] = text.split(/, (?=!|align )/);
  const align = more.find((part) => part.startsWith('align '));
  const place = more.find((part) => part.startsWith('!dbg '))?.slice(6);
  const words = instruction
    // An address is cast before or in the operand; where a static lies is among the statics.
    .replace(/^store ptr (?:@\w+|addrspacecast \(.*?\))(?=, |$)/, 'store ptr _')
    .replace(/ addrspace\(\d+\)/g, '')
    .replace(/%[\w.]+|(?<=i\d+ )-?\d+/g, '_');
  return `${words}${align === undefined ? '' : `, ${align}`} @${linesOf(ir, place)}`;
}

/** The accesses of a body, with those of the functions that it calls, as if they were inlined. */
function accessesOf(ir: string, body: string): string[] {
  return body.split('\n').flatMap((line) => {
    const access = accessOf(ir, line);
    if (access !== undefined) return [access];
    const callee = /\bcall \w+ @([\w.$]+)\(/.exec(line)?.[1];
    const place = /!dbg (!\d+)/.exec(line)?.[1];
    const called = callee && new RegExp(`^define internal .*@${callee}\\(.*\\{\\n`, 'm').exec(ir);
    if (!called) return [];
    const start = called.index + called[0].length;
    const inner = accessesOf(ir, ir.slice(start, ir.indexOf('\n}', start)));
    return inner.map((one) => `${one}<${linesOf(ir, place?.slice(1))}`);
  });
}

/** Facts about a module. */
export function moduleFacts(ir: string): ModuleFacts {
  const one = (pattern: RegExp): string => pattern.exec(ir)?.[1] ?? '';
  const kernels = [
    ...ir.matchAll(/^define (\w+_kernel \w+) @(\w+)\((.*)\) (.*)\{\n([\s\S]*?)^\}/gm),
  ].map(([, head = '', name = '', params = '', attributes = '', body = '']) => {
    const group = /#\d+/.exec(attributes)?.[0];
    const all =
      group === undefined ? attributes : one(new RegExp(`^attributes ${group} = \\{(.*)\\}`, 'm'));
    const facts: KernelFacts = {
      head,
      params: params
        .split(/, (?=ptr|i\d|float|double|half)/)
        .map((param) => param.replace(INFERRED, '').replace(/ %[\w.]+$/, '')),
      cpu: /"target-cpu"="(\w+)"/.exec(all)?.[1],
      accesses: accessesOf(ir, body),
    };
    return [name, facts] as const;
  });
  const statics = [...ir.matchAll(/^@([A-Z]\w*) = (.*)$/gm)].map(([, name = '', text = '']) => {
    const [, where = '', type = ''] =
      /((?:addrspace\(\d+\) )?(?:global|constant)) (\[.*?\])/.exec(text) ?? [];
    // LLVM moves what lies in no space to global memory for NVIDIA (`generic-to-nvvm`).
    const space = where.startsWith('addrspace') ? where : `addrspace(1) ${where}`;
    return [name, `${space} ${type} align ${/align (\d+)/.exec(text)?.[1]}`] as const;
  });
  return {
    triple: one(/^target triple = "(.*)"/m),
    layout: one(/^target datalayout = "(.*)"/m),
    statics: sorted(statics),
    kernels: sorted(kernels),
  };
}
