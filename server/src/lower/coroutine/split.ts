/**
 * Cuts the body of a coroutine at its stops: a new entry looks at the state and goes on where the
 * last step left, what is kept lies in the coroutine. The function that drops an unfinished one is
 * cut from the same body and goes from the state to what is dropped there.
 */
import {
  type Block,
  createBlock,
  createInst,
  defInst,
  type Func,
  type Inst,
  removeUnreachableBlocks,
  replaceValues,
  type Value,
} from '../../mir/index.ts';
import { type CoroutineCx, FIRST_STOP, RETURNED } from './context.ts';
import { bytesOf, type Frame, isAnywhere } from './frame.ts';

class Cut {
  private readonly fn: Func;
  private readonly entry: Block;
  private readonly start: Block;

  constructor(fn: Func) {
    this.fn = fn;
    this.start = fn.blocks[0]!;
    this.entry = createBlock(fn, 'entry');
    fn.blocks.pop();
  }

  private make(
    op: Inst['op'],
    args: Value[],
    types: Value['type'][],
    attrs: Inst['attrs'] = {},
    targets?: Inst['targets'],
  ): Inst {
    return createInst(this.fn, this.entry, op, args, types, attrs, undefined, targets);
  }

  private push(...args: Parameters<Cut['make']>): Inst {
    const inst = this.make(...args);
    this.entry.insts.push(inst);
    return inst;
  }

  private int(type: Value['type'], value: number): Value {
    return this.push('const.int', [], [type], { bits: BigInt(value) }).results[0];
  }

  private at(self: Value, offset: number): Value {
    return this.push('ptr.add', [self, this.int('i64', offset)], ['ptr'], { inbounds: true })
      .results[0];
  }

  /** Takes the parameters over; a function that drops has the address of the coroutine only. */
  private params(co: CoroutineCx, drops: boolean): void {
    const { fn, entry, start } = this;
    const params = start.params;
    start.params = [];
    if (!drops) {
      entry.params = params;
      for (const param of params) param.def = entry;
      return;
    }
    entry.params = [co.self];
    co.self.def = entry;
    fn.params = ['ptr'];
    fn.results = [];
    const map = new Map<Value, Value>();
    for (const param of params)
      if (param !== co.self) map.set(param, this.push('const.undef', [], [param.type]).results[0]);
    fn.blocks.push(entry);
    replaceValues(fn, map);
    fn.blocks.pop();
  }

  run(co: CoroutineCx, frame: Frame, drops: boolean): void {
    const { fn, entry, start } = this;
    // Slots are known by the parameters that their addresses need: they move with the entry.
    const slots = start.insts.filter(({ op }) => op === 'alloca');
    const kept = new Map(frame.memory.map((slot) => [slot.value, slot]));
    const isSlot = (inst: Inst): boolean =>
      inst.op === 'ptr.cast' &&
      defInst(inst.args[0])?.op === 'alloca' &&
      co.fresh.has(inst.results[0]);
    const casts = start.insts.filter(isSlot);
    this.params(co, drops);
    const gone = new Set<Inst>([...slots, ...casts]);
    start.insts = start.insts.filter((inst) => !gone.has(inst));
    const addresses = new Map<Value, Value>();
    for (const cast of casts) {
      const slot = kept.get(cast.results[0]);
      if (slot !== undefined) {
        addresses.set(cast.results[0], this.at(co.self, slot.offset));
        continue;
      }
      const alloca = defInst(cast.args[0])!;
      for (const inst of [alloca, cast]) {
        inst.block = entry;
        entry.insts.push(inst);
      }
    }
    const homes = new Map<Value, Value>();
    for (const { value, offset } of frame.values) homes.set(value, this.at(co.self, offset));
    replaceValues(fn, addresses);
    this.keepValues(homes);
    this.dispatch(co, drops);
    fn.blocks.unshift(entry);
    this.anew();
    removeUnreachableBlocks(fn);
  }

  /** Values that are needed behind stops are written where they are made and read where used. */
  private keepValues(homes: ReadonlyMap<Value, Value>): void {
    if (homes.size === 0) return;
    const { fn } = this;
    for (const block of fn.blocks) {
      const out: Inst[] = [];
      const made = new Set<Value>(block.params);
      const write = (value: Value): void => {
        const home = homes.get(value);
        if (home === undefined) return;
        const align = Math.min(bytesOf(value.type), 8);
        out.push(createInst(fn, block, 'mem.store', [value, home], [], { align }));
      };
      for (const param of block.params) write(param);
      for (const inst of block.insts) {
        const loads = new Map<Value, Value>();
        const read = (value: Value): Value => {
          const home = homes.get(value);
          if (home === undefined || made.has(value)) return value;
          let load = loads.get(value);
          if (load === undefined) {
            const align = Math.min(bytesOf(value.type), 8);
            const own = createInst(
              fn,
              block,
              'mem.load',
              [home],
              [value.type],
              { align },
              inst.loc,
            );
            out.push(own);
            load = own.results[0];
            loads.set(value, load);
          }
          return load;
        };
        inst.args.forEach((arg, i) => {
          inst.args[i] = read(arg);
        });
        for (const edge of inst.targets ?? []) edge.args = edge.args.map(read);
        out.push(inst);
        for (const result of inst.results) {
          made.add(result);
          write(result);
        }
      }
      block.insts = out;
    }
  }

  /** From the state to where the body goes on, or to what is dropped. */
  private dispatch(co: CoroutineCx, drops: boolean): void {
    const { fn, start } = this;
    const [first, ...rest] = co.stops;
    const branch = (block: Block, to: Block): void => {
      const end = block.insts.pop()!;
      block.insts.push(createInst(fn, block, 'br', [], [], {}, end.loc, [{ block: to, args: [] }]));
    };
    branch(first!.block, drops ? first!.drop : first!.resume);
    for (const { block, leave } of rest) branch(block, leave!);
    const over = createBlock(fn, 'over');
    if (drops) over.insts.push(createInst(fn, over, 'ret', [], []));
    else if (co.def.coroutine === 'async') {
      const message = '`async fn` resumed after completion';
      over.insts.push(createInst(fn, over, 'trap', [], [], { message }));
    } else if (!fn.blocks.includes(co.end))
      over.insts.push(createInst(fn, over, 'unreachable', [], []));
    else
      over.insts.push(
        createInst(fn, over, 'br', [], [], {}, undefined, [{ block: co.end, args: [] }]),
      );
    const state = this.push('mem.load', [this.at(co.self, co.stateOffset)], ['i8'], { align: 1 });
    const cases: [number, Block][] = [[RETURNED, over]];
    rest.forEach(({ resume, drop }, i) => {
      // What can never be reached has no blocks any more.
      const to = drops ? drop : resume;
      if (fn.blocks.includes(to)) cases.push([FIRST_STOP + i, to]);
    });
    this.push('switch', [state.results[0]], [], { cases: cases.map(([value]) => BigInt(value)) }, [
      { block: start, args: [] },
      ...cases.map(([, block]) => ({ block, args: [] })),
    ]);
  }

  /** What can be had anywhere, and was made where a step may not have been, is made anew. */
  private anew(): void {
    const { fn, entry } = this;
    for (const block of fn.blocks) {
      if (block === entry) continue;
      const out: Inst[] = [];
      const here = new Map<Value, Value>();
      const again = (value: Value): Value => {
        const inst = defInst(value);
        if (inst === undefined || inst.block === entry) return value;
        if (inst.block === block) return value;
        if (!isAnywhere(fn, value)) return value;
        let own = here.get(value);
        if (own === undefined) {
          const args = inst.args.map(again);
          const copy = createInst(fn, block, inst.op, args, [value.type], inst.attrs, inst.loc);
          out.push(copy);
          own = copy.results[0];
          here.set(value, own);
        }
        return own;
      };
      for (const inst of block.insts) {
        inst.args.forEach((arg, i) => {
          inst.args[i] = again(arg);
        });
        for (const edge of inst.targets ?? []) edge.args = edge.args.map(again);
        out.push(inst);
      }
      block.insts = out;
    }
  }
}

/** Makes of the whole body the function that runs a step, or the one that drops. */
export function splitBody(fn: Func, co: CoroutineCx, frame: Frame, wanted: 'step' | 'drop'): void {
  new Cut(fn).run(co, frame, wanted === 'drop');
}
