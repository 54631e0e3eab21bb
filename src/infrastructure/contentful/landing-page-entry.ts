import type { LandingOffer, OfferListContent, OfferSummary } from '#src/domain/campaign/campaign-content';
import { offerSituation } from '#src/domain/campaign/landing-offer';
import { currentOffers } from '#src/domain/campaign/offer-list';
import type { Product } from '#src/domain/catalogue/product';
import { type ClubSize, clubSizeOf, clubSizes } from '#src/domain/club/club-discount';
import type { Instant } from '#src/domain/interval/interval';
import type { LandingPageContent } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { type BlockSources, pageBlocksOf } from './page-blocks';
import { listingProse, pageMetaOf } from './page-entries';

const largestQuantity = 99;

export function landingPath(slug: string): string {
  return `/try/${slug}/`;
}

/** Throws `wrong_shape` when a field is missing or malformed. An offer that is over is on no list. */
export function landingPageOf(entry: ContentEntry, sources: BlockSources, now: Instant): LandingPageContent {
  const fields = new FieldReader(entry);
  const offer = fields.has('offer') ? offerOf(fields.object('offer'), sources) : undefined;
  return {
    kind: 'landing-page',
    path: landingPath(fields.slug('slug')),
    title: fields.text('title'),
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex') || offerSituation(offer ?? { lines: [] }, now).kind === 'over',
    blocks: pageBlocksOf(entry, sources),
    ...(offer && { offer }),
  };
}

/** The page of all offers that can be had when it is made. */
export function offerListOf(entry: ContentEntry, pages: readonly LandingPageContent[], now: Instant): OfferListContent {
  const summaries = pages.flatMap((page) => summaryOf(page) ?? []);
  return {
    kind: 'offer-list',
    ...pageMetaOf(new FieldReader(entry)),
    body: listingProse(entry),
    offers: currentOffers(summaries, now),
  };
}

function summaryOf({ path, title, description, noindex, offer, blocks }: LandingPageContent): OfferSummary | undefined {
  // A page without lines or code leads on by its own words.
  const { lines, note, ends }: LandingOffer = offer ?? { lines: [] };
  if (noindex || (offer && offerSituation(offer).kind !== 'open')) return undefined;
  const shown = blocks.flatMap((block) =>
    block.kind === 'hero' || block.kind === 'product-row' ? block.products : [],
  );
  const product = lines[0]?.product ?? shown[0];
  return {
    path,
    title,
    description,
    ...(note !== undefined && { note }),
    ...(ends !== undefined && { ends }),
    ...(product && { product: pictured(product) }),
  };
}

function pictured({ sku, tint, picture }: Product): NonNullable<OfferSummary['product']> {
  return { sku, tint, ...(picture && { picture }) };
}

/** A discontinued sku stays, without its product: the page says so. */
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
