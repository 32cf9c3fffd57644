/** The kernels to begin with. */
import dot from '../examples/dot.rs';
import mandelbrot from '../examples/mandelbrot.rs';
import matmul from '../examples/matmul.rs';
import rowSums from '../examples/row-sums.mlir';
import saxpy from '../examples/saxpy.rs';
import scale from '../examples/scale.mlir';
import type { Language } from './link.ts';

export interface Example {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
}

/** In the order of the list; the first one opens where a link says nothing. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { name: 'saxpy', language: 'rust', text: saxpy },
  { name: 'dot product', language: 'rust', text: dot },
  { name: 'matrix product', language: 'rust', text: matmul },
  { name: 'Mandelbrot set', language: 'rust', text: mandelbrot },
  { name: 'scale', language: 'mlir', text: scale },
  { name: 'sums of rows', language: 'mlir', text: rowSums },
];
