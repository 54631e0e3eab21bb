import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { page } from '#src/ui/cart/cart';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { noAnswer } from '#test/application/failures';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const { labels } = orderNotesMessages;

async function open(shopper?: Shopper) {
  const here = shopper ?? (await Shopper.with({ 'WHITE-1': 2 }));
  const opened = await here.open(page.View, '/cart/');
  for (const title of [orderNotesMessages.order, orderNotesMessages.gift])
    await userEvent.click(screen.getByText(title));
  return { ...opened, shopper: here };
}

const field = (label: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
const leave = async (shopper: Shopper) => {
  await userEvent.tab();
  await shopper.pass();
};
const updates = (shopper: Shopper) => shopper.shop.received.filter((method) => method === 'update').length;

describe('Notes in the cart (spec §7 PATCH orders)', () => {
  it('are saved when their field is left, and it says so', async () => {
    const { shopper, container } = await open();
    await fillIn(field(labels.instructions), 'Ring twice');
    await leave(shopper);
    expect(shopper.order.specialInstructions).toBe('Ring twice');
    expect([shopper.heard, screen.getByRole('form', { name: orderNotesMessages.order }).textContent]).toEqual([
      orderNotesMessages.saved,
      expect.stringContaining(orderNotesMessages.saved),
    ]);
    expect(screen.getByRole('form', { name: orderNotesMessages.gift }).textContent).not.toContain(
      orderNotesMessages.saved,
    );
    expect(await violations(container)).toEqual([]);
  });

  it('are not offered while everything in the cart is e-mailed, unless something is written', async () => {
    const shopper = await Shopper.with({ 'GIFT-CARD-50': 1 });
    const { unmount } = await shopper.open(page.View, '/cart/');
    expect(screen.queryByText(orderNotesMessages.gift)).toBeNull();
    unmount();
    await shopper.container.get(UpdateOrderNotes).execute({ instructions: 'Ring', from: '', recipient: '', note: '' });
    await shopper.open(page.View, '/cart/');
    screen.getByText(orderNotesMessages.gift);
  });

  it('are saved by their button, all of them', async () => {
    const { shopper } = await open();
    await fillIn(field(labels.from), 'Ada');
    await fillIn(field(labels.recipient), 'Bob');
    await userEvent.type(field(labels.note), 'Cheers{Enter}to you');
    await userEvent.click(screen.getAllByRole('button', { name: orderNotesMessages.save })[1]!);
    await shopper.pass();
    expect(shopper.order.giftNote).toEqual({ from: 'Ada', recipient: 'Bob', note: 'Cheers\nto you' });
  });

  it('are not sent when nothing was changed', async () => {
    const { shopper } = await open();
    await userEvent.click(field(labels.instructions));
    await leave(shopper);
    expect(updates(shopper)).toBe(0);
  });

  it('can be taken back', async () => {
    const { shopper } = await open();
    await fillIn(field(labels.note), 'Cheers');
    await leave(shopper);
    await userEvent.clear(field(labels.note));
    await leave(shopper);
    expect(shopper.order.giftNote).toBeUndefined();
  });

  it('are there after a reload', async () => {
    const { shopper, unmount } = await open();
    await fillIn(field(labels.instructions), 'Ring twice');
    await leave(shopper);
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    await open(reloaded);
    expect(field(labels.instructions).value).toBe('Ring twice');
    screen.getByText(orderNotesMessages.written);
  });

  it.each([
    [labels.instructions, 500],
    [labels.note, 300],
    [labels.from, 60],
  ])('of more than their %s takes are not sent, and stay as they are (%i)', async (label, most) => {
    const { shopper, container } = await open();
    const long = '🍷'.repeat(most + 1);
    await userEvent.click(field(label));
    await userEvent.paste(long);
    await leave(shopper);
    expect([updates(shopper), field(label).value]).toEqual([0, long]);
    screen.getByText(orderNotesMessages.tooLong(most, most + 1));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(await violations(container)).toEqual([]);
  });

  it('of exactly that many characters are saved', async () => {
    const { shopper } = await open();
    await userEvent.click(field(labels.note));
    await userEvent.paste('x'.repeat(300));
    await leave(shopper);
    expect(shopper.order.giftNote?.note).toHaveLength(300);
  });

  it('stay as a draft without a connection, over a reload, and can be saved later', async () => {
    const { shopper, unmount, container } = await open();
    shopper.shop.failNext('update', noAnswer());
    await fillIn(field(labels.instructions), 'Ring twice');
    await leave(shopper);
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('They are still here.'))).toBe(
      true,
    );
    expect(await violations(container)).toEqual([]);
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    await open(reloaded);
    expect([field(labels.instructions).value, reloaded.order.specialInstructions]).toEqual(['Ring twice', undefined]);
    await userEvent.click(screen.getAllByRole('button', { name: orderNotesMessages.save })[0]!);
    await reloaded.pass();
    expect(reloaded.order.specialInstructions).toBe('Ring twice');
  });

  it('that are typed while others are saved are saved too', async () => {
    const { shopper } = await open();
    const gate = shopper.shop.hold('update');
    await fillIn(field(labels.instructions), 'Ring twice');
    await leave(shopper);
    await fillIn(field(labels.from), 'Ada');
    await leave(shopper);
    gate.release();
    await shopper.pass();
    expect(shopper.order).toMatchObject({ specialInstructions: 'Ring twice', giftNote: { from: 'Ada' } });
    expect(field(labels.from).value).toBe('Ada');
  });

  it('are not offered for an empty cart', async () => {
    const shopper = await Shopper.with();
    await shopper.open(page.View, '/cart/');
    expect(screen.queryByText(orderNotesMessages.order)).toBeNull();
  });
});
