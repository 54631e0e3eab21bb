/** The key of something that all tabs share, in local storage. */
export interface SharedKey {
  readonly local: string;
}

/** The key of something that belongs to one tab, in its session storage. */
export interface TabKey {
  readonly tab: string;
}

/** The name of a cookie, and the seconds for which it is kept. */
interface CookieKey {
  readonly cookie: string;
  readonly seconds: number;
}

export type StoredKey = SharedKey | TabKey | CookieKey;

/** In seconds. */
export const day = 24 * 60 * 60;

/**
 * Every key under which the shop keeps something in a browser (spec §3 Local storage keys, §9 Cookies). The browsers of
 * shoppers hold values under them. The keys in `shopper-stored-keys.ts` and `seldom-stored-keys.ts` belong to the same table: the
 * first page needs none of them.
 * A key that ends in a hyphen begins those of several things, each with its name.
 */
export const storedKeys = {
  anonymousId: { local: 'anonymous-id' },
  awayDrafts: { tab: 'away-draft-' },
  clickId: { cookie: 'ir_click_id', seconds: 30 * day },
  dismissedAnnouncement: { local: 'dismissed-announcement' },
  drafts: { tab: 'draft-' },
  draftsOwner: { tab: 'drafts-owner' },
  privacyChoice: { local: 'privacy-choice' },
  promoCodes: { local: 'maker-promos' },
  promoDenials: { local: 'maker-promo-denials' },
  referral: { local: 'referral-identifier' },
  returnPath: { local: 'auth-return-path' },
  shareSaleId: { local: 'maker-sscid' },
  signedInUser: { local: 'auth-user' },
  wasSignedIn: { local: 'auth-logged-in' },
} satisfies Readonly<Record<string, StoredKey>>;
