import { fileURLToPath } from 'node:url';
import sharp, { type Create, type OverlayOptions, type Sharp } from 'sharp';
import type { WantedLinkPicture } from './site';

/** The size that link previews expect. */
export const LINK_PICTURE = { type: 'image/jpeg', width: 1200, height: 630 } as const;

const LETTERING = fileURLToPath(new URL('lettering/fraunces-display.ttf', import.meta.url));
const PAPER = '#FBF6EC';
const INK = '#1F1A24';
const MARGIN = 64;
const WORDS_WIDTH = 536;
const TITLE_HEIGHT = 330;
const PICTURE_LEFT = 640;
const PICTURE_WIDTH = LINK_PICTURE.width - PICTURE_LEFT;

/** Pixels as they are, since packing and unpacking each layer takes longer than drawing it. */
interface Pixels {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

type Layer = OverlayOptions & { readonly left: number; readonly top: number };

/** The right half, with the goods on it: the same for all pages that show the same. */
export interface PictureSide {
  /** Of the whole. */
  readonly ground: string;
  readonly layers: readonly Layer[];
}

/** Rejects when a file is no picture. `files` are those of `pictures`, in their order. */
export async function pictureSide(
  pictures: WantedLinkPicture['pictures'],
  files: readonly Buffer[],
): Promise<PictureSide> {
  const [file] = files;
  return file && files.length === 1
    ? { ground: pictures[0]?.ground ?? PAPER, layers: await single(file) }
    : { ground: PAPER, layers: await stripes(files, pictures) };
}

/** Places words on the left and pictures on the right. */
export async function composeLinkPicture(
  texts: Pick<WantedLinkPicture, 'title' | 'line' | 'brandName'>,
  { ground, layers }: PictureSide,
): Promise<Buffer> {
  return sharp({ create: plain(LINK_PICTURE.width, ground) })
    .composite([...layers, ...(await wordLayers(texts, isDark(ground) ? PAPER : INK))])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A picture with a ground of its own fills its half; any other is placed on the ground of the whole. */
async function single(file: Buffer): Promise<readonly Layer[]> {
  const { height } = LINK_PICTURE;
  return (await isOpaque(file))
    ? [{ ...(await scaled(sharp(file), PICTURE_WIDTH, height, 'cover')), left: PICTURE_LEFT, top: 0 }]
    : [
        {
          ...(await scaled(sharp(file), PICTURE_WIDTH - MARGIN / 2, height - MARGIN, 'contain')),
          left: PICTURE_LEFT,
          top: MARGIN / 2,
        },
      ];
}

/** Checks only that: sharp's own statistics take five times as long. */
async function isOpaque(file: Buffer): Promise<boolean> {
  const alpha = await sharp(file).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return alpha.every((value) => value === 255);
}

/** Each on a stripe of its own color, as large as its stripe lets it be. */
async function stripes(files: readonly Buffer[], pictures: WantedLinkPicture['pictures']): Promise<readonly Layer[]> {
  const wide = Math.ceil(PICTURE_WIDTH / Math.max(files.length, 1));
  const layers = files.map(async (file, index): Promise<readonly Layer[]> => {
    const left = PICTURE_LEFT + index * wide;
    const can = await trimmedOnce(file);
    const status = await scaled(sharp(can.input, can), wide - MARGIN / 2, LINK_PICTURE.height - 2 * MARGIN, 'contain');
    return [
      { input: { create: plain(wide, pictures[index]?.ground ?? PAPER) }, left, top: 0 },
      { ...status, left: left + MARGIN / 4, top: MARGIN },
    ];
  });
  return (await Promise.all(layers)).flat();
}

/** Many pages show the same few cans side by side. Their edges are sharp: looking for those of photographs takes four times as long. */
const trimmed = new WeakMap<Buffer, Promise<Pixels>>();

function trimmedOnce(file: Buffer): Promise<Pixels> {
  const edges = trimmed.get(file) ?? pixels(sharp(file).trim({ lineArt: true }));
  trimmed.set(file, edges);
  return edges;
}

function plain(width: number, background: string): Create {
  return { width, height: LINK_PICTURE.height, channels: 3, background };
}

function scaled(picture: Sharp, width: number, height: number, fit: 'cover' | 'contain'): Promise<Pixels> {
  return pixels(picture.resize({ width, height, fit, background: { r: 0, g: 0, b: 0, alpha: 0 } }));
}

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Title and line stand in the middle, the brand at the foot. */
async function wordLayers(
  texts: Pick<WantedLinkPicture, 'title' | 'line' | 'brandName'>,
  ink: string,
): Promise<readonly Layer[]> {
  const [title, line, brand] = await Promise.all([
    lettering(texts.title, titleSize(texts.title), ink, TITLE_HEIGHT),
    lettering(texts.line, 36, ink, 130),
    lettering(texts.brandName, 34, ink, 60),
  ]);
  const gap = line ? 26 : 0;
  const block = (title?.height ?? 0) + gap + (line?.height ?? 0);
  const foot = LINK_PICTURE.height - MARGIN - (brand?.height ?? 0);
  const top = Math.max(MARGIN, Math.round(((brand ? foot : LINK_PICTURE.height) - block) / 2));
  return [
    ...(title ? [{ ...title.pixels, left: MARGIN, top }] : []),
    ...(line ? [{ ...line.pixels, left: MARGIN, top: top + (title?.height ?? 0) + gap }] : []),
    ...(brand ? [{ ...brand.pixels, left: MARGIN, top: foot }] : []),
  ];
}

function titleSize(title: string): number {
  return title.length <= 14 ? 104 : title.length <= 30 ? 84 : title.length <= 55 ? 66 : 52;
}

/** Words as a picture in the shop's own letters, no wider and no taller than there is room. */
async function lettering(written: string, size: number, ink: string, room: number) {
  if (written.trim() === '') return undefined;
  const text = `<span foreground="${ink}">${escapeMarkup(written)}</span>`;
  const own = { font: 'Link Picture Display', fontfile: LETTERING, rgba: true, width: WORDS_WIDTH };
  const render = (more: { readonly font?: string; readonly dpi?: number; readonly height?: number }) =>
    pixels(sharp({ text: { ...own, text, ...more } }));
  const natural = await render({ font: `${own.font} ${size}`, dpi: 72 });
  const fits = natural.raw.width <= WORDS_WIDTH && natural.raw.height <= room;
  const drawn = fits ? natural : await render({ height: room });
  return { pixels: drawn, height: drawn.raw.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** True when paper is easier to read on a color than ink (relative luminance, WCAG 2). */
function isDark(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}
