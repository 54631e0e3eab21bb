import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { manifestIcons } from '#src/ui/for-programs/web-manifest';

/** Pixels of the pictures in favicon.ico: for tabs, and for desktops. */
const ICO_SIZES = [16, 32, 48];
const TOUCH_SIZE = 180;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Makes of the site's favicon.svg the icons that programs ask for by name, without a link to them: favicon.ico, and
 * apple-touch-icon.png, which iPhones put on the home screen and round by themselves. Besides, those of the web manifest.
 */
export async function writeIcons(directory: string): Promise<void> {
  const svg = await readFile(join(directory, 'favicon.svg'));
  const pictures = await Promise.all(ICO_SIZES.map((size) => drawn(svg, size).png().toBuffer()));
  await writeFile(join(directory, 'favicon.ico'), icoFile(pictures));
  const background = await groundOf(svg);
  const whole = (size: number) => drawn(svg, size).flatten({ background });
  await whole(TOUCH_SIZE).png().toFile(join(directory, 'apple-touch-icon.png'));
  for (const { file, size, purpose } of manifestIcons) {
    const picture = purpose === 'maskable' ? whole(size) : drawn(svg, size);
    await picture.png({ palette: true }).toFile(join(directory, file));
  }
}

function drawn(svg: Buffer, size: number): Sharp {
  return sharp(svg, { density: 72 * (size / 16) }).resize(size, size);
}

/** The color at the middle of the upper edge, which belongs behind rounded corners as well. */
async function groundOf(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await drawn(svg, TOUCH_SIZE)
    .extract({ left: TOUCH_SIZE / 2, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

/** A directory of the pictures, and behind it the pictures as they are: browsers read PNG in it. */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let position = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const size = ICO_SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(position, entry + 12);
    position += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
