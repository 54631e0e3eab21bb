import type { GatewayErrorDetails } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';
import type { GroupOrder, GroupOrderKind } from '#src/domain/group-order/group-order';

/** A draft of an order for many addresses (spec §3 Client state, groupOrder). */
export interface GroupOrderState extends GroupOrder {
  readonly kind: GroupOrderKind;
  /** Times that it was opened: each time starts from the stored draft. */
  readonly opened: number;
  /** A path without language prefix; undefined without an estimate (spec §4 Group order). */
  readonly estimateUrl: string | undefined;
  /** Nothing was changed since. */
  readonly submitted: boolean;
  readonly error: GatewayErrorDetails['code'] | undefined;
  open(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  change(order: GroupOrder): void;
  clearEstimate(): void;
  submit(estimateUrl: string): void;
  fail(code: GatewayErrorDetails['code']): void;
}

export const GroupOrderState = token<GroupOrderState>('GroupOrderState');

/** Stored beyond the page. */
export interface GroupOrderDraft {
  readonly order: GroupOrder;
  readonly estimateUrl?: string | undefined;
  readonly submitted: boolean;
}
