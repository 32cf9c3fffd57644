/**
 * Animated PNG from screenshots: each frame is a whole picture, and only what it changes is stored.
 * Reads what browsers write: eight bits for each channel, no interlacing.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Channels by the colour type of a PNG. */
const CHANNELS = { 2: 3, 6: 4 };

/** Ways in which a line may be predicted, by their numbers. */
const FILTERS = [0, 1, 2, 3, 4];

/** Pixels of a PNG: `{ width, height, channels, pixels }`. Throws for forms that it cannot read. */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  const data = [];
  let header;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header[9]];
  if (header[8] !== 8 || channels === undefined || header[12] !== 0)
    throw new Error('a PNG of another form');
  const lines = inflateSync(Buffer.concat(data));
  const size = width * channels;
  const pixels = Buffer.alloc(size * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (size + 1)];
    for (let x = 0; x < size; x += 1) {
      const [left, up, corner] = around({ pixels, size, channels }, x, y);
      const value = lines[y * (size + 1) + 1 + x] + predicted(filter, left, up, corner);
      pixels[y * size + x] = value & 255;
    }
  }
  return { width, height, channels, pixels };
}

/** The bytes to the left, above, and above to the left. */
function around({ pixels, size, channels }, x, y) {
  const at = y * size + x;
  const left = x >= channels ? pixels[at - channels] : 0;
  const up = y > 0 ? pixels[at - size] : 0;
  const corner = x >= channels && y > 0 ? pixels[at - size - channels] : 0;
  return [left, up, corner];
}

function predicted(filter, left, up, corner) {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const guess = left + up - corner;
      const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
      if (a <= b && a <= c) return left;
      return b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

/** Compressed lines of a picture, each predicted in the way that leaves least. */
function encodeLines({ width, height, channels, pixels }) {
  const size = width * channels;
  const out = Buffer.alloc((size + 1) * height);
  for (let y = 0; y < height; y += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (const filter of FILTERS) {
      const line = Buffer.alloc(size + 1);
      line[0] = filter;
      let sum = 0;
      for (let x = 0; x < size; x += 1) {
        const [left, up, corner] = around({ pixels, size, channels }, x, y);
        const value = (pixels[y * size + x] - predicted(filter, left, up, corner)) & 255;
        line[x + 1] = value;
        sum += value < 128 ? value : 256 - value;
      }
      if (sum >= best) continue;
      best = sum;
      line.copy(out, y * (size + 1));
    }
  }
  return deflateSync(out, { level: 9 });
}

/** The part of a picture that differs from the one before; a single pixel where nothing does. */
function changed(before, picture) {
  const { width, height, channels, pixels } = picture;
  let [top, bottom, left, right] = [height, -1, width, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      if (before.pixels.compare(pixels, at, at + channels, at, at + channels) === 0) continue;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  if (bottom < 0) [top, bottom, left, right] = [0, 0, 0, 0];
  const part = { x: left, y: top, width: right - left + 1, height: bottom - top + 1, channels };
  const lines = Array.from({ length: part.height }, (_, y) => {
    const start = ((top + y) * width + left) * channels;
    return pixels.subarray(start, start + part.width * channels);
  });
  return { ...part, pixels: Buffer.concat(lines) };
}

function chunk(type, body) {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, out.length - 4)), out.length - 4);
  return out;
}

function numbers(...values) {
  const out = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => {
    out.writeUInt32BE(value, 4 * i);
  });
  return out;
}

/**
 * One file that plays frames without end: `{ png, delay }` with milliseconds. All frames must be
 * PNGs of the same size and channels.
 */
export function animate(frames) {
  const pictures = frames.map(({ png }) => decodePng(png));
  const [first] = pictures;
  const { width, height, channels } = first;
  const parts = [];
  let sequence = 0;
  pictures.forEach((picture, i) => {
    if (picture.width !== width || picture.height !== height || picture.channels !== channels)
      throw new Error(`frame ${i + 1} is of another form`);
    const part = i === 0 ? { ...picture, x: 0, y: 0 } : changed(pictures[i - 1], picture);
    const place = numbers(sequence, part.width, part.height, part.x, part.y);
    // Milliseconds; the picture before stays, and this part replaces what is there.
    const time = Buffer.from([frames[i].delay >> 8, frames[i].delay & 255, 3, 232, 0, 0]);
    sequence += 1;
    parts.push(chunk('fcTL', Buffer.concat([place, time])));
    const data = encodeLines(part);
    if (i === 0) parts.push(chunk('IDAT', data));
    else {
      parts.push(chunk('fdAT', Buffer.concat([numbers(sequence), data])));
      sequence += 1;
    }
  });
  const type = Number(Object.keys(CHANNELS).find((key) => CHANNELS[key] === channels));
  const header = Buffer.concat([numbers(width, height), Buffer.from([8, type, 0, 0, 0])]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('acTL', numbers(frames.length, 0)),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
