/**
 * Atomic operations by width and ordering as PTX: orderings and scopes are those of LLVM's text for
 * the same operation at system scope, in loops of compare-exchanges too.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { requireTool } from '../kit/index.ts';
import { createTestEngine } from '../language/programs.ts';

const ORDERINGS = {
  Relaxed: 'monotonic',
  Acquire: 'acquire',
  Release: 'release',
  AcqRel: 'acq_rel',
  SeqCst: 'seq_cst',
} as const;
const OPERATIONS = { fetch_add: 'add', fetch_nand: 'nand', fetch_max: 'umax', swap: 'xchg' };

interface Row {
  readonly name: string;
  readonly rust: string;
  readonly llvm: string;
}

function rows(): Row[] {
  const out: Row[] = [];
  for (const width of [8, 16, 32, 64]) {
    const params = `ptr addrspace(1) %p, i${width} %v, i${width} %c, ptr addrspace(1) %o`;
    const add = (name: string, call: string, llvm: string): void => {
      const rust = `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ${name}(p: *const AtomicU${width}, v: u${width}, c: u${width}, o: *mut u${width}) {
    unsafe { *o = ${call} }
}
`;
      const body = `  ${llvm}\n  store i${width} %r, ptr addrspace(1) %o\n  ret void\n`;
      out.push({ name, rust, llvm: `define ptx_kernel void @${name}(${params}) {\n${body}}\n` });
    };
    for (const [ordering, order] of Object.entries(ORDERINGS)) {
      for (const [op, llvm] of Object.entries(OPERATIONS))
        add(
          `${op}_${width}_${ordering}`,
          `(*p).${op}(v, Ordering::${ordering})`,
          `%r = atomicrmw ${llvm} ptr addrspace(1) %p, i${width} %v ${order}`,
        );
      // LLVM makes another loop of a narrow compare-exchange.
      if (width < 32) continue;
      for (const failure of ['Relaxed', 'Acquire', 'SeqCst'] as const)
        add(
          `cas_${width}_${ordering}_${failure}`,
          `(*p).compare_exchange(c, v, Ordering::${ordering}, Ordering::${failure}).unwrap_or_else(|x| x)`,
          `%q = cmpxchg ptr addrspace(1) %p, i${width} %c, i${width} %v ${order} ${ORDERINGS[failure]}
  %r = extractvalue {i${width}, i1} %q, 0`,
        );
    }
  }
  return out;
}

/** By kernel: the atomic instructions and fences, without types, and each once. */
function synchronisation(text: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const [, name, body] of text.matchAll(/\.entry (\w+)\(([\s\S]*?)\n\}/g)) {
    const found = [...body!.matchAll(/^\s*((?:atom|fence)[\w.:]*)/gm)].map((m) => m[1]!);
    out.set(name!, [...new Set(found.map((op) => op.replace(/\.[bus]\d+$/, '')))].join(' '));
  }
  return out;
}

describe('targets: atomics of PTX', () => {
  const engine = createTestEngine();
  const all = rows();

  const ours = (): Map<string, string> => {
    const head = '#![no_std]\n#![feature(abi_gpu_kernel)]\nuse core::sync::atomic::*;\n';
    engine.setFile('/a.rs', head + all.map(({ rust }) => rust).join(''));
    return synchronisation(engine.emit('/a.rs', 'ptx', { cpu: 'sm_80' }).text);
  };

  it('keep ordering and scope in loops', () => {
    const found = ours();
    for (const op of ['fetch_add_8', 'swap_16', 'fetch_max_8', 'fetch_nand_32', 'fetch_nand_64']) {
      assert.equal(found.get(`${op}_Relaxed`), 'atom.relaxed.sys.global.cas', op);
      assert.equal(found.get(`${op}_Acquire`), 'atom.acquire.sys.global.cas', op);
      assert.equal(found.get(`${op}_Release`), 'atom.release.sys.global.cas', op);
      assert.equal(found.get(`${op}_AcqRel`), 'atom.acq_rel.sys.global.cas', op);
      assert.equal(found.get(`${op}_SeqCst`), 'fence.sc.sys atom.acquire.sys.global.cas', op);
    }
  });

  it("are LLVM's", function () {
    const llc = requireTool(this, 'llc');
    const input = `target triple = "nvptx64-nvidia-cuda"\n${all.map(({ llvm }) => llvm).join('')}`;
    const text = execFileSync(llc, ['-mcpu=sm_80', '-o', '-'], { input, encoding: 'utf8' });
    const theirs = synchronisation(text);
    const found = ours();
    for (const { name } of all) assert.equal(found.get(name), theirs.get(name), name);
  });
});
