/**
 * Orders that Rust has and the target's text does not: for NVIDIA GPUs `fetch_*` and `swap` of
 * every order become a plain `atom`
 * ([rust-lang/rust#136480](https://github.com/rust-lang/rust/issues/136480)). A run takes the
 * orders of Rust, so that what they alone keep apart is no race in it.
 */
import type { Func } from '../../mir/index.ts';
import type { Engine } from '../../workspace/index.ts';

type Code = ReturnType<Engine['executable']>;

const RULE = 'atomic-ordering-dropped';

/** Functions that a kernel may call. */
function reachedFrom({ funcs }: Code['module'], kernel: string): ReadonlySet<Func> {
  const out = new Set<Func>();
  const work = [funcs.get(kernel)];
  for (let fn = work.pop(); work.length > 0 || fn !== undefined; fn = work.pop()) {
    if (fn === undefined || out.has(fn)) continue;
    out.add(fn);
    for (const { insts } of fn.blocks)
      for (const { attrs } of insts)
        if (attrs.symbol !== undefined) work.push(funcs.get(attrs.symbol));
  }
  return out;
}

/** `` `fetch_add` in line 12 ``, of each operation of a kernel that loses its order. */
export function droppedOrders(
  engine: Engine,
  root: string,
  code: Code,
  kernel: string,
): readonly string[] {
  if (code.target.name !== 'ptx') return [];
  const reached = [...reachedFrom(code.module, kernel)];
  const insts = reached.flatMap(({ blocks }) => blocks.flatMap((block) => block.insts));
  // Which order a call has, the rule knows: functions of the library have code for all of them.
  if (!insts.some(({ op, attrs }) => op === 'atomic.rmw' && attrs.ordering !== 'relaxed'))
    return [];
  const found = engine.diagnostics(root).filter((one) => one.code === RULE);
  const places =
    found.length === 0 ? [] : insts.flatMap(({ loc }) => (loc ? code.places(loc) : []));
  return found.flatMap(({ span, message }) => {
    const isReached = places.some(
      ({ span: at }) => at.file === span.file && at.start <= span.start && span.end <= at.end,
    );
    const text = engine.text(engine.path(span.file));
    if (!isReached || text === undefined) return [];
    const name = /`\w+`/.exec(message)?.[0] ?? 'an operation';
    return [`${name} in line ${text.slice(0, span.start).split('\n').length}`];
  });
}
