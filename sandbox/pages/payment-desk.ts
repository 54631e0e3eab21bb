/** A card as it was typed, checked; it goes to the desk and is kept nowhere. */
export interface Card {
  /** Digits only. */
  readonly number: string;
  /** Two digits. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  readonly verificationValue: string;
  readonly name: string;
}

export interface PaymentSession {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly email: string | null;
  readonly state: 'open' | 'paid' | 'cancelled' | 'expired';
  /** Where the browser goes back to. */
  readonly returnUrls: {
    readonly paid: string;
    readonly declined: string;
    readonly cancelled: string;
    readonly expired: string;
  };
}

export type PaymentOutcome =
  | { readonly kind: 'authorised' }
  | { readonly kind: 'declined'; readonly message: string }
  | { readonly kind: 'confirm-needed' }
  /** The session is paid, cancelled or expired; find it again to know which. */
  | { readonly kind: 'closed' };

/** What the hosted payment page needs of the shop. */
export interface PaymentDesk {
  find(sessionId: string): Promise<PaymentSession | undefined>;
  pay(sessionId: string, card: Card): Promise<PaymentOutcome>;
  /** Closes an open session; changes nothing on a closed one. */
  cancel(sessionId: string): Promise<void>;
}
