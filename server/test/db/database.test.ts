/**
 * The database alone: what is computed again after a change, what is kept, what happens in cycles
 * and when an edit comes.
 */
import assert from 'node:assert/strict';
import {
  BUDGETS,
  Cancelled,
  Database,
  type DatabaseOptions,
  type DerivedQuery,
  derived,
  input,
  OverBudget,
  QueryCycle,
} from '../../src/db/index.ts';

const text = input<string, string>('text', { initial: () => '' });

/** A database that tells which queries were computed since it was asked last. */
function watched(options: DatabaseOptions = {}) {
  const db = new Database(options);
  const log: string[] = [];
  const words = derived<string, readonly string[]>('words', {
    compute: (cx, path) => {
      log.push(`words ${path}`);
      return cx.get(text, path).split(' ');
    },
    equal: (a, b) => a.join(' ') === b.join(' '),
    print: (value) => value,
  });
  const count = derived<string, number>('count', {
    compute: (cx, path) => {
      log.push(`count ${path}`);
      return cx.get(words, path).length;
    },
  });
  const total = derived<string, number>('total', {
    compute: (cx, paths) => {
      log.push(`total ${paths}`);
      return paths.split(',').reduce((sum, path) => sum + cx.get(count, path), 0);
    },
  });
  return { db, words, count, total, did: (): string[] => log.splice(0) };
}

describe('the database', () => {
  it('computes what read a changed input, and nothing else', () => {
    const { db, total, did } = watched();
    db.set(text, 'a', 'x y');
    db.set(text, 'b', 'z');
    assert.equal(db.get(total, 'a,b'), 3);
    assert.deepEqual(did(), ['total a,b', 'count a', 'words a', 'count b', 'words b']);
    assert.equal(db.get(total, 'a,b'), 3);
    assert.deepEqual(did(), []);
    db.set(text, 'b', 'z z z');
    assert.equal(db.get(total, 'a,b'), 5);
    assert.deepEqual(did(), ['words b', 'count b', 'total a,b']);
    assert.equal(db.set(text, 'b', 'z z z'), false);
  });

  it('a value that comes out equal leaves its readers alone', () => {
    const { db, total, did } = watched();
    db.set(text, 'a', 'x y');
    db.get(total, 'a');
    did();
    db.set(text, 'a', 'u v');
    assert.equal(db.get(total, 'a'), 2);
    assert.deepEqual(did(), ['words a', 'count a']);
    db.set(text, 'other', '1');
    assert.equal(db.get(total, 'a'), 2);
    assert.deepEqual(did(), []);
  });

  it('reads of this time count, not those of before', () => {
    const { db, did } = watched();
    const pick = derived<string, string>('pick', {
      compute: (cx, key) => cx.get(text, cx.get(text, key)),
    });
    db.set(text, 'which', 'a');
    db.set(text, 'a', '1');
    db.set(text, 'b', '2');
    assert.equal(db.get(pick, 'which'), '1');
    db.set(text, 'which', 'b');
    assert.equal(db.get(pick, 'which'), '2');
    db.set(text, 'b', '3');
    assert.equal(db.get(pick, 'which'), '3');
    const before = db.report().get('pick')!.computed;
    db.set(text, 'a', '4');
    assert.equal(db.get(pick, 'which'), '3');
    assert.equal(db.report().get('pick')!.computed, before);
    assert.deepEqual(did(), []);
  });

  it('does not look through reads that change more rarely than what changed', () => {
    let asked = 0;
    const db = new Database();
    const deep = derived<string, string>('deep', {
      compute: (cx, path) => cx.get(text, path),
    });
    const many = derived<number, number>('many', {
      compute: (cx, n) => {
        for (let i = 0; i < n; i++) cx.get(deep, `lib/${i}`);
        return n;
      },
      equal: (a, b) => {
        asked++;
        return a === b;
      },
    });
    db.get(many, 100);
    db.set(text, 'typed', 'x');
    assert.equal(db.get(many, 100), 100);
    db.set(text, 'lib/7', 'new');
    db.get(many, 100);
    assert.equal(asked, 1);
    assert.equal(db.report().get('deep')!.computed, 101);
  });

  it('brings a value up to date from the one before', () => {
    const db = new Database();
    const longest = derived<string, string>('longest', {
      compute: (cx, path, old = '') => {
        const now = cx.get(text, path);
        return now.length > old.length ? now : old;
      },
    });
    db.set(text, 'a', 'long text');
    assert.equal(db.get(longest, 'a'), 'long text');
    db.set(text, 'a', 'x');
    assert.equal(db.get(longest, 'a'), 'long text');
  });

  it('a cycle has the value that its query gives, with the way round, whoever is asked first', () => {
    const say = (first: 'a' | 'b') => {
      const db = new Database();
      const size: DerivedQuery<string, string> = derived('size', {
        compute: (cx, name) => `${name}(${cx.get(size, name === 'a' ? 'b' : 'a')})`,
        cycle: (name, path) => `${name}: ${path.map(({ key }) => key).join('>')}`,
      });
      db.get(size, first);
      return [db.get(size, 'a'), db.get(size, 'b')];
    };
    assert.deepEqual(say('a'), ['a: a>b', 'b: b>a']);
    assert.deepEqual(say('b'), say('a'));
  });

  it('a cycle that an edit ends is forgotten', () => {
    const db = new Database();
    const follow: DerivedQuery<string, string> = derived('follow', {
      compute: (cx, name) => {
        const next = cx.get(text, name);
        return next === '' ? name : cx.get(follow, next);
      },
      cycle: () => 'cycle',
    });
    db.set(text, 'a', 'b');
    db.set(text, 'b', 'c');
    assert.equal(db.get(follow, 'a'), 'c');
    db.set(text, 'c', 'a');
    assert.equal(db.get(follow, 'a'), 'cycle');
    assert.equal(db.get(follow, 'c'), 'cycle');
    db.set(text, 'b', '');
    assert.equal(db.get(follow, 'a'), 'b');
    assert.equal(db.get(follow, 'c'), 'b');
  });

  it('a cycle without a value is an error that names the queries', () => {
    const db = new Database();
    const self: DerivedQuery<string, number> = derived('self', {
      compute: (cx, key) => cx.get(self, key),
    });
    assert.throws(
      () => db.get(self, 'x'),
      (error) => error instanceof QueryCycle && /self/.test(error.message),
    );
    assert.throws(() => db.get(self, 'x'), QueryCycle);
  });

  it('an edit stops a computation, and nothing of it is kept', () => {
    let edits = 0;
    const db = new Database({ cancelled: () => edits > 0 });
    const slow = derived<string, string>('slow', {
      compute: (cx, path) => {
        const got = cx.get(text, path);
        cx.step();
        return got;
      },
    });
    db.set(text, 'a', '1');
    assert.equal(db.get(slow, 'a'), '1');
    db.set(text, 'a', '2');
    edits = 1;
    assert.throws(() => db.get(slow, 'a'), Cancelled);
    edits = 0;
    assert.equal(db.get(slow, 'a'), '2');
  });

  it('a computation has so many steps', () => {
    const db = new Database({ limit: 10 });
    const work = derived<number, number>('work', {
      compute: (cx, n) => {
        for (let i = 0; i < n; i++) cx.step();
        return n;
      },
    });
    const both = derived<string, number>('both', {
      compute: (cx) => cx.get(work, 9) + cx.get(work, 8),
    });
    assert.equal(db.get(both, ''), 17);
    assert.throws(() => db.get(work, 11), OverBudget);
    assert.throws(() => db.get(work, 11), OverBudget);
  });

  it('what is over a budget goes, the one asked for last at the end, and is the same when made again', () => {
    const gone: string[] = [];
    const db = new Database();
    let readers = 0;
    const old = derived<string, { readonly of: string }>('old', {
      compute: (cx, path) => ({ of: cx.get(text, path) }),
      memory: 'texts',
      release: ({ of }) => gone.push(of),
    });
    const reader = derived<string, string>('reader', {
      compute: (cx, path) => {
        readers++;
        return cx.get(old, path).of;
      },
    });
    const { limit } = BUDGETS.texts;
    for (let i = 0; i <= limit; i++) db.set(text, `${i}`, `text ${i}`);
    for (let i = 0; i < limit; i++) db.get(reader, `${i}`);
    db.get(old, '0');
    db.get(reader, `${limit}`);
    assert.deepEqual(gone, ['text 1']);
    db.set(text, 'else', 'x');
    assert.equal(db.get(reader, '1'), 'text 1');
    assert.equal(readers, limit + 1);
    assert.equal(db.get(old, '1').of, 'text 1');
    db.set(text, 'else', 'y');
    db.get(reader, '1');
    assert.equal(readers, limit + 1);
    assert.equal(db.report().get('old')!.kept, limit);
  });

  it('what a computation under way has read stays, as does what cannot be made again', () => {
    const db = new Database();
    const gone: string[] = [];
    const heavy = derived<string, string>('heavy', {
      compute: (cx, path) => cx.get(text, path),
      memory: 'texts',
      holds: (value) => value === 'held',
      evicted: (value) => gone.push(value),
    });
    const { limit } = BUDGETS.texts;
    const fill = (): void => {
      for (let i = 0; i <= limit; i++) db.get(heavy, `${i}`);
    };
    for (let i = 0; i <= limit; i++) db.set(text, `${i}`, `${i}`);
    db.set(text, 'a', 'one');
    db.set(text, 'b', 'held');
    db.get(heavy, 'b');
    const whole = derived<string, string>('whole', { compute: (cx) => cx.get(heavy, 'a') });
    const steps = db.steps(whole, 'x', function* (cx) {
      const a = cx.get(heavy, 'a');
      yield;
      return a;
    });
    steps.next();
    fill();
    assert.ok(!gone.includes('one') && !gone.includes('held'), gone.join());
    assert.equal(steps.next().value, 'one');
    fill();
    assert.ok(gone.includes('one') && !gone.includes('held'), gone.join());
    gone.length = 0;
    db.set(text, '0', 'another');
    db.get(heavy, '0');
    assert.ok(!gone.includes('0'), 'what is replaced is not evicted');
    db.keep(heavy, '0');
    for (let i = 1; i < limit - 1; i++) db.get(heavy, `${i}`);
    assert.ok(!gone.includes('another'), gone.join());
  });

  it('the last few stay whatever they weigh, and go at rest', () => {
    const db = new Database();
    const usual = BUDGETS.crates;
    BUDGETS.crates = { limit: 10, atRest: 10, few: 3 };
    try {
      const gone: string[] = [];
      const heavy = derived<string, string>('a heavy one', {
        compute: (_, key) => key,
        memory: 'crates',
        weigh: () => 100,
        evicted: (value) => gone.push(value),
      });
      for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) db.get(heavy, key);
      assert.deepEqual(gone, []);
      db.get(heavy, 'd');
      assert.deepEqual(gone, ['a']);
      db.rest();
      assert.deepEqual(gone, ['a', 'b', 'c', 'd']);
    } finally {
      BUDGETS.crates = usual;
    }
  });

  it('a computation in parts ends when an edit comes between them', () => {
    const { db, count, did } = watched();
    const all = derived<string, number>('all', { compute: (cx) => cx.get(count, 'a') });
    const run = () =>
      db.steps(all, 'x', function* (cx) {
        const a = cx.get(count, 'a');
        yield;
        return a + cx.get(count, 'b');
      });
    const first = run();
    first.next();
    assert.equal(db.get(count, 'c'), 1);
    assert.equal(first.next().value, 2);
    did();
    assert.equal(db.get(all, 'x'), 2);
    assert.deepEqual(did(), []);
    const second = run();
    db.set(text, 'c', 'one more');
    assert.equal(second.next().value, 2, 'what was read is as it was');
    db.set(text, 'b', 'two words');
    const third = run();
    third.next();
    db.set(text, 'a', 'more words than before');
    assert.throws(() => third.next(), Cancelled);
  });

  it('paranoid mode finds a query that depends on something that it did not read', () => {
    let hidden = 1;
    const db = new Database({ paranoid: true });
    const impure = derived<string, number>('impure', { compute: () => hidden });
    assert.equal(db.get(impure, 'x'), 1);
    assert.equal(db.get(impure, 'x'), 1);
    hidden = 2;
    assert.throws(() => db.get(impure, 'x'), /query impure kept 1 and comes out as 2/);
  });

  it('a late read belongs to the value that it is part of', () => {
    const db = new Database();
    let made = 0;
    const lazy: DerivedQuery<string, { part(): string }> = derived('lazy', {
      compute: (_, path) => {
        made++;
        return { part: () => db.readFor(lazy, path, text, path) };
      },
      print: null,
    });
    db.set(text, 'a', '1');
    const value = db.get(lazy, 'a');
    db.set(text, 'a', '2');
    assert.equal(db.get(lazy, 'a'), value);
    assert.equal(value.part(), '2');
    db.set(text, 'a', '3');
    assert.notEqual(db.get(lazy, 'a'), value);
    assert.equal(made, 2);
  });

  it('a key that is forgotten is computed again', () => {
    const { db, count, words, did } = watched();
    db.get(count, 'a');
    did();
    db.forget(words, 'a');
    db.get(count, 'a');
    assert.deepEqual(did(), ['count a', 'words a']);
  });
});
