import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { FormBlock } from '#src/domain/page/page-block';
import type { PageContent } from '#src/domain/page/page-content';
import * as staticPage from '#src/ui/content/static-page';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { findOrderMessages as messages } from '#src/ui/orders/parts/find-order-messages';
import { noAnswer } from '#test/application/failures';
import { notFound, rateLimited } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const email = 'ada@example.test';

/** A page with one form, in a shop with one placed order of ada's. */
async function open(form: 'find-order' | 'gift-card-balance') {
  const tab = openTab();
  const { shop } = tab.world;
  const order = shop.open();
  order.email = email;
  shop.completeElsewhere(order.number);
  const block: FormBlock = { kind: 'form', form, title: 'For guests', text: 'No account needed.', period: {} };
  const content: PageContent = {
    kind: 'static-page',
    path: '/for-guests/',
    title: 'For guests',
    description: 'What they can do.',
    noindex: false,
    body: [],
    blocks: [block],
  };
  const page = openPage(staticPage, content, content.path, tab);
  await page.pass();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await page.pass();
  };
  const ask = async (number: string, address: string) => {
    await fillIn(screen.getByRole('textbox', { name: /^Order number/ }), number);
    await fillIn(screen.getByRole('textbox', { name: /^E-mail/ }), address);
    await press(messages.send);
  };
  return { ...page, shop, order, press, ask };
}

describe('Finding an order by number and e-mail (spec §2 /order/confirmation/:number/:id)', () => {
  it('sends the link of the order to its address, and says the same to every visitor', async () => {
    const { shop, order, ask, container } = await open('find-order');
    expect(await violations(container)).toEqual([]);
    await ask(` #${order.number.toLowerCase()}`, email.toUpperCase());
    expect(shop.mailedOrderLinks).toEqual([{ number: order.number, to: email }]);
    expect(document.activeElement?.textContent).toContain(messages.sentText(order.number, email));
    expect(await violations(container)).toEqual([]);
  });

  it('finds it by a pasted number and address, whatever marks came along (spec §5 Shop form rules)', async () => {
    const { shop, order, ask } = await open('find-order');
    await ask(`\u200e${order.number}\u00a0`, `\u2060${email}\u200e`);
    expect(shop.mailedOrderLinks).toEqual([{ number: order.number, to: email }]);
  });

  it('says the same of an order that is not theirs, and offers to try again', async () => {
    const { shop, order, ask, press } = await open('find-order');
    await ask(order.number, 'eve@example.test');
    expect(shop.mailedOrderLinks).toEqual([]);
    expect(document.activeElement?.textContent).toContain(messages.sentText(order.number, 'eve@example.test'));
    await press(messages.another);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Order number/ }).value).toBe(order.number);
  });

  it('names the problems of the typed text, and sends nothing', async () => {
    const { shop, ask, container } = await open('find-order');
    await ask('one hundred', 'ada');
    for (const problem of [messages.problems.number, messages.problems.email])
      expect(container.textContent).toContain(problem);
    expect(shop.received).not.toContain('sendLink');
  });

  it.each([
    ['without a connection', noAnswer(), 'could not reach the shop'],
    ['when it is asked too often', rateLimited(), messages.problems.tooOften],
    ['where the back end cannot do it', notFound(), messages.problems.notOffered],
  ])('says it %s, and keeps the typed text', async (_when, failure, expected) => {
    const { shop, order, ask, container } = await open('find-order');
    shop.failNext('sendLink', failure);
    await ask(order.number, email);
    expect(container.textContent).toContain(expected);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email);
  });

  it('knows the address of the signed-in customer', async () => {
    const { ports: container, pass } = await open('find-order');
    act(() => container.get(CustomerState).replace({ id: 'customer-1', email }));
    await pass();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email);
  });
});

describe('The balance of a gift card for guests (spec §7 GET gift_cards/redeem)', () => {
  const messages = giftCardMessages.account;
  const check = async (code: string, { press }: Awaited<ReturnType<typeof open>>) => {
    await userEvent.clear(screen.getByRole('textbox'));
    await fillIn(screen.getByRole('textbox'), code);
    await press(messages.check);
  };

  it('is told without an account, with the way to use it', async () => {
    const page = await open('gift-card-balance');
    await check('full-fifty-0000001', page);
    expect(page.container.textContent).toContain(messages.worth('0001', '$50.00'));
    expect(screen.getByRole('link', { name: messages.signIn }).getAttribute('href')).toBe('/account/gift-cards/');
    expect(screen.queryByRole('button', { name: messages.redeem })).toBeNull();
    expect(await violations(page.container)).toEqual([]);
  });

  it('is not told of a code that does not exist, nor of any code after ten of them', async () => {
    const page = await open('gift-card-balance');
    for (let guess = 1; guess <= 10; guess += 1) await check('NOSUCHCARD000001', page);
    expect(page.container.textContent).toContain(describeGiftCardDenial({ reason: 'not_found' }));
    await check('FULLFIFTY0000001', page);
    expect(page.container.textContent).toContain('Too many tries');
    expect(page.container.textContent).not.toContain('$50.00');
  });
});
