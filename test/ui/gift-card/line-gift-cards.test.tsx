import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SetGiftCardRecipients } from '#src/application/cart/set-gift-card-recipients';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { page } from '#src/ui/cart/cart';
import { GiftCardDetailsState } from '#src/ui/gift-card/parts/gift-card-details-state';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { noAnswer } from '#test/application/failures';
import { Gate } from '#test/fakes/shop/gate';
import { invalid } from '#test/fakes/shop/refusals';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const { line: messages, fields } = giftCardMessages;
const cleo = { recipientName: 'Cleo', recipientEmail: 'cleo@example.com', purchaserName: 'Bob', message: '' };

async function openCart(prepare: (shopper: Shopper) => Promise<void> | void = () => undefined) {
  const shopper = await Shopper.with({ 'GIFT-CARD-50': 2 });
  await prepare(shopper);
  const { container } = await shopper.open(page.View, '/cart/');
  const cards = () => shopper.order.lineItems[0]!.giftCards;
  const form = () => screen.getByRole('form', { name: messages.form });
  const field = (label: string) => within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const press = async (name: string) => {
    await userEvent.click(screen.getAllByRole('button', { name })[0]!);
    await shopper.pass();
  };
  const fill = async () => {
    await fillIn(field(fields.recipientName), 'Ada');
    await fillIn(field(fields.recipientEmail), 'ada@example.com');
    await fillIn(field(fields.purchaserName), 'Bob');
  };
  return { shopper, container, cards, form, field, press, fill };
}

describe("The recipients of a line's gift cards (spec §3 giftCardDetails)", () => {
  it('says of each card without a recipient that it comes to the buyer', async () => {
    await openCart();
    expect(screen.getAllByText(messages.nobody)).toHaveLength(2);
  });

  it('is said in the cart, one card at a time', async () => {
    const { shopper, cards, press, fill } = await openCart();
    await press(messages.tell);
    await fill();
    await press(messages.save);
    expect(cards()).toMatchObject([{ recipientName: 'Ada', isFilled: true }, { isFilled: false }]);
    screen.getByText(messages.forNamed('Ada', messages.atOnce));
    expect(shopper.heard).toBe(messages.saved('Ada'));
    expect(screen.queryByRole('form', { name: messages.form })).toBeNull();
  });

  it('can be changed, and is filled in with the known recipient', async () => {
    const { press, field, cards } = await openCart(async (shopper) => {
      const [card] = shopper.order.lineItems[0]!.giftCards;
      await shopper.container.get(SetGiftCardRecipients).execute([{ ...cleo, id: card!.id }]);
    });
    await press(messages.changeNamed('Cleo'));
    expect(field(fields.recipientEmail).value).toBe('cleo@example.com');
    await userEvent.clear(field(fields.recipientName));
    await fillIn(field(fields.recipientName), 'Dora');
    await press(messages.save);
    expect(cards()).toMatchObject([{ recipientName: 'Dora', recipientEmail: 'cleo@example.com' }, {}]);
  });

  it('opens by itself for text that could not be noted', async () => {
    const { field } = await openCart((shopper) => {
      const [, second] = shopper.order.lineItems[0]!.giftCards;
      shopper.container.get(GiftCardDetailsState).set(second!.id, { ...cleo, day: '' });
    });
    expect(field(fields.recipientName).value).toBe('Cleo');
  });

  it("puts the server's words to the field, and other failures above the buttons; nothing typed is lost", async () => {
    const { shopper, press, fill, form, field, cards } = await openCart();
    await press(messages.tell);
    await fill();
    shopper.shop.failNext(
      'setRecipients',
      invalid({ [`gift_cards.${cards()[0]!.id}.recipient_email`]: ['is invalid'] }),
    );
    await press(messages.save);
    expect(field(fields.recipientEmail).getAttribute('aria-invalid')).toBe('true');
    await fillIn(field(fields.recipientEmail), 'x');
    shopper.shop.failNext('setRecipients', noAnswer());
    await press(messages.save);
    expect(within(form()).getByRole('alert').textContent).toContain('could not reach the shop');
    expect(field(fields.recipientName).value).toBe('Ada');
    expect(cards()).toMatchObject([{ isFilled: false }, { isFilled: false }]);
  });

  it.each([
    ['saved', false],
    ['refused', true],
  ])('keeps the form of the next card open and unmarked when the one before is %s late', async (_, isRefused) => {
    const { shopper, press, fill, field, cards } = await openCart();
    await press(messages.tell);
    await fill();
    const gate = new Gate();
    const gateway = shopper.container.get(GiftCardGateway);
    const setRecipients = gateway.setRecipients.bind(gateway);
    gateway.setRecipients = async (...given) => {
      await gate.pass();
      if (isRefused) throw invalid({ recipient_name: ['is too long'] });
      return setRecipients(...given);
    };
    await press(messages.save);
    await gate.reached;
    await press(messages.tell);
    await fillIn(field(fields.recipientName), 'Cleo');
    gate.release();
    await shopper.pass();
    expect(field(fields.recipientName).value).toBe('Cleo');
    expect(field(fields.recipientName).getAttribute('aria-invalid')).not.toBe('true');
    expect(shopper.container.get(AlertBarState).visible).toBe(isRefused ? messages.notSaved('Ada') : undefined);
    expect(cards()).toMatchObject([{ isFilled: !isRefused }, { isFilled: false }]);
  });

  it('forgets the typed text when it is cancelled', async () => {
    const { press, fill, field } = await openCart();
    await press(messages.tell);
    await fill();
    await press(messages.cancel);
    await press(messages.tell);
    expect(field(fields.recipientName).value).toBe('');
  });

  it('is accessible with the form open', async () => {
    const { container, press } = await openCart();
    await press(messages.tell);
    await press(messages.save);
    expect(await violations(container)).toEqual([]);
  });
});
