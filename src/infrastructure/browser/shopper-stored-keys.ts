import { day, type StoredKey } from './stored-keys';

/** The part of the table of keys that comes to every shopper once the page is hydrated. */
export const shopperStoredKeys = {
  cartLinks: { local: 'cart-links' },
  cartNumber: { local: 'cart-number' },
  cartOwner: { local: 'cart-owner' },
  cartToken: { local: 'cart-token' },
  confirmableOrder: { tab: 'cart-aside' },
  dismissedWarnings: { local: 'geolocation-understood' },
  hasPurchased: { cookie: 'has-purchased', seconds: 365 * day },
  hiddenReferralBubble: { local: 'referral-bubble-hidden' },
  isPlaceChosen: { local: 'geolocation-chosen' },
  placeCountry: { local: 'geolocation-country' },
  placeState: { local: 'geolocation-state' },
  pricePromises: { local: 'cart-prices' },
  unsettledOrders: { local: 'cart-unsettled' },
  wasPlaceAsked: { tab: 'geolocation-asked' },
  views: { local: 'recently-viewed' },
} satisfies Readonly<Record<string, StoredKey>>;
