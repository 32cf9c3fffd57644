/**
 * Debug sessions in the server, for clients that cannot start `warplens dap`: messages of the Debug
 * Adapter Protocol go through the connection, and programs are the texts as the editor has them.
 */
import { ResponseError } from 'vscode-languageserver';
import { DebugSession, type LaunchArguments, type Program, programOf } from '../../debug/index.ts';
import { parseReplay } from '../../execute/index.ts';
import { requestOfJob } from '../../ide/index.ts';
import type { DebugNotification, DebugParams } from '../../protocol/index.ts';
import type { ServerContext } from '../context.ts';
import { pathOfUri } from '../uris.ts';
import { jobOf, textOf } from './run.ts';

const DEBUG: DebugNotification = 'warplens/debug';

/** Answers messages to debug sessions; each number that is new begins one. */
export function registerDebugger(context: ServerContext): void {
  const { connection } = context;
  const sessions = new Map<number, DebugSession>();
  connection.onNotification(DEBUG, ({ session, message }: DebugParams) => {
    if (message === undefined) {
      sessions.delete(session);
      return;
    }
    let found = sessions.get(session);
    if (found === undefined) {
      const send = (answer: object): void => {
        const params: DebugParams = { session, message: answer };
        void connection.sendNotification(DEBUG, params);
      };
      found = new DebugSession({ open: (args) => open(context, args), pause }, send);
      sessions.set(session, found);
    }
    void found.handle(message as Parameters<DebugSession['handle']>[0]);
  });
}

/** Lets messages in: a task of its own, in browsers too. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function open(context: ServerContext, args: LaunchArguments): Promise<Program | string> {
  const { program, kernel, spec, cpu, replay: file } = args;
  if (typeof program !== 'string' || program === '')
    return 'the launch configuration names no `program`: a Rust file or a spec';
  const { engine, host } = context;
  try {
    const options = { ...(spec !== undefined && { spec }), ...(cpu !== undefined && { cpu }) };
    const job = jobOf(context, pathOfUri(program), kernel, options);
    const request = requestOfJob(engine, job, (path, folder) => host.readSpecData?.(path, folder));
    if (request === undefined) return `there is no kernel in ${job.path} that could be debugged`;
    const text = file === undefined ? undefined : textOf(context, pathOfUri(file));
    if (file !== undefined && text === undefined) return `cannot read ${file}`;
    const replay = text === undefined ? undefined : parseReplay(text);
    if (typeof replay === 'string') return `${file}: ${replay}`;
    const wanted = {
      ...request,
      ...(replay && { replay }),
      ...(args.debugAssertions === true && { debugAssertions: true }),
    };
    return programOf(engine, wanted, (span) => engine.path(span.file));
  } catch (error) {
    if (error instanceof ResponseError) return error.message;
    throw error;
  }
}
