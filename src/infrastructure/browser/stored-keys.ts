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
  awayDrafts: { tab: 'away-draft-' },
  cartLinks: { local: 'cart-links' },
  cartNumber: { local: 'cart-number' },
  cartOwner: { local: 'cart-owner' },
  cartToken: { local: 'cart-token' },
  clickId: { cookie: 'ir_click_id', seconds: 30 * day },
  confirmableOrder: { tab: 'cart-aside' },
  customersGroupOrders: { local: 'group-order-' },
  dismissedAnnouncement: { local: 'dismissed-announcement' },
  dismissedWarnings: { local: 'geolocation-understood' },
  drafts: { tab: 'draft-' },
  draftsOwner: { tab: 'drafts-owner' },
  hasPurchased: { cookie: 'has-purchased', seconds: 365 * day },
  hiddenReferralBubble: { local: 'referral-bubble-hidden' },
  isPlaceChosen: { local: 'geolocation-chosen' },
  orderLinks: { tab: 'order-link-' },
  placeCountry: { local: 'geolocation-country' },
  placeState: { local: 'geolocation-state' },
  pricePromises: { local: 'cart-prices' },
  privacyChoice: { local: 'privacy-choice' },
  promoCodes: { local: 'maker-promos' },
  promoDenials: { local: 'maker-promo-denials' },
  referral: { local: 'referral-identifier' },
  reportedFailures: { tab: 'reported-failures' },
  reportedOrders: { local: 'reported-orders' },
  returnPath: { local: 'auth-return-path' },
  shareSaleId: { local: 'maker-sscid' },
  signedInUser: { local: 'auth-user' },
  tabsGroupOrders: { tab: 'group-order-' },
  unsettledOrders: { local: 'cart-unsettled' },
  wasPlaceAsked: { tab: 'geolocation-asked' },
  wasSignedIn: { local: 'auth-logged-in' },
} satisfies Readonly<Record<string, StoredKey>>;
