import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '#src/ui/kit/failures';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { guestAtLogin as guestAt } from './at-login';

const { code, problems } = loginMessages;

describe('Signing in by a passcode (spec §7 otps, §9 OTP channels)', () => {
  async function sendCode(channel?: string, recipient = ada) {
    const { visitor, container } = await guestAt('/account/login/?form=code&return=%2Fcart%2F');
    if (channel) await userEvent.click(screen.getByRole('radio', { name: channel }));
    await fillIn(field(channel ? code.phone : loginMessages.email), recipient);
    await press(visitor, code.send);
    return { visitor, container };
  }

  it('takes the right code, however it was pasted', async () => {
    const { visitor } = await sendCode();
    const input = field(code.code);
    expect(document.activeElement).toBe(input);
    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
    await userEvent.click(input);
    await userEvent.paste(` ${visitor.codeTo(ada).slice(0, 3)} ${visitor.codeTo(ada).slice(3)} `);
    await press(visitor, code.confirm);
    expect(visitor.address).toBe('/cart/');
  });

  it.each(['SMS', 'WhatsApp'])('sends it by %s to a number as Americans write it', async (channel) => {
    const { visitor } = await sendCode(channel, '(202) 555-0123');
    expect(visitor.codeTo('+12025550123')).toMatch(/^\d{6}$/);
    screen.getByText(code.sent('+1 202-555-0123'));
    expect(visitor.shopper.heard).toBe(code.sent('+1 202-555-0123'));
    await fillIn(field(code.code), visitor.codeTo('+12025550123'));
    await press(visitor, code.confirm);
    expect(visitor.session.status).toBe('authenticated');
  });

  it('says that a code is wrong, and that one is too short', async () => {
    const { visitor } = await sendCode();
    await fillIn(field(code.code), '12');
    await press(visitor, code.confirm);
    screen.getByText(problems.code);
    await fillIn(field(code.code), '0000');
    await press(visitor, code.confirm);
    expect(told()).toContain('not right');
    expect(field(code.code).value).toBe('120000');
  });

  it('says that too many were tried, and keeps the typed text', async () => {
    const { visitor } = await sendCode();
    visitor.provider.failNext('passcodes.authenticate', refusal('too_many_attempts'));
    await fillIn(field(code.code), visitor.codeTo(ada));
    await press(visitor, code.confirm);
    expect(told()).toContain('Too many tries. Please wait a while and try again; what you typed is kept.');
    expect(field(code.code).value).toBe(visitor.codeTo(ada));
  });

  it('can be sent elsewhere', async () => {
    const { visitor } = await sendCode();
    await press(visitor, code.other);
    expect(field(loginMessages.email).value).toBe(ada);
  });

  it('names the problem of a number', async () => {
    const { visitor } = await sendCode('SMS', '555');
    expect(fieldErrors().join('')).toContain(problems.phone);
    expect(document.activeElement).toBe(field(code.phone));
    expect(visitor.provider.outbox).toEqual([]);
  });

  it('keeps the typed text when the provider cannot be reached, before and after the passcode was sent', async () => {
    const { visitor } = await guestAt('/account/login/?form=code&return=%2Fcart%2F');
    visitor.provider.disconnect();
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, code.send);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    visitor.provider.reconnect();
    await press(visitor, code.send);
    visitor.provider.disconnect();
    await fillIn(field(code.code), visitor.codeTo(ada));
    await press(visitor, code.confirm);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    expect(field(code.code).value).toBe(visitor.codeTo(ada));
    visitor.provider.reconnect();
    await press(visitor, code.confirm);
    expect(visitor.address).toBe('/cart/');
  });

  it('is sent once, also when another form was open meanwhile', async () => {
    const { visitor } = await guestAt('/account/login/?form=code');
    const gate = visitor.provider.hold('passcodes.send');
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, code.send);
    await userEvent.click(screen.getByRole('link', { name: loginMessages.byPassword }));
    await userEvent.click(screen.getByRole('link', { name: loginMessages.byCode }));
    await userEvent.type(field(loginMessages.email), '{Enter}');
    gate.release();
    await visitor.pass();
    expect(visitor.provider.outbox).toHaveLength(1);
  });

  it('is accessible as it opens, sent, and refused', async () => {
    const { visitor, container } = await guestAt('/account/login/?form=code');
    expect(await violations(container)).toEqual([]);
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, code.send);
    expect(await violations(container)).toEqual([]);
    await fillIn(field(code.code), '000000');
    await press(visitor, code.confirm);
    expect(await violations(container)).toEqual([]);
  });
});
