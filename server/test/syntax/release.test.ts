/** What a tree makes when it is asked is the same behind `release`. */
import { deepEqual, equal } from 'node:assert/strict';
import { parseFile, printTree, walk } from '../../src/syntax/index.ts';

const TEXT = `
#[derive(Clone, Copy)]
struct Cell<T>(Vec<Vec<T>>);
impl<T> Cell<T> {
    fn get(&self) -> u32 { let v: Vec<Vec<u8>> = made!(1 >> 2, [x; 3]); v.len() as u32 }
}
fn late() { if true { 1 } else { 2 }; }
macro_rules! made { ($($x:tt)*) => { $($x)* } }
`;

const groupsOf = (file: Parameters<typeof walk>[0]): string[] => {
  const out: string[] = [];
  walk(file, (node) => {
    if (node.kind === 'MacroCall')
      out.push(node.body.trees.map((tree) => `${tree.kind}@${tree.start}`).join(' '));
  });
  return out;
};

describe('syntax: release', () => {
  for (const lazyBodies of [false, true]) {
    it(`changes nothing of a tree whose bodies ${lazyBodies ? 'wait' : 'stand'}`, () => {
      const kept = parseFile(TEXT, { lazyBodies });
      const released = parseFile(TEXT, { lazyBodies });
      released.release();
      equal(printTree(released.file), printTree(kept.file));
      released.release();
      deepEqual(groupsOf(released.file), groupsOf(kept.file));
      equal(groupsOf(kept.file).length > 0, true);
    });
  }
});
