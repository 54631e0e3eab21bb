import { describe, expect, it } from 'vitest';
import { RemovalPresenter } from '#src/ui/cart/removal.presenter';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { noAnswer } from '#test/application/failures';
import { notFound } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';

async function shopping(quantities: Readonly<Record<string, number>>) {
  const shopper = await Shopper.with(quantities);
  return { shopper, removal: shopper.container.get(RemovalPresenter) };
}

describe('RemovalPresenter: one line (spec §7 DELETE line_items)', () => {
  it('offers the way back at once, and names the removed line', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2, 'RED-1': 1 });
    const gate = shopper.shop.hold('removeLine');
    const removing = removal.remove(shopper.lineId('WHITE-1'));
    expect([removal.removed, shopper.heard]).toEqual(['Brisk White', cartMessages.removed('Brisk White')]);
    gate.release();
    await removing;
    expect(shopper.bought).toEqual(['1 × RED-1']);
    expect(removal.removed).toBe('Brisk White');
  });

  it('still offers the way back when the last line went', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2 });
    await removal.remove(shopper.lineId('WHITE-1'));
    expect(removal.removed).toBe('Brisk White');
  });

  it('brings the line back with its quantity, and says so', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2 });
    await removal.remove(shopper.lineId('WHITE-1'));
    await removal.undo();
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    expect([removal.removed, shopper.heard]).toEqual([undefined, cartMessages.restored('Brisk White')]);
  });

  it('brings it back also when that is asked for before the server has removed it', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2 });
    const gate = shopper.shop.hold('removeLine');
    void removal.remove(shopper.lineId('WHITE-1'));
    const undoing = removal.undo();
    gate.release();
    await undoing;
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
  });

  it('adds nothing when the line never left', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2 });
    shopper.shop.failNext('removeLine', noAnswer());
    const removing = removal.remove(shopper.lineId('WHITE-1'));
    await Promise.all([removing, removal.undo()]);
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    expect(removal.removed).toBeUndefined();
  });

  it('offers no way back when all of the cart turns out to be gone', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2, 'RED-1': 1 });
    shopper.shop.failNext('removeLine', notFound());
    // Once for the change, once to look it up.
    for (let times = 0; times < 2; times += 1) shopper.shop.failNext('read', notFound());
    await removal.remove(shopper.lineId('WHITE-1'));
    expect(removal.removed).toBeUndefined();
  });

  it('keeps the way back when bringing back fails, and says why', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2, 'RED-1': 1 });
    await removal.remove(shopper.lineId('WHITE-1'));
    shopper.shop.failNext('addLine', noAnswer());
    await removal.undo();
    expect(removal.removed).toBe('Brisk White');
    expect(removal.undoing.error?.code).toBe('network_error');
    await removal.undo();
    expect([...shopper.bought].sort()).toEqual(['1 × RED-1', '2 × WHITE-1']);
    expect(removal.undoing.error).toBeUndefined();
  });

  it('offers the line removed last', async () => {
    const { shopper, removal } = await shopping({ 'WHITE-1': 2, 'RED-1': 1 });
    const [white, red] = [shopper.lineId('WHITE-1'), shopper.lineId('RED-1')];
    await Promise.all([removal.remove(white), removal.remove(red)]);
    expect(removal.removed).toBe('Quiet Red');
    await removal.undo();
    expect(shopper.bought).toEqual(['1 × RED-1']);
  });

  it('does nothing for a line that is not there', async () => {
    const { removal } = await shopping({ 'WHITE-1': 2 });
    await removal.remove('line-999');
    await removal.undo();
    expect(removal.removed).toBeUndefined();
  });
});
