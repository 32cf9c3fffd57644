/** Accesses to memory that LLVM has intrinsics for, buffers and images apart. */
import { HIDE_LAST, KEEP, type Op, V } from '../../code.ts';
import type { AmdCpu } from '../../cpus.ts';
import { constantOf, operandsOf, resultUnits, setResults } from '../operands.ts';
import { hasAll, type Row, type Rows, typeOf } from './row.ts';

/** The instruction of a minimum or maximum of floats in memory; undefined where a chip has none. */
function floatAtomic(cpu: AmdCpu, what: 'min' | 'max', type: string): string | undefined {
  const has = (features: string): boolean => hasAll(features)(cpu);
  if (type === 'f32' && has('atomic-fmin-fmax-global-f32')) {
    if (has('gfx12-insts')) return `${what}_num_f32`;
    return has('gfx11-insts') ? `${what}_f32` : `f${what}`;
  }
  if (type === 'f64' && has('atomic-fmin-fmax-global-f64')) {
    if (has('gfx12-insts')) return `${what}_num_f64`;
    return has('gfx10-insts') ? `f${what}_x2` : `${what}_f64`;
  }
  return undefined;
}

/** The old value is the result. */
const extremum = (what: 'min' | 'max'): Row => ({
  emit(s, inst) {
    const { cpu } = s.env;
    const name = floatAtomic(cpu, what, typeOf(inst));
    if (name === undefined) s.refuse(inst, `of ${typeOf(inst)}`);
    const [at, value] = inst.args;
    const ops: Op[] = [s.def(inst.results[0], V), s.vrun(at!), s.vrun(value!)];
    const made = s.effect(`flat_atomic_${name}`, ops, 1);
    const glc = cpu.gfx940 ? ' sc0' : ' glc';
    made.mods = cpu.generation === 'gfx12' ? ' th:TH_ATOMIC_RETURN' : glc;
  },
});

/** The stack of a ray's way through a tree: the address is read and written. */
const stack = (op: string, before?: string): Row => ({
  on: hasAll(before === undefined ? 'gfx12-insts !gfx1250-insts' : 'gfx11-insts !gfx1250-insts'),
  emit(s, inst) {
    const [address, last, nodes = [], [offset] = []] = operandsOf(inst);
    const data = s.run(
      nodes.flatMap((value) => s.parts(value)),
      V,
    );
    const top = s.toV(s.part0(last![0]!));
    const wide = inst.results[0]!.type === 'i64' ? 2 : 1;
    const dst = s.temp(V, wide);
    const at = s.temp(V);
    s.copy(at, s.part0(address![0]!));
    const since = hasAll('gfx12-insts')(s.env.cpu);
    const made = s.effect(since ? op : before!, [dst, at, top, data, at], 2);
    made.flags |= KEEP | HIDE_LAST;
    const bytes = constantOf(s, offset!, 'an offset');
    made.mods = bytes === 0 ? '' : ` offset:${bytes & 0xffff}`;
    setResults(s, inst, [...s.split(dst), at]);
  },
});

const STACK4 = stack('ds_bvh_stack_push4_pop1_rtn_b32', 'ds_bvh_stack_rtn_b32');

/** Data that will be needed soon, of the lanes' own addresses. */
const prefetch: Row = {
  on: hasAll('vmem-pref-insts'),
  emit(s, inst) {
    const scope = ['', ' scope:SCOPE_SE', ' scope:SCOPE_DEV', ' scope:SCOPE_SYS'];
    const bits = constantOf(s, inst.args[1]!, 'the cache policy');
    const made = s.effect('flat_prefetch_b8', [s.vrun(inst.args[0]!)]);
    made.mods = scope[(bits >> 3) & 3]!;
  },
};

/**
 * Loads that transpose blocks of a matrix. Of an address in workgroup memory the lower half of a
 * generic one is the offset.
 */
const transposed = (
  op: string | ((cpu: AmdCpu) => string),
  features: string,
  where: 'ds' | 'global',
): Row => ({
  on: hasAll(features),
  emit(s, inst) {
    const dst = s.temp(V, resultUnits(inst));
    const at = where === 'ds' ? s.toV(s.parts(inst.args[0]!)[0]!) : s.vrun(inst.args[0]!);
    const ops: Op[] = where === 'ds' ? [dst, at] : [dst, at, 'off'];
    s.effect(typeof op === 'string' ? op : op(s.env.cpu), ops, 1);
    setResults(s, inst, s.split(dst));
  },
});

/** gfx1250 says the width of the elements too. */
const byChip =
  (gfx12: string, gfx1250: string) =>
  (cpu: AmdCpu): string =>
    hasAll('gfx1250-insts')(cpu) ? gfx1250 : gfx12;

const TRANSPOSED: Rows = {
  ...Object.fromEntries(
    ['4 64', '6 96', '8 64', '16 64'].map((shape) => {
      const [bits, size] = shape.split(' ');
      const op = `ds_read_b${size}_tr_b${bits}`;
      return [`ds_read_tr${bits}_b${size}`, transposed(op, 'gfx950-insts', 'ds')];
    }),
  ),
  ...Object.fromEntries(
    ['4 64', '6 96', '8 64', '16 128'].map((shape) => {
      const name = `ds_load_tr${shape.replace(' ', '_b')}`;
      return [name, transposed(name, 'gfx1250-insts', 'ds')];
    }),
  ),
  global_load_tr_b64: transposed(
    byChip('global_load_tr_b64', 'global_load_tr8_b64'),
    'gfx12-insts',
    'global',
  ),
  global_load_tr_b128: transposed(
    byChip('global_load_tr_b128', 'global_load_tr16_b128'),
    'gfx12-insts',
    'global',
  ),
  global_load_tr4_b64: transposed('global_load_tr4_b64', 'transpose-load-f4f6-insts', 'global'),
  global_load_tr6_b96: transposed('global_load_tr6_b96', 'transpose-load-f4f6-insts', 'global'),
};

export const MEMORY: Rows = {
  ...TRANSPOSED,
  flat_atomic_fmin_num: extremum('min'),
  flat_atomic_fmax_num: extremum('max'),
  global_atomic_fmin_num: extremum('min'),
  global_atomic_fmax_num: extremum('max'),
  ds_bvh_stack_rtn: STACK4,
  ds_bvh_stack_push4_pop1_rtn: STACK4,
  ds_bvh_stack_push8_pop1_rtn: stack('ds_bvh_stack_push8_pop1_rtn_b32'),
  ds_bvh_stack_push8_pop2_rtn: stack('ds_bvh_stack_push8_pop2_rtn_b64'),
  flat_prefetch: prefetch,
};
