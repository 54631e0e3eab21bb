import type { Region } from '#src/domain/geography/shippable';
import { type Store, storeKinds } from '#src/domain/geography/store';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** Throws `wrong_shape` when a field is missing or malformed, or for a state that the shop does not know. */
export function storeOf(entry: ContentEntry, regions: readonly Region[]): Store {
  const fields = new FieldReader(entry);
  const abbr = fields.text('state');
  const region =
    regions.find((one) => one.abbr === abbr) ?? fields.reject('state', `"${abbr}" is no state, such as CA`);
  return {
    slug: fields.slug('slug'),
    name: fields.text('name'),
    kind: fields.oneOf('kind', storeKinds),
    street: fields.text('street'),
    city: fields.text('city'),
    state: { name: region.name, abbr },
    zipcode: zipcodeOf(fields),
    latitude: degreesOf(fields, 'latitude', 90),
    longitude: degreesOf(fields, 'longitude', 180),
    ...(fields.has('phone') && { phone: fields.text('phone') }),
    ...(fields.has('note') && { note: fields.text('note') }),
  };
}

function zipcodeOf(fields: FieldReader): string {
  const zipcode = fields.text('zipcode');
  return /^\d{5}$/.test(zipcode) ? zipcode : fields.reject('zipcode', 'must have five digits');
}

function degreesOf(fields: FieldReader, id: 'latitude' | 'longitude', most: number): number {
  const degrees = fields.number(id);
  return Math.abs(degrees) <= most ? degrees : fields.reject(id, `must be from -${most} to ${most} degrees`);
}
