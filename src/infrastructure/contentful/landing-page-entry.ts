import { type ClubSize, clubSizeOf, clubSizes } from '#src/domain/club/club-discount';
import type { LandingOffer, LandingPageContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { type BlockSources, pageBlocksOf } from './page-blocks';

const largestQuantity = 99;

export function landingPath(slug: string): string {
  return `/try/${slug}/`;
}

/** Throws `wrong_shape` when a field is missing or malformed. */
export function landingPageOf(entry: ContentEntry, sources: BlockSources): LandingPageContent {
  const fields = new FieldReader(entry);
  return {
    kind: 'landing-page',
    path: landingPath(fields.slug('slug')),
    title: fields.text('title'),
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
    blocks: pageBlocksOf(entry, sources),
    ...(fields.has('offer') && { offer: offerOf(fields.object('offer'), sources) }),
  };
}

/** A sku that nobody sells any more stays, without its product: the page says so. */
function offerOf(offer: FieldReader, { products }: BlockSources): LandingOffer {
  return {
    ...(offer.has('code') && { code: offer.text('code') }),
    lines: offer.objects('lines').map((line) => {
      const sku = line.text('sku');
      const product = products.find((candidate) => candidate.sku === sku);
      return { sku, quantity: line.integer('quantity', 1, largestQuantity), ...(product && { product }) };
    }),
    ...(offer.has('club') && { club: clubOf(offer) }),
    ...(offer.has('note') && { note: offer.text('note') }),
    ...(offer.has('ends') && { ends: offer.day('ends') }),
  };
}

function clubOf(offer: FieldReader): ClubSize {
  const size = clubSizeOf(offer.integer('club', 1, 24));
  return size ?? offer.reject('club', `must be one of ${clubSizes.join(', ')}`);
}
