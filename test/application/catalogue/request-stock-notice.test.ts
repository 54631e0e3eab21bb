import { describe, expect, it } from 'vitest';
import { RequestStockNotice } from '#src/application/catalogue/request-stock-notice';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { openTab } from '#test/support/test-tab';

function open() {
  const tab = openTab();
  return { shop: tab.shop, request: tab.get(RequestStockNotice) };
}

describe('Asking to be told when something is back (spec §1 Stock requests, §7 POST stock_requests)', () => {
  it('is noted, without the blanks that were typed around the address', async () => {
    const { shop, request } = open();
    expect(await request.execute(' ada@example.test ', 'ROSE-1')).toBe('noted');
    expect([...shop.stockRequests]).toEqual(['ada@example.test waits for ROSE-1']);
  });

  it('is noted once, however often it is asked for', async () => {
    const { shop, request } = open();
    await request.execute('ada@example.test', 'ROSE-1');
    expect(await request.execute('Ada@example.test', 'ROSE-1')).toBe('noted');
    expect(shop.stockRequests.size).toBe(1);
  });

  it.each(['WHITE-1', 'FIZZ-1'])(
    'takes no request for %s, which can be had (spec §7 stock_availabilities)',
    async (sku) => {
      const { shop, request } = open();
      expect(await request.execute('ada@example.test', sku)).toBe('available');
      expect(shop.stockRequests.size).toBe(0);
    },
  );

  it('is refused for a discontinued product', async () => {
    const { request } = open();
    expect(await outcomeOf(request.execute('ada@example.test', 'GONE-1'))).toMatchObject({
      reason: { code: 'not_found' },
    });
  });

  it('is refused with the field when the address is none', async () => {
    const { request } = open();
    expect(await outcomeOf(request.execute('ada', 'ROSE-1'))).toMatchObject({
      reason: { code: 'unprocessable_entity', errors: { email: ['is invalid'] } },
    });
  });

  it.each(['readAvailability', 'request'] as const)(
    'fails when %s has no answer, and can be asked again',
    async (method) => {
      const { shop, request } = open();
      const failure = noAnswer();
      shop.failNext(method, failure);
      expect(await outcomeOf(request.execute('ada@example.test', 'ROSE-1'))).toEqual(rejectedWith(failure));
      expect(await request.execute('ada@example.test', 'ROSE-1')).toBe('noted');
      expect(shop.stockRequests.size).toBe(1);
    },
  );
});
