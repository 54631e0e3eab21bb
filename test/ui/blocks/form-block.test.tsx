import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { FormBlock } from '#src/domain/page/page-block';
import type { PageContent } from '#src/domain/page/page-content';
import { giveawayMessages as messages } from '#src/ui/campaign/parts/giveaway-messages';
import { contactPageMessages } from '#src/ui/contact/parts/contact-page-messages';
import * as staticPage from '#src/ui/content/static-page';
import { mailingListMessages } from '#src/ui/mailing-list/parts/mailing-list-messages';
import { noAnswer } from '#test/application/failures';
import { unitedStates } from '#test/domain/geography/united-states';
import { invalid, rateLimited } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const day = 86_400_000;
const email = 'ada@example.test';
const base = {
  kind: 'form',
  title: 'Take part',
  text: 'Twelve cans are to be won.',
  coming: { text: 'Come back then.', action: { label: 'Get the newsletter', to: '/newsletter/' } },
  over: { text: 'We have a winner.', action: { label: 'See the cans', to: '/shop/' } },
} as const;
const giveaway = { form: 'giveaway', giveaway: 'cans', excludedStates: ['UT'], terms: '/cans-terms/' } as const;
const list = { form: 'mailing-list', list: 'orange-wine' } as const;

/** A page with one form, in a shop where the giveaway takes entries whatever the page says. */
async function open(block: FormBlock, hash = '', tab = openTab()) {
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
  tab.world.giveaways.giveaways.set('cans', { excludedStates: ['UT'] });
  const content: PageContent = {
    kind: 'static-page',
    path: '/cans/',
    title: 'Cans',
    description: 'All about them.',
    noindex: false,
    body: [],
    blocks: [block],
  };
  const page = openPage(staticPage, content, content.path + hash, tab);
  await page.pass();
  const { giveaways, mailingLists } = tab.world;
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await page.pass();
  };
  const fill = async (state = 'CA') => {
    await fillIn(screen.getByRole('textbox', { name: /^Your name/ }), ' Ada E. ');
    await fillIn(screen.getByRole('textbox', { name: /^E-mail/ }), email.toUpperCase());
    await userEvent.selectOptions(screen.getByRole('combobox'), state);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  };
  return { ...page, giveaways, mailingLists, press, fill };
}

describe('A giveaway on a page (spec §2 campaign pages, sweepstakes terms)', () => {
  it('takes an entry, says so, and leads to the rules before', async () => {
    const { giveaways, press, fill, container } = await open({ ...base, ...giveaway, period: {} });
    expect(await violations(container)).toEqual([]);
    expect(screen.getByRole('link', { name: messages.readTerms }).getAttribute('href')).toBe('/cans-terms/');
    await fill();
    await press(messages.enter);
    expect(giveaways.entries).toEqual([
      { giveaway: 'cans', entry: { name: 'Ada E.', email, state: 'CA', isOfAge: true, agreesToTerms: true } },
    ]);
    expect(document.activeElement?.textContent).toContain(messages.enteredText(email));
    expect(await violations(container)).toEqual([]);
    await press(messages.another);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe('');
  });

  it('names the missing input, field by field, and sends nothing', async () => {
    const { giveaways, press, container } = await open({ ...base, ...giveaway, period: {} });
    await press(messages.enter);
    for (const field of ['name', 'email', 'state', 'adult', 'terms'] as const)
      expect(container.textContent).toContain(messages.problems[field]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your name/ }));
    expect(giveaways.received).toEqual([]);
    expect(await violations(container)).toEqual([]);
  });

  it('names the state whose people may not enter', async () => {
    const { giveaways, press, fill } = await open({ ...base, ...giveaway, period: {} });
    await fill('UT');
    await press(messages.enter);
    screen.getByText(messages.problems.excluded('Utah'));
    expect(giveaways.entries).toEqual([]);
  });

  it.each([
    ['without a connection', noAnswer(), 'could not reach the shop'],
    ['when it is tried too often', rateLimited(), messages.problems.tooOften],
    ['when the service knows that it is over', invalid({ giveaway: ['is over'] }), messages.problems.closed],
    ['when the service refuses a field', invalid({ email: ['is invalid'] }), messages.problems.email],
  ])('says it %s, and keeps the typed text', async (_when, failure, expected) => {
    const { giveaways, press, fill, container } = await open({ ...base, ...giveaway, period: {} });
    giveaways.failNext('enter', failure);
    await fill();
    await press(messages.enter);
    expect(container.textContent).toContain(expected);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email.toUpperCase());
  });

  it('knows the address of the signed-in customer', async () => {
    const { ports: container, pass } = await open({ ...base, ...giveaway, period: {} });
    act(() => container.get(CustomerState).replace({ id: 'customer-1', email, name: 'Ada' }));
    await pass();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email);
  });
});

describe('The time of a form (spec §2 Campaign pages: before and after it says so)', () => {
  it('leads on before it begins, opens by itself, and closes with its last moment', async () => {
    const tab = openTab();
    const now = tab.scheduler.clock.now();
    const period = { starts: now + 30 * day, ends: now + 40 * day };
    const { container, pass } = await open({ ...base, ...giveaway, period }, '', tab);
    expect(container.textContent).toContain(base.coming.text);
    expect(screen.getByRole('link', { name: base.coming.action.label }).getAttribute('href')).toBe('/newsletter/');
    expect(screen.queryByRole('button', { name: messages.enter })).toBeNull();
    expect(await violations(container)).toEqual([]);

    await pass(30 * day - 1);
    expect(screen.queryByRole('button', { name: messages.enter })).toBeNull();
    await pass(1);
    screen.getByRole('button', { name: messages.enter });
    expect(container.textContent).not.toContain(base.coming.text);

    await pass(10 * day);
    expect(screen.queryByRole('button', { name: messages.enter })).toBeNull();
    expect(container.textContent).toContain(base.over.text);
    expect(screen.getByRole('link', { name: base.over.action.label }).getAttribute('href')).toBe('/shop/');
    expect(await violations(container)).toEqual([]);
  });
});

describe('A mailing list on a page (spec §2 early access)', () => {
  const { 'orange-wine': listMessages } = mailingListMessages.lists;

  it('adds no contact to it before the link of the message was opened, here', async () => {
    const tab = openTab();
    const { mailingLists, press, unmount } = await open({ ...base, ...list, period: {} }, '', tab);
    await fillIn(screen.getByRole('textbox'), email);
    await press(listMessages.action);
    expect(mailingLists.stateOf('orange-wine', email)).toBe('asked');
    unmount();
    const linked = await open({ ...base, ...list, period: {} }, `#confirm=${mailingLists.messages[0]!.token}`, tab);
    await linked.press(mailingListMessages.press.confirm);
    expect(mailingLists.stateOf('orange-wine', email)).toBe('subscribed');
    expect(linked.container.textContent).toContain(listMessages.confirmed);
  });

  it('still takes off by a link once it is over, and says when a link does not work', async () => {
    const tab = openTab();
    const { mailingLists } = tab.world;
    await mailingLists.subscribe('orange-wine', email);
    const { token } = mailingLists.messages[0]!;
    const over: FormBlock = { ...base, ...list, period: { ends: tab.scheduler.clock.now() } };
    const closed = await open(over, `#unsubscribe=${token}`, tab);
    await closed.press(mailingListMessages.press.unsubscribe);
    expect(mailingLists.stateOf('orange-wine', email)).toBe('unsubscribed');
    expect(closed.container.textContent).toContain(listMessages.left);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await violations(closed.container)).toEqual([]);
    closed.unmount();
    const wrong = await open(over, '#confirm=made-up', tab);
    await wrong.press(mailingListMessages.press.confirm);
    expect(screen.getByRole('alert').textContent).toBe(mailingListMessages.problems.link);
  });
});

describe('A message to the shop on a page (spec §2 contact)', () => {
  it('has the subject of the page', async () => {
    await open({ ...base, form: 'contact', topic: 'team-tasting', period: {} });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('team-tasting');
    screen.getByRole('button', { name: contactPageMessages.send });
  });
});
