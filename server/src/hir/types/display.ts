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

export function displayArg(arg: GenericArg): string {
  return isTy(arg) ? displayTy(arg) : displayConst(arg);
}

export function displayArgs(args: readonly GenericArg[]): string {
  return args.length === 0 ? '' : `<${args.map(displayArg).join(', ')}>`;
}

/**
 * By the function that it is written in: numbers of closures depend on what was looked at before.
 */
function displayClosure({ owner }: ClosureDef): string {
  return 'name' in owner && typeof owner.name === 'string'
    ? `{closure in ${owner.name}}`
    : '{closure}';
}

/** The type in Rust's syntax, without paths to the definitions. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of type
export function displayTy(ty: Ty): string {
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
      return ty.def.name + displayArgs(ty.args);
    case 'foreign':
      return ty.def.name;
    case 'ref':
      return `&${ty.mut ? 'mut ' : ''}${displayTy(ty.inner)}`;
    case 'ptr':
      return `*${ty.mut ? 'mut' : 'const'} ${displayTy(ty.inner)}`;
    case 'array':
      return `[${displayTy(ty.elem)}; ${displayConst(ty.len)}]`;
    case 'slice':
      return `[${displayTy(ty.elem)}]`;
    case 'tuple':
      return ty.elems.length === 1
        ? `(${displayTy(ty.elems[0]!)},)`
        : `(${ty.elems.map(displayTy).join(', ')})`;
    case 'fn-ptr': {
      const { sig } = ty;
      const abi = sig.abi === 'Rust' ? '' : `extern "${sig.abi}" `;
      const ret =
        sig.ret.kind === 'tuple' && sig.ret.elems.length === 0 ? '' : ` -> ${displayTy(sig.ret)}`;
      const params = sig.params.map(displayTy);
      if (sig.variadic) params.push('...');
      return `${sig.unsafe ? 'unsafe ' : ''}${abi}fn(${params.join(', ')})${ret}`;
    }
    case 'fn-def':
      return `fn item {${ty.def.name}${displayArgs(ty.args)}}`;
    case 'closure':
      return displayClosure(ty.def);
    case 'dyn': {
      const p = ty.principal;
      const names: string[] = [];
      if (p !== undefined) {
        const args = [
          ...p.args.map(displayArg),
          ...p.assoc.map((a) => `${a.item.name} = ${displayTy(a.ty)}`),
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
      return `<${displayArg(self)} as ${ty.trait.name}>::${ty.item.name}`;
    }
    case 'opaque':
      return `impl {${ty.def.name}#${ty.index}}`;
    case 'infer':
      return ty.flavor === 'int' ? '{integer}' : ty.flavor === 'float' ? '{float}' : '_';
  }
}
