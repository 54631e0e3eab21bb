import { beforeEach, describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { SignInClient } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;
let number = 2_025_550_100;

beforeEach(() => {
  client = new SignInClient(sandbox);
  number += 1;
});

const addressFor = (channel: string) =>
  channel === 'email' ? { email: `p${number}@example.test` } : { phone_number: `+1${number}` };

async function send(channel = 'email', fields: object = {}): Promise<{ method_id: string; code: string }> {
  const { method_id } = await client.must(`/otps/${channel}/login_or_create`, { ...addressFor(channel), ...fields });
  return { method_id, code: await client.passcode() };
}
const enter = (method_id: string, token: string) =>
  client.refused('/otps/authenticate', { method_id, token, session_duration_minutes: 60 });

describe('One-time passcodes (spec §7 Sign-in provider, §9 OTP channels)', () => {
  it.each(['email', 'sms', 'whatsapp'])('signs in by %s', async (channel) => {
    const { method_id, code } = await send(channel);
    const mail = await client.lastMail();
    const [address] = Object.values(addressFor(channel));
    expect([mail.channel, mail.to]).toEqual([channel, address]);
    const outbox = await (await fetch(`${sandbox.url}/outbox`)).text();
    expect(outbox).toContain(`${{ email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' }[channel]!} to ${address}`);
    const data = await client.must('/otps/authenticate', { method_id, token: code, session_duration_minutes: 5 });
    const [factor] = data.session.authentication_factors;
    expect([data.method_id, factor?.type, factor?.delivery_method]).toEqual([method_id, 'otp', channel]);
    expect([...data.user.emails, ...data.user.phone_numbers]).toMatchObject([{ verified: true }]);
    expect(await client.refused(`/otps/${channel}/send/primary`, addressFor(channel))).toBe('accepted');
  });

  it('takes a code once, of two at once one, and none after its time', async () => {
    const { method_id, code } = await send();
    expect((await Promise.all([enter(method_id, code), enter(method_id, code)])).sort()).toEqual([
      '401 unable_to_auth_otp_code',
      'accepted',
    ]);
    expect(await enter(method_id, code)).toBe('401 unable_to_auth_otp_code');
    const late = await send();
    sandbox.clock.advance(2 * 60_000);
    expect(await enter(late.method_id, late.code)).toBe('401 unable_to_auth_otp_code');
    const longer = await send('email', { expiration_minutes: 10 });
    sandbox.clock.advance(9 * 60_000);
    expect(await enter(longer.method_id, longer.code)).toBe('accepted');
  });

  it('is not found by trying, also many at the same moment: ten of a minute are looked at', async () => {
    const { method_id, code } = await send();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const said = await Promise.all(Array.from({ length: 30 }, () => enter(method_id, wrong)));
    expect(said.filter((refusal) => refusal === '429 too_many_requests')).toHaveLength(20);
    expect(await enter(method_id, code)).toBe('429 too_many_requests');
  });

  it('accepts any valid code, also an earlier one', async () => {
    const first = await send();
    sandbox.clock.advance(1000);
    await send();
    expect(await enter(first.method_id, first.code)).toBe('accepted');
  });

  it.each([
    ['email', { email: 'no address' }, '400 invalid_email'],
    ['sms', { phone_number: '555-0100' }, '400 invalid_phone_number'],
    ['whatsapp', { phone_number: '+0123456789' }, '400 invalid_phone_number'],
    ['sms', { email: 'p@example.test' }, '400 bad_request'],
    ['email', { email: 'p@example.test', expiration_minutes: 11 }, '400 invalid_expiration_otp'],
    ['email', { email: 'p@example.test', expiration_minutes: '2' }, '400 bad_request'],
  ])('refuses to send by %s with %j', async (channel, body, refusal) => {
    expect(await client.refused(`/otps/${channel}/login_or_create`, body)).toBe(refusal);
  });

  it('sends primary codes to known addresses, and secondary ones only for a signed-in user', async () => {
    expect(await client.refused('/otps/email/send/primary', addressFor('email'))).toBe('404 email_not_found');
    expect(await client.refused('/otps/sms/send/primary', addressFor('sms'))).toBe('404 phone_number_not_found');
    expect(await client.refused('/otps/sms/send/secondary', addressFor('sms'))).toBe('401 user_unauthenticated');
    await send('sms');
    number += 1;
    await client.signInByLink(`p${number}@example.test`);
    expect(await client.refused('/otps/sms/send/secondary', { phone_number: `+1${number - 1}` })).toBe(
      '400 duplicate_phone_number',
    );
    const { method_id } = await client.must('/otps/whatsapp/send/secondary', addressFor('whatsapp'));
    const { user, session } = await client.must('/otps/authenticate', { method_id, token: await client.passcode() });
    expect([user.emails.length, user.phone_numbers.length, session.authentication_factors.length]).toEqual([1, 1, 2]);
  });
});
