import { askAdminApi } from './shop-api';

interface FoundOrder {
  readonly id: string;
  readonly payments: readonly { readonly id: string; readonly state: string }[];
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

/** Repeats the dashboard's steps with an order: finds it by its number, takes the money, packs it and hands it to a carrier. */
export async function shipOnVendure(number: string, trackingCode: string): Promise<void> {
  const { payments, lines } = await findOrder(number);
  for (const payment of payments.filter(({ state }) => state === 'Authorized'))
    await done('settlePayment', 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id: payment.id });
  const handler = {
    code: 'manual-fulfillment',
    arguments: [
      { name: 'method', value: 'UPS' },
      { name: 'trackingCode', value: trackingCode },
    ],
  };
  const input = { handler, lines: lines.map((line) => ({ orderLineId: line.id, quantity: line.quantity })) };
  const parcel = await done(
    'addFulfillmentToOrder',
    `mutation ($input: FulfillOrderInput!) {
      addFulfillmentToOrder(input: $input) { __typename ... on Fulfillment { id } ... on ErrorResult { message } }
    }`,
    { input },
  );
  await done(
    'transitionFulfillmentToState',
    `mutation ($id: ID!) {
      transitionFulfillmentToState(id: $id, state: "Shipped") { __typename ... on ErrorResult { message } }
    }`,
    { id: parcel.id },
  );
}

async function findOrder(number: string): Promise<FoundOrder> {
  const { orders } = await askAdminApi<{ readonly orders: { readonly items: readonly FoundOrder[] } }>(
    `query ($number: String!) {
      orders(options: { filter: { code: { eq: $number } } }) {
        items { id payments { id state } lines { id quantity } }
      }
    }`,
    { number },
  );
  const [order] = orders.items;
  if (!order) throw new Error(`The engine has no order ${number}.`);
  return order;
}

interface Result {
  readonly __typename: string;
  readonly id?: string;
  readonly message?: string;
}

/** Rejects when the engine refuses, which it says with a type of its own. */
async function done(name: string, mutation: string, variables: object): Promise<Result> {
  const result = (await askAdminApi<Readonly<Record<string, Result>>>(mutation, variables))[name];
  if (!result || result.__typename.endsWith('Error')) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result;
}
