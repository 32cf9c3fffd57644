/**
 * Text of other people for a terminal: characters that would steer it, or turn the order of what is
 * shown, are written as rustc writes them in strings.
 */

/**
 * Control characters but tab and line feed, line separators, and what the bidirectional algorithm
 * takes as a command.
 */
const STEERS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** `text` with `\u{1b}` and the like in place of control and bidirectional characters. */
export function visible(text: string): string {
  return text.replace(STEERS, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
}

/** JSON with those of them escaped that JSON leaves alone. */
export function visibleJson(json: string): string {
  return json.replace(STEERS, (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
