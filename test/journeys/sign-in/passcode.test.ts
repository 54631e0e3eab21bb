import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { securityMessages } from '#src/ui/session/security-messages';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { it } from '#test/journeys/support/journey';
import { passcodeTo } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';

const messages = loginMessages.code;
const wrong = describeFailure(new GatewayError({ code: 'wrong_passcode' }), signInFailures);

async function askFor(
  tab: Tab,
  channel: keyof typeof messages.channels,
  label: string,
  recipient: string,
): Promise<void> {
  await tab.page.getByRole('radio', { name: messages.channels[channel] }).check();
  await tab.account.textbox(label).fill(recipient);
  await tab.account.button(messages.send).click();
  await tab.account.textbox(messages.code).waitFor();
}

/** A number without another owner. */
function newNumber(): string {
  return `202555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
}

describe('A one-time passcode (spec §7 otps, §9 OTP channels)', () => {
  it('by e-mail signs in', { tags: ['core'] }, async ({ visit }) => {
    const { tab, secrets } = await visit();
    await tab.open(tab.account.path('code'));
    await askFor(tab, 'email', loginMessages.email, tab.email);
    const { code, channel } = await passcodeTo(tab.email);
    expect(channel).toBe('E-mail');
    await tab.account.textbox(messages.code).fill(code);
    await tab.account.button(messages.confirm).click();
    await tab.account.greets(tab.email);
    await tab.account.liveSession();
    await secrets.areKept(code);
  });

  for (const channel of ['sms', 'whatsapp'] as const) {
    it(
      `by ${messages.channels[channel]} signs in a customer without an address`,
      { tags: ['core'] },
      async ({ visit }) => {
        const { tab, secrets } = await visit();
        const number = newNumber();
        await tab.open(tab.account.path('code'));
        await askFor(tab, channel, messages.phone, number);
        const { code, channel: used } = await passcodeTo(`+1${number}`);
        expect(used).toBe(messages.channels[channel]);
        await tab.account.textbox(messages.code).fill(code);
        await tab.account.button(messages.confirm).click();
        await tab.account.greets();
        await tab.account.liveSession();
        await secrets.areKept(code);

        await tab.open('/account/security/');
        await tab.account.way(number.slice(-4)).getByText(securityMessages.ways.last).waitFor();
      },
    );
  }

  it('that is wrong is said at the field, and the right one still works', async ({ visit }) => {
    const { tab, trouble } = await visit();
    trouble.expect(/^40\d POST \/sdk\/v1\/otps\/authenticate$/);
    await tab.open(tab.account.path('code'));
    await askFor(tab, 'email', loginMessages.email, tab.email);
    const { code } = await passcodeTo(tab.email);
    await tab.account.textbox(messages.code).fill(code === '000000' ? '111111' : '000000');
    await tab.account.button(messages.confirm).click();
    await tab.sees(wrong);
    await tab.account.textbox(messages.code).fill(code);
    await tab.account.button(messages.confirm).click();
    await tab.account.greets(tab.email);
  });
});
