import { describe, expect, it } from 'vitest';
import { fresno } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox();
const anybody = new ShopClient(sandbox);

const line = [{ sku: 'WHITE-1', quantity: 1 }];
const create = async (order: object) => {
  const { status, body } = await anybody.send('POST', '/api/orders', {
    order: { ...order, line_items_attributes: line },
  });
  return [status, Object.keys(body['errors'] ?? {})];
};
const recipient = { ...fresno, line_items: line };

describe('Free fields of an order (spec §7 Shop back end)', () => {
  it.each([
    ['metadata', { metadata: { note: 'x'.repeat(4980) } }, { metadata: { note: 'x'.repeat(5000) } }],
    [
      'gift_note',
      { gift_note_attributes: { extra: 'x'.repeat(2900) } },
      { gift_note_attributes: { extra: 'x'.repeat(3000) } },
    ],
    [
      'group_order',
      { metadata: { group_order: { recipients: [{ ...recipient, note: 'x'.repeat(9000) }] } } },
      { metadata: { group_order: { recipients: [{ ...recipient, note: 'x'.repeat(10_000) }] } } },
    ],
  ])('keep %s to a length', async (field, fitting, tooLong) => {
    expect(await create(fitting)).toEqual([201, []]);
    expect(await create(tooLong)).toEqual([422, [field]]);
  });

  it('need a letter or digit in a name', async () => {
    const ship_address_attributes = { ...fresno, name: '...' };
    expect(await create({ ship_address_attributes })).toEqual([422, ['ship_address.name']]);
  });
});
