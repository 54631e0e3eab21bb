/** A page that an order asks for. */
export interface PageRequest {
  /** The same key opens the same page, so that a repeated call costs nobody a second payment. */
  readonly key: string;
  readonly orderNumber: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly email?: string;
  /** The address after paying, with `{CHECKOUT_SESSION_ID}` where the session's id belongs. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Left out, the page keeps no card. */
  readonly keeping?: {
    /** The provider's id of the customer whose card it becomes. */
    readonly customer: string;
    /** The payer is asked; or the card is always kept, for charges without them. */
    readonly choice: 'asked' | 'always';
  };
}

export interface PaymentPage {
  readonly sessionId: string;
  readonly url: string;
}

export interface PaidCard {
  /** A word such as `visa`. */
  readonly brand?: string;
  readonly lastDigits: string;
}

/** State of a page, as the provider knows it. */
export interface PageState {
  /**
   * `paid` is authorized and nothing more: the money is reserved, and taken when the payment is settled. `closed` was never
   * paid and cannot be any more, or was given back.
   */
  readonly state: 'open' | 'paid' | 'settled' | 'closed';
  readonly amount: number;
  /** The card that paid, also of a payment that was given back. */
  readonly card?: PaidCard;
}

/** A notification as it came in, before anybody believes it. */
export interface Notification {
  readonly body: Buffer;
  readonly signature?: string;
}

/**
 * A provider that takes cards on a page of its own, so that no card data is ever in the shop. Every call may be repeated, and
 * rejects with a HostedPaymentError when the provider refuses.
 */
export interface HostedPayment {
  open(request: PageRequest): Promise<PaymentPage>;
  read(sessionId: string): Promise<PageState>;
  /** Closes a page for good and releases what was authorized on it. Refused once the money is taken. */
  release(sessionId: string): Promise<PageState>;
  /** Takes the money that was authorized. */
  settle(sessionId: string): Promise<void>;
  /** Gives some of the money back, once for each key; returns the provider's id of it. */
  refund(sessionId: string, amount: number, key: string): Promise<string>;
  /** Verifies a notification; undefined when it is about something else. Throws when it is forged or cannot be read. */
  sessionOf(notification: Notification): string | undefined;
}

/** The injection token of the shop's provider. */
export const HOSTED_PAYMENT = Symbol('HostedPayment');

/** Rejects what a provider does not do, in its own words. */
export class HostedPaymentError extends Error {
  override readonly name = 'HostedPaymentError';
}
