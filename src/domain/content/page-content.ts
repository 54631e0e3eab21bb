import type { CasePrices } from '#src/domain/catalogue/full-case';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType } from '#src/domain/club/club-join';
import type { ContactDetails } from '#src/domain/contact/contact-details';
import type { ShopEvent } from '#src/domain/events/shop-event';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import type { DownloadsContent, PriceListContent } from '#src/domain/trade/trade-content';
import type { PageBlock } from './page-block';
import type { PageMeta } from './page-meta';
import type { Prose } from './prose';

export interface HomeContent extends PageMeta {
  readonly kind: 'home';
  readonly hero: {
    readonly headline: string;
    readonly text: string;
    readonly action: { readonly label: string; readonly to: string };
    readonly products: readonly Product[];
  };
  readonly rows: readonly HomeRow[];
}

export interface HomeRow {
  readonly kind: 'featured' | 'packs' | 'taste' | 'makers' | 'club' | 'how';
  readonly title: string;
  readonly text: string;
  readonly products: readonly Product[];
  readonly makers: readonly Maker[];
  /** The picture of the club's page, for the row about the club. */
  readonly picture?: Picture;
}

export interface ShopContent extends PageMeta {
  readonly kind: 'shop';
  readonly products: readonly Product[];
}

export interface Maker {
  readonly name: string;
  /** The last part of the path of the maker's page. */
  readonly slug: string;
  readonly place: string;
  /** The first paragraph of the maker's story. */
  readonly story: string;
  readonly picture?: Picture;
}

/** A few questions that lead to a wine. */
export interface TasteContent extends PageMeta {
  readonly kind: 'taste';
  /** Single cans, each with the food that it goes with. */
  readonly wines: readonly { readonly product: Product; readonly pairings: readonly string[] }[];
}

/** A path of the shop or a web address, under a name. */
export interface MakerLink {
  readonly label: string;
  readonly to: string;
}

/** An award of one of a maker's wines. */
export interface MakerAward {
  readonly wine: Pick<Product, 'name' | 'slug'>;
  /** The award and who gave it: "Gold, Pacific Blind Tasting 2025". */
  readonly award: string;
}

/** The page of one maker (spec §2 Content-driven templates: maker links). */
export interface MakerContent extends PageMeta {
  readonly kind: 'maker';
  readonly maker: Maker;
  /** All paragraphs of its story. */
  readonly story: readonly string[];
  readonly facts: readonly Fact[];
  readonly awards: readonly MakerAward[];
  readonly links: readonly MakerLink[];
  readonly products: readonly Product[];
  readonly blocks: readonly PageBlock[];
  /** Of all reviews of these products. */
  readonly reviewStats: ReviewStats;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The choices for a pack that the shopper puts together. */
export interface OwnPack {
  readonly cans: readonly Product[];
  /** All sizes, the smallest first, with the slug of their page. */
  readonly sizes: readonly { readonly cans: number; readonly slug: string }[];
}

export interface ProductContent extends PageMeta {
  readonly kind: 'product';
  readonly product: Product;
  readonly pictures: readonly Picture[];
  readonly text: string;
  readonly tastingNotes: readonly string[];
  /** Dishes and occasions that it goes with; empty for a product that is no single wine. */
  readonly pairings: readonly string[];
  readonly facts: readonly Fact[];
  /** Details of a product that is not wine, such as size and care. */
  readonly details: readonly string[];
  readonly maker?: Maker;
  /** The contents of a pack, with the product of each can that is also sold alone. */
  readonly contents: readonly { readonly quantity: number; readonly product: Product }[];
  /** Its prices in a full case of 12 and of 24 cans (spec §3 Kit: postPromoPrice, postPromoPrice24). */
  readonly casePrices?: CasePrices;
  /** For a pack that the shopper puts together: the cans to choose from, and its sizes. */
  readonly ownPack?: OwnPack;
  readonly related: readonly Product[];
  /** Absent on most products, so that their code does not come with every page. */
  readonly blocks?: readonly PageBlock[];
  readonly reviews: readonly Review[];
  readonly reviewStats: ReviewStats;
}

/** A subject of the journal. */
export interface ArticleTag {
  /** Of the list of its articles. */
  readonly path: string;
  readonly name: string;
}

/** An article in a list. */
export interface ArticleSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly author: string;
  readonly readingMinutes: number;
  readonly tags: readonly ArticleTag[];
  readonly picture?: Picture;
}

export interface ArticleContent extends PageMeta, ArticleSummary {
  readonly kind: 'article';
  /** The day of the last important change. */
  readonly updated?: string;
  /** A line about the author. */
  readonly authorNote?: string;
  readonly body: Prose;
  /** The blocks between the text and the products. */
  readonly blocks: readonly PageBlock[];
  /** The products that it is about, in the editor's order. */
  readonly related: readonly Product[];
  /** The articles to read next. */
  readonly readOn: readonly ArticleTeaser[];
  /** Its neighbors in the journal, which is newest first. */
  readonly previous?: ArticleLink;
  readonly next?: ArticleLink;
}

/** An article in the list of those to read next. */
export type ArticleTeaser = Pick<ArticleSummary, 'path' | 'title' | 'readingMinutes' | 'picture'>;

export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;

/** All articles, or those with one tag. */
export interface ArticleListContent extends PageMeta {
  readonly kind: 'article-list';
  /** Absent in the list of all. */
  readonly tag?: ArticleTag;
  /** Every tag of the journal by name, with how many articles have it. */
  readonly tags: readonly (ArticleTag & { readonly count: number })[];
  /** Newest first. */
  readonly articles: readonly ArticleSummary[];
}

export interface StaticPageContent extends PageMeta {
  readonly kind: 'static-page';
  /** Empty for a page that is built from blocks alone. */
  readonly body: Prose;
  readonly blocks: readonly PageBlock[];
}

/** A landing page: an offer and its arguments (spec §2 /en-US/try/{offer}). */
export interface LandingPageContent extends PageMeta {
  readonly kind: 'landing-page';
  readonly blocks: readonly PageBlock[];
  readonly offer?: LandingOffer;
}

/** The products that a landing page puts into the cart, and the code that goes with them. */
export interface LandingOffer {
  readonly code?: string;
  readonly lines: readonly OfferLine[];
  /** The club of the offer: the shopper agrees to a renewal in the club's own steps, never by a link to the cart. */
  readonly club?: ClubSize;
  /** The conditions in a few words. */
  readonly note?: string;
  /** The last calendar day of the offer, "2027-01-31". */
  readonly ends?: string;
}

export interface OfferLine {
  readonly sku: string;
  readonly quantity: number;
  /** Absent when it is no longer sold. */
  readonly product?: Product;
}

/** An offer as the list of offers shows it. */
export interface OfferSummary extends Pick<LandingOffer, 'note' | 'ends'> {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The first product in it, or on its page, which gives it picture and color. */
  readonly product?: Pick<Product, 'sku' | 'tint' | 'picture'>;
}

/** The available offers, those that end soonest first. */
export interface OfferListContent extends PageMeta {
  readonly kind: 'offer-list';
  readonly body: Prose;
  readonly offers: readonly OfferSummary[];
}

/** The reviews of all products (spec §3 Client state, reviews). */
export interface ReviewsContent extends PageMeta {
  readonly kind: 'reviews';
  readonly body: Prose;
  readonly stats: ReviewStats;
  /** Newest first, each with the product it is about. */
  readonly reviews: readonly { readonly review: Review; readonly product: Product }[];
}

/** A product in a box, with its quantity. */
export interface BoxedProduct {
  readonly quantity: number;
  readonly product: Product;
}

/** A heading with a short text. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** The landing page of the club: how it works, the current box, the discount, reviews and questions. */
export interface ClubContent extends PageMeta {
  readonly kind: 'club';
  readonly headline: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly how: readonly Point[];
  /** The cans of the next box of twelve, unless a member changes them. */
  readonly inside: Point & { readonly box: readonly BoxedProduct[] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Reviews of the cans inside, best first. */
  readonly reviews: readonly { readonly review: Review; readonly product: Product }[];
  readonly reviewStats: ReviewStats;
}

/** Joining the club of one size: the types with their default selections, and all cans to choose from (spec §9). */
export interface ClubJoinContent extends PageMeta {
  readonly kind: 'club-join';
  readonly size: ClubSize;
  /** A box of this size. */
  readonly picture?: Picture;
  readonly types: readonly (Point & { readonly type: ClubType; readonly box: readonly BoxedProduct[] })[];
  readonly cans: readonly Product[];
  /** The blocks below the steps. */
  readonly blocks: readonly PageBlock[];
}

/** A frequent question; its id is that of its place on the page, which links lead to. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: Prose;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions and their answers (spec §2 faq). */
export interface FaqContent extends PageMeta {
  readonly kind: 'faq';
  readonly groups: readonly QuestionGroup[];
}

/** The ways to reach the shop (spec §2 contact). */
export interface ContactContent extends PageMeta {
  readonly kind: 'contact';
  readonly body: Prose;
  readonly details?: ContactDetails;
}

/** Subscribing to a mailing list, or unsubscribing (spec §2 sms-opt-in, opt-out pages). */
export interface MailingListContent extends PageMeta {
  readonly kind: 'mailing-list';
  readonly list: MailingList;
  readonly body: Prose;
  /** The terms that a person agrees to by giving a phone number. */
  readonly consent?: string;
}

/** The upcoming events, soonest first (spec §2 upcoming-events). */
export interface EventListContent extends PageMeta {
  readonly kind: 'event-list';
  readonly body: Prose;
  readonly events: readonly ShopEvent[];
}

/** An order for many addresses, and the choices for it (spec §2 group-order, bulk). */
export interface GroupOrderContent extends PageMeta {
  readonly kind: 'group-order';
  readonly orderKind: GroupOrderKind;
  readonly products: readonly Product[];
  readonly addons: readonly Product[];
  readonly body: Prose;
}

/** The content of one page, by its template (spec §2 Content-driven templates). */
export type PageContent =
  | HomeContent
  | ShopContent
  | ProductContent
  | MakerContent
  | TasteContent
  | ArticleContent
  | ArticleListContent
  | ClubContent
  | ClubJoinContent
  | StaticPageContent
  | LandingPageContent
  | ReviewsContent
  | FaqContent
  | ContactContent
  | MailingListContent
  | EventListContent
  | OfferListContent
  | PriceListContent
  | DownloadsContent
  | GroupOrderContent;
