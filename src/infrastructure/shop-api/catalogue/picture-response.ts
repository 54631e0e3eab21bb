import { IsInt, IsOptional, IsString } from 'class-validator';
import type { Picture } from '#src/domain/catalogue/product';
import { ResponseOf } from '#src/infrastructure/shop-api/response-fields';

/** Pixels of the longer edge, as Solidus cuts its pictures; a server that cuts others is wrong by little. */
const edges = { mini: 48, small: 400, large: 1200 };

@ResponseOf<'Image'>()
export class ImageResponse {
  @IsString() readonly small_url!: string;
  @IsOptional() @IsString() readonly mini_url?: string;
  @IsOptional() @IsString() readonly large_url?: string;
  @IsOptional() @IsString() readonly attachment_content_type?: string;
  @IsOptional() @IsString() readonly alt?: string;
  @IsOptional() @IsInt() readonly attachment_width?: number;
  @IsOptional() @IsInt() readonly attachment_height?: number;
}

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
