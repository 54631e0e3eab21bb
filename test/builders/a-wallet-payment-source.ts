import type { WalletPaymentSource } from '#src/domain/customer/wallet-payment-source';

/** A saved card that is valid until January 2031. */
export function aWalletPaymentSource(source: Partial<WalletPaymentSource> = {}): WalletPaymentSource {
  return {
    id: 'card-1',
    isDefault: false,
    cardType: 'visa',
    lastDigits: '1111',
    month: 1,
    year: 2031,
    holder: 'Ada Example',
    subscriptionIds: [],
    ...source,
  };
}
