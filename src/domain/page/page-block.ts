import type { CampaignPeriod } from '#src/domain/campaign/campaign';
import type { Picture, Product } from '#src/domain/catalogue/product';
import type { ContactTopic } from '#src/domain/contact/contact-message';
import type { Prose } from '#src/domain/content/prose';
import type { Store } from '#src/domain/geography/store';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';

/** A path of the shop or a web address, as the words of a button. */
export interface BlockLink {
  readonly label: string;
  readonly to: string;
}

/** The top of a page: a promise, a link, and a picture or a few cans beside them. */
export interface HeroBlock {
  readonly kind: 'hero';
  readonly title: string;
  readonly text: string;
  readonly action?: BlockLink;
  readonly picture?: Picture;
  /** Shown where there is no picture. */
  readonly products: readonly Product[];
}

export interface RichTextBlock {
  readonly kind: 'rich-text';
  readonly body: Prose;
}

/** Products to be bought, at least one. */
export interface ProductRowBlock {
  readonly kind: 'product-row';
  readonly title: string;
  readonly text?: string;
  readonly products: readonly Product[];
  /** The link to the full list. */
  readonly more?: BlockLink;
}

/** A table that compares a few things. */
export interface ComparisonBlock {
  readonly kind: 'comparison';
  readonly title: string;
  readonly text?: string;
  /** The things that are compared, two to four of them. */
  readonly columns: readonly string[];
  /** One value for each column. */
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export interface QuoteBlock {
  readonly kind: 'quote';
  readonly text: string;
  readonly author: string;
  /** The publication of the quote. */
  readonly source?: BlockLink;
}

export interface GalleryBlock {
  readonly kind: 'gallery';
  readonly title: string;
  readonly text?: string;
  readonly pictures: readonly { readonly picture: Picture; readonly caption?: string }[];
}

export interface QuestionListBlock {
  readonly kind: 'question-list';
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: Prose }[];
}

/** A text and a link that replace a form before it opens or after it closes. */
export interface FormPause {
  readonly text: string;
  readonly action: BlockLink;
}

export type OfferedForm =
  | { readonly form: 'mailing-list'; readonly list: MailingList; readonly consent?: string }
  /** Residents of excluded states may not enter; `terms` is the path of the official rules. */
  | {
      readonly form: 'giveaway';
      readonly giveaway: string;
      readonly excludedStates: readonly string[];
      readonly terms: string;
    }
  | { readonly form: 'contact'; readonly topic?: ContactTopic }
  | { readonly form: 'gift-card-balance' | 'find-order' };

/** A form, open for as long as its campaign runs (spec §2 Campaign pages). */
export type FormBlock = OfferedForm & {
  readonly kind: 'form';
  readonly title: string;
  readonly text: string;
  readonly period: CampaignPeriod;
  /** Shown before it opens; present when it has a start. */
  readonly coming?: FormPause;
  /** Shown after it closes; present when it has an end. */
  readonly over?: FormPause;
};

/** The stores that sell the shop's cans: a search, a map and a list of all stores. */
export interface StoreMapBlock {
  readonly kind: 'store-map';
  readonly title: string;
  readonly text: string;
  readonly stores: readonly Store[];
}

/** A film, shown as a picture until the visitor plays it. */
export interface VideoBlock {
  readonly kind: 'video';
  readonly title: string;
  readonly text?: string;
  readonly poster: Picture;
  /** A file of this site, or the page on another one that plays it. */
  readonly to: string;
  /** The captions of a film of this site, as a separate file for people who cannot hear it. */
  readonly captions?: string;
}

export interface CallToActionBlock {
  readonly kind: 'call-to-action';
  readonly title: string;
  readonly text: string;
  readonly action: BlockLink;
}

/** The blocks that editors build pages from (spec §2 Content-driven templates). */
export type PageBlock =
  | HeroBlock
  | RichTextBlock
  | ProductRowBlock
  | ComparisonBlock
  | QuoteBlock
  | GalleryBlock
  | QuestionListBlock
  | FormBlock
  | StoreMapBlock
  | VideoBlock
  | CallToActionBlock;

/** The hero at the top of a page, if there is one: its title is then the title of the page. */
export function openingHero(blocks: readonly PageBlock[]): {
  readonly hero?: HeroBlock;
  readonly rest: readonly PageBlock[];
} {
  const [first, ...others] = blocks;
  return first?.kind === 'hero' ? { hero: first, rest: others } : { rest: blocks };
}

export function hasStoreMap(blocks: readonly PageBlock[]): boolean {
  return blocks.some(({ kind }) => kind === 'store-map');
}
