import type { Fact, Maker, MakerAward, MakerLink } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import type { MakerContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { type Check, type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import { unchecked } from '#src/infrastructure/shared/value-checks';
import { type ContentEntry, wrongShape } from './content-entry';
import {
  chosenBy,
  group,
  integer,
  link,
  optionalList,
  paragraphs,
  readEntry,
  refined,
  slug,
  text,
} from './entry-checks';
import { takenBy } from './page-addresses';
import { pageBlocksOf } from './page-blocks';
import { optionalPicture } from './picture-checks';
import type { ProductList } from './product-list';
import type { ProductReview } from './review-entry';

export function makerPath(address: string): string {
  return `/links/${address}/`;
}

const makerShape = fields({
  name: text,
  slug,
  place: text,
  story: paragraphs,
  image: optionalPicture,
  portraitAlt: text,
});

/** Throws `wrong_shape` when a field is missing or malformed, other than the picture. */
export function makerOf(entry: ContentEntry): Maker {
  const { image, portraitAlt: alt, story, ...maker } = readEntry(entry, makerShape);
  // The asset may be used elsewhere too, so the maker's own text describes the picture.
  return { ...maker, story: story[0], ...(image && { picture: { ...image, alt } }) };
}

/** The sources of a maker's page. */
export interface MakerSources {
  readonly makers: readonly ContentEntry[];
  readonly products: ProductList;
  readonly reviews: readonly ProductReview[];
}

/**
 * The page at a slug; undefined when no maker has it. Throws `wrong_shape` when a field is missing or malformed, or when
 * two makers share the slug: the page and the links of their wines could mean either.
 */
export function makerPageOf(
  address: string,
  { makers, products: { products }, reviews }: MakerSources,
): MakerContent | undefined {
  const [entry, other] = makers.filter(({ fields: values }) => values['slug'] === address);
  if (!entry) return undefined;
  if (other) throw wrongShape(other, `slug: ${takenBy(address, entry)}`);
  const maker = makerOf(entry);
  const wines = products.filter(({ makerSlug }) => makerSlug === address);
  const own = reviews.filter(({ sku }) => wines.some((wine) => wine.sku === sku));
  const page = readEntry(entry, makerPageShape);
  return {
    kind: 'maker',
    path: makerPath(address),
    title: `${maker.name}, ${maker.place}`,
    description: shortened(maker.story),
    noindex: false,
    maker,
    story: page.story,
    facts: makerFacts(page),
    awards: page.awards.flatMap((award) => awardOf(award, wines) ?? []),
    links: page.links,
    products: wines,
    blocks: pageBlocksOf(entry, { products }),
    reviewStats: reviewStats(own.map(({ review }) => review)),
  };
}

const award = group({ sku: text, award: text });

const inside = refined(link, (to, refuse) => (to.startsWith('/') ? to : refuse('must be a path of the shop')));
const outside = refined(link, (to, refuse) => (/^https?:\/\//i.test(to) ? to : refuse('must be a web address')));

/** `to` leads into the shop, `url` out of it. */
const makerLink: Check<MakerLink> = chosenBy(group({ to: unchecked }), ({ to }) =>
  to === undefined || to === null
    ? refined(group({ url: outside, label: text }), ({ url, label }) => ({ label, to: url }))
    : group({ to: inside, label: text }),
);

const makerPageShape = fields({
  story: paragraphs,
  region: text,
  founded: integer(1500, 2100),
  people: noneOr(text),
  farming: noneOr(text),
  awards: optionalList(award),
  links: optionalList(makerLink),
});

function makerFacts({ region, founded, people, farming }: Checked<typeof makerPageShape>): readonly Fact[] {
  return [
    { label: 'Region', value: region },
    { label: 'Founded', value: String(founded) },
    ...(people !== undefined ? [{ label: 'People', value: people }] : []),
    ...(farming !== undefined ? [{ label: 'Vineyard', value: farming }] : []),
  ];
}

/** Undefined for a wine that is no longer sold, or is another maker's. */
function awardOf({ sku, award: title }: Checked<typeof award>, wines: readonly Product[]): MakerAward | undefined {
  const wine = wines.find((candidate) => candidate.sku === sku);
  return wine && { wine: { name: wine.name, slug: wine.slug }, award: title };
}

/** The number of characters of a description that search engines show. */
const descriptionLength = 160;

/** The first words of a text, cut between two words. */
function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const start = text.slice(0, descriptionLength);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,.;:]$/, '')}…`;
}
