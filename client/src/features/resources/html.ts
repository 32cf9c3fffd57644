/** Text into HTML, and SVG in a few words. All that comes from a source is escaped here. */

/** Safe as text and inside quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** Numbers as people read them. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** `12 bytes`, `48 KiB`. */
export function bytes(value: number): string {
  if (value >= 1024 && value % 1024 === 0) return `${number(value / 1024)} KiB`;
  return `${number(value)} ${value === 1 ? 'byte' : 'bytes'}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; its content is HTML already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('');
  return `<${name}${written}>${content}</${name}>`;
}

/** Text inside an SVG. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escapeHtml(text));
}
