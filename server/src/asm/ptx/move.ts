/** Moves parts of a tree by characters and lines, in place. */
import type {
  PtxInit,
  PtxInstruction,
  PtxItem,
  PtxLoc,
  PtxOperand,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
} from './ast.ts';
import { PtxPlaced } from './placed.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function move(span: PtxSpan, by: number, lines: number): void {
  const s = span as Mutable<PtxSpan>;
  s.start += by;
  s.end += by;
  s.line += lines;
}

/**
 * Each kind moves itself: objects of one shape in one place are much faster than all of them in
 * one.
 */
function moveOperand(o: Mutable<PtxOperand>, by: number, lines: number): void {
  switch (o.kind) {
    case 'sym':
      o.start += by;
      o.end += by;
      o.line += lines;
      return;
    case 'int':
      o.start += by;
      o.end += by;
      o.line += lines;
      return;
    case 'addr':
      o.start += by;
      o.end += by;
      o.line += lines;
      for (const item of o.items) moveOperand(item, by, lines);
      return;
    case 'vec':
      o.start += by;
      o.end += by;
      o.line += lines;
      for (const element of o.elements) moveOperand(element, by, lines);
      return;
    case 'pair':
      move(o, by, lines);
      moveOperand(o.first, by, lines);
      moveOperand(o.second, by, lines);
      return;
    case 'not':
    case 'neg':
      move(o, by, lines);
      moveOperand(o.operand, by, lines);
      return;
    case 'symaddr':
      move(o, by, lines);
      moveOperand(o.symbol, by, lines);
      return;
    default:
      move(o, by, lines);
  }
}

function moveInit(init: PtxInit, by: number, lines: number): void {
  if (init.kind !== 'list') {
    moveOperand(init, by, lines);
    return;
  }
  move(init, by, lines);
  for (const item of init.items) moveInit(item, by, lines);
}

export function moveStatement(s: PtxStatement, by: number, lines: number): void {
  if (s instanceof PtxPlaced) {
    s.move(by, lines);
    return;
  }
  if (s.kind === 'loc') {
    moveLoc(s, by, lines);
    return;
  }
  move(s, by, lines);
  switch (s.kind) {
    case 'block':
      for (const inner of s.body) moveStatement(inner, by, lines);
      return;
    case 'targets':
      for (const target of s.targets) move(target, by, lines);
      return;
    case 'prototype':
      for (const v of [...s.returns, ...s.params]) moveStatement(v, by, lines);
      for (const d of s.directives) move(d, by, lines);
      return;
    case 'var':
      move(s.nameSpan, by, lines);
      if (s.init) moveInit(s.init, by, lines);
      return;
  }
}

function moveLoc(s: Mutable<PtxLoc>, by: number, lines: number): void {
  s.start += by;
  s.end += by;
  s.line += lines;
}

export function moveInstruction(s: Mutable<PtxInstruction>, by: number, lines: number): void {
  s.start += by;
  s.end += by;
  s.line += lines;
  const name: Mutable<PtxSpan> = s.nameSpan;
  name.start += by;
  name.end += by;
  name.line += lines;
  if (s.guard) {
    const guard: Mutable<PtxSymbol> = s.guard.register;
    guard.start += by;
    guard.end += by;
    guard.line += lines;
  }
  for (const o of s.operands) moveOperand(o, by, lines);
  if (!s.call) return;
  for (const o of s.call.returns) moveOperand(o, by, lines);
  moveOperand(s.call.target, by, lines);
  for (const o of s.call.args) moveOperand(o, by, lines);
  if (s.call.prototype) moveOperand(s.call.prototype, by, lines);
}

export function moveItem(item: PtxItem, by: number, lines: number): void {
  if (item.kind !== 'function') {
    if (item.kind === 'var') moveStatement(item, by, lines);
    else move(item, by, lines);
    return;
  }
  move(item, by, lines);
  move(item.nameSpan, by, lines);
  for (const v of [...item.returns, ...item.params]) moveStatement(v, by, lines);
  for (const d of item.directives) move(d, by, lines);
  if (!item.body) return;
  move(item.body, by, lines);
  for (const s of item.body.body) moveStatement(s, by, lines);
}
