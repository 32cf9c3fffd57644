/** What may be typed where no option stands. */
import type { CommandShape, Values } from '../shape.ts';

/** Values of the command's argument; commands have one, or none. */
export function positional({ arguments: args }: CommandShape): Values {
  return args[0]?.values ?? { kind: 'text' };
}
