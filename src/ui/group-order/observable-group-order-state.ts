import type { GroupOrderDraft, GroupOrderState } from '#src/application/ports/state/group-order-state';
import { emptyGroupOrder, type GroupOrder, type GroupOrderKind } from '#src/domain/group-order/group-order';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableGroupOrderState implements GroupOrderState {
  kind: GroupOrderKind = 'group';
  opened = 0;
  details = emptyGroupOrder.details;
  products = emptyGroupOrder.products;
  addons = emptyGroupOrder.addons;
  addresses = emptyGroupOrder.addresses;
  estimateUrl: string | undefined = undefined;
  submitted = false;

  constructor() {
    autoObservable(this);
  }

  open(kind: GroupOrderKind, { order, estimateUrl, submitted }: GroupOrderDraft): void {
    this.kind = kind;
    this.opened += 1;
    this.change(order);
    this.estimateUrl = estimateUrl;
    this.submitted = submitted;
  }

  change({ details, products, addons, addresses }: GroupOrder): void {
    this.details = details;
    this.products = products;
    this.addons = addons;
    this.addresses = addresses;
    this.submitted = false;
  }

  clearEstimate(): void {
    this.estimateUrl = undefined;
  }

  submit(estimateUrl: string): void {
    this.estimateUrl = estimateUrl;
    this.submitted = true;
  }
}
