import type { Maker } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';

/** Who makes a wine. Throws `wrong_shape` when a field is missing or malformed. */
export function makerOf(entry: ContentEntry): Maker {
  const fields = new FieldReader(entry);
  // The maker's own words for the picture win over those of the asset, which may be used elsewhere too.
  const picture = { ...fields.picture('image', ''), alt: fields.text('portraitAlt') };
  return { name: fields.text('name'), place: fields.text('place'), story: fields.text('story'), picture };
}
