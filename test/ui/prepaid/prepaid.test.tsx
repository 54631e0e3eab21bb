import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { cents } from '#src/domain/money/money';
import * as productPage from '#src/ui/catalogue/product';
import { prepaidAmounts } from '#src/ui/prepaid/shared/prepaid-amounts';
import { priceQuiet } from '#src/ui/prepaid/shared/prepaid-price.presenter';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { openTab } from '#test/support/test-tab';
import { productContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { ownSixPage } from '#test/ui/support/own-packs';
import { emptyShell } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const reds = aProduct({
  sku: 'REDS-6',
  slug: 'reds-6-pack',
  name: 'The Reds 6 Pack',
  family: 'pack',
  price: cents(4500),
  isSubscribable: true,
});
const page = productContent({ product: reds, casePrices: { 12: cents(4275), 24: cents(4050) } });

async function open(search = '', shop = new InMemoryShop({ world: packShop }), content = page) {
  const opened = openPage(productPage, content, content.path + search, openTab({ shop }));
  await screen.findByRole('radio', { name: 'One time' });
  await opened.pass();
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
    await opened.pass();
  };
  const told = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
  const line = () => opened.ports.get(CartState).current?.lineItems[0];
  return { ...opened, shop, choose, add, told, line };
}

describe('Paying deliveries ahead (spec §3 Prepaid subscription, Variant price query)', () => {
  it('is offered beside buying once, which is chosen at first', async () => {
    const { add, line } = await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One time' }).checked).toBe(true);
    await add();
    expect(line()?.prePaidSubscription).toBeUndefined();
  });

  it('shows the plan, its last delivery and end (spec §5) and its price, and the address keeps it', async () => {
    const { choose, told, address, pass } = await open();
    await choose('Prepaid');
    expect(address()).toBe(`${page.path}?prepaid=3x1-month`);
    await choose('6');
    await choose('2 months');
    expect(address()).toBe(`${page.path}?prepaid=6x2-month`);
    await pass(priceQuiet);
    // The clock stands at 31 March 2026; six times two months later it is over.
    expect(told()).toContain(
      '6 deliveries, every 2 months. The last delivery is on January 31, 2027, and the plan ends on March 31, 2027.',
    );
    expect(told()).toContain('$45.00 a delivery, $270.00 in total.');
    await choose('One time');
    expect(address()).toBe(page.path);
  });

  it('states its savings from a case on', async () => {
    const { told, pass } = await open('?prepaid=3x1-month');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await pass(priceQuiet);
    expect(told()).toContain('$81.00 a delivery instead of $90.00, $243.00 in total.');
  });

  it('puts the plan into the cart', async () => {
    const { add, line } = await open('?prepaid=12x3-month');
    await add();
    expect(line()?.prePaidSubscription).toMatchObject({ installmentCount: 12, interval: { length: 3, unit: 'month' } });
  });

  it('asks once when choices change quickly, and believes the last answer only', async () => {
    const shop = new InMemoryShop({ world: packShop });
    const { choose, told, pass } = await open('', shop);
    await choose('Prepaid');
    await choose('2 months');
    await choose('3 months');
    const slow = shop.holdAnswer('readPrice');
    await pass(priceQuiet);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await pass(priceQuiet);
    expect(told()).toContain('$81.00 a delivery');
    slow.release();
    await pass();
    expect(told()).toContain('$81.00 a delivery');
    expect(shop.received.filter((method) => method === 'readPrice')).toHaveLength(2);
  });

  it('says that the price cannot be had, leaves the regular one, and can be bought all the same', async () => {
    const shop = new InMemoryShop({ world: packShop });
    shop.failNext('readPrice', noAnswer());
    const { pass, add, line } = await open('?prepaid=3x1-month', shop);
    await pass(priceQuiet);
    expect(screen.getByRole('alert').textContent).toContain('you pay no more than the regular price');
    screen.getByText('$45.00');
    await add();
    expect(line()?.prePaidSubscription?.installmentCount).toBe(3);
  });

  it.each(['0x1-month', '1000x1-month', '3x1-fortnight', '-1x1-month', '3x0-month', '<b>'])(
    'takes "%s" in an address for no plan',
    async (text) => {
      const { add, line } = await open(`?prepaid=${encodeURIComponent(text)}`);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One time' }).checked).toBe(true);
      await add();
      expect(line()?.prePaidSubscription).toBeUndefined();
    },
  );

  it('is not offered for goods that cannot be repeated, nor for sold-out ones', () => {
    openPage(
      productPage,
      productContent({ product: { ...reds, isSubscribable: false } }),
      `${page.path}?prepaid=3x1-month`,
    );
    openPage(productPage, productContent({ product: { ...reds, stock: { kind: 'out-of-stock' } } }), page.path);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it("estimates the price of a pack of one's own, by the savings of its most expensive can", async () => {
    const { told, pass } = await open('?cans=WHITE-1:4,RED-1:2&prepaid=3x1-month', undefined, ownSixPage);
    await pass(priceQuiet);
    expect(told()).toContain('About $44.00 a delivery, $132.00 in total.');
  });

  it('is accessible with its plan and without', async () => {
    const { container, pass } = await open('?prepaid=3x1-month');
    await pass(priceQuiet);
    expect(await violations(container)).toEqual([]);
  });
});

describe('The price of a plan (spec §3 Variant price query)', () => {
  const plan = { installmentCount: 3, interval: { length: 1, unit: 'month' } } as const;
  const price = { total: cents(12_000), discountTotal: cents(10_800) };

  it('is the answered one, as often as it is delivered', () => {
    expect(prepaidAmounts(price, plan)).toEqual({
      delivery: 10_800,
      regularDelivery: 12_000,
      all: 32_400,
      isExact: true,
    });
  });

  it('is in proportion for goods without a price of their own, rounded half up', () => {
    expect(prepaidAmounts(price, plan, cents(9995))).toEqual({
      delivery: 8996,
      regularDelivery: 9995,
      all: 26_988,
      isExact: false,
    });
    expect(prepaidAmounts({ ...price, total: cents(0), discountTotal: cents(0) }, plan, cents(500))).toMatchObject({
      isExact: true,
    });
  });
});

describe('The case price of a pack (spec §3 Kit: postPromoPrice, postPromoPrice24)', () => {
  const open6 = (more: Parameters<typeof productContent>[0]) =>
    openPage(
      productPage,
      productContent({ product: reds, ...more }),
      page.path,
      openTab({ shop: new InMemoryShop({ world: packShop }) }),
    );

  it('stands on its page', () => {
    open6({ casePrices: { 12: cents(4275) } });
    screen.getByText('$42.75 in a full case');
  });

  it('is no second price of a pack that is a case by itself', () => {
    const tab = openTab();
    tab.content.shell = { ...emptyShell, caseOffers: [{ cans: 24, percent: 10 }] };
    const double = { ...reds, name: 'The Reds 24 Pack', price: cents(18_000) };
    openPage(
      productPage,
      productContent({ product: double, casePrices: { 12: cents(17_100), 24: cents(16_200) } }),
      page.path,
      tab,
    );
    screen.getByText('$162.00');
    expect(screen.queryByText(/in a full case/)).toBeNull();
  });

  it('is not shown where nothing is said of it, nor once the price it was reckoned from has changed', async () => {
    open6({});
    expect(screen.queryByText(/full case/)).toBeNull();
    const { pass } = open6({ product: { ...reds, price: cents(4400) }, casePrices: { 12: cents(4180) } });
    screen.getByText('$41.80 in a full case');
    await pass(1000);
    expect(screen.queryByText(/full case/)).toBeNull();
  });
});
