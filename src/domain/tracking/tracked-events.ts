import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType, JoinStep } from '#src/domain/club/club-join';
import type { GroupOrderFacts } from '#src/domain/group-order/group-order';
import type { Cents } from '#src/domain/money/money';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';

/**
 * All tracked events by name, with all of their data (spec §4 Club join, §7 Other calls, §9 Analytics page event). Nothing
 * else is ever sent: no address, no e-mail, no code, no card, no token, and no typed text.
 */
export interface TrackedEvents {
  /** A page was shown. The path is that of its content; personal pages have a pattern instead. */
  readonly page_viewed: { readonly name: string; readonly path: string };
  /** A requested page does not exist, or could not be built. */
  readonly page_failed: { readonly code: 'not-found' | 'server-error' };

  /** A vital of the first page of a document, by the name of its route; sent when the value is final. */
  readonly page_measured: PageVital & { readonly name: string };

  /** The shopper added units of a sku to the cart, or removed them. */
  readonly cart_item_added: { readonly sku: string; readonly quantity: number };
  readonly cart_item_removed: { readonly sku: string; readonly quantity: number };

  /** A code was applied or refused, typed or from an address, with the order's total; the event does not name the code. */
  readonly coupon_applied: { readonly total: Cents };
  readonly coupon_denied: { readonly reason: CodeDenialReason };
  readonly coupon_removed: { readonly total: Cents };

  /** A step of checkout was shown. */
  readonly checkout_step: { readonly step: CheckoutStep; readonly units: number; readonly total: Cents };
  /** Sent once for each order; without its contents where the browser has no key to it. */
  readonly order_placed: { readonly number: string; readonly units?: number; readonly total?: Cents };

  /** A step of joining the club was shown. */
  readonly club_join_step: { readonly step: JoinStep; readonly size: ClubSize; readonly type?: ClubType };
  /** The box of the last step is in the cart. */
  readonly club_joined: { readonly size: ClubSize; readonly type?: ClubType };
  /** The cans of a subscription were chosen and saved. */
  readonly saved: { readonly subject: 'club_customization'; readonly subscriptionId: string; readonly cans: number };
  /** A member changed their subscription. */
  readonly club_changed: { readonly change: 'skip' | 'cancel' | 'pause' | 'resume' | 'update' };

  /** The search page showed results; the event has only the number of words. */
  readonly searched: { readonly terms: number; readonly results: number };

  /** An action of a shopper was refused or failed. */
  readonly action_failed: { readonly code: string };

  /** An estimate of a group order was requested, arrived, or failed, with the reason (spec §8). */
  readonly group_order_estimate_requested: GroupOrderFacts;
  readonly group_order_estimate_submitted: GroupOrderFacts;
  readonly group_order_estimate_failed: GroupOrderFacts & { readonly code: string };
}

/**
 * One of the three core vitals: the largest thing that was shown (LCP) and the slowest response (INP) in milliseconds, and
 * how far the page jumped (CLS), as a share of the window.
 */
export interface PageVital {
  readonly vital: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
}

/** The number of addresses and the number of different products. */
export type TrackedEventName = keyof TrackedEvents;
