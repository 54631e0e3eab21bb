import { describe, expect, it } from 'vitest';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/http-customer-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import { RecordingLogger } from '#test/fakes/system/recording-logger';

const logger = new RecordingLogger();

const readMe = (fields: object) =>
  new HttpCustomerGateway({ send: () => Promise.resolve(JSON.stringify({ id: 7, ...fields })) }, logger).readMe();

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

  it('are of the wrong shape without an id', async () => {
    expect(await rejection(readMe({ id: 'seven' }))).toMatchObject({ code: 'wrong_shape' });
  });
});
