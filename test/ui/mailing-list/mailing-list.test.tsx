import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import { todayOf } from '#src/domain/interval/calendar-day';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import type { MailingListContent } from '#src/domain/page/page-content';
import { birthDateMessages } from '#src/ui/age/shared/birth-date-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import * as mailingListPage from '#src/ui/mailing-list/mailing-list';
import { mailingListMessages as messages } from '#src/ui/mailing-list/parts/mailing-list-messages';
import { noAnswer } from '#test/application/failures';
import { rateLimited } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const contentOf = (list: MailingList): MailingListContent => ({
  kind: 'mailing-list',
  path: `/${list}/`,
  title: 'A list',
  description: 'What comes of it.',
  noindex: false,
  list,
  body: [],
  ...(list === 'sms' && { consent: 'I agree. STOP ends it.' }),
});

function open(list: MailingList, hash = '', tab = openTab()) {
  const content = contentOf(list);
  const page = openPage(mailingListPage, content, content.path + hash, tab);
  const lists = tab.world.mailingLists;
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await page.pass();
  };
  const give = async (contact: string) => {
    await userEvent.clear(field());
    if (contact) await fillIn(field(), contact);
    await press(messages.lists[list].action);
  };
  return { ...page, lists, field, press, give };
}

const email = 'ada@example.test';

describe('The newsletter (spec §2 opt-in)', () => {
  it('says the same to contacts on it and others; only a link puts one on it', async () => {
    const { lists, give, container, press } = open('newsletter');
    expect(await violations(container)).toEqual([]);
    await give(` ${email.toUpperCase()} `);
    expect(lists.stateOf('newsletter', email)).toBe('asked');
    expect(document.activeElement?.textContent).toContain(messages.lists.newsletter.asked(email));
    await lists.confirm(lists.messages[0]!.token);
    await press(messages.other);
    await give(email);
    expect(container.textContent).toContain(messages.lists.newsletter.asked(email));
    expect(await violations(container)).toEqual([]);
  });

  it('lets an address go at once, known or not', async () => {
    const { lists, field, press, container } = open('newsletter');
    await fillIn(field(), email);
    await press(messages.unsubscribe);
    expect(lists.stateOf('newsletter', email)).toBe('unsubscribed');
    expect(container.textContent).toContain(messages.unsubscribed(email));
  });

  it("does a link's action after a press, once, and hides the link", async () => {
    const tab = openTab();
    const { mailingLists: lists } = tab.world;
    await lists.subscribe('newsletter', email);
    const { token } = lists.messages[0]!;
    const first = open('newsletter', `#confirm=${token}`, tab);
    await first.pass();
    // Whatever opens the link and runs scripts, such as a scanner of mails, changes nothing.
    expect([lists.stateOf('newsletter', email), lists.received.filter((method) => method === 'confirm')]).toEqual([
      'asked',
      [],
    ]);
    expect(await violations(first.container)).toEqual([]);
    await first.press(messages.press.confirm);
    expect(lists.stateOf('newsletter', email)).toBe('subscribed');
    expect(first.container.textContent).toContain(messages.lists.newsletter.confirmed);
    expect(lists.received.filter((method) => method === 'confirm')).toHaveLength(1);
    first.unmount();
    const second = open('newsletter', `#unsubscribe=${token}`, tab);
    await second.pass();
    expect(lists.stateOf('newsletter', email)).toBe('subscribed');
    await second.press(messages.press.unsubscribe);
    expect(lists.stateOf('newsletter', email)).toBe('unsubscribed');
    expect(second.container.textContent).toContain(messages.lists.newsletter.left);
  });

  it("does a link's action a second time without an answer, though the link is gone from the address", async () => {
    const tab = openTab();
    const { mailingLists: lists } = tab.world;
    await lists.subscribe('newsletter', email);
    lists.failNext('confirm', noAnswer());
    const { press, pass, container } = open('newsletter', `#confirm=${lists.messages[0]!.token}`, tab);
    await pass();
    await press(messages.press.confirm);
    expect([lists.stateOf('newsletter', email), screen.getByRole('alert').textContent]).toEqual([
      'asked',
      expect.stringContaining('could not reach the shop'),
    ]);
    await press(kitMessages.tryAgain);
    expect(lists.stateOf('newsletter', email)).toBe('subscribed');
    expect(container.textContent).toContain(messages.lists.newsletter.confirmed);
  });

  it('says that a link does not work any more, and offers a new one', async () => {
    const { container, press, give, lists } = open('newsletter', '#confirm=made-up');
    await press(messages.press.confirm);
    expect(screen.queryByRole('button', { name: kitMessages.tryAgain })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(messages.problems.link);
    expect(await violations(container)).toEqual([]);
    await give(email);
    expect(lists.stateOf('newsletter', email)).toBe('asked');
  });

  it('knows the address of the signed-in customer', async () => {
    const { ports: container, field, pass } = open('newsletter');
    act(() => container.get(CustomerState).replace({ id: 'customer-1', email }));
    await pass();
    expect(field().value).toBe(email);
  });

  it.each([
    ['without a connection', noAnswer(), 'could not reach the shop'],
    ['when it is asked too often', rateLimited(), messages.problems.tooOften],
  ])('says it %s, and keeps the typed text', async (_when, failure, expected) => {
    const { lists, give, field } = open('newsletter');
    lists.failNext('subscribe', failure);
    await give(email);
    expect(screen.getByRole('alert').textContent).toContain(expected);
    expect(field().value).toBe(email);
  });

  it('says where to turn where no service keeps the lists', () => {
    open('newsletter', '', openTab({ variables: { VITE_OPT_IN_URL: '' } }));
    screen.getByText(messages.notOffered);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Text messages (spec §2 sms-opt-in)', () => {
  it('need the consent and a number of the United States, written as one likes', async () => {
    const { lists, give, container, press } = open('sms');
    await give('(202) 555-0123');
    screen.getByText(messages.problems.consent);
    expect(lists.received).toEqual([]);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await press(messages.lists.sms.action);
    expect(lists.stateOf('sms', '+12025550123')).toBe('asked');
    expect(container.textContent).toContain(messages.lists.sms.asked('+12025550123'));
  });

  it('ask for a full date of birth where the shop says so, and send on the yes with its day alone', async () => {
    const tab = openTab({ variables: { VITE_BIRTH_DATE_LISTS: 'sms' } });
    const { lists, press, container } = open('sms', '', tab);
    const birthDate = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Date of birth/ });
    const today = todayOf(tab.container.get(Clock).now());
    const yearsAgo = (years: number) => `${today.slice(5, 7)}/${today.slice(8)}/${Number(today.slice(0, 4)) - years}`;
    await fillIn(screen.getByRole('textbox', { name: /^Mobile number/ }), '(202) 555-0123');
    await userEvent.click(screen.getByRole('checkbox'));
    await press(messages.lists.sms.action);
    screen.getByText(birthDateMessages.problems.unreadable);
    expect([document.activeElement, lists.received]).toEqual([birthDate(), []]);
    expect(await violations(container)).toEqual([]);
    await fillIn(birthDate(), yearsAgo(20));
    await press(messages.lists.sms.action);
    screen.getByText(birthDateMessages.problems.tooYoung);
    expect(lists.received).toEqual([]);
    await userEvent.clear(birthDate());
    await fillIn(birthDate(), yearsAgo(21));
    await press(messages.lists.sms.action);
    expect(lists.stateOf('sms', '+12025550123')).toBe('asked');
    expect(lists.ofAgeOn('sms', '+12025550123')).toBe(today);
    await press(messages.other);
    expect(birthDate().value).toBe('');
  });

  it('ask for no date of birth elsewhere', () => {
    open('newsletter', '', openTab({ variables: { VITE_BIRTH_DATE_LISTS: 'sms' } }));
    expect(screen.queryByRole('textbox', { name: /^Date of birth/ })).toBeNull();
  });

  it.each(['', '+44 20 7183 8750', '555-0123', email])('refuse "%s" in words', async (typed) => {
    const { lists, give, field } = open('sms');
    await userEvent.click(screen.getByRole('checkbox'));
    await give(typed);
    screen.getByText(messages.problems.phone);
    expect([document.activeElement, lists.received]).toEqual([field(), []]);
  });
});

describe.each(['mothers-day', 'fathers-day'] as const)('The page to skip a day: %s (spec §2 opt-out pages)', (list) => {
  it('takes an address off at once, without an account, and undoes it by the link', async () => {
    const tab = openTab();
    const { lists, give, container, unmount } = open(list, '', tab);
    await give(email);
    expect(lists.stateOf(list, email)).toBe('unsubscribed');
    expect(container.textContent).toContain(messages.lists[list].asked(email));
    unmount();
    const undo = open(list, `#confirm=${lists.messages[0]!.token}`, tab);
    await undo.press(messages.press.confirm);
    expect(lists.stateOf(list, email)).toBe('subscribed');
    expect(undo.container.textContent).toContain(messages.lists[list].confirmed);
  });
});
