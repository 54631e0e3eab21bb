import { describe, expect, it } from 'vitest';
import { PromoCodePresenter } from '../../../../src/ui/pages/cart/promo-code.presenter';
import { cartWords } from '../../../../src/ui/text/cart-words';
import { noAnswer } from '../../../application/failures';
import { Shopper } from '../../support/shopper';

async function shopping(quantities: Readonly<Record<string, number>> = { 'WHITE-1': 2 }) {
  const shopper = await Shopper.with(quantities);
  const promo = shopper.container.get(PromoCodePresenter);
  const enter = async (code: string) => {
    promo.type(code);
    await promo.apply();
  };
  return { shopper, promo, enter, shown: () => promo.codes.map(({ shown, detail }) => `${shown} ${detail}`) };
}

describe('PromoCodePresenter (spec §4 Promo codes, §9 Coupon codes are shown upper-case)', () => {
  it('shows an applied code in capitals with what it takes off, and says so', async () => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter(' ten ');
    expect(shown()).toEqual(['TEN −$10']);
    expect([promo.input, promo.problem, shopper.heard]).toEqual(['', undefined, cartWords.codeApplied('TEN')]);
  });

  it('counts a code that is on already as applied', async () => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter('TEN');
    await enter('ten');
    expect(shown()).toEqual(['TEN −$10']);
    expect([promo.input, promo.problem, shopper.heard]).toEqual(['', undefined, cartWords.codeAlreadyApplied('TEN')]);
  });

  it.each([
    ['nope', 'We do not know this code. Check its spelling; capitals do not matter.'],
    ['old', 'This code has expired.'],
    ['member', 'This code is for customers who are signed in.'],
    ['shipfree', 'This code cannot be used yet. Codes for free shipping work once a delivery is chosen.'],
    ['big100', "This coupon code can't be applied to orders less than $100.00."],
    ['  ', cartWords.codeNeeded],
  ])('keeps "%s" in the field, says why it is denied, and speaks it', async (code, words) => {
    const { shopper, promo, enter, shown } = await shopping();
    await enter(code);
    expect([promo.input, promo.problem, shopper.heard]).toEqual([code, words, words]);
    expect(shown()).toEqual([]);
    promo.type(`${code}x`);
    expect(promo.problem).toBeUndefined();
  });

  it('keeps the code when the shop cannot be reached', async () => {
    const { shopper, promo, enter } = await shopping();
    shopper.shop.failNext('applyPromoCode', noAnswer());
    await enter('TEN');
    expect(promo.input).toBe('TEN');
    expect(promo.problem).toContain('could not reach the shop');
    expect(shopper.heard).toBe(promo.problem);
    await promo.apply();
    expect(promo.problem).toBeUndefined();
  });

  it('marks a code that does not count any more', async () => {
    const { shopper, enter, shown } = await shopping({ 'WHITE-1': 20 });
    await enter('big100');
    const { number, token } = shopper.order;
    const { InMemoryOrderGateway } = await import('../../../fakes/shop/in-memory-order-gateway');
    await new InMemoryOrderGateway(shopper.shop).changeLine({ number, token }, shopper.lineId('WHITE-1'), 1);
    await shopper.start();
    expect(shown()).toEqual([`BIG100 ${cartWords.codeIneligible}`]);
  });

  it('takes a code off and says so', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('TEN');
    await promo.remove('ten');
    expect(promo.codes).toEqual([]);
    expect(shopper.heard).toBe(cartWords.codeRemoved('TEN'));
  });

  it('says when a code stays on, until the next try', async () => {
    const { shopper, promo, enter } = await shopping();
    await enter('TEN');
    shopper.shop.failNext('removePromoCode', noAnswer());
    await promo.remove('ten');
    expect(promo.removalProblem).toContain('TEN is still on your cart.');
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
    expect(promo.codes.map(({ shown, isBusy }) => [shown, isBusy])).toEqual([['TEN', true], ['PCT10', false]]);
    gate.release();
    await removing;
  });

  it('brings no old refusal along to another page', async () => {
    const { shopper, enter } = await shopping();
    shopper.shop.failNext('applyPromoCode', noAnswer());
    await enter('TEN');
    const next = shopper.container.get(PromoCodePresenter);
    next.mount();
    expect(next.problem).toBeUndefined();
  });
});
