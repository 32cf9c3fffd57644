/** Directives of a module: its version, its target, and whether the two go together. */
import { append } from '../../../base/index.ts';
import type { PtxDirective, PtxModule, PtxSpan } from '../ast.ts';
import { dotted, type PtxEnvironment, ptxTargets, targetSince } from '../availability.ts';
import { parsePtxTarget } from '../types.ts';
import { directiveFindings, sectionFindings } from './directives.ts';
import type { PtxDiagnostic } from './finding.ts';
import { nearestWord } from './nearest-word.ts';

/** Options that stand behind the target. */
const OPTIONS: ReadonlySet<string> = new Set([
  'debug',
  'texmode_unified',
  'texmode_independent',
  'map_f64_to_f32',
]);

/** Findings about a module's head. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each part of a module's head
export function moduleFindings(module: PtxModule, env: PtxEnvironment): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const report = (d: PtxSpan, message: string, suggestion?: string): void => {
    const { start, end, line } = d;
    out.push({
      code: 'directive',
      start,
      end,
      line,
      message,
      ...(suggestion ? { suggestion } : {}),
    });
  };
  append(out, headFindings(module));
  const labels = new Set<string>();
  const files = new Set<number>();
  for (const item of module.items) {
    if (item.kind === 'directive')
      append(out, [...directiveFindings(item, 'module', env), ...argumentFindings(item)]);
    if (item.kind === 'section') append(out, sectionFindings(item, env, labels));
    else if (item.kind === 'file') {
      if (files.has(item.index)) report(item, `\`.file ${item.index}\` is given twice`);
      files.add(item.index);
    } else if (item.kind === 'loc') report(item, '`.loc` is only possible in a body');
    else if (item.kind === 'label') report(item, 'a label is only possible in a body');
    if (item.kind !== 'directive' || item.name !== 'target') continue;
    const names = item.args.map(String).filter((arg) => !OPTIONS.has(arg));
    if (!names.some((name) => parsePtxTarget(name)))
      report(item, 'a target such as `sm_80` is missing');
    for (const name of names) {
      const target = parsePtxTarget(name);
      if (!target) continue;
      const since = targetSince(name);
      // ptxas reads past a suffix that it does not know.
      if (since === undefined && targetSince(`sm_${target.number}`) === undefined) {
        const guess = nearestWord(name, ptxTargets);
        report(
          item,
          `there is no target \`${name}\`${guess ? `, did you mean \`${guess}\`?` : ''}`,
        );
      } else if (since !== undefined && module.version > 0 && since > module.version)
        report(
          module.items.find((d) => d.kind === 'directive' && d.name === 'version') ?? item,
          `target \`${name}\` requires PTX ISA ${dotted(since)}, the module is of version ${dotted(module.version)}`,
        );
    }
  }
  return out;
}

/** Directives of the head, each of which stands once and before all others. */
function headFindings({ items }: PtxModule): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const seen = new Set<string>();
  let beyond = false;
  for (const item of items) {
    const name = item.kind === 'directive' ? item.name : '';
    const ofHead = name === 'version' || name === 'target' || name === 'address_size';
    if (ofHead && (beyond || (name !== 'target' && seen.has(name)))) {
      const { start, end, line } = item;
      const where = seen.has(name) ? 'stands twice in this module' : 'stands before all else';
      out.push({ code: 'directive', start, end, line, message: `\`.${name}\` ${where}` });
    }
    beyond ||= !ofHead;
    seen.add(name);
  }
  return out;
}

/** The last version of PTX with each of the numbers before the point that will have no other. */
const LAST_VERSIONS: readonly number[] = [15, 23, 32, 43, 51, 65, 78, 88];

/** Whether there is a version such as `7.8`; of numbers that go on, all may be. */
function isVersion(text: string): boolean {
  if (!/^\d+\.\d0*$/.test(text)) return false;
  const last = LAST_VERSIONS[Math.floor(Number(text)) - 1];
  return last === undefined || Math.round(Number(text) * 10) <= last;
}

/** The version and the size of addresses. */
function argumentFindings({ name, args, start, end, line }: PtxDirective): PtxDiagnostic[] {
  const [first] = args;
  const finding = (message: string): PtxDiagnostic[] => [
    { code: 'directive', start, end, line, message },
  ];
  if (name === 'version' && (args.length !== 1 || !isVersion(String(first))))
    return finding('`.version` takes a version of PTX such as `8.7`');
  if (name === 'address_size' && (args.length !== 1 || (first !== 32 && first !== 64)))
    return finding('`.address_size` takes 32 or 64');
  return [];
}
