/**
 * Mocha reporter: mocha's usual tree, then the outside tools that were missing and a last line `N
 * passed, N failed, N skipped`. `WARPLENS_TALLY` names a file that gets the counts too, one line of
 * JSON for each run: see tools/test-vscode.mjs. Whole runs print one line for each suite instead,
 * and their counts once: see tools/test-pool.mjs.
 */
'use strict';

const { appendFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');
const { EVENT_RUN_END, EVENT_SUITE_BEGIN, EVENT_SUITE_END } = Runner.constants;
const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Runner.constants;

/** The kit notes missing tools here; see server/test/kit/tools.ts. */
const missingTools = () => globalThis[Symbol.for('warplens.missingTools')] ?? new Map();

class WarplensReporter {
  constructor(runner, options) {
    this.inner = new reporters.Spec(runner, options);
    // Spec prints its own epilogue on the same event; ours is registered later and therefore comes
    // last.
    runner.once(EVENT_RUN_END, () => {
      printTools();
      const { passes, failures, pending } = this.inner.stats;
      console.log(`${passes} passed, ${failures} failed, ${pending} skipped`);
      const tally = process.env.WARPLENS_TALLY;
      if (tally) {
        const failed = this.inner.failures.map((test) => test.fullTitle());
        const counts = { passed: passes, failed, skipped: pending };
        appendFileSync(tally, `${JSON.stringify(counts)}\n`);
      }
    });
  }
}

/** One line per top-level suite, printed when it ends. */
function printSuites(runner) {
  let counts;
  let depth = 0;
  const count = (key) => () => {
    if (counts) counts[key] += 1;
  };
  runner.on(EVENT_TEST_PASS, count('passed'));
  runner.on(EVENT_TEST_FAIL, count('failed'));
  runner.on(EVENT_TEST_PENDING, count('skipped'));
  runner.on(EVENT_SUITE_BEGIN, (suite) => {
    if (suite.root) return;
    depth += 1;
    if (depth === 1) counts = { passed: 0, failed: 0, skipped: 0, start: Date.now() };
  });
  runner.on(EVENT_SUITE_END, (suite) => {
    if (suite.root) return;
    depth -= 1;
    if (depth > 0) return;
    const { passed, failed, skipped, start } = counts;
    const extra = (failed ? `, ${failed} failed` : '') + (skipped ? `, ${skipped} skipped` : '');
    console.log(`  ${suite.title}: ${passed} passed${extra} (${Date.now() - start} ms)`);
    counts = undefined;
  });
}

function printTools() {
  for (const [name, tests] of missingTools()) {
    console.log(
      `  missing outside tool: ${name} (${tests} ${tests === 1 ? 'test' : 'tests'} skipped)`,
    );
  }
}

module.exports = WarplensReporter;
module.exports.printSuites = printSuites;
