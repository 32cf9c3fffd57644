/** A growing list of bytes with the integers of the binary format: LEB128. */

const scratch = new DataView(new ArrayBuffer(8));

export class ByteWriter {
  private bytes: Uint8Array;
  length = 0;

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, this.length + count));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length++] = value;
  }

  append(other: Uint8Array): void {
    this.reserve(other.length);
    this.bytes.set(other, this.length);
    this.length += other.length;
  }

  /** An unsigned integer below 2^32. */
  unsigned(value: number): void {
    let rest = value >>> 0;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A signed integer of 32 bits. */
  signed(value: number): void {
    let rest = value | 0;
    for (;;) {
      const low = rest & 0x7f;
      rest >>= 7;
      if ((rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)) {
        this.byte(low);
        return;
      }
      this.byte(low | 0x80);
    }
  }

  /** A signed integer of 64 bits. */
  signed64(value: bigint): void {
    let rest = BigInt.asIntN(64, value);
    if (rest >= -0x80000000n && rest <= 0x7fffffffn) {
      this.signed(Number(rest));
      return;
    }
    for (;;) {
      const low = Number(rest & 0x7fn);
      rest >>= 7n;
      if ((rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0)) {
        this.byte(low);
        return;
      }
      this.byte(low | 0x80);
    }
  }

  /** The four bytes of a binary32, given by its bits. */
  word(bits: number): void {
    scratch.setUint32(0, bits, true);
    for (let i = 0; i < 4; i++) this.byte(scratch.getUint8(i));
  }

  /** Eight bytes, given by their bits. */
  doubleWord(bits: bigint): void {
    scratch.setBigUint64(0, BigInt.asUintN(64, bits), true);
    for (let i = 0; i < 8; i++) this.byte(scratch.getUint8(i));
  }

  name(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.unsigned(bytes.length);
    this.append(bytes);
  }

  /** What was written; valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}
