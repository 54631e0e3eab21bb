import type { Cents } from '#src/domain/money/money';

/** `open` is not started; `void` was refused, canceled or replaced. */
export type PaymentState = 'open' | 'processing' | 'authorized' | 'void';

export interface Payment {
  readonly id: string;
  readonly amount: Cents;
  readonly state: PaymentState;
  readonly methodName: string;
  /** `visa`, `master` and others, as the back end names them. */
  readonly cardType?: string;
  /** Of a card or a gift card; the rest is never known here. */
  readonly lastDigits?: string;
  /** Taken, not only authorized. */
  readonly isCaptured?: true;
}

/** True also for a payment that may be authorized soon. */
export function holdsMoney(payments: readonly Payment[]): boolean {
  return payments.some(({ state, amount }) => amount > 0 && (state === 'authorized' || state === 'processing'));
}

/** The server's list also has failed and replaced ones. */
export function livePayments(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ state }) => state !== 'void');
}
