import type { Capabilities } from '#src/application/ports/shop/capabilities';

/** Vendure sells, ships and keeps addresses; nothing else was taught to it yet. */
export const vendureCapabilities: Capabilities = {
  club: false,
  prepaid: false,
  giftCards: false,
  storeCredit: true,
  savedCards: false,
  additions: false,
  stockNotices: false,
  referral: false,
  groupOrders: false,
  intervalSavings: false,
};
