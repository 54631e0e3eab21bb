import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { ContactContent } from '#src/domain/contact/contact-content';
import type { ContactTopic } from '#src/domain/contact/contact-message';
import * as contactPage from '#src/ui/contact/contact';
import { contactPageMessages as messages } from '#src/ui/contact/parts/contact-page-messages';
import { ContactPresenter } from '#src/ui/contact/parts/contact.presenter';
import { observableInputs } from '#src/ui/kit/use-presenter';
import { noAnswer } from '#test/application/failures';
import { invalid, rateLimited } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const content: ContactContent = {
  kind: 'contact',
  path: '/contact/',
  title: 'Contact us',
  description: 'A person answers.',
  noindex: false,
  body: [],
  details: {
    address: { street: '1 Pier', city: 'Salem', state: 'OR', zipcode: '97301' },
    hours: ['Monday to Friday'],
  },
};

/** The contact page, in a tab whose drafts outlive it. */
function open(address = '/contact/', tab = openTab()) {
  tab.content.shell = { ...tab.content.shell, contactEmail: 'hello@cans.test' };
  const page = openPage(contactPage, content, address, tab);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
  const topic = () => screen.getByRole<HTMLSelectElement>('combobox');
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.send }));
    await page.pass();
  };
  const fill = async () => {
    await userEvent.selectOptions(topic(), 'damage');
    await fillIn(field(messages.name), 'Ada');
    await fillIn(field(messages.email), 'ada@example.test');
    await fillIn(field(messages.text), 'Two cans leaked.');
  };
  const alert = () => screen.getByRole('alert').textContent;
  return { ...page, contact: tab.world.contact, field, topic, send, fill, alert };
}

const typed = { topic: 'damage', name: 'Ada', email: 'ada@example.test', text: 'Two cans leaked.' };

describe('The contact page (spec §2 contact)', () => {
  it('sends a message, says where the answer goes, and takes another one', async () => {
    const { contact, fill, send, container, field } = open();
    expect(await violations(container)).toEqual([]);
    await fill();
    await send();
    expect(contact.messages).toEqual([typed]);
    screen.getByText(messages.sentText('ada@example.test'));
    expect(document.activeElement?.textContent).toBe(messages.sent);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: messages.another }));
    expect([field(messages.name).value, field(messages.text).value]).toEqual(['Ada', '']);
  });

  it('says where else the shop is to be found', () => {
    open();
    expect(screen.getByRole('link', { name: 'hello@cans.test' }).getAttribute('href')).toBe('mailto:hello@cans.test');
    for (const text of ['Monday to Friday', /Salem, OR 97301/]) screen.getByText(text);
  });

  it('knows from its link its subject, and leaves out impossible ones', () => {
    const { topic, field, unmount } = open('/contact/?topic=damage&order=r123456789');
    expect([topic().value, field(messages.order).value]).toEqual(['damage', 'R123456789']);
    unmount();
    const other = open('/contact/?topic=nonsense&order=<b>1</b>');
    expect([other.topic().value, other.field(messages.order).value]).toEqual(['', '']);
  });

  it('knows the signed-in customer, also when that becomes known later, and keeps the typed text', async () => {
    const { ports: container, field, pass } = open();
    await fillIn(field(messages.email), 'other@example.test');
    act(() => container.get(CustomerState).replace({ id: 'customer-1', name: 'Ada E.', email: 'ada@example.test' }));
    await pass();
    expect([field(messages.name).value, field(messages.email).value]).toEqual(['Ada E.', 'other@example.test']);
  });

  it('lands once when it is pressed twice', async () => {
    const { contact, fill, pass } = open();
    await fill();
    const gate = contact.hold('send');
    await userEvent.dblClick(screen.getByRole('button', { name: messages.send }));
    gate.release();
    await pass();
    expect(contact.messages).toHaveLength(1);
  });

  it('lands once when the answer is lost and it is sent again, also after a reload', async () => {
    const tab = openTab();
    const { contact, fill, send, alert, unmount } = open('/contact/', tab);
    await fill();
    contact.failAfter('send', noAnswer());
    await send();
    expect(alert()).toContain('nothing is lost');
    contact.failAfter('send', noAnswer());
    await send();
    unmount();
    const again = open('/contact/', tab);
    expect(again.field(messages.text).value).toBe('Two cans leaked.');
    await again.send();
    expect(contact.messages).toEqual([typed]);
    screen.getByText(messages.sentText('ada@example.test'));
  });

  it('is another message once it was changed', async () => {
    const { contact, fill, send, field, tab } = open();
    await fill();
    contact.failAfter('send', noAnswer());
    await send();
    await fillIn(field(messages.text), ' Three, in fact.');
    await tab.scheduler.advance(10);
    await send();
    expect(contact.messages.map(({ text }) => text)).toEqual(['Two cans leaked.', 'Two cans leaked. Three, in fact.']);
  });

  it('keeps the typed text over a reload, and forgets it once it was sent', async () => {
    const tab = openTab();
    const first = open('/contact/', tab);
    await first.fill();
    first.unmount();
    const second = open('/contact/', tab);
    expect([second.topic().value, second.field(messages.text).value]).toEqual(['damage', 'Two cans leaked.']);
    await second.send();
    second.unmount();
    expect(open('/contact/', tab).field(messages.text).value).toBe('');
  });

  it.each([
    ['nothing', {}, [messages.problems.topic, messages.problems.name, messages.problems.email, messages.problems.text]],
    ['a wrong order number', { [messages.order]: 'my last one' }, [messages.problems.order]],
    ['a wrong address', { [messages.email]: 'ada@' }, [messages.problems.email]],
    ['a text without end', { [messages.text]: 'x'.repeat(5001) }, [messages.problems.textTooLong]],
  ])('names the problem of %s, and sends nothing', async (_what, wrong, problems) => {
    const { contact, field, send, container, fill } = open();
    if (Object.keys(wrong).length > 0) await fill();
    for (const [name, value] of Object.entries(wrong)) {
      await userEvent.clear(field(name));
      await userEvent.click(field(name));
      await userEvent.paste(value);
    }
    await send();
    for (const problem of problems) expect(container.textContent).toContain(problem);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect([contact.messages, contact.received]).toEqual([[], []]);
    expect(await violations(container)).toEqual([]);
  });

  it('sends 5,000 characters with markup as they are', async () => {
    const { contact, fill, field, send } = open();
    await fill();
    const text = `<script>alert(1)</script>${'x'.repeat(4975)}`;
    await userEvent.clear(field(messages.text));
    await userEvent.click(field(messages.text));
    await userEvent.paste(text);
    await send();
    expect(contact.messages[0]?.text).toBe(text);
  });

  it.each([
    ['without a connection', noAnswer(), 'could not reach the shop'],
    ['when the service breaks', new GatewayError({ code: 'server_error' }), 'went wrong on our side'],
    ['when too much is sent', rateLimited(), messages.problems.tooOften],
    ['when the service takes no such order number', invalid({ order_number: ['is invalid'] }), messages.problems.order],
  ])('says it %s, keeps the typed text, and can be sent again', async (_when, failure, expected) => {
    const { contact, fill, send, field, container } = open();
    await fill();
    contact.failNext('send', failure);
    await send();
    expect(container.textContent).toContain(expected);
    expect(field(messages.text).value).toBe('Two cans leaked.');
    await send();
    expect(contact.messages).toEqual([typed]);
  });

  it('offers an e-mail where no service takes messages', async () => {
    const { container } = open('/contact/', openTab({ variables: { VITE_CONTACT_URL: '' } }));
    expect(screen.queryByRole('button', { name: messages.send })).toBeNull();
    expect(screen.getByRole('link', { name: messages.byMail }).getAttribute('href')).toBe('mailto:hello@cans.test');
    expect(await violations(container)).toEqual([]);
  });

  it('takes the topic of a link that opens while the page is shown', () => {
    const given = observableInputs<{ topic: ContactTopic | undefined; order: string | undefined }>({
      topic: undefined,
      order: undefined,
    });
    const presenter = openTab().make(ContactPresenter, given);
    const unmount = presenter.mount();
    presenter.form.type('text', 'Two cans leaked.');
    runInAction(() => (given.topic = 'payment'));
    expect(presenter.form.values).toMatchObject({ topic: 'payment', text: 'Two cans leaked.' });
    unmount();
  });
});
