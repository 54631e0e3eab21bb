import type { SubscriptionUpdate } from '#src/application/ports/shop/subscription-gateway';
import type { Part } from '#src/domain/catalogue/product';
import type { Subscription } from '#src/domain/subscription/subscription';
import { toAddressInput } from '#src/infrastructure/shop-api/cart/order-input';
import { toWireId, type Wire } from '#src/infrastructure/shop-api/wire';

/** The changed fields; existing lines are identified by their id. */
export function toSubscriptionInput(
  { interval, actionableDate, shipAddress, cans, walletPaymentSourceId }: SubscriptionUpdate,
  before: Subscription,
): Wire<'SubscriptionInput'> {
  return {
    ...(interval && { interval_length: interval.length, interval_units: interval.unit }),
    ...(actionableDate !== undefined && { actionable_date: actionableDate }),
    ...(shipAddress && { ship_address_attributes: toAddressInput(shipAddress) }),
    ...(cans && { line_items_attributes: toSubscribedLineInputs(cans, before) }),
    ...(walletPaymentSourceId !== undefined && {
      payment_source_attributes: { wallet_payment_source_id: toWireId(walletPaymentSourceId) },
    }),
  };
}

/** A can in several lines is kept in the first of them, because the customer chose how many there are of it in all. */
function toSubscribedLineInputs(cans: readonly Part[], { lineItems }: Subscription): Wire<'SubscribedLineInput'>[] {
  const lasting = lineItems.filter(({ isOneTime }) => !isOneTime);
  const firstOf = (sku: string) => lasting.find((line) => line.sku === sku);
  const kept = lasting.map((line) => {
    const wanted = line === firstOf(line.sku) ? cans.find(({ sku }) => sku === line.sku) : undefined;
    return wanted ? { id: toWireId(line.id), quantity: wanted.quantity } : { id: toWireId(line.id), _destroy: true };
  });
  const added = cans.filter(({ sku }) => !firstOf(sku));
  return [...kept, ...added.map(({ sku, quantity }) => ({ sku, quantity }))];
}
