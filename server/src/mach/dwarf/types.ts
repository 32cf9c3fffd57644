/** Views of types as debugging information entries, as rustc's own look. */
import type { FieldView, TypeTable, TypeView, VariantView } from '../../views/index.ts';
import { Die } from './die.ts';

/** DW_ATE_* */
const ENCODING = { bool: 0x02, float: 0x04, signed: 0x05, unsigned: 0x07, utf: 0x10 } as const;

export class TypeEntries {
  private readonly unit: Die;
  private readonly types: TypeTable;
  private readonly made = new Map<string, Die>();

  constructor(unit: Die, types: TypeTable) {
    this.unit = unit;
    this.types = types;
  }

  /** The entry of a type; undefined for one that is not known. */
  of(key: string): Die | undefined {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const view = this.types[key];
    if (view === undefined) return undefined;
    const die = this.start(view);
    // Entered first: a type may point to itself.
    this.made.set(key, die);
    this.fill(die, view);
    return die;
  }

  private start(view: TypeView): Die {
    const { unit } = this;
    switch (view.kind) {
      case 'bool':
      case 'char':
      case 'int':
      case 'float':
        return this.base(view.text, view.size, encodingOf(view));
      case 'array':
        return new Die('array_type', unit);
      case 'union':
        return named('union_type', unit, view);
      case 'pointer':
        if (view.points === 'value') return new Die('pointer_type', unit).text('name', view.text);
        return named('structure_type', unit, view);
      case 'fn':
        if (view.pointer) return new Die('pointer_type', unit).text('name', view.text);
        return named('structure_type', unit, view);
      default:
        return named('structure_type', unit, view);
    }
  }

  private base(text: string, size: number, encoding: number): Die {
    return new Die('base_type', this.unit)
      .text('name', text)
      .number('encoding', encoding)
      .number('byte_size', size);
  }

  private fill(die: Die, view: TypeView): void {
    switch (view.kind) {
      case 'struct':
      case 'union':
        this.fields(die, view.fields);
        return;
      case 'array': {
        const elem = this.of(view.elem);
        if (elem !== undefined) die.entry('type', elem);
        new Die('subrange_type', die).number('count', view.count);
        return;
      }
      case 'enum':
        this.variants(die, view);
        return;
      case 'pointer':
        this.pointer(die, view);
        return;
      case 'fn':
        if (view.pointer) die.entry('type', new Die('subroutine_type', this.unit));
        return;
      default:
        return;
    }
  }

  private pointer(die: Die, view: TypeView & { kind: 'pointer' }): void {
    const to = view.to === undefined ? undefined : this.of(view.to);
    if (view.points === 'value') {
      if (to !== undefined) die.entry('type', to);
      return;
    }
    const data = new Die('pointer_type', this.unit);
    const target = view.points === 'str' ? this.word('u8', 1) : to;
    if (target !== undefined) data.entry('type', target);
    const [first, second] = view.points === 'dyn' ? ['pointer', 'vtable'] : ['data_ptr', 'length'];
    const word = view.points === 'dyn' ? new Die('pointer_type', this.unit) : this.word('usize', 8);
    member(die, first!, 0, data);
    member(die, second!, 8, word);
  }

  private word(name: string, size: number): Die {
    let die = this.made.get(name);
    if (die === undefined) {
      die = this.base(name, size, ENCODING.unsigned);
      this.made.set(name, die);
    }
    return die;
  }

  private fields(die: Die, fields: readonly FieldView[]): void {
    for (const { name, offset, type } of fields) {
      const own = this.of(type);
      if (own === undefined) continue;
      member(die, /^\d/.test(name) ? `__${name}` : name, offset, own);
    }
  }

  private variants(die: Die, view: TypeView & { kind: 'enum' }): void {
    if (view.tag === undefined) {
      for (const variant of view.variants) this.fields(die, variant.fields);
      return;
    }
    const part = new Die('variant_part', die);
    const { offset, size } = view.tag;
    const discr = new Die('member', part);
    const tagType = this.word(`u${size * 8}`, size);
    discr
      .entry('type', tagType)
      .number('byte_size', size)
      .number('data_member_location', offset)
      .flag('artificial');
    part.entry('discr', discr);
    for (const variant of view.variants) this.variant(die, part, view, variant);
  }

  private variant(die: Die, part: Die, { size }: TypeView, { name, tag, fields }: VariantView) {
    const own = new Die('variant', part);
    if (tag !== undefined && BigInt(tag) < 1n << 64n) own.number('discr_value', BigInt(tag));
    const shape = new Die('structure_type', die).text('name', name).number('byte_size', size);
    this.fields(shape, fields);
    member(own, name, 0, shape);
  }
}

function encodingOf(view: TypeView): number {
  if (view.kind === 'bool') return ENCODING.bool;
  if (view.kind === 'char') return ENCODING.utf;
  if (view.kind === 'float') return ENCODING.float;
  return view.kind === 'int' && view.signed ? ENCODING.signed : ENCODING.unsigned;
}

function named(tag: 'structure_type' | 'union_type', unit: Die, { text, size }: TypeView): Die {
  return new Die(tag, unit).text('name', text).number('byte_size', size);
}

function member(die: Die, name: string, offset: number, type: Die): void {
  new Die('member', die)
    .text('name', name)
    .entry('type', type)
    .number('data_member_location', offset);
}
