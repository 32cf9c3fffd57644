/** Types of count-blocks.mjs, for the tests. */
export function withCountedBlocks(text: string, number: () => number): string;
