import type { Product } from '#src/domain/catalogue/product';
import type { BoxedProduct, ClubContent } from '#src/domain/club/club-content';
import { clubTypes, suitsClubType } from '#src/domain/club/club-join';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { type Check, fields } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { chosenBy, group, integer, list, oneOf, readEntry, refined, text } from './entry-checks';
import { pageBlocksOf } from './page-blocks';
import { pageFields, pagePictureOf, toPageMeta } from './page-entries';
import type { ProductList } from './product-list';
import { singleCans } from './product-list';
import type { ProductReview } from './review-entry';

export const clubPath = '/can-club/';

const maxReviews = 3;
const smallestClub = 12;
const largestClub = 24;

const point = { title: text, text };
const question = group({ question: text, answer: text });

/** Throws `wrong_shape` when a field is missing or malformed, or when the box is not full. */
export function clubOf(entry: ContentEntry, { products }: ProductList, reviews: readonly ProductReview[]): ClubContent {
  const { sections, ...page } = readEntry(
    entry,
    fields({
      ...pageFields,
      sections: group({
        headline: text,
        text,
        how: list(group(point)),
        inside: group({ ...point, box: boxOf(smallestClub, products) }),
        questions: list(question),
      }),
    }),
  );
  const { box } = sections.inside;
  const about = reviews.flatMap(({ sku, review }) => {
    const boxed = box.find(({ product }) => product.sku === sku);
    return boxed ? [{ review, product: boxed.product }] : [];
  });
  return {
    kind: 'club',
    ...toPageMeta(page),
    ...sections,
    ...pagePictureOf(entry),
    reviews: about.toSorted((a, b) => b.review.score - a.review.score).slice(0, maxReviews),
    reviewStats: reviewStats(about.map(({ review }) => review)),
  };
}

/**
 * Throws `wrong_shape` when a field or a type is missing, or when a box does not hold exactly the club's size of cans that
 * suit its type (spec §9 Club default types).
 */
export function clubJoinOf(entry: ContentEntry, { products }: ProductList): ClubJoinContent {
  const sections = chosenBy(group({ size: integer(smallestClub, largestClub) }), ({ size: given }) => {
    const size = given === smallestClub ? smallestClub : largestClub;
    return refined(group({ types: typesOf(size, products) }), ({ types }) => ({ size, types }) as const);
  });
  const page = readEntry(entry, fields({ ...pageFields, sections }));
  return {
    kind: 'club-join',
    ...toPageMeta(page),
    ...page.sections,
    ...pagePictureOf(entry),
    cans: subscribable(products),
    blocks: pageBlocksOf(entry, { products }),
  };
}

/** Each type of box once. */
function typesOf(size: number, products: readonly Product[]): Check<ClubJoinContent['types']> {
  const typed = chosenBy(group({ type: oneOf(clubTypes) }), ({ type }) => {
    const suited = products.filter((product) => suitsClubType(type, product));
    return refined(fields({ ...point, box: boxOf(size, suited) }), (one) => ({ type, ...one }));
  });
  return refined(list(typed), (types, refuse) => {
    for (const type of clubTypes)
      if (types.filter((one) => one.type === type).length !== 1) refuse(`must have "${type}" once`);
    return types;
  });
}

/** Exactly `size` cans of those that can be subscribed to. */
function boxOf(size: number, products: readonly Product[]): Check<readonly BoxedProduct[]> {
  const cans = subscribable(products);
  const can = refined(
    text,
    (sku, refuse) => cans.find((product) => product.sku === sku) ?? refuse(`"${sku}" is no can for this box`),
  );
  const boxed = refined(group({ sku: can, quantity: integer(1, size) }), ({ sku, quantity }) => ({
    quantity,
    product: sku,
  }));
  return refined(list(boxed), (box, refuse) => {
    const held = box.reduce((sum, { quantity }) => sum + quantity, 0);
    return held === size ? box : refuse(`must hold ${size} cans, not ${held}`);
  });
}

function subscribable(products: readonly Product[]): readonly Product[] {
  return singleCans(products).filter(({ isSubscribable }) => isSubscribable === true);
}
