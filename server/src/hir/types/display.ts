/** Types as Rust writes them, for messages, hovers and symbol names. */
import type { ClosureDef, Const, GenericArg, Ty } from '../ty.ts';
import { isTy } from './intern.ts';

/** The bits of a constant as a signed or unsigned decimal, a bool or a char. */
function displayConst(c: Const): string {
  switch (c.kind) {
    case 'value':
      if (c.ty.kind === 'bool') return c.bits === 0n ? 'false' : 'true';
      if (c.ty.kind === 'char') return `'${String.fromCodePoint(Number(c.bits))}'`;
      if (c.ty.kind === 'int' && c.ty.name.startsWith('i')) {
        const width = c.ty.name === 'isize' ? 64 : Number(c.ty.name.slice(1));
        return String(BigInt.asIntN(width, c.bits));
      }
      return String(c.bits);
    case 'const-param':
      return c.name;
    default:
      return '_';
  }
}

/** Parts of a type that are written out; a type can have more than there is memory. */
const MOST_PARTS = 70_000;

export function displayArgs(args: readonly GenericArg[]): string {
  return new Display().args(args);
}

/** The type in Rust's syntax, without paths to the definitions. */
export function displayTy(ty: Ty): string {
  return new Display().ty(ty);
}

/**
 * By the function that it is written in: numbers of closures depend on what was looked at before.
 */
function displayClosure({ owner }: ClosureDef): string {
  return 'name' in owner && typeof owner.name === 'string'
    ? `{closure in ${owner.name}}`
    : '{closure}';
}

/** Characters of a message that are shown; more of them say nothing more. */
const MOST_SHOWN = 1000;
/** Characters of a type in a message that is too long. */
const MOST_OF_TYPE = 200;

/** A message in which types that are too long are cut. */
export function shortened(message: string): string {
  if (message.length <= MOST_SHOWN) return message;
  const cut = (text: string): string =>
    text.length > MOST_OF_TYPE ? `${text.slice(0, MOST_OF_TYPE)}…` : text;
  return message.replace(/`([^`]*)`/g, (_, text: string) => `\`${cut(text)}\``);
}

/** Writes one type, or some. */
class Display {
  private parts = 0;

  arg(arg: GenericArg): string {
    return isTy(arg) ? this.ty(arg) : displayConst(arg);
  }

  args(args: readonly GenericArg[]): string {
    return args.length === 0 ? '' : `<${args.map((arg) => this.arg(arg)).join(', ')}>`;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of type
  ty(ty: Ty): string {
    if (++this.parts > MOST_PARTS) return '…';
    switch (ty.kind) {
      case 'bool':
      case 'char':
      case 'str':
        return ty.kind;
      case 'never':
        return '!';
      case 'error':
        return '{unknown}';
      case 'int':
      case 'float':
        return ty.name;
      case 'adt':
        return ty.def.name + this.args(ty.args);
      case 'foreign':
        return ty.def.name;
      case 'ref':
        return `&${ty.mut ? 'mut ' : ''}${this.ty(ty.inner)}`;
      case 'ptr':
        return `*${ty.mut ? 'mut' : 'const'} ${this.ty(ty.inner)}`;
      case 'array':
        return `[${this.ty(ty.elem)}; ${displayConst(ty.len)}]`;
      case 'slice':
        return `[${this.ty(ty.elem)}]`;
      case 'tuple':
        return ty.elems.length === 1
          ? `(${this.ty(ty.elems[0]!)},)`
          : `(${ty.elems.map((elem) => this.ty(elem)).join(', ')})`;
      case 'fn-ptr': {
        const { sig } = ty;
        const abi = sig.abi === 'Rust' ? '' : `extern "${sig.abi}" `;
        const ret =
          sig.ret.kind === 'tuple' && sig.ret.elems.length === 0 ? '' : ` -> ${this.ty(sig.ret)}`;
        const params = sig.params.map((param) => this.ty(param));
        if (sig.variadic) params.push('...');
        return `${sig.unsafe ? 'unsafe ' : ''}${abi}fn(${params.join(', ')})${ret}`;
      }
      case 'fn-def':
        return `fn item {${ty.def.name}${this.args(ty.args)}}`;
      case 'closure':
        return displayClosure(ty.def);
      case 'dyn': {
        const p = ty.principal;
        const names: string[] = [];
        if (p !== undefined) {
          const args = [
            ...p.args.map((arg) => this.arg(arg)),
            ...p.assoc.map((a) => `${a.item.name} = ${this.ty(a.ty)}`),
          ];
          names.push(p.trait.name + (args.length === 0 ? '' : `<${args.join(', ')}>`));
        }
        for (const t of ty.auto) names.push(t.name);
        return `dyn ${names.join(' + ')}`;
      }
      case 'param':
        return ty.name;
      case 'proj': {
        const self = ty.args[0]!;
        return `<${this.arg(self)} as ${ty.trait.name}>::${ty.item.name}`;
      }
      case 'opaque':
        return `impl {${ty.def.name}#${ty.index}}`;
      case 'infer':
        return ty.flavor === 'int' ? '{integer}' : ty.flavor === 'float' ? '{float}' : '_';
    }
  }
}
