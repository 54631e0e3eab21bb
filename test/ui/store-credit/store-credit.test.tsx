import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import type { StoreCreditEvent } from '#src/domain/store-credit/store-credit';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import {
  describeCreditEvent,
  storeCreditMessages as messages,
} from '#src/ui/store-credit/shared/store-credit-messages';
import { page } from '#src/ui/store-credit/store-credit';
import { noAnswer } from '#test/application/failures';
import { inZone } from '#test/support/in-zone';
import { fillIn } from '#test/ui/support/fill-in';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const path = '/account/credit/';
const added: StoreCreditEvent = { action: 'Added', amount: '$20.00', date: 'November 1, 2026', balance: '$20.00' };
const used: StoreCreditEvent = {
  ...added,
  action: 'Used',
  amount: '$5.00',
  balance: '$15.00',
  orderNumber: 'R100000007',
};

async function customerWith(events: readonly StoreCreditEvent[] = [], credit?: number) {
  const visitor = await AccountVisitor.signedIn();
  const { shop, credit: reader } = visitor.shopper.tab.world;
  const { id } = shop.customer!;
  shop.creditEvents.set(id, events);
  if (credit !== undefined) shop.storeCredit.set(id, cents(credit));
  const open = async (address = path) => {
    const view = await visitor.open(page.View, address);
    await visitor.pass();
    return view;
  };
  return { visitor, reader, shop, open };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('Store credit in the account (spec §2 /account/*, §3 Store credit events, User, §7 GET store_credit_events)', () => {
  it('shows the balance, and each event with reason, date and order', async () => {
    const { open } = await customerWith([used, added], 1500);
    const { container } = await open();
    expect(screen.getByText(messages.balance, { selector: 'p' }).textContent).toContain('$15.00');
    expect(rows().map(cells)).toEqual([
      ['November 1, 2026', 'Used for an order Order R100000007', '$5.00', '$15.00'],
      ['November 1, 2026', 'Added', '$20.00', '$20.00'],
    ]);
    expect(screen.getByRole('link', { name: messages.order('R100000007') }).getAttribute('href')).toContain(
      '/account/orders/R100000007/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('shows the shopper’s own day where the server names the moment', async () => {
    inZone('America/Los_Angeles');
    const tonight = Date.parse('2026-12-04T18:30-08:00');
    const { open } = await customerWith([{ ...added, date: 'December 5, 2026', createdAt: tonight }]);
    await open();
    expect(rows().map(cells)).toEqual([['December 4, 2026', 'Added', '$20.00', '$20.00']]);
  });

  it('shows the balance after the newest event where the server names no other', async () => {
    const { open } = await customerWith([used, added]);
    await open();
    expect(screen.getByText(messages.balance, { selector: 'p' }).textContent).toContain('$15.00');
  });

  it('names reasons in words, and a new one as the server does', () => {
    expect(['Used', 'credit', 'Eligible', undefined].map(describeCreditEvent)).toEqual([
      'Used for an order',
      'Returned to you',
      'Eligible',
      'Changed',
    ]);
  });

  it('may be none', async () => {
    const { open } = await customerWith();
    const { container } = await open();
    screen.getByText(messages.empty);
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ['', 10, 'Page 1 of 2'],
    ['?page=2', 2, 'Page 2 of 2'],
    ['?page=0', 10, 'Page 1 of 2'],
    ['?page=-1', 10, 'Page 1 of 2'],
    ['?page=x', 10, 'Page 1 of 2'],
  ])('has ten events to a page: %s', async (search, count, current) => {
    const { open } = await customerWith(Array.from({ length: 12 }, () => added));
    await open(path + search);
    expect(rows()).toHaveLength(count);
    screen.getByText(current);
  });

  it('leads back from a page that is not there', async () => {
    const { open } = await customerWith([added]);
    await open(`${path}?page=9999`);
    await userEvent.click(screen.getByRole('link', { name: messages.pages.first }));
    expect(rows()).toHaveLength(1);
  });

  it('can be asked for again when it does not come', async () => {
    const { visitor, reader, open } = await customerWith([added]);
    reader.failNext('list', noAnswer());
    reader.failNext('list', noAnswer());
    await open();
    screen.getByRole('heading', { name: messages.failed.title });
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await visitor.pass();
    expect(rows()).toHaveLength(1);
  });

  it('grows by a gift card that is converted beside it', async () => {
    const { visitor, open } = await customerWith([], 0);
    await open();
    await fillIn(screen.getByLabelText(giftCardMessages.codeLabel), 'FULLFIFTY0000001');
    await userEvent.click(screen.getByRole('button', { name: giftCardMessages.account.check }));
    await visitor.pass();
    await userEvent.click(screen.getByRole('button', { name: giftCardMessages.account.redeem }));
    await visitor.pass();
    expect(screen.getByText(messages.balance, { selector: 'p' }).textContent).toContain('$50.00');
  });

  it('may be out of date when it does not come again after a gift card was converted, and says so', async () => {
    const { visitor, reader, open } = await customerWith([], 0);
    await open();
    await fillIn(screen.getByLabelText(giftCardMessages.codeLabel), 'FULLFIFTY0000001');
    await userEvent.click(screen.getByRole('button', { name: giftCardMessages.account.check }));
    await visitor.pass();
    reader.failNext('list', noAnswer());
    await userEvent.click(screen.getByRole('button', { name: giftCardMessages.account.redeem }));
    await visitor.pass();
    screen.getByText(new RegExp(messages.stale));
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await visitor.pass();
    expect(screen.queryByText(new RegExp(messages.stale))).toBeNull();
    expect(screen.getByText(messages.balance, { selector: 'p' }).textContent).toContain('$50.00');
  });
});
