import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { GroupOrder } from '#src/domain/group-order/group-order';
import { aGroupOrder } from '#test/builders/a-group-order';
import { aProduct } from '#test/builders/a-product';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A tab in which an order for two addresses is put together. */
export function openGroupOrder(order: Partial<GroupOrder> = {}, tab = openTab()): TestTab {
  tab.content.catalogue = {
    products: [aProduct(), aProduct({ sku: 'RED-1', name: 'Quiet Red' })],
    kits: [],
    regions: [
      { name: 'California', abbr: 'CA', shippable: true },
      { name: 'Oregon', abbr: 'OR', shippable: true },
      { name: 'Utah', abbr: 'UT', shippable: false },
    ],
  };
  const change = tab.get(ChangeGroupOrder);
  change.open('group');
  change.execute(aGroupOrder(order));
  return tab;
}

export function stateOf(tab: TestTab): GroupOrderState {
  return tab.get(GroupOrderState);
}
