/**
 * Which version of PTX the texts of device libraries need. Their compilers write the version that
 * the instructions ask for, where rustc writes the one that goes with the processor.
 */
import { checkPtx, parsePtx } from '../asm/index.ts';
import type { Inst, MirType, Module } from '../mir/index.ts';
import { TARGETS } from '../targets/index.ts';

const REGISTERS: Readonly<Partial<Record<MirType, string>>> = {
  i1: 'pred',
  i8: 'b16',
  i16: 'b16',
  f16: 'b16',
  i32: 'b32',
  f32: 'b32',
};

/**
 * The newest version, times ten, that an instruction in the module's inline assembly needs on the
 * processor; undefined where that of the processor does.
 * @param counts which inline assembly is looked at
 */
export function ptxVersionOf(
  module: Module,
  cpu: string,
  counts: (inst: Inst) => boolean,
): number | undefined {
  const texts = new Set<string>();
  for (const { blocks } of module.funcs.values())
    for (const { insts } of blocks)
      for (const inst of insts) if (inst.op === 'gpu.asm' && counts(inst)) texts.add(textOf(inst));
  if (texts.size === 0) return undefined;
  const version = TARGETS['ptx']!.languageVersion?.(cpu);
  if (version === undefined) return undefined;
  let newest: number | undefined;
  for (const text of texts) {
    const { module: parsed } = parsePtx(
      `.version ${Math.floor(version / 10)}.${version % 10}\n.target ${cpu}\n.address_size 64\n${text}`,
    );
    for (const { need } of checkPtx(parsed))
      if (need?.version !== undefined && need.target === undefined)
        newest = Math.max(newest ?? 0, need.version);
  }
  return newest;
}

/** Inline assembly as a function of its own. */
function textOf({ args, results, attrs }: Inst): string {
  const registers = [...results, ...args].map(
    ({ type }, at) => `.reg .${REGISTERS[type] ?? 'b64'} %operand${at};`,
  );
  const body = `${attrs.imm?.[0] ?? ''}`.replace(/\{\{|\}\}|\{(\d+)\}/g, (whole, at?: string) =>
    at === undefined ? whole[0]! : `%operand${at}`,
  );
  return `.func text()\n{\n${registers.join('\n')}\n{\n${body}\n}\nret;\n}\n`;
}
