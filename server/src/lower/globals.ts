/**
 * Globals: statics, literals, constants in memory, vtables. Equal constant data is one global,
 * named by its contents.
 */
import {
  type Const,
  findAttr,
  type HirQueries,
  type StaticDef,
  sameStruct,
  type Ty,
  type TyOf,
} from '../hir/index.ts';
import { type Layout, type Layouts, reprClass, type Scalar } from '../layout/index.ts';
import type { AddressSpace } from '../mir/index.ts';
import { type Global, isPtr, ptrIn, type Reloc, type Value } from '../mir/index.ts';
import { type ConstData, dataKey, scalarAt } from './const-data.ts';
import { functionAddress } from './expr/cast.ts';
import type { FnCx } from './fn-cx.ts';
import { linkedDef } from './foreign.ts';
import { defSpan } from './lower-fn.ts';
import { generic, mirType, offsetPtr, undefOperand } from './memory.ts';
import { type Operand, type Place, pair, scalar, ZST } from './operand.ts';
import { scalarConst } from './shape.ts';
import { exportedName, hashText, linkName, mangle, pathOf } from './symbols.ts';
import type { TypeTexts } from './type-text.ts';
import { Unsupported } from './unsupported.ts';

/** What globals ask of the program. */
export interface GlobalsHost {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  readonly consts: { staticData(def: StaticDef, name: string): ConstData };
  /** A global by symbol, also of the prelude's program. */
  globalOf(symbol: string): Global | undefined;
  readonly texts: TypeTexts;
  /** Key of a type among the views of types. */
  viewKey(ty: Ty): string;
}

/** Bytes from which on data is long. */
const LONG = 1 << 14;

export class Globals {
  private readonly lw: GlobalsHost;
  private readonly bySymbol = new Map<string, Global>();
  private readonly byContents = new Map<string, string>();
  /** Data of included files, by its bytes: the text of its contents is as long as it is. */
  private readonly longOnes = new Map<
    Uint8Array,
    { readonly space: AddressSpace; readonly align: number; readonly symbol: string }
  >();
  private readonly statics = new Map<StaticDef, Global>();
  private readonly vtables = new Map<string, string>();

  constructor(lw: GlobalsHost) {
    this.lw = lw;
  }

  get(symbol: string): Global | undefined {
    return this.bySymbol.get(symbol);
  }

  add(global: Global): void {
    this.bySymbol.set(global.name, global);
  }

  remove(symbol: string): void {
    this.bySymbol.delete(symbol);
  }

  /** Symbol of a constant global with these contents. */
  intern(data: ConstData, space: AddressSpace = 'constant'): string {
    const isLong = data.bytes.length >= LONG && data.relocs.length === 0;
    const known = isLong ? this.longOnes.get(data.bytes) : undefined;
    if (known !== undefined && known.space === space && known.align === data.align)
      return known.symbol;
    const key = dataKey(data, space);
    let symbol = this.byContents.get(key);
    if (isLong)
      this.longOnes.set(data.bytes, {
        space,
        align: data.align,
        symbol: symbol ?? `_Wconst_${hashText(key)}`,
      });
    if (symbol === undefined) {
      symbol = `_Wconst_${hashText(key)}`;
      this.byContents.set(key, symbol);
      this.add({
        name: symbol,
        space,
        size: data.bytes.length,
        align: data.align,
        init: data.bytes,
        relocs: [...data.relocs],
        mutable: false,
        ...(space === 'constant' && { unplaced: true }),
      });
    }
    return symbol;
  }

  /** Memory that the program may write, of its own also where another has the same contents. */
  own(symbol: string, data: ConstData): void {
    this.add({
      name: symbol,
      space: 'global',
      size: data.bytes.length,
      align: data.align,
      init: data.bytes,
      relocs: [...data.relocs],
      mutable: true,
    });
  }

  vtable(ty: Ty, as: TyOf<'dyn'>, build: () => ConstData): string {
    const key = `${ty.id}:${as.id}`;
    let symbol = this.vtables.get(key);
    if (symbol === undefined) {
      symbol = this.intern(build());
      this.vtables.set(key, symbol);
    }
    return symbol;
  }

  private address(cx: FnCx, global: Global): Value {
    cx.use(global.name);
    return cx.b.value('global.addr', [], ptrIn(global.space), { symbol: global.name });
  }

  bytesAddress(cx: FnCx, bytes: Uint8Array): Value {
    if (bytes.length === 0)
      return scalarConst(
        cx,
        { prim: 'ptr', size: 8, align: 8, signed: false, start: 0n, end: 0n, union: false },
        1n,
      );
    return this.address(cx, this.bySymbol.get(this.intern({ bytes, relocs: [], align: 1 }))!);
  }

  /** The address of constant data of a sized type. */
  addressOf(cx: FnCx, data: ConstData, ty: Ty): Operand {
    void ty;
    return scalar(generic(cx, this.address(cx, this.bySymbol.get(this.intern(data))!)));
  }

  /** Constant data as a value. */
  operandOf(cx: FnCx, data: ConstData, ty: Ty): Operand {
    const layout: Layout = cx.layout(ty);
    if (reprClass(layout) === 'zst') return ZST;
    const { repr } = layout;
    if (data.isUndefined === true) return undefOperand(cx, ty);
    if (repr.kind === 'scalar') return scalar(this.scalar(cx, data, 0, repr.a));
    if (repr.kind === 'pair') {
      return pair(this.scalar(cx, data, 0, repr.a), this.scalar(cx, data, repr.bOffset, repr.b));
    }
    const global = this.bySymbol.get(this.intern(data))!;
    const place: Place = {
      ptr: this.address(cx, global),
      ty,
      layout,
      align: layout.align,
      meta: undefined,
      readonly: true,
    };
    return { kind: 'memory', place, owned: false };
  }

  private scalar(cx: FnCx, data: ConstData, offset: number, s: Scalar): Value {
    const found = scalarAt(data, offset, s);
    if ('bits' in found) return scalarConst(cx, s, found.bits);
    const value = this.relocAddress(cx, found.reloc);
    const type = mirType(cx, s);
    return isPtr(type) ? value : cx.b.value('ptr.to.int', [value], 'i64');
  }

  private relocAddress(cx: FnCx, reloc: Reloc): Value {
    const global = this.lw.globalOf(reloc.symbol);
    if (global === undefined) return functionAddress(cx, reloc.symbol);
    return generic(cx, offsetPtr(cx, this.address(cx, global), Number(reloc.addend)));
  }

  follow(data: ConstData, offset: number): ConstData | undefined {
    const reloc = data.relocs.find((r) => r.offset === offset);
    const global = reloc === undefined ? undefined : this.lw.globalOf(reloc.symbol);
    if (reloc === undefined || global === undefined) return undefined;
    const from = Number(reloc.addend);
    const bytes = new Uint8Array(global.size - from);
    if (global.init !== undefined) bytes.set(global.init.subarray(from));
    const relocs = global.relocs
      .filter((r) => r.offset >= from)
      .map((r) => ({ ...r, offset: r.offset - from }));
    return { bytes, relocs, align: global.align };
  }

  staticPlace(cx: FnCx, def: StaticDef): Place {
    const global = this.staticGlobal(def);
    const ty = this.lw.hir.typeOf(def);
    const layout = cx.layout(ty);
    const readonly = !global.mutable && global.space === 'constant';
    return {
      ptr: this.address(cx, global),
      ty,
      layout,
      align: global.align,
      meta: undefined,
      readonly,
    };
  }

  /** The global of a static; its initialiser is evaluated when it is first named. */
  staticGlobal(def: StaticDef): Global {
    const known = this.statics.get(def);
    if (known !== undefined) return known;
    const { hir } = this.lw;
    const linked = linkedDef(hir, def);
    if (linked !== undefined) return this.staticGlobal(linked);
    const ty = hir.typeOf(def);
    const layout = this.lw.layouts.of(ty);
    const named = exportedName(hir, def);
    const external = def.container !== undefined;
    const mutable = def.node.mut !== undefined || !hir.isFreeze(ty);
    const placed = placedType(this.lw, ty);
    // `#[$crate::address_space(shared)]` in `shared_array!`, with whatever path.
    const attr = def.attrs.find((one) => !one.isDoc && one.path.at(-1) === 'address_space');
    const asked = staticSpace(attr?.args?.trees[0]) ?? placed?.space;
    const space = asked ?? (mutable ? 'global' : 'constant');
    const path = pathOf(hir, def);
    const global: Global = {
      name: linkName(hir, def) ?? mangle(path, `static ${this.lw.texts.def(def)}`),
      space,
      size: Math.max(layout.size, placed?.layout?.size ?? 0),
      align: Math.max(layout.align, placed?.layout?.align ?? 1, placed?.align ?? 1),
      relocs: [],
      mutable: mutable || space === 'workgroup',
      ...(named !== undefined && { exported: true }),
      ...(external && { external: true }),
      ...(asked === undefined && !mutable && { unplaced: true }),
      span: defSpan(def),
      ...(hir.target.variables === true && {
        display: path,
        type: this.lw.viewKey(placed?.layout?.ty ?? ty),
      }),
    };
    // Entered first: a static may hold its own address.
    this.statics.set(def, global);
    this.add(global);
    if (!external && space !== 'workgroup') {
      try {
        const data = this.lw.consts.staticData(def, global.name);
        if (data.isUndefined !== true) global.init = data.bytes;
        global.relocs = [...data.relocs];
      } catch (error) {
        this.statics.delete(def);
        throw error;
      }
    }
    return global;
  }

  /** Forgets the statics; their initialisers are evaluated again. */
  clear(): void {
    this.bySymbol.clear();
    this.byContents.clear();
    this.statics.clear();
    this.vtables.clear();
  }

  clearStatics(): void {
    for (const global of this.statics.values()) this.bySymbol.delete(global.name);
    this.statics.clear();
  }
}

/**
 * Where the statics of a type lie, when the type says so: `#[address_space(shared, align = N)]`, as
 * cuda-oxide's `SharedArray` does. `N` is a parameter of the type, in bytes. In upstream's sources
 * such a type has no fields: it is laid out as its stand-in.
 */
function placedType(
  { hir, layouts }: Pick<GlobalsHost, 'hir' | 'layouts'>,
  ty: Ty,
): { space: AddressSpace; align: number; layout: Layout | undefined } | undefined {
  const attr = ty.kind === 'adt' ? findAttr(ty.def.attrs, 'address_space') : undefined;
  const space = staticSpace(attr?.args?.trees[0]);
  if (ty.kind !== 'adt' || attr === undefined || space === undefined) return undefined;
  const name = attr.args?.trees.findLast((tree) => tree.kind === 'Token');
  const param = hir.generics(ty.def).params.find((one) => one.name === name?.text);
  const bits = param?.kind === 'const' ? hir.constValue(ty.args[param.index] as Const) : undefined;
  const same = ty.def.kind === 'struct' ? sameStruct(ty.def) : undefined;
  const layout = same && layouts.of(hir.adtTy(same, ty.args));
  return { space, align: Number(bits ?? 0n) || 1, layout };
}

/** `#[address_space(shared)]` of Rust-CUDA. */
function staticSpace(
  tree: import('../syntax/index.ts').TokenTree | undefined,
): AddressSpace | undefined {
  if (tree?.kind !== 'Token') return undefined;
  if (tree.text === 'shared') return 'workgroup';
  if (tree.text === 'global' || tree.text === 'constant') return tree.text;
  throw new Unsupported(`the address space \`${tree.text}\``, undefined);
}
