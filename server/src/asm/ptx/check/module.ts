/** Directives of a module: its version, its target, and whether the two go together. */
import type { PtxModule, PtxSpan } from '../ast.ts';
import { dotted, ptxTargets, targetSince } from '../availability.ts';
import type { PtxDiagnostic } from './finding.ts';
import { nearest } from './nearest.ts';

/** Options that stand behind the target. */
const OPTIONS: ReadonlySet<string> = new Set([
  'debug',
  'texmode_unified',
  'texmode_independent',
  'map_f64_to_f32',
]);

/** Findings about a module's head. */
export function moduleFindings(module: PtxModule): PtxDiagnostic[] {
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
  for (const item of module.items) {
    if (item.kind !== 'directive' || item.name !== 'target') continue;
    for (const arg of item.args.map(String)) {
      if (OPTIONS.has(arg)) continue;
      const since = targetSince(arg);
      if (since === undefined) {
        const guess = nearest(arg, ptxTargets);
        if (/^(?:sm|compute)_/.test(arg))
          report(
            item,
            `there is no target \`${arg}\`${guess ? `, did you mean \`${guess}\`?` : ''}`,
          );
      } else if (module.version > 0 && since > module.version)
        report(
          module.items.find((d) => d.kind === 'directive' && d.name === 'version') ?? item,
          `target \`${arg}\` requires PTX ISA ${dotted(since)}, the module is of version ${dotted(module.version)}`,
        );
    }
  }
  return out;
}
