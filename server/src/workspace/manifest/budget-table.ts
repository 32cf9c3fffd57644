/**
 * The table `[budget]` of `warplens.toml`: what kernels may take at most, for all targets that the
 * project is built for, and in `[budget.ptx]` and `[budget.amdgcn]` for one of them.
 */
import { nearest, type Span } from '../../base/index.ts';
import {
  BUDGET_FIGURES,
  BUDGET_TARGETS,
  type Budget,
  type BudgetTarget,
  type ConfigurationProblem,
  figureOf,
  hasFigure,
} from '../../rules/index.ts';
import { asTable, placeOfKey, type TomlFile } from './toml-file.ts';
import { type Place, valueIn, wordIn } from './toml-places.ts';

/** Figures as the file writes them. */
const KEYS = BUDGET_FIGURES.map((name) => name.replaceAll('_', '-'));

/** Wrong keys that are reported. */
const MOST_WRONG = 100;

interface Read {
  readonly budgets: readonly Budget[];
  readonly wrong: readonly ConfigurationProblem[];
}

/** What the table says, and what in it means nothing. */
export function budgetsIn(file: TomlFile, at: (place: Place) => Span): Read {
  const table = asTable(file.table['budget']);
  const budgets: Budget[] = [];
  const wrong: ConfigurationProblem[] = [];
  const read = (
    path: readonly string[],
    value: unknown,
    target: BudgetTarget | undefined,
  ): void => {
    const one = readOne(file, path, value, target, at);
    if ('message' in one) wrong.push(one);
    else budgets.push(one);
  };
  for (const [key, value] of Object.entries(table ?? {})) {
    const target = BUDGET_TARGETS.find((name) => name === key);
    if (target === undefined) read(['budget', key], value, undefined);
    else if (asTable(value) === undefined)
      wrong.push({
        span: at(wordIn(file.text, placeOfKey(file, ['budget', key]), key)),
        message: `'${key}' must be a table of budgets: [budget.${key}]`,
      });
    else
      for (const [figure, limit] of Object.entries(asTable(value)!))
        read(['budget', key, figure], limit, target);
  }
  return { budgets, wrong: wrong.slice(0, MOST_WRONG) };
}

function readOne(
  file: TomlFile,
  path: readonly string[],
  value: unknown,
  target: BudgetTarget | undefined,
  at: (place: Place) => Span,
): Budget | ConfigurationProblem {
  const key = path.at(-1)!;
  const line = placeOfKey(file, path);
  const word = wordIn(file.text, line, key);
  const span = at(word);
  const figure = figureOf(key);
  const where = `[${path.slice(0, -1).join('.')}]`;
  if (figure === undefined) {
    if (asTable(value) !== undefined && target === undefined) {
      const better = nearest(key, BUDGET_TARGETS);
      const message = `there is no target '${key}'; budgets are for ${BUDGET_TARGETS.join(' or ')}`;
      return { span, message, ...meant(better) };
    }
    const message = `unknown key '${key}' in ${where}`;
    const better = nearest(key, target === undefined ? [...KEYS, ...BUDGET_TARGETS] : KEYS);
    return { span, message, help: `budgets are of ${KEYS.join(', ')}`, ...meant(better) };
  }
  if (!hasFigure(target, figure)) return { span, message: 'PTX has no scalar registers' };
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    const written = valueIn(file.text, { start: word.end, end: line.end });
    const message = `'${key}' must be a whole number: at most so many`;
    // `"<= 32"`, as a comment has it.
    const said = typeof value === 'string' ? value.replace(/^\s*<?=?/, '').trim() : '';
    const digits = /^\d+$/.test(said) ? said : undefined;
    return { span: at(written), message, ...(digits === undefined ? {} : { better: digits }) };
  }
  return { figure, limit: value, target, span };
}

/** What may have been meant by a word, for the reader and for the fix. */
function meant(better: string | undefined): Pick<ConfigurationProblem, 'help' | 'better'> {
  return better === undefined ? {} : { help: `did you mean '${better}'?`, better };
}
