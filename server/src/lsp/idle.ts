/**
 * What happens when nobody has asked for anything in a while: once after the start the engine warms
 * up; later, and after every while of work, it lets go of what it can make again, and the process
 * gives memory back. Once; then nothing runs until the next message.
 */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { hasGpuCode } from '../ide/index.ts';
import type { Work } from '../supervisor/index.ts';
import type { ServerContext } from './context.ts';
import { pendingMessages } from './pending.ts';
import { isRustSource } from './uris.ts';

/**
 * Milliseconds without a message. People who look at a file that they have just opened do nothing
 * for longer.
 */
const WARM_UP_AFTER = 150;

/** Milliseconds without a message. People who type pause for less. */
const IDLE_AFTER = 3000;

/** It is about no file of the user's. */
const WORK: Work = { request: 'warplens/warmUp', uri: undefined, scope: 'workspace' };

/** Called for each message; the last one of a while starts the rest. */
export function createIdle(
  context: Pick<ServerContext, 'documents' | 'engine' | 'host' | 'whileOn'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let messages = 0;
  let keystrokes: Generator<undefined, void> | undefined;
  let isWarm = false;

  const after = (delay: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
    // In a browser it is a number, and nothing ends.
    if (typeof timer === 'object') timer.unref();
  };
  const rest = (): void => {
    timer = undefined;
    context.engine.rest();
    context.host.collectGarbage?.();
  };
  /** A message has its turn between two keystrokes; the others come when it is quiet again. */
  const warmUp = async (): Promise<void> => {
    const seen = messages;
    const first = context.documents.all().find(isForGpu);
    if (first === undefined) {
      after(IDLE_AFTER, rest);
      return;
    }
    keystrokes ??= context.engine.warmUp();
    while (!isWarm && seen === messages) {
      const steps = keystrokes;
      isWarm = context.whileOn(WORK, () => steps.next().done === true);
      await pendingMessages();
    }
    if (isWarm) keystrokes = undefined;
    if (seen === messages) after(IDLE_AFTER, rest);
  };
  return () => {
    messages += 1;
    if (isWarm) after(IDLE_AFTER, rest);
    else after(WARM_UP_AFTER, () => void warmUp().catch(() => (isWarm = true)));
  };
}

/** Somebody who writes other Rust pays for nothing. */
function isForGpu(document: TextDocument): boolean {
  return isRustSource(document.uri) && hasGpuCode(document.getText());
}
