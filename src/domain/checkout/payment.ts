import type { Cents } from '#src/domain/money/money';

/**
 * What has become of a payment: nothing yet, it is being decided, its money is held or collected, or it means nothing any
 * more, because it was refused, withdrawn or replaced.
 */
export type PaymentState = 'open' | 'processing' | 'authorized' | 'void';

export interface Payment {
  readonly id: string;
  readonly amount: Cents;
  readonly state: PaymentState;
  readonly methodName: string;
  /** The last four digits of a card, or characters of a gift card; nothing else of them is ever known here. */
  readonly lastDigits?: string;
}

/** Whether any of it is, or may be, held on somebody's card. */
export function holdsMoney(payments: readonly Payment[]): boolean {
  return payments.some(({ state, amount }) => amount > 0 && (state === 'authorized' || state === 'processing'));
}

/** Payments that still mean something: the server keeps failed and replaced ones in its list. */
export function livePayments(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ state }) => state !== 'void');
}
