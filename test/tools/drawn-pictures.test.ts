import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawnPictures } from '#tools/site/drawn-pictures';

const can = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><path fill="#f00" d="M20 10h40v80h-40z"/></svg>',
);
const drawing = { url: 'http://localhost:4000/media/can.svg?v=1', width: 80 };

describe('Pictures of drawings for the product feed (spec §2 Route families: products)', () => {
  let directory: string;
  let cache: string;
  let reports: string[];
  let reads: string[];

  const draw = (file?: Buffer) =>
    drawnPictures({
      directory,
      cache,
      report: (line) => reports.push(line),
      read: async (url) => {
        reads.push(url);
        if (!file) throw new Error(`${url} answered 404`);
        return file;
      },
    });

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'drawn-site-'));
    cache = mkdtempSync(join(tmpdir(), 'drawn-cache-'));
    reports = [];
    reads = [];
  });

  it('are squares on white, as sharp as they are large', async () => {
    const path = await draw(can)(drawing);
    const picture = sharp(join(directory, path ?? ''));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 });
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 800 + x) * 3).subarray(0, 3)];
    expect(at(1, 1).every((value) => value > 250)).toBe(true);
    expect([at(400, 400)[0]! > 240, at(400, 400)[1]! < 20]).toEqual([true, true]);
    // The edge of the can is at 240 of 800 pixels; enlarged from 80, it would be a blur of twenty.
    expect([at(234, 400)[1]! > 240, at(246, 400)[1]! < 20]).toEqual([true, true]);
  });

  it('are made once, also by a later build through another port', async () => {
    const path = await draw(can)(drawing);
    expect(await draw(can)({ ...drawing, url: drawing.url.replace('4000', '4001') })).toBe(path);
    expect(reads).toHaveLength(1);
    expect(await draw(can)({ ...drawing, url: drawing.url.replace('v=1', 'v=2') })).not.toBe(path);
  });

  it('are missing where the file is, which is reported, and nothing of them is kept', async () => {
    expect(await draw()(drawing)).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining('answered 404')]);
    expect(await draw(can)(drawing)).toBeDefined();
  });
});
