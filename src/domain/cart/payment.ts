import type { Cents } from '#src/domain/money/money';

/**
 * The state of a payment: not started, pending, authorized or captured, or without effect because it was refused, canceled or
 * replaced.
 */
export type PaymentState = 'open' | 'processing' | 'authorized' | 'void';

/** Wallets that a payment page may offer besides cards. */
export const paymentWallets = ['applePay', 'googlePay', 'link'] as const;
export type PaymentWallet = (typeof paymentWallets)[number];

export interface Payment {
  readonly id: string;
  readonly amount: Cents;
  readonly state: PaymentState;
  readonly methodName: string;
  /** Of a card: `visa`, `master` and others, as the back end names them. */
  readonly cardType?: string;
  /** The last four digits of a card, or characters of a gift card. The rest is never known here. */
  readonly lastDigits?: string;
  /** The money was taken, not only authorized. */
  readonly isCaptured?: true;
}

/** True when a payment is authorized or captured, or may be soon. */
export function holdsMoney(payments: readonly Payment[]): boolean {
  return payments.some(({ state, amount }) => amount > 0 && (state === 'authorized' || state === 'processing'));
}

/** The payments that are valid; the server's list also has failed and replaced ones. */
export function livePayments(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ state }) => state !== 'void');
}
