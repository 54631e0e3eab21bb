import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { page } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { shownName } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { Gate } from '#test/fakes/shop/gate';
import { ada, callbackUrl } from '#test/support/test-tab';
import { button, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor, bob, takeOver, walletAddress } from '#test/ui/support/visitor';
import { customerAtSecurity, listedWays, security } from './at-security';

const { ways, removal } = securityMessages;
const phone = '+1 202-555-0123';
const shortWallet = shownName({ kind: 'wallet', name: walletAddress });
const withPhone = {
  prove: async (visitor: AccountVisitor) => {
    await visitor.proveElsewhere();
    await visitor.proveByPhone();
  },
};
const removePhone = ways.removeOf(`${ways.kinds['phone-number']} ${phone}`);
const waysHeading = () => screen.getByRole('heading', { name: ways.title });

describe('The ways to sign in (spec §7 /users/me, §3 Sign-in user)', () => {
  it('are listed, each by the name that a person knows', async () => {
    const { container } = await customerAtSecurity({
      prove: async (visitor) => {
        await visitor.proveElsewhere();
        await visitor.proveByPhone();
        await visitor.proveByWallet();
        await visitor.proveByAccount();
        await visitor.identity.passkeys.register();
        await visitor.identity.passwords.resetBySession('four words that do not rhyme');
        await visitor.identity.magicLinks.send('new@example.com', callbackUrl);
      },
    });
    expect(mainHeading().textContent).toBe(securityMessages.title);
    expect(listedWays()).toEqual([
      `E-mail address ${ada}`,
      `Mobile number ${phone}`,
      `Crypto wallet ${shortWallet}`,
      'Connected account Google',
      'Passkey localhost',
      `E-mail address ${ways.unconfirmed}new@example.com`,
      `Password${ways.passwordSet}`,
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('are those of the person who took over in another tab, and never those of the one before', async () => {
    const { visitor } = await customerAtSecurity();
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
    await takeOver(visitor);
    expect(listedWays()).toEqual([`E-mail address ${bob}`]);
  });

  it('are waited for in the shape that they will have', async () => {
    const visitor = await AccountVisitor.signedIn();
    const gate = visitor.provider.hold('users.read');
    const { container } = await visitor.open(page.View, security);
    screen.getByText(securityMessages.loading);
    expect(await violations(container)).toEqual([]);
    gate.release();
    await visitor.pass();
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
  });

  it('can be asked for again when the provider could not be reached; the session is told all the same', async () => {
    const visitor = await AccountVisitor.signedIn();
    visitor.provider.disconnect();
    const { container } = await visitor.open(page.View, security);
    screen.getByText(describeFailure(unreachable(), signInFailures));
    expect(screen.getByRole('region', { name: securityMessages.session.title }).textContent).toContain(
      securityMessages.session.since,
    );
    expect(await violations(container)).toEqual([]);
    visitor.provider.reconnect();
    await press(visitor, kitMessages.tryAgain);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
  });
});

describe('Taking a way to sign in away (spec §7 DELETE /users)', () => {
  it('asks first, and leaves everything as it is when told so', async () => {
    const { visitor, container } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    const dialog = within(screen.getByRole('alertdialog', { name: removal.title }));
    dialog.getByText(removal.text(`${ways.kinds['phone-number']} ${phone}`));
    expect(await violations(container)).toEqual([]);
    await press(visitor, removal.keep);
    expect(screen.queryByRole('alertdialog', { name: removal.title })).toBeNull();
    expect(document.activeElement).toBe(button(removePhone));
    expect(listedWays()).toHaveLength(2);
  });

  it('takes it away, says so, and leaves the focus on the list', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    await press(visitor, removal.confirm);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
    expect(visitor.shopper.heard).toBe(securityMessages.removed(`${ways.kinds['phone-number']} ${phone}`));
    expect(document.activeElement).toBe(waysHeading());
  });

  it('takes a wallet away as well', async () => {
    const { visitor } = await customerAtSecurity({
      prove: async (arriving) => {
        await arriving.proveElsewhere();
        await arriving.proveByWallet();
      },
    });
    await press(visitor, ways.removeOf(`Crypto wallet ${shortWallet}`));
    await press(visitor, removal.confirm);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
  });

  it('keeps the question open when it fails, and can be asked again', async () => {
    const { visitor, container } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.disconnect();
    await press(visitor, removal.confirm);
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toBe(
      describeFailure(unreachable(), signInFailures),
    );
    expect(await violations(container)).toEqual([]);
    visitor.provider.reconnect();
    await press(visitor, removal.confirm);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
  });

  it('is told as done when only the answer was lost', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failAfter('users.deleteFactor', unreachable());
    await press(visitor, removal.confirm);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
    expect(visitor.shopper.heard).toBe(securityMessages.removed(`${ways.kinds['phone-number']} ${phone}`));
    expect(document.activeElement).toBe(waysHeading());
  });

  it('is told as done when a second press finds the way gone, because the first had an unknown outcome', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failAfter('users.deleteFactor', unreachable());
    visitor.provider.failNext('users.read', unreachable());
    await press(visitor, removal.confirm);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    await press(visitor, removal.confirm);
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
    expect(visitor.shopper.heard).toBe(securityMessages.removed(`${ways.kinds['phone-number']} ${phone}`));
  });

  it('is told as failed when the provider does not know a way that is still there', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failNext('users.deleteFactor', refusal('not_found'));
    await press(visitor, removal.confirm);
    expect(told()).toBe(describeFailure(refusal('not_found'), signInFailures));
    expect(listedWays()).toHaveLength(2);
  });

  it('says so when the provider knows that it is the last one', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failNext('users.deleteFactor', refusal('last_factor'));
    await press(visitor, removal.confirm);
    expect(told()).toBe(describeFailure(refusal('last_factor'), signInFailures));
    expect(listedWays()).toHaveLength(2);
  });

  it('speaks of the session when its proof is refused: no password was typed', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failNext('users.deleteFactor', refusal('wrong_credentials'));
    await press(visitor, removal.confirm);
    expect(told()).toContain('sign in again');
    expect(told()).not.toContain('password');
  });

  it('forgets a failure once another way is asked about', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    await press(visitor, removePhone);
    visitor.provider.failNext('users.deleteFactor', unreachable());
    await press(visitor, removal.confirm);
    await press(visitor, removal.keep);
    await press(visitor, ways.removeOf(`${ways.kinds.email} ${ada}`));
    expect(told()).toBe('');
  });

  it('answers about a way that was asked about before without closing the question about another one', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    const removeEmail = ways.removeOf(`${ways.kinds.email} ${ada}`);
    for (const isRefused of [true, false]) {
      const gate = new Gate();
      const { users } = visitor.shopper.tab.identity;
      const deleteFactor = users.deleteFactor.bind(users);
      users.deleteFactor = async (...factor) => {
        await gate.pass();
        if (isRefused) throw refusal('last_factor');
        return deleteFactor(...factor);
      };
      await press(visitor, removePhone);
      await press(visitor, removal.confirm);
      await gate.reached;
      await press(visitor, removal.keep);
      await press(visitor, removeEmail);
      gate.release();
      await visitor.pass();
      within(screen.getByRole('alertdialog')).getByText(removal.text(`${ways.kinds.email} ${ada}`));
      expect(told()).toBe('');
      const alert = visitor.shopper.container.get(AlertBarState);
      expect(alert.visible).toBe(
        isRefused ? securityMessages.notRemoved(`${ways.kinds['phone-number']} ${phone}`) : undefined,
      );
      act(() => alert.dismiss());
      users.deleteFactor = deleteFactor;
      await press(visitor, removal.keep);
    }
    expect(listedWays()).toEqual([`E-mail address ${ada}`]);
  });

  it('is not offered for the last one, which would lock the person out', async () => {
    await customerAtSecurity();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    screen.getByText(ways.last);
  });

  it('is not offered for the last one that the shop lets in by (spec §9 Sign-in methods)', async () => {
    const { visitor } = await customerAtSecurity({
      ...withPhone,
      variables: { VITE_SIGN_IN_METHODS: 'emailMagicLinks', VITE_OAUTH_PROVIDERS: '' },
    });
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toEqual([button(removePhone)]);
    await press(visitor, removePhone);
    await press(visitor, removal.confirm);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('This session (spec §3 Session, §4 Sign-in session)', () => {
  const facts = () => screen.getByRole('region', { name: securityMessages.session.title }).textContent;

  it('is told by its beginning, its end and its way', async () => {
    const { visitor } = await customerAtSecurity(withPhone);
    const { session } = visitor.session;
    expect(facts()).toContain(securityMessages.session.moment(session!.startedAt));
    expect(facts()).toContain(securityMessages.session.moment(session!.expiresAt));
    expect(facts()).toContain(securityMessages.session.kinds['magic-link']);
    expect(facts()).toContain(securityMessages.session.kinds.passcode);
  });

  it('names a way that the shop does not know as the provider does', async () => {
    const { visitor } = await customerAtSecurity();
    const { session } = visitor.session;
    act(() => visitor.session.begin({ ...session!, factors: [{ kind: 'other', name: 'sso', lastUsedAt: 0 }] }));
    expect(facts()).toContain(`sso, ${securityMessages.session.moment(0)}`);
  });

  it('is believed while the provider cannot be reached, and says so', async () => {
    const visitor = await AccountVisitor.signedIn({
      prove: async (arriving) => {
        await arriving.proveElsewhere();
        arriving.provider.disconnect();
      },
    });
    const { container } = await visitor.open(page.View, security);
    expect(facts()).toContain(securityMessages.session.unconfirmed);
    expect(await violations(container)).toEqual([]);
  });

  it('can be ended from here (spec §4 Sign-out)', async () => {
    const { visitor } = await customerAtSecurity();
    await userEvent.click(button('Sign out'));
    await visitor.pass();
    expect(visitor.session.status).toBe('none');
  });

  it('is over: the page asks to sign in again and to come back', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.endSessions();
    await visitor.pass(180_200);
    expect(mainHeading().textContent).toBe('You have been signed out');
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/account/login/?return=%2Faccount%2Fsecurity%2F',
    );
  });
});
