/**
 * Runs of kernels in a thread of their own, so that a kernel that does not end holds up no answer
 * of the server: the thread is started for the first run, answers one run at a time, and is ended
 * when a run is cancelled or none has been wanted for a while.
 */
import { parentPort, Worker } from 'node:worker_threads';
import { type EditorJob, type EditorRun, runForEditor } from './ide/index.ts';
import type { Engine } from './workspace/index.ts';

/** Milliseconds without a run after which the thread ends. */
const REST = 120_000;

/** Megabytes of its heap; buffers of kernels lie outside of it. */
const MOST_HEAP = 2048;

type Answer = { readonly run: EditorRun } | { readonly failure: string };

/** Starts runs one after the other; `script` is that of the server. */
export class RunThread {
  private readonly script: URL;
  private readonly data: unknown;
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param data what the thread is started with */
  constructor(script: URL, data?: unknown) {
    this.script = script;
    this.data = data;
  }

  start(job: EditorJob): { readonly result: Promise<EditorRun>; stop(): void } {
    let isStopped = false;
    let stopNow = (): void => undefined;
    const result = this.last
      .catch(() => undefined)
      .then(() => {
        if (isStopped) throw new Error('the run was stopped');
        return this.answered(job, (stop) => (stopNow = stop));
      });
    this.last = result;
    return {
      result,
      stop: () => {
        isStopped = true;
        stopNow();
      },
    };
  }

  private answered(job: EditorJob, onStop: (stop: () => void) => void): Promise<EditorRun> {
    clearTimeout(this.timer);
    const worker = (this.worker ??= this.open());
    return new Promise<EditorRun>((resolve, reject) => {
      const end = (): void => {
        worker.off('message', take);
        worker.off('error', fail);
        worker.off('exit', gone);
      };
      const take = (answer: Answer): void => {
        end();
        this.timer = setTimeout(() => this.close(worker), REST);
        this.timer.unref();
        if ('run' in answer) resolve(answer.run);
        else reject(new Error(answer.failure));
      };
      const fail = (error: NodeJS.ErrnoException): void => {
        end();
        this.close(worker);
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(new Error(isMemory ? 'the run used up its memory' : error.message));
      };
      const gone = (): void => {
        end();
        this.close(worker);
        reject(new Error('the run was stopped'));
      };
      worker.on('message', take);
      worker.on('error', fail);
      worker.on('exit', gone);
      onStop(() => this.close(worker));
      worker.postMessage(job);
    });
  }

  private open(): Worker {
    const worker = new Worker(this.script, {
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    });
    worker.unref();
    return worker;
  }

  private close(worker: Worker): void {
    if (this.worker === worker) this.worker = undefined;
    void worker.terminate();
  }
}

/** The thread's side: an engine that is kept from run to run. */
export function answerRuns(
  engine: Engine,
  changedFiles: () => readonly string[],
  readData: (path: string, folder: string) => Uint8Array | undefined,
): void {
  const port = parentPort!;
  let open = new Set<string>();
  port.on('message', (job: EditorJob) => {
    let answer: Answer;
    try {
      const now = new Set(job.texts.map(([path]) => path));
      for (const path of changedFiles()) if (!now.has(path)) engine.removeFile(path);
      for (const path of open) if (!now.has(path)) engine.removeFile(path);
      open = now;
      engine.setFolders(job.folders);
      engine.setFeatures(job.features);
      for (const [path, text] of job.texts) engine.setFile(path, text);
      answer = { run: runForEditor(engine, job, readData) };
    } catch (error) {
      answer = { failure: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
  });
}
