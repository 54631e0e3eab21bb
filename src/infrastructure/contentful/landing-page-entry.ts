import type { LandingOffer, OfferListContent, OfferSummary } from '#src/domain/campaign/campaign-content';
import { offerSituation } from '#src/domain/campaign/landing-offer';
import { currentOffers } from '#src/domain/campaign/offer-list';
import type { Product } from '#src/domain/catalogue/product';
import { type ClubSize, clubSizeOf, clubSizes } from '#src/domain/club/club-discount';
import type { Instant } from '#src/domain/interval/interval';
import type { LandingPageContent } from '#src/domain/page/page-content';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { ContentEntry } from './content-entry';
import { day, flag, group, integer, list, readEntry, refined, slug, text } from './entry-checks';
import { type BlockSources, pageBlocksOf } from './page-blocks';
import { listingProse, pageMetaOf } from './page-entries';

const largestQuantity = 99;

export function landingPath(address: string): string {
  return `/try/${address}/`;
}

const landingFields = { slug, title: text, metaDescription: text, noindex: flag };

/** Throws `wrong_shape` when a field is missing or malformed. An offer that is over is on no list. */
export function landingPageOf(entry: ContentEntry, sources: BlockSources, now: Instant): LandingPageContent {
  const { offer, ...page } = readEntry(entry, fields({ offer: noneOr(offerOf(sources)), ...landingFields }));
  return {
    kind: 'landing-page',
    path: landingPath(page.slug),
    title: page.title,
    description: page.metaDescription,
    noindex: page.noindex || offerSituation(offer ?? { lines: [] }, now).kind === 'over',
    blocks: pageBlocksOf(entry, sources),
    ...(offer && { offer }),
  };
}

/** The page of all offers that can be had when it is made. */
export function offerListOf(entry: ContentEntry, pages: readonly LandingPageContent[], now: Instant): OfferListContent {
  const summaries = pages.flatMap((page) => summaryOf(page) ?? []);
  return {
    kind: 'offer-list',
    ...pageMetaOf(entry),
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
function offerOf({ products }: BlockSources): Check<LandingOffer> {
  const line = refined(group({ sku: text, quantity: integer(1, largestQuantity) }), ({ sku, quantity }) => {
    const product = products.find((candidate) => candidate.sku === sku);
    return { sku, quantity, ...(product && { product }) };
  });
  return refined(group({ ...offerFields, lines: list(line) }), ({ lines, ...more }) => ({
    lines,
    ...omitNullish(more),
  }));
}

const clubSize: Check<ClubSize> = refined(
  integer(1, 24),
  (size, refuse) => clubSizeOf(size) ?? refuse(`must be one of ${clubSizes.join(', ')}`),
);

const offerFields = { code: noneOr(text), club: noneOr(clubSize), note: noneOr(text), ends: noneOr(day) };
