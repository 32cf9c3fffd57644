/**
 * What users see of a server that works for longer than a moment: work-done progress for clients
 * that have it, and a notification for those that ask for ours. The thread that computes cannot
 * send anything meanwhile.
 */
import type { Message, NotificationMessage, RequestMessage } from 'vscode-jsonrpc/node';
import type { Step, Work } from './busy-note.ts';

export type StatusNotification = 'warplens/status';

export interface StatusParams {
  /** `starting`: a server that had to be replaced is being started again. */
  readonly state: 'ready' | 'working' | 'starting';
  /** For people: what is being worked on, or what was stopped. */
  readonly text?: string;
}

const STATUS: StatusNotification = 'warplens/status';

/** What the client can show. */
export interface Shows {
  readonly progress: boolean;
  readonly status: boolean;
}

export class Activity {
  private readonly say: (message: Message) => void;
  private readonly shows: () => Shows;
  private tokens = 0;
  /** Of the progress that is shown. */
  private token: string | undefined;
  private told = '';

  constructor(say: (message: Message) => void, shows: () => Shows) {
    this.say = say;
    this.shows = shows;
  }

  /** The server works on this and has not answered for a while. */
  working(work: Work | undefined, step: Step | undefined): void {
    const text = activityText(work, step);
    if (this.told === text) return;
    this.told = text;
    this.status({ state: 'working', text });
    if (!this.shows().progress) return;
    if (this.token === undefined) {
      this.token = `warplens:${++this.tokens}`;
      const params = { token: this.token };
      const id = `warplens:progress-${this.tokens}`;
      const method = 'window/workDoneProgress/create';
      this.say({ jsonrpc: '2.0', id, method, params } as RequestMessage);
      this.progress({
        kind: 'begin',
        title: 'Warplens',
        cancellable: false,
        ...messageOf(step, text),
      });
    } else this.progress({ kind: 'report', ...messageOf(step, text) });
  }

  /** It answers again, or is being replaced. */
  ended(status: StatusParams = { state: 'ready' }): void {
    if (this.token !== undefined) this.progress({ kind: 'end' });
    this.token = undefined;
    if (this.told === '' && status.text === undefined && status.state === 'ready') return;
    this.told = status.state === 'ready' ? '' : status.state;
    this.status(status);
  }

  private progress(value: object): void {
    const params = { token: this.token, value };
    this.say({ jsonrpc: '2.0', method: '$/progress', params } as NotificationMessage);
  }

  private status(params: StatusParams): void {
    if (!this.shows().status) return;
    this.say({ jsonrpc: '2.0', method: STATUS, params } as object as NotificationMessage);
  }
}

function messageOf({ done, of }: Step = { what: '', done: 0, of: 0 }, message: string): object {
  return of > 0
    ? { message, percentage: Math.min(100, Math.floor((100 * done) / of)) }
    : { message };
}

/** A piece of work for people: `codeLens of main.rs: reading cuda_device, 12 of 40 files`. */
export function activityText(work: Work | undefined, step: Step | undefined): string {
  const what = work === undefined ? 'a change' : workText(work);
  if (step === undefined) return what;
  const { done, of } = step;
  const count = of > 0 ? `, ${done} of ${of} files` : '';
  return `${step.what}${count} (for ${what})`;
}

/** `textDocument/codeLens` of `main.rs`. */
export function workText({ request, uri }: Work): string {
  const file = uri === undefined ? undefined : fileName(uri);
  return file === undefined ? `\`${request}\`` : `\`${request}\` of \`${file}\``;
}

function fileName(uri: string): string {
  const name = uri.split('/').at(-1) ?? uri;
  try {
    return decodeURIComponent(name);
  } catch {
    // A `%` that encodes nothing stands for itself.
    return name;
  }
}
