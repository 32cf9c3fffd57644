/** Facts of all operations that are known, found by name. */
import type { Type } from '../syntax/types.ts';
import { AFFINE } from './affine.ts';
import { AMDGPU } from './amdgpu.ts';
import { ARITH } from './arith.ts';
import { CF } from './cf.ts';
import { COMPLEX } from './complex.ts';
import { constraint, type Fits } from './constraints.ts';
import { ENUMS } from './enums.ts';
import { FUNC } from './func.ts';
import { GPU } from './gpu.ts';
import { INDEX } from './index-dialect.ts';
import { LLVM } from './llvm.ts';
import { MATH } from './math.ts';
import { MEMREF } from './memref.ts';
import { NVGPU } from './nvgpu.ts';
import { NVVM } from './nvvm.ts';
import { ROCDL } from './rocdl.ts';
import { type OpFacts, parseFacts } from './row.ts';
import { SCF } from './scf.ts';
import { UB } from './ub.ts';
import { VECTOR } from './vector.ts';

export type { AttributeFact, FormPart, OpFacts, ValueFact } from './row.ts';
export { hasTrait } from './row.ts';

const TABLES: Readonly<Record<string, string>> = {
  affine: AFFINE,
  amdgpu: AMDGPU,
  arith: ARITH,
  cf: CF,
  complex: COMPLEX,
  func: FUNC,
  gpu: GPU,
  index: INDEX,
  llvm: LLVM,
  math: MATH,
  memref: MEMREF,
  nvgpu: NVGPU,
  nvvm: NVVM,
  rocdl: ROCDL,
  scf: SCF,
  ub: UB,
  vector: VECTOR,
};

/** The facts of one reading: rows are taken apart when they are first asked for. */
export class FactTable {
  private readonly lines = new Map<string, ReadonlyMap<string, string>>();
  private readonly rows = new Map<string, OpFacts | undefined>();
  private readonly families = new Map<string, readonly string[]>();

  private readonly constraints = new Map<string, (type: Type) => Fits>();

  /** Does a type keep a constraint? */
  fits(code: string, type: Type): Fits {
    if (type.kind === 'unknown') return undefined;
    let test = this.constraints.get(code);
    if (test === undefined) {
      test = constraint(code);
      this.constraints.set(code, test);
    }
    return test(type);
  }

  /** Of an operation, by its whole name. */
  get(name: string): OpFacts | undefined {
    const known = this.rows.get(name);
    if (known !== undefined || this.rows.has(name)) return known;
    const dot = name.indexOf('.');
    const dialect = name.slice(0, dot);
    const line = this.linesOf(dialect)?.get(name.slice(dot + 1));
    const facts = line === undefined ? undefined : parseFacts(dialect, line);
    this.rows.set(name, facts);
    return facts;
  }

  /** Names of all operations of a dialect, without its name; undefined for one not known. */
  names(dialect: string): Iterable<string> | undefined {
    return this.linesOf(dialect)?.keys();
  }

  dialects(): readonly string[] {
    return Object.keys(TABLES);
  }

  /** The words of a family of attributes. */
  words(family: string): readonly string[] {
    if (this.families.size === 0) {
      for (const line of ENUMS.trim().split('\n')) {
        const [name, ...words] = line.split(' ');
        this.families.set(name!, words);
      }
    }
    return this.families.get(family) ?? [];
  }

  private linesOf(dialect: string): ReadonlyMap<string, string> | undefined {
    const known = this.lines.get(dialect);
    if (known !== undefined) return known;
    const table = Object.hasOwn(TABLES, dialect) ? TABLES[dialect] : undefined;
    if (table === undefined) return undefined;
    const own = new Map<string, string>();
    for (const line of table.trim().split('\n')) own.set(line.slice(0, line.indexOf(' ')), line);
    this.lines.set(dialect, own);
    return own;
  }
}
