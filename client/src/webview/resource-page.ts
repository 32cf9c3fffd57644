/**
 * The script of the resource page: puts in what the extension sends, keeps the focus where it was,
 * and sends back what the user chooses. The bars of the chart behave as radio buttons do.
 */

interface Host {
  postMessage(message: unknown): void;
}

declare function acquireVsCodeApi(): Host;

const host = acquireVsCodeApi();
const main = document.querySelector('main')!;
const failure = document.querySelector('#failure')!;

window.addEventListener(
  'message',
  ({ data }: MessageEvent<{ type: string; html?: string; text?: string }>) => {
    failure.textContent = data.type === 'failed' ? (data.text ?? '') : '';
    if (data.type !== 'show') return;
    const focused = keyOf(document.activeElement);
    const open = document.querySelector('details')?.open ?? false;
    main.innerHTML = data.html ?? '';
    const details = document.querySelector('details');
    if (details) details.open = open;
    if (focused !== undefined) document.querySelector<HTMLElement>(focused)?.focus();
  },
);

/** A selector that finds the same control in the next drawing. */
function keyOf(element: Element | null): string | undefined {
  const choose = element?.getAttribute('data-choose');
  if (choose) return `[data-choose="${choose}"]`;
  return element?.closest('[data-block]') ? '[data-block][aria-checked="true"]' : undefined;
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
  const name = target.dataset['choose'];
  if (name === undefined) return;
  const value = target instanceof HTMLInputElement ? Number(target.value) : target.value;
  host.postMessage({ type: 'choose', choice: { [name]: value } });
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-go]')) host.postMessage({ type: 'source' });
  if (target.closest('button[data-choose="assemble"]')) {
    host.postMessage({ type: 'choose', choice: { assemble: true } });
  }
  const bar = target.closest<SVGElement>('[data-block]');
  if (bar) select(bar);
});

document.addEventListener('keydown', (event) => {
  const bar = (event.target as Element).closest<SVGElement>('[data-block]');
  if (!bar) return;
  const bars = [...document.querySelectorAll<SVGElement>('[data-block]')];
  const at = bars.indexOf(bar);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: bars.length - 1,
    ' ': at,
    Enter: at,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const other = bars[Math.max(0, Math.min(bars.length - 1, next))];
  if (other) select(other);
});

function select(bar: SVGElement): void {
  for (const other of document.querySelectorAll<SVGElement>('[data-block]')) {
    other.setAttribute('aria-checked', String(other === bar));
    other.setAttribute('tabindex', other === bar ? '0' : '-1');
  }
  const block = bar.dataset['block'];
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    row.hidden = row.dataset['row'] !== block;
  }
  bar.focus();
  host.postMessage({ type: 'choose', choice: { block: Number(block) } });
}

host.postMessage({ type: 'ready' });
