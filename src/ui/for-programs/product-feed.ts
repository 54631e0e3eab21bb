import { canCount, canMilliliters } from '#src/domain/catalogue/can-count';
import type { Picture, Product } from '#src/domain/catalogue/product';
import { type Cents, writeMoney } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import { escapeXml } from './escape-xml';
import { type OfferConditions, priceAlone, servedStates, shippingCost } from './offer-data';
import type { SiteFileSource } from './site-file-source';

/** Makes a picture that programs show of a drawing: the path of the file, or undefined where it cannot be made. */
export type DrawPicture = (picture: Picture) => Promise<string | undefined>;

/** The address of the feed, without the language. */
export const productFeedPath = '/products/feed.xml';
/** Google's own number of "Food, Beverages & Tobacco > Beverages > Alcoholic Beverages > Wine". */
const wineCategory = '421914';
/** Shoppers compare wine by the bottle; it is one of the measures that Google takes. */
const bottle = '750ml';
/** Characters that Google takes of a title and of a description. */
const longest = { title: 150, description: 5000 };

/** An attribute of an item with its text, or with attributes of its own. */
type Attribute = readonly [name: string, value: string | readonly Attribute[]];

/** The path is below the site's folder. */
export function productFeedFile({ prefix }: Pick<SiteIdentity, 'prefix'>): string {
  return `${prefix}${productFeedPath}`.slice(1);
}

/**
 * Writes the goods that can be bought alone for Google Merchant Center (RSS 2.0 with its namespace `g`). It has nothing that
 * is sent by e-mail, since Google takes neither gift cards of any value nor tickets; nothing on back order, because Google
 * asks for the day on which that arrives; and nothing without a picture, because Google refuses it and takes no drawings.
 */
export async function productFeed(
  { site, shell, pages }: Pick<SiteFileSource, 'site' | 'shell' | 'pages'>,
  conditions: OfferConditions,
  draw: DrawPicture,
): Promise<string> {
  const products = pages.filter((page) => page.kind === 'product').filter(isListed);
  const items = products.map(async (content) => {
    const picture = await pictureOf(content, site, draw);
    return picture === undefined
      ? []
      : ['    <item>', ...written(attributesOf(content, picture, site, conditions), 3), '    </item>'];
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '  <channel>',
    `    <title>${escapeXml(site.brandName)}</title>`,
    `    <link>${escapeXml(absoluteUrl(site, '/'))}</link>`,
    `    <description>${escapeXml(shell.tagline)}</description>`,
    ...(await Promise.all(items)).flat(),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

function isListed({ product }: ProductContent): boolean {
  const { price, isMailed = false, noIndividualPurchase, stock } = product;
  return price > 0 && !isMailed && !noIndividualPurchase && stock.kind !== 'back-order';
}

/** A drawing has no lighter formats. */
async function pictureOf(
  { pictures: [picture] }: ProductContent,
  site: SiteIdentity,
  draw: DrawPicture,
): Promise<string | undefined> {
  if (!picture || picture.formats) return picture?.url;
  const path = await draw(picture);
  return path === undefined ? undefined : site.siteUrl + path;
}

function attributesOf(
  content: ProductContent,
  picture: string,
  site: SiteIdentity,
  conditions: OfferConditions,
): readonly Attribute[] {
  const { product, path, description } = content;
  const price = priceAlone(content);
  return [
    ['id', product.sku],
    ['title', atMost(product.name, longest.title)],
    ['description', atMost(description, longest.description)],
    ['link', absoluteUrl(site, path)],
    ['image_link', picture],
    ['availability', product.stock.kind === 'out-of-stock' ? 'out_of_stock' : 'in_stock'],
    ['price', amount(product.price)],
    ...(price < product.price ? [['sale_price', amount(price)] as const] : []),
    ['brand', product.makerName ?? site.brandName],
    ['condition', 'new'],
    // The goods have neither numbers of the trade (GTIN) nor of their maker (MPN).
    ['identifier_exists', 'no'],
    ...(product.family === 'merch' ? [] : [['google_product_category', wineCategory] as const]),
    ...packOf(content),
    ...measureOf(product),
    ...shippingOf(product, price, conditions),
  ];
}

/** Says that a pack holds many of one thing or several things, and groups the sizes of one pack. */
function packOf({ product: { parts, composedOf }, ownPack }: ProductContent): readonly Attribute[] {
  const [size] = ownPack?.sizes ?? [];
  if (composedOf !== undefined && size)
    return [
      ['item_group_id', size.slug],
      ['size', `${composedOf} cans`],
      ['is_bundle', 'yes'],
    ];
  const [part] = parts;
  if (!part) return [];
  return parts.length === 1 ? [['multipack', String(part.quantity)]] : [['is_bundle', 'yes']];
}

/** The wine in it, for the price of a bottle's measure. Gift sets, which hold other things besides, have no such price. */
function measureOf({ name, family, composedOf, isGiftSet }: Product): readonly Attribute[] {
  if (family === 'merch' || isGiftSet) return [];
  const cans = family === 'wine' ? 1 : (composedOf ?? canCount({ name, quantity: 1, parts: [] }));
  if (cans === 0) return [];
  return [
    ['unit_pricing_measure', `${cans * canMilliliters}ml`],
    ['unit_pricing_base_measure', bottle],
  ];
}

/** The cheapest way to each state that it is sent to. Google takes that it is sent nowhere else. */
function shippingOf(product: Product, price: Cents, conditions: OfferConditions): readonly Attribute[] {
  const costs = (conditions.offerTerms?.shippingCosts ?? []).flatMap(({ method }) => {
    const cost = shippingCost(method, price, conditions);
    return cost === undefined ? [] : [{ method, cost }];
  });
  const [cheapest] = costs.sort((a, b) => a.cost - b.cost);
  if (!cheapest) return [];
  return servedStates(product, conditions).map((state) => [
    'shipping',
    [
      ['country', 'US'],
      ['region', state],
      ['service', cheapest.method],
      ['price', amount(cheapest.cost)],
    ],
  ]);
}

function amount(price: Cents): string {
  return `${writeMoney(price)} USD`;
}

/** Cuts between characters, and says that it was cut. */
function atMost(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

function written(attributes: readonly Attribute[], depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  return attributes.flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${indent}<g:${name}>${escapeXml(value)}</g:${name}>`]
      : [`${indent}<g:${name}>`, ...written(value, depth + 1), `${indent}</g:${name}>`],
  );
}
