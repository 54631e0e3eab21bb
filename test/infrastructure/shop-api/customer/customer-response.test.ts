import { describe, expect, it } from 'vitest';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/customer/http-customer-gateway';
import { rejection } from '#test/contracts/shop/rejection';

const readMe = (fields: object) =>
  new HttpCustomerGateway({ send: () => Promise.resolve(JSON.stringify({ id: 7, ...fields })) }).readMe();

describe('Customers on the wire (spec §3 User, §7 GET /api/users/me)', () => {
  it('have address and name', async () => {
    expect(await readMe({ email: 'ada@example.com', name: 'Ada' })).toEqual({
      id: '7',
      email: 'ada@example.com',
      name: 'Ada',
    });
  });

  it.each([{ email: null }, { email: '' }])('have none when they signed in without one: %o', async (fields) => {
    expect(await readMe({ ...fields, name: null })).toEqual({ id: '7' });
  });

  it.each([{}, { mail_news: 'yes', mail_reminders: true }, { theme: 'dark' }])(
    'have chosen no mails while the metadata says nothing of them: %o',
    async (metadata) => {
      expect(await readMe({ metadata })).toEqual({ id: '7' });
    },
  );

  it('keep the metadata of others when they choose their mails', async () => {
    const sent: object[] = [];
    const metadata = { theme: 'dark', mail_news: false };
    const http = {
      send: ({ body }: { body?: object }) => {
        if (body) sent.push(body);
        return Promise.resolve(JSON.stringify({ id: 7, metadata }));
      },
    };
    await new HttpCustomerGateway(http).update('7', { preferences: { news: true, reminders: false } });
    expect(sent).toEqual([{ user: { metadata: { theme: 'dark', mail_news: true, mail_reminders: false } } }]);
  });

  it('are of the wrong shape without an id', async () => {
    expect(await rejection(readMe({ id: 'seven' }))).toMatchObject({ code: 'wrong_shape' });
  });
});
