/** What must hold of every tree, broken or not. */
import assert from 'node:assert/strict';
import {
  type AnyNode,
  forEachChild,
  fullStart,
  NODE_FIELDS,
  walk,
} from '../../src/syntax/index.ts';

/**
 * Children lie inside their parents, in source order, and the table of fields misses none of them.
 */
export function checkTree(root: AnyNode, length: number): void {
  walk(root, (node) => {
    assert.ok(node.start <= node.end, `${node.kind} ends before it starts`);
    assert.ok(node.start >= 0 && node.end <= length, `${node.kind} leaves the text`);
    forEachChild(node, (child) => {
      if (child.kind === 'Attr') return;
      assert.ok(
        fullStart(node) <= child.start && child.end <= node.end,
        `${child.kind} ${child.start}..${child.end} leaves ${node.kind} ${node.start}..${node.end}`,
      );
    });
    checkFields(node);
  });
}

function checkFields(node: AnyNode): void {
  if (node.kind === 'Group' || node.kind === 'Token' || node.kind === 'Interpolated') return;
  const fields: readonly string[] = NODE_FIELDS[node.kind];
  for (const [key, value] of Object.entries(node)) {
    const holdsNodes = Array.isArray(value)
      ? value.some((v) => typeof v === 'object')
      : typeof value === 'object' && value !== null;
    if (holdsNodes) assert.ok(fields.includes(key), `${node.kind}.${key} is no row of NODE_FIELDS`);
  }
}
