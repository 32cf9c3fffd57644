/**
 * What two assembly texts take of a GPU, figure by figure: counted in the texts themselves, so that
 * a file of another compiler counts as well.
 */

import { parseSass, ptxLive, sassFunctions, summarizeAmdgcn, summarizePtx } from '../asm/index.ts';
import { greatest } from '../base/index.ts';
import type { FigureDelta } from '../protocol/index.ts';
import type { PaneName } from './panes.ts';
import { amdgcnTree, llvmTree, ptxTree } from './parsed-assembly.ts';

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly unit: 'bytes' | '';
  /** Not the hardware's own number. */
  readonly isEstimate?: true;
}

/** How the figures of a text are read: of its kernels the sum of code, and the most of the rest. */
const FIGURES: Readonly<Record<PaneName, (text: string) => readonly Figure[]>> = {
  ptx(text) {
    const { module } = ptxTree(text);
    const all = summarizePtx(module);
    const live = ptxLive(module).map(({ words }) => words);
    return [
      { label: 'instructions', value: sum(all.map((one) => one.instructions)), unit: '' },
      { label: 'registers', value: most(live), unit: '', isEstimate: true },
      { label: 'local memory', value: most(all.map((one) => one.local)), unit: 'bytes' },
      { label: 'shared memory', value: most(all.map((one) => one.shared)), unit: 'bytes' },
    ];
  },
  amdgcn(text) {
    const all = summarizeAmdgcn(amdgcnTree(text).module);
    const spills = all.map((one) => (one.vgprSpills ?? 0) + (one.sgprSpills ?? 0));
    return [
      { label: 'instructions', value: sum(all.map((one) => one.instructions)), unit: '' },
      { label: 'VGPRs', value: most(all.map((one) => one.vgprs ?? 0)), unit: '' },
      { label: 'SGPRs', value: most(all.map((one) => one.sgprs ?? 0)), unit: '' },
      { label: 'spilled registers', value: most(spills), unit: '' },
      { label: 'scratch', value: most(all.map((one) => one.privateMemory ?? 0)), unit: 'bytes' },
      { label: 'LDS', value: most(all.map((one) => one.workgroupMemory ?? 0)), unit: 'bytes' },
    ];
  },
  llvm(text) {
    const { lines } = llvmTree(text);
    const code = lines.filter(({ opcode }) => opcode !== undefined);
    const of = (name: string): number => code.filter(({ opcode }) => opcode!.text === name).length;
    return [
      { label: 'instructions', value: code.length, unit: '' },
      { label: 'loads', value: of('load'), unit: '' },
      { label: 'stores', value: of('store'), unit: '' },
      { label: 'calls', value: of('call'), unit: '' },
    ];
  },
  sass(text) {
    const code = sassFunctions(parseSass(text)).flatMap((fn) => fn.instructions);
    // As the head of a pane says it.
    const said = [
      ...text.matchAll(/: (\d+) registers, (\d+) bytes spilled, (\d+) bytes of stack/g),
    ].map(([, ...numbers]) => numbers.map(Number));
    const of = (at: number): number => most(said.map((numbers) => numbers[at]!));
    const counted: Figure[] = [
      { label: 'registers', value: of(0), unit: '' },
      { label: 'spilled', value: of(1), unit: 'bytes' },
      { label: 'stack', value: of(2), unit: 'bytes' },
    ];
    const instructions = code.filter(({ opcode }) => opcode !== 'NOP').length;
    return [
      { label: 'instructions', value: instructions, unit: '' },
      ...(said.length === 0 ? [] : counted),
    ];
  },
};

/** The figures of both texts, by what both have. Those that are 0 in both are left out. */
export function figureDeltas(pane: PaneName, left: string, right: string): readonly FigureDelta[] {
  const before = FIGURES[pane](left);
  const after = FIGURES[pane](right);
  return before.flatMap(({ label, value, unit, isEstimate }): FigureDelta[] => {
    const other = after.find((one) => one.label === label);
    if (other === undefined || (value === 0 && other.value === 0)) return [];
    return [{ label, unit, before: value, after: other.value, estimate: isEstimate === true }];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function most(values: readonly number[]): number {
  return greatest(values, 0);
}
