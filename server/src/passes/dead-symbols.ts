/**
 * `dead-symbols`: removes functions and globals that no kernel, exported global or address table
 * reaches. Only for callers that own the module; a module shared between kernels keeps everything.
 */
import { computeCallGraph } from '../analysis/index.ts';
import type { Module } from '../mir/index.ts';
import { defineModulePass } from './define-pass.ts';

export const deadSymbols = defineModulePass({
  name: 'dead-symbols',
  doc: 'Removes functions and globals that nothing reaches.',
  run(module: Module) {
    const roots = [...module.funcs.values()].filter((f) => f.kind === 'kernel').map((f) => f.name);
    const globals = new Set<string>();
    const keep = (symbol: string): void => {
      const global = module.globals.get(symbol);
      if (global === undefined || globals.has(symbol)) return;
      globals.add(symbol);
      for (const reloc of global.relocs) {
        if (module.funcs.has(reloc.symbol)) roots.push(reloc.symbol);
        else keep(reloc.symbol);
      }
    };
    for (const global of module.globals.values()) if (global.exported === true) keep(global.name);
    const live = new Set(computeCallGraph(module, roots).bottomUp.map((f) => f.name));
    const called = new Set<string>();
    for (const name of live) {
      for (const block of module.funcs.get(name)!.blocks) {
        for (const inst of block.insts) {
          if (inst.op === 'global.addr') keep(inst.attrs.symbol!);
          else if (inst.op === 'call' || inst.op === 'func.addr') called.add(inst.attrs.symbol!);
        }
      }
    }
    const before = module.funcs.size + module.globals.size;
    for (const name of [...module.funcs.keys()])
      if (!live.has(name) && !called.has(name)) module.funcs.delete(name);
    for (const name of [...module.globals.keys()])
      if (!globals.has(name)) module.globals.delete(name);
    return module.funcs.size + module.globals.size !== before;
  },
});
