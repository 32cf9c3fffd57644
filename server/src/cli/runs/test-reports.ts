/** Results of tests for code scanning and for GitHub's workflows. */
import type { Log } from 'sarif';
import { visible, visibleJson } from '../../report/index.ts';
import type { PlacedDiagnostic, TestResult } from './results.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/** SARIF 2.1.0 with one run. */
export function sarifTests(version: string, results: readonly TestResult[]): string {
  const log: Log = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'warplens', semanticVersion: version, rules: [] } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          '%SRCROOT%': { description: { text: 'The folder in which warplens was started.' } },
        },
        invocations: [
          {
            executionSuccessful: results.every(({ state }) => state !== 'error'),
            toolExecutionNotifications: results
              .filter(({ state }) => state === 'error')
              .map(({ text }) => ({ level: 'error', message: { text: text.trim() } })),
          },
        ],
        results: results.flatMap(({ name, diagnostics }) =>
          diagnostics.map((one) => ({
            ruleId: one.code,
            level: LEVELS[one.severity],
            message: { text: `${one.message} (test ${name})` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: encodeURI(one.file), uriBaseId: '%SRCROOT%' },
                  region: {
                    startLine: one.line,
                    startColumn: one.column,
                    endLine: one.endLine,
                    endColumn: one.endColumn,
                  },
                },
              },
            ],
          })),
        ),
      },
    ],
  };
  return visibleJson(`${JSON.stringify(log, null, 2)}\n`);
}

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

export function githubTests(results: readonly TestResult[]): string {
  return results
    .flatMap(({ name, state, text, file, diagnostics }) =>
      state === 'error'
        ? [`::error file=${property(file)},title=${property(name)}::${data(text.trim())}\n`]
        : diagnostics.map((one) => githubLine(one, name)),
    )
    .join('');
}

function githubLine(one: PlacedDiagnostic, test: string): string {
  const place = [
    `file=${property(one.file)}`,
    `line=${one.line}`,
    `endLine=${one.endLine}`,
    ...(one.line === one.endLine ? [`col=${one.column}`, `endColumn=${one.endColumn}`] : []),
    `title=${property(`${one.code} in ${test}`)}`,
  ];
  return `::${COMMANDS[one.severity]} ${place.join(',')}::${data(one.message)}\n`;
}

function data(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
