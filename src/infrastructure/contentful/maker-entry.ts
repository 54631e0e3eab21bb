import type { Fact, Maker, MakerAward, MakerLink } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import type { MakerContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { takenBy } from './page-addresses';
import { pageBlocksOf } from './page-blocks';
import type { ProductList } from './product-list';
import type { ProductReview } from './review-entry';

export function makerPath(slug: string): string {
  return `/links/${slug}/`;
}

/** Throws `wrong_shape` when a field is missing or malformed, other than the picture. */
export function makerOf(entry: ContentEntry): Maker {
  const fields = new FieldReader(entry);
  // The asset may be used elsewhere too, so the maker's own text describes the picture.
  const portrait = fields.pictureOrNone('image', '');
  const alt = fields.text('portraitAlt');
  return {
    name: fields.text('name'),
    slug: fields.slug('slug'),
    place: fields.text('place'),
    story: fields.paragraphs('story')[0],
    ...(portrait && { picture: { ...portrait, alt } }),
  };
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
  slug: string,
  { makers, products: { products }, reviews }: MakerSources,
): MakerContent | undefined {
  const [entry, other] = makers.filter(({ fields }) => fields['slug'] === slug);
  if (!entry) return undefined;
  if (other) new FieldReader(other).reject('slug', takenBy(slug, entry));
  const maker = makerOf(entry);
  const wines = products.filter(({ makerSlug }) => makerSlug === slug);
  const own = reviews.filter(({ sku }) => wines.some((wine) => wine.sku === sku));
  const fields = new FieldReader(entry);
  return {
    kind: 'maker',
    path: makerPath(slug),
    title: `${maker.name}, ${maker.place}`,
    description: shortened(maker.story),
    noindex: false,
    maker,
    story: fields.paragraphs('story'),
    facts: makerFacts(fields),
    awards: fields.has('awards') ? fields.objects('awards').flatMap((award) => awardOf(award, wines) ?? []) : [],
    links: fields.has('links') ? fields.objects('links').map(linkOf) : [],
    products: wines,
    blocks: pageBlocksOf(entry, { products }),
    reviewStats: reviewStats(own.map(({ review }) => review)),
  };
}

function makerFacts(fields: FieldReader): readonly Fact[] {
  return [
    { label: 'Region', value: fields.text('region') },
    { label: 'Founded', value: String(fields.integer('founded', 1500, 2100)) },
    ...(fields.has('people') ? [{ label: 'People', value: fields.text('people') }] : []),
    ...(fields.has('farming') ? [{ label: 'Vineyard', value: fields.text('farming') }] : []),
  ];
}

/** Undefined for a wine that is no longer sold, or is another maker's. */
function awardOf(fields: FieldReader, wines: readonly Product[]): MakerAward | undefined {
  const [sku, award] = [fields.text('sku'), fields.text('award')];
  const wine = wines.find((candidate) => candidate.sku === sku);
  return wine && { wine: { name: wine.name, slug: wine.slug }, award };
}

/** `to` leads into the shop, `url` out of it. */
function linkOf(link: FieldReader): MakerLink {
  const field = link.has('to') ? 'to' : 'url';
  const target = link.link(field);
  const isAllowed = field === 'to' ? target.startsWith('/') : /^https?:\/\//i.test(target);
  if (!isAllowed) link.reject(field, field === 'to' ? 'must be a path of the shop' : 'must be a web address');
  return { label: link.text('label'), to: target };
}

/** The number of characters of a description that search engines show. */
const descriptionLength = 160;

/** The first words of a text, cut between two words. */
function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const start = text.slice(0, descriptionLength);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,.;:]$/, '')}…`;
}
