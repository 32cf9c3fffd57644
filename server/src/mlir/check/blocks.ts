/** Where operations stand: blocks end in terminators, some operations belong into others. */
import { type FactTable, hasTrait } from '../facts/index.ts';
import { rowOf } from '../ops/index.ts';
import type { Op } from '../syntax/tree.ts';
import type { Report } from './names.ts';

/** Operations whose end may be left out in their own form. */
const IMPLICIT = new Set([
  'scf.for',
  'scf.if',
  'scf.forall',
  'scf.parallel',
  'affine.for',
  'affine.if',
  'affine.parallel',
  'vector.mask',
  'memref.alloca_scope',
  'gpu.warp_execute_on_lane_0',
  'scf.reduce',
]);

/** Operations whose blocks have no end. */
const ENDLESS = new Set(['builtin.module', 'gpu.module', 'scf.forall.in_parallel', 'gpu.binary']);

function isEnd(op: Op, table: FactTable): boolean | undefined {
  const facts = table.get(op.name);
  if (facts !== undefined) return hasTrait(facts, 'end');
  const row = rowOf(op.name);
  return row === undefined ? undefined : row.terminator === true;
}

/** What is wrong with the blocks of an operation, and with where the operations in them stand. */
export function checkBlocks(op: Op, table: FactTable, report: Report): void {
  if (op.regions.length === 0) return;
  const facts = table.get(op.name);
  if (facts === undefined && op.name !== 'builtin.module') return;
  const at = (other: Op): { start: number; end: number } => ({
    start: other.nameStart,
    end: other.nameEnd,
  });
  const mayLack = ENDLESS.has(op.name) || (IMPLICIT.has(op.name) && !op.generic);
  for (const region of op.regions) {
    for (const block of region.blocks) {
      block.ops.forEach((inner, i) => {
        const last = i === block.ops.length - 1;
        const end =
          inner.opaque && table.get(inner.name) === undefined ? undefined : isEnd(inner, table);
        if (end === true && !last)
          report('must be the last operation in the parent block', at(inner));
        else if (end === false && last && !mayLack)
          report(`block with no terminator, has \`${inner.name}\``, at(inner));
        checkParent(inner, op, table, report);
      });
      const isDeclared =
        region.blocks.length === 1 && block.args.length === 0 && block.ops.length === 0;
      if (block.ops.length === 0 && !isDeclared && !mayLack)
        report(
          'empty block: expect at least a terminator',
          block.name === undefined ? at(op) : block,
        );
    }
  }
}

function checkParent(op: Op, around: Op, table: FactTable, report: Report): void {
  const facts = table.get(op.name);
  const trait = facts?.traits.find((one) => one.startsWith('in('));
  if (trait === undefined) return;
  const parents = trait.slice(3, -1).split(',');
  if (parents.includes(around.name)) return;
  const words = parents.map((name) => `'${name}'`).join(', ');
  report(`expects parent op ${parents.length > 1 ? 'to be one of ' : ''}${words}`, {
    start: op.nameStart,
    end: op.nameEnd,
  });
}

/** What stands in no other operation has the file around it. */
export function checkPlace(op: Op, report: Report, table: FactTable): void {
  const trait = table.get(op.name)?.traits.find((one) => one.startsWith('in('));
  if (trait === undefined || op.opaque) return;
  report(`expects parent op '${trait.slice(3, -1)}'`, { start: op.nameStart, end: op.nameEnd });
}
