/**
 * What a Rust text has of modules and kernels, whether a build compiles them or not: read from the
 * text alone, without macros and names. It says where to look, and why something is not there.
 */
import { isKernelMacroName } from '../../hir/index.ts';
import {
  type AnyItem,
  type AnyNode,
  type Attr,
  parseFile,
  type TokenTree,
  walk,
} from '../../syntax/index.ts';
import { type Condition, conditionOf, readCondition } from './conditions.ts';
import { givenBy, itemsAmong, type Mark, type TokenItem } from './token-items.ts';

/** `mod name;`, or `include!("path")`. */
export interface ModuleLink {
  /** Undefined for what is included. */
  readonly name: string | undefined;
  /** Of `#[path]` and `include!`; of `cfg_attr` each. */
  readonly paths: readonly string[];
  /** Names, or `#[path]`s, of the inline modules around it, from the outside. */
  readonly inside: readonly string[];
  readonly conditions: readonly Condition[];
}

/** A function that is marked as a kernel. */
export interface KernelSource {
  /** `$name` in a macro that is given it. */
  readonly name: string;
  /** The name, in UTF-16 code units of the file. */
  readonly nameStart: number;
  readonly nameEnd: number;
  /** The whole function, with its attributes. */
  readonly start: number;
  readonly end: number;
  /** The path of the attribute that marks it; undefined where its ABI does. */
  readonly attribute: readonly string[] | undefined;
  /** The ABI that marks it. */
  readonly abi: string | undefined;
  readonly conditions: readonly Condition[];
  /** The macro in whose definition or arguments it is written. */
  readonly macro: { readonly name: string; readonly isDefinition: boolean } | undefined;
}

export interface Outline {
  /** Of the whole file: `#![cfg(..)]`. */
  readonly conditions: readonly Condition[];
  readonly links: readonly ModuleLink[];
  readonly kernels: readonly KernelSource[];
  /** A macro declares modules whose names only its calls tell. */
  readonly isOpen: boolean;
}

const NOTHING: Outline = { conditions: [], links: [], kernels: [], isOpen: false };

/** Could a text declare modules of other files, or include texts? */
const LINKS = /\bmod\s+(?:r#|\$)?\w+\s*;|\binclude\s*!/;

/** ABIs of kernels, those that rustc once had too. */
const KERNEL_ABI = /^(?:gpu|ptx|amdgpu)-kernel$/;

/**
 * Could a text mark a function as a kernel? An attribute is read up to the next sign that begins
 * one, so that a text of which each attribute lacks its end takes no more than linear time.
 */
const MARKS = new RegExp(
  [
    '"(?:gpu|ptx|amdgpu)-kernel"',
    String.raw`#\s*\[[^\]\n#]*\b(?:\w+_)?(?:kernel|entry|global|main)\b`,
    String.raw`#\s*\[\s*cfg_attr\b[^\]#]*\bkernel\b`,
    String.raw`#\s*\[(?:\w+::)*(?:cube\s*\([^\]#]*\blaunch|spirv\s*\([^\]#]*\bcompute)`,
  ].join('|'),
);

/** Could a block have inner attributes? They are those of its function. */
const INNER_ATTRS = /\{\s*#\s*!\s*\[/;

/** What a body must have in which there is anything to find: a function, a module or a text. */
const WORDS = /\b(?:fn|mod|include)\b/;

/**
 * Attribute macros that make kernels and whose name alone does not say it, with what their
 * arguments must have.
 */
const BY_ARGUMENT: Readonly<Record<string, RegExp>> = {
  cube: /\blaunch(?:_unchecked)?\b/,
  spirv: /^\s*compute\b/,
};

/** Crates whose attribute `entry` marks a kernel. */
const ENTRY_OF = /^cutile/;

/** Does an attribute mark a function as a kernel, as far as it is written? */
function isKernelMark(path: readonly string[], args: string): boolean {
  const last = path.at(-1) ?? '';
  if (isKernelMacroName(last)) return true;
  if (last === 'entry') return path.length > 1 && ENTRY_OF.test(path[0]!);
  return Object.hasOwn(BY_ARGUMENT, last) && BY_ARGUMENT[last]!.test(args);
}

/** The outline of a text; errors in it are passed over. */
export function outlineOf(text: string): Outline {
  const marks = MARKS.test(text);
  if (!marks && !LINKS.test(text)) return NOTHING;
  const lazyBodies = !INNER_ATTRS.test(text);
  const read = parseFile(text, { edition: 2024, lazyBodies });
  // Where a brace is missing, items may stand in what looks like a body.
  const { file } = read.balanced || !lazyBodies ? read : parseFile(text, { edition: 2024 });
  const reading = new Reading(text, marks);
  reading.items(file.items, [], []);
  return {
    conditions: conditionsOf(file.attrs),
    links: reading.links,
    kernels: reading.kernels,
    isOpen: reading.isOpen,
  };
}

function conditionsOf(attrs: readonly Attr[]): Condition[] {
  return attrs.flatMap((attr) => conditionOf(attr) ?? []);
}

class Reading {
  readonly links: ModuleLink[] = [];
  readonly kernels: KernelSource[] = [];
  isOpen = false;
  private readonly text: string;
  private readonly marks: boolean;

  constructor(text: string, marks: boolean) {
    this.text = text;
    this.marks = marks;
  }

  items(items: readonly AnyItem[], outer: readonly Condition[], inside: readonly string[]): void {
    for (const item of items) this.item(item, outer, inside);
  }

  private item(item: AnyItem, outer: readonly Condition[], inside: readonly string[]): void {
    const attrs = 'attrs' in item ? item.attrs : [];
    const own = conditionsOf(attrs);
    const conditions = own.length === 0 ? outer : [...outer, ...own];
    switch (item.kind) {
      case 'Mod':
        this.module(item, attrs, conditions, inside);
        break;
      case 'Fn': {
        this.fn(item, attrs, conditions);
        if (this.mayHold(item.name.end, item.end) && item.body !== undefined)
          this.body(item.body, conditions, inside);
        break;
      }
      case 'Impl':
      case 'Trait':
        this.items(item.items, conditions, inside);
        break;
      case 'MacroRules':
      case 'MacroDef':
        this.tokens(item.body.trees, conditions, inside, {
          name: item.name.text,
          isDefinition: true,
        });
        break;
      case 'MacroCall':
        this.call(item, conditions, inside);
        break;
      case 'Const':
      case 'Static':
        if (item.value !== undefined && this.mayHold(item.value.start, item.value.end))
          this.body(item.value, conditions, inside);
        break;
      default:
    }
  }

  /** Could there be an item between two places of the text? Bodies without any are not read. */
  private mayHold(start: number, end: number): boolean {
    return this.marks && WORDS.test(this.text.slice(start, end));
  }

  /** Items in blocks. */
  private body(body: AnyNode, conditions: readonly Condition[], inside: readonly string[]): void {
    walk(body, (node) => {
      if (node.kind === 'MacroCall') this.call(node, conditions, inside);
      if (!ITEMS.has(node.kind)) return true;
      this.item(node as AnyItem, conditions, inside);
      return false;
    });
  }

  private module(
    item: Extract<AnyItem, { kind: 'Mod' }>,
    attrs: readonly Attr[],
    conditions: readonly Condition[],
    inside: readonly string[],
  ): void {
    const name = item.name.text;
    const paths = pathsOf(attrs);
    if (item.items === undefined) {
      this.links.push({ name, paths, inside, conditions });
      return;
    }
    const inner = conditionsOf(attrs.filter(({ style }) => style === 'inner'));
    this.items(item.items, [...conditions, ...inner], [...inside, paths[0] ?? name]);
  }

  private fn(
    item: Extract<AnyItem, { kind: 'Fn' }>,
    attrs: readonly Attr[],
    conditions: readonly Condition[],
  ): void {
    // The brace is that of a body: asking for the body reads it.
    if (this.text[item.end - 1] !== '}' && item.body === undefined) return;
    const abi = item.abi?.name;
    const marked = marksOf(attrs).find(({ path, args }) => isKernelMark(path, args));
    if (marked === undefined && !KERNEL_ABI.test(abi ?? '')) return;
    const first = attrs[0]?.start ?? item.start;
    this.kernels.push({
      name: item.name.text,
      nameStart: item.name.start,
      nameEnd: item.name.end,
      start: Math.min(first, item.start),
      end: item.end,
      attribute: marked?.path,
      abi: KERNEL_ABI.test(abi ?? '') ? abi : undefined,
      conditions: marked?.condition === undefined ? conditions : [...conditions, marked.condition],
      macro: undefined,
    });
  }

  private call(
    call: Extract<AnyNode, { kind: 'MacroCall' }>,
    conditions: readonly Condition[],
    inside: readonly string[],
  ): void {
    const name = call.path.segments.at(-1)?.name.text ?? '';
    const { trees } = call.body;
    if (name === 'cfg_if') {
      this.cfgIf(trees, conditions, inside);
      return;
    }
    if (name === 'include' || name === 'include_str') {
      const [path] = trees;
      if (name === 'include' && path?.kind === 'Token' && /^r?#*"/.test(path.text)) {
        const paths = [path.text.replace(/^r?#*"|"#*$/g, '')];
        this.links.push({ name: undefined, paths, inside, conditions });
      }
      return;
    }
    this.tokens(trees, conditions, inside, { name, isDefinition: false });
  }

  /** `if #[cfg(A)] { .. } else if #[cfg(B)] { .. } else { .. }`. */
  private cfgIf(
    trees: readonly TokenTree[],
    conditions: readonly Condition[],
    inside: readonly string[],
  ): void {
    const before: Condition[] = [];
    let own: Condition | undefined;
    for (const tree of trees) {
      if (tree.kind !== 'Group') continue;
      if (tree.delim === '[') {
        const inner = tree.trees[1];
        own = inner?.kind === 'Group' ? readCondition(inner.trees) : undefined;
        continue;
      }
      const arm = own === undefined ? before : [...before, own];
      const macro = { name: 'cfg_if', isDefinition: false };
      this.tokens(tree.trees, [...conditions, ...arm], inside, macro);
      if (own !== undefined) before.push({ kind: 'not', of: own });
      own = undefined;
    }
  }

  /** Items among tokens. */
  private tokens(
    trees: readonly TokenTree[],
    conditions: readonly Condition[],
    inside: readonly string[],
    macro: NonNullable<KernelSource['macro']>,
  ): void {
    for (const found of itemsAmong(trees, this.text)) {
      const all = [...conditions, ...found.conditions];
      if (found.kind === 'open') this.isOpen = true;
      else if (found.kind === 'mod')
        this.links.push({ name: found.name, paths: found.paths, inside, conditions: all });
      else if (found.kind === 'group')
        this.tokens(found.trees, all, found.module ? [...inside, found.module] : inside, macro);
      else if (this.marks) this.tokenFn(found, all, macro);
    }
  }

  private tokenFn(
    fn: Extract<TokenItem, { kind: 'fn' }>,
    conditions: readonly Condition[],
    macro: NonNullable<KernelSource['macro']>,
  ): void {
    const marked = fn.marks.find(({ path, args }) => isKernelMark(path, args));
    const isByAbi = KERNEL_ABI.test(fn.abi ?? '');
    if (marked === undefined && !isByAbi) return;
    const { name, nameStart, nameEnd, start, end } = fn;
    this.kernels.push({
      name,
      nameStart,
      nameEnd,
      start,
      end,
      attribute: marked?.path,
      abi: isByAbi ? fn.abi : undefined,
      conditions: marked?.condition === undefined ? conditions : [...conditions, marked.condition],
      macro,
    });
  }
}

const ITEMS: ReadonlySet<string> = new Set([
  'Fn',
  'Mod',
  'Impl',
  'Trait',
  'Const',
  'Static',
  'MacroRules',
  'MacroDef',
]);

/** Files that `#[path]` names, also in `cfg_attr`. */
function pathsOf(attrs: readonly Attr[]): string[] {
  return attrs.flatMap((attr) => {
    if (attr.isDoc || attr.path.length !== 1) return [];
    const [name] = attr.path;
    if (name !== 'path' && name !== 'cfg_attr') return [];
    return [...attr.text.matchAll(/\bpath\s*=\s*"([^"]*)"/g)].map(([, path]) => path!);
  });
}

/** The attributes that may mark a function, those that `cfg_attr` gives too. */
function marksOf(attrs: readonly Attr[]): Mark[] {
  return attrs.flatMap((attr): Mark[] => {
    if (attr.isDoc) return [];
    if (attr.path.length === 1 && attr.path[0] === 'cfg_attr')
      return givenBy(attr.args?.trees ?? []);
    return [{ path: attr.path, args: attr.text.replace(/^[\w\s:]*\(?/, '') }];
  });
}
