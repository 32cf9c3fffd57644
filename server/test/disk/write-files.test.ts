/**
 * The writer of the user's files under schedules: at every call of the disk, one after the other,
 * something happens. Somebody saves a file, the disk is full, a permission is lost, the process is
 * killed, a signal arrives. All files have their new content then, or none has.
 */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs, type WritableFs } from '../../src/disk/writable-fs.ts';
import {
  type FileChange,
  undoInterrupted,
  WriteRefused,
  type WriterWorld,
  writeFiles,
} from '../../src/disk/write-files.ts';
import {
  findLock,
  hashOf,
  isMix,
  isRunning,
  LOCK_NAME,
  ownerOfProcess,
} from '../../src/disk/write-journal.ts';

class Killed extends Error {}

/** Without waiting for the disk. */
const quick: WritableFs = { ...nodeFs, sync: () => undefined };

interface StandIn {
  readonly fs: WritableFs;
  /** Calls so far. */
  readonly calls: { count: number };
}

/**
 * The real file system, with `event` before the call of that number. What it throws, the call
 * throws.
 */
function standIn(at: number, event: (name: string, args: readonly unknown[]) => void): StandIn {
  const calls = { count: 0 };
  const fs = Object.fromEntries(
    Object.entries(quick).map(([name, call]) => [
      name,
      (...args: unknown[]) => {
        if (calls.count++ === at) event(name, args);
        return (call as (...args: unknown[]) => unknown)(...args);
      },
    ]),
  ) as unknown as WritableFs;
  return { fs, calls };
}

const OWN = ownerOfProcess();

function worldOf(folder: string, fs: WritableFs, signalAt?: () => boolean): WriterWorld {
  let arrived: NodeJS.Signals | undefined;
  return {
    fs,
    owner: OWN,
    isRunning: () => false,
    projectOf: () => folder,
    holdSignals: () => ({
      get arrived() {
        if (signalAt?.()) arrived = 'SIGINT';
        return arrived;
      },
      release: () => undefined,
    }),
    takeSignals: async () => undefined,
    wait: async () => undefined,
    patience: 100,
  };
}

const full = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
const denied = (): never => {
  throw Object.assign(new Error("EACCES: permission denied, rename 'a'"), { code: 'EACCES' });
};

describe('writing files under schedules', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-write-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const NAMES = ['a.rs', 'b.rs', 'deep/c.rs'];
  const old = (name: string): string => `before ${name}\n${'x'.repeat(64)}\n`;
  const fresh = (name: string): string => `after ${name} ${'yz'.repeat(50)}\n`;
  const SAVED = 'what the user saves\n';
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  const set = (linked: boolean): FileChange[] => {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, 'deep'), { recursive: true });
    for (const name of NAMES) writeFileSync(join(folder, name), old(name));
    if (linked) linkSync(join(folder, 'b.rs'), join(folder, 'other-name'));
    return NAMES.map((name) => ({
      path: join(folder, name),
      before: old(name),
      after: fresh(name),
    }));
  };

  /** All new, or none; a file that the user saved has what the user saved. */
  const expectAllOrNone = (what: string, saved?: string): boolean => {
    const states = NAMES.filter((name) => name !== saved).map((name) => {
      const text = read(name);
      if (text === fresh(name)) return 'after';
      assert.equal(text, old(name), `${what}: ${name} is neither`);
      return 'before';
    });
    assert.equal(new Set(states).size, 1, `${what}: ${states.join()}`);
    return states[0] === 'after';
  };

  const expectNothingLeft = (what: string): void => {
    const names = [...readdirSync(folder), ...readdirSync(join(folder, 'deep'))];
    assert.deepEqual(
      names.filter((name) => name.startsWith('.')),
      [],
      what,
    );
  };

  const countCalls = async (linked: boolean): Promise<number> => {
    const { fs, calls } = standIn(-1, () => undefined);
    await writeFiles({ changes: set(linked) }, worldOf(folder, fs));
    assert.ok(expectAllOrNone('undisturbed'));
    expectNothingLeft('undisturbed');
    return calls.count;
  };

  let schedules = 0;

  for (const linked of [false, true]) {
    const files = linked ? 'one of which has a second hard link' : 'plain ones';

    it(`${files}: the process is killed, and the next run undoes or finishes`, async () => {
      const count = await countCalls(linked);
      for (let at = 0; at < count; at++) {
        const changes = set(linked);
        let dead = false;
        const { fs } = standIn(-1, () => undefined);
        let calls = 0;
        const dying = Object.fromEntries(
          Object.entries(fs).map(([name, call]) => [
            name,
            (...args: unknown[]) => {
              if (calls++ >= at) dead = true;
              if (dead) throw new Killed('killed');
              return (call as (...args: unknown[]) => unknown)(...args);
            },
          ]),
        ) as unknown as WritableFs;
        await writeFiles({ changes }, worldOf(folder, dying)).catch(() => undefined);
        // A lock that was not yet written in full counts after some time.
        const lock = join(folder, LOCK_NAME);
        if (existsSync(lock)) utimesSync(lock, 1, 1);
        // Of two projects one is moved before the next run.
        const home = folder;
        if (at % 2 === 1) renameSync(home, (folder = `${home}-moved`));
        // The next run writes nothing that is of these files.
        const next = { path: join(folder, 'next'), before: 'x', after: 'y' };
        writeFileSync(next.path, next.before);
        await writeFiles({ changes: [next] }, worldOf(folder, nodeFs));
        expectAllOrNone(`killed at call ${at}`);
        expectNothingLeft(`killed at call ${at}`);
        if (folder !== home) renameSync(folder, home);
        folder = home;
        schedules += 1;
      }
    });

    it(`${files}: the disk is full, or a permission is lost`, async () => {
      const count = await countCalls(linked);
      for (const fail of [full, denied]) {
        for (let at = 0; at < count; at++) {
          const changes = set(linked);
          let failed = '';
          const { fs } = standIn(at, (name) => {
            failed = name;
            fail();
          });
          const error = await writeFiles({ changes }, worldOf(folder, fs)).then(
            () => undefined,
            (thrown: unknown) => thrown,
          );
          const what = `${failed} fails at call ${at}`;
          const isWritten = expectAllOrNone(what);
          assert.equal(error === undefined, isWritten, what);
          if (error !== undefined) assert.ok(error instanceof WriteRefused, `${what}: ${error}`);
          // What cannot be removed stays until the next run, unless it is the call that failed.
          if (failed !== 'remove') expectNothingLeft(what);
          schedules += 1;
        }
      }
    });

    for (const [how, save] of [
      ['in place', (path: string) => writeFileSync(path, SAVED)],
      [
        'by renaming',
        (path: string) => {
          writeFileSync(`${path}~`, SAVED);
          renameSync(`${path}~`, path);
        },
      ],
    ] as const) {
      it(`${files}: somebody saves a file ${how}`, async () => {
        const count = await countCalls(linked);
        for (const name of NAMES) {
          for (let at = 0; at < count; at++) {
            const changes = set(linked);
            let during = '';
            const { fs } = standIn(at, (call, args) => {
              const last = args.at(-1);
              during = `${call} ${typeof last === 'string' ? last.replace(folder, '') : ''}`;
              save(join(folder, name));
            });
            const error = await writeFiles({ changes }, worldOf(folder, fs)).then(
              () => undefined,
              (thrown: unknown) => thrown,
            );
            const what = `${name} is saved at call ${at} (${during})`;
            const text = read(name);
            const isWritten = expectAllOrNone(what, name);
            if (error !== undefined) {
              assert.ok(
                error instanceof WriteRefused && error.kind === 'changed',
                `${what}: ${error}`,
              );
              assert.equal(text, SAVED, what);
              assert.equal(isWritten, false, what);
            } else {
              // Saved after it was written; or in the one call that takes its place, where the
              // system has no way to tell.
              assert.equal(isWritten, true, what);
              const isSwap = during === `rename /${name}` || /^(?:open|write) /.test(during);
              assert.ok(text === SAVED || isSwap, `${what}: ${text}`);
            }
            expectNothingLeft(what);
            schedules += 1;
          }
        }
      });
    }

    it(`${files}: a signal arrives`, async () => {
      const count = await countCalls(linked);
      for (let at = 0; at < count; at++) {
        const changes = set(linked);
        const { fs, calls } = standIn(-1, () => undefined);
        const outcome = await writeFiles(
          { changes },
          worldOf(folder, fs, () => calls.count > at),
        ).then(
          ({ signal }) => signal,
          (error: WriteRefused) => error.kind,
        );
        const isWritten = expectAllOrNone(`signal at call ${at}`);
        assert.equal(outcome, isWritten ? 'SIGINT' : 'interrupted');
        expectNothingLeft(`signal at call ${at}`);
        schedules += 1;
      }
    });
  }

  it('the schedules are many', () => assert.ok(schedules > 800, `${schedules}`));
});

describe('writing files', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-write-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const refusal = (changes: readonly FileChange[], world = worldOf(folder, nodeFs)) =>
    writeFiles({ changes }, world).then(
      () => assert.fail('written'),
      (error: WriteRefused) => [error.kind, error.message],
    );

  it('keeps mode, hard links and what a link leads to', async () => {
    const plain = put('plain', 'a');
    chmodSync(plain, 0o640);
    const script = put('script', 'a');
    chmodSync(script, 0o755);
    const two = put('two', 'a long text');
    linkSync(two, join(folder, 'second'));
    const led = put('deep/led', 'a');
    symlinkSync('deep/led', join(folder, 'link'));
    const change = (path: string, text = 'a'): FileChange => ({ path, before: text, after: 'b' });
    await writeFiles(
      {
        changes: [
          change(plain),
          change(script),
          change(two, 'a long text'),
          change(join(folder, 'link')),
        ],
      },
      worldOf(folder, nodeFs),
    );
    assert.equal(statSync(plain).mode & 0o777, 0o640);
    assert.equal(statSync(script).mode & 0o777, 0o755);
    assert.equal(readFileSync(join(folder, 'second'), 'utf8'), 'b');
    assert.equal(statSync(two).nlink, 2);
    assert.ok(readdirSync(folder, { withFileTypes: true }).some((one) => one.isSymbolicLink()));
    assert.equal(readFileSync(led, 'utf8'), 'b');
  });

  it('refuses what is read-only, is no file, or is named twice', async () => {
    const only = put('only', 'a');
    chmodSync(only, 0o444);
    const twice = put('twice', 'a');
    symlinkSync('twice', join(folder, 'again'));
    const change = (path: string): FileChange => ({ path, before: 'a', after: 'b' });
    assert.deepEqual(await refusal([change(only)]), ['not-writable', 'the file is read-only']);
    assert.deepEqual(await refusal([change(folder)]), ['not-writable', 'it is a folder']);
    assert.deepEqual(await refusal([change(twice), change(join(folder, 'again'))]), [
      'not-writable',
      `it is the same file as \`${twice}\``,
    ]);
    assert.deepEqual(await refusal([change(join(folder, 'none'))]), [
      'changed',
      'the file has changed since it was read',
    ]);
    symlinkSync('loop', join(folder, 'loop'));
    assert.deepEqual(await refusal([change(join(folder, 'loop'))]), [
      'failed',
      'too many symbolic links',
    ]);
    assert.deepEqual([readFileSync(only, 'utf8'), readFileSync(twice, 'utf8')], ['a', 'a']);
  });

  it('waits for another run, and says which when it takes too long', async () => {
    const path = put('a', 'a');
    const journal = { id: '1-abc', owner: { ...OWN, pid: 4711 }, entries: [] };
    const lock = put(LOCK_NAME, `writing\n${JSON.stringify(journal)}\n`);
    const world = { ...worldOf(folder, nodeFs), isRunning: () => true };
    assert.deepEqual(await refusal([{ path, before: 'a', after: 'b' }], world), [
      'locked',
      'another run (process 4711) is writing in this project',
    ]);
    let looks = 0;
    const patient = {
      ...world,
      wait: async () => {
        if (++looks === 2) rmSync(lock);
      },
    };
    await writeFiles({ changes: [{ path, before: 'a', after: 'b' }] }, patient);
    assert.equal(readFileSync(path, 'utf8'), 'b');
  });

  it('of runs at the same time one writes, and the others say that the file has changed', async () => {
    const path = put('a', 'a');
    const world = { ...worldOf(folder, nodeFs), isRunning, patience: 10_000 };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        writeFiles(
          { changes: [{ path, before: 'a', after: `b${n}` }] },
          {
            ...world,
            wait: () => new Promise((done) => setTimeout(done, 1)),
            takeSignals: () => new Promise((done) => setImmediate(done)),
          },
        ).then(
          () => n,
          (error: WriteRefused) => error.kind,
        ),
      ),
    );
    const [winner, ...more] = outcomes.filter((one) => typeof one === 'number');
    assert.equal(more.length, 0);
    assert.equal(readFileSync(path, 'utf8'), `b${winner}`);
    assert.equal(outcomes.filter((one) => one === 'changed').length, 7);
  });

  it('a lock is never there without its journal', async () => {
    const path = put('a', 'a');
    const seen = new Set<string>();
    const fs = Object.fromEntries(
      Object.entries(quick).map(([name, call]) => [
        name,
        (...args: unknown[]) => {
          const lock = join(folder, LOCK_NAME);
          if (existsSync(lock)) seen.add(`${findLock(nodeFs, folder)?.journal?.owner.pid}`);
          return (call as (...args: unknown[]) => unknown)(...args);
        },
      ]),
    ) as unknown as WritableFs;
    await writeFiles({ changes: [{ path, before: 'a', after: 'b' }] }, worldOf(folder, fs));
    assert.deepEqual([...seen], [`${OWN.pid}`]);
  });

  const lockOf = (pid: number, id: string, entries: readonly object[] = []): string =>
    `writing\n${JSON.stringify({ id, owner: { ...OWN, pid }, entries })}\n`;

  it('does not remove the lock of a third run that came while it looked at the first one', async () => {
    const path = put('a', 'a');
    put(LOCK_NAME, lockOf(4711, '4711-a'));
    const isRunningThen = ({ pid }: { readonly pid: number }): boolean => {
      if (pid !== 4711) return true;
      // The first run ends, and another one begins.
      rmSync(join(folder, LOCK_NAME), { force: true });
      put(LOCK_NAME, lockOf(4712, '4712-b'));
      return false;
    };
    const world = { ...worldOf(folder, nodeFs), isRunning: isRunningThen };
    assert.deepEqual(await refusal([{ path, before: 'a', after: 'b' }], world), [
      'locked',
      'another run (process 4712) is writing in this project',
    ]);
    assert.equal(findLock(nodeFs, folder)?.journal?.id, '4712-b');
    assert.deepEqual(readdirSync(folder).sort(), [LOCK_NAME, 'a']);
  });

  it('writes nothing when another run has taken it for ended', async () => {
    const path = put('a', 'a');
    const { fs } = standIn(-1, () => undefined);
    const stolen: WritableFs = {
      ...fs,
      chmod: (...args) => {
        put(LOCK_NAME, lockOf(4712, '4712-b'));
        fs.chmod(...args);
      },
    };
    assert.deepEqual(await refusal([{ path, before: 'a', after: 'b' }], worldOf(folder, stolen)), [
      'locked',
      'another run has taken this one for ended',
    ]);
    assert.equal(readFileSync(path, 'utf8'), 'a');
    assert.equal(findLock(nodeFs, folder)?.journal?.id, '4712-b');
  });

  it('of runs that are killed while they undo another one, the next undoes all', async () => {
    const count = 60;
    for (let at = 0; at < count; at++) {
      rmSync(folder, { recursive: true });
      const path = put('a', 'new');
      const [before, after] = ['old', 'new'].map((text) => hashOf(Buffer.from(text)));
      const id = '4711-abcdefabcdef';
      put(`.a.${id}.warplens-old`, 'old');
      const [other, two] = [put('b', 'old'), { before, after, inPlace: false, project: folder }];
      put(`.b.${id}.warplens-new`, 'new');
      const entries = [path, other].map((target) => ({ ...two, target }));
      put(LOCK_NAME, lockOf(4711, id, entries));
      let calls = 0;
      const dying = Object.fromEntries(
        Object.entries(quick).map(([name, call]) => [
          name,
          (...args: unknown[]) => {
            if (calls++ >= at) throw new Killed('killed');
            return (call as (...args: unknown[]) => unknown)(...args);
          },
        ]),
      ) as unknown as WritableFs;
      undoInterrupted(folder, worldOf(folder, dying));
      undoInterrupted(folder, worldOf(folder, nodeFs));
      assert.deepEqual(readdirSync(folder).sort(), ['a', 'b'], `killed at call ${at}`);
      assert.deepEqual([readFileSync(path, 'utf8'), readFileSync(other, 'utf8')], ['old', 'old']);
    }
  });

  it('a journal in a project changes no file outside of it, and none that it does not know', () => {
    const outside = mkdtempSync(join(tmpdir(), 'warplens-outside-'));
    try {
      const secret = join(realpathSync(outside), 'secret');
      writeFileSync(secret, 'a');
      const inside = put('inside', 'the user has changed it');
      const entry = { before: null, after: 'f'.repeat(64), inPlace: false };
      const journal = {
        id: '1-abc',
        owner: OWN,
        entries: [
          { ...entry, target: secret, project: folder },
          { ...entry, target: secret, project: realpathSync(outside) },
          { ...entry, target: inside, project: folder },
        ],
      };
      put(LOCK_NAME, `writing\n${JSON.stringify(journal)}\n`);
      assert.deepEqual(undoInterrupted(folder, worldOf(folder, nodeFs)), []);
      assert.equal(readFileSync(secret, 'utf8'), 'a');
      assert.equal(readFileSync(inside, 'utf8'), 'the user has changed it');
      assert.ok(!existsSync(join(folder, LOCK_NAME)));
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  it('knows its own process from others', () => {
    assert.ok(isRunning(OWN, Date.now()));
    assert.ok(!isRunning({ ...OWN, pid: 2 ** 22 + 1 }, Date.now()));
    if (OWN.started !== undefined) assert.ok(!isRunning({ ...OWN, started: '1' }, Date.now()));
    assert.ok(isRunning({ ...OWN, host: 'other' }, Date.now()));
    assert.ok(!isRunning({ ...OWN, host: 'other' }, Date.now() - 3_600_000));
  });

  it('knows one content half written over another', () => {
    const bytes = (text: string) => Buffer.from(text);
    assert.ok(isMix(bytes('newld text'), bytes('old text..'), bytes('new')) === false);
    assert.ok(isMix(bytes('NEWtext'), bytes('oldtext'), bytes('NEW')));
    assert.ok(isMix(bytes('NEWtext'), bytes('oldtext'), bytes('NEWER')));
    assert.ok(isMix(bytes('NEWER'), bytes('old'), bytes('NEWEST') && bytes('NEWERLONG')));
    assert.ok(!isMix(bytes('mine'), bytes('old'), bytes('NEW')));
  });
});
