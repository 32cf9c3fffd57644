/**
 * Spans that follow their syntax node: after an edit elsewhere in the file the offsets of a node
 * are moved in place, and instructions lowered before the edit then point at the right text without
 * being lowered again.
 */
import { type FileId, fileId, type Span } from '../base/index.ts';
import type { AnyNode } from '../syntax/index.ts';

export class NodeSpan implements Span {
  readonly file: FileId;
  readonly node: AnyNode;

  constructor(file: FileId, node: AnyNode) {
    // Nodes made by macros say themselves where they come from.
    this.file = node.file === undefined ? file : fileId(node.file);
    this.node = node;
  }

  get start(): number {
    return this.node.start;
  }

  get end(): number {
    return this.node.end;
  }
}
