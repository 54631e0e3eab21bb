import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { Part } from '#src/domain/catalogue/product';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Subscription } from '#src/domain/subscription/subscription';

/** Absent fields stay as they are (spec §7 PUT subscriptions). */
export interface SubscriptionUpdate {
  readonly interval?: Interval;
  readonly actionableDate?: Instant;
  readonly shipAddress?: Address;
  /** All contents of each delivery from now on. */
  readonly cans?: readonly Part[];
  /** Refused for `payment_source` when it is not the customer's. */
  readonly walletPaymentSourceId?: string;
}

export interface SubscriptionKey {
  readonly userId: string;
  readonly id: string;
}

/**
 * Every method rejects with GatewayError: `unauthorized` for a guest or another customer's, `not_found`,
 * `unprocessable_entity` with errors by field (spec §6 Signed-in only, §7 subscriptions).
 */
export interface SubscriptionGateway {
  /** Ended ones too, newest first. */
  list(userId: string): Promise<readonly Subscription[]>;
  read(key: SubscriptionKey): Promise<Subscription>;
  /** A back end may charge an unpaid delivery when the card changes, and refuses a declined card for `payment`. */
  update(key: SubscriptionKey, update: SubscriptionUpdate): Promise<Subscription>;
  /**
   * Charges an unpaid delivery. Refused for `payment`, in the bank's words, when the card is declined; for `line_items`
   * when something is sold out; for `state` when nothing is owed, so that a repeated call charges nothing. `not_found`
   * also from a back end without this call, which charges again by itself.
   */
  retryPayment(key: SubscriptionKey): Promise<Subscription>;
  /** Refused for `successive_skip_count` when the last one was already skipped. */
  skip(key: SubscriptionKey): Promise<Subscription>;
  /** Refused for `state` when it was canceled already. */
  cancel(key: SubscriptionKey, reason?: string): Promise<Subscription>;
  /** Until a day, or until the customer resumes. */
  pause(key: SubscriptionKey, until?: Instant): Promise<Subscription>;
  /** On a day, or tomorrow. */
  resume(key: SubscriptionKey, on?: Instant): Promise<Subscription>;
}

export const SubscriptionGateway = token<SubscriptionGateway>('SubscriptionGateway');
