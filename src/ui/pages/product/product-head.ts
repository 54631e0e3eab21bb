import { canCount } from '#src/domain/catalogue/can-count';
import { casePriceOf, fullCase } from '#src/domain/catalogue/full-case';
import type { ProductContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead, type PageHead } from '#src/ui/app/page-head';
import { absoluteUrl, type SiteIdentity } from '#src/ui/app/site-identity';
import { contentMessages } from '#src/ui/messages/content-messages';
import { productMessages } from '#src/ui/messages/product-messages';

export function productHead(content: ProductContent, site: SiteIdentity): PageHead {
  return contentHead(content, {
    pictureUrl: content.product.picture.url,
    structuredData: [
      productData(content, site),
      breadcrumbData(site, [
        { name: contentMessages.home, path: '/' },
        { name: productMessages.shop, path: '/shop/' },
        { name: content.product.name, path: content.path },
      ]),
    ],
  });
}

/** The product as search engines want to know it (schema.org Product). */
function productData(
  { product, pictures, path, description, reviewStats, casePrices = {} }: ProductContent,
  site: SiteIdentity,
): Readonly<Record<string, unknown>> {
  const availability =
    product.stock.kind === 'out-of-stock'
      ? 'OutOfStock'
      : product.stock.kind === 'back-order'
        ? 'BackOrder'
        : 'InStock';
  const cans = canCount({ name: product.name, quantity: 1, parts: [] });
  // What is a full case by itself always costs that; the page says so too.
  const price = (fullCase(cans) && casePriceOf(casePrices, cans)) ?? product.price;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description,
    image: pictures.map(({ url }) => url),
    brand: { '@type': 'Brand', name: product.makerName ?? site.brandName },
    // What is worth what the shopper says has no price to tell.
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        url: absoluteUrl(site, path),
        price: (price / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
      },
    }),
    ...(reviewStats.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewStats.score, reviewCount: reviewStats.count },
    }),
  };
}
