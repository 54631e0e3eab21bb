import type { Notification, PaidCard, PaymentPage, ProviderRefund } from './hosted-payment';
import { HostedPaymentError, NothingToChargeError } from './hosted-payment';

/** A card that the provider keeps for a customer. Its number is never in the shop. */
export interface KeptCard extends PaidCard {
  /** The provider's id. */
  readonly id: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  /** The name on the card. */
  readonly holder?: string;
}

/** A page that saves a card without an order. */
export interface SetupRequest {
  /** The same key opens the same page. */
  readonly key: string;
  /** The provider's id of the customer whose card it becomes. */
  readonly customer: string;
  readonly currency: string;
  /** The address after saving, with `{CHECKOUT_SESSION_ID}` where the session's id belongs. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** A charge of a card that is kept. */
export interface IntentRequest {
  /** The same key makes the same intent. */
  readonly key: string;
  readonly orderNumber: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The provider's id of the customer whose card it is. */
  readonly customer: string;
  /** The provider's id of the card. */
  readonly card: string;
}

/**
 * The occasion of a charge: the owner waits for the outcome, or is away for a delivery of a subscription or another
 * agreed charge.
 */
export type ChargeOccasion = 'owner-present' | 'recurring' | 'unscheduled';

interface Declined {
  readonly kind: 'declined';
  /** For the customer. */
  readonly message: string;
  /** False when the bank forbids another try with this card: card schemes fine a shop that repeats it. */
  readonly mayBeTriedAgain: boolean;
}

/** The bank wants to ask the owner, which only a page of the provider can: pay there, or save the card again. */
interface AuthenticationRequired {
  readonly kind: 'authentication-required';
  /** For the customer. */
  readonly message: string;
}

/** The result of a charge. Whatever is not `paid` has taken and reserved nothing. */
export type ChargeOutcome =
  /** Reserved and nothing more, until the bank lets go of it: the money is taken when the charge is settled. */
  | { readonly kind: 'paid'; readonly heldUntil?: Date; readonly fingerprint?: string }
  | Declined
  | AuthenticationRequired;

/** State of a charge, as the provider knows it. */
export type ChargeState =
  | ChargeOutcome
  /** The charge is not confirmed, or the card's bank has not answered. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'released' };

/** Tells of a card that it was saved without an order, that its bank renewed it, or that it is no longer kept. */
export type CardChange =
  | { readonly kind: 'saved'; readonly sessionId: string }
  | { readonly kind: 'renewed'; readonly card: KeptCard }
  | { readonly kind: 'detached'; readonly cardId: string };

/**
 * Keeps cards with the provider of the hosted page, and charges them without it. A page that takes money keeps a card when it
 * is opened so (`PageRequest.keeping`). Every call may be repeated, and rejects with a HostedPaymentError when the provider
 * refuses, with any other error when it is away.
 */
export interface CardVault {
  /** Makes a customer of the provider; the same one gets the same id, which the shop notes with its own. */
  customer(customer: { readonly id: string; readonly email?: string }): Promise<string>;
  openSetup(request: SetupRequest): Promise<PaymentPage>;
  /**
   * The card that a page saved, with an order or without; undefined before the page is submitted, or when the payer
   * declined to save it.
   */
  keptCard(sessionId: string): Promise<KeptCard | undefined>;
  /**
   * Makes a charge without confirming it. Note its id before the confirmation: only the id leads to the outcome later.
   * Rejects with a NothingToChargeError when the card is gone; after any other HostedPaymentError the key is used up.
   */
  createIntent(request: IntentRequest): Promise<string>;
  /**
   * Charges the card, once: a repeated call returns the same outcome. Rejects with a NothingToChargeError when the card
   * is gone, or the charge was given up.
   */
  confirm(intentId: string, occasion: ChargeOccasion): Promise<ChargeOutcome>;
  read(intentId: string): Promise<ChargeState>;
  /** Gives a charge up: it takes nothing any more, and its reservation ends. Refused once the money is taken. */
  release(intentId: string): Promise<void>;
  /** Takes the money that was reserved. */
  settle(intentId: string): Promise<void>;
  /** Gives some of the money back, once for each key; returns the provider's id of it. */
  refund(intentId: string, amount: number, key: string): Promise<string>;
  /** Lists the refunds of a charge, made in the dashboard of the shop or elsewhere. */
  refundsOf(intentId: string): Promise<readonly ProviderRefund[]>;
  /** Detaches a card, which cannot be charged afterwards. */
  detach(cardId: string): Promise<void>;
  /** Verifies a notification; undefined when it is about something else. Throws when it is forged or cannot be read. */
  changeOf(notification: Notification): CardChange | undefined;
}

export function declined(decline: { readonly isExpired: boolean; readonly mayBeTriedAgain: boolean }): Declined {
  const message = decline.isExpired ? 'Your card has expired.' : 'Your card was declined.';
  return { kind: 'declined', message, mayBeTriedAgain: decline.mayBeTriedAgain };
}

export const authenticationRequired: AuthenticationRequired = {
  kind: 'authentication-required',
  message: 'The bank of this card wants you to confirm the payment. Pay with it as a new card, or save it again.',
};

/** Returns the outcome in the state of a charge that was confirmed, now or before. A charge that was given up has none. */
export function outcomeOf(intentId: string, state: ChargeState): ChargeOutcome {
  if (state.kind === 'settled') return { kind: 'paid' };
  if (state.kind === 'unconfirmed') throw new HostedPaymentError(`The charge ${intentId} is unconfirmed.`);
  if (state.kind === 'released') throw new NothingToChargeError(`The charge ${intentId} was given up.`);
  return state;
}

/** The injection token of the shop's vault. */
export const CARD_VAULT = Symbol('CardVault');
