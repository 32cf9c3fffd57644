/** Random kernels over numbers, vectors, a small array and structured control flow. */

/** A small generator of numbers, the same for the same seed. */
class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0 || 1;
  }

  /** Below `n`. */
  below(n: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state % n;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

const WIDTHS: Readonly<Record<string, number>> = {
  i4: 4,
  i8: 8,
  i16: 16,
  i24: 24,
  i32: 32,
  i48: 48,
  i64: 64,
  index: 64,
};
const INTEGERS = [...Object.keys(WIDTHS), 'i32', 'i64'];
const FLOATS = ['f32', 'f64', 'f32', 'f16', 'bf16', 'v4f32'];
const TEXT: Readonly<Record<string, string>> = { v4f32: 'vector<4xf32>', v4i32: 'vector<4xi32>' };

/** Words of `i64` that a program writes at most. */
export const WORDS = 96;

class Program {
  readonly lines: string[] = [];
  private readonly random: Random;
  private values = new Map<string, string[]>();
  private count = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private emit(type: string, code: string): string {
    const name = `%v${this.count++}`;
    this.lines.push(`    ${name} = ${code}`);
    this.values.set(type, [...(this.values.get(type) ?? []), name]);
    return name;
  }

  private constant(type: string): string {
    const { random } = this;
    const float = (): string =>
      random.of(['0.0', '1.0', '-1.5', '3.25', '1.0e4', '-7.125', '0.1', '1.0e-3']);
    if (type === 'v4f32')
      return this.emit(
        type,
        `arith.constant dense<[${[0, 1, 2, 3].map(float).join(', ')}]> : ${TEXT[type]}`,
      );
    if (type === 'v4i32')
      return this.emit(
        type,
        `arith.constant dense<[${[0, 1, 2, 3].map(() => random.below(99) - 50).join(', ')}]> : ${TEXT[type]}`,
      );
    if (type === 'i1') return this.emit(type, `arith.constant ${random.of(['true', 'false'])}`);
    if (FLOATS.includes(type)) return this.emit(type, `arith.constant ${float()} : ${type}`);
    const most = 2 ** Math.min(WIDTHS[type]! - 1, 30);
    const value = random.chance(50)
      ? random.of([0, 1, -1, 2, 5, 7])
      : random.below(most * 2) - most;
    return this.emit(type, `arith.constant ${value} : ${type}`);
  }

  private get(type: string): string {
    const known = this.values.get(type) ?? [];
    return known.length === 0 || this.random.chance(15)
      ? this.constant(type)
      : this.random.of(known);
  }

  private small(type: string, values: readonly number[]): string {
    return this.emit(type, `arith.constant ${this.random.of(values)} : ${type}`);
  }

  private integer(): void {
    const { random } = this;
    const type = random.of([...INTEGERS, 'v4i32']);
    const op = random.of([
      'addi',
      'subi',
      'muli',
      'andi',
      'ori',
      'xori',
      'minsi',
      'maxsi',
      'minui',
      'maxui',
    ]);
    this.emit(type, `arith.${op} ${this.get(type)}, ${this.get(type)} : ${TEXT[type] ?? type}`);
  }

  private divide(): void {
    const { random } = this;
    const type = random.of(INTEGERS);
    const op = random.of([
      'divsi',
      'divui',
      'remsi',
      'remui',
      'ceildivsi',
      'ceildivui',
      'floordivsi',
    ]);
    const number = this.get(type);
    this.emit(type, `arith.${op} ${number}, ${this.small(type, [1, 2, 3, 5, 6, 7])} : ${type}`);
    const shift = random.of(['shli', 'shrsi', 'shrui']);
    const by = this.small(type, [0, 1, 2, 3]);
    this.emit(type, `arith.${shift} ${this.get(type)}, ${by} : ${type}`);
  }

  private float(): void {
    const { random } = this;
    const type = random.of(FLOATS);
    const text = TEXT[type] ?? type;
    const op = random.of([
      'addf',
      'subf',
      'mulf',
      'divf',
      'maximumf',
      'minimumf',
      'maxnumf',
      'minnumf',
    ]);
    if (random.chance(10)) this.emit(type, `arith.negf ${this.get(type)} : ${text}`);
    else this.emit(type, `arith.${op} ${this.get(type)}, ${this.get(type)} : ${text}`);
  }

  private compare(): void {
    const { random } = this;
    const type = random.of([...INTEGERS, ...FLOATS].filter((one) => !one.startsWith('v4')));
    const [op, pred] = FLOATS.includes(type)
      ? ['cmpf', random.of(['olt', 'oge', 'une', 'ult', 'oeq', 'uno', 'ord', 'one'])]
      : ['cmpi', random.of(['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge'])];
    const cond = this.emit(
      'i1',
      `arith.${op} ${pred}, ${this.get(type)}, ${this.get(type)} : ${type}`,
    );
    const chosen = random.of([...INTEGERS, ...FLOATS]);
    this.emit(
      chosen,
      `arith.select ${cond}, ${this.get(chosen)}, ${this.get(chosen)} : ${TEXT[chosen] ?? chosen}`,
    );
  }

  private convert(): void {
    const { random } = this;
    const [narrow, wide] = random.of([
      ['i4', 'i8'],
      ['i8', 'i24'],
      ['i24', 'i32'],
      ['i16', 'i48'],
      ['i32', 'i64'],
      ['i48', 'i64'],
    ] as const);
    this.emit(
      wide,
      `arith.${random.of(['extsi', 'extui'])} ${this.get(narrow)} : ${narrow} to ${wide}`,
    );
    this.emit(narrow, `arith.trunci ${this.get(wide)} : ${wide} to ${narrow}`);
    const [from, to] = [random.of(['i8', 'i16', 'i24', 'i32', 'i64']), random.of(['f32', 'f64'])];
    this.emit(to, `arith.${random.of(['sitofp', 'uitofp'])} ${this.get(from)} : ${from} to ${to}`);
    const [half, full] = random.of([
      ['f16', 'f32'],
      ['f32', 'f64'],
      ['bf16', 'f32'],
    ] as const);
    this.emit(full, `arith.extf ${this.get(half)} : ${half} to ${full}`);
    this.emit(half, `arith.truncf ${this.get(full)} : ${full} to ${half}`);
    this.emit('index', `arith.index_cast ${this.get('i32')} : i32 to index`);
  }

  private vector(): void {
    const { random } = this;
    const at = this.emit(
      'index',
      `arith.andi ${this.get('index')}, ${this.small('index', [3])} : index`,
    );
    const lanes = [0, 1, 2, 3].map(() => random.below(8)).join(', ');
    const [a, b] = [this.get('v4f32'), this.get('v4f32')];
    this.emit('v4f32', `vector.shuffle ${a}, ${b} [${lanes}] : vector<4xf32>, vector<4xf32>`);
    this.emit(
      'v4f32',
      `vector.transfer_read %mem[${at}], ${this.get('f32')} : memref<6xf32>, vector<4xf32>`,
    );
    this.emit(
      'f32',
      `vector.reduction <${random.of(['add', 'mul', 'maximumf', 'minnumf'])}>, ${this.get('v4f32')} : vector<4xf32> into f32`,
    );
    this.emit(
      'i32',
      `vector.reduction <${random.of(['add', 'mul', 'minsi', 'maxui', 'xor'])}>, ${this.get('v4i32')} : vector<4xi32> into i32`,
    );
    this.emit(
      'i32',
      `vector.extract ${this.get('v4i32')}[${random.below(4)}] : i32 from vector<4xi32>`,
    );
    this.emit(
      'v4i32',
      `vector.insert ${this.get('i32')}, ${this.get('v4i32')}[${random.below(4)}] : i32 into vector<4xi32>`,
    );
    this.lines.push(
      `    vector.transfer_write ${this.get('v4f32')}, %mem[${at}] : vector<4xf32>, memref<6xf32>`,
    );
  }

  private inside(run: () => void): void {
    const outer = new Map(this.values);
    run();
    this.values = outer;
  }

  private branch(): void {
    const type = this.random.of(['i32', 'f32', 'i64']);
    const cond = this.get('i1');
    const name = `%v${this.count++}`;
    const arm = (): void =>
      this.inside(() => {
        for (let i = 0; i <= this.random.below(3); i++) this.step();
        this.lines.push(`    scf.yield ${this.get(type)} : ${type}`);
      });
    this.lines.push(`    ${name} = scf.if ${cond} -> (${type}) {`);
    arm();
    this.lines.push('    } else {');
    arm();
    this.lines.push('    }');
    this.values.set(type, [...(this.values.get(type) ?? []), name]);
  }

  private loop(): void {
    const type = this.random.of(['i32', 'f32', 'i64']);
    const [low, high, step] = [
      this.small('index', [0]),
      this.small('index', [1, 2, 3, 5]),
      this.small('index', [1, 2]),
    ];
    const init = this.get(type);
    const at = this.count++;
    this.lines.push(
      `    %v${at} = scf.for %i${at} = ${low} to ${high} step ${step} iter_args(%a${at} = ${init}) -> (${type}) {`,
    );
    this.inside(() => {
      this.values.set('index', [...(this.values.get('index') ?? []), `%i${at}`]);
      this.values.set(type, [...(this.values.get(type) ?? []), `%a${at}`, `%a${at}`]);
      for (let i = 0; i <= this.random.below(4); i++) this.step();
      this.lines.push(`    scf.yield ${this.get(type)} : ${type}`);
    });
    this.lines.push('    }');
    this.values.set(type, [...(this.values.get(type) ?? []), `%v${at}`]);
  }

  step(): void {
    const kinds = [
      this.integer,
      this.integer,
      this.divide,
      this.float,
      this.float,
      this.compare,
      this.convert,
      this.vector,
    ];
    this.random.of(kinds).call(this);
  }

  whole(): void {
    for (let i = 0; i < 12; i++) {
      const kind = this.random.below(8);
      if (kind === 0) this.branch();
      else if (kind === 1) this.loop();
      else this.step();
    }
    this.results();
  }

  /** The bits of the last values of each type; a NaN may have any. */
  private results(): void {
    const words: string[] = [];
    const widened = (value: string, type: string): string =>
      type === 'i64' ? value : this.emit('out', `arith.extui ${value} : ${type} to i64`);
    const bits = (value: string, type: string, whole: string): void => {
      const nan = this.emit('out', `arith.cmpf uno, ${value}, ${value} : ${type}`);
      const zero = this.emit('out', `arith.constant 0.0 : ${type}`);
      const number = this.emit('out', `arith.select ${nan}, ${zero}, ${value} : ${type}`);
      words.push(widened(this.emit('out', `arith.bitcast ${number} : ${type} to ${whole}`), whole));
    };
    const known = new Map(this.values);
    const last = (type: string): readonly string[] => (known.get(type) ?? []).slice(-3);
    for (const type of ['i1', 'i4', 'i8', 'i16', 'i24', 'i32', 'i48', 'i64'])
      for (const value of last(type)) words.push(widened(value, type));
    for (const value of last('index'))
      words.push(this.emit('out', `arith.index_cast ${value} : index to i64`));
    const floats = { f16: 'i16', bf16: 'i16', f32: 'i32', f64: 'i64' };
    for (const [type, whole] of Object.entries(floats))
      for (const value of last(type)) bits(value, type, whole);
    for (const value of last('v4i32'))
      for (let i = 0; i < 4; i++)
        words.push(
          widened(
            this.emit('out', `vector.extract ${value}[${i}] : i32 from vector<4xi32>`),
            'i32',
          ),
        );
    for (let i = 0; i < 6; i++) {
      const at = this.emit('out', `arith.constant ${i} : index`);
      bits(this.emit('out', `memref.load %mem[${at}] : memref<6xf32>`), 'f32', 'i32');
    }
    words.slice(0, WORDS).forEach((word, i) => {
      const at = this.emit('out', `arith.constant ${i} : index`);
      this.lines.push(`    memref.store ${word}, %out[${at}] : memref<${WORDS}xi64>`);
    });
  }
}

/** A kernel `@k(%out: memref<..xi64>, %mem: memref<6xf32>)`. */
export function randomKernel(seed: number): string {
  const program = new Program(seed);
  program.whole();
  return [
    'gpu.module @m {',
    `  gpu.func @k(%out: memref<${WORDS}xi64>, %mem: memref<6xf32>) kernel {`,
    ...program.lines,
    '    gpu.return',
    '  }',
    '}',
    '',
  ].join('\n');
}
