/** A template as a module that our assembly languages read. */
import type { TargetName } from '../../workspace/index.ts';
import { AsmBody } from './body.ts';
import type { AsmCall } from './call.ts';

/** The PTX version that a text may use: what it is put into is not known here. */
const PTX_VERSION = '9.0';

/** From here on registers of AMD GPUs stand for operands. */
const FIRST = { v: 200, s: 64 };

export interface AsmModule {
  readonly text: string;
  /** Where the body begins. */
  readonly base: number;
  readonly body: AsmBody;
  /** Words in Markdown about the module, with the operands as the source has them. */
  restored(markdown: string): string;
}

export function asmModule(
  source: string,
  call: AsmCall,
  target: TargetName,
  cpu: string,
): AsmModule {
  return target === 'ptx' ? ptxModule(source, call, cpu) : amdgcnModule(source, call, cpu);
}

/** `{x}`, for an operand that the template names in this way. */
function shown({ placeholders }: AsmBody, operand: number): string {
  return placeholders.find((one) => one.operand === operand)?.written ?? `{${operand}}`;
}

/** What stands for an operand that is no register. */
export const SYMBOL = /%?\boperand(\d+)\b/g;

function ptxModule(source: string, call: AsmCall, cpu: string): AsmModule {
  const name = (index: number): string =>
    call.operands[index]!.reg === '' ? `operand${index}` : `%operand${index}`;
  const body = new AsmBody(source, call, name);
  const registers = call.operands.flatMap(({ reg }, i) =>
    reg === '' ? [] : [`.reg .b${/(?<!\d)\d+$/.exec(reg)?.[0] ?? 32} %operand${i};\n`],
  );
  const [open, close] =
    call.macro === 'global_asm' ? ['', ''] : ['.func text()\n{\n', '\n}\nret;\n}\n'];
  const block = call.macro === 'global_asm' ? '' : `${registers.join('')}{\n`;
  const head = `.version ${PTX_VERSION}\n.target ${cpu}\n.address_size 64\n${open}${block}`;
  return {
    text: `${head}${body.text}${close}`,
    base: head.length,
    body,
    restored: (markdown) => markdown.replace(SYMBOL, (_, index) => shown(body, Number(index))),
  };
}

function amdgcnModule(source: string, call: AsmCall, cpu: string): AsmModule {
  const names = registerNames(call);
  const body = new AsmBody(source, call, (index) => names[index]!);
  const head = `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\n`;
  return {
    text: `${head}${body.text}`,
    base: head.length,
    body,
    restored: (markdown) =>
      markdown
        .replace(SYMBOL, (_, index) => shown(body, Number(index)))
        .replace(/\b[sv](?:\d+|\[\d+:\d+\])/g, (register) => {
          const index = call.operands.findIndex(
            ({ reg }, i) => names[i] === register && reg.includes('gpr'),
          );
          return index < 0 ? register : shown(body, index);
        }),
  };
}

/** A register of its class for each operand, none twice. */
function registerNames({ operands }: AsmCall): readonly string[] {
  const next = { ...FIRST };
  return operands.map(({ reg }, index) => {
    if (reg === '') return `operand${index}`;
    const [, bank, bits] = /^([sv])gpr(\d+)$/.exec(reg) ?? [];
    if (bank === undefined) return reg;
    const units = Math.max(1, Number(bits) >> 5);
    const from = next[bank as 's' | 'v'];
    next[bank as 's' | 'v'] += Math.ceil(units / 4) * 4;
    return units === 1 ? `${bank}${from}` : `${bank}[${from}:${from + units - 1}]`;
  });
}
