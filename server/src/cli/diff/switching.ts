/**
 * One engine for both sides: after the switch it is told of the files that differ, and computes
 * what depends on them; everything else is compiled once.
 */
import { machine } from '../../disk/index.ts';
import type { Engine, EngineHost } from '../../workspace/index.ts';
import type { Side } from './sides.ts';

export class SwitchingHost implements Omit<EngineHost, 'prelude'> {
  private side: Side;
  /** Paths that were asked for on this side. */
  private readonly asked = new Set<string>();

  constructor(side: Side) {
    this.side = side;
  }

  readonly readFile = (path: string): string | undefined => {
    this.asked.add(path);
    return this.side.readFile(path);
  };
  readonly readBytes = (path: string): Uint8Array | undefined => {
    this.asked.add(path);
    return this.side.readBytes(path);
  };
  readonly listDir = (path: string): readonly string[] | undefined => this.side.listDir(path);
  readonly realPath = (path: string): string | undefined => this.side.realPath(path);
  readonly holdsAll = machine.holdsAll;
  readonly env = machine.env;

  /** Shows the other side. `changed`: the paths that differ, all in the repository. */
  switchTo(side: Side, engine: Engine, changed: Iterable<string>): void {
    const old = this.side;
    this.side = side;
    for (const path of changed) {
      const before = old.readFile(path);
      const after = side.readFile(path);
      // A text in place of a text is an edit, which costs what it touches.
      if (before !== undefined && after !== undefined && this.asked.has(path))
        engine.setFile(path, after);
      else engine.removeFile(path);
    }
  }
}
