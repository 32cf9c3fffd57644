/** What build scripts set is kept in the host's store, as long as all that they saw is the same. */
import assert from 'node:assert/strict';
import { engineOver, runCrate } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const FILES: readonly (readonly [string, string])[] = [
  ['/app/Cargo.toml', '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n'],
  [
    '/app/build.rs',
    `fn main() {
    let number = std::fs::read_to_string("number.txt").unwrap();
    println!("cargo:rustc-env=NUMBER={}", number.trim());
    let out = std::env::var("OUT_DIR").unwrap();
    std::fs::write(format!("{}/made.rs", out), "pub const MADE: u64 = 9;").unwrap();
}`,
  ],
  ['/app/number.txt', '4\n'],
  [
    '/app/src/lib.rs',
    `#![no_std]
include!(concat!(env!("OUT_DIR"), "/made.rs"));
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = env!("NUMBER").as_bytes()[0] as u64 - 48;
    *out.add(1) = MADE;
}`,
  ],
];

/** A store that counts what is asked of scripts. */
class Store {
  readonly texts = new Map<string, string>();
  reads = 0;
  writes = 0;
  read(key: string): string | undefined {
    if (key.startsWith('script-')) this.reads++;
    return this.texts.get(key);
  }
  write(key: string, text: string): void {
    if (key.startsWith('script-')) this.writes++;
    this.texts.set(key, text);
  }
}

/** The words of the kernel, in an engine of its own. */
function words(disk: ReadonlyMap<string, string>, store: Store): readonly bigint[] {
  return runCrate(engineOver(new Map(disk), {}, undefined, { store }), ROOT, 2);
}

describe('kept build scripts', () => {
  it('are not evaluated a second time, in another process', () => {
    const store = new Store();
    assert.deepEqual(words(new Map(FILES), store), [4n, 9n]);
    assert.equal(store.writes, 1);
    assert.deepEqual(words(new Map(FILES), store), [4n, 9n]);
    assert.equal(store.writes, 1);
    assert.equal(store.reads, 2);
  });

  it('are when a file that they read is another one', () => {
    const store = new Store();
    words(new Map(FILES), store);
    assert.deepEqual(words(new Map(FILES).set('/app/number.txt', '7'), store), [7n, 9n]);
    assert.equal(store.writes, 2);
  });

  it('are when their own text is another one', () => {
    const store = new Store();
    words(new Map(FILES), store);
    const script = new Map(FILES).get('/app/build.rs')!.replace('= 9;', '= 8;');
    assert.deepEqual(words(new Map(FILES).set('/app/build.rs', script), store), [4n, 8n]);
  });

  it('are when the store holds something else', () => {
    const store = new Store();
    words(new Map(FILES), store);
    for (const text of ['[1', '{"saw":[],"asked":[]}']) {
      for (const key of store.texts.keys()) store.texts.set(key, text);
      assert.deepEqual(words(new Map(FILES), store), [4n, 9n], text);
    }
  });
});
