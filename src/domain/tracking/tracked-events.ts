import type { CheckoutStep } from '#src/domain/checkout/checkout-step';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType, JoinStep } from '#src/domain/club/club-join';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { Cents } from '#src/domain/money/money';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';

/**
 * All tracked events by name, with all of their data (spec §4 Club join, §7 Other calls, §9 Analytics page event). Nothing
 * else is ever sent: no address, no e-mail, no code, no card, no token, and no typed text.
 */
export interface TrackedEvents {
  /** The path is that of its content; personal pages have a pattern instead. */
  readonly page_viewed: { readonly name: string; readonly path: string };
  readonly page_failed: { readonly code: 'not-found' | 'server-error' };

  readonly cart_item_added: { readonly sku: string; readonly quantity: number };
  readonly cart_item_removed: { readonly sku: string; readonly quantity: number };

  /** The order's total; the event does not name the code. */
  readonly coupon_applied: { readonly total: Cents };
  readonly coupon_denied: { readonly reason: CodeDenialReason };
  readonly coupon_removed: { readonly total: Cents };

  readonly checkout_step: { readonly step: CheckoutStep; readonly units: number; readonly total: Cents };
  /** Sent once for each order; without its contents where the browser has no key to it. */
  readonly order_placed: { readonly number: string; readonly units?: number; readonly total?: Cents };

  readonly club_join_step: { readonly step: JoinStep; readonly size: ClubSize; readonly type?: ClubType };
  /** The box of the last step is in the cart. */
  readonly club_joined: { readonly size: ClubSize; readonly type?: ClubType };
  readonly saved: { readonly subject: 'club_customization'; readonly subscriptionId: string; readonly cans: number };
  readonly club_changed: { readonly change: 'skip' | 'cancel' | 'pause' | 'resume' | 'update' };

  /** Only the number of words. */
  readonly searched: { readonly terms: number; readonly results: number };

  readonly action_failed: { readonly code: string };

  /** A failure has its reason (spec §8). */
  readonly group_order_estimate_requested: GroupOrderFacts;
  readonly group_order_estimate_submitted: GroupOrderFacts;
  readonly group_order_estimate_failed: GroupOrderFacts & { readonly code: string };
}

/** The number of addresses and of different products. */
interface GroupOrderFacts {
  readonly kind: GroupOrderKind;
  readonly addresses: number;
  readonly products: number;
}

export type TrackedEventName = keyof TrackedEvents;
