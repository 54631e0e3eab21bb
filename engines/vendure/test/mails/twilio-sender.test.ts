import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { mailSenderOf } from '#src/plugins/mail/mail-sender';
import { renderMail } from '#src/plugins/mail/render-mail';
import { brand } from '#test/support/brand';
import type { Answer, Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';

const calls: Call[] = [];
let answer: Answer = { status: 201, body: {} };
const standIn = new StandInServer((call) => {
  calls.push(call);
  return answer;
});
before(() => standIn.start());
after(() => standIn.stop());

const content = {
  to: '+12025550177',
  subject: 'Confirm your sign-up for our text messages',
  channel: 'sms',
  blocks: [{ kind: 'action', label: 'Confirm', url: 'https://shop.example/sms-opt-in/#confirm=t' }],
} as const;

const account = { sid: 'AC1', token: 'secret', from: '+12025550100' };

async function send(hasAccount = true): Promise<void> {
  const twilio = hasAccount ? { ...account, url: standIn.url } : undefined;
  const mail = { from: { name: '', address: '' }, smtpUrl: undefined, twilio, shopAddress: '', brand };
  // Without an account the stand-in would be the outbox of the sandbox.
  const sender = mailSenderOf({ isProduction: true, mail, sandboxUrl: standIn.url });
  await sender.send('key', renderMail(brand, content));
}

describe('A text message (spec §2 sms-opt-in)', () => {
  it('goes out by Twilio, and names the sender, the way to end it, and its cost', async () => {
    await send();
    const [{ path, body } = { path: '', body: '' }] = calls;
    assert.equal(path, '/2010-04-01/Accounts/AC1/Messages.json');
    assert.deepEqual(Object.fromEntries(new URLSearchParams(body)), {
      To: '+12025550177',
      From: '+12025550100',
      Body: 'Invented & Sons: Confirm your sign-up for our text messages. Confirm: https://shop.example/sms-opt-in/#confirm=t Reply STOP to end, HELP for help. Msg & data rates may apply.',
    });
  });

  it('is a failure when Twilio refuses it, and of its own kind when its recipient has answered STOP', async () => {
    for (const body of [{}, null, { code: 20003, message: 'Message 21610 is not permitted' }]) {
      answer = { status: 500, body };
      await assert.rejects(send(), /Twilio answers 500/);
    }
    answer = { status: 502, text: '<p>21610</p>', type: 'text/html' };
    await assert.rejects(send(), /Twilio answers 502/);
    answer = { status: 400, body: { code: 21610, message: 'Attempt to send to unsubscribed recipient' } };
    await assert.rejects(send(), { name: 'RecipientStoppedError' });
  });

  it('goes nowhere from a live shop without an account, which names the variable', async () => {
    const before = calls.length;
    await assert.rejects(send(false), /TWILIO_ACCOUNT_SID is missing/);
    assert.equal(calls.length, before);
  });
});
