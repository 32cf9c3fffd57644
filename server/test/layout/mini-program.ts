/**
 * Type declarations without the front end: a few lines of Rust parsed into hand-made definitions,
 * and just enough of `HirQueries` for layouts of them. Knows structs, tuples, unions, enums,
 * `Option<T>`, `repr`, explicit discriminants.
 */
import type { AdtDef, Const, EnumDef, HirQueries, Repr, Ty } from '../../src/hir/index.ts';

interface MiniField {
  readonly name: string;
  readonly ty: Ty;
}

interface MiniAdt {
  readonly def: AdtDef;
  readonly repr: Repr;
  readonly fields: Map<unknown, MiniField[]>;
  readonly discriminants: Map<unknown, bigint>;
}

const INTS = /^[iu](8|16|32|64|128|size)$/;
const FLOATS = /^f(16|32|64|128)$/;

type TyShape = { readonly kind: Ty['kind'] } & Record<string, unknown>;

export class MiniProgram {
  readonly queries: HirQueries;
  private readonly adts = new Map<string, MiniAdt>();
  private readonly byDef = new Map<unknown, MiniAdt>();
  private readonly interned = new Map<string, Ty>();
  private tokens: string[] = [];
  private at = 0;

  constructor(text: string, arch: 'nvptx64' | 'amdgpu' = 'nvptx64') {
    this.queries = this.makeQueries(arch);
    this.parse('enum Option<T> { None, Some(T) }');
    this.parse(text);
  }

  /** The type that a piece of Rust text names. */
  type(text: string): Ty {
    this.tokens = lex(text);
    this.at = 0;
    return this.parseType();
  }

  private parse(text: string): void {
    this.tokens = lex(text);
    this.at = 0;
    while (this.at < this.tokens.length) this.item();
  }

  private peek(): string {
    return this.tokens[this.at] ?? '';
  }

  private next(): string {
    return this.tokens[this.at++] ?? '';
  }

  private eat(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }

  private expect(token: string): void {
    const got = this.next();
    if (got !== token) throw new Error(`expected ${token}, got ${got}`);
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a grammar, part after part
  private item(): void {
    let repr: Repr = {
      c: false,
      transparent: false,
      simd: false,
      int: undefined,
      packed: undefined,
      align: undefined,
    };
    while (this.eat('#')) {
      this.expect('[');
      this.expect('repr');
      this.expect('(');
      while (!this.eat(')')) {
        const word = this.next();
        let value = 1;
        if (this.eat('(')) {
          value = Number(this.next());
          this.expect(')');
        }
        if (word === 'C') repr = { ...repr, c: true };
        else if (word === 'transparent') repr = { ...repr, transparent: true };
        else if (word === 'packed') repr = { ...repr, packed: value };
        else if (word === 'align') repr = { ...repr, align: value };
        else repr = { ...repr, int: word as NonNullable<Repr['int']> };
        this.eat(',');
      }
      this.expect(']');
    }
    const kind = this.next() as 'struct' | 'enum' | 'union';
    const name = this.next();
    const params: unknown[] = [];
    if (this.eat('<')) {
      const param = this.next();
      params.push({ kind: 'TypeParam', name: { text: param }, bounds: [] });
      this.expect('>');
    }
    const variants: unknown[] = [];
    const node = { generics: { params }, where: undefined };
    const def = { kind, name, node, variants, attrs: [] } as unknown as AdtDef;
    const adt: MiniAdt = { def, repr, fields: new Map(), discriminants: new Map() };
    this.adts.set(name, adt);
    this.byDef.set(def, adt);
    if (kind !== 'enum') {
      adt.fields.set(def, this.fields());
      this.eat(';');
      return;
    }
    this.expect('{');
    let next = 0n;
    while (!this.eat('}')) {
      const variantName = this.next();
      const variant = {
        kind: 'variant',
        name: variantName,
        parent: def,
        index: variants.length,
        node: { discriminant: undefined as unknown },
      };
      variants.push(variant);
      const fields = this.fields();
      if (this.eat('=')) {
        const negative = this.eat('-');
        next = BigInt(this.next()) * (negative ? -1n : 1n);
        variant.node.discriminant = {};
      }
      adt.fields.set(variant, fields);
      adt.discriminants.set(variant, next);
      this.byDef.set(variant, adt);
      next += 1n;
      this.eat(',');
    }
  }

  private fields(): MiniField[] {
    const out: MiniField[] = [];
    if (this.eat('(')) {
      while (!this.eat(')')) {
        out.push({ name: `${out.length}`, ty: this.parseType() });
        this.eat(',');
      }
    } else if (this.eat('{')) {
      while (!this.eat('}')) {
        const name = this.next();
        this.expect(':');
        out.push({ name, ty: this.parseType() });
        this.eat(',');
      }
    }
    return out;
  }

  private intern(shape: TyShape, key: string): Ty {
    let ty = this.interned.get(key);
    if (ty === undefined) {
      ty = { ...shape, id: this.interned.size + 1, flags: 0 } as unknown as Ty;
      this.interned.set(key, ty);
    }
    return ty;
  }

  private tuple(elems: readonly Ty[]): Ty {
    return this.intern({ kind: 'tuple', elems }, `(${elems.map((e) => e.id).join(',')})`);
  }

  private array(elem: Ty, length: bigint): Ty {
    const len = { kind: 'value', bits: length, id: 0, flags: 0 } as unknown as Const;
    return this.intern({ kind: 'array', elem, len }, `[${elem.id};${length}]`);
  }

  private pointer(kind: 'ref' | 'ptr', mut: boolean, inner: Ty): Ty {
    return this.intern({ kind, mut, inner }, `${kind}${mut}${inner.id}`);
  }

  private parseType(): Ty {
    const token = this.next();
    if (token === '&') {
      const mut = this.eat('mut');
      return this.pointer('ref', mut, this.parseType());
    }
    if (token === '*') {
      const mut = this.next() === 'mut';
      return this.pointer('ptr', mut, this.parseType());
    }
    if (token === '!') return this.intern({ kind: 'never' }, '!');
    if (token === '(') {
      const elems: Ty[] = [];
      while (!this.eat(')')) {
        elems.push(this.parseType());
        this.eat(',');
      }
      return this.tuple(elems);
    }
    if (token === '[') {
      const elem = this.parseType();
      if (this.eat(']')) return this.intern({ kind: 'slice', elem }, `[${elem.id}]`);
      this.expect(';');
      const length = BigInt(this.next());
      this.expect(']');
      return this.array(elem, length);
    }
    if (token === 'fn') {
      this.expect('(');
      this.expect(')');
      return this.intern({ kind: 'fn-ptr' }, 'fn()');
    }
    if (INTS.test(token)) return this.intern({ kind: 'int', name: token }, token);
    if (FLOATS.test(token)) return this.intern({ kind: 'float', name: token }, token);
    if (token === 'bool' || token === 'char' || token === 'str') {
      return this.intern({ kind: token }, token);
    }
    const adt = this.adts.get(token);
    if (adt === undefined) return this.intern({ kind: 'param', index: 0, name: token }, `param`);
    const args: Ty[] = [];
    if (this.eat('<')) {
      args.push(this.parseType());
      this.expect('>');
    }
    return this.adt(adt.def, args);
  }

  private adt(def: AdtDef, args: readonly Ty[]): Ty {
    return this.intern({ kind: 'adt', def, args }, `${def.name}<${args.map((a) => a.id).join()}>`);
  }

  private instantiate(ty: Ty, args: readonly Ty[]): Ty {
    if (args.length === 0) return ty;
    const inner = (at: Ty): Ty => this.instantiate(at, args);
    switch (ty.kind) {
      case 'param':
        return args[0]!;
      case 'tuple':
        return this.tuple(ty.elems.map(inner));
      case 'array':
        return this.array(inner(ty.elem), ty.len.kind === 'value' ? ty.len.bits : 0n);
      case 'ref':
      case 'ptr':
        return this.pointer(ty.kind, ty.mut, inner(ty.inner));
      case 'adt':
        return this.adt(
          ty.def,
          ty.args.map((arg) => inner(arg as Ty)),
        );
      default:
        return ty;
    }
  }

  private makeQueries(arch: 'nvptx64' | 'amdgpu'): HirQueries {
    const unsupported = new Proxy(
      {},
      {
        get: (_, name) => {
          throw new Error(`the hand-made program does not answer ${String(name)}`);
        },
      },
    );
    const answers = {
      target: { arch, cfg: new Set() },
      lang: () => undefined,
      attr: () => undefined,
      repr: (def: EnumDef) => this.byDef.get(def)!.repr,
      fields: (def: unknown) => this.byDef.get(def)!.fields.get(def)!,
      discriminant: (def: unknown) => this.byDef.get(def)!.discriminants.get(def)!,
      instantiate: (ty: Ty, args: readonly Ty[]) => this.instantiate(ty, args),
      constValue: (c: Const) => (c.kind === 'value' ? c.bits : undefined),
      display: (ty: Ty) => [...this.interned].find(([, other]) => other === ty)?.[0] ?? '?',
    };
    return Object.setPrototypeOf(answers, unsupported) as unknown as HirQueries;
  }
}

function lex(text: string): string[] {
  return text.replace(/\/\/.*/g, '').match(/[A-Za-z_0-9]+|[^\s\w]/g) ?? [];
}
