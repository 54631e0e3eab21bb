import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '#src/ui/kit/failures';
import { strengthDelay } from '#src/ui/session/new-password.presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { refusal } from '#test/fakes/identity/identity-refusals';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { guestAtLogin as guestAt } from './at-login';

const { password, problems } = loginMessages;

describe('Signing in by a password (spec §7 passwords)', () => {
  const strong = 'four words that do not rhyme';

  it('makes an account, shows how hard the password is to guess, and signs in', async () => {
    const { visitor } = await guestAt('/account/login/?form=create-password&return=%2Fcart%2F');
    await fillIn(field(loginMessages.email), ada);
    await fillIn(field(password.newPassword), 'abc');
    await visitor.pass(strengthDelay);
    await press(visitor, password.create);
    screen.getByText(problems.newPassword);
    await userEvent.clear(field(password.newPassword));
    await fillIn(field(password.newPassword), strong);
    await visitor.pass(strengthDelay);
    expect(screen.getByRole('progressbar').getAttribute('value')).not.toBe('0');
    await press(visitor, password.create);
    expect(visitor.address).toBe('/cart/');
  });

  it('tells a wrong password from a right one, and keeps the address', async () => {
    const { visitor } = await guestAt('/account/login/?form=password&return=%2Fcart%2F');
    await visitor.identity.otherBrowser().passwords.create(ada, strong);
    await fillIn(field(loginMessages.email), ada);
    await fillIn(field(password.password), 'guessed');
    await press(visitor, password.signIn);
    expect(told()).toContain('Wrong e-mail or password.');
    expect(field(loginMessages.email).value).toBe(ada);
    await userEvent.clear(field(password.password));
    await fillIn(field(password.password), strong);
    await press(visitor, password.signIn);
    expect(visitor.address).toBe('/cart/');
  });

  it('sends a link to a new one', async () => {
    const { visitor } = await guestAt('/account/login/?form=forgot-password&return=%2Fcart%2F');
    await visitor.identity.otherBrowser().passwords.create(ada, strong);
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, password.sendReset);
    screen.getByText(password.resetSent(ada));
    expect(visitor.linkTo()).not.toBe('');
  });

  it('leads to a new password, with the address, when this one was set before the address was confirmed', async () => {
    const { visitor } = await guestAt('/account/login/?form=password&return=%2Fcart%2F');
    await visitor.identity.otherBrowser().passwords.create(ada, strong);
    const owner = visitor.identity.otherBrowser();
    const methodId = await owner.passcodes.send('email', ada);
    await owner.passcodes.authenticate(methodId, visitor.provider.sentTo(ada).code!);
    await fillIn(field(loginMessages.email), ada);
    await fillIn(field(password.password), strong);
    await press(visitor, password.signIn);
    expect(told()).toContain(describeFailure(refusal('password_reset_needed'), signInFailures));
    await userEvent.click(screen.getByRole('link', { name: password.toReset }));
    expect(field(loginMessages.email).value).toBe(ada);
    await press(visitor, password.sendReset);
    expect(visitor.linkTo()).not.toBe('');
  });

  it('says the same for an unknown address: accounts are secret', async () => {
    const { visitor } = await guestAt('/account/login/?form=forgot-password');
    await fillIn(field(loginMessages.email), 'nobody@example.com');
    await press(visitor, password.sendReset);
    screen.getByText(password.resetSent('nobody@example.com'));
    expect(told()).toBe('');
  });

  it('names the missing input, first field first', async () => {
    const { visitor } = await guestAt('/account/login/?form=password');
    await press(visitor, password.signIn);
    expect(fieldErrors()).toEqual([problems.email, problems.password]);
    expect(document.activeElement).toBe(field(loginMessages.email));
  });

  it('says that an address has an account already, and forgets it in another form', async () => {
    const { visitor } = await guestAt('/account/login/?form=create-password');
    await visitor.identity.otherBrowser().passwords.create(ada, strong);
    await fillIn(field(loginMessages.email), ada);
    await fillIn(field(password.newPassword), `${strong} either`);
    await press(visitor, password.create);
    expect(told()).toBe(describeFailure(refusal('email_in_use'), signInFailures));
    await userEvent.click(screen.getByRole('link', { name: password.toSignIn }));
    expect(told()).toBe('');
    expect(field(loginMessages.email).value).toBe(ada);
  });

  it.each(['password', 'create-password', 'forgot-password'])(
    'is accessible in the form %s, empty and refused',
    async (form) => {
      const { visitor, container } = await guestAt(`/account/login/?form=${form}`);
      expect(await violations(container)).toEqual([]);
      await press(
        visitor,
        { password: password.signIn, 'create-password': password.create, 'forgot-password': password.sendReset }[
          form
        ] ?? '',
      );
      expect(await violations(container)).toEqual([]);
    },
  );

  it('sends one link to a new password, also when another form was open meanwhile', async () => {
    const { visitor } = await guestAt('/account/login/?form=forgot-password');
    await visitor.identity.otherBrowser().passwords.create(ada, strong);
    const gate = visitor.provider.hold('passwords.startReset');
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, password.sendReset);
    await userEvent.click(screen.getByRole('link', { name: password.toSignIn }));
    await userEvent.click(screen.getByRole('link', { name: password.toForgot }));
    await userEvent.type(field(loginMessages.email), '{Enter}');
    gate.release();
    await visitor.pass();
    expect(visitor.provider.outbox).toHaveLength(1);
  });
});
