import type { LandingPageContent, OfferListContent } from '#src/domain/campaign/campaign-content';
import type { Maker, MakerContent, ProductContent, ShopContent } from '#src/domain/catalogue/catalogue-content';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { ClubContent, ClubJoinContent } from '#src/domain/club/club-content';
import type { ContactContent, FaqContent } from '#src/domain/contact/contact-content';
import type { ShopEvent } from '#src/domain/events/shop-event';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { ArticleContent, ArticleListContent } from '#src/domain/journal/journal-content';
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

/** A few questions that lead to a wine. */
export interface TasteContent extends PageMeta {
  readonly kind: 'taste';
  /** Single cans, each with the food that it goes with. */
  readonly wines: readonly { readonly product: Product; readonly pairings: readonly string[] }[];
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
