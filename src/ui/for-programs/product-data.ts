import type { ItemAvailability, Product } from 'schema-dts';
import type { Stock } from '#src/domain/catalogue/product';
import { writeMoney } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import { conditionsOf, type OfferConditions, priceAlone } from './offer-data';

type ProductLeaf = Extract<Product, { '@type': 'Product' }>;

/** Search engines show a few reviews at most; all of them are in the document anyway. */
const toldReviews = 5;

const availability = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'back-order': 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
} as const satisfies Readonly<Record<Stock['kind'], ItemAvailability>>;

/** Returns the data of a product: price, stock, conditions and reviews (schema.org Product). */
export function productData(content: ProductContent, site: SiteIdentity, conditions: OfferConditions): ProductLeaf {
  const { product, pictures, path, description, reviews, reviewStats } = content;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: absoluteUrl(site, path),
    description,
    image: pictures.map(({ url }) => url),
    brand: { '@type': 'Brand', name: product.makerName ?? site.brandName },
    ...offerData(content, site, conditions),
    ...reviewData(reviews, reviewStats),
  };
}

/** Empty for a product whose value the shopper sets, because it has no fixed price. */
function offerData(
  content: ProductContent,
  site: SiteIdentity,
  conditions: OfferConditions,
): Pick<ProductLeaf, 'offers'> {
  const { product, path } = content;
  const price = priceAlone(content);
  if (price <= 0) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(site, path),
      price: writeMoney(price),
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: availability[product.stock.kind],
      seller: { '@type': 'Organization', name: site.brandName },
      ...conditionsOf(product, price, conditions, site),
    },
  };
}

function reviewData(
  reviews: readonly Review[],
  { count, score }: ReviewStats,
): Pick<ProductLeaf, 'aggregateRating' | 'review'> {
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: count, bestRating: 5 },
    review: reviews.slice(0, toldReviews).map(({ author, title, body, date, score: given }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      name: title,
      reviewBody: body,
      reviewRating: { '@type': 'Rating', ratingValue: given, bestRating: 5 },
    })),
  };
}
