/**
 * Stack slots, loads, stores, copies. Truths lie in bytes, addresses that are narrow in registers
 * in eight bytes.
 */
import { isPtr, type Value } from '../../../mir/index.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';
import { isNarrowPointer, memoryType, pointerType } from '../types.ts';

/** Makes the value of what was read with the type that it has in memory. */
export function fromMemory(p: FuncPrinter, result: Value, text: string): void {
  if (result.type === 'i1') p.assign(result, `trunc i8 ${p.temp(text)} to i1`);
  else if (isNarrowPointer(result.type))
    p.assign(result, `inttoptr i64 ${p.temp(text)} to ${p.type(result.type)}`);
  else p.assign(result, text);
}

/** The operand, with its type, that goes to memory for a value. */
export function toMemory(p: FuncPrinter, value: Value): string {
  if (value.type === 'i1') return `i8 ${p.temp(`zext ${p.typed(value)} to i8`)}`;
  if (isPtr(value.type) && isNarrowPointer(value.type))
    return `i64 ${p.temp(`ptrtoint ${p.typed(value)} to i64`)}`;
  return p.typed(value);
}

const load: Rule = (p, { args: [address], results: [r], attrs }) => {
  const type = memoryType(r!.type, p.flavour);
  const volatile = attrs.volatile ? 'volatile ' : '';
  const invariant = attrs.readonly && !attrs.volatile ? ', !invariant.load !0' : '';
  const nonNull = attrs.nonnull && type === 'ptr' ? ', !nonnull !0, !noundef !0' : '';
  const text = `load ${volatile}${type}, ${p.typed(address!)}, align ${attrs.align ?? 1}${invariant}${nonNull}`;
  fromMemory(p, r!, text);
};

const store: Rule = (p, { args: [value, address], attrs }) => {
  const volatile = attrs.volatile ? 'volatile ' : '';
  p.statement(
    `store ${volatile}${toMemory(p, value!)}, ${p.typed(address!)}, align ${attrs.align ?? 1}`,
  );
};

const slot: Rule = (p, { results: [r], attrs }) => {
  // As rustc has it; of a slot without bytes LLVM 22 infers an address space that it loses again.
  if (attrs.size === 0) {
    p.assign(r!, `inttoptr i64 ${attrs.align} to ${p.type(r!.type)}`);
    return;
  }
  const { stack } = p.flavour;
  const space = p.space(r!);
  const where = stack === 0 ? '' : `, addrspace(${stack})`;
  const text = `alloca [${attrs.size} x i8], align ${attrs.align}${where}`;
  if (space === stack) p.assign(r!, text);
  else
    p.assign(
      r!,
      `addrspacecast ${pointerType(stack)} ${p.temp(text, r!.name)} to ${pointerType(space)}`,
    );
};

const copy =
  (name: string): Rule =>
  (p, { args: [to, from, count], attrs }) => {
    const align = attrs.align ?? 1;
    const spaces = `p${p.space(to!)}.p${p.space(from!)}`;
    p.env.declare(
      `declare void @llvm.${name}.${spaces}.i64(${p.type(to!.type)}, ${p.type(from!.type)}, i64, i1 immarg)`,
    );
    const [target, source] = [to!, from!].map(
      (value) => `${p.type(value.type)} align ${align} ${p.value(value)}`,
    );
    p.statement(
      `call void @llvm.${name}.${spaces}.i64(${target}, ${source}, ${p.typed(count!)}, i1 ${attrs.volatile === true})`,
    );
  };

const fill: Rule = (p, { args: [to, byte, count], attrs }) => {
  const name = `llvm.memset.p${p.space(to!)}.i64`;
  p.env.declare(`declare void @${name}(${p.type(to!.type)}, i8, i64, i1 immarg)`);
  const target = `${p.type(to!.type)} align ${attrs.align ?? 1} ${p.value(to!)}`;
  p.statement(`call void @${name}(${target}, ${p.typed(byte!)}, ${p.typed(count!)}, i1 false)`);
};

export const MEMORY_RULES = {
  alloca: slot,
  'mem.load': load,
  'mem.store': store,
  'mem.copy': copy('memcpy'),
  'mem.move': copy('memmove'),
  'mem.set': fill,
} satisfies Readonly<Record<string, Rule>>;
