/**
 * Machine code from the command and over stdio. Stand-ins print stored text: of `nvdisasm` always,
 * of `ptxas` where it says what the real one would.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { LineMap, PreviewResult, ResourcesResult } from '../../src/protocol/index.ts';
import { repoPath } from '../kit/index.ts';
import { ALL, CAPABILITIES, SAXPY, SAXPY_URI, Session } from './session.ts';

const NODE = dirname(process.execPath);

describe('e2e: machine code', function () {
  this.timeout(60_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-sass-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** A PATH with stand-ins for these programs and nothing else but Node. */
  const pathWith = (...programs: readonly string[]): string => {
    const bin = join(folder, programs.join('-') || 'none');
    mkdirSync(bin, { recursive: true });
    for (const name of programs) {
      const from = name === 'cuobjdump' ? 'nvdisasm' : name;
      copyFileSync(repoPath(`test-fixtures/sass/${from}.mjs`), join(bin, `${name}.mjs`));
      rmSync(join(bin, name), { force: true });
      symlinkSync(join(bin, `${name}.mjs`), join(bin, name));
    }
    copyFileSync(repoPath('test-fixtures/sass/saxpy.sass'), join(bin, 'saxpy.sass'));
    rmSync(join(bin, 'node'), { force: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    return bin;
  };
  const warplens = (programs: readonly string[], ...args: readonly string[]) => {
    const command = [repoPath('server/dist/cli.js'), 'sass', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      env: { ...process.env, PATH: pathWith(...programs) },
      cwd: repoPath('test-fixtures/kernels'),
    });
    return { code: status, out: stdout, err: stderr };
  };

  it('the command prints it, with what it takes', () => {
    const { code, out, err } = warplens(['ptxas', 'nvdisasm'], 'saxpy.rs', '--kernel', 'saxpy');
    assert.equal(code, 0, err);
    assert.match(
      out,
      /^saxpy:\n {2}\/\*0000\*\/ +IMAD\.MOV\.U32 R1, RZ, RZ, c\[0x0\]\[0x28\]; +\/\/ stall 1\n/,
    );
    assert.match(err, /ptxas 13\.0 for sm_75, as it does not know sm_70, nvdisasm 13\.0/);
    assert.match(err, /saxpy: 12 registers, 0 bytes spilled/);
  });

  it('as JSON it has the lines of source and PTX', () => {
    const { out } = warplens(
      ['ptxas', 'nvdisasm'],
      ...['saxpy.rs', '--kernel', 'saxpy', '--cpu', 'sm_80', '--emit', 'json'],
    );
    const answer = JSON.parse(out);
    assert.equal(answer.target, 'sass');
    assert.equal(answer.cpu, 'sm_80');
    const lines = answer.text.split('\n');
    const line = lines.findIndex((one: string) => one.includes('FMUL'));
    assert.ok(answer.ptxLines[line] > 0);
    const [, source] = answer.lineMap.lines[line];
    assert.match(SAXPY.split('\n')[source - 1]!, /alpha \* \*x\.add\(k\)/);
  });

  it('says which program is missing, and what brings it', () => {
    const none = warplens([], 'saxpy.rs');
    assert.equal(none.code, 3);
    assert.match(none.err, /no `ptxas` on the PATH: .*`cuda-nvcc`/);
    const half = warplens(['ptxas'], 'saxpy.rs');
    assert.equal(half.code, 3);
    assert.match(half.err, /no `nvdisasm` on the PATH: .*`cuda-nvdisasm`/);
  });

  it('takes cuobjdump where there is no nvdisasm', () => {
    const { code, err } = warplens(['ptxas', 'cuobjdump'], 'saxpy.rs', '--kernel', 'saxpy');
    assert.equal(code, 0, err);
    assert.match(err, /cuobjdump tells no lines/);
  });

  describe('the server', () => {
    let session: Session;
    const begin = async (options: object | undefined): Promise<void> => {
      const { PATH } = process.env;
      process.env['PATH'] = `${pathWith('ptxas', 'nvdisasm')}${delimiter}${NODE}`;
      session = new Session();
      process.env['PATH'] = PATH;
      await session.client.initialize(CAPABILITIES, { initializationOptions: options });
      await session.client.open(SAXPY_URI, SAXPY);
    };
    afterEach(() => session.end());

    const preview = () =>
      session.client.execute<PreviewResult>('warplens.preview', SAXPY_URI, 'saxpy', 'sass', {
        cpu: 'sm_80',
      });
    /** The pane once its code is there. */
    const code = async (): Promise<PreviewResult> => {
      for (let look = 0; look < 200; look += 1) {
        const shown = await preview();
        if (shown.text.includes('FMUL')) return shown;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error((await preview()).text);
    };
    const lens = async (): Promise<string> => {
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
      const answer = await session.client.request<{ command: { title: string } }>(
        'codeLens/resolve',
        { range, data: [SAXPY_URI, 'saxpy', 'ptx'] },
      );
      return answer.command.title;
    };
    const registers = async () => {
      const { figures } = await session.client.execute<ResourcesResult>(
        ...['warplens.resources', SAXPY_URI, 'saxpy', 'ptx', { cpu: 'sm_80' }],
      );
      return figures.find(({ name }) => name === 'registers')!;
    };

    it('shows it once it is there, and counts as the assembler does from then on', async () => {
      await begin(undefined);
      const first = await preview();
      assert.match(first.text, /ptxas is assembling/);
      const shown = await code();
      assert.match(shown.text, /^\/\/ saxpy · SASS · sm_80 · compiler: Warplens · O2\n/);
      const figure = await registers();
      assert.deepEqual([figure.value, figure.estimate, figure.source], [12, false, 'ptxas 13.0']);
      const map = await session.client.request<LineMap>('warplens/lineMap', { uri: shown.uri });
      const line = shown.text.split('\n').findIndex((one) => one.includes('FMUL'));
      assert.match(SAXPY.split('\n')[map.lines[line]![1]]!, /alpha \* \*x\.add\(k\)/);
      const ptx = await session.client.execute<PreviewResult>(
        ...['warplens.preview', SAXPY_URI, 'saxpy', 'ptx', { cpu: 'sm_80' }],
      );
      assert.equal(map.assembledFrom?.uri, ptx.uri);
      assert.match(ptx.text.split('\n')[map.assembledFrom.lines[line]!]!, /mul\.rn\.f32/);
      await session.client.change(SAXPY_URI, ALL, SAXPY.replace('alpha *', '2.0 * alpha *'));
      assert.equal((await registers()).estimate, true, 'counts are of one text alone');
      // The new text is counted by itself.
      for (let look = 0; (await registers()).estimate; look += 1) {
        assert.ok(look < 200, 'nothing counts the new text');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });

    it('a lens shows what was counted', async () => {
      await begin({ preview: { cpu: 'sm_80' } });
      assert.match(await lens(), /^PTX · \d+–\d+ registers$/);
      // Nobody asks for it: it is counted in the background.
      let title = '';
      for (let look = 0; (title = await lens()) !== 'PTX · 12 registers'; look += 1) {
        assert.ok(look < 200, title);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });

    it('starts nothing where the client does not trust the workspace', async () => {
      await begin({ trusted: false });
      assert.match(
        (await preview()).text,
        /ptxas is not started in a workspace that is not trusted/,
      );
      await session.client.notify('warplens/trusted', {});
      await code();
    });
  });
});
