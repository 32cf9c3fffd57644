/**
 * The process of the language server: its streams, and the threads that answer, which are this same
 * bundle again.
 */
import {
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { LIMITS, type ServerThread, supervise } from './supervisor/index.ts';

/** The streams that the arguments name; an editor that names none means stdio. */
function transport(args: readonly string[]): [MessageReader, MessageWriter] {
  const optionOf = (name: string): string | undefined => {
    const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
    return at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
  };
  if (args.includes('--node-ipc'))
    return [new IPCMessageReader(process), new IPCMessageWriter(process)];
  const socket = optionOf('--socket');
  if (socket !== undefined) return createServerSocketTransport(Number(socket));
  const pipe = optionOf('--pipe');
  if (pipe !== undefined) return createServerPipeTransport(pipe);
  return [new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)];
}

/**
 * @param first a thread that is being started already; later ones are started when they are needed
 */
export function superviseProcess(first: ServerThread, start: () => ServerThread): void {
  const [reader, writer] = transport(process.argv.slice(2));
  let waiting: ServerThread | undefined = first;
  supervise({
    reader,
    writer,
    start() {
      const thread = waiting ?? start();
      waiting = undefined;
      return thread;
    },
    exit: (code) => process.exit(code),
    limits: LIMITS,
  });
}
