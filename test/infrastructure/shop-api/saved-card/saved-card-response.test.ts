import { describe, expect, it } from 'vitest';
import { HttpSavedCardGateway } from '#src/infrastructure/shop-api/saved-card/http-saved-card-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { recordLog } from '#test/fakes/system/recording-logger';

const card = { id: 5, cc_type: 'visa', last_digits: '1111', month: '1', year: '2031', name: 'Ada Example' };
const source = { id: 2, default: false, payment_source_type: 'Spree::CreditCard', payment_source: card };

function answering(wire: unknown) {
  const logger = recordLog();
  const wallet = new HttpSavedCardGateway({ send: () => Promise.resolve(JSON.stringify(wire)) });
  return { wallet, leftOut: () => logger.entries.flatMap(({ details }) => details['paths']) };
}

describe('The wallet on the wire (spec §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  it('lists the default first, then the newest, whatever the order', async () => {
    const rows = [source, { ...source, id: 9 }, { ...source, id: 4, default: true }];
    const { wallet } = answering({ wallet_payment_sources: rows });
    expect((await wallet.list()).map(({ id }) => id)).toEqual(['4', '9', '2']);
  });

  it('needs neither brand nor name, subscriptions nor session', async () => {
    const row = { id: 2, payment_source: { ...card, cc_type: null, name: null }, card_session_id: null };
    const { wallet, leftOut } = answering({ wallet_payment_sources: [row] });
    expect(await wallet.list()).toEqual([
      { id: '2', isDefault: false, lastDigits: '1111', month: 1, year: 2031, subscriptionIds: [] },
    ]);
    expect(leftOut()).toEqual([]);
  });

  it.each([
    ['no card', { payment_source: null }],
    ['another kind of source', { payment_source: { id: 1, email: 'ada@example.test' } }],
    ['a month that is none', { payment_source: { ...card, month: '13' } }],
    ['a year that is none', { payment_source: { ...card, year: 'soon' } }],
    ['a card number', { payment_source: { ...card, last_digits: '4111111111111111' } }],
    ['no id', { id: null }],
  ])('leaves out a row with %s, and no other', async (_what, wrong) => {
    const { wallet, leftOut } = answering({
      wallet_payment_sources: [
        { ...source, ...wrong },
        { ...source, id: 3 },
      ],
    });
    expect((await wallet.list()).map(({ id }) => id)).toEqual(['3']);
    expect(leftOut().length).toBeGreaterThan(0);
  });

  it.each([[{}], [{ wallet_payment_sources: 'none' }], [[]], [null]])('is unreadable as %j', async (wire) => {
    expect(await rejection(answering(wire).wallet.list())).toMatchObject({ code: 'wrong_shape' });
  });

  it.each([['javascript:alert(1)'], ['//elsewhere.test'], [''], [null]])(
    'never sends the browser to %j to save a card',
    async (url) => {
      const { wallet } = answering({ card_session_id: 'x', card_session_url: url });
      expect(await rejection(wallet.prepareCard('/account/payment/'))).toMatchObject({ code: 'wrong_shape' });
    },
  );
});
