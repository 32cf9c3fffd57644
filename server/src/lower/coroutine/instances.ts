/**
 * The functions of coroutines and how large they are. What is kept between two steps is known once
 * the body is lowered; a body that needs its own size, as `Box::pin(itself(n - 1))` does, is
 * lowered until the size that was assumed is the one that comes out.
 */
import type { Body, Crate, FnDef, TExprOf, TyOf } from '../../hir/index.ts';
import type { CoroutinePrefix } from '../../layout/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { FnInstance, LoweredFn } from '../instance.ts';
import type { BodyContext } from '../lower-fn.ts';
import type { LowerServices } from '../services.ts';
import { Unsupported } from '../unsupported.ts';
import { type CoroutineSource, lowerSteps } from './body.ts';

/** What the coroutines of a program ask of it. */
export interface CoroutineHost extends LowerServices<FnCx> {
  closureSource(def: TyOf<'closure'>['def']): {
    readonly body: Body;
    readonly expr: TExprOf<'closure'>;
    readonly def: { readonly crate: Crate; readonly file: number } | undefined;
  };
  context(
    body: Body,
    args: TyOf<'closure'>['args'],
    def: { readonly crate: Crate; readonly file: number } | undefined,
    inConst: boolean,
  ): BodyContext;
  closureName(def: TyOf<'closure'>['def']): string;
}

interface Size {
  readonly size: number;
  readonly align: number;
}

interface Open {
  readonly depth: number;
  guess: Size;
  isAsked: boolean;
}

/** So often a body is lowered for its size: a second time where it holds itself in a box. */
const MOST_ROUNDS = 6;

const RECURSIVE = 'recursion in an async fn requires boxing';

export class Coroutines {
  private readonly lw: CoroutineHost;
  private readonly sizes = new Map<number, Size>();
  private readonly open = new Map<number, Open>();
  /** The outermost open coroutine whose size was assumed. */
  private lowest = Number.POSITIVE_INFINITY;

  constructor(lw: CoroutineHost) {
    this.lw = lw;
    lw.layouts.frames = (closure, prefix) => this.sizeOf(closure, prefix);
  }

  clear(): void {
    this.sizes.clear();
  }

  /** The convention and the body of a step. */
  newStep(closure: TyOf<'closure'>): Pick<FnInstance, 'abi'> {
    const { lw } = this;
    const method = this.method(closure);
    const sig = lw.hir.fnSig(method);
    const params = sig.params.map((param) => lw.hir.instantiate(param, [closure]));
    return { abi: lw.abiOf(params, lw.hir.instantiate(sig.ret, [closure])) };
  }

  private method({ def }: TyOf<'closure'>): FnDef {
    const [lang, name] = def.coroutine === 'gen' ? ['iterator', 'next'] : ['future_trait', 'poll'];
    const trait = this.lw.hir.lang(lang);
    const method = trait?.kind === 'trait' ? trait.items.fns.get(name) : undefined;
    if (method === undefined) throw new Unsupported('a program without futures', undefined);
    return method;
  }

  private source(closure: TyOf<'closure'>, inConst: boolean, partial: boolean): CoroutineSource {
    const { lw } = this;
    const { body, expr, def } = lw.closureSource(closure.def);
    const context = { ...lw.context(body, closure.args, def, inConst), partial };
    return { context, closure, expr, prefix: lw.layouts.coroutinePrefix(closure) };
  }

  makeStep(instance: FnInstance, closure: TyOf<'closure'>, partial: boolean): LoweredFn {
    const source = this.source(closure, instance.inConst, partial);
    const { lowered } = lowerSteps(this.lw, instance, source, 'step');
    if (lowered.func !== undefined) lowered.func.inline = 'hint';
    return lowered;
  }

  /** The glue of a coroutine: drops what is there where it has stopped. */
  makeDrop(instance: FnInstance, closure: TyOf<'closure'>): LoweredFn {
    const source = this.source(closure, instance.inConst, false);
    const { abi } = this.newStep(closure);
    return lowerSteps(this.lw, { ...instance, abi }, source, 'drop').lowered;
  }

  private sizeOf(closure: TyOf<'closure'>, prefix: CoroutinePrefix): Size {
    const { id } = closure;
    const known = this.sizes.get(id);
    if (known !== undefined) return known;
    const open = this.open.get(id);
    if (open !== undefined) {
      open.isAsked = true;
      this.lowest = Math.min(this.lowest, open.depth);
      this.lw.layouts.guesses++;
      return open.guess;
    }
    const own: Open = {
      depth: this.open.size,
      guess: { size: prefix.size, align: prefix.layout.align },
      isAsked: false,
    };
    this.open.set(id, own);
    const outer = this.lowest;
    let below = Number.POSITIVE_INFINITY;
    try {
      for (let round = 0; round < MOST_ROUNDS; round++) {
        own.isAsked = false;
        this.lowest = Number.POSITIVE_INFINITY;
        const { size, align } = this.measure(closure);
        below = Math.min(below, this.lowest);
        const isRight = own.guess.size === size && own.guess.align === align;
        if (own.isAsked && !isRight) {
          own.guess = { size, align };
          continue;
        }
        const found = { size, align };
        if (below >= own.depth) this.sizes.set(id, found);
        return found;
      }
    } finally {
      this.open.delete(id);
      this.lowest = Math.min(outer, below < own.depth ? below : Number.POSITIVE_INFINITY);
    }
    throw new Unsupported(RECURSIVE, undefined, 'invalid', 'E0733');
  }

  private measure(closure: TyOf<'closure'>): Size {
    const { lw } = this;
    const display = lw.closureName(closure.def);
    const instance: FnInstance = {
      symbol: display,
      display,
      abi: this.newStep(closure).abi,
      owner: closure.def.owner,
      closures: new Set(),
      inConst: false,
      make: () => {
        throw new Unsupported('a body that is only measured', undefined);
      },
      lowered: undefined,
      partial: undefined,
    };
    return lowerSteps(lw, instance, this.source(closure, false, false), 'frame').frame;
  }
}
