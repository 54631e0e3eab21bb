import { Subscriber } from '#test/sandbox/support/subscriber';
import { sandboxUrl } from './back-end';
import { vendure } from './engine';
import { chenin, gamay } from './goods';
import { VendureMember } from './vendure/vendure-member';
import type { Visitor } from './visitor';
import type { WireSubscription } from './wire-subscription';

/** A member, asked and acting without the storefront. */
export interface Member {
  /** The only subscription. */
  first(): Promise<WireSubscription>;
  read(id: WireSubscription['id']): Promise<WireSubscription>;
  cancel(id: WireSubscription['id']): Promise<void>;
}

const monthlyCans = { [gamay.sku]: 6, [chenin.sku]: 6 };

/** Has a visitor who came signed in buy twelve cans that come again every month, by the back end's own calls. */
export async function joinClub({ jwt, tab }: Visitor): Promise<Member> {
  if (vendure) return VendureMember.joining(monthlyCans, tab.email, jwt);
  const subscriber = new Subscriber({ url: sandboxUrl }, jwt);
  const lines = Object.entries(monthlyCans).map(([sku, quantity]) => ({ sku, quantity }));
  await subscriber.pay(await subscriber.fill(lines));
  return {
    first: async () => (await subscriber.subscriptions())[0]!,
    read: (id) => subscriber.read(Number(id)),
    cancel: async (id) => {
      await subscriber.client.must('POST', `${await subscriber.path()}/${id}/cancel`);
    },
  };
}
