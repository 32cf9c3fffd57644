/**
 * Diagnostics as SARIF 2.1.0, the OASIS format that code scanning services read. Paths are relative
 * to the current folder, which the log calls `%SRCROOT%`, so that it says the same on every
 * machine.
 */

import type {
  ArtifactLocation,
  Fix,
  Location,
  Log,
  Notification,
  Region,
  ReportingDescriptor,
  Result,
} from 'sarif';
import type { Diagnostic, Severity } from '../../diag/index.ts';
import { decisionRows, gapsOf, launchRows, visibleJson } from '../../report/index.ts';
import { RULES, type Rule, rulePage, ruleUrl } from '../../rules/index.ts';
import type { Locate, Located, Renderer } from './located.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const HOME = 'https://github.com/warplens/warplens';

const LEVEL = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
} as const satisfies Record<Severity, Result.level>;

/** One log with one run. */
export function sarifRenderer(version: string): Renderer {
  return ({ found, unread, coverage }, locate) => {
    const log: Log = {
      $schema: SCHEMA,
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'warplens',
              informationUri: HOME,
              semanticVersion: version,
              rules: RULES.map(descriptor),
            },
          },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: {
            '%SRCROOT%': { description: { text: 'The folder in which warplens was started.' } },
          },
          invocations: [
            {
              executionSuccessful: unread.length === 0,
              toolExecutionNotifications: [
                ...unread.map((d) => notification(d, d.code, 'error', locate)),
                ...gapsOf(coverage).map((d) => notification(d, 'not-analysed', 'warning', locate)),
              ],
            },
          ],
          results: found.map((d) => result(d, locate)),
          properties: {
            decisions: decisionRows(coverage, locate),
            launches: launchRows(coverage, locate),
          },
        },
      ],
    };
    return visibleJson(`${JSON.stringify(log, null, 2)}\n`);
  };
}

function descriptor(rule: Rule): ReportingDescriptor {
  const page = rulePage(rule);
  return {
    id: rule.name,
    shortDescription: { text: sentence(rule.title) },
    fullDescription: { text: sentence(rule.why) },
    help: { text: sentence(rule.help), markdown: page },
    helpUri: ruleUrl(rule.name),
    defaultConfiguration: { level: LEVEL[rule.severity], enabled: rule.optIn === undefined },
    properties: { tags: ['gpu'] },
  };
}

function result(d: Diagnostic, locate: Locate): Result {
  const index = RULES.findIndex((rule) => rule.name === d.code);
  const text = [d.message, d.why, d.help && `help: ${d.help}`].filter(Boolean).join('\n');
  return {
    ruleId: d.code,
    ...(index < 0 ? {} : { ruleIndex: index }),
    level: LEVEL[d.severity],
    message: { text },
    locations: [location(locate(d.span))],
    ...(d.related === undefined
      ? {}
      : {
          relatedLocations: d.related.map((related, i) => ({
            id: i + 1,
            ...location(locate(related.span)),
            message: { text: related.message },
          })),
        }),
    ...(d.fixes === undefined ? {} : { fixes: d.fixes.map((fix) => fixOf(fix, locate)) }),
  };
}

function notification(
  d: Diagnostic,
  id: string,
  level: Notification.level,
  locate: Locate,
): Notification {
  return {
    level,
    descriptor: { id },
    message: { text: d.message },
    locations: [location(locate(d.span))],
  };
}

function fixOf(fix: NonNullable<Diagnostic['fixes']>[number], locate: Locate): Fix {
  const byFile = new Map<string, Fix['artifactChanges'][number]>();
  for (const edit of fix.edits) {
    const at = locate(edit.span);
    const change = byFile.get(at.path) ?? { artifactLocation: artifact(at.path), replacements: [] };
    byFile.set(at.path, change);
    change.replacements.push({
      deletedRegion: region(at),
      ...(edit.newText === '' ? {} : { insertedContent: { text: edit.newText } }),
    });
  }
  return { description: { text: fix.title }, artifactChanges: [...byFile.values()] };
}

function location(at: Located): Location {
  const { path, start, end, text } = at;
  return {
    physicalLocation: {
      artifactLocation: artifact(path),
      region: { ...region(at), snippet: { text: text.slice(start.offset, end.offset) } },
    },
  };
}

function region({ start, end }: Located): Region {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}

/** A URI: relative to the root for what lies below it, a `file:` one for the rest. */
function artifact(path: string): ArtifactLocation {
  const uri = path.split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return { uri: `file://${uri}` };
  // A drive letter keeps its colon.
  if (/^[A-Za-z]:\//.test(path))
    return { uri: `file:///${path[0]}:${uri.slice(path.indexOf('/') + 2)}` };
  return { uri, uriBaseId: '%SRCROOT%' };
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
