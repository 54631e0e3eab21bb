import { screen, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '#src/ui/kit/failures';
import { page } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import type { AccountVisitor } from '#test/ui/support/visitor';
import { customerAtSecurity, listedWays, security } from './at-security';

const { app, ways, removal } = securityMessages;
const part = () => within(screen.getByRole('region', { name: app.title }));
const secret = () => part().getByText(/^[A-Z2-7]{16,}$/).textContent;
const codeNow = (visitor: AccountVisitor, from: string) =>
  new TOTP({ secret: from }).generate({ timestamp: visitor.provider.now() });
const shownCodes = () =>
  part()
    .getAllByRole('list', { name: app.recovery })
    .flatMap((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );

/** A customer who has just added an app; the secret is the app's. */
async function withApp() {
  const opened = await customerAtSecurity();
  await press(opened.visitor, app.add);
  const shared = secret();
  await fillIn(field(app.code), codeNow(opened.visitor, shared));
  await press(opened.visitor, app.confirm);
  return { ...opened, shared };
}

describe('Adding an authenticator app (spec §7 totps)', () => {
  it('shows the code to scan and the text to type, and has the focus there', async () => {
    const { visitor, container } = await customerAtSecurity();
    await press(visitor, app.add);
    expect(part().getByRole('img', { name: app.qrCode }).getAttribute('src')).toContain(secret());
    expect(document.activeElement).toBe(part().getByRole('heading', { name: app.scan }));
    expect(part().queryByRole('button', { name: app.add })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('names the problem of a code, and keeps the typed text', async () => {
    const { visitor, container } = await customerAtSecurity();
    await press(visitor, app.add);
    await fillIn(field(app.code), '12');
    await press(visitor, app.confirm);
    expect(fieldErrors()[0]).toContain(app.codeHint);
    expect(document.activeElement).toBe(field(app.code));
    await fillIn(field(app.code), '3456');
    await press(visitor, app.confirm);
    expect(told()).toBe(describeFailure(refusal('wrong_totp_code'), signInFailures));
    expect(field(app.code).value).toBe('123456');
    expect(await violations(container)).toEqual([]);
  });

  it('shows the recovery codes at once, lists the app, and says so', async () => {
    const { visitor, container } = await withApp();
    expect(shownCodes()).toHaveLength(10);
    expect(document.activeElement).toBe(part().getByRole('heading', { name: app.recovery }));
    expect(listedWays()).toContain('Authenticator app');
    expect(visitor.shopper.heard).toBe(securityMessages.added);
    expect(await violations(container)).toEqual([]);
  });

  it('can be tried again when the provider could not be reached', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.disconnect();
    await press(visitor, app.add);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    visitor.provider.reconnect();
    await press(visitor, app.add);
    expect(told()).toBe('');
    expect(secret()).not.toBe('');
  });

  it('lists the app whose secret was lost with its answer, so that it can be removed and added anew', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.failAfter('totps.enrol', unreachable());
    await press(visitor, app.add);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    await press(visitor, app.add);
    expect(told()).toBe(describeFailure(refusal('totp_pending'), signInFailures));
    await press(visitor, ways.removeOf(ways.kinds.totp));
    await press(visitor, removal.confirm);
    await press(visitor, app.add);
    expect(secret()).not.toBe('');
  });

  it('can be taken away again, and its codes with it', async () => {
    const { visitor } = await withApp();
    await press(visitor, ways.removeOf(ways.kinds.totp));
    within(screen.getByRole('alertdialog', { name: removal.appTitle })).getByText(removal.appText);
    await press(visitor, removal.confirm);
    expect(part().queryByRole('list', { name: app.recovery })).toBeNull();
    button(app.add);
  });
});

describe('The purpose of an authenticator app (spec §7 totps)', () => {
  it('is said before it is added: this page asks for its code, and signing in does not', async () => {
    await customerAtSecurity();
    expect(part().getByText(app.text).textContent).toContain('Signing in does not ask for it');
  });
});

describe('Proving the session by an app (spec §7 totps/authenticate, recovery_codes, recover)', () => {
  it('is done by the code of the moment, once', async () => {
    const { visitor, shared } = await withApp();
    await visitor.pass(60_000);
    const code = codeNow(visitor, shared);
    await fillIn(field(app.code), code);
    await press(visitor, app.prove);
    part().getByText(app.proven);
    await fillIn(field(app.code), code);
    await press(visitor, app.prove);
    expect(told()).toBe(describeFailure(refusal('used_totp_code'), signInFailures));
    expect(part().queryByText(app.proven)).toBeNull();
  });

  it('is done by a recovery code, which is then gone', async () => {
    const { visitor } = await withApp();
    const [first = ''] = shownCodes();
    await fillIn(field(app.recoveryCode), ` ${first} `);
    await press(visitor, app.recover);
    part().getByText(app.proven);
    expect(shownCodes()).toHaveLength(9);
    await fillIn(field(app.recoveryCode), first);
    await press(visitor, app.recover);
    expect(told()).toBe(describeFailure(refusal('wrong_recovery_code'), signInFailures));
    expect(field(app.recoveryCode).value).toBe(first);
  });

  it('shows the recovery codes again when asked to', async () => {
    const { visitor, unmount } = await withApp();
    const codes = shownCodes();
    unmount();
    const { container } = await visitor.open(page.View, security);
    expect(part().queryByRole('list', { name: app.recovery })).toBeNull();
    await press(visitor, app.showRecovery);
    expect(shownCodes()).toEqual(codes);
    expect(await violations(container)).toEqual([]);
  });
});
