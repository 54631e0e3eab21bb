import { describe, expect, it } from 'vitest';
import { formatMoney } from '#src/domain/money/money';
import { PayWithGiftCardPresenter } from '#src/ui/gift-card/parts/pay-with-gift-card.presenter';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { noAnswer } from '#test/application/failures';
import { Shopper } from '#test/ui/support/shopper';

const full = 'FULLFIFTY0000001';
const big = 'FIVEHUNDRED00001';
const { pay: messages } = giftCardMessages;

async function shopping() {
  const shopper = await Shopper.with({ 'WHITE-1': 10 });
  const pay = shopper.container.get(PayWithGiftCardPresenter);
  const enter = async (code: string) => {
    pay.form.type('code', code);
    await pay.apply();
  };
  return { shopper, pay, enter, shown: () => pay.cards.map((card) => `${card.shown} ${card.detail}`) };
}

function withRest(shopper: Shopper, change: string): string {
  return messages.leftToPay(change, formatMoney(shopper.order.amountDue));
}

describe('PayWithGiftCardPresenter (spec §1 Gift cards, §7 gift cards, §8 denial reasons)', () => {
  it('shows a card by its last four characters, with the applied and the remaining amount', async () => {
    const { shopper, pay, enter, shown } = await shopping();
    await enter('full-fifty-0000001');
    expect(shown()).toEqual(['Gift card …0001 $50.00 applied']);
    expect([pay.form.values.code, pay.form.problems.code, shopper.heard]).toEqual([
      '',
      undefined,
      withRest(shopper, messages.applied('0001')),
    ]);
    await enter(big);
    expect(shown()).toEqual([
      'Gift card …0001 $50.00 applied',
      'Gift card …0001 $20.00 applied, $480.00 left on the card',
    ]);
    expect(JSON.stringify(shown())).not.toContain('FULL');
  });

  it('counts a card that pays already as applied', async () => {
    const { shopper, pay, enter, shown } = await shopping();
    await enter(full);
    await enter(full);
    expect(shown()).toHaveLength(1);
    expect([pay.form.values.code, pay.form.problems.code, shopper.heard]).toEqual([
      '',
      undefined,
      withRest(shopper, messages.already('0001')),
    ]);
  });

  it.each([
    ['NOSUCHCARD000001', describeGiftCardDenial({ reason: 'not_found' })],
    ['EXPIRED000000001', describeGiftCardDenial({ reason: 'expired' })],
    ['EMPTY00000000001', describeGiftCardDenial({ reason: 'empty' })],
    ['REDEEMED00000001', describeGiftCardDenial({ reason: 'already_redeemed' })],
    ['OTHERSTORE000001', describeGiftCardDenial({ reason: 'other_store' })],
    ['  ', giftCardMessages.codeNeeded],
    ['A'.repeat(10_000), describeGiftCardDenial({ reason: 'not_found' })],
  ])('keeps "%s" in the field, says why it is denied, and speaks it', async (code, problem) => {
    const { shopper, pay, enter, shown } = await shopping();
    await enter(code);
    expect([pay.form.values.code, pay.form.problems.code, shopper.heard]).toEqual([code, problem, problem]);
    expect(shown()).toEqual([]);
    pay.form.type('code', 'F');
    expect(pay.form.problems.code).toBeUndefined();
  });

  it('keeps the code when the shop cannot be reached', async () => {
    const { shopper, pay, enter, shown } = await shopping();
    shopper.shop.failNext('apply', noAnswer());
    await enter(full);
    expect([pay.form.values.code, pay.form.problems.code]).toEqual([
      full,
      expect.stringContaining('could not reach the shop'),
    ]);
    await pay.apply();
    expect(shown()).toHaveLength(1);
  });

  it('takes a card off, or says why it still pays', async () => {
    const { shopper, pay, enter, shown } = await shopping();
    await enter(full);
    shopper.shop.failNext('remove', noAnswer());
    await pay.remove(pay.cards[0]!);
    expect(pay.removalProblem).toContain('Gift card …0001 could not be removed.');
    await pay.remove(pay.cards[0]!);
    expect([shown(), pay.removalProblem, shopper.heard]).toEqual([
      [],
      undefined,
      withRest(shopper, messages.removed('0001')),
    ]);
  });

  it('keeps the next code that is typed while one is applied or refused', async () => {
    const { shopper, pay, shown } = await shopping();
    for (const code of [full, 'NOSUCHCARD000001']) {
      const gate = shopper.shop.hold('apply');
      pay.form.type('code', code);
      const applying = pay.apply();
      await gate.reached;
      pay.form.type('code', big);
      gate.release();
      await applying;
      expect([pay.form.values.code, pay.form.problems.code]).toEqual([big, undefined]);
    }
    expect(shopper.heard).toBe(describeGiftCardDenial({ reason: 'not_found' }));
    expect(shown()).toHaveLength(1);
  });
});
