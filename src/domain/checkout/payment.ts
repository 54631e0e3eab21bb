import type { Cents } from '#src/domain/money/money';

export type PaymentState = 'checkout' | 'processing' | 'pending' | 'completed' | 'failed' | 'void' | 'invalid';

export interface Payment {
  readonly id: string;
  readonly amount: Cents;
  readonly state: PaymentState;
  readonly methodName: string;
  /** The last four digits of a card, or characters of a gift card; nothing else of them is ever known here. */
  readonly lastDigits?: string;
}

/** Whether any of it is, or may be, held on somebody's card: authorised, collected, or being decided. */
export function holdsMoney(payments: readonly Payment[]): boolean {
  return payments.some(
    ({ state, amount }) => amount > 0 && (state === 'pending' || state === 'completed' || state === 'processing'),
  );
}

/** Payments that still mean something: the server keeps failed and replaced ones in its list. */
export function livePayments(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ state }) => state !== 'failed' && state !== 'void' && state !== 'invalid');
}
