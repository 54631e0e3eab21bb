import { token } from '#src/application/ports/token';
import type { GroupOrder, GroupOrderKind } from '#src/domain/group-order/group-order';

/** A draft of an order for many addresses (spec §3 Client state, groupOrder). */
export interface GroupOrderState extends GroupOrder {
  readonly kind: GroupOrderKind;
  /** The number of times that it was opened: each time starts from the stored draft. */
  readonly opened: number;
  /** The path of the estimate, without language prefix; undefined without one (spec §4 Group order). */
  readonly estimateUrl: string | undefined;
  /** True when the estimate is for the current draft: nothing was changed since. */
  readonly submitted: boolean;
  /** Starts from the stored draft. */
  open(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  change(order: GroupOrder): void;
  clearEstimate(): void;
  submit(estimateUrl: string): void;
}

export const GroupOrderState = token<GroupOrderState>('GroupOrderState');

/** The part of a group order that is stored beyond the page. */
export interface GroupOrderDraft {
  readonly order: GroupOrder;
  readonly estimateUrl?: string | undefined;
  readonly submitted: boolean;
}
