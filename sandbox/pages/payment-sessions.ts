import type { TypedCard } from '#sandbox/shop/cards/gateway';
import type { PaymentOutcome, PaymentSession } from '#sandbox/shop/payment-sessions';

/** A checked card with its security code, which is never stored. */
export interface Card extends TypedCard {
  readonly verificationValue: string;
}

/** The payment sessions as the hosted payment page needs them. */
export interface PaymentSessions {
  find(sessionId: string): Promise<PaymentSession | undefined>;
  /** `isKept` says whether the payer wants the card to be saved. */
  pay(sessionId: string, card: Card, isKept: boolean): Promise<PaymentOutcome>;
  /** Closes an open session; changes nothing on a closed one. */
  cancel(sessionId: string): Promise<void>;
}
