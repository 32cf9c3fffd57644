/**
 * Hover and completion in the text of `asm!` and its relatives for GPUs, by the
 * assembly languages that read it. Assembly of the host is left alone.
 */
import { LineIndex } from '../../base/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { ASSEMBLY, type AssemblyCompletions, type AssemblyGpu } from '../assembly.ts';
import { fallbackGpu } from '../assembly-report.ts';
import type { AssemblyCompletion, AssemblyHover, AssemblyLanguage } from '../assembly-types.ts';
import { type AsmCall, asmCallAt } from './call.ts';
import { type AsmModule, asmModule, SYMBOL } from './module.ts';
import { asmTarget } from './target.ts';

/** A literal's text at an offset, as a module of its target. */
interface AsmText {
  readonly source: string;
  readonly call: AsmCall;
  readonly target: TargetName;
  readonly language: AssemblyLanguage;
  readonly gpu: AssemblyGpu;
  readonly module: AsmModule;
}

function asmTextAt(
  engine: Engine,
  path: string,
  offset: number,
  setting: string | undefined,
): AsmText | undefined {
  const source = engine.text(path) ?? '';
  const call = asmCallAt(source, offset);
  if (call === undefined) return undefined;
  const template = call.lines.flat().map(({ start, end }) => source.slice(start, end));
  const target = asmTarget(engine, path, call, template.join('\n'));
  if (target === undefined) return undefined;
  const gpu = fallbackGpu(engine, target, engine.rootOf(path), setting);
  const module = asmModule(source, call, target, gpu.cpu);
  return { source, call, target, language: ASSEMBLY[target], gpu, module };
}

/**
 * What to say at an offset of a Rust file where that is in such a text: an instruction, a
 * register, an operand. `cpu` is the one that is set.
 */
export function asmHover(
  engine: Engine,
  path: string,
  offset: number,
  cpu?: string,
): AssemblyHover | undefined {
  const found = asmTextAt(engine, path, offset, cpu);
  if (found === undefined) return undefined;
  const { target, module, call, language, gpu } = found;
  const { base, body, text } = module;
  const operand = body.placeholders.find(({ start, end }) => start <= offset && offset < end);
  const index = body.index(offset);
  const told = language.hover(text, base + index, undefined, gpu);
  const isInside = told !== undefined && told.start >= base && told.end <= base + body.text.length;
  const markdown = isInside ? module.restored(inSource(found, told.markdown)) : '';
  if (operand) {
    const { written, start, end } = operand;
    const type = engine.asmTypes(engine.rootOf(path), target, path, start)[operand.operand] ?? '';
    const head = [`**\`${written}\`**`, `\`${call.operands[operand.operand]!.text}\``];
    if (type !== '') head.push(`\`${type}\``);
    // The first paragraph names the register that stands for it.
    const more = markdown.split('\n\n').slice(1);
    return { start, end, markdown: [head.join(' · '), ...more].join('\n\n') };
  }
  if (!isInside) return undefined;
  const [start, end] = body.span(told.start - base, told.end - base);
  return start <= offset && offset <= end ? { start, end, markdown } : undefined;
}

/** Lines that Markdown names are those of the source. */
function inSource({ source, module }: AsmText, markdown: string): string {
  const { text, base, body } = module;
  let places: { readonly of: LineIndex; readonly in: LineIndex } | undefined;
  return markdown.replace(/\bline (\d+)(?=: `)/g, (_, line: string) => {
    places ??= { of: new LineIndex(text), in: new LineIndex(source) };
    const [start] = body.span(places.of.lineStart(Number(line) - 1) - base, 0);
    return `line ${places.in.lineCol(start).line + 1}`;
  });
}

/** What can stand at an offset of a Rust file where that is in such a text. */
export function asmCompletions(
  engine: Engine,
  path: string,
  offset: number,
  cpu?: string,
): AssemblyCompletions | undefined {
  const found = asmTextAt(engine, path, offset, cpu);
  if (found === undefined) return undefined;
  const { call, language, gpu, module } = found;
  const { base, body, text } = module;
  const hasBraces = !call.isRaw && call.macro !== 'ptx_asm';
  const typed = !hasBraces ? undefined : /(?<!\{)(?:\{\{)*\{(\w*)$/.exec(body.before(offset))?.[1];
  if (typed !== undefined)
    return { start: offset - typed.length, end: offset, items: operandItems(call) };
  const list = language.completions(text, base + body.index(offset), gpu);
  if (list === undefined || list.start < base) return undefined;
  const length = list.end - list.start;
  const items = list.items.flatMap(({ snippet, ...item }) =>
    // In a snippet braces stand for places, in a template for operands.
    item.label.replace(SYMBOL, '') === '' ? [] : [item],
  );
  return { start: offset - length, end: offset, items };
}

function operandItems({ operands }: AsmCall): AssemblyCompletion[] {
  return operands.map(({ name, text }, i) => ({
    label: name ?? `${i}`,
    kind: 'register',
    detail: text,
    documentation: '',
  }));
}
