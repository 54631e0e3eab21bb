import type { Kit } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';

/**
 * A pack's prices and the parts its lines must have, which are those of the pack with the same sku (spec §3 Kit).
 * Throws `wrong_shape` when a field is missing or malformed, or when there is no such pack.
 */
export function kitOf(entry: ContentEntry, products: readonly Product[]): Kit {
  const fields = new FieldReader(entry);
  const sku = fields.text('sku');
  const pack = products.find((product) => product.sku === sku && product.family === 'pack');
  if (!pack) return fields.reject('sku', `"${sku}" is no pack that is sold`);
  return {
    sku,
    price: fields.money('price'),
    ...(fields.has('postPromoPrice') && { postPromoPrice: fields.money('postPromoPrice') }),
    ...(fields.has('postPromoPrice24') && { postPromoPrice24: fields.money('postPromoPrice24') }),
    parts: pack.parts,
  };
}
