/** `warplens.resources` over stdio, with the assembler of the machine where there is one. */
import assert from 'node:assert/strict';
import type { ResourcesResult } from '../../src/protocol/index.ts';
import { requireTool } from '../kit/index.ts';
import { CAPABILITIES, find, SAXPY, SAXPY_URI, Session } from './session.ts';

describe('e2e: resources', () => {
  let session: Session;
  beforeEach(async () => {
    session = new Session();
    await session.client.initialize(CAPABILITIES);
    await session.client.open(SAXPY_URI, SAXPY);
  });
  afterEach(() => session.end());

  const ask = (...args: unknown[]) =>
    session.client.execute<ResourcesResult>('warplens.resources', SAXPY_URI, ...args);

  it('answers by name, by symbol and by place', async () => {
    const byName = await ask('saxpy', 'ptx', { cpu: 'sm_80' });
    assert.equal(byName.kernel, 'saxpy');
    assert.equal(byName.uri, SAXPY_URI);
    assert.deepEqual(byName.position, find(SAXPY, 'saxpy('));
    assert.equal(byName.occupancy?.rows.length, 32);
    const byPlace = await ask(find(SAXPY, 'saxpy('), 'ptx', { cpu: 'sm_80' });
    assert.deepEqual(byPlace, byName);
    const amd = await ask('saxpy', 'amdgcn');
    assert.equal(amd.occupancy?.unit, 'CU');
  });

  it('kernels without a name of their own have figures too, and are found by the name in the source', async () => {
    const uri = 'file:///nowhere/mangled.rs';
    const text =
      '#![no_std]\n#![feature(abi_gpu_kernel)]\npub unsafe extern "gpu-kernel" fn one(o: *mut u32) { unsafe { *o = 1 } }\nfn host() { get_function("one"); }\n';
    await session.client.open(uri, text);
    const report = await session.client.execute<ResourcesResult>('warplens.resources', uri, 'one');
    assert.ok(report.figures.some(({ name, value }) => name === 'registers' && value > 0));
    assert.match(report.symbol, /one/);
    const hover = await session.hover(uri, find(text, 'one('));
    assert.match(hover!.contents.value, /\*\*PTX sm_70\*\* · .*registers/);
    const lens = await session.client.request<{ command: { title: string } }>('codeLens/resolve', {
      range: hover!.range,
      data: [uri, 'one', 'amdgcn'],
    });
    assert.match(lens.command.title, /^AMDGCN · \d+ VGPR$/);
    const at = find(text, '"one"');
    assert.ok(await session.definition(uri, { ...at, character: at.character + 2 }));
  });

  it('refuses what names no kernel or target', async () => {
    for (const args of [['nope'], [7], ['saxpy', 'fpga'], []])
      await assert.rejects(ask(...args), /warplens\.resources/);
  });

  it('a GPU that ptxas no longer knows: counted for the oldest that runs the code, and said', async function () {
    requireTool(this, 'ptxas');
    const { figures, notMeasured } = await ask('saxpy', 'ptx', { cpu: 'sm_70', assemble: true });
    if (/no `ptxas`/.test(notMeasured ?? '')) this.skip(); // Not on this PATH.
    assert.equal(notMeasured, undefined);
    const registers = figures.find((f) => f.name === 'registers');
    assert.match(
      registers?.source ?? '',
      /^ptxas [\d.]+(?: for sm_\d+, as it does not know sm_70)?$/,
    );
  });

  it('LLVM of the machine as the compiler', async function () {
    requireTool(this, 'llc');
    const names = ['registers', 'virtual-registers', 'instructions'];
    for (const [target, cpu] of [
      ['ptx', 'sm_80'],
      ['amdgcn', 'gfx90a'],
    ]) {
      const own = await ask('saxpy', target, { cpu });
      const other = await ask('saxpy', target, { cpu, provider: 'llvm' });
      assert.equal(own.maker, undefined);
      assert.match(other.maker ?? '', /^LLVM \d+/);
      assert.deepEqual(other.parameters, own.parameters);
      // Without ptxas nobody counts the registers of LLVM's PTX.
      const counted = other.notMeasured === undefined;
      assert.equal(other.occupancy?.rows.length, counted ? own.occupancy?.rows.length : undefined);
      const figures = other.figures.filter(({ name }) => names.includes(name));
      assert.ok(figures.every(({ value }) => value > 0) && figures.length >= 2);
      assert.notDeepEqual(other.figures, own.figures);
    }
    await assert.rejects(ask('saxpy', 'ptx', { provider: 'gcc' }), /no provider gcc/);
  });

  it('lets ptxas count where the client asks for it', async function () {
    requireTool(this, 'ptxas');
    const answer = await ask('saxpy', 'ptx', { cpu: 'sm_80', assemble: true });
    const { figures, occupancy, notMeasured } = answer;
    const registers = figures.find((f) => f.name === 'registers');
    if (/no `ptxas`/.test(notMeasured ?? '')) this.skip(); // Not on this PATH.
    assert.equal(registers?.estimate, false);
    assert.equal(occupancy?.registers, registers?.value);
    assert.equal(occupancy?.estimate, false);
  });
});
