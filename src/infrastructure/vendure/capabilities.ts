import type { Capabilities } from '#src/application/ports/shop/capabilities';

/** The capabilities that Vendure was taught so far. */
export const vendureCapabilities: Capabilities = {
  club: true,
  prepaid: true,
  giftCards: true,
  storeCredit: true,
  savedCards: true,
  additions: true,
  cancellation: true,
  stockNotices: true,
  referral: true,
  groupOrders: true,
  intervalSavings: true,
};
