/** Values of constant parameters, `const N: usize`, in the functions of a stop. */
import { type AnyNode, type GenericParams, parseFile, walk } from '../syntax/index.ts';
import { cast, type Value } from './numbers.ts';

/** Functions of a text: their places, and their parameters with those of the block around them. */
interface Owner {
  readonly start: number;
  readonly end: number;
  readonly params: readonly { readonly name: string; readonly type: string | undefined }[];
}

export class GenericConstants {
  private readonly text: (path: string) => string | undefined;
  private readonly files = new Map<string, readonly Owner[]>();

  constructor(text: (path: string) => string | undefined) {
    this.text = text;
  }

  /**
   * The value of a parameter by name; undefined where the function has none of that name.
   *
   * @param fn the function as the compiler writes it, with its arguments: `cell<4, i16>`
   */
  value(path: string, offset: number, fn: string, name: string): Value | undefined {
    const around = this.of(path).filter(({ start, end }) => start <= offset && offset < end);
    const [inner] = around.sort((a, b) => a.end - a.start - (b.end - b.start));
    const at = inner?.params.findIndex((one) => one.name === name) ?? -1;
    const args = argumentsOf(fn);
    if (inner === undefined || at < 0 || args.length !== inner.params.length) return undefined;
    const { type } = inner.params[at]!;
    if (type === undefined) return undefined;
    const text = args[at]!;
    if (text === 'true' || text === 'false') return { kind: 'bool', value: text === 'true' };
    if (/^'.'$/u.test(text)) return { kind: 'char', value: text.codePointAt(1)! };
    return /^-?\d+$/.test(text) ? cast({ kind: 'int', value: BigInt(text) }, type) : undefined;
  }

  private of(path: string): readonly Owner[] {
    let known = this.files.get(path);
    if (known === undefined) {
      const text = this.text(path);
      known = text === undefined ? [] : ownersOf(text);
      this.files.set(path, known);
    }
    return known;
  }
}

function ownersOf(text: string): readonly Owner[] {
  const { file } = parseFile(text, { edition: 2024 });
  const impls: Owner[] = [];
  walk(file, (node: AnyNode) => {
    if (node.kind === 'Impl') impls.push(ownerOf(node, node.generics));
  });
  const out: Owner[] = [];
  walk(file, (node: AnyNode) => {
    if (node.kind !== 'Fn') return;
    const own = ownerOf(node, node.generics);
    const around = impls.find(({ start, end }) => start <= node.start && node.end <= end);
    out.push({ ...own, params: [...(around?.params ?? []), ...own.params] });
  });
  return out;
}

function ownerOf(
  { start, end }: { readonly start: number; readonly end: number },
  generics: GenericParams | undefined,
): Owner {
  const params = (generics?.params ?? []).flatMap((param) => {
    if (param.kind === 'LifetimeParam') return [];
    const { name } = param;
    const type = param.kind === 'ConstParam' ? param.type : undefined;
    const word = type?.kind === 'PathType' ? type.path.segments.at(-1)?.name.text : undefined;
    return [{ name: name.text, type: word }];
  });
  return { start, end, params };
}

/** The arguments at the end of a function's name, as far as commas in brackets do not part them. */
function argumentsOf(fn: string): readonly string[] {
  if (!fn.endsWith('>')) return [];
  let depth = 0;
  let end = fn.length - 1;
  const out: string[] = [];
  for (let i = fn.length - 1; i >= 0; i--) {
    const char = fn[i]!;
    if (/[>\])]/.test(char) && fn[i - 1] !== '-') depth++;
    else if (/[<[(]/.test(char)) depth--;
    const isEnd = depth === 0 && char === '<';
    if (!isEnd && !(depth === 1 && char === ',')) continue;
    out.unshift(fn.slice(i + 1, end).trim());
    end = i;
    if (isEnd) break;
  }
  return out;
}
