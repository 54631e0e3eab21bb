/** The key of something that all tabs share, in local storage. */
export interface SharedKey {
  readonly local: string;
}

/** The key of something that belongs to one tab, in its session storage. */
export interface TabKey {
  readonly tab: string;
}

/** The name of a cookie, and the seconds for which it is kept. */
export interface CookieKey {
  readonly cookie: string;
  readonly seconds: number;
}

export type StoredKey = SharedKey | TabKey | CookieKey;

const day = 24 * 60 * 60;

/**
 * Every key under which the shop keeps something in a browser (spec §3 Local storage keys, §9 Cookies). The browsers of
 * shoppers hold values under them. A key that ends in a hyphen begins those of several things, each with its name.
 */
export const storedKeys = {
  anonymousId: { local: 'anonymous-id' },
  clickId: { cookie: 'ir_click_id', seconds: 30 * day },
  dismissedAnnouncement: { local: 'dismissed-announcement' },
  hasPurchased: { cookie: 'has-purchased', seconds: 365 * day },
  hiddenReferralBubble: { local: 'referral-bubble-hidden' },
  privacyChoice: { local: 'privacy-choice' },
  promoCodes: { local: 'maker-promos' },
  promoDenials: { local: 'maker-promo-denials' },
  referral: { local: 'referral-identifier' },
  reportedFailures: { tab: 'reported-failures' },
  reportedOrders: { local: 'reported-orders' },
  shareSaleId: { local: 'maker-sscid' },
} satisfies Readonly<Record<string, StoredKey>>;
