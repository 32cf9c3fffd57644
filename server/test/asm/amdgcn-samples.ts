/**
 * Lines of AMDGCN derived from the table of forms, right ones and ones with a mistake, for tests
 * against the assembler.
 */
import { type AmdgcnForm, type AmdgcnGpu, formsOn, namesOn } from '../../src/asm/index.ts';

/** An operand or modifier that a token of the table takes on a processor. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each token of the table
function sample(raw: string, at: number, name: string, gpu: AmdgcnGpu): string | undefined {
  const token = raw.replace(/^=|\?$/g, '');
  const wide = gpu.major >= 10 ? 'vcc_lo' : 'vcc';
  const tuple = (file: string, count: number, first: number): string =>
    count === 1 ? `${file}${first}` : `${file}[${first}:${first + count - 1}]`;
  if (token === 'smoff') return '1';
  if (raw.endsWith('?')) return undefined;
  let m = /^([vawms])(\d+)u?l?(?:\.\w+)?$/.exec(token);
  if (m) {
    const count = Number(m[2]);
    const first = m[1] === 's' ? 4 * at + (count >= 4 ? 0 : 0) : 32 * at;
    return tuple(
      m[1] === 's' ? 's' : m[1] === 'a' ? 'a' : 'v',
      count,
      m[1] === 's' ? first % 96 : first % 192,
    );
  }
  m = /^([VA])I(\d+)\./.exec(token);
  // Matrix instructions add to what they write.
  if (m) return tuple(m[1] === 'A' ? 'a' : 'v', Number(m[2]), 0);
  if (/^hm?i?l?$/.test(token)) return `v${at}.l`;
  m = /^vm(?:i?)(\d?)/.exec(token);
  if (m) return tuple('v', Number(m[1] || 1), 2 * at);
  if (/^(V|VC|VM|VCM|W)\./.test(token))
    return /64|v2f32|v2b32/.test(token) && !token.startsWith('W')
      ? tuple('v', 2, 2 * at + 64)
      : `v${at}`;
  if (/^(VT|VCT|VMT|VCMT)\./.test(token)) return `v${at}.h`;
  if (/^(S|SC|SL)\./.test(token)) return token.endsWith('64') ? tuple('s', 2, 4 * at) : `s${at}`;
  if (token.startsWith('K.'))
    return token === 'K.f16' ? '0x1234' : token === 'K.f64' ? '0x12345678' : '0x12345678';
  if (token.startsWith('+')) return token.slice(1);
  switch (token) {
    case 'bool':
      return gpu.major >= 10 ? `s${2 * at}` : `s[${2 * at}:${2 * at + 1}]`;
    case 'vccw':
      return wide;
    case 'm0':
    case 'vcc':
    case 'vcc_lo':
      return token;
    case 'vl':
    case 'voff':
      return `v${at}`;
    case 'imm16':
    case 'imm':
    case 'smoff':
    case 'gpridx':
    case 'barrier':
      return '1';
    case 'label':
      return 'L';
    case 'waitcnt':
      return 'vmcnt(0)';
    case 'depctr':
      return 'depctr_va_vdst(0)';
    case 'delay':
      return 'instid0(VALU_DEP_1)';
    case 'hwreg':
      return 'hwreg(HW_REG_MODE, 0, 4)';
    case 'sendmsg':
      return name.includes('_rtn') ? 'sendmsg(MSG_RTN_GET_REALTIME)' : 'sendmsg(MSG_INTERRUPT)';
    case 'exptgt':
      return 'mrt0';
    case 'interpslot':
      return 'p10';
    case 'attr':
      return 'attr0.x';
    case 'attrchan':
    case 'format':
      return undefined;
    case 'offset':
      return 'offset:4';
    case 'dpp8':
      return 'dpp8:[7,6,5,4,3,2,1,0]';
    case 'dpp_ctrl':
      return gpu.cdna2 ? 'row_newbcast:1' : 'row_shl:1';
    case 'cpol_ret':
      return gpu.major === 12
        ? 'th:TH_ATOMIC_RETURN'
        : gpu.cdna3 && !name.startsWith('s_')
          ? 'sc0'
          : 'glc';
    case 'cpol_noret':
      return undefined;
  }
  return undefined;
}

/** A line for a form; undefined for images, whose sizes follow from their masks. */
export function sampleLine(name: string, form: AmdgcnForm, gpu: AmdgcnGpu): string | undefined {
  if (name.startsWith('image_')) return undefined;
  const operands: string[] = [];
  const flags: string[] = [];
  for (const [at, raw] of form.tokens.entries()) {
    const text = sample(raw, at, name, gpu);
    if (text === undefined) continue;
    if (
      (text.includes(':') && !/\[.*\]$/.test(text)) ||
      (raw.startsWith('+') && raw !== '+off') ||
      /^(cpol|dpp|sc0)/.test(raw)
    )
      flags.push(text);
    else operands.push(text);
  }
  if (/_atomic_/.test(name) && form.tokens[0]!.startsWith('=') && form.tokens.includes('cpol?'))
    flags.push(gpu.major === 12 ? 'th:TH_ATOMIC_RETURN' : gpu.cdna3 ? 'sc0' : 'glc');
  const suffix = form.encoding === '' ? '' : `_${form.encoding}`;
  return `${name}${suffix} ${operands.join(', ')}${flags.length > 0 ? ` ${flags.join(' ')}` : ''}`.trim();
}

/** A line for every form that a processor has. */
export function sampleLines(gpu: AmdgcnGpu): string[] {
  const out: string[] = [];
  for (const name of namesOn(gpu)) {
    for (const form of formsOn(name, gpu).forms) {
      if (form.wave === 64 && gpu.major >= 10) continue;
      const line = sampleLine(name, form, gpu);
      if (line !== undefined) out.push(line);
    }
  }
  return out;
}

/**
 * A change that usually makes a line wrong: operands dropped, added, of another file, width or
 * alignment.
 */
export function spoilt(line: string, how: number): string {
  const [, mnemonic = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line)!;
  const operands = rest.split(', ');
  switch (how % 8) {
    case 0:
      return `${mnemonic} ${operands.slice(0, -1).join(', ')}`;
    case 1:
      return `${mnemonic} ${[...operands.slice(0, 1), 'v1', ...operands.slice(1)].join(', ')}`;
    case 2:
      return line.replace(/\bv(\d)/, 's$1');
    case 3:
      return line.replace(/\bs(\d)/, 'v$1');
    case 4:
      return line.replace(
        /\[(\d+):(\d+)\]/,
        (_, a: string, b: string) => `[${a}:${Number(b) + 1}]`,
      );
    case 5:
      return line.replace(
        /\[(\d+):(\d+)\]/,
        (_, a: string, b: string) => `[${Number(a) + 1}:${Number(b) + 1}]`,
      );
    case 6:
      return `${mnemonic} ${rest} offset:-70000`;
    default:
      return line.replace(/\bv(\d+)(?!.*\bv\d)/, '0x1234567');
  }
}
