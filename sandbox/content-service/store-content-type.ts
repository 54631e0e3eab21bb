import { type ContentTypeDefinition, number, symbol } from './field-definition';

/** Somewhere that sells the shop's cans. */
export const storeType: ContentTypeDefinition = {
  id: 'store',
  name: 'Store',
  keyField: 'slug',
  fields: [
    symbol('slug', { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ }),
    symbol('name', { maxLength: 60 }),
    symbol('kind', { oneOf: ['wine shop', 'grocery', 'restaurant', 'bar'] }),
    symbol('street'),
    symbol('city', { maxLength: 60 }),
    symbol('state', { pattern: /^[A-Z]{2}$/ }),
    symbol('zipcode', { pattern: /^\d{5}$/ }),
    number('latitude', { range: [-90, 90] }),
    number('longitude', { range: [-180, 180] }),
    symbol('phone', { pattern: /^\(\d{3}\) \d{3}-\d{4}$/, required: false }),
    symbol('note', { maxLength: 120, required: false }),
  ],
};
