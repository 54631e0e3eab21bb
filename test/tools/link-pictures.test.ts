import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkPictures } from '#tools/site/link-pictures';
import type { SiteEffort, WantedLinkPicture } from '#tools/site/site';

const can = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><path fill="${color}" d="M20 10h40v80h-40z"/></svg>`,
  );
const wanted: WantedLinkPicture = {
  title: 'Night <Bus> & Gamay',
  line: 'Cherries and a window seat.',
  brandName: 'The brand',
  pictures: [{ url: 'http://localhost:4000/media/can.svg?v=1', ground: '#EFA9C4' }],
  alt: 'A can',
};

describe('Pictures for link previews (spec §2 Page shell and behavior)', () => {
  let directory: string;
  let cache: string;
  let reports: string[];
  let reads: string[];

  const make = (files: Readonly<Record<string, Buffer>> = { 'can.svg': can('#FF0000') }, effort?: SiteEffort) =>
    linkPictures({
      directory,
      cache,
      ...(effort && { effort }),
      report: (line) => reports.push(line),
      read: async (url) => {
        reads.push(url);
        const file = new Map(Object.entries(files)).get(/[^/]+\.svg/.exec(url)?.[0] ?? '');
        if (!file) throw new Error(`${url} answered 404`);
        return file;
      },
    });
  const colorsAt = async (path: string, places: readonly (readonly [number, number])[]) => {
    const { data, info } = await sharp(join(directory, path)).raw().toBuffer({ resolveWithObject: true });
    return places.map(([x, y]) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]);
  };
  const close = (color: readonly number[] | undefined, hex: string) =>
    [1, 3, 5].every((at, index) => Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (color?.[index] ?? -99)) < 12);

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'link-pictures-site-'));
    cache = mkdtempSync(join(tmpdir(), 'link-pictures-cache-'));
    reports = [];
    reads = [];
  });

  it('are as large as previews want them, with the wine on its color', async () => {
    const made = await make()(wanted);

    expect(made).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630, alt: 'A can' });
    const { format, width, height } = await sharp(join(directory, made?.path ?? '')).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const [corner, middle] = await colorsAt(made?.path ?? '', [
      [1195, 5],
      [904, 315],
    ]);
    expect([close(corner, '#EFA9C4'), close(middle, '#FF0000')]).toEqual([true, true]);
  });

  it('put several wines side by side, each on its color', async () => {
    const pictures = ['#FFB3A1', '#BCE4DD'].map((ground, nth) => ({ url: `http://x.test/${nth}.svg`, ground }));
    const made = await make({ '0.svg': can('#FF0000'), '1.svg': can('#0000FF') })({ ...wanted, pictures });

    const colors = await colorsAt(made?.path ?? '', [
      [645, 5],
      [780, 315],
      [1195, 5],
      [1060, 315],
    ]);
    const expected = ['#FFB3A1', '#FF0000', '#BCE4DD', '#0000FF'];
    expect(colors.map((color, nth) => close(color, expected[nth] ?? ''))).toEqual([true, true, true, true]);
  });

  it('are one picture for all pages of a site that is made quickly, each with its own text', async () => {
    const makeQuickly = make(undefined, 'quick');
    const [first, second] = [
      await makeQuickly(wanted),
      await makeQuickly({ ...wanted, title: 'B', alt: 'Another can' }),
    ];
    expect([first?.path, second?.path, second?.alt]).toEqual([second?.path, first?.path, 'Another can']);
    expect(reads).toHaveLength(1);
  });

  it('write their words on the left, and other words are another picture', async () => {
    const [one, other] = await Promise.all([
      make()(wanted),
      make()({ ...wanted, title: 'Another', line: '', brandName: '' }),
    ]);

    expect(one?.path).not.toBe(other?.path);
    const half = { left: 0, top: 0, width: 600, height: 630 };
    const written = await sharp(join(directory, one?.path ?? ''))
      .extract(half)
      .stats();
    expect(written.channels[0]?.min).toBeLessThan(60);
  });

  it('stay from build to build, whatever port their parts are read from', async () => {
    const first = await make()(wanted);
    directory = mkdtempSync(join(tmpdir(), 'link-pictures-site-'));
    const elsewhere = [{ url: 'http://localhost:4100/media/can.svg?v=1', ground: '#EFA9C4' }];

    expect(await make()({ ...wanted, pictures: elsewhere })).toEqual(first);
    expect([reads.length, existsSync(join(directory, first?.path ?? ''))]).toEqual([1, true]);
    expect((await make()({ ...wanted, pictures: [{ url: 'http://x.test/can.svg?v=2' }] }))?.path).not.toBe(first?.path);
  });

  it('are drawn once when several pages want the same', async () => {
    const pictureOf = make();
    const made = await Promise.all([pictureOf(wanted), pictureOf({ ...wanted, title: 'Other' }), pictureOf(wanted)]);

    expect([reads.length, new Set(made.map((one) => one?.path)).size]).toEqual([1, 2]);
  });

  it.each([
    ['is not there', {}],
    ['is no picture', { 'can.svg': Buffer.from('<html>') }],
  ])(
    'are missing from a page whose picture %s, which is told',
    async (_how, files: Readonly<Record<string, Buffer>>) => {
      expect(await make(files)(wanted)).toBeUndefined();
      expect(reports).toEqual([expect.stringContaining('"Night <Bus> & Gamay" has no picture')]);
    },
  );

  it('make room for long words and for none', async () => {
    const long = `${'Supercalifragilistic'.repeat(5)} ${'and so on '.repeat(30)}`;
    for (const title of [long, 'Ünïçödé — “wine”', '   '])
      expect(await make()({ ...wanted, title })).toMatchObject({ width: 1200 });
    expect(reports).toEqual([]);
  });
});
