import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { EndSession } from '#src/application/session/end-session';
import { page } from '#src/ui/customer/account';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { accountMessages, sessionMessages } from '#src/ui/session/shared/account-messages';
import { ada } from '#test/support/test-tab';
import { button, mainHeading, press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const account = '/account/';
const backHere = '/account/login/?return=%2Faccount%2F';

async function signedInAs(prove?: (visitor: AccountVisitor) => Promise<unknown>) {
  const visitor = await AccountVisitor.signedIn(prove && { prove });
  const { container } = await visitor.open(page.View, account);
  return { visitor, container };
}

/** Returns the text of the line under the greeting. */
const identity = () => document.querySelector('h1 + p')?.textContent.trim();

describe('The gate before the account (spec §6 Signed-in only)', () => {
  it('sends a guest to sign in and back here', async () => {
    const visitor = await AccountVisitor.guest();
    await visitor.open(page.View, '/account/orders/?page=2');
    expect(visitor.address).toBe(`/account/login/?return=${encodeURIComponent('/account/orders/?page=2')}`);
  });

  it('sends no visitor away before the user is known', async () => {
    const visitor = await AccountVisitor.arriving();
    const { container } = await visitor.open(page.View, account);
    expect(visitor.address).toBe(account);
    screen.getByText(accountMessages.loading);
    expect(await violations(container)).toEqual([]);
  });

  it('lets signed-in customers in', async () => {
    const { visitor } = await signedInAs();
    expect(mainHeading().textContent).toBe(accountMessages.title);
    expect(visitor.address).toBe(account);
  });

  it('stays where one is when the server ends the session, and offers to sign in again (spec §4 Unauthorized handling)', async () => {
    const { visitor, container } = await signedInAs();
    act(() => visitor.shopper.container.get(EndSession).execute('refused'));
    expect(visitor.address).toBe(account);
    expect(mainHeading().textContent).toBe(accountMessages.ended.title);
    expect(screen.getByRole('link', { name: sessionMessages.signInAgain }).getAttribute('href')).toBe(backHere);
    expect(visitor.alert).toBe(sessionMessages.signedOut);
    expect(await violations(container)).toEqual([]);
  });

  it("keeps a customer's text from before the provider named them, where this browser did not know", async () => {
    const visitor = await AccountVisitor.arriving();
    const form = accountPage(() => <input aria-label="A code" />, accountMessages);
    await visitor.open(form.View, account);
    act(() => visitor.session.assumeSignedIn());
    const field = () => screen.getByLabelText<HTMLInputElement>('A code');
    field().value = 'typed early';
    await act(() => visitor.proveElsewhere());
    await visitor.pass(200);
    expect(visitor.session.status).toBe('authenticated');
    expect(field().value).toBe('typed early');
  });

  it('lets in again who signs in elsewhere meanwhile', async () => {
    const { visitor } = await signedInAs();
    act(() => visitor.shopper.container.get(EndSession).execute('refused'));
    await visitor.identity.sessions.revoke();
    await visitor.proveElsewhere();
    await visitor.pass(200);
    expect(mainHeading().textContent).toBe(accountMessages.title);
  });
});

describe('The signed-in customer (spec §3 User, Sign-in user)', () => {
  it('is greeted by name, if the shop knows one', async () => {
    const { visitor } = await signedInAs();
    act(() => visitor.shopper.container.get(CustomerState).replace({ id: 'customer-1', email: ada, name: 'Ada' }));
    expect(mainHeading().textContent).toBe(accountMessages.hello('Ada'));
    expect(identity()).toBe(`Signed in as ${ada}`);
  });

  it('is told by the address, and the provider need not be asked', async () => {
    const { visitor, container } = await signedInAs();
    expect(identity()).toBe(`Signed in as ${ada}`);
    expect(visitor.provider.received).not.toContain('users.read');
    expect(await violations(container)).toEqual([]);
  });

  it.each<{ by: string; prove: (visitor: AccountVisitor) => Promise<unknown>; says: string }>([
    { by: 'a number', prove: (visitor) => visitor.proveByPhone(), says: 'Signed in as +1 202-555-0123' },
    { by: 'a wallet', prove: (visitor) => visitor.proveByWallet(), says: 'Signed in as 0x0000…00aa' },
  ])('is told by $by when there is no address', async ({ prove, says }) => {
    const { container } = await signedInAs(prove);
    expect(identity()).toBe(says);
    expect(await violations(container)).toEqual([]);
  });

  it('is told by the account elsewhere when that keeps the address to itself', async () => {
    const { visitor } = await signedInAs(async (arriving) => {
      await arriving.proveByAccount('google', 'private@example.com');
      const user = arriving.provider.users[0]!;
      user.factors = user.factors.filter(({ kind }) => kind === 'oauth');
    });
    await visitor.pass();
    expect(identity()).toBe('Signed in with Google');
  });

  it('is signed in, and nothing more, while the provider cannot be reached', async () => {
    const visitor = await AccountVisitor.signedIn({ prove: (arriving) => arriving.proveByPhone() });
    visitor.provider.disconnect();
    await visitor.open(page.View, account);
    expect(identity()).toBe(accountMessages.signedIn);
  });
});

describe('Signing out (spec §4 Sign-out)', () => {
  it('says so, with the way back in', async () => {
    const { visitor, container } = await signedInAs();
    await press(visitor, accountMessages.signOut);
    expect(visitor.session.status).toBe('none');
    expect(mainHeading().textContent).toBe(accountMessages.signedOut.title);
    expect(document.activeElement).toBe(mainHeading().closest('[tabindex]'));
    expect(screen.getByRole('link', { name: sessionMessages.signInAgain }).getAttribute('href')).toBe(backHere);
    expect(visitor.storage.wasSignedIn()).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('shows that it is under way, and runs once', async () => {
    const { visitor } = await signedInAs();
    const gate = visitor.provider.hold('sessions.revoke');
    await press(visitor, accountMessages.signOut);
    expect(button(accountMessages.signOut).getAttribute('aria-disabled')).toBe('true');
    await press(visitor, accountMessages.signOut);
    gate.release();
    await visitor.pass();
    expect(visitor.provider.received.filter((method) => method === 'sessions.revoke')).toHaveLength(1);
  });

  it('works without a connection, here only, and says that', async () => {
    const { visitor } = await signedInAs();
    visitor.provider.disconnect();
    await press(visitor, accountMessages.signOut);
    expect(mainHeading().textContent).toBe(accountMessages.signedOut.title);
    expect(visitor.alert).toBe(accountMessages.signedOut.hereOnly);
  });
});
