/**
 * Completion in AMDGCN text: what the GPU has. Mnemonics, modifiers, registers, names of counters
 * and hardware registers, directives, keys of descriptors, labels behind branches.
 */

import {
  type AmdgcnGpu,
  amdgcnDirectiveDoc,
  amdgcnInstructions,
  amdgcnRegisterDoc,
  amdgcnSpellings,
  amdgcnWordDoc,
  descriptorKeys,
  findAmdgcnInstruction,
  formsOn,
  modifierNames,
  namesOn,
  registersOn,
  wordsOf,
} from '../../asm/index.ts';
import type { AssemblyCompletion, AssemblyCompletions, AssemblyGpu } from '../assembly-types.ts';
import { lineBefore } from '../line-before.ts';
import { amdgcnTree } from '../parsed-assembly.ts';
import { formLabel, formSnippet, tableGpu } from './forms.ts';

/** What can stand at an offset; undefined where nothing of ours can. */
export function amdgcnCompletions(
  text: string,
  offset: number,
  setting?: AssemblyGpu,
): AssemblyCompletions | undefined {
  const line = lineBefore(text, offset);
  if (/;|\/\//.test(line)) return undefined;
  const gpu = tableGpu(text, setting);
  const at = (word: string, items: readonly AssemblyCompletion[]): AssemblyCompletions => ({
    start: offset - word.length,
    end: offset,
    items,
  });
  const directive = /^\s*(\.\w*)$/.exec(line);
  if (directive) return at(directive[1]!, directives(gpu, inDescriptor(text, offset)));
  const head = /^\s*(?:[\w.$]+:\s*)?([a-z]\w*)?$/.exec(line);
  if (head) return at(head[1] ?? '', mnemonics(gpu));
  const label = /^\s*s_c?branch\w*\s+([\w.$]*)$/.exec(line);
  if (label) {
    const items = amdgcnTree(text).module.statements.flatMap((s): AssemblyCompletion[] =>
      s.kind === 'label'
        ? [{ label: s.name, kind: 'label', detail: 'label', documentation: '' }]
        : [],
    );
    return at(label[1]!, items);
  }
  const inside = /^\s*(?:[\w.$]+:\s*)?([a-z]\w+)\s+(.*?)([\w.]*)$/.exec(line);
  if (!gpu || !inside) return undefined;
  return at(inside[3]!, insideInstruction(inside[1]!, inside[2]!, gpu));
}

function inDescriptor(text: string, offset: number): boolean {
  const open = text.lastIndexOf('.amdhsa_kernel', offset);
  return open >= 0 && text.lastIndexOf('.end_amdhsa_kernel', offset) < open;
}

function directives(gpu: AmdgcnGpu | undefined, inside: boolean): AssemblyCompletion[] {
  const names = inside
    ? [...descriptorKeys(gpu).map((key) => `.amdhsa_${key}`), '.end_amdhsa_kernel']
    : COMMON.split(' ');
  return names.map((label) => ({
    label,
    kind: 'directive',
    detail: inside ? 'kernel descriptor' : 'directive',
    documentation: amdgcnDirectiveDoc(label) ?? '',
  }));
}

const COMMON =
  '.amdgcn_target .amdhsa_kernel .amdhsa_code_object_version .amdgpu_metadata .text .data .section .globl .weak .type ' +
  '.size .p2align .set .macro .endm .rept .endr .irp .if .ifdef .ifndef .else .elseif .endif .include .long .quad ' +
  '.short .byte .asciz .zero .fill .protected .hidden .local .loc .file';

/** Every name that the GPU has; without a GPU every spelling of every documented instruction. */
function mnemonics(gpu: AmdgcnGpu | undefined): AssemblyCompletion[] {
  if (!gpu) {
    return amdgcnInstructions.flatMap(({ name, operands, doc }) =>
      [name, ...amdgcnSpellings(name)].map((label) => ({
        label,
        kind: 'instruction' as const,
        detail: operands,
        documentation: doc,
      })),
    );
  }
  return namesOn(gpu).map((name) => {
    const { forms } = formsOn(name, gpu);
    const form = forms[0]!;
    const { label } = formLabel(name, name, form, gpu);
    return {
      label: name,
      kind: 'instruction' as const,
      detail: label
        .slice(name.length)
        .replace(/ \[.*$/, '')
        .trim(),
      documentation: findAmdgcnInstruction(name)?.doc ?? '',
      snippet: formSnippet(name, form),
    };
  });
}

function insideInstruction(mnemonic: string, before: string, gpu: AmdgcnGpu): AssemblyCompletion[] {
  const { forms } = formsOn(mnemonic, gpu);
  const words = new Set(
    forms.flatMap((form) => form.tokens).flatMap((token) => wordsOf(token, gpu)),
  );
  const out: AssemblyCompletion[] = [...words].map((label) => ({
    label,
    kind: 'modifier',
    detail: '',
    documentation: amdgcnWordDoc(label) ?? '',
  }));
  const modifiers = new Set(forms.flatMap((form) => modifierNames(form.tokens, gpu)));
  for (const label of modifiers)
    if (!new RegExp(`\\b${label}\\b`).test(before))
      out.push({
        label,
        kind: 'modifier',
        detail: 'modifier',
        documentation: amdgcnWordDoc(label) ?? '',
      });
  for (const label of registersOn(gpu))
    out.push({
      label,
      kind: 'register',
      detail: 'special register',
      documentation: amdgcnRegisterDoc(label) ?? '',
    });
  return out;
}
