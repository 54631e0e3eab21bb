import { describe, expect, it } from 'vitest';
import { estimateRequest } from '#src/domain/group-order/estimate';
import { toGroupOrderInput as toShopApiInput } from '#src/infrastructure/shop-api/group-order/group-order-input';
import { toGroupOrderInput as toVendureInput } from '#src/infrastructure/vendure/group-order/group-order-input';
import { aGroupOrder } from '#test/builders/a-group-order';

const details = { ...aGroupOrder().details, size: '1,200', date: '2026-12-18', time: 'By noon' };
const request = estimateRequest('group', aGroupOrder({ details }));

describe('Details of a group order (spec §3 Client state, groupOrder: details)', () => {
  it('has the number of people, the day and the time on both wires', () => {
    const facts = { size: 1200, date: '2026-12-18', time: 'By noon', company: 'Example & Co.' };
    expect(toShopApiInput(request)).toMatchObject({ metadata: { group_order: { kind: 'group', ...facts } } });
    expect(toVendureInput(request)).toMatchObject({ kind: 'group', ...facts });
  });
});
