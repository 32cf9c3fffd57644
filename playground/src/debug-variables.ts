/**
 * Variables of a stop as rows of a table: what can be opened is opened by a button, what has
 * changed since the last stop is marked, and each local has a cell for every lane of the warp.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';

type Variable = DebugProtocol.Variable;

/** Parts of a value that are asked for at once. */
const MOST_PARTS = 256;

/** Locals whose lanes are asked for. */
const MOST_STRIPS = 24;

export interface VariablesContext {
  request<R>(command: string, args: object): Promise<R>;
  /** A lane of a strip has been chosen: the coordinates of its thread. */
  focus(thread: readonly number[]): void;
}

/** The table; it remembers what is open and what values were. */
export class Variables {
  private readonly context: VariablesContext;
  private readonly body: HTMLElement;
  private readonly opened = new Set<string>();
  private before = new Map<string, string>();
  private now = new Map<string, string>();
  /** Counts what is shown: answers for an earlier stop are dropped. */
  private turn = 0;

  constructor(body: HTMLElement, context: VariablesContext) {
    this.body = body;
    this.context = context;
  }

  /** Forgets what was shown. */
  clear(): void {
    this.turn++;
    this.body.replaceChildren();
    this.before = new Map();
    this.now = new Map();
  }

  /** Shows all scopes of a frame. `isSame`: of the stop that is shown already. */
  async show(frameId: number, isSame = false): Promise<void> {
    const turn = ++this.turn;
    const { scopes } = await this.context.request<DebugProtocol.ScopesResponse['body']>('scopes', {
      frameId,
    });
    if (!isSame) this.before = this.now;
    this.now = new Map();
    const rows: HTMLElement[] = [];
    const lanes = await this.lanesOf(scopes.find(({ name }) => name === 'Lanes'));
    for (const scope of scopes) {
      if (scope.name === 'Lanes') continue;
      const parts = await this.partsOf(scope.variablesReference);
      if (parts.length === 0) continue;
      const isOpen = scope.name === 'Locals' || this.opened.has(scope.name);
      if (scope.name === 'Locals') this.opened.add(scope.name);
      const head = this.row(
        { name: scope.name, value: '', variablesReference: scope.variablesReference },
        '',
        0,
      );
      head.classList.add('scope');
      rows.push(head);
      if (isOpen) await this.addParts(rows, parts, scope.name, 1, lanes);
    }
    if (turn !== this.turn) return;
    const focused = (document.activeElement as HTMLElement | null)?.dataset['path'];
    this.body.replaceChildren(...rows);
    if (focused !== undefined)
      this.body.querySelector<HTMLElement>(`[data-path="${CSS.escape(focused)}"]`)?.focus();
  }

  private async partsOf(variablesReference: number): Promise<readonly Variable[]> {
    const { variables } = await this.context.request<DebugProtocol.VariablesResponse['body']>(
      'variables',
      { variablesReference, start: 0, count: MOST_PARTS },
    );
    return variables;
  }

  /** Summary and values by lane of each local. */
  private async lanesOf(
    scope: DebugProtocol.Scope | undefined,
  ): Promise<ReadonlyMap<string, HTMLElement>> {
    const out = new Map<string, HTMLElement>();
    if (scope === undefined) return out;
    const all = await this.partsOf(scope.variablesReference);
    for (const one of all.slice(0, MOST_STRIPS))
      out.set(one.name, this.strip(one, await this.partsOf(one.variablesReference)));
    return out;
  }

  private async addParts(
    rows: HTMLElement[],
    parts: readonly Variable[],
    path: string,
    depth: number,
    lanes?: ReadonlyMap<string, HTMLElement>,
  ): Promise<void> {
    for (const part of parts) {
      const own = `${path}/${part.name}`;
      rows.push(this.row(part, path, depth, lanes?.get(part.name)));
      if (part.variablesReference > 0 && this.opened.has(own))
        await this.addParts(rows, await this.partsOf(part.variablesReference), own, depth + 1);
    }
  }

  private row(part: Variable, path: string, depth: number, strip?: HTMLElement): HTMLElement {
    const own = path === '' ? part.name : `${path}/${part.name}`;
    const row = document.createElement('tr');
    const name = document.createElement('th');
    name.scope = 'row';
    name.style.paddingInlineStart = `${depth * 14 + 8}px`;
    if (part.variablesReference > 0) name.append(this.opener(part, own, depth, row));
    else name.append(part.name);
    const value = document.createElement('td');
    value.className = 'value';
    value.textContent = part.value;
    if (part.type !== undefined && part.type !== '') value.title = part.type;
    const old = this.before.get(own);
    if (part.value !== '') this.now.set(own, part.value);
    if (old !== undefined && old !== part.value) {
      value.classList.add('changed');
      value.title = `${value.title === '' ? '' : `${value.title}, `}was ${old}`;
    }
    const lanes = document.createElement('td');
    if (strip !== undefined) lanes.append(strip);
    row.append(name, value, lanes);
    return row;
  }

  private opener(part: Variable, path: string, depth: number, row: HTMLElement): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = part.name;
    button.dataset['path'] = path;
    button.setAttribute('aria-expanded', String(this.opened.has(path)));
    button.addEventListener('click', () => void this.toggle(part, path, depth, row, button));
    return button;
  }

  private async toggle(
    part: Variable,
    path: string,
    depth: number,
    row: HTMLElement,
    button: HTMLElement,
  ): Promise<void> {
    if (this.opened.delete(path)) {
      button.setAttribute('aria-expanded', 'false');
      for (let next = row.nextElementSibling; next !== null; next = row.nextElementSibling) {
        if (depthOf(next) <= depth) break;
        next.remove();
      }
      return;
    }
    this.opened.add(path);
    button.setAttribute('aria-expanded', 'true');
    const { turn } = this;
    const rows: HTMLElement[] = [];
    const parts = await this.partsOf(part.variablesReference).catch(() => []);
    await this.addParts(rows, parts, path, depth + 1);
    if (turn === this.turn) row.after(...rows);
  }

  /** A cell for each lane: shaded by its number, marked where it differs from most. */
  private strip(summary: Variable, lanes: readonly Variable[]): HTMLElement {
    const strip = document.createElement('span');
    strip.className = 'strip';
    strip.setAttribute('role', 'img');
    strip.setAttribute('aria-label', `${summary.name} in the lanes: ${summary.value}`);
    const texts = lanes.map(({ value }) => value.replace(/ ◀$/, ''));
    const numbers = texts.map(Number).filter(Number.isFinite);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    for (const [i, { name, value }] of lanes.entries()) {
      const cell = document.createElement('i');
      cell.title = `${name}: ${texts[i]}`;
      if (value.endsWith('◀')) cell.classList.add('outlier');
      if (value.startsWith('<')) cell.classList.add('missing');
      const share = (Number(texts[i]) - low) / (high - low);
      if (Number.isFinite(share)) cell.style.setProperty('--share', `${Math.round(share * 60)}%`);
      cell.addEventListener('click', () => {
        const [, thread] = /\(([\d, ]+)\)/.exec(name) ?? [];
        if (thread !== undefined) this.context.focus(thread.split(',').map(Number));
      });
      strip.append(cell);
    }
    return strip;
  }
}

function depthOf(row: Element): number {
  const head = row.querySelector<HTMLElement>('th');
  return (Number.parseInt(head?.style.paddingInlineStart ?? '8', 10) - 8) / 14;
}
