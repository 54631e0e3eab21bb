import type { Cents } from '../money/money';

export type PaymentState = 'checkout' | 'processing' | 'pending' | 'completed' | 'failed' | 'void' | 'invalid';

export interface Payment {
  readonly id: number;
  readonly amount: Cents;
  readonly state: PaymentState;
  readonly methodName: string;
  /** The last four digits of a card, or characters of a gift card; nothing else of them is ever known here. */
  readonly lastDigits?: string;
}

/** Payments that still mean something: the server keeps failed and replaced ones in its list. */
export function livePayments(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ state }) => state !== 'failed' && state !== 'void' && state !== 'invalid');
}
