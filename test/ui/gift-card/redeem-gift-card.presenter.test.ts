import { beforeEach, describe, expect, it } from 'vitest';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';
import { GiftCardRedeeming } from '#src/ui/gift-card/parts/gift-card-redeeming';
import { RedeemGiftCardPresenter } from '#src/ui/gift-card/parts/redeem-gift-card.presenter';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { noAnswer } from '#test/application/failures';
import { InMemoryGiftCardGateway } from '#test/fakes/shop/in-memory-gift-card-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';

const full = 'FULLFIFTY0000001';
const ada = { id: 'customer-1', email: 'ada@example.test' };
const messages = giftCardMessages.account;

let shop: InMemoryShop;
let minutesPassed: number;
let giftCards: InMemoryGiftCardGateway;
let live: LiveMessageState;
let redeeming: GiftCardRedeeming;
let openPage: (who?: typeof ada | null) => RedeemGiftCardPresenter;
let card: RedeemGiftCardPresenter;
beforeEach(() => {
  minutesPassed = 0;
  shop = new InMemoryShop({ now: () => Date.UTC(2026, 10, 20, 15, minutesPassed) });
  shop.customer = ada;
  giftCards = new InMemoryGiftCardGateway(shop);
  live = new LiveMessageState();
  redeeming = new GiftCardRedeeming();
  openPage = (who: typeof ada | null = ada) => {
    const customer = new ObservableCell<CustomerState['current']>(undefined);
    if (who) customer.replace(who);
    const check = new CheckGiftCard({ giftCards });
    const redeem = new RedeemGiftCard({ giftCards, checkGiftCard: check, customer });
    return new RedeemGiftCardPresenter({
      checkGiftCard: check,
      redeemGiftCard: redeem,
      redeeming,
      customer,
      liveMessage: live,
      capabilities: specificationCapabilities,
    });
  };
  card = openPage();
});

const enter = async (code: string) => {
  card.type(code);
  return card.check();
};

describe('RedeemGiftCardPresenter (spec §7 gift_cards/redeem, §8 denial reasons)', () => {
  it('shows the balance of a card, then makes it store credit and forgets the code', async () => {
    expect(await enter('full fifty 0000001')).toBe(true);
    expect([card.balance, card.nextStep, card.form.problems.code]).toEqual([
      messages.worth('0001', '$50.00'),
      'convert',
      undefined,
    ]);
    expect(live.message.trim()).toBe(messages.worth('0001', '$50.00'));
    expect(await card.redeem()).toBe(true);
    expect([card.redeemed, card.form.values.code, card.balance]).toEqual([messages.redeemed('$50.00'), '', undefined]);
    expect(live.message.trim()).toBe(messages.redeemed('$50.00'));
    expect(shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('shows a guest the balance of a card, and that store credit needs an account', async () => {
    shop.customer = undefined;
    card = openPage(null);
    await enter(full);
    expect([card.balance, card.nextStep]).toEqual([messages.worth('0001', '$50.00'), 'sign-in']);
  });

  it('says that a card is good where the back end tells no amount', async () => {
    giftCards.check = () => Promise.resolve({ isRedeemable: true });
    giftCards.redeem = () => Promise.resolve({ isRedeemable: true });
    await enter(full);
    expect(card.balance).toBe(messages.good('0001'));
    await card.redeem();
    expect(card.redeemed).toBe(messages.redeemedSome);
  });

  it.each([
    ['NOSUCHCARD000001', 'not_found'],
    ['EXPIRED000000001', 'expired'],
    ['EMPTY00000000001', 'empty'],
    ['REDEEMED00000001', 'already_redeemed'],
    ['OTHERSTORE000001', 'other_store'],
    ['A'.repeat(10_000), 'not_found'],
  ] as const)('keeps %s in the field and says why: %s', async (code, reason) => {
    expect(await enter(code)).toBe(false);
    expect([card.form.values.code, card.form.problems.code, card.nextStep]).toEqual([
      code,
      describeGiftCardDenial({ reason }),
      undefined,
    ]);
    expect(live.message.trim()).toBe(card.form.problems.code);
    card.type('x');
    expect(card.form.problems.code).toBeUndefined();
  });

  it('asks for a code when there is none', async () => {
    await enter(' ');
    expect(card.form.problems.code).toBe(giftCardMessages.codeNeeded);
    expect(shop.received).toEqual([]);
  });

  it('says that too many codes were tried, apart from that one is wrong, and takes the code a minute later', async () => {
    for (let guess = 1; guess <= 10; guess += 1) await enter('NOSUCHCARD000001');
    expect(card.form.problems.code).toBe(describeGiftCardDenial({ reason: 'not_found' }));
    await enter(full);
    expect(card.form.problems.code).toContain('Too many tries');
    expect(card.form.values.code).toBe(full);
    minutesPassed = 1;
    expect(await card.check()).toBe(true);
  });

  it('keeps code and card when the shop cannot be reached, to try again', async () => {
    shop.failNext('check', noAnswer());
    expect(await enter(full)).toBe(false);
    expect(card.form.problems.code).toContain('could not reach the shop');
    await card.check();
    shop.failNext('redeem', noAnswer());
    expect(await card.redeem()).toBe(false);
    expect([card.form.values.code, card.nextStep]).toEqual([full, 'convert']);
    expect(card.form.problems.code).toContain('could not reach the shop');
    expect(await card.redeem()).toBe(true);
    expect(shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('redeems once, also when the shopper leaves the page and comes back meanwhile', async () => {
    await enter(full);
    const first = card.redeem();
    card = openPage();
    await enter(full);
    expect(card.redeeming.isBusy).toBe(true);
    expect(await card.redeem()).toBe(false);
    expect([card.form.problems.code, card.nextStep]).toEqual([undefined, 'convert']);
    expect(await first).toBe(true);
    expect(shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('offers no other card than the one that was checked when another code is typed meanwhile', async () => {
    const gate = shop.hold('check');
    card.type('EMPTY00000000001');
    const checking = card.check();
    await gate.reached;
    card.type(full);
    gate.release();
    await checking;
    expect([card.balance, card.nextStep, card.form.problems.code, card.form.values.code]).toEqual([
      undefined,
      undefined,
      undefined,
      full,
    ]);
    const good = shop.hold('check');
    const checkingFull = card.check();
    await good.reached;
    card.type('FIVEHUNDRED00001');
    good.release();
    await checkingFull;
    expect([card.balance, card.nextStep]).toEqual([undefined, undefined]);
  });

  it('keeps the next code that is typed while a card becomes store credit', async () => {
    await enter(full);
    const gate = shop.hold('redeem');
    const redeemingFull = card.redeem();
    await gate.reached;
    card.type('FIVEHUNDRED00001');
    gate.release();
    expect(await redeemingFull).toBe(true);
    expect([card.redeemed, card.form.values.code]).toEqual([messages.redeemed('$50.00'), 'FIVEHUNDRED00001']);
  });
});
