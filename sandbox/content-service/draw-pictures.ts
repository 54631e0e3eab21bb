import type { WrittenEntry } from './content-files';
import type { StoredAsset } from './stored-content';

/** The pictures that the written entries ask for. */
export function drawPictures(written: readonly WrittenEntry[]): readonly Omit<StoredAsset, 'id' | 'version'>[] {
  return written.flatMap(() => []);
}
