import { describe, expect, it } from 'vitest';
import type { CartNews, UnseenChange } from '#src/domain/cart/cart-news';
import { LateCartNews } from '#src/ui/app/late-cart-news';
import { anOrder } from '#test/builders/an-order';
import { RecordingJournal } from '#test/fakes/system/recording-journal';

function open({ isOffline = false } = {}) {
  const told: UnseenChange[] = [];
  const journal = new RecordingJournal();
  let loads = 0;
  const announced: CartNews[] = [];
  const desk = {
    tell: (turn: UnseenChange) => Promise.resolve(void told.push(turn)),
    announce: (news: CartNews) => Promise.resolve(void announced.push(news)),
  };
  const load = () => {
    loads += 1;
    return isOffline
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(desk);
  };
  return { told, announced, journal, news: new LateCartNews(load, journal), loads: () => loads };
}

const nothing: UnseenChange = { before: undefined, after: undefined, who: 'another-window' };

describe('News of the cart whose code comes late (spec §4 Cart load)', () => {
  it('are not loaded for a visit that has none', async () => {
    const { news, loads } = open();
    await news.tell(nothing);
    await news.tell({ ...nothing, after: anOrder() });
    expect(loads()).toBe(0);
  });

  it.each<UnseenChange>([
    { before: undefined, after: undefined, isAnothers: true, who: 'elsewhere' },
    { before: anOrder(), after: undefined, who: 'another-window' },
    { ...nothing, completed: anOrder({ state: 'complete' }), who: 'elsewhere' },
    { ...nothing, after: anOrder(), who: 'sign-in' },
    { ...nothing, unsettled: { number: 'R100000001', token: 't', checkoutSessionId: 'cs_1' } },
  ])('are passed on, and everything after them: %#', async (turn) => {
    const { news, told } = open();
    await news.tell(turn);
    await news.tell(nothing);
    expect(told).toEqual([turn, nothing]);
  });

  it('are passed on at once when the shop itself did something to the cart', async () => {
    const { news, announced } = open();
    await news.announce({ kind: 'unsold', lines: [] });
    expect(announced).toEqual([{ kind: 'unsold', lines: [] }]);
  });

  it('are left untold without a connection, which a developer can read', async () => {
    const { news, told, journal } = open({ isOffline: true });
    await news.tell({ before: anOrder(), after: undefined, who: 'elsewhere' });
    expect([told, journal.entries.length]).toEqual([[], 1]);
  });
});
