import pg from 'pg';
import { vendure } from '#test/journeys/support/engine';
import type { WireSubscription } from '#test/journeys/support/wire-subscription';
import { askShopApi } from './shop-api';

interface EngineSubscription {
  readonly id: string;
  readonly state: string;
  readonly intervalLength: number;
  readonly intervalUnit: string;
  readonly actionableDate: string | null;
  readonly tagList: readonly string[];
  readonly shippingAddress: { readonly city: string };
  readonly lines: readonly { readonly quantity: number }[];
}

/** The subscriptions of a customer as they are on the engine, the newest first. */
export async function vendureSubscriptionsOf(jwt: string): Promise<readonly WireSubscription[]> {
  const { subscriptions } = await askShopApi<{ readonly subscriptions: readonly EngineSubscription[] }>(
    `query ($id: ID!) {
      subscriptions(customerId: $id) {
        id state intervalLength intervalUnit actionableDate tagList shippingAddress { city } lines { quantity }
      }
    }`,
    { id: await vendureCustomerOf(jwt) },
    { jwt },
  );
  return Promise.all(subscriptions.map(onTheWire));
}

/** The id of the signed-in customer. */
async function vendureCustomerOf(jwt: string): Promise<string> {
  const query = '{ signedInCustomer { id } }';
  return (await askShopApi<{ readonly signedInCustomer: { readonly id: string } }>(query, {}, { jwt })).signedInCustomer
    .id;
}

async function onTheWire(subscription: EngineSubscription): Promise<WireSubscription> {
  const { id, state, intervalLength: length, intervalUnit: unit, actionableDate, tagList } = subscription;
  return {
    id,
    state,
    interval: length === 1 ? `1 ${unit}` : `${length} ${unit}s`,
    actionable_date: actionableDate,
    tag_list: tagList,
    cancellation_reason: await cancellationReasonOf(id),
    ship_address: subscription.shippingAddress,
    line_items: subscription.lines,
  };
}

/** Customers do not get their own words back. */
async function cancellationReasonOf(id: string): Promise<string | null> {
  const client = new pg.Client(vendure!.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly reason: string | null }>(
      'SELECT "cancellationReason" AS reason FROM subscription WHERE id = $1',
      [id],
    );
    return rows[0]?.reason ?? null;
  } finally {
    await client.end();
  }
}
