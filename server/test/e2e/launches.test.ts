/** The lens with a kernel's launches: where it has room, what it counts, where it leads. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import type { LaunchSite } from '../../src/protocol/index.ts';
import { at, CAPABILITIES, type Range, Session } from './session.ts';

const KERNELS = `#![no_std]
#![feature(abi_ptx, abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn launched(o: *mut u32) { unsafe { *o = 1 } }
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn idle(o: *mut u32) { unsafe { *o = 1 } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn both(o: *mut u32) { unsafe { *o = 1 } }
`;

const HOST = `fn main() {
    let f = module.get_function("launched").unwrap();
    let g = module.get_function("both").unwrap();
    // module.get_function("launched")
    println!("launched");
}
`;

interface Lens {
  readonly range: Range;
  readonly command?: { title: string; command: string; arguments: unknown[] };
}

describe('e2e: launches', () => {
  let session: Session;
  let folder: string;
  beforeEach(() => {
    session = new Session();
    folder = mkdtempSync(join(tmpdir(), 'warplens-launches-'));
    mkdirSync(join(folder, 'host'));
    writeFileSync(join(folder, 'host', 'main.rs'), HOST);
  });
  afterEach(() => {
    session.process.kill();
    rmSync(folder, { recursive: true });
  });

  it('stands beside the one target of a kernel, and shows the first launch', async () => {
    const { client } = session;
    await client.initialize(
      { ...CAPABILITIES, window: { showDocument: { support: true } } },
      { workspaceFolders: [{ uri: uriOfPath(folder), name: 'w' }] },
    );
    const uri = uriOfPath(join(folder, 'kernels.rs'));
    await client.open(uri, KERNELS);
    const lenses = await client.request<Lens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    const titles: string[] = [];
    for (const lens of lenses) {
      const { command } = await client.request<Lens>('codeLens/resolve', lens);
      titles.push(
        `${lens.range.start.line}: ${command?.title.replace(/~?\d+(?:–\d+)? (r|V)/, 'n $1')}`,
      );
    }
    assert.deepEqual(titles, [
      '3: Run',
      '3: Profile',
      '3: PTX · n registers',
      '3: 1 launch',
      '5: Run',
      '5: Profile',
      '5: PTX · n registers',
      '7: Run',
      '7: Profile',
      '7: PTX · n registers',
      '7: AMDGCN · n VGPR',
    ]);
    const { command, arguments: args } = lenses[3]!.command!;
    const sites = await client.execute<LaunchSite[]>(command, ...args);
    const there = uriOfPath(join(folder, 'host', 'main.rs'));
    assert.deepEqual(
      sites.map((site) => [site.uri, site.position]),
      [[there, at(1, 4)]],
    );
    const shown = await client.waitFor<{ uri: string; selection: Range }>('window/showDocument');
    assert.deepEqual(shown, {
      uri: there,
      takeFocus: true,
      selection: { start: at(1, 4), end: at(1, 4) },
    });
    await assert.rejects(client.execute(command, uri, 'nope'), /no kernel nope/);
    await assert.rejects(client.execute(command), /not a URI/);
    await session.end();
  });

  it('each asking shows the next one, and all are references of the kernel and of its name in strings', async () => {
    const { client } = session;
    const more = `fn main() {
    offload! { kernel = both, args = (&mut v[..],) }
    let f = module.get_function("launched")?;
    unsafe { launch!(launched<<<1, 32, 0, stream>>>(x)) }
}
`;
    writeFileSync(join(folder, 'host', 'more.rs'), more);
    await client.initialize(
      { ...CAPABILITIES, window: { showDocument: { support: true } } },
      { workspaceFolders: [{ uri: uriOfPath(folder), name: 'w' }] },
    );
    const uri = uriOfPath(join(folder, 'kernels.rs'));
    const moreUri = uriOfPath(join(folder, 'host', 'more.rs'));
    await client.open(uri, KERNELS);
    await client.open(moreUri, more);
    const lines: number[] = [];
    for (let asked = 1; asked <= 4; asked++) {
      await client.execute('warplens.launches', uri, 'launched');
      await client.waitFor('window/showDocument', () => shown().length === asked);
      lines.push(shown().at(-1)!.selection.start.line);
    }
    assert.deepEqual(lines, [1, 2, 3, 1]);
    const places = async (textDocument: { uri: string }, position: object): Promise<string[]> => {
      const context = { includeDeclaration: true };
      const params = { textDocument, position, context };
      const found = await client.request<{ uri: string; range: Range }[] | null>(
        'textDocument/references',
        params,
      );
      return (found ?? []).map((l) => `${l.uri.split('/').at(-1)}:${l.range.start.line}`);
    };
    const launches = ['main.rs:1', 'more.rs:2', 'more.rs:3'];
    assert.deepEqual(await places({ uri }, at(3, 38)), launches);
    assert.deepEqual(await places({ uri: moreUri }, at(2, 35)), ['kernels.rs:3', ...launches]);
    // An ordinary word belongs to Rust's own server; and `both` is no kernel of `offload!`.
    assert.deepEqual(await places({ uri }, at(3, 55)), []);
    assert.deepEqual(await places({ uri }, at(7, 38)), ['main.rs:2']);
    await session.end();
  });

  const shown = (): { selection: Range }[] =>
    session.client.received
      .filter(({ method }) => method === 'window/showDocument')
      .map(({ params }) => params as { selection: Range });

  it('are the calls of a kernel in the call hierarchy', async () => {
    const { client } = session;
    await client.initialize(
      { ...CAPABILITIES, textDocument: { callHierarchy: { dynamicRegistration: true } } },
      { workspaceFolders: [{ uri: uriOfPath(folder), name: 'w' }] },
    );
    const uri = uriOfPath(join(folder, 'program.rs'));
    const text = `#![feature(abi_gpu_kernel)]
use cudarc::driver::{CudaModule, CudaSlice, CudaStream, DriverError, LaunchConfig, PushKernelArg};
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(o: *mut u32) { unsafe { *o = 1 } }
fn run(m: &CudaModule, s: &CudaStream, o: &mut CudaSlice<u32>) -> Result<(), DriverError> {
    let fill = m.load_function("fill")?;
    unsafe { s.launch_builder(&fill).arg(o).launch(LaunchConfig::for_num_elems(1)) }?;
    Ok(())
}
`;
    await client.open(uri, text);
    interface Item {
      readonly name: string;
      readonly selectionRange: Range;
    }
    const prepared = (line: number, character: number) =>
      client.request<Item[] | null>('textDocument/prepareCallHierarchy', {
        textDocument: { uri },
        position: at(line, character),
      });
    // At the kernel, and at the string that means it; host functions are Rust's own server's.
    const [kernel] = (await prepared(3, 36))!;
    assert.deepEqual((await prepared(5, 34))?.[0], kernel);
    assert.equal(await prepared(4, 4), null);
    const incoming = await client.request<{ from: Item; fromRanges: Range[] }[]>(
      'callHierarchy/incomingCalls',
      { item: kernel },
    );
    assert.deepEqual(
      incoming.map(({ from, fromRanges }) => [from.name, fromRanges.map(({ start }) => start)]),
      [['run', [at(6, 30)]]],
    );
    const outgoing = await client.request<{ to: Item }[]>('callHierarchy/outgoingCalls', {
      item: incoming[0]!.from,
    });
    assert.deepEqual(
      outgoing.map(({ to }) => to),
      [kernel],
    );
  });

  it('of MLIR lead both ways, show what the kernel takes, and are repaired', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES, {});
    const uri = uriOfPath(join(folder, 'launch.mlir'));
    const lines = [
      'module attributes {gpu.container_module} {',
      '  gpu.module @m {',
      '    gpu.func @fill(%x: f32, %y: f32) kernel { gpu.return }',
      '  }',
      '  func.func @run(%x: f32) {',
      '    %c = arith.constant 1 : index',
      '    gpu.launch_func @m::@fill blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%x : f32, %x : f32)',
      '    gpu.launch_func @m::@fil blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%x : f32, %x : f32)',
      '    return',
      '  }',
      '}',
    ];
    await client.open(uri, lines.join('\n'), 'mlir');
    const textDocument = { uri };
    const launch = at(6, lines[6]!.indexOf('@fill') + 2);
    const ask = <T>(method: string, more: object) =>
      client.request<T>(`textDocument/${method}`, { textDocument, ...more });
    const hover = await ask<{ contents: { value: string } }>('hover', { position: launch });
    assert.match(hover.contents.value, /gpu\.func @fill\(%x: f32, %y: f32\)/);
    const help = await ask<{ activeParameter: number; signatures: { label: string }[] }>(
      'signatureHelp',
      { position: at(6, lines[6]!.lastIndexOf('%x') + 1) },
    );
    assert.deepEqual(
      [help.signatures[0]!.label, help.activeParameter],
      ['fill(%x: f32, %y: f32)', 1],
    );
    const [kernel] = await ask<{ name: string }[]>('prepareCallHierarchy', { position: launch });
    interface Call {
      readonly from: { readonly name: string };
      readonly to: { readonly name: string };
    }
    const [incoming] = await client.request<Call[]>('callHierarchy/incomingCalls', {
      item: kernel,
    });
    assert.equal(incoming!.from.name, 'run');
    const outgoing = await client.request<Call[]>('callHierarchy/outgoingCalls', {
      item: incoming!.from,
    });
    assert.deepEqual(
      outgoing.map(({ to }) => to.name),
      ['fill'],
    );
    const start = at(7, lines[7]!.indexOf('@fil') + 2);
    const actions = await ask<{ title: string }[]>('codeAction', {
      range: { start, end: start },
      context: { diagnostics: [] },
    });
    assert.deepEqual(
      actions.map(({ title }) => title),
      ['Use `@fill`'],
    );
  });
});
