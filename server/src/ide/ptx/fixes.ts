/**
 * Fixes of findings in PTX files: what the place should say, or what the module's first lines must
 * say for it.
 */
import { eachInstruction, type PtxDiagnostic, type PtxModule } from '../../asm/index.ts';
import type { AssemblyEdit, AssemblyFix } from '../assembly-types.ts';

/** All fixes of a finding, the best first. */
export function ptxFixes(module: PtxModule, found: PtxDiagnostic): AssemblyFix[] {
  const { start, end, suggestion, need } = found;
  if (suggestion !== undefined)
    return [
      {
        title: `Replace with \`${suggestion}\``,
        edits: [{ start, end, newText: suggestion }],
      },
    ];
  if (need === undefined) return [];
  return need.sync ? synced(module, start) : raised(module, need);
}

/** The argument of a directive of the module, replaced. */
function argumentEdit(
  module: PtxModule,
  name: string,
  old: RegExp,
  newText: string,
): AssemblyEdit | undefined {
  const item = module.items.find((one) => one.kind === 'directive' && one.name === name);
  if (!item) return undefined;
  const match = old.exec(module.text.slice(item.start, item.end));
  if (!match) return undefined;
  const start = item.start + match.index;
  return { start, end: start + match[0].length, newText };
}

/** The version and the target with which the module has what it lacks. */
function raised(
  module: PtxModule,
  { version, target }: { readonly version?: number; readonly target?: string },
): AssemblyFix[] {
  const edits: AssemblyEdit[] = [];
  const says: string[] = [];
  if (version !== undefined) {
    const text = `${Math.floor(version / 10)}.${version % 10}`;
    const edit = argumentEdit(module, 'version', /(?<!\d)\d+\.\d+/, text);
    if (!edit) return [];
    edits.push(edit);
    says.push(`\`.version\` ${text}`);
  }
  if (target !== undefined) {
    const edit = argumentEdit(module, 'target', /\bsm_\w+/, target);
    if (!edit) return [];
    edits.push(edit);
    says.push(`\`.target\` ${target}`);
  }
  return edits.length === 0 ? [] : [{ title: `Set ${says.join(' and ')}`, edits }];
}

/** Lanes of a whole warp. */
const ALL_LANES = '0xffffffff';

/** The form with `.sync` for all lanes, which newer GPUs have in place of the one without. */
function synced(module: PtxModule, at: number): AssemblyFix[] {
  const fn = module.functions.find(({ start, end }) => start <= at && at < end);
  const edits: AssemblyEdit[] = [];
  let title = '';
  if (fn)
    eachInstruction(fn, (i) => {
      if (i.start > at || at >= i.end) return;
      const name = i.nameSpan.start + i.opcode.length;
      const last = i.operands[i.operands.length - 1];
      if (!last) return;
      title = `Use \`${i.opcode}.sync\` with all lanes`;
      edits.push({ start: name, end: name, newText: '.sync' });
      edits.push({ start: last.end, end: last.end, newText: `, ${ALL_LANES}` });
    });
  return edits.length === 0 ? [] : [{ title, edits }];
}
