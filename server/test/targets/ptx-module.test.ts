/**
 * The module around the kernels: processors, versions, selection of kernels, line map, `.loc`,
 * numbers.
 */
import assert from 'node:assert/strict';
import { fileId, LineIndex } from '../../src/base/index.ts';
import { type Module, parseMir, type SourceLoc, targetOp } from '../../src/mir/index.ts';
import { type EmitOptions, PTX_INTRINSICS, ptxTarget, TARGETS } from '../../src/targets/index.ts';
import { fileCheck, requireTool } from '../kit/index.ts';
import { assemble } from './assemble.ts';

/** `.version` per processor, as rustc 1.97 prints it. */
const VERSIONS: Readonly<Record<string, string>> = {
  sm_70: '7.0',
  sm_72: '7.0',
  sm_75: '7.0',
  sm_80: '7.0',
  sm_86: '7.1',
  sm_87: '7.4',
  sm_88: '9.0',
  sm_89: '7.8',
  sm_90: '7.8',
  sm_90a: '8.0',
  sm_100: '8.6',
  sm_100a: '8.6',
  sm_100f: '8.8',
  sm_101: '8.6',
  sm_101a: '8.6',
  sm_101f: '8.8',
  sm_103: '8.8',
  sm_103a: '8.8',
  sm_103f: '8.8',
  sm_110: '9.0',
  sm_110a: '9.0',
  sm_110f: '9.0',
  sm_120: '8.7',
  sm_120a: '8.7',
  sm_120f: '8.8',
  sm_121: '8.8',
  sm_121a: '8.8',
  sm_121f: '8.8',
};

function parse(text: string): Module {
  const { module, errors } = parseMir(text);
  assert.deepEqual(errors, []);
  return module;
}

const EMPTY = 'func kernel @k() {\nentry:\n  ret\n}\n';

describe('PTX: module', () => {
  it('every processor gets the version that rustc picks', () => {
    assert.deepEqual(
      ptxTarget.cpus.map((cpu) => cpu.name),
      Object.keys(VERSIONS),
    );
    for (const { name } of ptxTarget.cpus) {
      const { text } = ptxTarget.emitModule(parse(EMPTY), { cpu: name, comments: false });
      assert.ok(
        text.startsWith(`.version ${VERSIONS[name]}\n.target ${name}\n.address_size 64\n`),
        text,
      );
    }
    assert.equal(TARGETS.ptx, ptxTarget);
    assert.ok(
      ptxTarget.emitModule(parse(EMPTY), {}).text.includes(`.target ${ptxTarget.defaultCpu}`),
    );
    assert.throws(
      () => ptxTarget.emitModule(parse(EMPTY), { cpu: 'sm_60' }),
      /unknown processor sm_60/,
    );
    assert.throws(() => ptxTarget.limits('gfx90a'), /unknown processor/);
  });

  it('only the requested kernels and what they reach are emitted', () => {
    const module = parse(`func device @used() {
entry:
  ret
}
func device @unused() {
entry:
  ret
}
func kernel @one() {
entry:
  call @used()
  ret
}
func kernel @two() {
entry:
  ret
}
`);
    const all = ptxTarget.emitModule(module, {});
    assert.deepEqual(
      all.summary.map((s) => s.name),
      ['used', 'one', 'two'],
    );
    assert.ok(!all.text.includes('unused'));
    const one = ptxTarget.emitModule(module, { kernels: ['two'] });
    assert.deepEqual(
      one.summary.map((s) => s.name),
      ['two'],
    );
    assert.ok(!one.text.includes('used'));
  });

  it('numbers say what the text holds', () => {
    const { text, lineMap, summary } = ptxTarget.emitModule(
      parse(`global @tile workgroup size=64 align=4 mutable
func kernel @k(p: ptr.global) {
entry(%p: ptr.global):
  %t: ptr.workgroup = global.addr @tile
  %a: i32 = mem.load %t align=4
  %b: i32 = int.add %a, %a
  %slot: ptr.private = alloca size=8 align=8
  mem.store %b, %slot align=4 volatile
  mem.store %b, %p align=4
  ret
}
`),
      {},
    );
    const [k] = summary;
    assert.equal(lineMap.length, text.split('\n').length - 1);
    assert.equal(k!.workgroupBytes, 64);
    assert.equal(k!.localBytes, 8);
    assert.deepEqual(k!.byKind, { load: 2, convert: 1, int: 1, store: 2, branch: 1 });
    assert.equal(k!.instructions, 7);
    assert.deepEqual(k!.registers, { '%r': 2, '%rd': 2 });
    assert.equal(k!.liveRegisters, 3);
    const lines = text.split('\n').slice(k!.firstLine, k!.firstLine + k!.lineCount);
    assert.equal(lines[0], '.visible .entry k(');
    assert.equal(lines.filter((line) => /^\t[a-z@].*;/.test(line)).length, 7);
  });

  it('parameters beyond the limit are reported', () => {
    const module = parse(
      'func kernel @k(x: ptr.kernarg blob size=5000 align=4) {\nentry(%x: ptr.kernarg):\n  ret\n}\n',
    );
    assert.match(
      ptxTarget.emitModule(module, { cpu: 'sm_80' }).problems[0]!.message,
      /5000 bytes; sm_80 allows 4352/,
    );
    assert.deepEqual(ptxTarget.emitModule(module, { cpu: 'sm_120' }).problems, []);
  });

  it('names with other characters are made legal and stay apart', () => {
    const { text } = ptxTarget.emitModule(
      parse('func kernel @"a.b"() {\nentry:\n  ret\n}\nfunc kernel @a_$_b() {\nentry:\n  ret\n}\n'),
      {},
    );
    assert.ok(text.includes('.entry a_$_b(') && text.includes('.entry a_$_b_1('), text);
  });

  it('symbols of the user never hide what a body declares', () => {
    const { text } = ptxTarget.emitModule(
      parse(`global @k_param_0 global size=4 align=4 mutable
global @__local_depot0 global size=4 align=4 mutable
func kernel @k(p: ptr.global) {
entry(%p: ptr.global):
  %a: ptr.global = global.addr @k_param_0
  %b: ptr.global = global.addr @__local_depot0
  %s: ptr.private = alloca size=4 align=4
  %v: i32 = mem.load %a align=4
  mem.store %v, %s align=4
  mem.store %v, %b align=4
  ret
}
`),
      {},
    );
    fileCheck(
      text,
      `
// CHECK: ld.global.b32 [[V:%r[0-9]+]], [k_param_0_];
// CHECK: st.local.b32 [__local_depot0], [[V]];
// CHECK: st.global.b32 [__local_depot0_], [[V]];
`,
    );
  });

  it('ptxas accepts the text for every processor it knows', function () {
    const ptxas = requireTool(this, 'ptxas');
    // Texts for sm_70 and sm_72 still assemble, but only for later processors.
    for (const cpu of [
      'sm_70',
      'sm_72',
      'sm_86',
      'sm_89',
      'sm_90a',
      'sm_100a',
      'sm_103f',
      'sm_121',
    ]) {
      const { text } = ptxTarget.emitModule(parse(EMPTY), { cpu });
      assemble(ptxas, text, cpu === 'sm_70' || cpu === 'sm_72' ? 'sm_75' : cpu);
    }
  });

  it('every intrinsic has as many places as its row says', () => {
    assert.ok(Object.keys(PTX_INTRINSICS).length > 40);
    for (const [name, row] of Object.entries(PTX_INTRINSICS)) {
      assert.match(name, /^nvptx(\.[a-z0-9]+)+$/);
      assert.match(row.doc, /^[A-Z].*[.?]$/, name);
      const places = row.results.length + row.args.length + (row.imms ?? 0);
      for (let i = 0; i < places; i++)
        assert.ok(
          row.code.some((line) => line.includes(`$${i}`)),
          `${name} does not use $${i}`,
        );
      assert.ok(
        row.code.every((line) => !line.includes(`$${places}`)),
        name,
      );
    }
  });

  it('passes know of every intrinsic whether it only computes', () => {
    for (const [name, row] of Object.entries(PTX_INTRINSICS))
      assert.equal(targetOp(name), row.pure === true ? 'gpu.compute' : 'gpu.intrinsic', name);
  });

  it('ptxas accepts every intrinsic', function () {
    const ptxas = requireTool(this, 'ptxas');
    for (const cpu of ['sm_75', 'sm_90']) {
      const kernels = Object.entries(PTX_INTRINSICS)
        .filter(
          ([, row]) =>
            cpu === 'sm_90' || row.sm === undefined || row.sm <= 75 || row.fallback !== undefined,
        )
        .map(([name, row], k) => {
          const loads = row.args.map((type, i) => {
            return type === 'i1'
              ? `  %a${i}: i1 = mem.load %p align=1`
              : `  %a${i}: ${type} = mem.load %p align=8`;
          });
          const results = row.results.map((type, i) => `%r${i}: ${type}`).join(', ');
          const call = `${results === '' ? '' : `${results} = `}gpu.intrinsic @${name}(${row.args.map((_, i) => `%a${i}`).join(', ')})`;
          const imm = row.imms === undefined ? '' : ' imm=[1]';
          const stores = row.results.map(
            (type, i) => `  mem.store %r${i}, %p align=${type === 'i1' ? 1 : 8}`,
          );
          return `func kernel @k${k}(p: ptr.global) {\nentry(%p: ptr.global):\n${[...loads, `  ${call}${imm}`, ...stores].join('\n')}\n  ret\n}\n`;
        });
      const { text, problems } = ptxTarget.emitModule(parse(kernels.join('')), { cpu });
      assert.deepEqual(problems, []);
      assemble(ptxas, text, cpu);
    }
  });
});

const SOURCE = 'fn helper() {}\nfn kernel() {\n    let x = helper();\n}\n';
const FILE = fileId(3);

/** A kernel whose addition was inlined from `helper`. */
function located(): Module {
  const module = parse(`func kernel @k(p: ptr.global) {
entry(%p: ptr.global):
  %a: i32 = mem.load %p align=4
  %b: i32 = int.mul %a, %a
  mem.store %b, %p align=4
  ret
}
`);
  const at = (text: string, fn: string, inlinedAt?: SourceLoc): SourceLoc => {
    const start = SOURCE.indexOf(text);
    const span = { file: FILE, start, end: start + text.length };
    return inlinedAt === undefined ? { span, fn } : { span, fn, inlinedAt };
  };
  const [load, mul, store] = module.funcs.get('k')!.blocks[0]!.insts;
  load!.loc = at('let x', 'kernel');
  mul!.loc = at('helper', 'helper', at('helper();', 'kernel'));
  store!.loc = at('let x', 'kernel');
  return module;
}

describe('PTX: where lines come from', () => {
  const index = new LineIndex(SOURCE);
  const source: EmitOptions['source'] = (file) => {
    return file === FILE
      ? { path: 'src/kernel.rs', lineCol: (offset) => index.lineCol(offset) }
      : undefined;
  };

  it('the line map names the source of every instruction', () => {
    const { text, lineMap } = ptxTarget.emitModule(located(), {});
    assert.ok(!text.includes('.loc'));
    text.split('\n').forEach((line, i) => {
      if (line.includes('mul.lo')) assert.equal(lineMap[i]?.inlinedAt?.fn, 'kernel');
      if (line.includes('ld.global')) assert.equal(lineMap[i]?.span.start, SOURCE.indexOf('let x'));
    });
  });

  it('.loc before each change, with the call it was inlined through from PTX 7.2 on', () => {
    const checks = `
// CHECK: .loc 1 3 5
// CHECK-NEXT: ld.global.b32
// CHECK-NEXT: .loc 1 3 13
// CHECK-NEXT: .loc 1 1 4, function_name $L__info_string0, inlined_at 1 3 13
// CHECK-NEXT: mul.lo.s32
// CHECK-NEXT: .loc 1 3 5
// CHECK-NEXT: st.global.b32
// CHECK: .file 1 "src/kernel.rs"
// CHECK: .section .debug_str
// CHECK: $L__info_string0:
`;
    fileCheck(
      ptxTarget.emitModule(located(), { cpu: 'sm_90', lineInfo: true, source }).text,
      checks,
    );
    const old = ptxTarget.emitModule(located(), { cpu: 'sm_80', lineInfo: true, source }).text;
    assert.ok(old.includes('.loc \t1 1 4\n') && !old.includes('inlined_at'), old);
  });

  it('ptxas accepts it', function () {
    const ptxas = requireTool(this, 'ptxas');
    for (const cpu of ['sm_80', 'sm_90']) {
      assemble(ptxas, ptxTarget.emitModule(located(), { cpu, lineInfo: true, source }).text, cpu);
    }
  });
});
