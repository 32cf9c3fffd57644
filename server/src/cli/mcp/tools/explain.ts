/**
 * The tool `explain`: the page of a rule, what an instruction does, or what causes an error of
 * ptxas, rustc, LLVM, a linker or a driver, with the lines of Rust that it is about.
 */
import { resolve } from 'node:path';
import { nearest } from '../../../base/index.ts';
import { slashes } from '../../../disk/index.ts';
import {
  type ExplainedError,
  explainErrors,
  instructionDoc,
  isKnownError,
} from '../../../ide/index.ts';
import { findRule, RULES, rulePage } from '../../../rules/index.ts';
import type { TargetName } from '../../../workspace/index.ts';
import { ToolError } from '../errors.ts';
import { defineTool } from '../kit.ts';
import type { McpSession } from '../session.ts';
import { cpuInput, pathInput, placeShape, targetInput } from '../shapes.ts';
import { findingOf } from './check.ts';
import { targetFor } from './preview.ts';

/** Characters of a pasted text. */
const MOST_TEXT = 100_000;

/** A text that only a label makes an instruction. */
const LABELLED = /^[\w$.-]+\s*(?:\[\w+\])?:/;

/** Findings of ours beside an error. */
const MOST_FINDINGS = 20;

export const explain = defineTool(
  {
    name: 'explain',
    title: 'Explain a rule, an instruction or an error',
    description:
      'Takes the name of a rule, an instruction of PTX or AMDGCN, or a pasted error of ptxas, rustc, LLVM, a linker, the CUDA driver or HIP. An error is answered with its cause in Rust, what to do, the source lines it is about, and what Warplens finds there. Without `text` it lists the rules.',
  },
  (z) => ({
    input: z.strictObject({
      text: z.string().max(MOST_TEXT).optional().describe('rule, instruction, or error message'),
      path: pathInput(z),
      target: targetInput(z),
      cpu: cpuInput(z),
    }),
    output: z.object({
      kind: z.enum(['rules', 'rule', 'instruction', 'errors', 'unknown']),
      markdown: z.string().optional(),
      rules: z
        .array(z.object({ name: z.string(), severity: z.string(), title: z.string() }))
        .optional(),
      errors: z
        .array(
          z.object({
            source: z.string().describe('who reports it'),
            error: z.string(),
            cause: z.string(),
            remedy: z.string(),
            rules: z.array(z.string()),
            places: z.array(z.object({ ...placeShape(z), text: z.string(), why: z.string() })),
            findings: z.array(
              z.object({
                ...placeShape(z),
                code: z.string(),
                severity: z.string(),
                message: z.string(),
              }),
            ),
            next: z.string().optional().describe('what to call next'),
          }),
        )
        .optional(),
    }),
  }),
  async (session, args, call) => {
    const text = args.text?.trim() ?? '';
    if (text === '')
      return {
        kind: 'rules' as const,
        rules: RULES.map(({ name, severity, title }) => ({ name, severity, title })),
      };
    if (!/\s/.test(text)) {
      const rule = findRule(RULES, text);
      if (rule !== undefined) return { kind: 'rule' as const, markdown: rulePage(rule) };
    }
    // Before instructions: `NAME: text` has the form of one with a label.
    const errors = isKnownError(text) ? await errorsOf(session, text, args, call.pause) : [];
    if (errors.length > 0) return { kind: 'errors' as const, errors };
    if (!text.includes('\n') && !LABELLED.test(text)) {
      const doc = instruction(session, text, args);
      if (doc !== undefined) return { kind: 'instruction' as const, markdown: doc };
    }
    const near = /\s/.test(text)
      ? undefined
      : nearest(
          text,
          RULES.map(({ name }) => name),
        );
    return {
      kind: 'unknown' as const,
      markdown:
        near === undefined
          ? 'This is no rule, no instruction of PTX or AMDGCN, and no error that is known here.'
          : `No rule is called \`${text}\`; did you mean \`${near}\`?`,
    };
  },
);

interface Where {
  readonly path?: string | undefined;
  readonly target?: TargetName | undefined;
  readonly cpu?: string | undefined;
}

function instruction(
  { engine }: McpSession,
  text: string,
  { target, cpu }: Where,
): string | undefined {
  const all: readonly TargetName[] = target === undefined ? ['ptx', 'amdgcn'] : [target];
  for (const one of all) {
    const known = engine.cpus(one);
    if (cpu !== undefined && !known.includes(cpu) && target !== undefined)
      throw new ToolError(`unknown GPU \`${cpu}\`; known: ${known.join(', ')}`);
    const gpu = cpu !== undefined && known.includes(cpu) ? cpu : known.at(one === 'ptx' ? -1 : 0)!;
    const doc = instructionDoc(one, text, gpu);
    if (doc !== undefined) return doc;
  }
  return undefined;
}

async function errorsOf(
  session: McpSession,
  text: string,
  where: Where,
  pause: () => Promise<void>,
) {
  const { engine } = session;
  const roots = await session.roots(where.path);
  const [first] = roots;
  const target =
    first === undefined
      ? (where.target ?? 'ptx')
      : targetFor(session, first, where.target, where.cpu);
  const withKernels = roots.filter((root) => engine.kernels(root).length > 0);
  const explained = explainErrors(text, {
    engine,
    roots: withKernels.length > 0 ? withKernels : roots,
    target,
    ...(where.cpu !== undefined && { cpu: where.cpu }),
    find: (name) => findFile(session, name),
  });
  const locate = session.locate();
  const out = [];
  for (const one of explained) {
    await pause();
    const findings = roots
      .flatMap((root) => engine.diagnostics(root))
      .filter(({ code }) => one.rules.includes(code))
      .slice(0, MOST_FINDINGS);
    out.push({
      source: one.source,
      error: one.line.slice(0, 1000),
      cause: one.cause,
      remedy: one.remedy,
      rules: [...one.rules],
      places: one.places.map(({ span, why }) => {
        const { text: whole, start } = locate(span);
        const line = whole.split('\n', start.line)[start.line - 1] ?? '';
        return { ...session.place(locate, span), text: line.slice(0, 200), why };
      }),
      findings: findings.map((found) => {
        const { file, line, column, code, severity, message } = findingOf(session, locate, found);
        return { file, line, column, code, severity, message };
      }),
      ...next(one),
    });
  }
  return out;
}

function next({ atRunTime }: ExplainedError): { readonly next?: string } {
  return atRunTime
    ? {
        next: '`run` with the sizes and arguments of the failing launch: it names thread, place and value',
      }
    : {};
}

/** A file of the workspace that an error names, by its path or the end of it. */
function findFile(session: McpSession, name: string): string | undefined {
  for (const folder of session.folders) {
    const path = slashes(resolve(folder, name));
    try {
      session.path(path);
      if (session.engine.text(path) !== undefined) return path;
    } catch {
      // Another folder, or none of the workspace.
    }
  }
  return undefined;
}
