/**
 * Figures of each kernel and function. Register counts, workgroup and private memory are those the
 * text declares to the assembler; instructions are counted by unit.
 */
import type { AmdgcnExpr, AmdgcnModule, AmdgcnSpan } from './ast.ts';
import { type AmdgcnLookup, computeSymbol, evaluateExpr } from './expressions.ts';
import { canonicalAmdgcnName } from './isa/renames.ts';
import { yamlGet, yamlInt, yamlList, yamlText } from './metadata.ts';
import { amdgcnFunctions } from './walk.ts';

export interface AmdgcnSummary {
  readonly name: string;
  readonly kernel: boolean;
  readonly span: AmdgcnSpan;
  readonly instructions: number;
  /** Scalar and vector arithmetic, memory of each kind. */
  readonly units: {
    readonly scalar: number;
    readonly vector: number;
    readonly scalarMemory: number;
    readonly vectorMemory: number;
    readonly workgroupMemory: number;
  };
  /**
   * Vector and scalar registers; accumulation registers apart. Undefined where the text does not
   * say.
   */
  readonly vgprs?: number;
  readonly agprs?: number;
  readonly sgprs?: number;
  readonly vgprSpills?: number;
  readonly sgprSpills?: number;
  /** Bytes of workgroup memory of fixed size. */
  readonly workgroupMemory?: number;
  /** Bytes of private memory of one work-item. */
  readonly privateMemory?: number;
  readonly kernargSize?: number;
  /** Largest workgroup the kernel may be launched with, by its metadata. */
  readonly maxThreads?: number;
  readonly barriers: number;
}

/** Values of the symbols that `.set` defines; a symbol that needs itself has none. */
export function symbolValues(module: AmdgcnModule): AmdgcnLookup {
  const values = new Map<string, bigint | undefined>();
  const assignments = new Map(
    module.statements.flatMap((s) => (s.kind === 'set' ? [[s.name, s.expr] as const] : [])),
  );
  const exprOf = (name: string): AmdgcnExpr | undefined => assignments.get(name);
  const evaluate = (expr: AmdgcnExpr): bigint | undefined => evaluateExpr(expr, lookup);
  const lookup: AmdgcnLookup = (name) => {
    if (!values.has(name) && assignments.has(name))
      computeSymbol(name, { values, exprOf, evaluate });
    return values.get(name);
  };
  return lookup;
}

export function summarizeAmdgcn(module: AmdgcnModule): AmdgcnSummary[] {
  const lookup = symbolValues(module);
  const kernels = yamlList(yamlGet(module.metadata, 'amdhsa.kernels'));
  return amdgcnFunctions(module).map((fn) => {
    const units = { scalar: 0, vector: 0, scalarMemory: 0, vectorMemory: 0, workgroupMemory: 0 };
    let instructions = 0;
    let barriers = 0;
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind !== 'instr') continue;
      for (const half of s.dual ? [s, s.dual] : [s]) {
        instructions++;
        units[unitOf(canonicalAmdgcnName(half.name))]++;
        if (half.name === 's_barrier' || half.name === 's_barrier_wait') barriers++;
      }
    }
    const label = module.statements[fn.first]!;
    const meta = kernels.find((k) => yamlText(yamlGet(k, '.name')) === fn.name);
    const descriptor = module.descriptors.find((d) => d.name === fn.name);
    const fact = (metaKey: string, descriptorKey: string, symbol: string): number | undefined => {
      const given = yamlGet(meta, metaKey);
      if (given !== undefined) return yamlInt(given);
      const expr = descriptor?.values.get(descriptorKey);
      const value = expr ? evaluateExpr(expr, lookup) : lookup(`${fn.name}.${symbol}`, '');
      return value === undefined ? undefined : Number(value);
    };
    return {
      name: fn.name,
      kernel: fn.kernel,
      span: { start: label.start, end: label.end, line: label.line },
      instructions,
      units,
      barriers,
      ...some('vgprs', fact('.vgpr_count', 'next_free_vgpr', 'num_vgpr')),
      ...some('agprs', fact('.agpr_count', '', 'num_agpr')),
      ...some('sgprs', fact('.sgpr_count', 'next_free_sgpr', 'numbered_sgpr')),
      ...some('vgprSpills', fact('.vgpr_spill_count', '', '')),
      ...some('sgprSpills', fact('.sgpr_spill_count', '', '')),
      ...some('workgroupMemory', fact('.group_segment_fixed_size', 'group_segment_fixed_size', '')),
      ...some(
        'privateMemory',
        fact('.private_segment_fixed_size', 'private_segment_fixed_size', 'private_seg_size'),
      ),
      ...some('kernargSize', fact('.kernarg_segment_size', 'kernarg_size', '')),
      ...some('maxThreads', fact('.max_flat_workgroup_size', '', '')),
    };
  });
}

function some<K extends string>(key: K, value: number | undefined): { [P in K]?: number } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: number });
}

function unitOf(name: string): keyof AmdgcnSummary['units'] {
  if (/^(s_load|s_buffer_load|s_mem|s_dcache)/.test(name)) return 'scalarMemory';
  if (name.startsWith('s_')) return 'scalar';
  if (name.startsWith('v_')) return 'vector';
  return name.startsWith('ds_') ? 'workgroupMemory' : 'vectorMemory';
}
