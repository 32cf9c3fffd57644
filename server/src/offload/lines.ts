/** Lines of text, each with the place in the host's code that it belongs to. */
import type { Span } from '../base/index.ts';

export class Lines {
  private readonly texts: string[] = [];
  private readonly spans: (Span | undefined)[] = [];

  add(text: string, span?: Span): void {
    this.texts.push(text);
    this.spans.push(span);
  }

  append({ texts, spans }: Lines): void {
    for (const [at, text] of texts.entries()) this.add(text, spans[at]);
  }

  get length(): number {
    return this.texts.length;
  }

  text(): string {
    return this.texts.length === 0 ? '' : `${this.texts.join('\n')}\n`;
  }

  lineMap(): readonly (Span | undefined)[] {
    return this.spans;
  }
}
