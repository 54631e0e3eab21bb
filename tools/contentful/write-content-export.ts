import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageApi } from '#sandbox/content-service/image-api';
import { isRaster, type StoredAsset } from '#sandbox/content-service/stored-content';
import { assetFile, contentExport } from './content-export';
import type { ContentToExport } from './content-forms';

/** Writes `content.json` and the files of its assets into a folder, whose former export goes. */
export async function writeContentExport(
  exported: ContentToExport,
  language: string,
  directory: string,
): Promise<void> {
  const assets = join(directory, 'assets');
  await rm(assets, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'content.json'), JSON.stringify(contentExport(exported, language), null, 2));
  const images = new ImageApi();
  for (const asset of exported.content.assets) {
    const file = join(assets, assetFile(asset));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pictureOf(asset, images));
  }
}

async function pictureOf(asset: StoredAsset, images: ImageApi): Promise<string | Buffer> {
  if (!isRaster(asset)) return asset.svg;
  const image = await images.image(asset, {});
  if (!image) throw new Error(`${asset.path} cannot be drawn.`);
  return image.body;
}
