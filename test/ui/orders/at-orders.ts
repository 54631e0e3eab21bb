import type { RenderResult } from '@testing-library/react';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import { page as orderPage } from '#src/ui/orders/order';
import { page as listPage } from '#src/ui/orders/order-list';
import { anAddress } from '#test/builders/an-address';
import { AccountVisitor, type VisitorOptions } from '#test/ui/support/visitor';

const can: readonly NewLine[] = [{ sku: 'WHITE-1', quantity: 2 }];

/** A customer who is signed in. */
export function customer(options: VisitorOptions = {}): Promise<AccountVisitor> {
  return AccountVisitor.signedIn(options);
}

/** Places an order of the customer with these changes since. Returns its number. */
export async function placeOrder(
  { shopper: { tab } }: AccountVisitor,
  lines: readonly NewLine[] = can,
  since: Partial<Order> = {},
): Promise<string> {
  const { number } = await tab.world.orders.create(lines);
  tab.shop.completeElsewhere(number);
  Object.assign(tab.shop.find(number)!, { address: anAddress(), since });
  return number;
}

export function openList(visitor: AccountVisitor, search = ''): Promise<RenderResult> {
  return visitor.open(listPage.View, `/account/orders/${search}`);
}

export function openOrder(visitor: AccountVisitor, number: string): Promise<RenderResult> {
  return visitor.shopper.open(orderPage.View, `/account/orders/${number}/`, { params: { number } });
}
