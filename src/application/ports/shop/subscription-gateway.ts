import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { Part } from '#src/domain/catalogue/product';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import type { Subscription } from '#src/domain/subscription/subscription';

/** The changes to a subscription; absent fields stay as they are (spec §7 PUT subscriptions). */
export interface SubscriptionUpdate {
  readonly interval?: Interval;
  readonly actionableDate?: Day;
  readonly shipAddress?: Address;
  /** All contents of each delivery from now on. */
  readonly cans?: readonly Part[];
  /** The saved card that pays from now on. Refused for `payment_source` when it is not the customer's. */
  readonly walletPaymentSourceId?: string;
}

/** Names one subscription of the signed-in customer. */
export interface SubscriptionKey {
  readonly userId: string;
  readonly id: string;
}

/**
 * Subscriptions of the signed-in customer (spec §6 Signed-in only, §7 subscriptions). Every method rejects with
 * GatewayError: `unauthorized` for a guest or another customer's, `not_found` for none, `unprocessable_entity` with
 * errors by field when the rules do not allow it.
 */
export interface SubscriptionGateway {
  /** All of them, ended ones too, the newest first. */
  list(userId: string): Promise<readonly Subscription[]>;
  read(key: SubscriptionKey): Promise<Subscription>;
  /**
   * Changes the subscription. A back end may charge a delivery that waits for its payment as soon as the card changes. It
   * then refuses a declined card for `payment`, in the bank's words.
   */
  update(key: SubscriptionKey, update: SubscriptionUpdate): Promise<Subscription>;
  /**
   * Charges a delivery that waits for its payment, with the card of the subscription, and sends it. Refused for `payment`,
   * in the bank's words, when the card is declined; for `line_items` when something is sold out; for `state` when nothing
   * is owed, so that a repeated call charges nothing. `not_found` also from a back end without this call, which charges
   * again by itself.
   */
  retryPayment(key: SubscriptionKey): Promise<Subscription>;
  /** Skips the next delivery. Refused for `successive_skip_count` when the last one was already skipped. */
  skip(key: SubscriptionKey): Promise<Subscription>;
  /** Cancels it; refused for `state` when it was canceled already. */
  cancel(key: SubscriptionKey, reason?: string): Promise<Subscription>;
  /** Pauses deliveries until a day, or until the customer resumes them. */
  pause(key: SubscriptionKey, until?: Day): Promise<Subscription>;
  /** Resumes deliveries on a day, or tomorrow. */
  resume(key: SubscriptionKey, on?: Day): Promise<Subscription>;
}

export const SubscriptionGateway = token<SubscriptionGateway>('SubscriptionGateway');
