/**
 * Checks what every MIR function must satisfy. Types, attributes and operand counts come from the
 * op table; what the table cannot say (widths of conversions, signatures, control flow, dominance)
 * is here. Linear but for the dominator walk, whose depth is that of the control flow.
 */
import { append } from '../base/index.ts';
import { ATTR_FORMS, ATTR_WORDS, predicatesOf } from './attr-forms.ts';
import { type Cfg, computeCfg, computeIdoms } from './cfg.ts';
import type { AttrName, TypeRule } from './define-ops.ts';
import type { Block, Func, Global, Inst, Module, Value } from './function.ts';
import { hasEffect } from './op-facts.ts';
import { OPS, type OpName } from './ops.ts';
import { type FuncNames, nameFunc } from './printer.ts';
import { bitWidth, byteSize, isFloat, isInt, isPtr, type MirType, ptrIn } from './types.ts';

export interface MirProblem {
  readonly message: string;
  /** Link symbol of the function, or of the global. */
  readonly symbol: string;
  readonly block?: Block;
  readonly inst?: Inst;
}

/** All problems of a module; empty when it is well formed. */
export function verifyModule(module: Module): MirProblem[] {
  const problems: MirProblem[] = [];
  for (const [name, global] of module.globals) verifyGlobal(name, global, module, problems);
  for (const [name, fn] of module.funcs) {
    if (name !== fn.name) problems.push({ message: `listed under @${name}`, symbol: fn.name });
    append(problems, verifyFunc(fn, module));
  }
  return problems;
}

function verifyGlobal(key: string, global: Global, module: Module, problems: MirProblem[]): void {
  const report = (message: string): void => void problems.push({ message, symbol: global.name });
  if (key !== global.name) report(`listed under @${key}`);
  if (!isPowerOfTwo(global.align)) report(`alignment ${global.align} is not a power of two`);
  if ((global.init?.length ?? 0) > global.size) report('more initial bytes than the size');
  if (global.launchSized && global.size !== 0) report('launch-sized memory has size 0');
  for (const reloc of global.relocs) {
    if (reloc.offset < 0 || reloc.offset + 8 > global.size)
      report(`relocation at ${reloc.offset} lies outside`);
    if (!module.globals.has(reloc.symbol) && !module.funcs.has(reloc.symbol)) {
      report(`relocation to unknown @${reloc.symbol}`);
    }
  }
}

/** Problems of one function. Without a module, symbols are not resolved. */
export function verifyFunc(fn: Func, module?: Module): MirProblem[] {
  const check = new FuncCheck(fn, module);
  check.run();
  return check.problems;
}

function isPowerOfTwo(n: number): boolean {
  return Number.isSafeInteger(n) && n > 0 && Number.isInteger(Math.log2(n));
}

class FuncCheck {
  readonly problems: MirProblem[] = [];
  private readonly fn: Func;
  private readonly module: Module | undefined;
  /** By value id: the value, when its definition is in a block of the function. */
  private readonly defined: (Value | undefined)[] = [];
  /** By value id: position inside its block; -1 for parameters. */
  private readonly position: number[] = [];
  private readonly blocks = new Set<Block>();
  private inst: Inst | undefined;
  private block: Block | undefined;
  private names: FuncNames | undefined;

  constructor(fn: Func, module: Module | undefined) {
    this.fn = fn;
    this.module = module;
  }

  run(): void {
    this.signature();
    if (this.fn.blocks.length === 0) return;
    for (const block of this.fn.blocks) this.blocks.add(block);
    for (const block of this.fn.blocks) this.define(block);
    for (const block of this.fn.blocks) this.shape(block);
    this.inst = undefined;
    this.block = undefined;
    // With broken edges or terminators there is no graph to speak of.
    if (this.problems.length > 0) return;
    const cfg = computeCfg(this.fn);
    this.entry(cfg);
    this.dominance(cfg);
  }

  private report(message: string): void {
    this.problems.push({
      message,
      symbol: this.fn.name,
      ...(this.block && { block: this.block }),
      ...(this.inst && { inst: this.inst }),
    });
  }

  /** The name a value has in the text form; computed only when there is something to say. */
  private nameOf(value: Value): string {
    this.names ??= nameFunc(this.fn);
    return this.names.values[value.id] ?? `%${value.id}`;
  }

  private signature(): void {
    const { fn } = this;
    if (fn.kind === 'extern' && fn.blocks.length > 0) this.report('an extern function has no body');
    if (fn.kind !== 'extern' && fn.blocks.length === 0) this.report('no body');
    if (fn.results.length > 2) this.report('more than two results');
    if (fn.kind === 'kernel' && fn.results.length > 0) this.report('a kernel has no results');
    if (fn.paramDecls.length > 0 && fn.paramDecls.length !== fn.params.length) {
      this.report('parameter declarations do not match the parameters');
    }
    const entry = fn.blocks[0];
    if (entry === undefined) return;
    if (
      !sameTypes(
        entry.params.map((p) => p.type),
        fn.params,
      )
    ) {
      this.report('the parameters of the entry block are not those of the function');
    }
  }

  private define(block: Block): void {
    this.block = block;
    for (const param of block.params) this.defineValue(param, block, -1);
    block.insts.forEach((inst, i) => {
      this.inst = inst;
      if (inst.block !== block) this.report('the instruction thinks it is in another block');
      for (const result of inst.results) this.defineValue(result, inst, i);
    });
    this.inst = undefined;
  }

  private defineValue(value: Value, def: Inst | Block, position: number): void {
    if (value.def !== def) this.report(`${this.nameOf(value)} has another definition`);
    if (value.id < 0 || value.id >= this.fn.nextValue)
      this.report(`${this.nameOf(value)} is outside the ids of the function`);
    if (this.defined[value.id] !== undefined) this.report(`two values have the id ${value.id}`);
    this.defined[value.id] = value;
    this.position[value.id] = position;
  }

  private shape(block: Block): void {
    this.block = block;
    this.inst = undefined;
    if (block.id < 0 || block.id >= this.fn.nextBlock)
      this.report('the block id is outside those of the function');
    const last = block.insts.length - 1;
    if (last < 0 || !hasEffect(block.insts[last]!.op, 'terminator'))
      this.report('the block does not end in a terminator');
    for (let i = 0; i <= last; i++) {
      const inst = block.insts[i]!;
      this.inst = inst;
      if (OPS[inst.op] === undefined) {
        this.report(`unknown operation ${inst.op}`);
        continue;
      }
      if (i < last && hasEffect(inst.op, 'terminator'))
        this.report('a terminator in the middle of a block');
      this.instruction(inst);
    }
    this.inst = undefined;
  }

  private instruction(inst: Inst): void {
    const before = this.problems.length;
    for (const arg of inst.args) this.known(arg);
    this.types(inst);
    this.attributes(inst);
    this.edges(inst);
    if (this.problems.length === before)
      MORE[inst.op]?.(inst, (m) => this.report(m), this.fn, this.module);
  }

  private known(value: Value): void {
    if (this.defined[value.id] !== value)
      this.report(`${this.nameOf(value)} is not defined in this function`);
  }

  private types(inst: Inst): void {
    const row = OPS[inst.op];
    const { args, results } = inst;
    if (args.length < row.args.length || (args.length > row.args.length && !row.variadic)) {
      this.report(
        `${args.length} operands, ${row.variadic ? 'at least ' : ''}${row.args.length} expected`,
      );
      return;
    }
    const bound: (MirType | undefined)[] = [undefined, undefined];
    row.args.forEach((rule, i) => {
      this.typeRule(rule, args[i]!.type, bound, `operand ${i + 1}`);
    });
    if (row.results === 'variadic') return;
    if (results.length !== row.results.length) {
      this.report(`${results.length} results, ${row.results.length} expected`);
      return;
    }
    row.results.forEach((rule, i) => {
      this.typeRule(rule, results[i]!.type, bound, `result ${i + 1}`);
    });
  }

  /** `bound` holds what T and U stand for so far. */
  private typeRule(
    rule: TypeRule,
    type: MirType,
    bound: (MirType | undefined)[],
    what: string,
  ): void {
    if (rule === 'anyptr') {
      if (!isPtr(type)) this.report(`${what} is ${type}, a pointer expected`);
      return;
    }
    const variable = rule.startsWith('T') ? 0 : rule.startsWith('U') ? 1 : -1;
    if (variable < 0) {
      if (rule !== type) this.report(`${what} is ${type}, ${rule} expected`);
      return;
    }
    const family = rule.slice(2);
    const fits =
      family === 'int'
        ? isInt(type)
        : family === 'float'
          ? isFloat(type)
          : family === 'ptr'
            ? isPtr(type)
            : true;
    if (!fits) this.report(`${what} is ${type}, a type of kind ${family} expected`);
    const other = bound[variable];
    if (other === undefined) bound[variable] = type;
    else if (other !== type) this.report(`${what} is ${type}, ${other} expected`);
  }

  private attributes(inst: Inst): void {
    const row = OPS[inst.op];
    for (const name of row.attrs ?? []) {
      if (inst.attrs[name] === undefined) this.report(`attribute ${name} is missing`);
    }
    for (const key of Object.keys(inst.attrs)) {
      const name = key as AttrName;
      const value: unknown = inst.attrs[name];
      if (value === undefined) continue;
      if (!row.attrs?.includes(name) && !row.optAttrs?.includes(name)) {
        this.report(`attribute ${name} does not belong to ${inst.op}`);
        continue;
      }
      const words = name === 'pred' ? predicatesOf(inst.op) : ATTR_WORDS[name];
      if (words !== undefined && !words.includes(String(value)))
        this.report(`unknown ${name} '${String(value)}'`);
      if (name === 'align' && !isPowerOfTwo(value as number))
        this.report(`alignment ${String(value)} is not a power of two`);
      if (name === 'size' && !(Number.isSafeInteger(value) && (value as number) >= 0))
        this.report('bad size');
      if (ATTR_FORMS[name] === 'flag' && typeof value !== 'boolean')
        this.report(`attribute ${name} is not a truth value`);
    }
  }

  private edges(inst: Inst): void {
    const targets = inst.targets ?? [];
    const expected =
      inst.op === 'switch' ? (inst.attrs.cases?.length ?? 0) + 1 : (TARGETS[inst.op] ?? 0);
    if (targets.length !== expected) this.report(`${targets.length} targets, ${expected} expected`);
    for (const edge of targets) {
      if (!this.blocks.has(edge.block)) {
        this.report('a target is not a block of this function');
        continue;
      }
      for (const arg of edge.args) this.known(arg);
      if (
        !sameTypes(
          edge.args.map((a) => a.type),
          edge.block.params.map((p) => p.type),
        )
      ) {
        this.report(
          `the arguments (${edge.args.map((a) => a.type).join(', ')}) do not match the parameters of ` +
            `${edge.block.name ?? `b${edge.block.id}`} (${edge.block.params.map((p) => p.type).join(', ')})`,
        );
      }
    }
  }

  private entry(cfg: Cfg): void {
    if (cfg.preds[this.fn.blocks[0]!.id]!.length > 0) {
      this.block = this.fn.blocks[0];
      this.report('the entry block has predecessors');
    }
  }

  /** Definitions come before uses on every path. Unreachable blocks have no paths. */
  private dominance(cfg: Cfg): void {
    const idom = computeIdoms(cfg);
    const { enter, leave } = treeIntervals(idom);
    for (let b = 0; b < cfg.rpo.length; b++) {
      const block = cfg.rpo[b]!;
      this.block = block;
      block.insts.forEach((inst, i) => {
        this.inst = inst;
        const use = (value: Value): void => {
          const home = 'op' in value.def ? value.def.block : value.def;
          const h = cfg.order[home.id]!;
          const good =
            h === b
              ? this.position[value.id]! < i
              : h >= 0 && enter[h]! <= enter[b]! && leave[b]! <= leave[h]!;
          if (!good) this.report(`${this.nameOf(value)} is used before its definition`);
        };
        inst.args.forEach(use);
        for (const edge of inst.targets ?? []) edge.args.forEach(use);
      });
    }
  }
}

/**
 * First and last visit of each node of the dominator tree: `a` dominates `b` when its interval
 * holds that of `b`.
 */
function treeIntervals(idom: Int32Array): { enter: Int32Array; leave: Int32Array } {
  const children: number[][] = [];
  for (let i = 0; i < idom.length; i++) children.push([]);
  for (let i = 1; i < idom.length; i++) children[idom[i]!]!.push(i);
  const enter = new Int32Array(idom.length);
  const leave = new Int32Array(idom.length);
  const path = idom.length > 0 ? [0] : [];
  const next = new Int32Array(idom.length);
  let clock = 0;
  while (path.length > 0) {
    const node = path[path.length - 1]!;
    if (next[node] === 0) enter[node] = clock++;
    const child = children[node]![next[node]!++];
    if (child !== undefined) path.push(child);
    else {
      leave[node] = clock++;
      path.pop();
    }
  }
  return { enter, leave };
}

function sameTypes(a: readonly MirType[], b: readonly MirType[]): boolean {
  return a.length === b.length && a.every((type, i) => type === b[i]);
}

const TARGETS: Partial<Record<OpName, number>> = { br: 1, 'br.if': 2 };

type Report = (message: string) => void;
type MoreCheck = (inst: Inst, report: Report, fn: Func, module: Module | undefined) => void;

const constantBits: MoreCheck = (inst, report) => {
  const { type } = inst.results[0];
  const bits = inst.attrs.bits!;
  if (BigInt.asUintN(bitWidth(type), bits) !== bits)
    report(`the bits of the constant do not fit ${type}`);
};
/** A conversion whose result must be wider (+1), narrower (-1) or of the same width (0). */
const widths =
  (relation: 1 | 0 | -1): MoreCheck =>
  (inst, report) => {
    const from = inst.args[0].type;
    const to = inst.results[0].type;
    if (Math.sign(bitWidth(to) - bitWidth(from)) !== relation) {
      report(
        `${from} to ${to}: the result must ${relation === 0 ? 'have the same width' : relation > 0 ? 'be wider' : 'be narrower'}`,
      );
    }
  };
const debugValue: MoreCheck = (inst, report, fn, module) => {
  const { variable = -1, kind, fragment } = inst.attrs;
  const of = fn.vars[variable];
  if (of === undefined) report(`the function has no variable ${variable}`);
  if (inst.args.length > 1) report(`${inst.args.length} operands, at most 1 expected`);
  const value = inst.args[0];
  if (value !== undefined && kind !== 'value' && !isPtr(value.type))
    report(`${value.type} as the address of a variable`);
  if (fragment === undefined) return;
  const [offset, size] = fragment;
  const whole = of === undefined ? undefined : module?.types?.[of.type]?.size;
  if (fragment.length !== 2 || !(offset >= 0 && size > 0) || (whole ?? Infinity) < offset + size)
    report(`no bytes ${fragment.join(', ')} of a variable`);
};
const naturalAlign: MoreCheck = (inst, report) => {
  const type =
    inst.op === 'atomic.load'
      ? inst.results[0].type
      : inst.op === 'atomic.store'
        ? inst.args[0].type
        : inst.args[1].type;
  if (inst.attrs.align! < byteSize(type))
    report(`an atomic access to ${type} must be aligned to ${byteSize(type)}`);
};

/**
 * Checks of single operations beyond the table. They run only when the table's checks found
 * nothing.
 */
const MORE: Partial<Record<OpName, MoreCheck>> = {
  'const.int': constantBits,
  'const.float': constantBits,
  'dbg.value': debugValue,
  'int.trunc': widths(-1),
  'int.zext': widths(1),
  'int.sext': widths(1),
  bitcast: (inst, report, fn, module) => {
    if (isPtr(inst.args[0].type) || isPtr(inst.results[0].type)) report('pointers are not bitcast');
    widths(0)(inst, report, fn, module);
  },
  'float.cast': (inst, report) => {
    if (inst.args[0].type === inst.results[0].type) report('a cast to the same type');
  },
  'int.cmp': (inst, report) => {
    if (isFloat(inst.args[0].type)) report('floats are compared by float.cmp');
  },
  'ptr.cast': (inst, report) => {
    const from = inst.args[0].type;
    const to = inst.results[0].type;
    if (from !== 'ptr' && to !== 'ptr') report(`${from} to ${to}: one side must be generic`);
  },
  'atomic.load': (inst, report, fn, module) => {
    naturalAlign(inst, report, fn, module);
    if (inst.attrs.ordering === 'release' || inst.attrs.ordering === 'acqrel')
      report('a load cannot release');
  },
  'atomic.store': (inst, report, fn, module) => {
    naturalAlign(inst, report, fn, module);
    if (inst.attrs.ordering === 'acquire' || inst.attrs.ordering === 'acqrel')
      report('a store cannot acquire');
  },
  'atomic.rmw': (inst, report, fn, module) => {
    naturalAlign(inst, report, fn, module);
    const { rmw } = inst.attrs;
    const float = rmw === 'fadd' || rmw === 'fmax' || rmw === 'fmin';
    const { type } = inst.args[1];
    if (rmw !== 'xchg' && float !== isFloat(type)) report(`${rmw} of ${type}`);
    else if (rmw !== 'xchg' && isPtr(type)) report(`${rmw} of a pointer`);
  },
  'atomic.cmpxchg': naturalAlign,
  'global.addr': (inst, report, _fn, module) => {
    if (module === undefined) return;
    const global = module.globals.get(inst.attrs.symbol!);
    if (global === undefined) report(`unknown global @${inst.attrs.symbol}`);
    else if (inst.results[0].type !== ptrIn(global.space)) {
      report(
        `@${global.name} is in ${global.space} memory, its address is a ${ptrIn(global.space)}`,
      );
    }
  },
  'func.addr': (inst, report, _fn, module) => {
    if (module !== undefined && !module.funcs.has(inst.attrs.symbol!))
      report(`unknown function @${inst.attrs.symbol}`);
  },
  call: (inst, report, _fn, module) => {
    if (module === undefined) return;
    const callee = module.funcs.get(inst.attrs.symbol!);
    if (callee === undefined) {
      report(`unknown function @${inst.attrs.symbol}`);
      return;
    }
    if (callee.kind === 'kernel') report(`@${callee.name} is a kernel and cannot be called`);
    const args = inst.args.map((a) => a.type);
    const results = inst.results.map((r) => r.type);
    if (!sameTypes(args, callee.params)) {
      report(
        `the operands (${args.join(', ')}) do not match @${callee.name}(${callee.params.join(', ')})`,
      );
    }
    if (!sameTypes(results, callee.results)) {
      report(
        `the results (${results.join(', ')}) do not match @${callee.name} -> (${callee.results.join(', ')})`,
      );
    }
  },
  'call.indirect': (inst, report) => {
    if (inst.results.length > 2) report('more than two results');
  },
  ret: (inst, report, fn) => {
    const types = inst.args.map((a) => a.type);
    if (!sameTypes(types, fn.results))
      report(`returns (${types.join(', ')}), the function (${fn.results.join(', ')})`);
  },
  switch: (inst, report) => {
    const width = bitWidth(inst.args[0].type);
    const cases = inst.attrs.cases!;
    if (new Set(cases).size !== cases.length) report('a case occurs twice');
    if (cases.some((value) => BigInt.asUintN(width, value) !== value))
      report('a case does not fit the type');
  },
};
