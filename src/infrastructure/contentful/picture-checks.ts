import type { Picture } from '#src/domain/catalogue/product';
import {
  type Check,
  converted,
  fields,
  integer,
  list,
  maybe,
  type Notes,
  rows,
  text,
  readable,
} from '#src/infrastructure/shared/checks';
import { between, unchecked } from '#src/infrastructure/shared/value-checks';
import { toAssetFields } from './content-entry';
import { ofKind, present, refined } from './entry-checks';
import { isLocalHost } from './links';
import { pictureFormats } from './picture-formats';

const pixels = between(integer, 1, Infinity);
const fileShape = fields({ url: text, contentType: unchecked, details: unchecked });
const sizeShape = fields({ image: fields({ width: pixels, height: pixels }) });
const descriptionShape = fields({ description: maybe(text) });

/** The picture of an asset link. Its alternative text is empty when the asset has no description. */
export const picture: Check<Picture> = refined(present, (link, refuse) => {
  const asset = toAssetFields(link);
  if (!asset) return refuse('links to no published picture');
  const file = readable(fileShape, asset['file']);
  const url = file && absoluteUrl(file.url);
  if (!file || url === undefined) return refuse('links to a picture without a file');
  const size = readable(sizeShape, file.details)?.image;
  if (!size) return refuse('links to a picture without width and height');
  const formats = pictureFormats(url, file.contentType, size);
  const alt = readable(descriptionShape, asset)?.description?.trim() ?? '';
  return { url, alt, ...size, ...(formats && { formats }) };
});

/** Undefined and logged when it is missing or malformed. */
export const optionalPicture: Check<Picture | undefined> = (value, path, { leftOut }) => {
  const notes: Notes = { malformed: [], leftOut };
  const read = picture(value, path, notes);
  leftOut.push(...notes.malformed);
  return notes.malformed.length > 0 ? undefined : read;
};

/** The pictures that can be shown, and the problems of the others. */
export interface FoundPictures {
  readonly pictures: readonly Picture[];
  readonly problems: readonly string[];
}

const filledRows = ofKind(
  converted(list(unchecked), (all) => (all.length > 0 ? all : undefined)),
  'must be a list of pictures',
  rows(picture),
);

/** Reports nothing, because a product is read several times and sold without pictures. */
export const foundPictures: Check<FoundPictures> = (value, path) => {
  const notes: Notes = { malformed: [], leftOut: [] };
  const pictures = filledRows(value ?? [], path, notes);
  const problems = [...notes.malformed, ...notes.leftOut];
  return { pictures: notes.malformed.length > 0 ? [] : pictures, problems };
};

/** The picture with this alternative text where its asset has none. */
export function describedAs(alt: string, found: Picture): Picture {
  return found.alt === '' ? { ...found, alt } : found;
}

/** Assets come without a scheme; social previews and structured data need one. */
function absoluteUrl(url: string): string | undefined {
  if (/^https?:\/\//.test(url)) return url;
  if (!url.startsWith('//')) return undefined;
  const host = url.slice(2).split('/', 1)[0] ?? '';
  return `${isLocalHost(host) ? 'http' : 'https'}:${url}`;
}
