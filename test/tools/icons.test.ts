import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestIcons } from '#src/ui/for-programs/web-manifest';
import { writeIcons } from '#tools/site/icons';

describe('The icons that programs ask for by name (spec §2 Page shell and behavior)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'icons-'));

  beforeAll(() => {
    copyFileSync('public/favicon.svg', join(directory, 'favicon.svg'));
    return writeIcons(directory);
  });

  it('are a square without holes for the home screen', async () => {
    const picture = sharp(join(directory, 'apple-touch-icon.png'));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner]).toEqual([0xe8, 0x47, 0x2b]);
  });

  it.each(manifestIcons)('are those of the web manifest: $file', async ({ file, size, purpose }) => {
    const picture = sharp(join(directory, file));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
    expect([...corner]).toEqual(
      purpose === 'maskable'
        ? [0xe8, 0x47, 0x2b, 255]
        : [expect.any(Number), expect.any(Number), expect.any(Number), 0],
    );
  });

  it('have the whole mark in the circle that every phone shows of a maskable one (W3C, safe zone)', async () => {
    const file = join(directory, 'icon-maskable-512.png');
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const farthest = Array.from({ length: info.width * info.height }, (_, index) => {
      const isGround = [0xe8, 0x47, 0x2b].every((value, at) => Math.abs((data[index * 3 + at] ?? 0) - value) < 24);
      const [x, y] = [(index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2];
      return isGround ? 0 : Math.hypot(x, y);
    }).reduce((most, distance) => Math.max(most, distance), 0);
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThanOrEqual(0.4 * info.width);
  });

  it('are pictures of three sizes in one file for tabs', async () => {
    const file = readFileSync(join(directory, 'favicon.ico'));
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const entries = [0, 1, 2].map((index) => file.subarray(6 + 16 * index, 22 + 16 * index));
    const pictures = entries.map((entry) => {
      const start = entry.readUInt32LE(12);
      return sharp(file.subarray(start, start + entry.readUInt32LE(8))).metadata();
    });
    const sizes = (await Promise.all(pictures)).map(({ format, width, height }) => [format, width, height]);
    expect(sizes).toEqual([16, 32, 48].map((size) => ['png', size, size]));
    expect(entries.map((entry) => [entry.readUInt8(0), entry.readUInt8(1)])).toEqual([16, 32, 48].map((n) => [n, n]));
    expect(file).toHaveLength(Math.max(...entries.map((entry) => entry.readUInt32LE(12) + entry.readUInt32LE(8))));
  });
});
