import { describe, expect, it } from 'vitest';
import { HttpCustomerGateway } from '../../../src/infrastructure/shop-api/http-customer-gateway';
import { rejection } from '../../contracts/shop/rejection';

const readMe = (fields: object) => new HttpCustomerGateway({ send: () => Promise.resolve(JSON.stringify({ id: 7, ...fields })) }).readMe();

describe('Customers on the wire (spec §3 User, §7 GET /api/users/me)', () => {
  it('have address and name', async () => {
    expect(await readMe({ email: 'ada@example.com', name: 'Ada' })).toEqual({ id: 7, email: 'ada@example.com', name: 'Ada' });
  });

  it.each([{ email: null }, { email: '' }])('have none when they signed in without one: %o', async (fields) => {
    expect(await readMe({ ...fields, name: null })).toEqual({ id: 7 });
  });

  it('are of the wrong shape when the address is no text', async () => {
    expect(await rejection(readMe({ email: 1 }))).toMatchObject({ code: 'wrong_shape' });
  });
});
