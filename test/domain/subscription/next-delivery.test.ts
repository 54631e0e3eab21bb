import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { expiredCardsOf, nextToDeliver } from '#src/domain/subscription/next-delivery';
import { aSavedCard } from '#test/builders/a-saved-card';
import { aSubscription } from '#test/builders/a-subscription';

const on = (day: number) => addDays('2026-11-30', day);
const now = Date.UTC(2026, 11, 1, 15);

describe('The delivery that comes next (spec §2 /account/*, §3 Subscription)', () => {
  it('is the earliest of the planned ones', () => {
    const later = aSubscription({ id: 'later', actionableDate: on(20) });
    const sooner = aSubscription({ id: 'sooner', actionableDate: on(10), state: 'pending-cancellation' });
    expect(nextToDeliver([later, sooner])).toBe(sooner);
  });

  it.each([
    aSubscription({ state: 'canceled', actionableDate: on(2) }),
    aSubscription({ state: 'inactive', actionableDate: on(2) }),
    aSubscription({ actionableDate: on(20), endDate: on(19) }),
  ])('is none of an ended one', (over) => {
    expect(nextToDeliver([over])).toBeUndefined();
  });
});

describe('Expired cards that are to pay (spec §3 walletPaymentSources)', () => {
  const club = aSubscription({ id: 'club', actionableDate: on(20), card: { walletPaymentSourceId: 'named' } });
  const expired = { year: 2026, month: 11 };

  it('are known by the state of the card or the subscription', () => {
    const cards = [
      aSavedCard({ ...expired, id: 'named' }),
      aSavedCard({ ...expired, id: 'other', subscriptionIds: ['club'] }),
    ];
    expect(expiredCardsOf([club], cards, now).map(({ card }) => card.id)).toEqual(['named', 'other']);
  });

  it('are those whose last month is over on the day of the delivery, not only today (spec §3)', () => {
    const card = aSavedCard({ id: 'named', year: 2026, month: 12 });
    const onLastDay = aSubscription({ ...club, actionableDate: '2026-12-31' });
    const onNewYear = aSubscription({ ...club, actionableDate: '2027-01-01' });
    expect(expiredCardsOf([onLastDay], [card], now)).toEqual([]);
    expect(expiredCardsOf([onNewYear], [card], now).map(({ card: { id } }) => id)).toEqual(['named']);
    expect(expiredCardsOf([aSubscription({ ...club, actionableDate: '2026-11-30' })], [card], now)).toEqual([]);
  });

  it('are none that are valid, pay for nothing, or pay for an ended one', () => {
    const cards = [
      aSavedCard({ id: 'named', year: 2026, month: 12 }),
      aSavedCard({ ...expired, id: 'unused' }),
      aSavedCard({ ...expired, id: 'old', subscriptionIds: ['canceled'] }),
    ];
    expect(expiredCardsOf([club, aSubscription({ id: 'canceled', state: 'canceled' })], cards, now)).toEqual([]);
  });
});
