import { beforeEach, describe, expect, it } from 'vitest';
import { CollectCustomerData } from '#src/application/customer/collect-customer-data';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SignOut } from '#src/application/session/sign-out';
import { rejection } from '#test/contracts/shop/rejection';
import { otherVariations, type ShopVariations, usualVariations } from '#test/contracts/shop/shop-variations';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

interface File {
  readonly missing: readonly string[];
  readonly leftOut: readonly string[];
  readonly profile: object;
  readonly signIn?: readonly object[];
  readonly addresses?: readonly object[];
  readonly orders?: readonly { readonly number: string; readonly items: readonly object[] }[];
  readonly subscriptions?: readonly object[];
  readonly reviews?: readonly object[];
}

let tab: TestTab;
async function begin(variations: ShopVariations = usualVariations): Promise<void> {
  tab = openTab({ shop: new InMemoryShop({ variations }) });
  await tab.signIn();
}
beforeEach(() => begin());

async function collect(): Promise<File> {
  const { text, missing } = await tab.get(CollectCustomerData).execute();
  const file = JSON.parse(text) as File;
  expect(file.missing).toEqual(missing);
  return file;
}

/** Orders that the customer has placed, by their number. */
async function place(count: number): Promise<readonly string[]> {
  const numbers = [];
  for (let index = 0; index < count; index += 1) {
    const { number } = await tab.world.orders.create([{ sku: index % 2 === 0 ? 'WHITE-1' : 'RED-1', quantity: 1 }]);
    tab.shop.completeElsewhere(number);
    numbers.unshift(number);
  }
  return numbers;
}

const unavailable = () => new GatewayError({ code: 'unavailable' });

describe('The download of one’s data (spec §2 /account/*, §3 User)', () => {
  it("has the customer's identity, and an empty list for each missing kind", async () => {
    expect(await collect()).toMatchObject({
      missing: [],
      profile: { email: ada, mails: { news: false, reminders: true } },
      signIn: [{ kind: 'email', name: ada, isVerified: true }],
      addresses: [],
      orders: [],
      subscriptions: [],
      cards: [],
      storeCredit: [],
      reviews: [],
    });
  });

  it.each([
    ['says what is in them', usualVariations],
    ['does not', otherVariations],
  ])('has all pages of the orders with their items, when the list %s', async (_says, variations) => {
    await begin(variations);
    const numbers = await place(51);
    const { orders } = await collect();
    expect(orders?.map(({ number }) => number)).toEqual(numbers);
    expect(orders?.every(({ items }) => items.length === 1)).toBe(true);
  });

  it('names the omitted data: the data that no call of a customer reads', async () => {
    const { leftOut } = await collect();
    for (const name of ['mailingLists', 'stockRequests', 'giftCards', 'guestOrders']) expect(leftOut).toContain(name);
  });

  it('has no token', async () => {
    await place(1);
    const { text } = await tab.get(CollectCustomerData).execute();
    expect(text.toLowerCase()).not.toContain('token');
  });

  it('names a part that could not be loaded, and has the others', async () => {
    await place(1);
    tab.shop.failNext('list', unavailable());
    const file = await collect();
    expect(file.missing).toEqual(['orders']);
    expect(file.orders).toBeUndefined();
    expect(file.profile).toMatchObject({ email: ada });
    expect(file.signIn).toHaveLength(1);
  });

  it.each([
    ['their customer signed out', () => tab.get(SignOut).execute()],
    [
      'somebody else signed in',
      async () => {
        await tab.get(SignOut).execute();
        await tab.signIn('bob@example.com');
      },
    ],
  ])('is nothing when %s before all of it was there', async (_what, happens) => {
    const gate = tab.shop.hold('list');
    const collecting = rejection(collect());
    await gate.reached;
    await happens();
    gate.release();
    expect(await collecting).toMatchObject({ code: 'not_logged_in' });
  });

  it('is nothing without the profile', async () => {
    tab.shop.failNext('readMe', unavailable());
    expect(await rejection(collect())).toMatchObject({ code: 'unavailable' });
  });
});
