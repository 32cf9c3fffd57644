/**
 * Statics and constants with their bytes and addresses, and workgroup memory, which has no initial
 * value.
 */
import type { Global, Reloc } from '../../mir/index.ts';
import type { ModuleEnv } from './env.ts';
import { hexByte } from './names.ts';
import { pointerType } from './types.ts';

/** Bytes of an address. */
const ADDRESS = 8;

/** The line that defines a global. */
export function globalLine(global: Global, env: ModuleEnv): string {
  const space = env.flavour.spaces[global.space];
  const where = space === 0 ? '' : `addrspace(${space}) `;
  const kind = global.mutable || global.space === 'workgroup' ? 'global' : 'constant';
  const align = `, align ${Math.max(1, global.align)}`;
  const name = env.nameOf(global.name);
  if (global.launchSized === true) return `${name} = external ${where}global [0 x i8]${align}`;
  const array = `[${global.size} x i8]`;
  if (global.external === true) return `${name} = external ${where}${kind} ${array}${align}`;
  const linkage = global.exported === true && global.space !== 'workgroup' ? '' : 'internal ';
  if (global.space === 'workgroup')
    return `${name} = ${linkage}${where}global ${array} poison${align}`;
  const value = initialValue(global, env);
  return `${name} = ${linkage}${where}${kind} ${value}${align}`;
}

/** Type and value. Addresses split the bytes into the fields of a packed structure. */
function initialValue(global: Global, env: ModuleEnv): string {
  const bytes = new Uint8Array(global.size);
  bytes.set((global.init ?? new Uint8Array()).subarray(0, global.size));
  if (global.relocs.length === 0) return byteArray(bytes);
  const fields: { readonly type: string; readonly value: string }[] = [];
  let at = 0;
  const fill = (end: number): void => {
    if (end > at) {
      const text = byteArray(bytes.subarray(at, end));
      const split = text.indexOf('] ') + 1;
      fields.push({ type: text.slice(0, split), value: text.slice(split + 1) });
    }
    at = end;
  };
  for (const reloc of [...global.relocs].sort((a, b) => a.offset - b.offset)) {
    fill(reloc.offset);
    fields.push({ type: pointerType(env.flavour.spaces.generic), value: addressOf(reloc, env) });
    at += ADDRESS;
  }
  fill(global.size);
  const types = fields.map(({ type }) => type).join(', ');
  return `<{ ${types} }> <{ ${fields.map(({ type, value }) => `${type} ${value}`).join(', ')} }>`;
}

function byteArray(bytes: Uint8Array): string {
  const type = `[${bytes.length} x i8]`;
  if (bytes.every((byte) => byte === 0)) return `${type} zeroinitializer`;
  let text = '';
  for (const byte of bytes) {
    const plain = byte >= 32 && byte < 127 && byte !== 34 && byte !== 92;
    text += plain ? String.fromCharCode(byte) : `\\${hexByte(byte)}`;
  }
  return `${type} c"${text}"`;
}

/** A generic address inside an initialiser. */
function addressOf({ symbol, addend }: Reloc, env: ModuleEnv): string {
  const global = env.global(symbol);
  const space = global === undefined ? 0 : env.flavour.spaces[global.space];
  const name = env.nameOf(symbol);
  const to = env.flavour.spaces.generic;
  const type = pointerType(to);
  const generic = space === to ? name : `addrspacecast (${pointerType(space)} ${name} to ${type})`;
  return addend === 0n ? generic : `getelementptr (i8, ${type} ${generic}, i64 ${addend})`;
}
