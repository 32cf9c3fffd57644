/**
 * For tests of edits that leave the crate where it is: what is seen afterwards, and whether
 * anything was collected for it.
 */
import assert from 'node:assert/strict';
import { FrontEnd } from '../../src/workspace/front-end.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';

export class InPlace {
  private readonly engine = testEngine();
  /** Knows nothing of the text before. */
  private readonly other = testEngine();
  private readonly check = FrontEnd.prototype.check;
  private collected = 0;
  private text = '';

  /** Counts how often crates are collected, until `restore`. */
  watch(): void {
    const { check } = this;
    const count = (): void => {
      this.collected++;
    };
    FrontEnd.prototype.check = function (...args) {
      count();
      return check.apply(this, args);
    };
  }

  restore(): void {
    FrontEnd.prototype.check = this.check;
  }

  /** Begins with a text, and files beside it. */
  open(text: string, others: Readonly<Record<string, string>> = {}): void {
    for (const engine of [this.engine, this.other])
      for (const [path, other] of Object.entries(others)) engine.setFile(path, other);
    this.text = text;
    this.collectAnew(this.engine, text);
  }

  /**
   * Edits the text, or a file beside it: the answers are those of a fresh look. Was it put right in
   * place?
   */
  isFree(text: string, path = PATH): boolean {
    this.collected = 0;
    this.engine.setFile(path, text);
    const after = seen(this.engine);
    const { collected } = this;
    if (path !== PATH) this.other.setFile(path, text);
    assert.deepEqual(after, this.collectAnew(this.other, path === PATH ? text : this.text));
    if (path === PATH) this.text = text;
    return collected === 0;
  }

  private collectAnew(engine: Engine, text: string) {
    engine.setFile(PATH, 'use nothing::at_all;');
    engine.diagnostics(PATH);
    engine.setFile(PATH, text);
    return seen(engine);
  }
}

const seen = (engine: Engine) => ({
  findings: engine.diagnostics(PATH).map(({ code, span, related, message }) => ({
    code,
    message,
    at: [span.start, span.end],
    related: related?.map((r) => [r.message, r.span.start]),
  })),
  kernels: engine.kernels(PATH).map(({ name, nameSpan }) => [name, nameSpan.start]),
  problems: engine.check(PATH, 'ptx').map(({ message, span }) => [message, span.start]),
  ptx: engine.emit(PATH, 'ptx').text,
});
