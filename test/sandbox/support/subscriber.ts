import type { Sandbox } from '#sandbox/sandbox';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { fresno, goodCard } from './guest-shopper';
import type { Answer, WireOrder } from './shop-client';
import { ShopClient } from './shop-client';

export interface WireSubscription {
  readonly id: number;
  readonly state: string;
  readonly paused: boolean;
  readonly interval: string;
  readonly actionable_date: string | null;
  readonly anchor_day: number;
  readonly end_date: string | null;
  readonly tag_list: readonly string[];
  readonly skip_count: number;
  readonly successive_skip_count: number;
  readonly skippable: boolean;
  readonly payment_state: string | null;
  readonly upcoming_total: string;
  readonly unpaid_delivery: {
    readonly total: string;
    readonly next_attempt_on: string | null;
    readonly last_attempt_on: string | null;
  } | null;
  readonly cancellation_reason: string | null;
  readonly reminders: readonly { readonly reminder_type: string; readonly sent_at: string }[];
  readonly payment_source: { readonly id: number; readonly payment_source: { readonly last_digits: string } } | null;
  readonly ship_address: { readonly id: number; readonly city: string };
  readonly line_items: readonly {
    readonly id: number;
    readonly sku: string;
    readonly quantity: number;
    readonly one_time: boolean;
  }[];
  readonly subscription_line_items: readonly { readonly id: number; readonly sku: string; readonly quantity: number }[];
}

export const monthly = { interval_length: 1, interval_units: 'month' };

/** The recordings' world with people of a test's own, and enough wine for all of them. */
export function configFor(...names: readonly string[]): typeof recordingsConfig {
  const variants = recordingsConfig.variants.map((variant) => ({
    ...variant,
    stock: 5000,
    subscribable: true,
    weight: '9.3',
  }));
  return {
    ...recordingsConfig,
    variants,
    customers: names.map((name) => ({ subject: name, email: `${name}@example.test`, bearer: `key-${name}` })),
  };
}

/** A signed-in customer who subscribes to wine. */
export class Subscriber {
  readonly client: ShopClient;

  constructor(
    sandbox: Pick<Sandbox, 'url'>,
    readonly bearer: string,
  ) {
    this.client = new ShopClient(sandbox, { bearer });
  }

  /** A cart with lines that repeat; nothing is bought yet. */
  async fill(
    lines: readonly { readonly sku: string; readonly quantity: number }[],
    interval: object = monthly,
  ): Promise<WireOrder> {
    const { number } = await this.client.must('POST', '/api/orders');
    for (const line of lines) {
      await this.client.must('POST', `/api/orders/${number}/line_items`, {
        line_item: line,
        subscription_line_item: interval,
      });
    }
    return this.client.must('GET', `/api/orders/${number}`);
  }

  async pay({ number }: WireOrder, card: object = goodCard, address: object = fresno): Promise<WireOrder> {
    const path = `/api/checkouts/${number}`;
    const { shipments } = await this.client.must('PATCH', path, {
      state: 'address',
      order: { ship_address_attributes: address },
    });
    await this.client.must('PATCH', path, {
      state: 'delivery',
      order: { shipments_attributes: shipments.map(({ id }) => ({ id })) },
    });
    await this.client.must('PATCH', path, {
      state: 'payment',
      order: { payments_attributes: [{ payment_method_id: 1, source_attributes: card }] },
    });
    return this.client.must('PUT', `${path}/finalize`);
  }

  /** Buys 12 cans with monthly deliveries, and returns the subscription. */
  async join(quantity = 12, interval: object = monthly, card: object = goodCard): Promise<WireSubscription> {
    await this.pay(await this.fill([{ sku: 'WHITE-1', quantity }], interval), card);
    return (await this.subscriptions()).at(-1)!;
  }

  async path(): Promise<string> {
    return `/api/users/${(await this.client.must<{ id: number }>('GET', '/api/users/me')).id}/subscriptions`;
  }

  async subscriptions(): Promise<readonly WireSubscription[]> {
    return (await this.client.must<{ subscriptions: readonly WireSubscription[] }>('GET', await this.path()))
      .subscriptions;
  }

  async read(id: number): Promise<WireSubscription> {
    return this.client.must('GET', `${await this.path()}/${id}`);
  }

  async act(id: number, action: string, body?: object): Promise<Answer<WireSubscription>> {
    return this.client.send('POST', `${await this.path()}/${id}/${action}`, body);
  }

  async update(id: number, subscription: object): Promise<Answer<WireSubscription>> {
    return this.client.send('PUT', `${await this.path()}/${id}`, { subscription });
  }

  async orders(): Promise<readonly WireOrder[]> {
    return (await this.client.must<{ orders: readonly WireOrder[] }>('GET', '/api/orders/mine?per_page=100')).orders;
  }
}

/** The fields of a refusal. */
export function errorsOf({ status, body }: Answer<unknown>): unknown {
  return [status, (body as { errors?: unknown }).errors];
}
