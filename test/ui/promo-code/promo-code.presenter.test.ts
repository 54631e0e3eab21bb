import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { PromoCodePresenter } from '#src/ui/promo-code/parts/promo-code.presenter';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { noAnswer } from '#test/application/failures';
import { Shopper } from '#test/ui/support/shopper';

async function shopping(quantities: Readonly<Record<string, number>> = { 'WHITE-1': 2 }) {
  const shopper = await Shopper.with(quantities);
  const promo = shopper.container.get(PromoCodePresenter);
  const enter = async (code: string) => {
    promo.form.type('code', code);
    await promo.apply();
  };
  return {
    shopper,
    promo,
    enter,
    shown: () => promo.codes.map(({ shown, detail }) => [shown, detail].filter(Boolean).join(' ')),
  };
}

describe('PromoCodePresenter (spec §4 Promo codes, §9 Coupon codes are shown upper-case)', () => {
  it('shows an applied code in capitals, and says so', async () => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter(' ten ');
    expect(shown()).toEqual(['TEN']);
    expect([promo.form.values.code, promo.form.problems.code, shopper.heard]).toEqual([
      '',
      undefined,
      cartMessages.withTotal(cartMessages.codeApplied('TEN'), shopper.order.total),
    ]);
  });

  it('counts a code that is on already as applied', async () => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter('TEN');
    await enter('ten');
    expect(shown()).toEqual(['TEN']);
    expect([promo.form.values.code, promo.form.problems.code, shopper.heard]).toEqual([
      '',
      undefined,
      cartMessages.codeAlreadyApplied('TEN'),
    ]);
  });

  it.each([
    ['nope', 'We do not know this code. Check the spelling; capital letters do not matter.'],
    ['old', 'This code has expired.'],
    ['member', 'Sign in to use this code.'],
    ['big100', "This coupon code can't be applied to orders less than $100.00."],
    ['  ', cartMessages.codeNeeded],
  ])('keeps "%s" in the field, says why it is denied, and speaks it', async (code, messages) => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter(code);
    expect([promo.form.values.code, promo.form.problems.code, shopper.heard]).toEqual([code, messages, messages]);
    expect(shown()).toEqual([]);
    promo.form.type('code', `${code}x`);
    expect(promo.form.problems.code).toBeUndefined();
  });

  it('keeps the code when the shop cannot be reached', async () => {
    const { shopper, promo, enter } = await shopping();
    shopper.shop.failNext('applyPromoCode', noAnswer());
    await enter('TEN');
    expect(promo.form.values.code).toBe('TEN');
    expect(promo.form.problems.code).toContain('could not reach the shop');
    expect(shopper.heard).toBe(promo.form.problems.code);
    await promo.apply();
    expect(promo.form.problems.code).toBeUndefined();
  });

  it('marks a code that does not count any more, and says when it will', async () => {
    const { shopper, promo, enter, shown } = await shopping({ 'WHITE-1': 20 });
    await enter('big100');
    const { number, token } = shopper.order;
    const { InMemoryOrderGateway } = await import('#test/fakes/shop/in-memory-order-gateway');
    await new InMemoryOrderGateway(shopper.shop).changeLine({ number, token }, shopper.lineId('WHITE-1'), 1);
    await shopper.start();
    expect(shown()).toEqual([`BIG100 ${promoCodeMessages.notCounting}`]);
    expect(promo.codes[0]?.explanation).toBe(promoCodeMessages.ruleNotMet);
    await enter('big100x');
    await promo.remove('big100');
    await enter('big100');
    expect(promo.form.problems.code).toContain('orders less than $100.00');
  });

  it('takes a code off and says so', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('TEN');
    await promo.remove('ten');
    expect(promo.codes).toEqual([]);
    expect(shopper.heard).toBe(cartMessages.withTotal(cartMessages.codeRemoved('TEN'), shopper.order.total));
  });

  it('says when a code stays on, until the next try', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('TEN');
    shopper.shop.failNext('removePromoCode', noAnswer());
    await promo.remove('ten');
    expect(promo.removalProblem).toContain('TEN could not be removed.');
    expect(promo.codes).toHaveLength(1);
    await promo.remove('ten');
    expect([promo.removalProblem, promo.codes.length]).toEqual([undefined, 0]);
  });

  it('is busy with one code at a time, and with each removal by itself', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('TEN');
    await enter('PCT10');
    const gate = shopper.shop.hold('removePromoCode');
    const removing = promo.remove('ten');
    await gate.reached;
    expect(promo.codes.map(({ shown, code }) => [shown, promo.removing.of(code).isBusy])).toEqual([
      ['TEN', true],
      ['PCT10', false],
    ]);
    gate.release();
    await removing;
  });

  it('brings no old refusal along to another page', async () => {
    const { shopper, enter } = await shopping();
    shopper.shop.failNext('applyPromoCode', noAnswer());
    await enter('TEN');
    const next = shopper.container.get(PromoCodePresenter);
    next.mount();
    expect(next.form.problems.code).toBeUndefined();
  });

  it('names a better code, and the change that helps', async () => {
    const { promo, enter } = await shopping();
    await enter('once');
    await enter('TEN');
    expect(promo.codes.map(({ shown, detail, explanation }) => [shown, detail, explanation])).toEqual([
      ['ONCE', promoCodeMessages.notCounting, promoCodeMessages.beatenBy('TEN')],
      ['TEN', undefined, undefined],
    ]);
    await promo.remove('ten');
    expect(promo.codes.map(({ shown, detail }) => [shown, detail])).toEqual([['ONCE', undefined]]);
  });

  it('names the missing amount when it once got the needed one', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('big100');
    await shopper.container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 18 });
    await promo.apply();
    expect(promo.codes[0]?.detail).toBeUndefined();
    await shopper.container.get(RemoveLine).execute(shopper.lineId('WHITE-1'));
    await shopper.container.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 2 });
    expect(promo.codes[0]?.explanation).toBe(promoCodeMessages.missing('$84'));
  });

  it('keeps a code for free shipping until the delivery step, says so, and lets it be dropped', async () => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter('ShipFree');
    expect([promo.form.values.code, promo.form.problems.code, shopper.heard]).toEqual([
      '',
      undefined,
      promoCodeMessages.keptForDelivery('SHIPFREE'),
    ]);
    expect([shown(), promo.pending]).toEqual([
      [],
      [{ code: 'shipfree', shown: 'SHIPFREE', detail: undefined, explanation: promoCodeMessages.waits.forDelivery }],
    ]);
    promo.drop('shipfree');
    expect([promo.pending, shopper.heard]).toEqual([[], promoCodeMessages.dropped('SHIPFREE')]);
  });
});

describe('Codes that wait, as the cart shows them (spec §4 Promo codes: other codes are kept for retry)', () => {
  async function waiting(
    code: string,
    { key = 'promo', startUps = 1 }: { readonly key?: 'promo' | 'aff'; readonly startUps?: number } = {},
  ) {
    const { shopper } = await shopping();
    let current = shopper;
    shopper.container.get(PendingPromoCodes).keep({ key, code });
    for (let time = 0; time < startUps; time += 1) {
      current = current.reload();
      current.container.get(PromoCodeQueue).start();
      await current.start();
      await current.pass(1000);
    }
    return current.container.get(PromoCodePresenter).pending.map(({ shown, explanation }) => [shown, explanation]);
  }

  it.each([
    ['big100', 1, promoCodeMessages.waits.forMore('$86')],
    ['member', 1, promoCodeMessages.waits.because('Sign in to use this code.')],
    ['old', 1, promoCodeMessages.waits.forVisit('This code has expired.')],
    ['old', 3, promoCodeMessages.waits.noLonger('This code has expired.')],
    ['shipfree', 1, promoCodeMessages.waits.forDelivery],
  ])('%s after %i visits: %s', async (code, startUps, explanation) => {
    expect(await waiting(code, { startUps })).toEqual([[code.toUpperCase(), explanation]]);
  });

  it('are not shown when they are marks of an affiliate', async () => {
    expect(await waiting('sam', { key: 'aff' })).toEqual([]);
  });

  it('are shown as kept when the shop could not be reached', async () => {
    const { shopper, promo } = await shopping();
    shopper.shop.failNext('applyPromoCode', noAnswer());
    shopper.container.get(PendingPromoCodes).keep({ key: 'promo', code: 'ten' });
    shopper.container.get(PromoCodeQueue).start();
    await shopper.pass(1000);
    expect(promo.pending.map(({ explanation }) => explanation)).toEqual([promoCodeMessages.waits.forChange('TEN')]);
  });

  it('keeps the next code that is typed while one is applied or refused', async () => {
    const { shopper, promo, shown } = await shopping();
    for (const code of ['ten', 'nope']) {
      const gate = shopper.shop.hold('applyPromoCode');
      promo.form.type('code', code);
      const applying = promo.apply();
      await gate.reached;
      promo.form.type('code', 'freeship');
      gate.release();
      await applying;
      expect([promo.form.values.code, promo.form.problems.code]).toEqual(['freeship', undefined]);
    }
    expect(shopper.heard).toBe('We do not know this code. Check the spelling; capital letters do not matter.');
    expect(shown()).toEqual(['TEN']);
  });
});
