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
  { product, pictures, path, description, reviewStats }: ProductContent,
  site: SiteIdentity,
): Readonly<Record<string, unknown>> {
  const availability =
    product.stock.kind === 'out-of-stock'
      ? 'OutOfStock'
      : product.stock.kind === 'back-order'
        ? 'BackOrder'
        : 'InStock';
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description,
    image: pictures.map(({ url }) => url),
    brand: { '@type': 'Brand', name: product.makerName ?? site.brandName },
    // What is worth what the shopper says has no price to tell.
    ...(product.price > 0 && {
      offers: {
        '@type': 'Offer',
        url: absoluteUrl(site, path),
        price: (product.price / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
      },
    }),
    ...(reviewStats.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewStats.score, reviewCount: reviewStats.count },
    }),
  };
}
