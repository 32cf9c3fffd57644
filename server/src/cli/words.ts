/** Values of options and arguments that are tables of the compiler: CPUs, targets and rules. */
import { targetInfos } from '../ide/index.ts';
import { RULES } from '../rules/index.ts';
import type { Engine } from '../workspace/index.ts';
import type { Words } from './shape.ts';

/**
 * Words of the placeholders `cpu`, `target` and `rule`. A command that is named after a target
 * takes its CPUs alone.
 */
export function compilerWords(engine: Pick<Engine, 'cpus'>): Words {
  return (command, placeholder) => {
    const own = targetInfos.filter(({ name }) => name === command);
    const targets = own.length > 0 ? own : targetInfos;
    if (placeholder === 'cpu') return targets.flatMap(({ name }) => engine.cpus(name));
    if (placeholder === 'target') return targets.map(({ name }) => name);
    return placeholder === 'rule' ? RULES.map(({ name }) => name) : undefined;
  };
}
