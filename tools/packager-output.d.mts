/** Types of packager-output.mjs, for the tests. */
export function warningsIn(output: string): string[];
