/** How the fields of a data-parallel (DPP) operand are spelled. */
import type { Selector } from '../select.ts';

/** Control, masks of rows and banks, and whether lanes without a source read zero. */
export function dppMods(
  s: Selector,
  ctrl: number,
  rows: number,
  banks: number,
  bound: boolean,
): string {
  const hex = (value: number): string => `0x${value.toString(16)}`;
  return ` ${dppName(s, ctrl)} row_mask:${hex(rows)} bank_mask:${hex(banks)}${bound ? ' bound_ctrl:1' : ''}`;
}

/** The spelling of a `DPP_CTRL` number (ISA, "DPP_CTRL Enumeration"). */
function dppName(s: Selector, ctrl: number): string {
  if (ctrl <= 0xff) return `quad_perm:[${[0, 2, 4, 6].map((i) => (ctrl >> i) & 3).join(',')}]`;
  const n = ctrl & 15;
  if (ctrl >= 0x101 && ctrl <= 0x10f) return `row_shl:${n}`;
  if (ctrl >= 0x111 && ctrl <= 0x11f) return `row_shr:${n}`;
  if (ctrl >= 0x121 && ctrl <= 0x12f) return `row_ror:${n}`;
  if (ctrl === 0x140) return 'row_mirror';
  if (ctrl === 0x141) return 'row_half_mirror';
  if (s.env.cpu.generation === 'gfx9') {
    const name = {
      304: 'wave_shl:1',
      308: 'wave_rol:1',
      312: 'wave_shr:1',
      316: 'wave_ror:1',
      322: 'row_bcast:15',
      323: 'row_bcast:31',
    }[ctrl];
    if (name !== undefined) return name;
    if (s.env.cpu.accumOffset && ctrl >= 0x150 && ctrl <= 0x15f) return `row_newbcast:${n}`;
  } else {
    if (ctrl >= 0x150 && ctrl <= 0x15f) return `row_share:${n}`;
    if (ctrl >= 0x160 && ctrl <= 0x16f) return `row_xmask:${n}`;
  }
  return s.unsupported(`DPP control 0x${ctrl.toString(16)} on ${s.env.cpu.name}`);
}
