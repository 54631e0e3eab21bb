import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { describeDenial, promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { noAnswer } from '#test/application/failures';
import { Shopper } from '#test/ui/support/shopper';

type Arrival = Parameters<PendingPromoCodes['keep']>[0];

const promo = (code: string): Arrival => ({ key: 'promo', code });
const tooLittle = "This coupon code can't be applied to orders less than $100.00.";

class Arriving {
  private constructor(readonly shopper: Shopper) {}

  static async with(quantities: Readonly<Record<string, number>>): Promise<Arriving> {
    return new Arriving(await Shopper.with(quantities));
  }

  async arrive(...codes: readonly Arrival[]): Promise<void> {
    const { container } = this.shopper;
    codes.forEach((code) => container.get(PendingPromoCodes).keep(code));
    container.get(PromoCodeQueue).start();
    void container.get(PromoCodeQueue).expect(codes);
    await this.shopper.pass(5000);
  }

  async add(sku: string, quantity: number): Promise<void> {
    await this.shopper.container.get(AddLineToCart).execute({ sku, quantity });
    await this.shopper.pass(5000);
  }

  get alert(): string | undefined {
    const { notification, isDismissed } = this.shopper.container.get(AlertBarState);
    return isDismissed ? undefined : notification;
  }

  dismiss(): void {
    this.shopper.container.get(AlertBarState).dismiss();
  }

  get onOrder(): readonly (string | undefined)[] {
    return this.shopper.order.adjustments.map(({ promotionCode }) => promotionCode);
  }
}

describe('Codes that an address brought (spec §2 promo, §4 Promo codes)', () => {
  it('are on the cart a moment later, and the page says so', async () => {
    const arriving = await Arriving.with({ 'WHITE-1': 2 });
    await arriving.arrive(promo('ten'), promo('once'));
    expect([arriving.onOrder, arriving.alert]).toEqual([['ten', 'once'], promoCodeMessages.onCart(['TEN', 'ONCE'])]);
  });

  it('wait for the first can, which is said as well', async () => {
    const arriving = await Arriving.with({});
    await arriving.arrive(promo('ten'), promo('first'));
    expect(arriving.alert).toBe('TEN and FIRST will be applied when you add something to your cart.');
    await arriving.add('WHITE-1', 1);
    expect([arriving.onOrder, arriving.alert]).toEqual([['ten', 'first'], 'TEN and FIRST are applied to your cart.']);
  });

  it('are said to be refused once, not at every change of the cart, and to be applied when they are', async () => {
    const arriving = await Arriving.with({ 'WHITE-1': 2 });
    await arriving.arrive(promo('member'));
    expect(arriving.alert).toBe(promoCodeMessages.notYet('MEMBER', describeDenial({ reason: 'sign_in_required' })));
    arriving.dismiss();
    await arriving.add('RED-1', 1);
    expect(arriving.alert).toBeUndefined();
  });

  it('report applied codes and refused ones together', async () => {
    const arriving = await Arriving.with({ 'WHITE-1': 2 });
    await arriving.arrive(promo('big100'), promo('ten'));
    expect(arriving.alert).toBe(`TEN is applied to your cart. ${promoCodeMessages.notYet('BIG100', tooLittle)}`);
    await arriving.add('WHITE-1', 20);
    expect([arriving.alert, arriving.onOrder]).toEqual([promoCodeMessages.onCart(['BIG100']), ['ten', 'big100']]);
  });

  it('say nothing of the mark of an affiliate that is no code', async () => {
    const arriving = await Arriving.with({ 'WHITE-1': 2 });
    await arriving.arrive({ key: 'mwaff', code: 'sam' }, { key: 'aff', code: 'pat' });
    expect([arriving.alert, arriving.shopper.shop.received.filter((method) => method === 'applyPromoCode')]).toEqual([
      undefined,
      ['applyPromoCode', 'applyPromoCode'],
    ]);
  });

  it('and wait are tried once at start-up, however often that is asked for', async () => {
    const arriving = await Arriving.with({ 'WHITE-1': 2 });
    await arriving.arrive(promo('old'));
    const next = arriving.shopper.reload();
    const queue = next.container.get(PromoCodeQueue);
    queue.start();
    queue.start();
    await next.start();
    await next.pass(5000);
    expect(next.shop.received.filter((method) => method === 'applyPromoCode')).toHaveLength(2);
  });

  it('are sent once, also when the cart comes only after them', async () => {
    const { shopper } = await Arriving.with({ 'WHITE-1': 2 });
    const next = shopper.reload();
    next.container.get(PendingPromoCodes).keep(promo('ten'));
    next.container.get(PromoCodeQueue).start();
    void next.container.get(PromoCodeQueue).expect([promo('ten')]);
    next.shop.failNext('applyPromoCode', noAnswer());
    await next.start();
    await next.pass(5000);
    expect(next.shop.received.filter((method) => method === 'applyPromoCode')).toHaveLength(1);
    expect([next.container.get(PromoCodeQueue).isTrying, next.container.get(PendingPromoCodes).read().length]).toEqual([
      false,
      1,
    ]);
  });
});
