/** All that an engine says about a crate, as one text: for comparing an old engine with a fresh one. */
import type { Diagnostic } from '../../src/diag/index.ts';
import type { Engine } from '../../src/workspace/index.ts';

/** Findings, kernels, problems and previews. Files are named by path, since ids count in the order of asking. */
export function answersOf(engine: Engine, root: string): string {
  const plain = (value: unknown): unknown =>
    JSON.stringify(value, (key, at: unknown) => (key === 'file' ? engine.path(at as never) : at));
  const found: readonly Diagnostic[] = engine.diagnostics(root);
  return [
    ...found.map(plain),
    ...engine.kernels(root).map(plain),
    ...engine.check(root, 'ptx').map(plain),
    plain(engine.emit(root, 'ptx', { lineInfo: true })),
    plain(engine.emit(root, 'amdgcn')),
  ].join('\n');
}
