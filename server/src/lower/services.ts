/**
 * What lowering one function asks of its surroundings, as types only: of the program (other
 * instances, globals, values of constants) and of the families of syntax that contain each other.
 * `Cx` stands for the context of a function, so that nothing here knows it; `lowering.ts` answers
 * for the program, `connect.ts` names the families.
 */
import type {
  AnonConst,
  ConstDef,
  FnDef,
  GenericArg,
  HirQueries,
  Instance,
  StaticDef,
  TExpr,
  Ty,
  TyOf,
} from '../hir/index.ts';
import type { Layouts } from '../layout/index.ts';
import type { Block, Value } from '../mir/index.ts';
import type { FnAbi } from './abi.ts';
import type { ConstData } from './const-data.ts';
import type { FnInstance } from './instance.ts';
import type { Operand, Place } from './operand.ts';

/** Where a condition that does not hold leads, and which scopes are left on the way. */
export interface FailTarget {
  readonly block: Block;
  /** Scopes from here on are left. */
  readonly depth: number;
  /** Scope that drops the temporaries of `let`, when it is not the one of the condition. */
  readonly temps?: number;
}

/** The ways back from a family of syntax to one that may contain it. */
export interface Families<Cx> {
  /** An expression in value position: moves or copies out of places. */
  readonly lowerExpr: (cx: Cx, expr: TExpr, dest?: Place) => Operand;
  /** A condition: control goes on when it holds, to `fail` when not. */
  readonly lowerCondition: (cx: Cx, expr: TExpr, fail: FailTarget) => void;
  /** A call of what an instance means, with arguments of types `tys`. */
  readonly callInstance: (
    cx: Cx,
    instance: Instance,
    args: readonly Operand[],
    tys: readonly Ty[],
    retTy: Ty,
    dest: Place | undefined,
  ) => Operand;
}

/** The program around a function. */
export interface LowerServices<Cx> {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  readonly families: Families<Cx>;
  needsDrop(ty: Ty): boolean;
  /** A text that only this type has. */
  typeText(ty: Ty): string;
  /** Key of a type among the views that debuggers read variables with. */
  viewKey(ty: Ty): string;
  abiOf(params: readonly Ty[], ret: Ty, dynSelf?: boolean): FnAbi;
  /** A function that the compiler itself implements. */
  isIntrinsic(def: FnDef): boolean;
  /** Parameter types of what an instance calls. */
  paramTys(target: Instance): readonly Ty[];
  /** A function with monomorphic arguments. */
  fnInstance(def: FnDef, args: readonly GenericArg[], inConst: boolean): FnInstance;
  /** The function that runs a closure's body. */
  closureInstance(closure: TyOf<'closure'>, inConst: boolean): FnInstance;
  /** A closure that captures nothing, with the convention of a function pointer. */
  closureShim(closure: TyOf<'closure'>, params: readonly Ty[], ret: Ty): FnInstance;
  dropGlue(ty: Ty, inConst: boolean): FnInstance;
  /** What a function pointer or vtable slot of this signature holds for an instance. */
  pointee(target: Instance, params: readonly Ty[], ret: Ty): FnInstance;
  vtableSymbol(ty: Ty, as: TyOf<'dyn'>, build: () => ConstData): string;
  bytesAddress(cx: Cx, bytes: Uint8Array): Value;
  /** Symbol of a constant with these bytes. */
  bytesSymbol(bytes: Uint8Array): string;
  /** The address of constant data of a sized type. */
  dataAddress(cx: Cx, data: ConstData, ty: Ty): Operand;
  staticPlace(cx: Cx, def: StaticDef): Place;
  constOperand(cx: Cx, def: ConstDef, args: readonly GenericArg[]): Operand;
  bitsOperand(cx: Cx, bits: bigint, ty: Ty): Operand;
  anonConstOperand(cx: Cx, def: AnonConst, ty: Ty): Operand;
  /**
   * The address of a promoted value; undefined where computing it panics, which then happens at run
   * time.
   */
  promoted(cx: Cx, expr: TExpr, ty: Ty): Operand | undefined;
  /** The address of what the initialiser of a constant or static borrows. */
  staticTemp(cx: Cx, expr: TExpr, ty: Ty): Operand;
  /** Bits of a literal or constant in a pattern. */
  patternBits(cx: Cx, expr: TExpr): bigint;
  patternData(cx: Cx, expr: TExpr, ty: Ty): ConstData;
  /** The data behind an address inside other data. */
  follow(data: ConstData, offset: number): ConstData | undefined;
}
