/**
 * One session of the edit fuzzer: a project is opened, edited and asked about; now and then all its
 * answers are compared with those of an engine that was opened on the same texts. What differs is
 * made smaller: fewer edits, fewer questions between.
 */
import { BUDGETS, forgetMemos } from '../../../src/db/index.ts';
import type { Engine } from '../../../src/workspace/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';
import { engineOver } from '../../workspace/packages.ts';
import { Random } from '../random.ts';
import { Editor, type State } from './edits.ts';
import { type Project, pickProject, projects } from './projects.ts';
import { type Asked, answer, NAMES } from './questions.ts';

/** A state of the project, and what is asked in it, in order. */
export interface Step {
  readonly state: State;
  readonly asked: readonly string[];
  /**
   * The engine rests afterwards, as a server does when nobody types, and the tables of what was
   * computed are emptied.
   */
  readonly rest: boolean;
}

export interface Difference {
  readonly seed: number;
  readonly project: Project;
  readonly question: string;
  readonly steps: readonly Step[];
  readonly edited: string;
  readonly fresh: string;
}

export interface Outcome {
  readonly edits: number;
  readonly comparisons: number;
  readonly difference: Difference | undefined;
}

export interface SessionOptions {
  readonly edits: number;
  /** Edits between two comparisons, at most. */
  readonly apart: number;
  readonly shrink: boolean;
  /** What is kept is computed again whenever it is asked for, and compared. */
  readonly paranoid?: boolean | undefined;
  /** What the project's name must hold. */
  readonly only?: string | undefined;
  /** Called before anything that may take long. */
  alive(): void;
}

/** An engine and the disk below it, brought from state to state. */
class Opened {
  readonly engine: Engine;
  private readonly disk: Map<string, string>;
  private state: State;
  private readonly root: string;

  constructor(root: string, state: State, paranoid?: boolean) {
    this.root = root;
    this.state = state;
    this.disk = new Map(state.files);
    this.engine = engineOver(this.disk, {}, undefined, { prelude: preludeTexts(), paranoid });
    this.choose(state);
    for (const [path, text] of state.files)
      if (path.endsWith('.rs')) this.engine.setFile(path, text);
  }

  private choose({ choice }: State): void {
    const { features, level } = choice;
    this.engine.setFeatures(features && { features, noDefault: false });
    this.engine.setRules(
      level === undefined ? {} : { 'divergent-barrier': level, 'panic-is-trap': level },
    );
  }

  go(state: State): void {
    const { disk, engine } = this;
    if (JSON.stringify(state.choice) !== JSON.stringify(this.state.choice)) this.choose(state);
    for (const path of new Set([...this.state.files.keys(), ...state.files.keys()])) {
      const text = state.files.get(path);
      if (text === this.state.files.get(path)) continue;
      if (text === undefined) {
        disk.delete(path);
        engine.removeFile(path);
      } else if (path.endsWith('.rs')) {
        disk.set(path, text);
        engine.setFile(path, text);
      } else {
        disk.set(path, text);
        engine.removeFile(path);
      }
    }
    this.state = state;
  }

  /** Lets go of all that may be let go. */
  rest(): void {
    const usual = BUDGETS.crates.atRest;
    BUDGETS.crates.atRest = 0;
    this.engine.rest();
    BUDGETS.crates.atRest = usual;
    forgetMemos();
  }

  get asked(): Asked {
    const sources = [...this.state.files.keys()].filter((path) => path.endsWith('.rs')).sort();
    return { engine: this.engine, root: this.root, sources };
  }
}

/** Runs one session; the same seed does the same. */
export function runSession(seed: number, options: SessionOptions): Outcome {
  const random = new Random(seed);
  const project = pickProject(random, options.only);
  const others = Array.from({ length: 3 }, () => random.pick(projects())).flatMap(({ files }) => [
    ...files.values(),
  ]);
  const editor = new Editor(project.files, others, random);
  const steps: Step[] = [{ state: editor.state, asked: NAMES, rest: false }];
  const opened = new Opened(project.root, editor.state, options.paranoid);
  options.alive();
  for (const name of NAMES) answer(name, opened.asked);
  let comparisons = 0;
  let next = random.between(1, options.apart);
  for (let n = 1; n <= options.edits; n++) {
    editor.step();
    options.alive();
    opened.go(editor.state);
    const compared = --next <= 0 || n === options.edits;
    const asked = compared ? shuffled(NAMES, random) : someOf(random);
    const answers = new Map(asked.map((name) => [name, answer(name, opened.asked)]));
    const rest = random.chance(3);
    if (rest) opened.rest();
    steps.push({ state: editor.state, asked, rest });
    if (!compared) continue;
    next = random.between(1, options.apart);
    comparisons++;
    options.alive();
    const fresh = new Opened(project.root, editor.state);
    for (const name of NAMES) {
      const now = answer(name, fresh.asked);
      if (now === answers.get(name)) continue;
      const found = {
        seed,
        project,
        question: name,
        steps,
        edited: answers.get(name)!,
        fresh: now,
      };
      const difference = options.shrink ? shrunk(found, options) : found;
      return { edits: n, comparisons, difference };
    }
  }
  return { edits: options.edits, comparisons, difference: undefined };
}

/** What is asked between comparisons: mostly what an editor asks after each keystroke. */
function someOf(random: Random): string[] {
  const some = random.chance(75) ? ['files'] : [];
  while (random.chance(35)) some.push(random.pick(NAMES));
  return some;
}

function shuffled(names: readonly string[], random: Random): string[] {
  const out = [...names];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** Does the question's answer differ behind these steps? With both answers when it does. */
function differs(
  { project, question }: Difference,
  steps: readonly Step[],
): { edited: string; fresh: string } | undefined {
  const opened = new Opened(project.root, steps[0]!.state);
  let edited = '';
  steps.forEach((step, i) => {
    if (i > 0) opened.go(step.state);
    for (const name of step.asked) {
      const said = answer(name, opened.asked);
      if (name === question) edited = said;
    }
    if (step.rest) opened.rest();
  });
  const fresh = answer(question, new Opened(project.root, steps.at(-1)!.state).asked);
  return edited === fresh ? undefined : { edited, fresh };
}

function shrunk(found: Difference, { alive }: SessionOptions): Difference {
  let best = found;
  const attempt = (steps: readonly Step[]): boolean => {
    alive();
    const both = differs(found, steps);
    if (both !== undefined) best = { ...best, steps, ...both };
    return both !== undefined;
  };
  const last = found.steps.at(-1)!;
  // Few edits are enough mostly.
  for (let keep = 1; keep < found.steps.length; keep *= 2)
    if (attempt([...found.steps.slice(-keep - 1, -1), last])) break;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = best.steps.length - 1 - size; at >= 0; at -= size) {
      const steps = best.steps.toSpliced(at, size);
      if (steps.length > 0) attempt(steps);
    }
  }
  attempt(best.steps.map((step) => ({ ...step, rest: false })));
  for (let i = 0; i < best.steps.length; i++) {
    const only = (asked: readonly string[]) =>
      best.steps.map((step, j) => (i === j ? { ...step, asked } : step));
    const own = i === best.steps.length - 1 ? [found.question] : [];
    if (attempt(only(own))) continue;
    if (attempt(only([found.question]))) continue;
    for (const name of best.steps[i]!.asked)
      if (best.steps[i]!.asked.length > 1)
        attempt(only(best.steps[i]!.asked.filter((other) => other !== name)));
  }
  return best;
}
