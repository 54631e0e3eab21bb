import type { CheckoutStep } from '#src/domain/checkout/checkout-step';
import type { ClubSize } from '#src/domain/club/club-discount';
import type { ClubType, JoinStep } from '#src/domain/club/club-join';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { Cents } from '#src/domain/money/money';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';

/**
 * Every event that is tracked, by name, with all that may be told of it (spec §4 Club join, §7 Other calls, §9 Analytics
 * page event). What is not named here is never sent: no address, no e-mail, no code, no card, no token, and nothing that
 * anybody typed.
 */
export interface TrackedEvents {
  /** A page came into sight. The path is that of its content, or the pattern of what is the shopper's own. */
  readonly page_viewed: { readonly name: string; readonly path: string };
  /** A page was asked for that does not exist, or could not be made. */
  readonly page_failed: { readonly code: 'not-found' | 'server-error' };

  /** Units of a sku came into the cart, or left it, by the shopper's doing. */
  readonly cart_item_added: { readonly sku: string; readonly quantity: number };
  readonly cart_item_removed: { readonly sku: string; readonly quantity: number };

  /** What became of a code, typed or brought by an address, and of the order's total; which code it was is not told. */
  readonly coupon_applied: { readonly total: Cents };
  readonly coupon_denied: { readonly reason: CodeDenialReason };
  readonly coupon_removed: { readonly total: Cents };

  /** A step of checkout came into sight. */
  readonly checkout_step: { readonly step: CheckoutStep; readonly units: number; readonly total: Cents };
  /** Once for each order; without its contents where the browser has no key to it. */
  readonly order_placed: { readonly number: string; readonly units?: number; readonly total?: Cents };

  /** A step of joining the club came into sight. */
  readonly club_join_step: { readonly step: JoinStep; readonly size: ClubSize; readonly type?: ClubType };
  /** The box of the last step is in the cart. */
  readonly club_joined: { readonly size: ClubSize; readonly type?: ClubType };
  /** The cans of a subscription were chosen and kept. */
  readonly saved: { readonly subject: 'club_customization'; readonly subscriptionId: string; readonly cans: number };
  /** A member changed what their subscription does. */
  readonly club_changed: { readonly change: 'skip' | 'cancel' | 'pause' | 'resume' | 'update' };

  /** The search page answered; of the text only how many words it had. */
  readonly searched: { readonly words: number; readonly results: number };

  /** Something that a shopper did was refused or did not work. */
  readonly action_failed: { readonly code: string };

  /** An estimate of a group order was asked for, came, or did not come and why (spec §8). */
  readonly group_order_estimate_requested: GroupOrderFacts;
  readonly group_order_estimate_submitted: GroupOrderFacts;
  readonly group_order_estimate_failed: GroupOrderFacts & { readonly code: string };
}

/** How many addresses and how many kinds of things. */
interface GroupOrderFacts {
  readonly kind: GroupOrderKind;
  readonly addresses: number;
  readonly products: number;
}

export type TrackedEventName = keyof TrackedEvents;
