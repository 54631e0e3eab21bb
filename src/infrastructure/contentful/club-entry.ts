import type { Product } from '#src/domain/catalogue/product';
import type { BoxedProduct, ClubContent, Point } from '#src/domain/club/club-content';
import { clubTypes, suitsClubType } from '#src/domain/club/club-join';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { pageBlocksOf } from './page-blocks';
import { pageMetaOf, pagePictureOf } from './page-entries';
import type { ProductList } from './product-list';
import { singleCans } from './product-list';
import type { ProductReview } from './review-entry';

export const clubPath = '/can-club/';

const maxReviews = 3;
const smallestClub = 12;
const largestClub = 24;

/** Throws `wrong_shape` when a field is missing or malformed, or when the box is not full. */
export function clubOf(entry: ContentEntry, { products }: ProductList, reviews: readonly ProductReview[]): ClubContent {
  const fields = new FieldReader(entry);
  const sections = fields.object('sections');
  const inside = sections.object('inside');
  const box = boxOf(inside, smallestClub, products);
  const about = reviews.flatMap(({ sku, review }) => {
    const boxed = box.find(({ product }) => product.sku === sku);
    return boxed ? [{ review, product: boxed.product }] : [];
  });
  return {
    kind: 'club',
    ...pageMetaOf(fields),
    headline: sections.text('headline'),
    text: sections.text('text'),
    ...pagePictureOf(entry),
    how: sections.objects('how').map(pointOf),
    inside: { ...pointOf(inside), box },
    questions: sections
      .objects('questions')
      .map((one) => ({ question: one.text('question'), answer: one.text('answer') })),
    reviews: about.toSorted((a, b) => b.review.score - a.review.score).slice(0, maxReviews),
    reviewStats: reviewStats(about.map(({ review }) => review)),
  };
}

/**
 * Throws `wrong_shape` when a field or a type is missing, or when a box does not hold exactly the club's size of cans that
 * suit its type (spec §9 Club default types).
 */
export function clubJoinOf(entry: ContentEntry, { products }: ProductList): ClubJoinContent {
  const fields = new FieldReader(entry);
  const sections = fields.object('sections');
  const size = sections.integer('size', smallestClub, largestClub) === smallestClub ? smallestClub : largestClub;
  const types = sections.objects('types').map((one) => {
    const type = one.oneOf('type', clubTypes);
    const suited = products.filter((product) => suitsClubType(type, product));
    return { type, ...pointOf(one), box: boxOf(one, size, suited) };
  });
  for (const type of clubTypes) {
    if (types.filter((one) => one.type === type).length !== 1) sections.reject('types', `must have "${type}" once`);
  }
  return {
    kind: 'club-join',
    ...pageMetaOf(fields),
    size,
    ...pagePictureOf(entry),
    types,
    cans: subscribable(products),
    blocks: pageBlocksOf(entry, { products }),
  };
}

function pointOf(fields: FieldReader): Point {
  return { title: fields.text('title'), text: fields.text('text') };
}

/** Exactly `size` cans of those that can be subscribed to. */
function boxOf(fields: FieldReader, size: number, products: readonly Product[]): readonly BoxedProduct[] {
  const cans = subscribable(products);
  const box = fields.objects('box').map((one) => {
    const sku = one.text('sku');
    const product = cans.find((candidate) => candidate.sku === sku);
    return {
      quantity: one.integer('quantity', 1, size),
      product: product ?? one.reject('sku', `"${sku}" is no can for this box`),
    };
  });
  const held = box.reduce((sum, { quantity }) => sum + quantity, 0);
  if (held !== size) fields.reject('box', `must hold ${size} cans, not ${held}`);
  return box;
}

function subscribable(products: readonly Product[]): readonly Product[] {
  return singleCans(products).filter(({ isSubscribable }) => isSubscribable === true);
}
