/**
 * Animated pictures that are made of screenshots, as a browser reads them: the browser draws the
 * frames, and decodes what was made of them.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { animate, decodePng } from '../../../tools/apng.mjs';
import { repoPath, requireTool } from '../kit/index.ts';
import { playgroundTools, startBrowser } from './browser.ts';

/** Draws frames of a picture: a ramp, then boxes in it; as base64 of PNGs, with their pixels. */
const DRAW = `(async () => {
  const canvas = new OffscreenCanvas(61, 37);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const out = [];
  const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
  for (let i = 0; i < 4; i += 1) {
    if (i === 0)
      for (let x = 0; x < 61; x += 1) {
        context.fillStyle = 'rgb(' + x * 4 + ' ' + (255 - x * 3) + ' ' + ((x * 37) % 256) + ')';
        context.fillRect(x, 0, 1, 37);
      }
    // The third is as the second.
    context.fillStyle = i < 3 ? '#c04080' : '#102030';
    if (i > 0) context.fillRect(i < 3 ? 7 : 40, 5, 11, 23);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const { data } = context.getImageData(0, 0, 61, 37);
    out.push({ png: base64(await blob.arrayBuffer()), pixels: base64(data) });
  }
  return out;
})()`;

const decode = (file: string): string => `(async () => {
  const bytes = Uint8Array.from(atob('${file}'), (char) => char.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/png' });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const out = [];
  for (let i = 0; i < decoder.tracks.selectedTrack.frameCount; i += 1) {
    const { image } = await decoder.decode({ frameIndex: i });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    out.push({ delay: image.duration / 1000, pixels: btoa(String.fromCharCode(...data)) });
  }
  return { frames: out, plays: decoder.tracks.selectedTrack.repetitionCount };
})()`;

describe('tools: animated pictures', () => {
  it('are what a browser decodes: frames, times, without end', async function () {
    const browser = await startBrowser(requireTool(this, 'chromium'));
    // A page of this machine may decode pictures; one of nowhere may not.
    const { serveFolder } = await playgroundTools();
    const { url, stop } = await serveFolder(repoPath('client/media'));
    try {
      const page = await browser.newPage();
      await page.goto(`${url}icon.svg`);
      const drawn = (await page.evaluate(DRAW)) as { png: string; pixels: string }[];
      const frames = drawn.map(({ png }, i) => ({
        png: Buffer.from(png, 'base64'),
        delay: 100 * (i + 1),
      }));
      const file = animate(frames);
      const found = await page.evaluate(decode(file.toString('base64')));
      const expected = drawn.map(({ pixels }, i) => ({ delay: 100 * (i + 1), pixels }));
      assert.deepEqual(found, { frames: expected, plays: Number.POSITIVE_INFINITY });
      // Only what changes is stored.
      assert.ok(file.length < frames.reduce((sum, { png }) => sum + png.length, 0));
    } finally {
      await browser.close();
      await stop();
    }
  });

  it('show what a PNG shows, in viewers that play nothing', () => {
    const png = readFileSync(repoPath('client/media/icon.png'));
    const picture = decodePng(png);
    assert.ok(picture.pixels.some((byte) => byte !== picture.pixels[0]));
    const file = animate([{ png, delay: 100 }]);
    assert.deepEqual(decodePng(file), picture);
    assert.throws(() =>
      animate([
        { png, delay: 1 },
        { png: Buffer.from('GIF89a'), delay: 1 },
      ]),
    );
  });

  it('the tour is small enough for a page', () => {
    const file = readFileSync(repoPath('client/media/pictures/tour.png'));
    assert.ok(file.length < 2_000_000, String(file.length));
    const text = file.toString('latin1');
    assert.ok([...text.matchAll(/fcTL/g)].length >= 5);
    assert.ok(text.includes('acTL'));
  });
});
