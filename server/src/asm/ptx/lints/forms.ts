/** Addresses of a PTX function's accesses as forms, and what each access costs a warp. */
import {
  type AccessCost,
  type AtomFacts,
  accessCosts,
  added,
  atomForm,
  bitwise,
  divided,
  type FormAccess,
  isUniformForm,
  keyOf,
  type LaneForm,
  LoopForms,
  lanesForm,
  maskedForm,
  numberForm,
  numberOf,
  nvidiaMemory,
  timesForm,
} from '../../strides/index.ts';
import type { PtxFunction, PtxInstruction, PtxOperand } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import { widthOf } from './accesses.ts';
import { threadsOf } from './bounds.ts';
import { IS, type PtxFlow } from './flow.ts';

const WARP = 32;
const LANES = Array.from({ length: WARP }, (_, lane) => lane);

/** What the accesses of a function cost a warp, in the order of the text. */
export function ptxAccessCosts(flow: PtxFlow, fn: PtxFunction): AccessCost<PtxInstruction>[] {
  if ((flow.has & IS.access) === 0) return [];
  const machine = new PtxForms(flow, fn);
  const accesses: FormAccess<PtxInstruction>[] = [];
  for (const [step, { instruction: i, is }] of flow.steps.entries()) {
    if ((is & IS.access) === 0) continue;
    const operand = i.operands.find((o) => o.kind === 'addr');
    const bytes = widthOf(i);
    const address = operand && bytes !== undefined && machine.of(operand, step);
    if (!address) continue;
    accesses.push({
      at: i,
      block: machine.forms.blockOf(step),
      memory: i.modifiers.includes('global') ? 'global' : 'shared',
      loads: i.opcode === 'ld',
      bytes,
      address,
    });
  }
  return accessCosts(accesses, machine.forms, nvidiaMemory(), machine.facts());
}

/**
 * Forms of registers, for blocks whose threads in x are a multiple of a warp unless the text says
 * more.
 */
class PtxForms {
  readonly forms: LoopForms;
  private readonly flow: PtxFlow;
  private readonly fn: PtxFunction;
  private readonly threads: readonly number[];

  constructor(flow: PtxFlow, fn: PtxFunction) {
    this.flow = flow;
    this.fn = fn;
    this.threads = threadsOf(fn) ?? [];
    const { steps, blocks, next } = flow;
    this.forms = new LoopForms({
      next,
      blocks,
      writes: (step) => steps[step]!.writes,
      isPartial: (step) => steps[step]!.partial || !steps[step]!.known,
      compute: (step, register) => this.computed(steps[step]!.instruction, step, register),
      condition: (block) => {
        const { guard } = steps[blocks[block]!.end - 1]!.instruction;
        return guard && flow.find(guard.register.name);
      },
    });
  }

  facts(): AtomFacts {
    const params = new Map(this.fn.params.map((p) => [`param ${p.name}`, p]));
    return {
      isAddress: (atom) => atom.startsWith('&') || ptxIsWide(params.get(atom)?.type),
      alignment: (atom) => params.get(atom)?.pointer?.align,
      nameOf: (atom) => (params.has(atom) ? params.get(atom)!.name : SHOWN.get(atom)),
    };
  }

  /** The value of an operand in front of a step. */
  of(o: PtxOperand | undefined, step: number): LaneForm | undefined {
    if (o?.kind === 'int') return numberForm(Number(o.value));
    if (o?.kind === 'addr') {
      const [base] = o.items;
      const from = base === undefined ? numberForm(0) : this.of(base, step);
      return from && added(from, numberForm(Number(o.offset)));
    }
    if (o?.kind !== 'sym') return undefined;
    const special = this.special(o.name, o.selector);
    if (special) return special;
    const register = this.flow.find(o.name);
    if (register === undefined) return o.name.startsWith('%') ? undefined : atomForm(`&${o.name}`);
    return this.forms.read(register, step);
  }

  private special(name: string, selector: string): LaneForm | undefined {
    const [x] = this.threads;
    const narrow = x !== undefined && x % WARP !== 0;
    switch (name) {
      case '%laneid':
        return lanesForm(LANES);
      case '%tid':
        return narrow ? this.folded(selector, x) : this.thread(selector);
      case '%ntid': {
        const known = this.threads['xyz'.indexOf(selector)];
        if (selector !== '' && known !== undefined) return numberForm(known);
        return selector === 'x' ? atomForm('warps.x', WARP) : atomForm(`${name}.${selector}`);
      }
      case '%warpid':
      case '%ctaid':
      case '%nctaid':
      case '%gridid':
      case '%clusterid':
      case '%nclusterid':
        return atomForm(`${name}.${selector}`);
    }
    return undefined;
  }

  /** An index of a block whose rows are whole warps. */
  private thread(selector: string): LaneForm | undefined {
    if (selector !== 'x') return atomForm(`%tid.${selector}`);
    const lanes = lanesForm(LANES);
    return this.threads[0] === WARP ? lanes : added(lanes, atomForm('warp.x', WARP));
  }

  /** An index of a block of which several rows make a warp. */
  private folded(selector: string, x: number): LaneForm | undefined {
    const y = this.threads[1];
    const rows = WARP / x;
    if (!Number.isInteger(rows)) return undefined;
    if (selector === 'x') return lanesForm(LANES.map((lane) => lane % x));
    if (y === undefined || y % rows !== 0) return undefined;
    if (selector === 'z') return atomForm('%tid.z');
    const own = lanesForm(LANES.map((lane) => Math.floor(lane / x)));
    return y === rows ? own : added(own, atomForm('warp.y', rows));
  }

  private computed(i: PtxInstruction, step: number, register: number): LaneForm | undefined {
    const { opcode, modifiers, operands } = i;
    if (opcode === 'ld') return this.loaded(i, step, register);
    if (!COMPUTED.has(opcode)) return undefined;
    if (operands[0]?.kind !== 'sym') return undefined;
    const values = operands.slice(1).map((o) => this.of(o, step));
    if (values.some((value) => value === undefined)) return undefined;
    const all = values as LaneForm[];
    const exact = isInteger(modifiers) ? this.exact(i, all) : undefined;
    if (exact) return exact;
    // What all lanes have in common, however it is computed.
    if (!all.every(isUniformForm)) return undefined;
    return this.forms.opaque([opcode, ...modifiers].join('.'), all);
  }

  private exact({ opcode, modifiers }: PtxInstruction, all: LaneForm[]): LaneForm | undefined {
    const [a, b, c] = all as [LaneForm, LaneForm, LaneForm];
    const n = b && numberOf(signed(b, modifiers));
    switch (opcode) {
      case 'mov':
      case 'cvta':
        return a;
      case 'cvt':
        return converted(a, modifiers);
      case 'add':
        return added(a, signed(b, modifiers));
      case 'sub':
        return added(a, signed(b, modifiers), -1);
      case 'neg':
        return added(numberForm(0), a, -1);
      case 'mul':
      case 'mul24':
        return modifiers[0] === 'hi'
          ? undefined
          : timesForm(signed(a, modifiers), signed(b, modifiers));
      case 'mad':
      case 'mad24': {
        if (modifiers[0] === 'hi') return undefined;
        const product = timesForm(signed(a, modifiers), signed(b, modifiers));
        return product && added(product, signed(c, modifiers));
      }
      case 'shl':
        return n !== undefined && n >= 0 && n < 40 ? timesForm(a, numberForm(2 ** n)) : undefined;
      case 'shr':
        return n !== undefined && n >= 0 && n < 40 ? divided(a, 2 ** n)?.quotient : undefined;
      case 'div':
        return n !== undefined ? divided(a, n)?.quotient : undefined;
      case 'rem':
        return n !== undefined ? divided(a, n)?.rest : undefined;
      case 'and':
        return maskedForm(a, signed(b, modifiers)) ?? maskedForm(b, signed(a, modifiers));
      case 'or':
        return bitwise(a, b, (x, y) => x | y);
      case 'xor':
        return bitwise(a, b, (x, y) => x ^ y);
      case 'min':
      case 'max':
        return keyOf(a) === keyOf(b) ? a : undefined;
    }
    return undefined;
  }

  /** A parameter, or what all lanes read from one place. */
  private loaded(i: PtxInstruction, step: number, register: number): LaneForm | undefined {
    const { modifiers, operands } = i;
    const address = operands.find((o) => o.kind === 'addr');
    if (modifiers.includes('param') && this.fn.entry && address?.kind === 'addr') {
      const [base] = address.items;
      if (base?.kind !== 'sym' || operands[0]?.kind !== 'sym') return undefined;
      const offset = address.offset === 0n ? '' : `+${address.offset}`;
      return atomForm(`param ${base.name}${offset}`);
    }
    if (modifiers.includes('local')) return undefined;
    const from = this.of(address, step);
    return from && isUniformForm(from) ? this.forms.opaqueAt(step, `r${register}`) : undefined;
  }
}

const COMPUTED: ReadonlySet<string> = new Set(
  `abs add and bfe brev clz cvt cvta div ex2 fma lg2 mad mad24 max min mov mul mul24 neg not or popc rcp rem rsqrt selp
   setp shl shr sqrt sub xor`.split(/\s+/),
);

/** Special registers by the names that programmers know them by. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['%nctaid.x', 'gridDim.x'],
  ['%ntid.y', 'blockDim.y'],
  ['%ctaid.x', 'blockIdx.x'],
  ['%ctaid.y', 'blockIdx.y'],
  ['%tid.y', 'threadIdx.y'],
]);

function ptxIsWide(type: string | undefined): boolean {
  return type !== undefined && /^[bus]64$/.test(type);
}

function isInteger(modifiers: readonly string[]): boolean {
  return (
    modifiers.some((m) => /^[usb](?:8|16|32|64)$/.test(m)) &&
    !modifiers.some((m) => /^b?f\d/.test(m))
  );
}

/** `4294967295` in 32 bits is -1: what is added or multiplied wraps. */
function signed(form: LaneForm, modifiers: readonly string[]): LaneForm {
  const n = numberOf(form);
  if (n === undefined || n < 2 ** 31) return form;
  const bits = ptxTypeBits(modifiers.find(isPtxType) ?? 'b64');
  return n >= 2 ** (bits - 1) ? numberForm(n - 2 ** bits) : form;
}

/** Widening keeps a value that does not wrap, and so does taking as many bits; fewer are a rest. */
function converted(form: LaneForm, modifiers: readonly string[]): LaneForm | undefined {
  const [to = '', from = ''] = modifiers.filter(isPtxType).slice(-2);
  if (/^b?[fe]/.test(to) || /^b?[fe]/.test(from)) return undefined;
  const bits = ptxTypeBits(to);
  if (bits >= 32) return form;
  return divided(form, 2 ** bits)?.rest;
}
