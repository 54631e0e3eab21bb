import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StartSession } from '#src/application/session/start-session';
import { describeFailure } from '#src/ui/kit/failures';
import { pauseBetweenLinks } from '#src/ui/session/link.presenter';
import { page } from '#src/ui/session/login';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { unreachable } from '#test/fakes/identity/identity-refusals';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';
import { guestAtLogin as guestAt } from './at-login';

const { sent, problems } = loginMessages;

describe('Signing in by a link (spec §4 Sign-in, §2 /account/login/)', () => {
  async function sendLink() {
    const opened = await guestAt();
    await fillIn(field(loginMessages.email), ada);
    await press(opened.visitor, loginMessages.sendLink);
    return opened;
  }

  it('asks for an address, and names its problem', async () => {
    const { visitor } = await guestAt();
    await fillIn(field(loginMessages.email), 'ada');
    await press(visitor, loginMessages.sendLink);
    expect(fieldErrors()).toEqual([problems.email]);
    expect(told()).toBe('');
    expect(document.activeElement).toBe(field(loginMessages.email));
    expect(visitor.provider.outbox).toEqual([]);
    await fillIn(field(loginMessages.email), '@example.com');
    expect(fieldErrors()).toEqual([]);
  });

  it('sends the link, names its address, and has the focus on the next step', async () => {
    const { visitor } = await sendLink();
    screen.getByText(sent.to(ada));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: sent.title }));
    expect(visitor.linkTo()).not.toBe('');
  });

  it('goes on to the return path within a second after the link was opened in another tab', async () => {
    const { visitor } = await sendLink();
    await visitor.identity.magicLinks.authenticate(visitor.linkTo());
    await visitor.pass(1000);
    expect(visitor.session.status).toBe('authenticated');
    expect(visitor.address).toBe('/cart/');
  });

  it('goes nowhere but within the shop', async () => {
    const { visitor } = await guestAt(`/account/login/?return=${encodeURIComponent('//evil.example/')}`);
    await visitor.proveElsewhere();
    await visitor.pass(200);
    expect(visitor.address).toBe('/account/');
  });

  it('can be sent again, after a pause that is told', async () => {
    const { visitor } = await sendLink();
    screen.getByText(sent.againIn(pauseBetweenLinks));
    await visitor.pass(1000);
    screen.getByText(sent.againIn(pauseBetweenLinks - 1));
    expect(visitor.shopper.heard).toBe('');
    await visitor.pass((pauseBetweenLinks - 1) * 1000);
    expect(visitor.shopper.heard).toBe(sent.mayAgain);
    await press(visitor, sent.again);
    expect(visitor.provider.outbox).toHaveLength(2);
    expect(visitor.shopper.heard).toBe(sent.to(ada));
    expect(screen.queryByRole('button', { name: sent.again })).toBeNull();
  });

  it('can go to another address, and the typed text is still there to be corrected', async () => {
    const { visitor } = await sendLink();
    await press(visitor, sent.other);
    expect(field(loginMessages.email).value).toBe(ada);
    await userEvent.clear(field(loginMessages.email));
    await fillIn(field(loginMessages.email), 'bob@example.com');
    await press(visitor, loginMessages.sendLink);
    screen.getByText(sent.to('bob@example.com'));
  });

  it('keeps the typed text when the provider cannot be reached', async () => {
    const { visitor } = await guestAt();
    visitor.provider.disconnect();
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    expect(field(loginMessages.email).value).toBe(ada);
    visitor.provider.reconnect();
    await press(visitor, loginMessages.sendLink);
    screen.getByText(sent.to(ada));
  });

  it('sends nothing twice, however often the button is pressed', async () => {
    const { visitor } = await guestAt();
    const gate = visitor.provider.hold('magicLinks.send');
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    expect(button(loginMessages.sendLink).getAttribute('aria-disabled')).toBe('true');
    await press(visitor, loginMessages.sendLink);
    gate.release();
    await visitor.pass();
    expect(visitor.provider.outbox).toHaveLength(1);
  });

  it('sends nothing twice when another form is opened meanwhile', async () => {
    const { visitor } = await guestAt();
    const gate = visitor.provider.hold('magicLinks.send');
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    await userEvent.click(screen.getByRole('link', { name: loginMessages.byPassword }));
    await userEvent.click(screen.getByRole('link', { name: loginMessages.byLink }));
    expect(button(loginMessages.sendLink).getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(field(loginMessages.email), '{Enter}');
    gate.release();
    await visitor.pass();
    expect(visitor.provider.outbox).toHaveLength(1);
  });

  it('waits no longer once the page is left', async () => {
    const { visitor, unmount } = await sendLink();
    unmount();
    await visitor.identity.magicLinks.authenticate(visitor.linkTo());
    await visitor.pass(5000);
    expect(visitor.address).toBe('/account/login/?return=%2Fcart%2F');
  });

  it('does not wait at all when the page was left before the link was sent', async () => {
    const { visitor, unmount } = await guestAt();
    const gate = visitor.provider.hold('magicLinks.send');
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    unmount();
    gate.release();
    await visitor.pass();
    let looks = 0;
    visitor.identity.sessions.restore = () => Promise.resolve(void (looks += 1));
    await visitor.pass(5000);
    expect(looks).toBe(0);
  });

  it('forgets a failure when the page is left', async () => {
    const { visitor, unmount } = await guestAt();
    visitor.provider.disconnect();
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    unmount();
    await visitor.open(page.View, '/account/login/');
    expect(told()).toBe('');
    expect(field(loginMessages.email).value).toBe(ada);
  });

  it('is accessible as it opens, with its problems, with a failure, and sent', async () => {
    const { visitor, container } = await guestAt();
    expect(await violations(container)).toEqual([]);
    await press(visitor, loginMessages.sendLink);
    expect(await violations(container)).toEqual([]);
    visitor.provider.disconnect();
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, loginMessages.sendLink);
    expect(await violations(container)).toEqual([]);
    visitor.provider.reconnect();
    await press(visitor, loginMessages.sendLink);
    expect(await violations(container)).toEqual([]);
  });
});

describe('A visitor who is signed in already (spec §4 Sign-in)', () => {
  it('goes on to the return path at once', async () => {
    const visitor = await AccountVisitor.signedIn();
    await visitor.open(page.View, '/account/login/?return=%2Fcheckout%2F');
    expect(visitor.address).toBe('/checkout/');
  });

  it('is asked for nothing as long as that is unknown', async () => {
    const shopper = Shopper.atTheDoor();
    await shopper.open(page.View, '/account/login/');
    expect(screen.getByRole('status').textContent).toBe(accountMessages.loading);
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(() => shopper.container.get(StartSession).execute({ isCallback: false }));
    field(loginMessages.email);
  });
});
