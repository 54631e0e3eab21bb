import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { StartPayment } from '#src/application/checkout/start-payment';
import { AssociateCart } from '#src/application/session/associate-cart';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { noAnswer, outcomeOf } from '#test/application/failures';
import { notFound, unauthorized } from '#test/fakes/shop/refusals';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
});

const add = (sku: string) => tab.get(AddLineToCart).execute({ sku, quantity: 1 });
const customersOrder = async (...skus: readonly string[]) => {
  const order = await tab.world.orders.create(skus.map((sku) => ({ sku, quantity: 1 })));
  const session = await tab.authenticate();
  await tab.world.orders.associateUser(order);
  return { order, session };
};
/** Creates the cart of a guest: an order without an owner, stored in this browser. */
const guestCart = async (...skus: readonly string[]) => {
  const order = await tab.world.orders.create(skus.map((sku) => ({ sku, quantity: 1 })));
  tab.storage.write(order);
  return order;
};

describe('Bringing guest cart and customer together (spec §4 Cart merge on sign-in)', () => {
  it('associates a cart with lines to the customer who signs in', async () => {
    await add('WHITE-1');
    await tab.signIn();
    expect(tab.serverOrder).toMatchObject({
      userId: 'customer-1',
      email: ada,
      lineItems: [{ sku: 'WHITE-1' }],
    });
    expect(tab.cart.current?.userId).toBe('customer-1');
  });

  it('does so although the customer has another order with lines', async () => {
    const own = await guestCart('WHITE-1');
    const { session } = await customersOrder('RED-1');
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(own.number);
    expect(tab.skus).toEqual(['WHITE-1']);
  });

  it('knows of lines that this tab has not loaded yet', async () => {
    await add('WHITE-1');
    const reloaded = tab.reload();
    await reloaded.signIn();
    expect(reloaded.skus).toEqual(['WHITE-1']);
    expect(reloaded.serverOrder?.userId).toBe('customer-1');
  });

  it('uses the customer’s order when the local cart is empty', async () => {
    await guestCart();
    const { order, session } = await customersOrder('RED-1');
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(order.number);
    expect(tab.skus).toEqual(['RED-1']);
  });

  it('uses the customer’s order when there is no local cart, even an empty one', async () => {
    const { order, session } = await customersOrder();
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(order.number);
  });

  it('uses the newer of two empty ones', async () => {
    const own = await guestCart();
    await tab.scheduler.advance(1000);
    const { order, session } = await customersOrder();
    expect(order.createdAt).toBeGreaterThan(own.createdAt);
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(order.number);
  });

  it('keeps the local cart when it is the newer of two empty ones', async () => {
    const { session } = await customersOrder();
    const { customer } = tab.shop;
    await tab.scheduler.advance(1000);
    tab.shop.customer = undefined;
    const own = await guestCart();
    tab.shop.customer = customer;
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(own.number);
  });

  it('keeps a local cart when the customer has no order', async () => {
    const own = await guestCart();
    await tab.signIn();
    expect(tab.storage.read()?.number).toBe(own.number);
  });

  it('takes no cart for one that was completed meanwhile', async () => {
    const own = await guestCart('WHITE-1');
    tab.shop.completeElsewhere(own.number);
    const { order, session } = await customersOrder('RED-1');
    await tab.get(CompleteSignIn).execute(session);
    expect(tab.storage.read()?.number).toBe(order.number);
  });

  it('reloads the cart 100 ms after a 409 (spec §8 Handling)', async () => {
    await add('WHITE-1');
    const number = tab.storage.read()!.number;
    tab.shop.lock(number);
    const signingIn = tab.signIn();
    await tab.scheduler.advance(99);
    const before = tab.shop.received.filter((method) => method === 'read').length;
    expect(tab.session.isFetching).toBe(true);
    await tab.scheduler.advance(1);
    await signingIn;
    expect(tab.shop.received.filter((method) => method === 'read')).toHaveLength(before + 1);
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(tab.session.status).toBe('authenticated');
  });

  it('keeps the guest’s cart when bringing it along fails', async () => {
    await add('WHITE-1');
    tab.shop.failNext('associateUser', noAnswer());
    await tab.signIn();
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(tab.storage.read()).toBeDefined();
    expect(tab.session.status).toBe('authenticated');
  });

  it.each([unauthorized(), notFound()])(
    'keeps a cart without an owner that is refused once with $trace.status, and brings it along then',
    async (refusal) => {
      await add('WHITE-1');
      const { number } = tab.storage.read()!;
      tab.shop.failNext('associateUser', refusal);
      await tab.signIn();
      expect([tab.storage.read()?.number, tab.skus]).toEqual([number, ['WHITE-1']]);
      expect(tab.alerts.shown).toEqual([{ kind: 'not-brought-along' }]);
      await tab.scheduler.advance(2000);
      expect(tab.serverOrder).toMatchObject({ number, userId: 'customer-1' });
      expect(tab.cart.current?.userId).toBe('customer-1');
    },
  );

  it('knows that a refused cart became the customer’s all the same', async () => {
    await add('WHITE-1');
    const order = tab.shop.changeable(tab.storage.read()!);
    tab.world.orders.associateUser = () => {
      order.userId = 'customer-1';
      return Promise.reject(unauthorized());
    };
    await tab.signIn();
    expect(tab.cart.current?.userId).toBe('customer-1');
    expect(tab.alerts.shown).toEqual([]);
  });

  it('says before payment that it is the sign-in that is not confirmed, not that the order is lost', async () => {
    await add('WHITE-1');
    for (let tries = 0; tries < 2; tries += 1) tab.shop.failNext('associateUser', unauthorized());
    await tab.signIn();
    const outcome = await outcomeOf(tab.get(StartPayment).execute());
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unauthorized_token' } });
    expect(tab.skus).toEqual(['WHITE-1']);
  });

  it('lets the other tabs know', async () => {
    const other = tab.openAnother();
    other.get(KeepCartCurrent).execute();
    const { session } = await customersOrder('RED-1');
    await tab.get(CompleteSignIn).execute(session);
    await tab.scheduler.settle();
    expect(other.skus).toEqual(['RED-1']);
  });
});

describe('Associating a cart (spec §5)', () => {
  it('needs somebody signed in, and says so before anything is sent', async () => {
    await add('WHITE-1');
    const outcome = await outcomeOf(tab.get(AssociateCart).execute());
    expect(outcome).toMatchObject({ reason: { message: 'Cannot associate cart with user, user is not logged in' } });
    expect(tab.shop.received).not.toContain('associateUser');
  });

  it('needs a cart, and says so before anything is sent', async () => {
    await tab.signIn();
    const outcome = await outcomeOf(tab.get(AssociateCart).execute());
    expect(outcome).toMatchObject({ reason: { message: 'Cannot associate cart with user, cart is not found' } });
    expect(tab.shop.received).not.toContain('associateUser');
  });
});
