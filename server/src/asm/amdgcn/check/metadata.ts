/**
 * The YAML of `.amdgpu_metadata` against its schema, and against the descriptors. What must be
 * there and of which type is what LLVM's verifier asks (AMDGPUUsage, "Code Object V5 Metadata"); it
 * says no more than that something is invalid.
 */
import { memo } from '../../../db/index.ts';
import type { AmdgcnDescriptor, AmdgcnModule, AmdgcnSpan, AmdgcnYaml } from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import { nearestWord } from '../forms/index.ts';
import {
  type MetadataPlace,
  type MetadataPlaces,
  parseMetadata,
  yamlGet,
  yamlInt,
  yamlList,
  yamlText,
} from '../metadata.ts';
import type { AmdgcnDiagnostic } from './types.ts';

type Type =
  | 'string'
  | 'integer'
  | 'boolean'
  /** So many integers. */
  | 2
  | 3
  | readonly string[]
  | 'list';

interface Key {
  readonly type: Type;
  readonly required?: true;
}

const REQUIRED_INTEGER: Key = { type: 'integer', required: true };
const REQUIRED_STRING: Key = { type: 'string', required: true };
const STRING: Key = { type: 'string' };
const INTEGER: Key = { type: 'integer' };
const BOOLEAN: Key = { type: 'boolean' };

const ROOT: Readonly<Record<string, Key>> = {
  'amdhsa.version': { type: 2, required: true },
  'amdhsa.kernels': { type: 'list', required: true },
  'amdhsa.printf': { type: 'list' },
};

const KERNEL: Readonly<Record<string, Key>> = {
  '.name': REQUIRED_STRING,
  '.symbol': REQUIRED_STRING,
  '.language': { type: ['OpenCL C', 'OpenCL C++', 'HCC', 'HIP', 'OpenMP', 'Assembler'] },
  '.language_version': { type: 2 },
  '.args': { type: 'list' },
  '.reqd_workgroup_size': { type: 3 },
  '.workgroup_size_hint': { type: 3 },
  '.cluster_dims': { type: 3 },
  '.vec_type_hint': STRING,
  '.device_enqueue_symbol': STRING,
  '.kernarg_segment_size': REQUIRED_INTEGER,
  '.kernarg_segment_align': REQUIRED_INTEGER,
  '.group_segment_fixed_size': REQUIRED_INTEGER,
  '.private_segment_fixed_size': REQUIRED_INTEGER,
  '.wavefront_size': REQUIRED_INTEGER,
  '.sgpr_count': REQUIRED_INTEGER,
  '.vgpr_count': REQUIRED_INTEGER,
  '.max_flat_workgroup_size': REQUIRED_INTEGER,
  '.sgpr_spill_count': INTEGER,
  '.vgpr_spill_count': INTEGER,
  '.uniform_work_group_size': INTEGER,
  '.workgroup_processor_mode': INTEGER,
  '.uses_dynamic_stack': BOOLEAN,
};

const ACCESS: Key = { type: ['read_only', 'write_only', 'read_write'] };
const KINDS =
  'by_value global_buffer dynamic_shared_pointer sampler image pipe queue hidden_block_count_x ' +
  'hidden_block_count_y hidden_block_count_z hidden_group_size_x hidden_group_size_y ' +
  'hidden_group_size_z hidden_remainder_x hidden_remainder_y hidden_remainder_z ' +
  'hidden_global_offset_x hidden_global_offset_y hidden_global_offset_z hidden_grid_dims ' +
  'hidden_none hidden_printf_buffer hidden_hostcall_buffer hidden_heap_v1 ' +
  'hidden_dynamic_lds_size hidden_default_queue hidden_completion_action ' +
  'hidden_multigrid_sync_arg hidden_private_base hidden_shared_base hidden_queue_ptr';

const ARGUMENT: Readonly<Record<string, Key>> = {
  '.name': STRING,
  '.type_name': STRING,
  '.size': REQUIRED_INTEGER,
  '.offset': REQUIRED_INTEGER,
  '.value_kind': { type: KINDS.split(' '), required: true },
  '.pointee_align': INTEGER,
  '.address_space': { type: ['private', 'global', 'constant', 'local', 'generic', 'region'] },
  '.access': ACCESS,
  '.actual_access': ACCESS,
  '.is_const': BOOLEAN,
  '.is_restrict': BOOLEAN,
  '.is_volatile': BOOLEAN,
  '.is_pipe': BOOLEAN,
};

const START = '.amdgpu_metadata';

/** What was found in a block, with places counted from its document, and what that follows from. */
interface Checked {
  readonly descriptors: readonly AmdgcnDescriptor[];
  readonly lookup: AmdgcnLookup;
  readonly from: number;
  readonly found: readonly AmdgcnDiagnostic[];
}

/** By the place of the block, which an edit beside it moves and one inside makes anew. */
const checked = memo<AmdgcnSpan, Checked>('metadata of AMDGCN texts');

/** Mistakes in the metadata of a module. */
export function checkMetadata(
  module: AmdgcnModule,
  lookup: AmdgcnLookup,
  out: AmdgcnDiagnostic[],
): void {
  const { metadataSpan: span, descriptors } = module;
  if (!span) return;
  let known = checked.get(span);
  if (known?.descriptors !== descriptors || known.lookup !== lookup) {
    const block = module.text.slice(span.start, span.end);
    const from = block.indexOf('\n', block.indexOf(START)) + 1;
    const checker = new MetadataChecker(descriptors, lookup);
    if (from > 0) checker.document(block.slice(from));
    known = { descriptors, lookup, from, found: checker.out };
    checked.set(span, known);
  }
  const base = span.start + known.from;
  const line = span.line + 1;
  for (const d of known.found)
    out.push({ ...d, start: d.start + base, end: d.end + base, line: d.line + line });
}

class MetadataChecker {
  readonly out: AmdgcnDiagnostic[] = [];
  private readonly places: MetadataPlaces = new Map();
  private readonly descriptors: ReadonlyMap<string, AmdgcnDescriptor>;
  private readonly lookup: AmdgcnLookup;

  constructor(descriptors: readonly AmdgcnDescriptor[], lookup: AmdgcnLookup) {
    this.descriptors = new Map(descriptors.map((d) => [d.name, d]));
    this.lookup = lookup;
  }

  private report({ start, end, line }: AmdgcnSpan, message: string, warning = false): void {
    const severity = warning ? ({ severity: 'warning' } as const) : {};
    this.out.push({ code: 'metadata', start, end, line, message, ...severity });
  }

  document(text: string): void {
    const root = parseMetadata(text, this.places);
    const top: AmdgcnSpan = { start: 0, end: Math.max(0, text.indexOf('\n')), line: 0 };
    if (!this.mapping(root, ROOT, top, 'the metadata')) return;
    for (const kernel of yamlList(yamlGet(root, 'amdhsa.kernels'))) {
      const place = this.place(kernel, '.name')?.key ?? this.first(kernel) ?? top;
      const name = yamlText(yamlGet(kernel, '.name'));
      const what = name === '' ? 'a kernel' : `kernel \`${name}\``;
      if (!this.mapping(kernel, KERNEL, place, what)) continue;
      for (const argument of yamlList(yamlGet(kernel, '.args')))
        this.mapping(argument, ARGUMENT, this.first(argument) ?? place, `an argument of ${what}`);
      this.consistent(kernel, what);
    }
  }

  private place(mapping: AmdgcnYaml, key: string): MetadataPlace | undefined {
    return this.places.get(mapping)?.get(key);
  }

  private first(mapping: AmdgcnYaml): AmdgcnSpan | undefined {
    return this.places.get(mapping)?.values().next().value?.key;
  }

  /** The keys of a mapping; false for what is none. */
  private mapping(
    value: AmdgcnYaml,
    keys: Readonly<Record<string, Key>>,
    at: AmdgcnSpan,
    what: string,
  ): boolean {
    const places = this.places.get(value);
    if (!places) {
      this.report(at, `${what} must be a mapping of keys to values`);
      return false;
    }
    const unknown = [...places].filter(([key]) => !Object.hasOwn(keys, key));
    for (const [key, { type, required }] of Object.entries(keys)) {
      const place = places.get(key);
      if (place) {
        const problem = typeProblem(key, type, yamlGet(value, key)!, place.raw);
        if (problem !== undefined) this.report(place.raw === '' ? place.key : place.value, problem);
      } else if (required) {
        const near = unknown.find(([name]) => nearestWord(name, [key]) !== undefined);
        if (near) this.report(near[1].key, `unknown key \`${near[0]}\`, did you mean \`${key}\`?`);
        else this.report(at, `${what} lacks \`${key}\``);
      }
    }
    return true;
  }

  /** What the descriptor says otherwise, and arguments that do not fit where they are. */
  private consistent(kernel: AmdgcnYaml, what: string): void {
    const symbol = this.place(kernel, '.symbol');
    const name = yamlText(yamlGet(kernel, '.symbol')).replace(/[.@]kd$/, '');
    const descriptor = this.descriptors.get(name);
    if (!descriptor) {
      // LLVM makes up a name for a kernel without one, and does not tell its metadata.
      if (symbol && name !== '' && this.descriptors.size > 0)
        this.report(symbol.value, `there is no kernel descriptor \`${name}\``, true);
      return;
    }
    const stated = (key: string): bigint | undefined => {
      const expr = descriptor.values.get(key);
      return expr && evaluateExpr(expr, this.lookup);
    };
    const narrow = stated('wavefront_size32');
    const pairs: readonly (readonly [string, string, bigint | undefined])[] = [
      ['.group_segment_fixed_size', 'group_segment_fixed_size', stated('group_segment_fixed_size')],
      [
        '.private_segment_fixed_size',
        'private_segment_fixed_size',
        stated('private_segment_fixed_size'),
      ],
      ['.kernarg_segment_size', 'kernarg_size', stated('kernarg_size')],
      ['.wavefront_size', 'wavefront_size32', narrow === undefined ? narrow : 64n - 32n * narrow],
    ];
    for (const [key, directive, value] of pairs) {
      const place = this.place(kernel, key);
      const here = yamlInt(yamlGet(kernel, key), -1);
      if (!place || value === undefined || here < 0 || BigInt(here) === value) continue;
      const message = `\`${key}\` is ${here}, \`.amdhsa_${directive}\` of ${what} says ${value}`;
      this.report(place.value, message, true);
    }
    this.argumentsFit(kernel);
  }

  private argumentsFit(kernel: AmdgcnYaml): void {
    const size = yamlInt(yamlGet(kernel, '.kernarg_segment_size'), -1);
    let end = 0;
    for (const argument of yamlList(yamlGet(kernel, '.args'))) {
      const place = this.place(argument, '.offset');
      const offset = yamlInt(yamlGet(argument, '.offset'), -1);
      const bytes = yamlInt(yamlGet(argument, '.size'), -1);
      if (!place || offset < 0 || bytes < 0) return;
      if (offset < end)
        this.report(
          place.value,
          `offset ${offset} overlaps the argument before, which ends at ${end}`,
          true,
        );
      else if (size >= 0 && offset + bytes > size)
        this.report(
          place.value,
          `the argument ends at ${offset + bytes}, beyond \`.kernarg_segment_size\` of ${size}`,
          true,
        );
      end = offset + bytes;
    }
  }
}

/** Words of a list that are named at most. */
const MOST_NAMED = 6;

/** What is wrong with the value of a key. */
function typeProblem(key: string, type: Type, value: AmdgcnYaml, raw: string): string | undefined {
  if (typeof type === 'object') {
    if (typeof value === 'string' && type.includes(value)) return undefined;
    const near = typeof value === 'string' ? nearestWord(value, type) : undefined;
    if (near !== undefined) return `\`${key}\` cannot be \`${raw}\`, did you mean \`${near}\`?`;
    const more = type.length > MOST_NAMED ? ', ..' : '';
    return `\`${key}\` must be one of ${type.slice(0, MOST_NAMED).join(', ')}${more}`;
  }
  const wanted = wantedType(type, value, raw);
  return wanted === undefined ? undefined : `\`${key}\` must be ${wanted}`;
}

/** What a value must be, where it is something else. */
function wantedType(
  type: Exclude<Type, readonly string[]>,
  value: AmdgcnYaml,
  raw: string,
): string | undefined {
  if (typeof type === 'number') {
    const list = yamlList(value);
    const fits = list.length === type && list.every((one) => isInteger(one));
    return fits ? undefined : `a list of ${type} integers`;
  }
  if (type === 'list') return Array.isArray(value) ? undefined : 'a list';
  if (type === 'integer') return isInteger(value) ? undefined : 'an integer';
  if (type === 'boolean') return isBoolean(value) ? undefined : '`true` or `false`';
  if (typeof value !== 'string') return 'a string';
  const other = !raw.startsWith('!str') && (isInteger(value) || isBoolean(value));
  return other ? 'a string: write `!str` in front of it' : undefined;
}

function isBoolean(value: AmdgcnYaml): boolean {
  return value === 'true' || value === 'false';
}

function isInteger(value: AmdgcnYaml): boolean {
  return typeof value === 'string' && /^[+-]?(?:0x[0-9a-fA-F]+|0[0-7]*|[1-9]\d*)$/.test(value);
}
