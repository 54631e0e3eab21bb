import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { HostedPayment } from '#src/application/checkout/hosted-payment';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { StartPayment } from '#src/application/checkout/start-payment';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { payAndComeBack, tabAt } from '#test/application/checkout/checkout-walk';
import { noAnswer, outcomeOf } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';
import { anyAction, anyIncident, arrange, perform } from './random-shopping';

let tab: TestTab;
let other: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 5 });
  await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
  other = tab.openAnother();
  await other.get(RestoreCart).execute();
  for (const each of [tab, other]) each.get(KeepCartCurrent).execute();
});

const told = () => tab.alerts.shown;
const lineId = (sku: string) => tab.serverOrder!.lineItems.find((line) => line.sku === sku)!.id;

describe('Changes to the cart in another window (spec §4 Cart load)', () => {
  it('is told here, and not there', async () => {
    await other.get(EmptyCart).execute();
    await tab.scheduler.settle();
    expect([told(), other.alerts.shown]).toEqual([[{ kind: 'emptied', who: 'another-window' }], []]);
  });

  it('names removed lines and changed quantities', async () => {
    await other.get(RemoveLine).execute(lineId('RED-1'));
    const changing = other.get(ChangeLineQuantity).execute(lineId('WHITE-1'), 2);
    await tab.scheduler.quiet();
    await changing;
    expect(told().flatMap((notice) => (notice.kind === 'changed' ? notice.lines : []))).toEqual([
      { name: 'Quiet Red', before: 1, now: 0 },
      { name: 'Brisk White', before: 5, now: 2 },
    ]);
  });

  it('is not told when it only added something', async () => {
    await other.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    await tab.scheduler.settle();
    expect([told(), tab.cart.current?.lineItems.length]).toEqual([[], 3]);
  });

  it('is told once, however often this tab hears of it', async () => {
    await other.get(EmptyCart).execute();
    for (let times = 0; times < 3; times += 1) {
      tab.window.comeBack();
      await tab.scheduler.settle();
    }
    expect(told()).toHaveLength(1);
  });
});

describe('Changes elsewhere (spec §4 Cart load)', () => {
  it('is told when the page comes back', async () => {
    await tab.world.orders.removeLine(tab.storage.read()!, lineId('RED-1'));
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(told()).toEqual([{ kind: 'changed', who: 'elsewhere', lines: [{ name: 'Quiet Red', before: 1, now: 0 }] }]);
  });

  it('is an order that was completed: told at the next start, with the way to see it', async () => {
    const { number } = tab.storage.read()!;
    tab.shop.completeElsewhere(number);
    const reloaded = tab.openAnother();
    await reloaded.get(StartShop).execute({});
    expect(reloaded.alerts.shown).toMatchObject([{ kind: 'completed', who: 'elsewhere', order: { number } }]);
    expect((await reloaded.get(HostedPayment).findPlaced(number))?.number).toBe(number);
    expect(reloaded.cart.current).toBeUndefined();
  });

  it('is an order that was completed while something is added: a new cart begins, and it is told', async () => {
    const { number } = tab.storage.read()!;
    tab.shop.completeElsewhere(number);
    await tab.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    await tab.scheduler.settle();
    expect(told()).toMatchObject([{ kind: 'completed', who: 'elsewhere', order: { number } }]);
    expect(tab.serverOrder?.lineItems.map(({ sku }) => sku)).toEqual(['FIZZ-1']);
  });

  it('is a cart that no key opens any more', async () => {
    tab.storage.write({ number: tab.storage.read()!.number, token: 'another-token---------' });
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(told()).toEqual([{ kind: 'refused' }]);
  });

  it('is nothing when the server cannot be asked', async () => {
    tab.shop.failNext('read', noAnswer());
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect(told()).toEqual([]);
  });
});

describe('An order that is paid in another window (spec §4 Order states)', () => {
  async function paying() {
    const first = await tabAt('payment');
    const second = first.openAnother();
    await second.get(RestoreCart).execute();
    second.get(KeepCartCurrent).execute();
    return { first, second };
  }

  it('is told once it is complete, and not to the payer', async () => {
    const { first, second } = await paying();
    const { number, checkoutSessionId } = await payAndComeBack(first);
    second.window.comeBack();
    await first.scheduler.settle();
    expect([second.cart.current, second.alerts.shown]).toEqual([undefined, []]);
    await first.get(SettlePayment).execute(number, checkoutSessionId);
    await first.scheduler.settle();
    expect(second.alerts.shown).toMatchObject([{ kind: 'completed', who: 'another-window', order: { number } }]);
    expect(first.alerts.shown).toEqual([]);
  });

  it('is no news when the payment was refused and the cart is back', async () => {
    const { first, second } = await paying();
    await first.get(StartPayment).execute();
    const { number, paymentPage } = first.serverOrder!;
    await first.get(StartShop).execute({ number, checkoutSessionId: paymentPage!.sessionId });
    second.window.comeBack();
    await first.scheduler.settle();
    await first.get(SettlePayment).execute(number, paymentPage!.sessionId);
    await first.scheduler.settle();
    expect(second.cart.current?.number).toBe(number);
    expect([first.alerts.shown, second.alerts.shown]).toEqual([[], []]);
  });
});

describe('Signing in and out (spec §4 Cart merge on sign-in, Sign-out)', () => {
  it('brings back the cart of the other device, and says so', async () => {
    const account = openTab();
    const order = await account.world.orders.create([{ sku: 'RED-1', quantity: 3 }]);
    const session = await account.authenticate();
    await account.world.orders.associateUser(order);
    await account.get(CompleteSignIn).execute(session);
    await account.scheduler.settle();
    expect(account.alerts.shown).toEqual([{ kind: 'brought-back', units: 3 }]);
  });

  it('says nothing of a cart that was only brought along', async () => {
    const account = openTab();
    await account.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await account.signIn();
    await account.scheduler.settle();
    expect(account.alerts.shown).toEqual([]);
  });

  it('says nothing when somebody signs out in another window', async () => {
    other.storage.clear();
    other.cart.clear();
    tab.window.comeBack();
    await tab.scheduler.settle();
    expect([tab.cart.current, told()]).toEqual([undefined, []]);
  });
});

describe('Changes by this tab itself, whatever fails', () => {
  it('is never news here', async () => {
    const step = fc.record({
      action: anyAction,
      incident: anyIncident,
      pause: fc.constantFrom(0, 100, 400),
      look: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const alone = openTab();
        alone.get(KeepCartCurrent).execute();
        const outcomes: Promise<unknown>[] = [];
        for (const { action, incident, pause, look } of steps) {
          arrange(alone, action, incident);
          const doing = perform(alone, action);
          if (doing) outcomes.push(outcomeOf(doing));
          if (look) alone.window.comeBack();
          await alone.scheduler.advance(pause);
        }
        await alone.scheduler.quiet();
        await Promise.all(outcomes);
        expect(alone.alerts.shown).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
