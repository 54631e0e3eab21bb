/** A page that an order asks for. */
export interface PageRequest {
  /** The same key opens the same page, so a repeated call never causes a second payment. */
  readonly key: string;
  readonly orderNumber: string;
  /** The goods of the order, "2 × Night Bus Gamay" each. The page lists them. */
  readonly goods: readonly string[];
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
  /** Names the number of the card, alike for each payer; absent when the provider has no name for it. */
  readonly fingerprint?: string;
}

/**
 * A card that its payer allows the shop to charge again for additions to the order, whether or not the card is saved.
 */
export interface ReusableCard {
  /** The provider's id. */
  readonly id: string;
  /** The provider's id of whose it is; it makes up a customer for a payer who is none. */
  readonly customer: string;
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
  /** Absent until somebody paid, and where the page was opened without that permission. */
  readonly reusable?: ReusableCard;
  /** The moment at which the bank releases an uncaptured reservation; absent when the provider does not report one. */
  readonly heldUntil?: Date;
}

/** A page that somebody has paid, and whose money is reserved or taken. */
export interface PaidPage {
  readonly sessionId: string;
  readonly orderNumber: string;
  readonly paidAt: Date;
}

/** Some of the money that was taken, on its way back. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: number;
}

/** Something that a provider tells by itself. */
export type ProviderEvent = { readonly kind: 'paid'; readonly sessionId: string } | PaymentEvent;

/** Something that became of a payment after its order was placed, by the provider's id of the payment. */
export type PaymentEvent = Returned | Captured | FailedRefund | DisputeEvent | FraudWarning;

interface OfPayment {
  readonly paymentId: string;
}

/** Money was refunded or its reservation ended, by the shop or at the provider. */
interface Returned extends OfPayment {
  readonly kind: 'returned';
}

/** Reserved money was taken, by the shop or at the provider. */
interface Captured extends OfPayment {
  readonly kind: 'captured';
  /** In minor units. Where it is less than was reserved, the rest is released. */
  readonly amount: number;
  readonly at: Date;
}

/** The buyer's bank did not take a refund, and the provider has the money again. */
interface FailedRefund extends OfPayment {
  readonly kind: 'refund-failed';
  readonly id: string;
  /** In minor units. */
  readonly amount: number;
  readonly reason: string;
}

/** `lost` has taken the money from the shop; `withdrawn` ended before the bank took anything. */
export type DisputeStatus = 'open' | 'won' | 'lost' | 'withdrawn';

/** The cardholder asks the bank for the money, or the bank goes on with that. */
export interface DisputeEvent extends OfPayment {
  readonly kind: 'disputed';
  readonly id: string;
  readonly status: DisputeStatus;
  readonly openedAt: Date;
  /** The moment of this event: events come late and out of order. */
  readonly saidAt: Date;
  /** Present when the event is that the provider took the money from the shop's account, or put it back. */
  readonly funds?: 'withdrawn' | 'reinstated';
  /** In minor units; it may be a part of the payment. */
  readonly amount: number;
  readonly reason: string;
  /** The moment until which the shop may hand in evidence; absent when the bank takes none. */
  readonly answerBy?: Date;
}

/** The card's issuer takes the payment for fraud. */
interface FraudWarning extends OfPayment {
  readonly kind: 'suspected';
  readonly id: string;
  readonly reason: string;
}

/** A notification as it came in, before anybody believes it. */
export interface Notification {
  readonly body: Buffer;
  readonly signature?: string;
}

/**
 * A provider that takes cards on a page of its own, so that no card data is ever in the shop. Every call may be repeated, and
 * rejects with a HostedPaymentError when the provider refuses, with any other error when it is away.
 */
export interface HostedPayment {
  open(request: PageRequest): Promise<PaymentPage>;
  read(sessionId: string): Promise<PageState>;
  /** Closes a page for good and releases its authorization. Refused once the money is taken. */
  release(sessionId: string): Promise<PageState>;
  /** Takes the money that was authorized. */
  settle(sessionId: string): Promise<void>;
  /** Gives some of the money back, once for each key; returns the provider's id of it. */
  refund(sessionId: string, amount: number, key: string): Promise<string>;
  /** Lists the refunds of a payment, made in the dashboard of the shop or elsewhere. */
  refundsOf(sessionId: string): Promise<readonly ProviderRefund[]>;
  /** Verifies a notification; undefined when it is about something else. Throws when it is forged or cannot be read. */
  hear(notification: Notification): ProviderEvent | undefined;
  /** Finds the session on whose page a payment was made; undefined when it was made elsewhere. */
  sessionOf(paymentId: string): Promise<string | undefined>;
  /** Lists the paid pages among those that were opened since then; without those whose money is given back whole. */
  paidSince(opened: Date): Promise<readonly PaidPage[]>;
}

/** The injection token of the shop's provider. */
export const HOSTED_PAYMENT = Symbol('HostedPayment');

/** Reports a request that the provider refuses, in the provider's words. A declined card is an outcome of a charge and no error. */
export class HostedPaymentError extends Error {
  override readonly name: string = 'HostedPaymentError';
}

/** Rejects a charge that can take nothing any more: its card is gone, or it was given up at the provider. */
export class NothingToChargeError extends HostedPaymentError {
  override readonly name = 'NothingToChargeError';
}
