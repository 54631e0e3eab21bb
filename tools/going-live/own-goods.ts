import { loadContent } from '#sandbox/content-service/load-content';
import type { StoredContent, StoredEntry } from '#sandbox/content-service/stored-content';
import { link } from '#sandbox/content-service/stored-content';

/** The one can that the shop sells: in the engine's seed, and in the content. */
export const can = { sku: 'FIRST-01', slug: 'first-can', name: 'The First Can', price: 900, stock: 24 } as const;

/** The variant of the seed. */
export const variant = {
  ...can,
  ...{ description: 'A can of wine.', kind: 'wine', cans: 1, weight: 9.3, parts: [], picture: 'first-can.svg' },
  ...{ backorderable: false, composable: false, noIndividualPurchase: false, subscribable: true, digital: false },
};

/** Stands in for the photograph of a can that an owner would have taken. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#9C2F2F"/></svg>';

/**
 * Writes the can and its maker as a person enters them in the content service: in the form of the sandbox's own product, which has
 * every field, with other words.
 */
export function enteredContent(): StoredContent {
  const { entries, assets } = loadContent();
  const [product, maker] = [entries.find(isOf('product')), entries.find(isOf('maker'))];
  const [image] = assets;
  if (!product || !maker || !image) throw new Error('The sandbox has no product to take the form of.');
  const { sku, slug, name } = can;
  const { blocks: _blocks, blockPictures: _pictures, tags: _tags, ...wine } = product.fields;
  const { blocks: _own, blockPictures: _its, awards: _awards, ...person } = maker.fields;
  const entered = { ...image, id: 'first-can', path: 'products/first-can.svg', title: name, svg: picture };
  const words = { tagline: 'The first one.', description: 'A can of wine.', metaDescription: 'A can of wine.' };
  return {
    entries: [
      {
        ...product,
        id: 'first-can',
        fields: {
          ...{ ...wine, ...words, sku, slug, name },
          ...{ maker: link('Entry', 'first-maker'), images: [link('Asset', entered.id)] },
        },
      },
      {
        ...maker,
        id: 'first-maker',
        fields: {
          ...{ ...person, name: 'The First Maker', slug: 'first-maker', story: 'They make wine.', links: [] },
          ...{ people: 'Two people', portraitAlt: 'A red wall.', image: link('Asset', entered.id) },
        },
      },
    ],
    assets: [entered],
  };
}

/** Writes the shipping days and prices of parcels, which the seed of the engine has as well. */
export function promises(): StoredEntry['fields'] {
  const { deliveryEstimates, offerTerms } = loadContent().entries.find(isOf('siteSettings'))?.fields ?? {};
  return { deliveryEstimates, offerTerms };
}

function isOf(type: string): (entry: StoredEntry) => boolean {
  return ({ contentType }) => contentType === type;
}
