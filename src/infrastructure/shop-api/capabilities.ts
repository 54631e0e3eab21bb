import type { Capabilities } from '#src/application/ports/shop/capabilities';

/** The back end of the specification can do everything. */
export const specificationCapabilities: Capabilities = {
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
