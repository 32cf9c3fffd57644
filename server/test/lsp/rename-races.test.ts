/**
 * Races of a rename: at one of the server's calls of the disk, the file that it looks at is saved
 * or deleted, with or without an event of the watcher, an open text is edited, or one is closed
 * with another text on disk. The client applies the answer as the protocol says: it compares
 * versions of documents, and takes one without a version from the disk. Every text is renamed as a
 * whole then, or none is. What happens behind the answer is seen by the hashes in it.
 */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { checkedAnswer, type Editor } from '../../../client/src/features/checked-edits.ts';
import { applyEdits, fileId, LineIndex } from '../../src/base/index.ts';
import { startServer } from '../../src/lsp/index.ts';
import { serve } from '../../src/lsp/serve.ts';
import { pathOfUri, uriOfPath } from '../../src/lsp/uris.ts';
import type { TextHashed } from '../../src/protocol/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { find, type Range } from '../e2e/session.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { RpcClient } from '../kit/rpc-client.ts';

const KERNELS = `use cuda_std::prelude::*;

#[kernel]
pub unsafe fn saxpy(x: &[f32], a: f32, y: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *y.add(i) += a * x[i] };
    }
}
`;
const host = (n: number): string => `use cust::prelude::*;

pub fn run${n}(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
    let f = module.get_function("saxpy")?;
    unsafe {
        launch!(f<<<1, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 2.0f32, x.as_device_ptr()))?;
        launch!(module.saxpy<<<1, 64, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32, x.as_device_ptr()))
    }
}
`;
const MAIN = `mod one;
mod two;
static PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx"));
fn main() {}
`;
const LIB = 'kernels/src/lib.rs';
const FILES: Readonly<Record<string, string>> = {
  'Cargo.toml':
    '[package]\nname = "host"\nedition = "2024"\n[workspace]\nmembers = ["kernels"]\n[dependencies]\ncust = "0.3"\n',
  'build.rs':
    'fn main() {\n    cuda_builder::CudaBuilder::new("kernels").copy_to("kernels.ptx").build().unwrap();\n}\n',
  'kernels/Cargo.toml':
    '[package]\nname = "kernels"\nedition = "2024"\n[dependencies]\ncuda_std = "0.2"\n',
  [LIB]: KERNELS,
  'src/main.rs': MAIN,
  'src/one.rs': host(1),
  'src/two.rs': host(2),
};
const NAMED = [LIB, 'src/one.rs', 'src/two.rs'];
const EVENTS = ['save', 'delete', 'edit', 'save and tell', 'close'] as const;
type Event = (typeof EVENTS)[number];
const TOP = '// saved by the user\n\n';
const ROOT = '/host';

interface Edit {
  readonly range: Range;
  readonly newText: string;
}
interface Renamed {
  readonly documentChanges: readonly {
    readonly textDocument: TextHashed;
    readonly edits: readonly Edit[];
  }[];
}

/** A server in this process, its disk, and the client's open texts. */
class World {
  readonly disk = new Map<string, string>();
  readonly open = new Map<string, { version: number; text: string }>();
  /** Before each look of the server at a file that can be renamed. */
  looks: (name: string) => void = () => undefined;
  readonly client: RpcClient;
  private readonly up = new PassThrough();
  private readonly down = new PassThrough();

  constructor() {
    for (const [name, text] of Object.entries(FILES)) this.disk.set(name, text);
    this.client = new RpcClient(this.down, this.up);
  }

  async start(): Promise<void> {
    const readFile = (path: string): string | undefined => {
      const name = path.slice(ROOT.length + 1);
      if (NAMED.includes(name)) this.looks(name);
      return this.disk.get(name);
    };
    const listRustFiles = (): string[] =>
      [...this.disk.keys()].filter((name) => name.endsWith('.rs')).map((name) => `${ROOT}/${name}`);
    void startServer({
      version: '1.2.3',
      connect: (options) =>
        createConnection(
          new StreamMessageReader(this.up),
          new StreamMessageWriter(this.down),
          options,
        ),
      load: async () => ({
        serve,
        host: {
          readFile,
          listRustFiles,
          createEngine: () => createEngine({ readFile, prelude: preludeTexts() }),
        },
      }),
    });
    await this.client.initialize(
      {
        workspace: { workspaceEdit: { documentChanges: true } },
        experimental: { warplensTextHashes: true },
      },
      { rootUri: uriOfPath(ROOT), workspaceFolders: [{ uri: uriOfPath(ROOT), name: 'host' }] },
    );
  }

  async opened(name: string): Promise<void> {
    const text = this.disk.get(name)!;
    this.open.set(name, { version: 1, text });
    await this.client.open(uriOf(name), text);
  }

  /** All as at the start, and known to the server. */
  async reset(event: Event): Promise<void> {
    for (const name of this.open.keys())
      void this.client.notify('textDocument/didClose', { textDocument: { uri: uriOf(name) } });
    this.open.clear();
    for (const name of NAMED) this.disk.set(name, FILES[name]!);
    const changes = NAMED.map((name) => ({ uri: uriOf(name), type: 2 }));
    void this.client.notify('workspace/didChangeWatchedFiles', { changes });
    await this.opened(LIB);
    if (event === 'close') await this.opened('src/two.rs');
    await this.rename();
  }

  /** Makes one event; `name`: the file that the server is about to look at. */
  happen(event: Event, name: string): void {
    const { client, disk, open } = this;
    const text = `${TOP}${FILES[name]}`;
    if (event === 'delete') disk.delete(name);
    else if (event !== 'edit') disk.set(name, text);
    if (event === 'edit') {
      open.set(LIB, { version: 2, text: `${TOP}${KERNELS}` });
      void client.change(uriOf(LIB), undefined, `${TOP}${KERNELS}`);
    } else if (event === 'save and tell') {
      const changes = [{ uri: uriOf(name), type: 2 }];
      void client.notify('workspace/didChangeWatchedFiles', { changes });
    } else if (event === 'close') {
      disk.set('src/two.rs', `${TOP}${FILES['src/two.rs']}`);
      open.delete('src/two.rs');
      void client.notify('textDocument/didClose', { textDocument: { uri: uriOf('src/two.rs') } });
    }
  }

  rename(): Promise<Renamed | Error | null> {
    const params = {
      textDocument: { uri: uriOf(LIB) },
      position: find(KERNELS, 'saxpy'),
      newName: 'axpy',
    };
    return this.client
      .request<Renamed | null>('textDocument/rename', params)
      .catch((error: unknown) => error as Error);
  }

  /** Texts as the user sees them; undefined for a file that is not there. */
  texts(): ReadonlyMap<string, string | undefined> {
    return new Map(NAMED.map((name) => [name, this.open.get(name)?.text ?? this.disk.get(name)]));
  }

  /** Nothing where one document has another version, or is not there. */
  apply({ documentChanges }: Renamed): boolean {
    const results = documentChanges.map(({ textDocument: { uri, version }, edits }) => {
      const name = pathOfUri(uri).slice(ROOT.length + 1);
      const own = this.open.get(name);
      if (version !== null && version !== own?.version) return undefined;
      const text = own?.text ?? this.disk.get(name);
      return text === undefined ? undefined : ([name, edited(text, edits)] as const);
    });
    if (results.includes(undefined)) return false;
    for (const result of results) {
      const [name, text] = result!;
      const own = this.open.get(name);
      if (own === undefined) this.disk.set(name, text);
      else this.open.set(name, { version: own.version + 1, text });
    }
    return true;
  }
}

const uriOf = (name: string): string => uriOfPath(`${ROOT}/${name}`);

function edited(text: string, edits: readonly Edit[]): string {
  const lines = new LineIndex(text);
  const spans = edits.map(({ range: { start, end }, newText }) => ({
    newText,
    span: {
      file: fileId(0),
      start: lines.offset({ line: start.line, col: start.character }),
      end: lines.offset({ line: end.line, col: end.character }),
    },
  }));
  return applyEdits(text, spans);
}

describe('renames with saves in between', () => {
  let world: World;
  before(async () => {
    world = new World();
    await world.start();
  });
  after(() => world.client.connection.dispose());

  /** One race; was there a look of that number? */
  const race = async (event: Event, at: number) => {
    await world.reset(event);
    let looks = 0;
    world.looks = (name) => {
      // An open file is not looked at for its text.
      if (!world.open.has(name) && looks++ === at) world.happen(event, name);
    };
    const answer = await world.rename();
    world.looks = () => undefined;
    const before = world.texts();
    const isApplied = !(answer instanceof Error) && answer !== null && world.apply(answer);
    const after = world.texts();
    for (const name of NAMED) {
      const old = before.get(name);
      const wanted = isApplied ? old?.replaceAll('saxpy', 'axpy') : old;
      const what = `${event} at look ${at} of ${name}: ${JSON.stringify(answer)}`;
      assert.equal(after.get(name), wanted, what);
    }
    return { wasReached: looks > at, isApplied };
  };

  let races = 0;
  const outcomes = new Set<boolean>();
  for (const event of EVENTS) {
    it(`${event}`, async () => {
      for (let at = 0; at < 40; at++) {
        const { wasReached, isApplied } = await race(event, at);
        // Nothing comes in between of the last one.
        outcomes.add(isApplied);
        if (!wasReached) break;
        races += 1;
      }
    });
  }

  const editor: Editor = {
    open: async (uri) => {
      const name = pathOfUri(uri).slice(ROOT.length + 1);
      const text = world.disk.get(name);
      return world.open.get(name) ?? (text === undefined ? undefined : { version: 1, text });
    },
    name: (uri) => uri.slice(uri.lastIndexOf('/') + 1),
  };
  for (const event of EVENTS)
    it(`${event} behind the answer: our client refuses the edits`, async () => {
      await world.reset(event);
      const answer = await world.rename();
      assert.ok(answer !== null && !(answer instanceof Error));
      assert.equal(await checkedAnswer('textDocument/rename', answer, editor), answer);
      world.happen(event, 'src/one.rs');
      const changed = event === 'edit' ? 'lib.rs' : 'one.rs';
      await assert.rejects(
        checkedAnswer('textDocument/rename', answer, editor),
        new RegExp(`^Error: ${changed} has changed since the edit was made`),
      );
    });

  it('the races are many, and some renames are done, some refused', () => {
    assert.ok(races >= 5, `${races}`);
    assert.equal(outcomes.size, 2);
  });
});
