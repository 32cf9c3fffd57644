/** Pictures of the documentation as Mermaid text, drawn from tables of the code. */

/**
 * Who imports whom, without the arrows that follow from others. Layers by name, each with those
 * that it may import; `main` and patterns of layers are left as they are.
 */
export function drawLayers(table: Readonly<Record<string, readonly string[]>>): string {
  const lines = Object.entries(table).flatMap(([layer, may]) =>
    may
      .filter((other) => other !== layer && !may.some((via) => via !== other && leads(via, other)))
      .map((other) => `  ${idOf(layer)} --> ${idOf(other)}`),
  );
  return `\`\`\`mermaid\nflowchart BT\n${lines.join('\n')}\n\`\`\`\n`;

  /** May `from` import `to`, and not the other way round? */
  function leads(from: string, to: string): boolean {
    return (table[from]?.includes(to) ?? false) && !(table[to]?.includes(from) ?? false);
  }
}

/** Mermaid takes a name with a slash or a star between quotes. */
const idOf = (layer: string): string =>
  /^\w+$/.test(layer) ? layer : `${layer.replace(/\W+/g, '_')}["${layer}"]`;

/** Files of `server/src` that a text names, as `folder/file.ts`. */
export function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/[\w-]+(?:\/[\w-]+)+\.ts\b/g)].map((found) => found[0]);
}
