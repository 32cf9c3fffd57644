/** Types of extension-files.mjs, for the tests. */
export function extensionFiles(): string[];
export function sourceOf(path: string): string;
