/**
 * F6 leads from one part of the page to the next, out of an editor too, where Tab is typed. A part
 * that shows nothing is passed over.
 */

/** A part: what it contains, and how it takes the focus. */
export interface Part {
  readonly element: HTMLElement;
  focus(): void;
}

export function walkParts(parts: readonly Part[]): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const there = parts.filter(({ element }) => element.childElementCount > 0 && !element.hidden);
      const at = there.findIndex(({ element }) => element.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const next = at < 0 ? 0 : (at + step + there.length) % there.length;
      there[next]?.focus();
    },
    { capture: true },
  );
}
