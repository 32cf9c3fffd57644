/**
 * What a tool of the Model Context Protocol server is: its schemas, what it does, and what a call
 * offers it. The protocol's library and zod are given as values, because they are a bundle of their
 * own that no other command reads.
 */
import type * as zod from 'zod';
import type { McpSession } from './session.ts';

/** The builders of schemas that tools use; `import * as z` would bring all languages of zod. */
export type Zod = Pick<
  typeof zod,
  | 'array'
  | 'boolean'
  | 'enum'
  | 'int'
  | 'literal'
  | 'number'
  | 'object'
  | 'record'
  | 'strictObject'
  | 'string'
  | 'unknown'
>;

/** One call of a tool. */
export interface ToolCall {
  readonly signal: AbortSignal;
  /** Told to the client where it asked for progress. */
  progress(done: number, of: number | undefined, what: string): void;
  /** Lets messages of the client in; throws `Stopped` once the call was cancelled. */
  pause(): Promise<void>;
}

/** A tool without the types of its schemas. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: zod.ZodObject;
  readonly output: zod.ZodObject;
  run(session: McpSession, args: unknown, call: ToolCall): Promise<object>;
}

/** Makes a tool once the builders are there. */
export function defineTool<In extends zod.ZodObject, Out extends zod.ZodObject>(
  info: Pick<Tool, 'name' | 'title' | 'description'>,
  schemas: (z: Zod) => { readonly input: In; readonly output: Out },
  run: (session: McpSession, args: zod.output<In>, call: ToolCall) => Promise<zod.input<Out>>,
): (z: Zod) => Tool {
  return (z) => ({
    ...info,
    ...schemas(z),
    run: (session, args, call) => run(session, args as zod.output<In>, call),
  });
}
