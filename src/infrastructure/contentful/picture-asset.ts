import type { Picture } from '#src/domain/catalogue/product';
import { isRecord } from '#src/infrastructure/shared/is-record';
import { toAssetFields } from './content-entry';
import { isLocalHost } from './local-host';

/** The picture a resolved asset link holds; otherwise a sentence that says what is wrong. */
export function pictureOf(link: unknown, alt: string): Picture | string {
  const asset = toAssetFields(link);
  if (!asset) return 'links to no published picture';
  const file = asset['file'];
  const url = isRecord(file) ? absoluteUrl(file['url']) : undefined;
  if (!isRecord(file) || url === undefined) return 'links to a picture without a file';
  const details = isRecord(file['details']) ? file['details']['image'] : undefined;
  if (!isRecord(details) || !isPixels(details['width']) || !isPixels(details['height']))
    return 'links to a picture without width and height';
  const described = typeof asset['description'] === 'string' ? asset['description'].trim() : '';
  return { url, alt: described || alt, width: details['width'], height: details['height'] };
}

/** Assets are delivered without a scheme; shared pictures and structured data need one. */
function absoluteUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (/^https?:\/\//.test(url)) return url;
  if (!url.startsWith('//')) return undefined;
  const host = url.slice(2).split('/', 1)[0] ?? '';
  return `${isLocalHost(host) ? 'http' : 'https'}:${url}`;
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
