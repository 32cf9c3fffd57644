/**
 * Writes loops over arrays as loops by index, and takes arrays and tuples apart by index, in what
 * goes into the bundles. JavaScript engines do both with iterator objects, which only their
 * optimizer makes away with, and the first look at a crate runs mostly before that. Types say what
 * is an array, so that the sources keep `for (const x of list)` and `const [a, b] = pair`. What is
 * rewritten means the same: an array's iterator asks for the length anew at each step, too.
 */
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * Opens the project of a `tsconfig.json`. `plugin` is for esbuild, `rewrite` gives the new text of
 * one of the project's files, undefined where it stays. To be closed.
 */
export function openIndexLoops(config) {
  const api = new API();
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
  const known = new Map();
  const rewrite = (path) => {
    if (!known.has(path)) {
      const file = project?.program.getSourceFile(path);
      known.set(path, file && new Rewriting(file, project.checker).text());
    }
    return known.get(path);
  };
  const plugin = {
    name: 'warplens-index-loops',
    setup(build) {
      build.onLoad({ filter: /[\\/]server[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const contents = rewrite(path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
  return { plugin, rewrite, close: () => api.close() };
}

class Rewriting {
  /**
   * Replacements of `[start, end)`, with no line more or less: the maps of the bundles rely on
   * that.
   */
  edits = [];
  /** Makes the names of one statement differ from those of the others. */
  count = 0;

  constructor(file, checker) {
    this.file = file;
    this.checker = checker;
  }

  text() {
    const visit = (node) => {
      if (node.kind === SyntaxKind.ForOfStatement) this.loop(node);
      else if (node.kind === SyntaxKind.VariableStatement)
        for (const declaration of node.declarationList.declarations) this.declaration(declaration);
      node.forEachChild(visit);
    };
    visit(this.file);
    return this.edits.length === 0 ? undefined : this.applied();
  }

  start(node) {
    return node.getStart(this.file);
  }

  source(node) {
    return this.file.text.slice(this.start(node), node.end);
  }

  replace(start, end, text) {
    const lines = this.file.text.slice(start, end).split('\n').length - text.split('\n').length;
    this.edits.push({ start, end, text: text + '\n'.repeat(Math.max(lines, 0)) });
  }

  /** Is the node's type an array or a tuple, or one of several such? */
  isList(node) {
    const type = this.checker.getTypeAtLocation(node);
    return (
      type !== undefined && !(type.flags & TypeFlags.Any) && this.checker.isArrayLikeType(type)
    );
  }

  /** `const [a, b] = pair`. */
  declaration({ name, initializer }) {
    if (name.kind !== SyntaxKind.ArrayBindingPattern || initializer === undefined) return;
    if (!isMovable(name) || !this.isList(initializer)) return;
    const list = `$list${this.count++}`;
    this.replace(this.start(name), name.end, list);
    this.replace(
      initializer.end,
      initializer.end,
      this.parts(name, list)
        .map((part) => `, ${part}`)
        .join(''),
    );
  }

  /** Declarators for the elements of a pattern. */
  parts(pattern, list) {
    const out = [];
    for (const [index, element] of pattern.elements.entries()) {
      if (element.name === undefined) continue;
      const read = element.dotDotDotToken ? `${list}.slice(${index})` : `${list}[${index}]`;
      const { initializer } = element;
      const value = initializer
        ? `${read} === undefined ? (${this.source(initializer)}) : ${read}`
        : read;
      out.push(`${this.source(element.name)} = ${value}`);
    }
    return out;
  }

  loop({ awaitModifier, initializer, expression, statement }) {
    if (awaitModifier || initializer.kind !== SyntaxKind.VariableDeclarationList) return;
    const { name } = initializer.declarations[0];
    if (!isMovable(name)) return;
    const id = this.count++;
    const [at, list, part] = [`$at${id}`, `$list${id}`, `$part${id}`];
    const keyword = this.source(initializer).startsWith('let') ? 'let' : 'const';
    const isPattern = name.kind === SyntaxKind.ArrayBindingPattern;
    const isPair = isPattern && this.isList(name);
    const element = `${list}[${at}]`;
    let over = expression;
    let declared;
    const entries = isPattern && isIndexed(name) ? entriesOf(expression) : undefined;
    if (entries !== undefined && this.isList(entries)) {
      over = entries;
      const values = [at, element];
      declared = name.elements.flatMap((one, i) =>
        one.name ? [`${this.source(one.name)} = ${values[i]}`] : [],
      );
    } else if (this.isList(expression)) {
      declared = isPair
        ? [`${part} = ${element}`, ...this.parts(name, part)]
        : [`${this.source(name)} = ${element}`];
    } else {
      // Of another iterable at least the pairs can be taken apart by index.
      if (!isPair) return;
      this.replace(this.start(name), name.end, part);
      this.declareIn(statement, keyword, this.parts(name, part));
      return;
    }
    this.replace(this.start(initializer), this.start(over), `let ${at} = 0, ${list} = (`);
    this.replace(over.end, expression.end, `); ${at} < ${list}.length; ${at}++`);
    this.declareIn(statement, keyword, declared);
  }

  declareIn(statement, keyword, declared) {
    const declaration = declared.length === 0 ? '' : `${keyword} ${declared.join(', ')};`;
    const start = this.start(statement);
    if (statement.kind === SyntaxKind.Block) this.replace(start + 1, start + 1, ` ${declaration}`);
    else {
      this.replace(start, start, `{ ${declaration} `);
      this.replace(statement.end, statement.end, ' }');
    }
  }

  applied() {
    const { text } = this.file;
    let out = '';
    let at = 0;
    for (const edit of this.edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (edit.start < at) throw new Error(`${this.file.fileName}: edits overlap at ${edit.start}`);
      out += text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return out + text.slice(at);
  }
}

/** Whether a pattern's text may stand elsewhere: nothing in it is rewritten itself. */
function isMovable(pattern) {
  let movable = true;
  const visit = (node) => {
    if (node.kind === SyntaxKind.ForOfStatement || node.kind === SyntaxKind.VariableStatement)
      movable = false;
    else node.forEachChild(visit);
  };
  visit(pattern);
  return movable;
}

/** The `list` of `list.entries()`. */
function entriesOf({ kind, expression, arguments: args }) {
  if (kind !== SyntaxKind.CallExpression || args.length > 0) return undefined;
  if (expression.kind !== SyntaxKind.PropertyAccessExpression) return undefined;
  if (expression.questionDotToken || expression.name.text !== 'entries') return undefined;
  return expression.expression;
}

/** Does a pattern for entries have no more than an index and an element? */
const isIndexed = ({ elements }) =>
  elements.length <= 2 &&
  elements.every((element) => !element.initializer && !element.dotDotDotToken);
