/** The choices above the editors, as controls of the page. */
import type { TargetRow } from '../../server/src/protocol/index.ts';
import { EXAMPLES, type Example } from './examples.ts';
import type { Language, Level, Settings } from './link.ts';

const LANGUAGES: Readonly<Record<Language, string>> = { rust: 'Rust', mlir: 'MLIR' };

export interface ToolbarContext {
  settings(): Settings;
  /** Some settings, other than language and text, have been chosen. */
  choose(change: Partial<Settings>): void;
  open(example: Example): void;
  share(): void;
  /** Executes the kernels of the text. */
  run(): void;
  /** Steps through the kernels of the text. */
  debug(): void;
}

function control<E extends HTMLElement>(id: string): E {
  return document.querySelector<E>(`#${id}`)!;
}

export class Toolbar {
  private readonly context: ToolbarContext;
  private readonly targets: readonly TargetRow[];
  private readonly example = control<HTMLSelectElement>('example');
  private readonly target = control<HTMLSelectElement>('target');
  private readonly cpu = control<HTMLSelectElement>('cpu');
  private readonly opt = control<HTMLSelectElement>('opt');
  private readonly costs = control<HTMLInputElement>('costs');
  private readonly colors = control<HTMLInputElement>('colors');
  private readonly run = control<HTMLButtonElement>('run');
  private readonly debug = control<HTMLButtonElement>('debug');
  private readonly share = control<HTMLButtonElement>('share');

  constructor(context: ToolbarContext, targets: readonly TargetRow[]) {
    this.context = context;
    this.targets = targets;
    this.fill();
    this.show();
    const { example, run, debug, target, cpu, opt, costs, colors, share } = this;
    example.addEventListener('change', () => {
      const chosen = EXAMPLES.find(({ name }) => name === example.value);
      if (chosen) context.open(chosen);
    });
    target.addEventListener('change', () => context.choose({ target: target.value }));
    cpu.addEventListener('change', () => {
      const { target: at, cpus } = context.settings();
      context.choose({ cpus: { ...cpus, [at]: cpu.value } });
    });
    opt.addEventListener('change', () => context.choose({ opt: opt.value as Level }));
    costs.addEventListener('change', () => context.choose({ costs: costs.checked }));
    colors.addEventListener('change', () => context.choose({ colors: colors.checked }));
    run.addEventListener('click', () => context.run());
    debug.addEventListener('click', () => context.debug());
    share.addEventListener('click', () => context.share());
    for (const each of [example, run, debug, target, cpu, opt, costs, colors, share])
      each.disabled = false;
  }

  /** Shows the settings as they are. */
  show(): void {
    const settings = this.context.settings();
    const row = this.targets.find(({ name }) => name === settings.target) ?? this.targets[0];
    const same = EXAMPLES.find(({ text }) => text === settings.text);
    this.example.value = same?.name ?? '';
    this.target.value = row?.name ?? '';
    const cpus = row?.cpus ?? [];
    const names = [...this.cpu.options].map(({ value }) => value);
    if (names.join() !== cpus.join())
      this.cpu.replaceChildren(
        ...cpus.map((name) => {
          const title = row?.cpuTitles[name];
          return new Option(title === undefined ? name : `${name} · ${title}`, name);
        }),
      );
    this.cpu.value = settings.cpus[row?.name ?? ''] ?? cpus[0] ?? '';
    this.opt.value = settings.opt;
    // MLIR has no statements to step through.
    this.debug.hidden = settings.language !== 'rust';
    this.costs.checked = settings.costs;
    this.colors.checked = settings.colors;
  }

  private fill(): void {
    const own = new Option('your own', '');
    own.hidden = true;
    const groups = Object.entries(LANGUAGES).map(([language, label]) => {
      const group = document.createElement('optgroup');
      group.label = label;
      group.append(
        ...EXAMPLES.filter((example) => example.language === language).map(
          ({ name }) => new Option(name, name),
        ),
      );
      return group;
    });
    this.example.replaceChildren(own, ...groups);
    this.target.replaceChildren(...this.targets.map(({ name, label }) => new Option(label, name)));
    const [first] = this.targets;
    this.opt.replaceChildren(
      ...[...(first?.optLevels ?? [])].sort().map((level) => new Option(level, level)),
    );
  }
}
