import type { ListName } from './mailing-list';

export interface MailingListSettings {
  /** The storefront, as shoppers reach it. */
  readonly shopUrl: string;
  /** The engine, as mailboxes reach it. */
  readonly reachedAt: string;
  /** Those that the shop can write to: without text messages there is no list for them. */
  readonly lists: readonly ListName[];
}

/** The injection token of the settings. */
export const MAILING_LIST_SETTINGS = Symbol('MailingListSettings');
