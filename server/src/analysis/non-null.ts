/**
 * Which pointers cannot be null: addresses of objects, in-bounds steps from them, references among
 * kernel parameters, and what a dominating comparison or assumption says. Block parameters are when
 * all their arguments are (optimistically, so that a pointer walking through a loop keeps the
 * fact). Answers niche checks such as `Option<&T>`.
 */
import { defInst, type Func, isPtr, terminator, type Value } from '../mir/index.ts';
import type { DominatorTree } from './dominators.ts';
import type { FlowGraph } from './flow-graph.ts';

export class NonNull {
  private readonly graph: FlowGraph;
  private readonly dom: DominatorTree;
  /** Blocks from which on a value is known not to be null. */
  private readonly facts = new Map<Value, number[]>();
  private readonly params: Uint8Array;

  constructor(fn: Func, graph: FlowGraph, dom: DominatorTree) {
    this.graph = graph;
    this.dom = dom;
    this.params = new Uint8Array(fn.nextValue);
    this.collectFacts();
    this.solveParams(fn);
  }

  /** True when the pointer is not null wherever `block` is executed. */
  at(value: Value, block: number): boolean {
    for (let v = value; ; ) {
      if (this.facts.get(v)?.some((b) => this.dom.dominates(b, block)) === true) return true;
      const def = defInst(v);
      if (def === undefined) return this.params[v.id] === 1;
      switch (def.op) {
        case 'alloca':
        case 'global.addr':
        case 'func.addr':
          return true;
        case 'ptr.cast':
          v = def.args[0];
          break;
        case 'ptr.add': {
          // An in-bounds step from null leads nowhere but to null itself.
          if (def.attrs.inbounds !== true) return false;
          const by = defInst(def.args[1]);
          if (by?.op === 'const.int' && by.attrs.bits !== 0n) return true;
          v = def.args[0];
          break;
        }
        case 'select':
          return this.at(def.args[1], block) && this.at(def.args[2], block);
        default:
          return false;
      }
    }
  }

  private collectFacts(): void {
    const note = (cond: Value, truth: boolean, block: number): void => {
      const def = defInst(cond);
      if (def?.op === 'int.and' && truth) for (const arg of def.args) note(arg, truth, block);
      if (def?.op !== 'int.cmp' || defInst(def.args[1])?.op !== 'const.null') return;
      if (
        (def.attrs.pred === 'ne') !== truth ||
        (def.attrs.pred !== 'ne' && def.attrs.pred !== 'eq')
      )
        return;
      const list = this.facts.get(def.args[0]);
      if (list === undefined) this.facts.set(def.args[0], [block]);
      else list.push(block);
    };
    this.graph.order.forEach((block, b) => {
      for (const inst of block.insts) {
        if (inst.op !== 'assume') continue;
        for (const child of this.dom.children[b]!) note(inst.args[0], true, child);
      }
      const preds = this.graph.preds[b]!;
      if (preds.length !== 1) return;
      const end = terminator(this.graph.order[preds[0]!]!)!;
      if (end.op === 'br.if') note(end.args[0], end.targets![0]!.block === block, b);
    });
  }

  private solveParams(fn: Func): void {
    const entry = fn.blocks[0];
    entry?.params.forEach((p, i) => {
      // Only references promise an alignment of what they point to.
      if (isPtr(p.type) && (fn.paramDecls[i]?.pointeeAlign ?? 1) > 1) this.params[p.id] = 1;
    });
    for (const block of this.graph.order) {
      if (block !== entry) for (const p of block.params) if (isPtr(p.type)) this.params[p.id] = 1;
    }
    for (let again = true; again; ) {
      again = false;
      this.graph.order.forEach((block, b) => {
        for (const { block: to, args } of terminator(block)?.targets ?? []) {
          args.forEach((arg, i) => {
            const param = to.params[i]!;
            if (this.params[param.id] !== 1 || this.at(arg, b)) return;
            this.params[param.id] = 0;
            again = true;
          });
        }
      });
    }
  }
}
