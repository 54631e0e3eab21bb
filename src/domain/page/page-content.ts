import type { LandingOffer, OfferListContent } from '#src/domain/campaign/campaign-content';
import type { Fact, Maker, MakerAward, MakerLink, OwnPack, ShopContent } from '#src/domain/catalogue/catalogue-content';
import type { CasePrices } from '#src/domain/catalogue/full-case';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { BoxedProduct, ClubContent, Point } from '#src/domain/club/club-content';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType } from '#src/domain/club/club-join';
import type { ContactContent, FaqContent } from '#src/domain/contact/contact-content';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import type { ShopEvent } from '#src/domain/events/shop-event';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { Day } from '#src/domain/interval/calendar-day';
import type {
  ArticleLink,
  ArticleListContent,
  ArticleSummary,
  ArticleTeaser,
} from '#src/domain/journal/journal-content';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import type { TasteContent } from '#src/domain/taste/taste-content';
import type { DownloadsContent, PriceListContent } from '#src/domain/trade/trade-content';
import type { PageBlock } from './page-block';

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

export interface StaticPageContent extends PageMeta {
  readonly kind: 'static-page';
  /** Empty for a page that is built from blocks alone. */
  readonly body: Prose;
  readonly blocks: readonly PageBlock[];
}

/** The reviews of all products (spec §3 Client state, reviews). */
export interface ReviewsContent extends PageMeta {
  readonly kind: 'reviews';
  readonly body: Prose;
  readonly stats: ReviewStats;
  /** Newest first, each with the product it is about. */
  readonly reviews: readonly { readonly review: Review; readonly product: Product }[];
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

/** A landing page: an offer and its arguments (spec §2 /en-US/try/{offer}). */
export interface LandingPageContent extends PageMeta {
  readonly kind: 'landing-page';
  readonly blocks: readonly PageBlock[];
  readonly offer?: LandingOffer;
}

export interface ArticleContent extends PageMeta, ArticleSummary {
  readonly kind: 'article';
  /** The day of the last important change. */
  readonly updated?: Day;
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
