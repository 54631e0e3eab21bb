import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { DependenciesOf } from '#src/application/ports/token';
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
  static readonly dependencies: DependenciesOf<typeof ChangeGroupOrder> = [GroupOrderState, GroupOrderStorage];

  constructor(
    private readonly state: GroupOrderState,
    private readonly storage: GroupOrderStorage,
  ) {}

  /** Begins with the stored draft of this kind. */
  open(kind: GroupOrderKind): void {
    this.state.open(kind, this.storage.read(kind) ?? { order: emptyGroupOrder, submitted: false });
  }

  /** Another first product or add-on makes the estimate another order's. */
  execute(change: Partial<GroupOrder>): void {
    const { details, products, addons, addresses } = this.state;
    const before = { details, products, addons, addresses };
    const after = { ...before, ...change };
    this.state.change(after);
    if (clearsEstimate(before, after)) this.state.clearEstimate();
    this.keep();
  }

  /** Stores the current draft, which then belongs to the signed-in user. */
  keep(): void {
    const { kind, details, products, addons, addresses, estimateUrl, submitted } = this.state;
    this.storage.write(kind, { order: { details, products, addons, addresses }, estimateUrl, submitted });
  }

  /** Goes on for a customer who has signed in: with the order that is here, or else with the one that was kept for them. */
  goOn(): void {
    if (isEmpty(this.state)) this.open(this.state.kind);
    else this.keep();
  }

  /** Forgets everything typed, for another order of the kind. */
  startOver(): void {
    const { kind } = this.state;
    this.storage.clear(kind);
    this.open(kind);
  }
}
