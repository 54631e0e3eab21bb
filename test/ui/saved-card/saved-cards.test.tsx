import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { page } from '#src/ui/saved-card/saved-cards';
import { savedCardFailures, savedCardMessages as messages } from '#src/ui/saved-card/shared/saved-card-messages';
import { noAnswer } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { otherVariations, usualVariations } from '#test/contracts/shop/shop-variations';
import { Gate } from '#test/fakes/shop/gate';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor, type VisitorOptions } from '#test/ui/support/visitor';

const path = '/account/payment/';
const visa = aSavedCard({ id: 'visa', isDefault: true });
const master = aSavedCard({ id: 'master', cardType: 'master', lastDigits: '4444' });
const old = aSavedCard({ id: 'old', lastDigits: '0002', month: 1, year: 2020 });

async function customerWith(cards: readonly SavedCard[], options: VisitorOptions = {}) {
  const visitor = await AccountVisitor.signedIn(options);
  const { shop, savedCards } = visitor.shopper.tab.world;
  const customerId = shop.customer!.id;
  for (const card of cards.toReversed()) shop.savedCards.add(customerId, card);
  return { visitor, savedCards, shop, customerId };
}

async function atCards(cards: readonly SavedCard[] = [visa, master], address = path) {
  const customer = await customerWith(cards);
  const view = await customer.visitor.open(page.View, address);
  await customer.visitor.pass();
  return { ...customer, ...view };
}

const listed = () => within(screen.getByRole('list', { name: messages.list })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('Saved cards in the account (spec §2 /account/*, §3 walletPaymentSources, §7 GET wallet_payment_sources)', () => {
  it('are listed with brand, last digits and expiry, the default first', async () => {
    const { container } = await atCards([visa, master, old]);
    const [first, second, third] = listed().map(({ textContent }) => textContent);
    expect(first).toContain('Visa ending in 1111 DefaultExpires 01/31');
    expect(second).toContain('Mastercard ending in 4444 Expires 01/31');
    expect(third).toContain('Expired 01/20');
    expect(await violations(container)).toEqual([]);
  });

  it('that have expired cannot become the default, only be removed', async () => {
    await atCards([visa, old]);
    expect(screen.queryByRole('button', { name: messages.makeDefaultOf('Visa ending in 0002') })).toBeNull();
    button(messages.removeOf('Visa ending in 0002'));
  });

  it('are waited for, and asked for again when they do not come', async () => {
    const { visitor, savedCards } = await customerWith([visa]);
    savedCards.failNext('list', noAnswer());
    savedCards.failNext('list', noAnswer());
    await visitor.open(page.View, path);
    await visitor.pass();
    screen.getByRole('heading', { name: messages.failed.title });
    await press(kitMessages.tryAgain);
    await visitor.pass();
    expect(listed()).toHaveLength(1);
  });

  it('are shown also when they come before it is known whose they are', async () => {
    const { visitor, customerId } = await customerWith([visa]);
    const customer = visitor.shopper.container.get(CustomerState);
    const known = customer.current ?? { id: customerId };
    customer.clear();
    await visitor.open(page.View, path);
    await visitor.pass();
    act(() => customer.replace(known));
    await visitor.pass();
    expect(listed()).toHaveLength(1);
  });

  it('may be none', async () => {
    const { container } = await atCards([]);
    screen.getByRole('heading', { name: messages.empty.title });
    expect(await violations(container)).toEqual([]);
  });

  it('have another default when the customer says so', async () => {
    const { visitor } = await atCards();
    await press(messages.makeDefaultOf('Mastercard ending in 4444'));
    await visitor.pass();
    expect(listed()[0]!.textContent).toContain('Mastercard ending in 4444 Default');
    expect(visitor.shopper.heard).toBe(messages.nowDefault('Mastercard ending in 4444'));
  });

  it('are removed after a question, and the focus stays on the page', async () => {
    const { visitor, shop, customerId, container } = await atCards();
    await press(messages.removeOf('Visa ending in 1111'));
    screen.getByRole('alertdialog', { name: messages.removal.title });
    expect(await violations(container)).toEqual([]);
    await press(messages.removal.keep);
    expect(shop.savedCards.of(customerId)).toHaveLength(2);
    await press(messages.removeOf('Visa ending in 1111'));
    await press(messages.removal.confirm);
    await visitor.pass();
    expect(listed()).toHaveLength(1);
    expect(listed()[0]!.textContent).toContain(messages.isDefault);
    expect(document.activeElement).toBe(button(messages.removeOf('Mastercard ending in 4444')));
  });

  it('are gone also when the answer was lost, or when another tab removed them', async () => {
    const { visitor, savedCards, shop, customerId } = await atCards();
    savedCards.failAfter('remove', noAnswer());
    await press(messages.removeOf('Mastercard ending in 4444'));
    await press(messages.removal.confirm);
    await visitor.pass();
    expect(listed()).toHaveLength(1);
    shop.savedCards.remove(customerId, 'visa');
    await press(messages.removeOf('Visa ending in 1111'));
    await press(messages.removal.confirm);
    await visitor.pass();
    screen.getByRole('heading', { name: messages.empty.title });
  });

  it('that pay for a subscription say for which, and stay', async () => {
    await atCards([{ ...visa, subscriptionIds: ['7'] }]);
    expect(screen.getByRole('link', { name: messages.subscription('7') }).getAttribute('href')).toContain(
      '/account/subscriptions/7/',
    );
    expect(screen.queryByRole('button', { name: messages.removeOf('Visa ending in 1111') })).toBeNull();
  });

  it('stay when the server knows of a subscription that the page did not, in its words', async () => {
    const { visitor, savedCards } = await atCards();
    const reason = 'This card pays for subscription 12. Choose another card for it first.';
    savedCards.failNext('remove', new GatewayError({ code: 'unprocessable_entity', errors: { base: [reason] } }));
    await press(messages.removeOf('Visa ending in 1111'));
    await press(messages.removal.confirm);
    await visitor.pass();
    within(screen.getByRole('alertdialog')).getByText(reason);
    await press(messages.removal.keep);
    expect(listed()).toHaveLength(2);
  });

  it('have a question of their own: the answer about an earlier one is said on the page, and does not close it', async () => {
    const reason = 'This card pays for subscription 12. Choose another card for it first.';
    const refusal = new GatewayError({ code: 'unprocessable_entity', errors: { base: [reason] } });
    for (const refused of [true, false]) {
      const { visitor, savedCards, unmount } = await atCards();
      const gate = new Gate();
      const remove = savedCards.remove.bind(savedCards);
      savedCards.remove = async (id) => {
        await gate.pass();
        if (refused) throw refusal;
        await remove(id);
      };
      await press(messages.removeOf('Visa ending in 1111'));
      await press(messages.removal.confirm);
      await gate.reached;
      await press(messages.removal.keep);
      await press(messages.removeOf('Mastercard ending in 4444'));
      gate.release();
      await visitor.pass();
      const question = within(screen.getByRole('alertdialog'));
      question.getByText(messages.removal.text('Mastercard ending in 4444'));
      expect(question.queryByText(reason)).toBeNull();
      expect(screen.queryAllByText(reason)).toHaveLength(refused ? 1 : 0);
      unmount();
    }
  });

  it('can only be listed where the server has no more calls: the page names the contact', async () => {
    const variations = { ...usualVariations, savedCards: otherVariations.savedCards };
    const { visitor, shop, customerId } = await customerWith([visa, master], {
      shop: new InMemoryShop({ variations }),
    });
    await visitor.open(page.View, path);
    await visitor.pass();
    for (const name of [messages.add, messages.makeDefaultOf('Mastercard ending in 4444')]) {
      await press(name);
      await visitor.pass();
      screen.getByText(savedCardFailures.not_allowed);
    }
    expect(visitor.shopper.tab.window.leftFor).toBeUndefined();
    expect(shop.savedCards.of(customerId)).toHaveLength(2);
  });

  describe('are added on the hosted page', () => {
    it('which is left for once, however often the button is pressed', async () => {
      const { visitor, savedCards } = await atCards([]);
      await userEvent.dblClick(button(messages.add));
      await visitor.pass();
      expect(savedCards.received.filter((call) => call === 'prepareCard')).toHaveLength(1);
      expect(visitor.shopper.tab.window.leftFor).toContain('/save-card/');
    });

    it('and are listed on return; the address is believed only as far as the list says so', async () => {
      const { visitor, savedCards } = await customerWith([visa]);
      const { url } = await savedCards.prepareCard(path);
      savedCards.saveCard(url, { lastDigits: '4242' });
      await visitor.open(page.View, `${path}?card_session_id=${url.slice(url.lastIndexOf('/') + 1)}`);
      await visitor.pass();
      screen.getByText(messages.saved('Visa ending in 4242'));
      expect(listed()).toHaveLength(2);
      expect(visitor.address).toBe(path);
    });

    it('or not: a made-up session saved nothing', async () => {
      await atCards([visa], `${path}?card_session_id=made-up`);
      screen.getByText(messages.notYet);
    });

    it.each([
      ['declined', messages.errors.declined],
      ['cancelled', messages.errors.cancelled],
      ['__proto__', messages.errors.other],
    ])('or not: %s is told plainly, once', async (code, text) => {
      const { visitor } = await atCards([visa], `${path}?payment_error=${code}`);
      screen.getByText(text);
      expect(visitor.address).toBe(path);
      expect(listed()).toHaveLength(1);
    });
  });
});
