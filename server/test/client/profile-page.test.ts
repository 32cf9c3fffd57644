/**
 * The page of a profile as HTML: every number is drawn and said, a second profile shows what has
 * changed, and text from a source cannot become markup.
 */
import assert from 'node:assert/strict';
import { renderProfile } from '../../../client/src/features/profile/render.ts';
import type { ProfileCounts, ProfileRows } from '../../src/protocol/index.ts';

const COUNTS: ProfileCounts = {
  executed: 100,
  threads: 3000,
  divergent: 0,
  barrierWaits: 0,
  requests: 10,
  sectors: 320,
  idealSectors: 40,
  bytes: 1280,
  sharedRequests: 4,
  passes: 4,
  idealPasses: 4,
  localRequests: 0,
  contention: 0,
};

function profile(sectors: number): ProfileRows {
  const counts = { ...COUNTS, sectors };
  const range = { start: { line: 6, character: 0 }, end: { line: 6, character: 9 } };
  return {
    target: 'ptx',
    cpu: 'sm_80',
    problems: [],
    lines: [],
    launches: [
      {
        name: 'k',
        lanes: 32,
        warps: 8,
        total: counts,
        estimate: {
          product: 'A100',
          microseconds: 2,
          bound: 'memory',
          parts: { issue: 10, 'load-store': 20, cache: 30, memory: 2820, latency: 40 },
          flops: 4_000_000,
          memoryBytes: 1_000_000,
          peakFlops: 19.5e12,
          peakBytes: 1.555e12,
        },
        instructions: [],
        lines: [
          {
            location: { uri: 'file:///k.rs', range },
            source: 'a < b && "<script>"',
            cycles: 30,
            counts,
          },
          { source: '', cycles: 10, counts: { ...COUNTS, sectors: 0, passes: 0 } },
        ],
      },
    ],
  };
}

const href = ({ uri, line }: { readonly uri: string; readonly line: number }) =>
  `${uri}#L${line + 1}`;

describe('client: profile page', () => {
  const page = renderProfile({ profile: profile(320), before: undefined, href });

  it('says what limits a launch, and that the time is of a model', () => {
    assert.match(page, /times and shares are of a model/);
    assert.match(page, /8 warps of 32 threads; model of A100: 2\.00 µs, limited by memory/);
    assert.match(page, /aria-label="cycles of each resource: issue 10, .*memory 2,820/);
  });

  it('draws the roofline with the kernel below it', () => {
    // 4 operations for each byte, of 1.555 TB/s: 6,220 Gflop/s; 2,000 are reached.
    assert.match(
      page,
      /2,000 Gflop\/s at 4\.00 operations for each byte, 32\.2 % of the 6,220 Gflop/,
    );
    const [, x1, y1, y2] = /class="gap" x1="([\d.]+)" y1="([\d.]+)" x2="[\d.]+" y2="([\d.]+)"/.exec(
      page,
    )!;
    assert.ok(Number(y1) > Number(y2) && Number(x1) > 0, `${x1} ${y1} ${y2}`);
  });

  it('has axes with powers of ten, and the roof inside of its picture', () => {
    const ticks = (kind: string): readonly string[] =>
      [
        ...page.matchAll(
          new RegExp(`<text class="${kind}" x="[\\d.]+" y="[\\d.]+">([\\d,.]+)<`, 'g'),
        ),
      ].map(([, text]) => text!);
    assert.deepEqual(ticks('middle'), ['1', '10', '100']);
    assert.deepEqual(ticks('end'), ['100', '1,000', '10,000']);
    const [, points] = /class="roof" points="([^"]*)"/.exec(page)!;
    for (const point of points!.split(' ')) {
      const [x, y] = point.split(',').map(Number);
      assert.ok(x! >= 56 && x! <= 550 && y! >= 20 && y! <= 236, point);
    }
  });

  it('says small numbers of operations', () => {
    const small = profile(320);
    const [launch] = small.launches;
    const estimate = { ...launch!.estimate!, flops: 640, memoryBytes: 4096, microseconds: 2.5 };
    const said = renderProfile({
      profile: { ...small, launches: [{ ...launch!, estimate }] },
      before: undefined,
      href,
    });
    assert.match(said, /0\.26 Gflop\/s at 0\.156 operations for each byte/);
    assert.ok(said.includes('>0.1<') && said.includes('>1<'));
  });

  it('lists lines by their share, with the ideal where it differs, and escapes them', () => {
    assert.match(
      page,
      /<a href="file:\/\/\/k\.rs#L7">7<\/a><\/td><td>75\.0 %<\/td><td>100<\/td><td>30\.0/,
    );
    assert.match(page, /<strong>320<\/strong> \(40\)/);
    assert.match(page, /a &#60; b &#38;&#38; &#34;&#60;script&#62;&#34;/);
    assert.doesNotMatch(page, /<script/);
    assert.ok(page.indexOf('75.0 %') < page.indexOf('25.0 %'));
  });

  it('compares with the profile before', () => {
    const next = renderProfile({ profile: profile(40), before: profile(320), href });
    assert.match(next, /<th scope="row">sectors<\/th><td>40<\/td><td>320<\/td><td>-87\.5 %<\/td>/);
    assert.match(next, /<th scope="row">sectors, ideal<\/th><td>40<\/td><td>40<\/td><td><\/td>/);
    assert.match(
      next,
      /<th scope="row">µs of the model<\/th><td>2\.00<\/td><td>2\.00<\/td><td><\/td>/,
    );
    assert.doesNotMatch(page, /before|µs of the model/);
  });
});
