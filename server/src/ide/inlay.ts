/**
 * Inlay hints in Rust source: where each kernel parameter lies in the buffer of parameters. Never a
 * type hint.
 */
import type { Engine } from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';

export interface InlayInfo {
  readonly offset: number;
  readonly label: string;
  readonly tooltip: string;
}

/** Hints between two offsets of a file. Targets lay parameters out alike, so one speaks for all. */
export function inlayHints(
  engine: Engine,
  path: string,
  start: number,
  end: number,
): readonly InlayInfo[] {
  const kernels = kernelsIn(engine, path).filter((k) => k.span.start <= end && start <= k.span.end);
  if (kernels.length === 0) return [];
  const text = engine.text(path) ?? '';
  const abis = engine.abi(engine.rootOf(path), 'ptx');
  return kernels.flatMap((kernel) => {
    const abi = abis.find((a) => a.kernel.symbol === kernel.symbol);
    let from = text.indexOf('(', kernel.nameSpan.end);
    const close = text.indexOf('{', from);
    return (abi?.params ?? []).flatMap(({ name, offset, size, align }): InlayInfo[] => {
      if (!/^(?:mut\s+)?\w+$/.test(name)) return [];
      const place = new RegExp(`\\b${name}\\s*:`).exec(text.slice(from, close));
      if (!place) return [];
      const at = from + place.index + name.length;
      from = at;
      if (at < start || end < at) return [];
      const tooltip = `offset ${offset} in the buffer of parameters, ${size} bytes, aligned to ${align}`;
      return [{ offset: at, label: `@${offset}`, tooltip }];
    });
  });
}
