import type { Maker } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** Throws `wrong_shape` when a field is missing or malformed. */
export function makerOf(entry: ContentEntry): Maker {
  const fields = new FieldReader(entry);
  // The asset may be used elsewhere too, so the maker's own text describes the picture.
  const picture = { ...fields.picture('image', ''), alt: fields.text('portraitAlt') };
  return {
    name: fields.text('name'),
    slug: fields.slug('slug'),
    place: fields.text('place'),
    story: fields.text('story'),
    picture,
  };
}
