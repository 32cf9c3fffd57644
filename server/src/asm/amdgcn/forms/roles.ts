/** What the operands of a form are for, by the names that LLVM and the manuals give them. */
import type { AmdgcnInstruction } from '../ast.ts';
import { matchedForm } from './check-instruction.ts';
import type { AmdgcnForm } from './form.ts';
import { amdgcnGpu, COLUMNS } from './gpus.ts';

/** Tokens that are no operand of their own. */
const NO_OPERAND = /\?$|^(dpp8|dpp_ctrl|cpol_ret|cpol_noret|format|attrchan|offset)$|^\+(?!off$)/;

/** An operand of a form. */
export interface FormOperand {
  readonly token: string;
  /** `vdst`, `vaddr`, `vdata`, `saddr`, `src0`, `ssrc1`, `mask`, `label` ... */
  readonly role: string;
  readonly written: boolean;
}

/** Operands in the order of the text, modifiers left out. */
export function formOperands(name: string, form: AmdgcnForm): FormOperand[] {
  const tokens = form.tokens.filter((t) => !NO_OPERAND.test(t) || t === 'smoff?');
  const roles = rolesOf(name, tokens);
  return tokens.map((raw, i) => ({
    token: raw.replace(/^=|\?$/g, ''),
    role: roles[i] ?? '',
    written: raw.startsWith('='),
  }));
}

function rolesOf(name: string, tokens: readonly string[]): string[] {
  const written = tokens.filter((t) => t.startsWith('=')).length;
  if (/^(flat|global|scratch|cluster)_/.test(name)) return flatRoles(name, tokens, written);
  if (/^t?buffer_/.test(name)) {
    if (!tokens.some((t) => t.startsWith('s4'))) return [];
    const descriptor = tokens.findIndex((t) => t.startsWith('s4'));
    return tokens.map((_, i) =>
      i === descriptor
        ? 'srsrc'
        : i === descriptor + 1
          ? 'soffset'
          : i === descriptor - 1
            ? 'vaddr'
            : 'vdata',
    );
  }
  if (name.startsWith('ds_')) {
    let seen = 0;
    return tokens.map((t) =>
      t.startsWith('=')
        ? 'vdst'
        : seen++ === 0
          ? 'vaddr'
          : `vdata${tokens.length - written > 2 ? seen - 2 : ''}`,
    );
  }
  if (name.startsWith('image_'))
    return tokens.map((t) =>
      /^s8|^s4/.test(t)
        ? tokens.indexOf(t) === tokens.findIndex((u) => /^s[48]/.test(u))
          ? 'srsrc'
          : 'ssamp'
        : t,
    );
  if (/^s_(buffer_|scratch_)?(load|store|atomic)/.test(name))
    return tokens.map((t, i) =>
      i === 0
        ? /store|atomic/.test(name)
          ? 'sdata'
          : 'sdst'
        : i === 1
          ? 'sbase'
          : t.startsWith('smoff') || i >= 2
            ? 'soffset'
            : '',
    );
  return plainRoles(name, tokens);
}

function flatRoles(name: string, tokens: readonly string[], written: number): string[] {
  const out: string[] = [];
  let at = 0;
  for (; at < written; at++) out.push('vdst');
  const addtid = name.includes('addtid');
  if (!addtid && at < tokens.length) {
    out.push('vaddr');
    at++;
  }
  for (; at < tokens.length; at++) out.push(/^(s\d|\+off)/.test(tokens[at]!) ? 'saddr' : 'vdata');
  return out;
}

const WORDS: Readonly<Record<string, string>> = {
  label: 'label',
  waitcnt: 'counters',
  depctr: 'counters',
  delay: 'counters',
  hwreg: 'hwreg',
  sendmsg: 'message',
  imm16: 'imm',
  imm: 'imm',
  attr: 'attr',
  exptgt: 'target',
  interpslot: 'slot',
};

function plainRoles(name: string, tokens: readonly string[]): string[] {
  const scalar = name.startsWith('s_');
  let sources = 0;
  const many =
    tokens.filter(
      (t) => !t.startsWith('=') && !Object.hasOwn(WORDS, t) && !/^(bool|vccw|vcc)/.test(t),
    ).length > 1;
  return tokens.map((raw) => {
    const token = raw.replace(/^=|\?$/g, '');
    const word = WORDS[token];
    if (word !== undefined) return word;
    if (/^(bool|vccw|vcc|vcc_lo)$/.test(token)) return 'mask';
    if (raw.startsWith('='))
      return token.startsWith('s') ? 'sdst' : token.startsWith('a') ? 'acc' : 'vdst';
    if (token.startsWith('K.')) return 'imm';
    return `${scalar ? 's' : ''}src${many ? sources++ : ''}`;
  });
}

/**
 * Roles of the operands of an instruction by the form that it fits, on any processor; undefined
 * when it fits none.
 */
export function rolesOfInstruction(i: AmdgcnInstruction): readonly FormOperand[] | undefined {
  for (let at = COLUMNS.length - 1; at >= 0; at--) {
    const gpu = amdgcnGpu(`gfx${COLUMNS[at]}`);
    if (!gpu) continue;
    const matched = matchedForm(i, {
      gpu,
      wave: 0,
      evaluate: () => undefined,
      mayBeKnown: () => true,
    });
    if (matched) return formOperands(matched.name, matched.form);
  }
  return undefined;
}
