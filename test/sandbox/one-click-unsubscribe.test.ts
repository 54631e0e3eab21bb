import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { newestMailTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });
const contact = 'press@example.test';

describe('The address to which mailboxes post (RFC 8058)', () => {
  it('leads to a page, and unsubscribes no contact before it is pressed', async () => {
    const anybody = new ShopClient(sandbox);
    const stateNow = async () => {
      const { contacts } = (await (await fetch(`${sandbox.url}/_control/mailing-lists`)).json()) as {
        readonly contacts: readonly { readonly contact: string; readonly state: string }[];
      };
      return contacts.find((one) => one.contact === contact)?.state;
    };
    await anybody.send('POST', '/api/mailing_lists/newsletter/subscriptions', { contact });
    const [, token = ''] = /#confirm=([\w-]+)/.exec(JSON.stringify(await newestMailTo(sandbox, contact))) ?? [];
    await anybody.send('POST', '/api/mailing_lists/links/confirmations', { token });
    const address = `${sandbox.url}/api/mailing_lists/links/unsubscriptions/${token}`;
    const shown = await fetch(address, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`/newsletter/#unsubscribe=${token}$`)),
    ]);
    expect(await stateNow()).toBe('subscribed');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(await stateNow()).toBe('unsubscribed');
  });
});
