import { beforeEach, describe, expect, it } from 'vitest';
import { SaveMailPreferences } from '#src/application/customer/save-mail-preferences';
import { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { noAnswer } from '#test/application/failures';
import { rejection } from '#test/contracts/shop/rejection';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.signIn();
});

const chosen = { news: true, reminders: false };
const save = () => tab.get(SaveMailPreferences).execute(chosen);
const toldProvider = () => tab.provider.users[0]!.metadata['mailPreferences'];

describe('Which mails a customer wants (spec §3 User, Sign-in user; §5 untrusted_metadata; §7 PUT users/me)', () => {
  it('is saved with the shop and with the sign-in provider', async () => {
    expect(await save()).toBe('saved');
    expect(tab.customer.current?.preferences).toEqual(chosen);
    expect(toldProvider()).toEqual(chosen);
  });

  it('is told apart when only the shop has it; saving again tells the provider', async () => {
    tab.provider.failNext('users.updateMetadata', signInError({ code: 'network_error' }));
    expect(await save()).toBe('shop-only');
    expect(tab.customer.current?.preferences).toEqual(chosen);
    expect(await save()).toBe('saved');
    expect(toldProvider()).toEqual(chosen);
  });

  it('is saved nowhere when the shop does not save it', async () => {
    tab.shop.failNext('update', new GatewayError({ code: 'server_error' }));
    expect(await rejection(save())).toMatchObject({ code: 'server_error' });
    expect(toldProvider()).toBeUndefined();
  });

  it('is saved when only the answer of the shop was lost', async () => {
    tab.shop.failAfter('update', noAnswer());
    expect(await save()).toBe('saved');
  });
});
