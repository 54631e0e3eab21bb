import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cents } from '#src/domain/money/money';
import type { Subscription } from '#src/domain/subscription/subscription';
import { formatDay } from '#src/ui/kit/day-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { savedCardFailures, savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { repairMessages as messages } from '#src/ui/subscription/shared/repair-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { page } from '#src/ui/subscription/subscription';
import { noAnswer } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { invalid } from '#test/fakes/shop/refusals';
import { press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { aClub, openList, subscriber } from './at-subscription';

// The clock stands at 31 March 2026.
const today = '2026-03-31';
const path = '/account/subscriptions/subscription-17/';
const bad = aSavedCard({ id: '1', lastDigits: '0341', isDefault: true });
const good = aSavedCard({ id: '2', cardType: 'master', lastDigits: '0004' });
const old = aSavedCard({ id: '3', lastDigits: '0002', month: 1, year: 2020 });

function unpaid(changes: Partial<Subscription> = {}): Subscription {
  return aClub({
    actionableDate: today,
    hasFailedPayment: true,
    card: { walletPaymentSourceId: '1', cardType: 'visa', lastDigits: '0341' },
    unpaidDelivery: { total: cents(9165), nextAttempt: '2026-04-01', lastAttempt: '2026-04-02' },
    ...changes,
  });
}

async function atPayment(subscription = unpaid(), { search = '', cards = [bad, good, old] } = {}) {
  const { visitor, gateway } = await subscriber(subscription);
  const { shop, savedCards } = visitor.shopper.tab.world;
  for (const card of cards.toReversed()) shop.savedCards.add(shop.customer!.id, card);
  for (const { id, lastDigits } of cards)
    gateway.giveCard({ walletPaymentSourceId: id, lastDigits, isDeclined: id === '1' });
  const open = () => visitor.shopper.open(page.View, `${path}${search}`, { params: { id: 'subscription-17' } });
  const rendered = await open();
  await visitor.pass();
  return { visitor, gateway, shop, savedCards, ...rendered };
}

const section = () => screen.queryByRole('region', { name: messages.title });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const pay = messages.pay('$91.65');

describe('A delivery that could not be paid (spec §4 Subscription actions, update)', () => {
  it('comes first: its price, the failed card, the day of the next attempt, and another card chosen', async () => {
    const { container } = await atPayment();
    expect(section()?.textContent).toContain(messages.text('$91.65', 'Visa ending in 0341', 'March 31, 2026'));
    expect(section()?.textContent).toContain(messages.tryAgainOn('April 1, 2026', 'April 2, 2026'));
    expect([radio(/0004/).checked, radio(/0341/).checked, radio(/0002/).disabled]).toEqual([true, false, true]);
    const delivery = screen.getByRole('region', { name: messages.unpaidDelivery });
    // It waits for nothing but its payment: no day until which it can be changed.
    expect(screen.queryByText(subscriptionMessages.next.tooLate)).toBeNull();
    expect([...delivery.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['March 31, 2026']);
    expect(
      screen.queryByRole('button', { name: new RegExp(subscriptionMessages.settings.changeNamed.card) }),
    ).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('says of a paid one that goes out today that it is too late to change it', async () => {
    await atPayment(aClub({ actionableDate: today }));
    screen.getByText(subscriptionMessages.next.tooLate);
    expect(section()).toBeNull();
  });

  it('says that there is no further attempt, once that is so', async () => {
    await atPayment(unpaid({ unpaidDelivery: { total: cents(9165) } }));
    expect(section()?.textContent).toContain(messages.noMoreTries);
  });

  it('is paid with another card: it goes out, and the form is gone', async () => {
    const { visitor, gateway, container } = await atPayment();
    await press(visitor, pay);
    expect(gateway.charged).toEqual(['subscription-17']);
    expect(section()).toBeNull();
    screen.getByText(messages.delivered.title);
    screen.getByText(messages.delivered.text(formatDay(gateway.see('subscription-17')!.actionableDate!)));
    expect(visitor.shopper.heard).toContain(messages.delivered.title);
    expect(document.activeElement?.textContent).toContain(messages.delivered.title);
    expect(await violations(container)).toEqual([]);
  });

  it('says the words of the bank when the card is declined, keeps the choice, and takes another', async () => {
    const { visitor, gateway } = await atPayment(unpaid({ card: { lastDigits: '9999' } }));
    await userEvent.click(radio(/0341/));
    await press(visitor, pay);
    expect(told()).toContain(messages.declined('The bank says no.'));
    expect([radio(/0341/).checked, gateway.charged]).toEqual([true, []]);
    await userEvent.click(radio(/0004/));
    expect(told()).not.toContain('The bank says no.');
    await press(visitor, pay);
    expect(gateway.charged).toEqual(['subscription-17']);
  });

  it('is charged once, however often the button is pressed', async () => {
    const { visitor, gateway } = await atPayment();
    const gate = gateway.hold('retryPayment');
    await press(visitor, pay);
    await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
    gate.release();
    await visitor.pass();
    expect(gateway.charged).toEqual(['subscription-17']);
  });

  it('is not charged again by a second press after an answer that was lost', async () => {
    const { visitor, gateway } = await atPayment();
    gateway.failAfter('retryPayment', noAnswer());
    gateway.failNext('read', noAnswer());
    await press(visitor, pay);
    await press(visitor, pay);
    expect(gateway.charged.length).toBeLessThanOrEqual(1);
  });

  it('is left to a back end that charges by itself, and says when', async () => {
    const { visitor, gateway } = await atPayment();
    gateway.paymentRetry = 'next-day';
    await press(visitor, pay);
    expect(gateway.charged).toEqual([]);
    screen.getByText(messages.scheduled.title);
    screen.getByText(/Mastercard|0004/, { selector: 'p' });
  });

  it('waits when something is sold out', async () => {
    const { visitor, gateway } = await atPayment();
    gateway.failNext('retryPayment', invalid({ line_items: ['are sold out'] }));
    await press(visitor, pay);
    expect(told()).toContain(subscriptionMessages.soldOut);
  });
});

describe('A new card for a subscription (spec §3 walletPaymentSources)', () => {
  it('is entered on the hosted page, which comes back here with it chosen', async () => {
    const { visitor, savedCards, unmount } = await atPayment(unpaid(), { cards: [bad] });
    expect(screen.queryByRole('button', { name: pay })).toBeNull();
    await press(visitor, messages.add);
    const { leftFor } = visitor.shopper.tab.window;
    savedCards.saveCard(leftFor!, { lastDigits: '4242' });
    unmount();
    await visitor.shopper.open(page.View, `${path}?card_session_id=${leftFor!.split('/').at(-1)}`, {
      params: { id: 'subscription-17' },
    });
    await visitor.pass();
    expect(radio(/4242/).checked).toBe(true);
    screen.getByRole('button', { name: pay });
  });

  it('cannot be added where cards can only be listed: the page names the contact', async () => {
    const { visitor, savedCards } = await atPayment();
    savedCards.failNext('prepareCard', new GatewayError({ code: 'not_allowed' }));
    await press(visitor, messages.add);
    expect(told()).toContain(savedCardFailures.not_allowed);
  });

  it('is chosen on return, only when it is really there, and the address no longer says so', async () => {
    const saved = aSavedCard({ id: '4', lastDigits: '4242', cardSessionId: 'session-1' });
    const { visitor } = await atPayment(unpaid(), { cards: [bad, good, saved], search: '?card_session_id=session-1' });
    expect(radio(/4242/).checked).toBe(true);
    screen.getByText(savedCardMessages.saved('Visa ending in 4242'));
    expect(visitor.address).toBe(path);
  });

  it('pays on return, and is not asked about again', async () => {
    const saved = aSavedCard({ id: '4', lastDigits: '4242', cardSessionId: 'session-1' });
    const { visitor, gateway } = await atPayment(unpaid(), {
      cards: [bad, saved],
      search: '?card_session_id=session-1',
    });
    await press(visitor, pay);
    expect(gateway.charged).toHaveLength(1);
    expect([section(), screen.queryByRole('dialog')]).toEqual([null, null]);
  });

  it.each([
    ['?card_session_id=no-such-session', savedCardMessages.notYet],
    ['?payment_error=cancelled', savedCardMessages.errors.cancelled],
  ])('may not have come: %s', async (search, text) => {
    const { gateway } = await atPayment(unpaid(), { search });
    screen.getByText(text);
    expect(gateway.charged).toEqual([]);
  });

  it('changes the card of the next deliveries in a dialog, where nothing is charged', async () => {
    const { visitor, gateway } = await atPayment(aClub({ card: { walletPaymentSourceId: '1', lastDigits: '0341' } }));
    await press(visitor, `${subscriptionMessages.settings.change} ${subscriptionMessages.settings.changeNamed.card}`);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /0004/ }));
    await press(visitor, messages.change.save);
    expect(gateway.see('subscription-17')?.card?.walletPaymentSourceId).toBe('2');
    expect([screen.queryByRole('dialog'), gateway.charged]).toEqual([null, []]);
  });

  it('opens that dialog for a member who comes back with a card', async () => {
    const saved = aSavedCard({ id: '4', lastDigits: '4242', cardSessionId: 'session-1' });
    const card = { walletPaymentSourceId: '1', lastDigits: '0341' };
    const { container } = await atPayment(aClub({ card }), {
      cards: [good, saved],
      search: '?card_session_id=session-1',
    });
    expect(within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(
      true,
    );
    expect(await violations(container)).toEqual([]);
  });

  it('asks for the cards again when they do not come', async () => {
    const { visitor, gateway } = await subscriber(unpaid());
    const { savedCards } = visitor.shopper.tab.world;
    savedCards.failNext('list', noAnswer());
    savedCards.failNext('list', noAnswer());
    await visitor.shopper.open(page.View, path, { params: { id: 'subscription-17' } });
    await visitor.pass();
    screen.getByRole('heading', { name: messages.failed.title });
    await press(visitor, kitMessages.tryAgain);
    screen.getByText(messages.none);
    expect(gateway.charged).toEqual([]);
  });
});

describe('A box without a card (spec §4 Subscription actions, update)', () => {
  function withoutCard(changes: Partial<Subscription> = {}): Subscription {
    const { card: _, ...box } = aClub(changes);
    return box;
  }

  it('says that it needs one, leads to the choice, and is quiet once one is chosen', async () => {
    const { visitor, gateway, container } = await atPayment(withoutCard());
    screen.getByText(messages.needsCard.title);
    screen.getByText(messages.needsCard.planned('December 20, 2026'));
    screen.getByText(subscriptionMessages.problems['needs-card'].badge);
    expect(await violations(container)).toEqual([]);
    await press(visitor, messages.needsCard.action);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /0004/ }));
    await press(visitor, messages.change.save);
    expect(gateway.see('subscription-17')?.card?.walletPaymentSourceId).toBe('2');
    expect([screen.queryByText(messages.needsCard.title), gateway.charged]).toEqual([null, []]);
  });

  it('waits from its day on, and is not said to be packed', async () => {
    await atPayment(withoutCard({ actionableDate: today }));
    screen.getByText(messages.needsCard.waiting('March 31, 2026'));
    screen.getByRole('region', { name: messages.needsCard.delivery });
    expect(screen.queryByText(subscriptionMessages.next.tooLate)).toBeNull();
  });

  it('needs none while nothing is planned', async () => {
    const { actionableDate: _, ...paused } = withoutCard({ state: 'paused' });
    await atPayment(paused);
    expect(screen.queryByText(messages.needsCard.title)).toBeNull();
  });
});

describe('A card that ends before the next box ships (spec §3 walletPaymentSources)', () => {
  const ending = aSavedCard({ id: '5', lastDigits: '5555', month: 4, year: 2026 });
  const card = { walletPaymentSourceId: '5', cardType: 'visa', lastDigits: '5555' };

  it.each([
    ['2026-04-30', 0],
    ['2026-05-01', 1],
  ] as const)('is named when the box ships on %s, %i times', async (actionableDate, times) => {
    const { visitor, container } = await atPayment(aClub({ card, actionableDate }), { cards: [ending, good] });
    expect(screen.queryAllByText(messages.expiring.text('Visa ending in 5555'))).toHaveLength(times);
    expect(await violations(container)).toEqual([]);
    if (times === 0) return;
    await press(visitor, messages.expiring.action);
    within(screen.getByRole('dialog')).getByRole('radio', { name: /0004/ });
  });
});

describe('The list of subscriptions (spec §3 Subscription)', () => {
  it('begins with one whose delivery waits for its payment', async () => {
    const { visitor } = await subscriber(unpaid(), aClub({ id: 'subscription-18' }));
    await openList(visitor);
    const [first] = within(screen.getByRole('list', { name: subscriptionMessages.title })).getAllByRole('listitem');
    expect(first!.textContent).toContain(subscriptionMessages.problems['delivery-unpaid'].badge);
    expect(first!.textContent).toContain(subscriptionMessages.problems['delivery-unpaid'].text);
  });
});
