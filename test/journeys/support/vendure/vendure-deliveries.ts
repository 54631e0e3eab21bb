import { expect } from 'vitest';
import { askAdminApi } from './shop-api';

interface Owner {
  readonly subscriptions: readonly { readonly id: string }[];
}

/**
 * Has the delivery of a customer's only subscription made at once, as the dashboard does, with a card that is declined.
 * Returns the id of the subscription.
 */
export async function failDeliveryOnVendure(email: string): Promise<string> {
  const { customers } = await askAdminApi<{ readonly customers: { readonly items: readonly Owner[] } }>(
    'query ($email: String!) { customers(options: { filter: { emailAddress: { eq: $email } } }) { items { subscriptions { id } } } }',
    { email },
  );
  const id = customers.items[0]?.subscriptions[0]?.id;
  if (id === undefined) throw new Error(`${email} has no subscription.`);
  const made = askAdminApi(
    'mutation ($id: ID!, $reason: String!) { deliverShopSubscription(id: $id, reason: $reason) { id } }',
    { id, reason: 'Asked by the customer' },
  );
  await expect(made).rejects.toThrow('payment');
  return id;
}
