import type { GatewayErrorDetails } from '#src/application/ports/gateway-error';
import type { GroupOrder, GroupOrderKind } from '#src/domain/group-order/group-order';

/** An order for many addresses while it is put together (spec §3 Client state, groupOrder). */
export interface GroupOrderState extends GroupOrder {
  readonly kind: GroupOrderKind;
  /** How often it was opened: each time begins anew with what was kept. */
  readonly opened: number;
  /** Where the estimate is, without language prefix; undefined without one (spec §4 Group order). */
  readonly estimateUrl: string | undefined;
  /** The estimate is of what stands here: nothing was changed since. */
  readonly submitted: boolean;
  /** Why there is no estimate. */
  readonly error: GatewayErrorDetails['code'] | undefined;
  /** Begins with what was kept. */
  open(kind: GroupOrderKind, draft: GroupOrderDraft): void;
  change(order: GroupOrder): void;
  clearEstimate(): void;
  submit(estimateUrl: string): void;
  fail(code: GatewayErrorDetails['code']): void;
}

/** What outlives the page. */
export interface GroupOrderDraft {
  readonly order: GroupOrder;
  readonly estimateUrl?: string | undefined;
  readonly submitted: boolean;
}
