/**
 * `#[repr(..)]` with hints that are not known (E0552) or do not go together (E0587, E0692), that
 * are no power of two (E0589), or that an enum without variants has (E0084).
 */
import { type AttrArg, attrArgs } from '../hir/index.ts';
import type { Attr } from '../syntax/index.ts';
import { forEachItem, type Item } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

const INTEGER = /^[iu](?:8|16|32|64|128|size)$/;
const KNOWN = /^(?:Rust|C|transparent|simd|align|packed|[iu](?:8|16|32|64|128|size))$/;

export function checkReprs(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'struct' && def.kind !== 'enum' && def.kind !== 'union') return;
    const attrs = def.node.attrs.filter(({ path }) => path.length === 1 && path[0] === 'repr');
    if (attrs.length > 0) checkHints(def, attrs, view.in(def.file));
  });
}

function checkHints(def: Item, attrs: readonly Attr[], report: Report): void {
  const hints = attrs.flatMap((attr) => attrArgs(attr).map((arg) => ({ arg, attr })));
  const has = (name: RegExp) => hints.find(({ arg }) => name.test(arg.name))?.attr;
  for (const { arg, attr } of hints) {
    if (!KNOWN.test(arg.name)) report('E0552', 'unrecognized representation hint', attr);
    if (arg.name === 'align' && isNoPower(arg))
      report('E0589', 'invalid `repr(align)` attribute: not a power of two', attr);
  }
  const transparent = has(/^transparent$/);
  if (transparent !== undefined && hints.length > 1)
    report('E0692', 'transparent type cannot have other repr hints', transparent);
  if (has(/^packed$/) !== undefined && has(/^align$/) !== undefined)
    report('E0587', 'type has conflicting packed and align representation hints', attrs[0]!);
  const ofInteger = has(INTEGER);
  if (def.kind === 'enum' && def.node.variants.length === 0 && ofInteger !== undefined)
    report('E0084', 'unsupported representation for zero-variant enum', ofInteger);
}

function isNoPower({ group }: AttrArg): boolean {
  const [first] = group?.trees ?? [];
  const text = first?.kind === 'Token' ? first.text : undefined;
  if (text === undefined || !/^\d+$/.test(text)) return false;
  const value = BigInt(text);
  return value === 0n || (value & (value - 1n)) !== 0n;
}
