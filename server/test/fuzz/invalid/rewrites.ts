/**
 * Changes of a Rust program that most often leave it valid: an expression in a block, a closure, a
 * loop or a `match`, what may be written or left out (`'_`, `-> ()`, `_`, parentheses), attributes.
 * What the checks of `validity` know has no part in it.
 */
import { type AnyNode, parseFile, walk } from '../../../src/syntax/index.ts';
import type { Random } from '../random.ts';
import type { Mutant } from './changes.ts';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const CHANGES = 3;

/** Forms that have the value of the expression in them. */
const AROUND: readonly ((text: string) => string)[] = [
  (e) => `(${e})`,
  (e) => `{ ${e} }`,
  (e) => `{ let it = ${e}; it }`,
  (e) => `(|| ${e})()`,
  (e) => `(move || ${e})()`,
  (e) => `match ${e} { it => it }`,
  (e) => `loop { break ${e}; }`,
  (e) => `'out: { break 'out ${e}; }`,
  (e) => `if true { ${e} } else { loop {} }`,
  (e) => `{ let it; it = ${e}; it }`,
  (e) => `[${e}; 1][0]`,
  (e) => `(${e}, 0).0`,
  (e) => `*&${e}`,
  (e) => `(*&mut ${e})`,
  (e) => `{ #[allow(unused)] { ${e} } }`,
  (e) => `::core::convert::identity(${e})`,
  (e) => `Some(${e}).unwrap()`,
  (e) => `{ let (it, _) = (${e}, ()); it }`,
  (e) => `{ let it @ _ = ${e}; it }`,
  (e) => `{ const {} ${e} }`,
  (e) => `(|it| it)(${e})`,
  (e) => `{ struct Here; impl Here { fn f(&self) {} } Here.f(); ${e} }`,
];

/** A program after some changes, most often as valid as before. */
export function rewritten(text: string, random: Random): Mutant | undefined {
  const { file } = parseFile(text);
  const nodes: AnyNode[] = [];
  walk(file, (node) => {
    if (node.kind === 'Attr' || node.kind === 'MacroCall' || node.kind === 'MacroRules')
      return false;
    nodes.push(node);
    return true;
  });
  const made: Change[] = [];
  for (let tries = 0; made.length < CHANGES && tries < 60; tries++) {
    const node = random.pick(nodes);
    const change = changeOf(node, text, random);
    if (change === undefined) continue;
    const isApart = made.every(({ start, end }) => change.end <= start || change.start >= end);
    if (isApart) made.push(change);
  }
  if (made.length === 0) return undefined;
  made.sort((a, b) => b.start - a.start);
  let out = text;
  for (const { start, end, text: by } of made) out = out.slice(0, start) + by + out.slice(end);
  return { kind: 'rewritten', text: out };
}

function changeOf(node: AnyNode, text: string, random: Random): Change | undefined {
  const { start, end } = node;
  const own = text.slice(start, end);
  const by = (made: string): Change => ({ start, end, text: made });
  const before = (made: string): Change => ({ start, end: start, text: made });
  const after = (made: string): Change => ({ start: end, end, text: made });
  switch (node.kind) {
    case 'RefType':
      if (node.lifetime === undefined && random.chance(60))
        return { start: start + 1, end: start + 1, text: "'_ " };
      return by(`(${own})`);
    case 'PathType':
      return random.chance(50) ? by(`(${own})`) : undefined;
    case 'LetStmt':
      if (node.type === undefined && node.pat.kind !== 'OrPat')
        return { start: node.pat.end, end: node.pat.end, text: ': _' };
      return before('#[allow(unused)] ');
    case 'Fn':
      if (node.ret === undefined && random.chance(60))
        return { start: node.paramList.end, end: node.paramList.end, text: ' -> ()' };
      return before(random.pick(['#[inline] ', '/// Text.\n', '#[allow(unused)] ', '#[cold] ']));
    case 'Struct':
    case 'Enum':
    case 'Trait':
    case 'Impl':
      return before(random.pick(['/** Text. */ ', '#[allow(dead_code)] ']));
    case 'Param':
    case 'MatchArm':
    case 'RecordField':
    case 'Variant':
      return before('#[allow(unused)] ');
    case 'ClosureParam':
      return node.type === undefined ? after(': _') : undefined;
    case 'IdentPat':
      return random.pick([by(`(${own})`), after(' @ _')]);
    case 'TuplePat':
    case 'WildPat':
      return by(`(${own})`);
    case 'ExprStmt':
      return random.pick([before('#[allow(unused)] '), by(`{ ${own} }`), by(`{ ${own} };`)]);
    case 'LoopExpr':
    case 'WhileExpr':
    case 'ForExpr':
      return node.label === undefined ? before("'around: ") : undefined;
    default:
      if (!/Expr$/.test(node.kind) || own.length > 160) return undefined;
      return by(random.pick(AROUND)(own));
  }
}
