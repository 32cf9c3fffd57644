/**
 * The instructions that a target selects for each operation, at every type that the operation
 * has, with its operands in registers and with one constant operand.
 */
import {
  byteSize,
  isPureOp,
  MIR_TYPES,
  type MirType,
  OPS,
  type OpName,
  type OpRow,
  parseMir,
  verifyModule,
} from '../../src/mir/index.ts';
import { amdgcnTarget, ptxTarget } from '../../src/targets/index.ts';

interface Selected {
  readonly title: string;
  readonly text: string;
}

/** Operations without effects that emit nothing at their own place. */
export const NO_CASES: readonly string[] = ['const.int', 'const.float', 'const.null'];
const PREDICATES = { 'int.cmp': ['eq', 'slt', 'uge'], 'float.cmp': ['oeq', 'olt', 'une', 'uno'] };

/** The other operations that a kernel can be made of, as its lines; `%p` and `%q` are addresses. */
const WITH_EFFECTS: Readonly<Partial<Record<OpName, string>>> = {
  'mem.copy': 'mem.copy %p, %q, %n align=4',
  'mem.move': 'mem.move %p, %q, %n align=4',
  'mem.set': 'mem.set %p, %byte, %n align=1',
  'gpu.workgroup.size': '%v: i32 = gpu.workgroup.size x\n  mem.store %v, %p align=4',
  'gpu.workgroup.id': '%v: i32 = gpu.workgroup.id y\n  mem.store %v, %p align=4',
  'gpu.grid.size': '%v: i32 = gpu.grid.size z\n  mem.store %v, %p align=4',
  'gpu.thread.id': '%v: i32 = gpu.thread.id x\n  mem.store %v, %p align=4',
  'gpu.barrier': 'gpu.barrier',
  fence: 'fence acqrel device',
  'atomic.load': '%v: i32 = atomic.load %p acquire device align=4\n  mem.store %v, %q align=4',
  'atomic.store': 'atomic.store %word, %p release device align=4',
};

function typesOf(row: OpRow): { from: MirType; to: MirType }[] {
  const of = (rule: string): MirType[] => {
    if (rule.length > 2 && !rule.includes(':'))
      return rule === 'anyptr' ? ['ptr'] : [rule as MirType];
    const kind = rule.split(':')[1];
    return MIR_TYPES.filter((type) => {
      if (kind === 'int') return type.startsWith('i');
      if (kind === 'float') return type.startsWith('f');
      if (kind === 'ptr') return type === 'ptr' || type === 'ptr.global';
      return kind === 'scalar' && (!type.startsWith('ptr.') || type === 'ptr.global');
    });
  };
  const result = row.results[0] as string;
  const shared = row.args.find((rule) => rule.startsWith('T'));
  if (shared === undefined) return of(result).map((to) => ({ from: to, to }));
  return of(shared).flatMap((from) => {
    const own = result.startsWith('T') ? from : (result as MirType);
    return (result.startsWith('U') ? of(result) : [own]).map((to) => ({ from, to }));
  });
}

/** Kernels with one operation each whose result is stored. */
function* cases(): Generator<Selected> {
  for (const op of Object.keys(OPS) as OpName[]) {
    const row: OpRow = OPS[op];
    const lines = WITH_EFFECTS[op];
    if (lines !== undefined) yield { title: op, text: kernel([], lines) };
    if (!isPureOp(op) || NO_CASES.includes(op)) continue;
    const preds = PREDICATES[op as keyof typeof PREDICATES] ?? [''];
    for (const { from, to } of typesOf(row)) {
      for (const pred of preds) {
        const types = row.args.map((rule) => (rule.startsWith('T') ? from : (rule as MirType)));
        yield* forms(op, pred, types, to);
      }
    }
  }
}

function* forms(op: OpName, pred: string, types: MirType[], to: MirType): Generator<Selected> {
  const title = [op, pred, types.join(', '), '->', to].filter((word) => word !== '').join(' ');
  const names = types.map((_, i) => `%a${i}`);
  const line = (args: readonly string[]): string => {
    const second = OPS[op].results.length > 1 ? ', %f: i1' : '';
    const flag = second === '' ? '' : '\n  mem.store %f, %q align=1';
    const code = `%v: ${to}${second} = ${[op, pred].join(' ').trim()} ${args.join(', ')}`;
    return `${code}\n  mem.store %v, %p align=${byteSize(to)}${flag}`;
  };
  yield { title, text: kernel(types, line(names)) };
  if (to.startsWith('i') && /^i(?:8|16|32)$/.test(to)) {
    // What is known of the bits above a narrow result shows in what is made of it.
    for (const extension of ['zext', 'sext'])
      yield {
        title: `${extension} of ${title}`,
        text: kernel(
          types,
          line(names)
            .replace(`store %v`, `store %w`)
            .replace('\n', `\n  %w: i64 = int.${extension} %v\n`)
            .replace(/align=\d+/, 'align=8'),
        ),
      };
  }
  if (types.length !== 2 || !/^[if]\d+$/.test(types[1]!)) return;
  for (const value of types[1]!.startsWith('f') ? ['1.5'] : ['5', '-1', '40']) {
    const kind = types[1]!.startsWith('f') ? 'float' : 'int';
    const made = `%c: ${types[1]} = const.${kind} ${value}\n  `;
    for (const [at, args] of [
      ['second', ['%a0', '%c']],
      ['first', ['%c', '%a0']],
    ] as const)
      yield {
        title: `${title}, ${value} ${at}`,
        text: kernel(types.slice(0, 1), `${made}${line(args)}`),
      };
  }
}

/** Operands are loaded, so that they differ between threads, or are parameters. */
function kernel(types: readonly MirType[], lines: string): string {
  const loads = types.map((type, i) =>
    [
      `  %o${i}: i64 = const.int ${i * 16}`,
      `  %p${i}: ptr.global = ptr.add %in, %o${i}`,
      `  %a${i}: ${type} = mem.load %p${i} align=${byteSize(type)}`,
    ].join('\n'),
  );
  return [
    'func kernel @f(in: ptr.global, p: ptr.global, q: ptr.global, n: i64, word: i32) {',
    'entry(%base: ptr.global, %p: ptr.global, %q: ptr.global, %n: i64, %word: i32):',
    '  %byte: i8 = int.trunc %word',
    '  %t: i32 = gpu.thread.id x',
    '  %wide: i64 = int.zext %t',
    '  %in: ptr.global = ptr.add %base, %wide',
    ...loads,
    `  ${lines}`,
    '  ret',
    '}',
  ].join('\n');
}

/** The cases that are valid. */
export const ALL = [...cases()].filter(({ text }) => {
  const { module, errors } = parseMir(text);
  return errors.length === 0 && verifyModule(module).length === 0;
});

/** What is around the operation is the same for all and says nothing. */
const AROUND =
  /^(?:ld\.param|ld\.global|global_load|add\.s64 %rd6, %rd2, %rd5|v_and_b32 v0, 0x3ff|cvta|mov\.u32 %r\d+, %tid|cvt\.u64\.u32 %rd\d+, %r\d+;$|ret|s_load|s_waitcnt|s_endpgm|s_clause|s_nop|s_delay|s_sendmsg|[.}])/;

/** Processors whose code is kept in `test-fixtures/selection`. */
export const CPUS = ['sm_80', 'gfx1100'] as const;

export function selected(cpu: (typeof CPUS)[number]): string {
  const target = cpu.startsWith('sm') ? ptxTarget : amdgcnTarget;
  return ALL.map(({ title, text }) => {
    const { text: code, problems } = target.emitModule(parseMir(text).module, { cpu });
    const [, body = ''] = code.split(cpu.startsWith('sm') ? /^\{$/m : /^f:$/m);
    const lines = body
      .split(cpu.startsWith('sm') ? /^\}$/m : /^\.Lfunc_end0:$/m)[0]!
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line !== '' && !AROUND.test(line));
    const out = problems.length > 0 ? problems.map((p) => `problem: ${p.message}`) : lines;
    return `${title}: ${shortened(out).join(' | ')}`;
  })
    .concat('')
    .join('\n');
}

const MOST_LINES = 16;

/** Long code is a loop or a series that a helper makes; its beginning and its length tell. */
function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`];
}
