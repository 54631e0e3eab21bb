import { describe, expect, it } from 'vitest';
import { mailsTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const sandbox = sharedSandbox();

const mail = {
  idempotencyKey: 'order-confirmed/R1',
  to: 'ada@example.test',
  subject: 'Your order R1',
  text: 'We have received your order.',
  html: '<p>We have received your order.</p>',
  links: ['http://shop.test/order/confirmation/R1/1/#token=t'],
};

const put = async (body: unknown): Promise<number> =>
  (
    await fetch(`${sandbox.url}/mails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

describe('A mail of another back end', () => {
  it('stands in the outbox once, however often it is sent', async () => {
    expect([await put(mail), await put(mail), await put({ ...mail, subject: 'Again' })]).toEqual([201, 200, 200]);
    const { idempotencyKey, ...sent } = mail;
    expect(await mailsTo(sandbox, mail.to)).toMatchObject([sent]);
    expect(await put({ ...mail, idempotencyKey: `${idempotencyKey}/2` })).toBe(201);
    expect(await mailsTo(sandbox, mail.to)).toHaveLength(2);
  });

  it('may be text alone, and may be a text message to a phone', async () => {
    const phone = '+12025550188';
    expect(await put({ ...mail, idempotencyKey: 'plain', to: 'plain@example.test', html: '' })).toBe(201);
    expect(await put({ ...mail, idempotencyKey: 'sms', channel: 'sms', to: phone, html: '' })).toBe(201);
    expect(await put({ ...mail, idempotencyKey: 'no-phone', channel: 'sms' })).toBe(422);
    expect(await mailsTo(sandbox, 'plain@example.test')).toMatchObject([{ channel: 'email', html: '' }]);
    expect(await mailsTo(sandbox, phone)).toMatchObject([{ channel: 'sms' }]);
  });

  it.each([
    ['to', 'nobody'],
    ['subject', ''],
    ['text', undefined],
    ['html', 7],
    ['links', [7]],
    ['idempotencyKey', ''],
  ])('is refused with the %s %s', async (field, value) => {
    expect(await put({ ...mail, idempotencyKey: 'refused', to: 'bob@example.test', [field]: value })).toBe(422);
    expect(await mailsTo(sandbox, 'bob@example.test')).toEqual([]);
  });
});
