import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceFromText, choiceToText, emptyChoice } from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import { addressDelay, BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { SettledMessage, settledDelay } from '#src/ui/shell/settled-message';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { packShop } from '#test/fakes/shop/pack-shop';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordLog } from '#test/fakes/system/recording-logger';

const can = (sku: string, stock: Product['stock'] = { kind: 'in-stock' }) => aProduct({ sku, stock });
const products = [
  can('WHITE-1'),
  can('RED-1'),
  can('ROSE-1', { kind: 'out-of-stock' }),
  can('ORANGE-1', { kind: 'few', left: 3 }),
];
const removed = 'They are gone.';

function open(text = '', size = 6, shop = new InMemoryShop({ world: packShop })) {
  const scheduler = new ManualScheduler();
  const logger = recordLog();
  const live = new LiveMessageState();
  const box = new BoxEditor({
    variants: new InMemoryVariantReader(shop),
    scheduler,
    message: new SettledMessage({ liveMessage: live, scheduler }),
  });
  box.setProducts(products);
  box.start(choiceFromText(text, size, (sku) => box.maxQuantityOf(sku)).choice);
  return { box, scheduler, logger, shop, live };
}

const sku = fc.constantFrom('WHITE-1', 'RED-1', 'ROSE-1', 'ORANGE-1', 'NO-SUCH');
const quantity = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constantFrom(1e9, 0.5, NaN, Infinity));
const wishes = fc.array(fc.record({ sku, quantity }));

describe('A box that is filled can by can', () => {
  it('says how many there are of a can and of all, once the presses have ended', async () => {
    const { box, scheduler, live } = open('', 12);
    for (const quantity of [1, 2, 3]) box.choose('WHITE-1', quantity);
    expect(live.message).toBe('');
    await scheduler.advance(settledDelay);
    const [{ name } = aProduct()] = products;
    expect(live.message).toBe(`${canMessages.chosen(name, 3)}. ${canMessages.progress(3, 12)}`);
  });

  it('never holds more than fits, nor more of a can than there are, whatever is asked for', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(6, 12, 24), (asked, size) => {
        const { box } = open('', size);
        for (const wish of asked) box.choose(wish.sku, wish.quantity);
        expect(box.chosen + box.missing).toBe(size);
        expect(box.missing).toBeGreaterThanOrEqual(0);
        for (const { sku: held, quantity: of } of box.choice.cans)
          expect(of).toBeLessThanOrEqual(box.maxQuantityOf(held));
        for (const { chosen, most } of box.cans) expect([chosen <= most, most <= size]).toEqual([true, true]);
      }),
    );
  });

  it('says the same to a page that reads its output', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const { box } = open('', 12);
        for (const wish of asked) box.choose(wish.sku, wish.quantity);
        expect(open(choiceToText(box.choice), 12).box.choice).toEqual(box.choice);
      }),
    );
  });

  it('is full with exactly its size; a box of no size never is', () => {
    expect([open('WHITE-1:5').box.isFull, open('WHITE-1:5,RED-1:1').box.isFull, open('', 0).box.isFull]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('names its contents in the order in which they were chosen', () => {
    const { box } = open();
    box.choose('RED-1', 2);
    box.choose('WHITE-1', 1);
    expect(box.contents.map(({ quantity: of, product }) => [of, product.sku])).toEqual([
      [2, 'RED-1'],
      [1, 'WHITE-1'],
    ]);
  });

  it('may keep cans that are sold out today, and no discontinued ones', () => {
    const { box } = open();
    box.setProducts(products, () => 2);
    expect(['ROSE-1', 'ORANGE-1', 'NO-SUCH'].map((one) => box.maxQuantityOf(one))).toEqual([2, 3, 0]);
    box.setOffers([]);
    expect(['ROSE-1', 'ORANGE-1'].map((one) => box.maxQuantityOf(one))).toEqual([0, 0]);
  });

  it('says no more why something is missing once the shopper goes on choosing', () => {
    const { box } = open();
    box.start(emptyChoice(6), removed);
    expect(box.notice).toBe(removed);
    box.choose('WHITE-1', 1);
    expect(box.notice).toBeUndefined();
  });
});

describe("Today's prices and stock (spec §7 GET variants)", () => {
  it('take out cans that are gone since, and that is said', async () => {
    const variants = packShop.variants.map((one) => (one.sku === 'RED-1' ? { ...one, onHand: 1 } : one));
    const { box } = open('WHITE-1:4,RED-1:2', 6, new InMemoryShop({ world: { ...packShop, variants } }));
    expect(box.isPriceKnown).toBe(false);
    await box.refresh(removed);
    expect([choiceToText(box.choice), box.notice, box.isPriceKnown]).toEqual(['WHITE-1:4,RED-1:1', removed, true]);
  });

  it('leave the choice alone when all of it is there', async () => {
    const { box } = open('WHITE-1:4,RED-1:2');
    await box.refresh(removed);
    expect([choiceToText(box.choice), box.notice]).toEqual(['WHITE-1:4,RED-1:2', undefined]);
  });

  it('are those of the build when they cannot be had, which only the log says', async () => {
    const { box, shop, logger } = open('WHITE-1:4');
    shop.failNext('readBySkus', noAnswer());
    await box.refresh(removed);
    expect([box.isPriceKnown, box.notice, choiceToText(box.choice)]).toEqual([false, undefined, 'WHITE-1:4']);
    expect(logger.entries.map(({ details }) => details)).toMatchObject([{ code: 'network_error' }]);
  });
});

describe('The address of a box', () => {
  function follow() {
    const opened = open();
    const written: string[] = [];
    const stop = opened.box.writeAddress(
      () => choiceToText(opened.box.choice),
      (search) => written.push(search),
    );
    return { ...opened, written, stop };
  }

  it('is written once the choice stands still, and has the choice of then', async () => {
    const { box, scheduler, written } = follow();
    box.choose('WHITE-1', 1);
    await scheduler.advance(addressDelay - 1);
    box.choose('WHITE-1', 2);
    await scheduler.advance(addressDelay - 1);
    expect(written).toEqual([]);
    await scheduler.advance(1);
    expect(written).toEqual(['WHITE-1:2']);
  });

  it('is left alone when it has the choice already', async () => {
    const { box, scheduler, written } = follow();
    expect([box.setAddress('WHITE-1:1'), box.setAddress('WHITE-1:1')]).toEqual([true, false]);
    box.choose('WHITE-1', 1);
    await scheduler.advance(addressDelay);
    expect(written).toEqual([]);
  });

  it('is no news when it was written here', async () => {
    const { box, scheduler } = follow();
    box.choose('WHITE-1', 1);
    await scheduler.advance(addressDelay);
    expect(box.setAddress('WHITE-1:1')).toBe(false);
  });

  it('is not written after the view has gone', async () => {
    const { box, scheduler, written, stop } = follow();
    box.choose('WHITE-1', 1);
    stop();
    await scheduler.quiet();
    expect(written).toEqual([]);
  });
});
