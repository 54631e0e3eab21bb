import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeCart } from '#src/application/cart/change-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { deniedCode, lockedOrder, unauthorized } from '#test/fakes/shop/refusals';
import { WaitingCodes } from './waiting-codes';

let codes: WaitingCodes;
beforeEach(async () => {
  codes = await WaitingCodes.withCans(2);
});

/** Milliseconds between one code and the next. */
const distances = ({ sent }: WaitingCodes) => sent.slice(1).map(({ at }, index) => at - sent[index]!.at);

describe('Codes that wait (spec §4 Promo codes, §9 Promo code application)', () => {
  it('go on the cart in the order in which they came, one at a time, 500 ms apart', async () => {
    codes.arrive('ten', 'pct10', 'once');
    await codes.run();
    expect([codes.sentCodes, codes.onOrder, codes.waiting]).toEqual([
      ['ten', 'pct10', 'once'],
      ['ten', 'once', 'pct10'],
      [],
    ]);
    expect(distances(codes)).toEqual([500, 500]);
    expect(codes.notice).toEqual(['applied ten', 'applied pct10', 'applied once']);
  });

  it('wait for the answer as well, however slow it is', async () => {
    codes.arrive('ten', 'pct10');
    const gate = codes.tab.shop.hold('applyPromoCode');
    const running = codes.start();
    await gate.reached;
    await codes.tab.scheduler.advance(3000);
    expect(codes.sentCodes).toEqual(['ten']);
    gate.release();
    await codes.tab.scheduler.quiet();
    await running;
    expect(codes.sentCodes).toEqual(['ten', 'pct10']);
  });

  it("leave the list when the server says 'already', or when the order shows them", async () => {
    await codes.tab.get(ApplyPromoCode).execute('ten');
    codes.arrive('ten', 'pct10');
    codes.tab.shop.failNext(
      'applyPromoCode',
      deniedCode('already_applied', 'The coupon code has already been applied to this order'),
    );
    codes.sent.length = 0;
    await codes.run();
    expect([codes.sentCodes, codes.waiting, codes.notice]).toEqual([['pct10'], [], ['applied pct10']]);
  });

  it('are kept when they are refused, and the next one is tried all the same', async () => {
    codes.arrive('big100', 'ten');
    await codes.run();
    expect([codes.onOrder, codes.waiting, codes.notice]).toEqual([
      ['ten'],
      ['big100'],
      ['denied big100', 'applied ten'],
    ]);
    expect(codes.kept.read()).toMatchObject([{ code: 'big100', tries: 1, denial: { reason: 'item_total_too_low' } }]);
    expect(codes.tab.get(PendingPromoCodesState).current).toEqual(codes.kept.read());
  });

  it('are not sent again while nothing has changed, and go on the cart once their rule holds', async () => {
    codes.arrive('big100');
    await codes.run();
    await codes.run();
    await codes.addCans(1);
    await codes.run();
    expect(codes.sentCodes).toEqual(['big100']);
    await codes.addCans(20);
    await codes.run();
    expect([codes.sentCodes, codes.onOrder, codes.waiting]).toEqual([['big100', 'big100'], ['big100'], []]);
  });

  it('are tried again at the next start-up', async () => {
    codes.arrive('member');
    await codes.run();
    await codes.run('start-up');
    expect(codes.sentCodes).toEqual(['member', 'member']);
  });

  it('are kept but not sent any more when they can never work, until an address brings them again', async () => {
    codes.arrive('old', 'nonsense');
    for (let visit = 0; visit < 6; visit += 1) {
      await codes.run('start-up');
      await codes.addCans(1);
      await codes.run();
    }
    expect(codes.sentCodes).toHaveLength(6);
    expect(codes.waiting).toEqual(['old', 'nonsense']);
    codes.arrive('old');
    await codes.run();
    expect(codes.sentCodes).toHaveLength(7);
  });

  it('for free shipping wait for the delivery step', async () => {
    codes.arrive('shipfree');
    await codes.run();
    await codes.addCans(1);
    await codes.run('start-up');
    expect([codes.sentCodes, codes.waiting]).toEqual([['shipfree'], ['shipfree']]);
    const contact = { email: 'ada@example.com', address: anAddress() };
    await codes.tab.get(ChangeCart).execute({
      send: (key) => codes.tab.world.checkout.submitAddress(key, contact),
      isDone: () => true,
    });
    await codes.run();
    expect([codes.sentCodes, codes.onOrder, codes.waiting]).toEqual([['shipfree', 'shipfree'], ['shipfree'], []]);
    expect(codes.tab.cart.current?.state).toBe('delivery');
  });

  it('wait while there is no cart, or nothing in it', async () => {
    const early = new WaitingCodes();
    early.arrive('ten');
    await early.run('start-up');
    expect([early.sentCodes, early.waiting]).toEqual([[], ['ten']]);
    await early.addCans(1);
    await early.run();
    expect(early.onOrder).toEqual(['ten']);
  });

  it.each([
    ['the connection breaks', [noAnswer()]],
    [
      'the order stays locked',
      [lockedOrder('order-1'), lockedOrder('order-1'), lockedOrder('order-1'), lockedOrder('order-1')],
    ],
    ['the order is refused', [unauthorized()]],
  ])('are all kept when %s', async (_what, failures) => {
    codes.arrive('ten', 'pct10');
    failures.forEach((failure) => codes.tab.shop.failNext('applyPromoCode', failure));
    await codes.run();
    expect([codes.waiting, codes.onOrder, codes.notice]).toEqual([['ten', 'pct10'], [], []]);
    expect(codes.kept.read()).toMatchObject([{ tries: 0 }, { tries: 0 }]);
    await codes.run();
    expect([codes.waiting, codes.onOrder]).toEqual([[], ['ten', 'pct10']]);
  });

  it('arrive in time while others are on their way', async () => {
    codes.arrive('ten');
    const running = codes.start();
    await codes.tab.scheduler.advance(100);
    codes.arrive('pct10');
    await codes.tab.scheduler.quiet();
    await running;
    expect([codes.onOrder, distances(codes)]).toEqual([['ten', 'pct10'], [500]]);
  });

  it('are tried in one of two tabs at a time, each once, and keep their distance', async () => {
    const other = await codes.openAnother();
    codes.arrive('ten', 'pct10', 'big100');
    const running = Promise.all([codes.start(), other.start()]);
    await codes.tab.scheduler.quiet();
    await running;
    await other.tab.get(RestoreCart).execute();
    await other.run();
    expect([codes.sentCodes, codes.onOrder, other.waiting]).toEqual([
      ['ten', 'pct10', 'big100'],
      ['ten', 'pct10'],
      ['big100'],
    ]);
    expect(distances(codes)).toEqual([500, 500]);
  });

  it('are not sent any more once the shopper has dropped them', async () => {
    codes.arrive('ten', 'pct10');
    const running = codes.start();
    await codes.tab.scheduler.advance(100);
    codes.kept.drop('pct10');
    await codes.tab.scheduler.quiet();
    await running;
    expect([codes.sentCodes, codes.waiting]).toEqual([['ten'], []]);
  });
});

describe('Whatever the server answers (spec §4 Promo codes)', () => {
  const answer = fc.constantFrom('applied', 'denied', 'already', 'lost request', 'lost answer', 'locked');
  const arrivals = fc.shuffledSubarray(['ten', 'pct10', 'once', 'first'], { minLength: 1 });

  it('each code is put on the order at most once, 500 ms apart, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals, fc.array(answer, { maxLength: 8 }), async (arrived, answers) => {
        const waiting = await WaitingCodes.withCans(2);
        const { shop } = waiting.tab;
        waiting.arrive(...arrived);
        for (const kind of answers) {
          if (kind === 'denied') shop.failNext('applyPromoCode', deniedCode('not_first_order', 'Not now.'));
          else if (kind === 'already')
            shop.failAfter('applyPromoCode', deniedCode('already_applied', 'It has already been applied'));
          else if (kind === 'lost request') shop.failNext('applyPromoCode', noAnswer());
          else if (kind === 'lost answer') shop.failAfter('applyPromoCode', noAnswer());
          else if (kind === 'locked') shop.failNext('applyPromoCode', lockedOrder('order-1'));
          await waiting.run('start-up');
          // On the order, or waiting; and not in both places for longer than until the next look.
          for (const code of arrived)
            expect(waiting.onOrder.includes(code) || waiting.waiting.includes(code)).toBe(true);
        }
        await waiting.run('start-up');
        await waiting.run('start-up');
        expect([...waiting.onOrder].sort()).toEqual([...arrived].sort());
        expect(new Set(waiting.onOrder).size).toBe(waiting.onOrder.length);
        // The server meets a locked order again after 100 ms, with the same code; another code keeps its distance.
        const others = waiting.sent.slice(1).filter(({ code }, index) => code !== waiting.sent[index]!.code);
        for (const next of others) {
          const before = waiting.sent[waiting.sent.indexOf(next) - 1]!;
          expect(next.at - before.at).toBeGreaterThanOrEqual(500);
        }
      }),
      { numRuns: 60 },
    );
  });
});
