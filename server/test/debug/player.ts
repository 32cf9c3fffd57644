/** Plays the commands of a session and writes what the debugger answers. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previewUri } from '../../src/ide/index.ts';
import type { TargetName } from '../../src/workspace/index.ts';
import { Client, textProgram } from './client.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire
type Body = Record<string, any>;

const STEPS: Readonly<Record<string, string>> = {
  next: 'next',
  in: 'stepIn',
  out: 'stepOut',
  back: 'stepBack',
  continue: 'continue',
  reverse: 'reverseContinue',
};

/** Names of scopes by command. */
const SCOPES: Readonly<Record<string, string>> = {
  locals: 'Locals',
  lanes: 'Lanes',
  lane: 'Lane',
  workgroup: 'Workgroup memory',
  buffers: 'Buffers',
};

export class Player {
  /** Path of the source and the spec without their extensions. */
  private readonly base: string;
  private readonly path: string;
  private readonly programs = new Map<string, ReturnType<typeof textProgram>>();
  private client!: Client;
  private breakpoints: Body[] = [];
  private filters: readonly string[] | undefined;
  private thread = 0;
  private isOver = false;

  constructor(base: string) {
    this.base = base;
    this.path = existsSync(`${base}.mlir`) ? `${base}.mlir` : `${base}.rs`;
  }

  /** The commands with their answers, as the file of the session has them. */
  async play(commands: readonly string[]): Promise<string> {
    this.breakpoints = [];
    this.filters = undefined;
    this.isOver = true;
    const lines: string[] = [];
    for (const command of commands) {
      lines.push(`> ${command}`);
      const said = await this.command(command).catch((error: Error) => `error: ${error.message}`);
      if (said !== '') lines.push(said);
    }
    return lines.join('\n');
  }

  private async command(text: string): Promise<string> {
    const [, verb, rest] = /^(\w+)\s*(.*)$/.exec(text)!;
    const step = STEPS[verb!];
    if (step !== undefined) {
      const args = { threadId: this.thread, ...(rest !== '' && { granularity: rest }) };
      return this.stopped(await this.client.go(step, args));
    }
    const scope = SCOPES[verb!];
    if (scope !== undefined) return this.scope(scope, rest!);
    switch (verb) {
      case 'break':
        return this.breakAt(rest!);
      case 'filters':
        this.filters = rest!.split(' ').filter((one) => one !== '');
        return '';
      case 'start':
        return this.start(rest === '' ? {} : JSON.parse(rest!));
      case 'print':
        return this.client.value(rest!);
      case 'frames':
        return (await this.client.frames(this.thread))
          .map(({ name, line, column }) => `${name} ${line}:${column}`)
          .join('\n');
      case 'threads':
        return (await this.client.ask('threads')).threads
          .map(({ id, name }: Body) => `${id === this.thread ? '* ' : ''}${name}`)
          .join('\n');
      case 'watch':
        return this.watch(rest!);
      case 'set':
        return this.set(rest!);
      case 'assign': {
        const [expression, value] = rest!.split(' = ');
        return (await this.client.ask('setExpression', { expression, value })).value;
      }
      case 'read':
        return this.read(rest!);
      case 'focus':
        await this.client.ask('evaluate', { expression: text, context: 'repl' });
        return this.stopped(await this.client.stop());
      case 'fault': {
        const { exceptionId, description } = await this.client.ask('exceptionInfo');
        return `${exceptionId}\n${description}`;
      }
      case 'disassembly':
        return (await this.disassembly(rest!))
          .map(({ symbol, line, instruction }) =>
            [symbol && `${symbol}:`, line ?? '-', instruction].filter(Boolean).join(' '),
          )
          .join('\n');
      case 'instruction':
        return this.instruction(rest!);
      case 'pane':
        return this.pane(Number(rest));
      case 'output':
        return this.client.output.trimEnd();
      case 'ask':
        return this.ask(rest!);
      default:
        throw new Error(`there is no command ${verb}`);
    }
  }

  private program(target?: string, replay?: string): ReturnType<typeof textProgram> {
    const key = `${target} ${replay}`;
    let found = this.programs.get(key);
    if (found === undefined) {
      found = textProgram(
        this.path,
        readFileSync(this.path, 'utf8'),
        readFileSync(`${this.base}.warplens.json`, 'utf8'),
        target as TargetName | undefined,
        replay === undefined ? undefined : join(dirname(this.path), replay),
      );
      this.programs.set(key, found);
    }
    return found;
  }

  private async start({ target, kernel, replay, ...args }: Body): Promise<string> {
    const all = this.program(target, replay);
    // One program serves all cases; a case may begin at one of its kernels.
    const from = all.launches.findIndex(({ input }) => input.kernel.endsWith(kernel ?? ''));
    const program = { ...all, launches: all.launches.slice(Math.max(0, from)) };
    this.client = new Client(program);
    this.isOver = false;
    return this.stopped(
      await this.client.start(this.path, this.breakpoints as never, args, this.filters),
    );
  }

  private async stopped({ reason, threadId, text }: Body): Promise<string> {
    if (reason === 'ended') {
      this.isOver = true;
      return 'ended';
    }
    this.thread = threadId;
    const [frame] = await this.client.frames(threadId);
    const words = frame === undefined ? undefined : await this.client.scope(threadId, 'Lane');
    const at =
      frame === undefined
        ? 'nowhere'
        : `${frame.line}:${frame.column} ${frame.name}, block ${words!.get('block')!.value} thread ${words!.get('thread')!.value}`;
    return `${reason}: ${at}${text === undefined ? '' : `\n  ${text}`}`;
  }

  private async breakAt(text: string): Promise<string> {
    const parts = /^(\d+)(?: if (.*?))?(?: hit (.*?))?(?: log (.*))?$/.exec(text);
    if (text === 'none') this.breakpoints = [];
    else {
      const [, line, condition, hitCondition, logMessage] = parts!;
      this.breakpoints.push({
        line: Number(line),
        ...(condition !== undefined && { condition }),
        ...(hitCondition !== undefined && { hitCondition }),
        ...(logMessage !== undefined && { logMessage }),
      });
    }
    if (this.isOver) return '';
    const { breakpoints } = await this.client.ask('setBreakpoints', {
      source: { path: this.path },
      breakpoints: this.breakpoints,
    });
    return breakpoints
      .map(({ verified, line, message }: Body) => (verified ? `line ${line}` : message))
      .join('\n');
  }

  /** `FIRST COUNT`, counted from the instruction of the innermost frame. */
  private async disassembly(text: string): Promise<readonly Body[]> {
    const [frame] = await this.client.frames(this.thread);
    const [instructionOffset, instructionCount] = text.split(' ').map(Number);
    const memoryReference = frame!.instructionPointerReference;
    const args = { memoryReference, instructionOffset, instructionCount };
    return (await this.client.ask('disassemble', args)).instructions;
  }

  /** A breakpoint at the first instruction of the text with a word. */
  private async instruction(word: string): Promise<string> {
    const all = word === 'none' ? [] : await this.disassembly('-500 1000');
    const found = all.find((one) => one.instruction.startsWith(word));
    if (word !== 'none' && found === undefined) return `there is no ${word}`;
    const wanted = found === undefined ? [] : [{ instructionReference: found.address }];
    const args = { breakpoints: wanted };
    const { breakpoints } = await this.client.ask('setInstructionBreakpoints', args);
    return breakpoints
      .map(({ verified, message }: Body) => `${found?.instruction}: ${verified}, ${message}`)
      .join('\n');
  }

  /** A breakpoint on a line of the pane of the source. */
  private async pane(line: number): Promise<string> {
    const { path } = this;
    const about = { path, debugAssertions: false, lineInfo: false, provider: 'core' as const };
    const uri = previewUri({ pane: 'ptx', target: 'ptx', ...about });
    const args = { source: { path: uri }, breakpoints: [{ line }] };
    const { breakpoints } = await this.client.ask('setBreakpoints', args);
    return breakpoints
      .map((one: Body) => `line ${one.line}: ${one.verified}, ${one.message}`)
      .join('\n');
  }

  private async scope(name: string, wanted: string): Promise<string> {
    const found = await this.client.scope(this.thread, name);
    const names = wanted === '' ? [...found.keys()] : wanted.split(' ');
    return names.map((one) => `${one} = ${found.get(one)?.value ?? '(there is none)'}`).join('\n');
  }

  private async watch(name: string): Promise<string> {
    const [frame] = await this.client.frames(this.thread);
    const { dataId, description } = await this.client.ask('dataBreakpointInfo', {
      name,
      frameId: frame!.id,
    });
    if (dataId === null) return description;
    const { breakpoints } = await this.client.ask('setDataBreakpoints', {
      breakpoints: [{ dataId, accessType: 'write' }],
    });
    return `${description}: ${breakpoints[0].verified}`;
  }

  /** `SCOPE NAME VALUE`, or `SCOPE NAME[i] VALUE`. */
  private async set(text: string): Promise<string> {
    const [scope, path, ...value] = text.split(' ');
    const [frame] = await this.client.frames(this.thread);
    const { scopes } = await this.client.ask('scopes', { frameId: frame!.id });
    let { variablesReference } = scopes.find((one: Body) => one.name === SCOPES[scope!]);
    const names = path!.split('/');
    for (const name of names.slice(0, -1)) {
      const part = (await this.client.children(variablesReference)).get(name);
      if (part === undefined) return `there is no ${name}`;
      ({ variablesReference } = part);
    }
    await this.client.children(variablesReference);
    const args = { variablesReference, name: names.at(-1), value: value.join(' ') };
    return (await this.client.ask('setVariable', args)).value;
  }

  /** Bytes of a value in memory, in hexadecimal. */
  private async read(text: string): Promise<string> {
    const [expression, count, bytes] = text.split(' ');
    const { memoryReference } = await this.client.ask('evaluate', { expression });
    if (memoryReference === undefined) return 'not in memory';
    if (bytes !== undefined) {
      const data = Buffer.from(bytes, 'hex').toString('base64');
      const { bytesWritten } = await this.client.ask('writeMemory', { memoryReference, data });
      return `${bytesWritten} bytes written`;
    }
    const args = { memoryReference, count: Number(count) };
    const { data, unreadableBytes } = await this.client.ask('readMemory', args);
    const hex = Buffer.from(data, 'base64').toString('hex');
    return unreadableBytes > 0 ? `${hex} and ${unreadableBytes} unreadable` : hex;
  }

  private async ask(text: string): Promise<string> {
    const [, command, args] = /^(\S+)\s*(.*)$/.exec(text)!;
    const body = await this.client.ask(command!, args === '' ? {} : JSON.parse(args!));
    return JSON.stringify(body);
  }
}
