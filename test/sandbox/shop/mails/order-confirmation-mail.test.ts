import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import { listMails } from '#sandbox/shop/outbox';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ config: ringpullConfig });
});
afterAll(() => sandbox.close());

/** The rows of the mail about an order, label and cents, as somebody reads them who adds them up. */
async function rowsOf({ number }: GuestShopper): Promise<readonly (readonly [string, number])[]> {
  const mail = (await listMails(sandbox.database)).find(({ subject }) => subject === `Your order ${number}`);
  return [...mail!.text.matchAll(/^(.+): (-?)\$([\d,]+)(?:\.(\d\d))?$/gm)].map(
    ([, label = '', sign, whole = '', fraction = '0']) => {
      const size = Number(whole.replaceAll(',', '')) * 100 + Number(fraction);
      return [label, sign === '-' ? -size : size];
    },
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('The mail that confirms an order (spec §3 Order)', () => {
  it.each([
    ['a promotion on the lines', [{ sku: 'GAMAY-01', quantity: 12 }], undefined],
    [
      'a code on the order',
      [
        { sku: 'GAMAY-01', quantity: 7 },
        { sku: 'TUMBLER-01', quantity: 1 },
      ],
      'WELCOME10',
    ],
    ['no discount', [{ sku: 'TUMBLER-01', quantity: 1 }], undefined],
  ])('adds up: lines to the subtotal, and that with what follows to the total, with %s', async (_case, lines, code) => {
    const shopper = await GuestShopper.with(sandbox, lines);
    if (code !== undefined) expect((await shopper.coupon(code)).status).toBe(200);
    const { total } = await shopper.buy();
    const rows = await rowsOf(shopper);
    const labels = rows.map(([label]) => label);
    expect(labels.slice(lines.length)).toEqual(['Subtotal', 'Discounts', 'Shipping', 'Tax', 'Total']);
    const amounts = rows.map(([, amount]) => amount);
    const [subtotal, ...below] = amounts.slice(lines.length);
    expect(sum(amounts.slice(0, lines.length))).toBe(subtotal);
    expect(below.at(-1)).toBe(Math.round(Number(total) * 100));
    expect(subtotal! + sum(below.slice(0, -1))).toBe(below.at(-1));
  });

  it('shows whole discounts without decimals (spec §9 Currency and locale)', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 7 }]);
    await shopper.coupon('WELCOME10');
    await shopper.buy();
    const mail = (await listMails(sandbox.database)).find(({ subject }) => subject === `Your order ${shopper.number}`);
    expect(mail!.text).toContain('Discounts: -$10\n');
  });
});
