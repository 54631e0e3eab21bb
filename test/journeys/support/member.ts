import { Subscriber } from '#test/sandbox/support/subscriber';
import { sandboxUrl } from './back-end';
import { chenin, gamay } from './goods';
import type { Visitor } from './visitor';

/** Has a visitor who came signed in buy twelve cans that come again every month, by the back end's own calls. */
export async function joinClub({ jwt }: Visitor): Promise<Subscriber> {
  const member = new Subscriber({ url: sandboxUrl }, jwt);
  await member.pay(
    await member.fill([
      { sku: gamay.sku, quantity: 6 },
      { sku: chenin.sku, quantity: 6 },
    ]),
  );
  return member;
}
