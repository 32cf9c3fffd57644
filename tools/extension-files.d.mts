/** Types of extension-files.mjs, for the tests. */
export function extensionFiles(): string[];
export function sourceOf(path: string): string;
export function extensionManifest(
  manifest: Readonly<Record<string, unknown>>,
): Record<string, unknown>;
