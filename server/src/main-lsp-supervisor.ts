/**
 * The process of the language server: its streams, and the threads that answer, which are this same
 * bundle again.
 */
import type { Writable } from 'node:stream';
import {
  AbstractMessageWriter,
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  type Message,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
} from 'vscode-jsonrpc/node';
import { LIMITS, type ServerThread, supervise } from './supervisor/index.ts';

/** Writes a message with its header at once: the client wakes up once for it. */
class WholeMessageWriter extends AbstractMessageWriter implements MessageWriter {
  private readonly out: Writable;

  constructor(out: Writable) {
    super();
    this.out = out;
    out.on('error', (error) => this.fireError(error));
    out.on('close', () => this.fireClose());
  }

  write(message: Message): Promise<void> {
    const text = JSON.stringify(message);
    const header = `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
    this.out.write(header + text);
    return Promise.resolve();
  }

  end(): void {
    this.out.end();
  }
}

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
  return [new StreamMessageReader(process.stdin), new WholeMessageWriter(process.stdout)];
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
