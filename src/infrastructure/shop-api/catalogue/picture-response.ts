import type { Picture } from '#src/domain/catalogue/product';
import { type Checked, fields, integer, maybe, text } from '#src/infrastructure/shared/checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

/** Pixels of the longer edge, as Solidus cuts its pictures; a server that cuts others is wrong by little. */
const edges = { mini: 48, small: 400, large: 1200 };

export const imageResponse = fields({
  small_url: text,
  mini_url: maybe(text),
  large_url: maybe(text),
  attachment_content_type: maybe(text),
  alt: maybe(text),
  attachment_width: maybe(integer),
  attachment_height: maybe(integer),
} satisfies ChecksOf<'Image'>);

type ImageResponse = Checked<typeof imageResponse>;

export function toPicture(image: ImageResponse | undefined, name: string): Picture | undefined {
  if (!image) return undefined;
  const { small_url: url, alt = name, attachment_width: width, attachment_height: height } = image;
  const formats = sizesOf(image);
  return { url, alt, width: width ?? edges.small, height: height ?? edges.small, ...(formats && { formats }) };
}

/** The sizes of a picture, for browsers to choose from; undefined when it has but one, as drawings do. */
function sizesOf({
  mini_url: mini,
  small_url: small,
  large_url: large,
  attachment_content_type: type,
}: ImageResponse): Picture['formats'] {
  const sizes = [
    { url: mini, edge: edges.mini },
    { url: small, edge: edges.small },
    { url: large, edge: edges.large },
  ].filter(({ url }) => url !== undefined);
  if (type === undefined || new Set(sizes.map(({ url }) => url)).size === 1) return undefined;
  return [{ type, srcSet: sizes.map(({ url, edge }) => `${url} ${edge}w`).join(', ') }];
}
