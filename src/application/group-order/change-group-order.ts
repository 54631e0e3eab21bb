import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import {
  clearsEstimate,
  emptyGroupOrder,
  type GroupOrder,
  type GroupOrderKind,
  isEmpty,
} from '#src/domain/group-order/group-order';

/** Changes the draft, and keeps it for the next visit (spec §4 Group order). */
export class ChangeGroupOrder {
  static readonly uses = { state: GroupOrderState, storage: GroupOrderStorage };

  constructor(private readonly use: Used<typeof ChangeGroupOrder.uses>) {}

  /** Begins with the stored draft of this kind. */
  open(kind: GroupOrderKind): void {
    this.use.state.open(kind, this.use.storage.read(kind) ?? { order: emptyGroupOrder, submitted: false });
  }

  /** Another first product or add-on makes the estimate another order's. */
  execute(change: Partial<GroupOrder>): void {
    const { details, products, addons, addresses } = this.use.state;
    const before = { details, products, addons, addresses };
    const after = { ...before, ...change };
    this.use.state.change(after);
    if (clearsEstimate(before, after)) this.use.state.clearEstimate();
    this.keep();
  }

  /** Stores the current draft, which then belongs to the signed-in user. */
  keep(): void {
    const { kind, details, products, addons, addresses, estimateUrl, submitted } = this.use.state;
    this.use.storage.write(kind, { order: { details, products, addons, addresses }, estimateUrl, submitted });
  }

  /** Goes on for a customer who has signed in: with the order that is here, or else with the one that was kept for them. */
  goOn(): void {
    if (isEmpty(this.use.state)) this.open(this.use.state.kind);
    else this.keep();
  }

  /** Forgets everything typed, for another order of the kind. */
  startOver(): void {
    const { kind } = this.use.state;
    this.use.storage.clear(kind);
    this.open(kind);
  }
}
