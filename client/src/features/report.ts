/**
 * What a report of a problem needs: versions, surroundings, tools found. It is copied, never sent;
 * home folders are shortened.
 */
import { env, version, window, workspace } from 'vscode';
import type { DoctorCommand, DoctorRow } from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';

const DOCTOR: DoctorCommand = 'warplens.doctor';

/** Into the log: a report can be read and copied there, and nothing asks to be saved. */
export async function showDoctor(context: ClientContext): Promise<void> {
  const lines = [...surroundings(context), '', 'Outside tools (none is needed):'];
  lines.push(...(await tools(context)));
  context.log.appendLine(lines.join('\n'));
  context.log.show(true);
}

export async function copyReport(context: ClientContext): Promise<void> {
  const found = await tools(context).catch((error: unknown) => [`  not known: ${String(error)}`]);
  const lines = [...surroundings(context), ...found];
  await env.clipboard.writeText(`${shorten(lines.join('\n'))}\n`);
  window.setStatusBarMessage('Warplens: report copied', 4000);
}

function surroundings(context: ClientContext): string[] {
  const { platform } = context;
  return [
    `Warplens ${context.version}, server ${context.state}`,
    `VS Code ${version} (${env.appHost}), ${platform.runtime}`,
    `remote: ${env.remoteName ?? 'no'}, trusted: ${workspace.isTrusted ? 'yes' : 'no'}`,
    `activated in ${context.activationMs.toFixed(1)} ms`,
  ];
}

/** The doctor starts tools to ask for their versions; an untrusted folder could have its own. */
async function tools(context: ClientContext): Promise<string[]> {
  if (context.platform.kind === 'web') return ['  not looked for: a browser has none'];
  if (!workspace.isTrusted) return ['  not looked for: this workspace is not trusted'];
  const rows = await context.execute<readonly DoctorRow[]>(DOCTOR);
  return rows.map((row) => `  ${row.name}: ${row.state}, ${row.detail}`);
}

function shorten(text: string): string {
  return text.replaceAll(/(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[^/\\\s]+/g, '~');
}
