import assert from 'node:assert/strict';
import { TransactionalConnection } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import type { ShopFailure } from '#src/plugins/core/shop-failure';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import type { EngineUnderTest } from './engine-under-test';
import { subscribe } from './subscribers';

export const today = '2027-02-10';
/** An id that nothing has. */
export const nobody = '00000000-0000-4000-8000-000000000000';
export const past = { actionable_date: ['must be tomorrow or later'] };

export type Given = Parameters<typeof subscribe>[1];

export function keyOf({ id, customerId, customer }: Subscription): SubscriptionKey {
  return { id, customerId: customerId ?? customer.id };
}

/** Begins subscriptions, and performs their customers' actions on a day. */
export class SubscriptionCalls {
  constructor(private readonly engine: EngineUnderTest) {}

  /** Two white cans a month, the next ones on 1 March. */
  async begun(given: Given = {}): Promise<Subscription> {
    return this.read(await subscribe(this.engine, { actionableDate: '2027-03-01', ...given }));
  }

  /** Twelve white cans a month, the next ones on 1 March. */
  club(given: Given = {}): Promise<Subscription> {
    return this.begun({ clubCans: 12, lines: [{ sku: 'WHITE-1', quantity: 12 }], ...given });
  }

  async read({ id }: Pick<Subscription, 'id'>): Promise<Subscription> {
    return this.engine.get(Subscriptions).load(await this.engine.context(), id);
  }

  /** Changes fields that no call can change. */
  async set({ id }: Subscription, fields: Pick<Partial<Subscription>, 'isPaused'>): Promise<void> {
    const rows = this.engine.get(TransactionalConnection).getRepository(await this.engine.context(), Subscription);
    await rows.update(id, fields);
  }

  /** Lists the subjects of the mails to a customer. */
  async subjects({ customer }: Subscription): Promise<readonly string[]> {
    return (await mailsTo(this.engine, customer.emailAddress)).map(({ subject }) => subject);
  }

  /** Requires that a call is refused with these messages, changes nothing and mails nothing. */
  async refused(subscription: Subscription, call: () => Promise<unknown>, messages: unknown): Promise<void> {
    const before = await this.read(subscription);
    const mails = await this.subjects(subscription);
    assert.deepEqual(await refusalOf(call()), messages);
    assert.deepEqual(stateOf(await this.read(subscription)), stateOf(before));
    assert.deepEqual(await this.subjects(subscription), mails);
  }

  async skip(key: SubscriptionKey): Promise<Subscription> {
    return this.changes.skip(await this.engine.context(), key, today);
  }

  async cancel(key: SubscriptionKey, reason?: string): Promise<Subscription> {
    return this.changes.cancel(await this.engine.context(), key, today, reason);
  }

  async pause(key: SubscriptionKey, until?: string, on = today): Promise<Subscription> {
    return this.changes.pause(await this.engine.context(), key, on, until);
  }

  async resume(key: SubscriptionKey, from?: string, on = today): Promise<Subscription> {
    return this.changes.resume(await this.engine.context(), key, on, from);
  }

  async update(
    key: SubscriptionKey,
    update: Parameters<SubscriptionChanges['update']>[3],
    on = today,
  ): Promise<Subscription> {
    return this.changes.update(await this.engine.context(), key, on, update);
  }

  private get changes(): SubscriptionChanges {
    return this.engine.get(SubscriptionChanges);
  }
}

/** Returns all that a subscription is, beside the moment of its last change. */
export function stateOf({ updatedAt: _updatedAt, customer: _customer, ...rest }: Subscription): unknown {
  return JSON.parse(JSON.stringify(rest));
}

/** Returns the messages of a refusal, by field, or its code where it has none. Rejects when nothing was refused. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => undefined,
    (refusal: unknown) => refusal as ShopFailure,
  );
  if (!error) throw new Error('Nothing was refused.');
  if (error.extensions === undefined) throw error;
  return error.extensions['fields'] ?? error.extensions['code'];
}

/** Lists the mails to an address that are asked for, whether they are sent already or not. */
export async function mailsTo(engine: EngineUnderTest, address: string): Promise<readonly MailContent[]> {
  const jobs: readonly { readonly data: string }[] = await engine
    .get(TransactionalConnection)
    .rawConnection.query(`SELECT data FROM job_record WHERE "queueName" = 'mails' ORDER BY "createdAt"`);
  return jobs
    .map(({ data }) => JSON.parse(data) as { readonly kind: string; readonly content: string })
    .filter(({ kind }) => kind === 'written')
    .map(({ content }) => JSON.parse(content) as MailContent)
    .filter(({ to }) => to === address);
}

/** All that a mail says, a line for each part. */
export function textOf({ blocks }: MailContent): string {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'quote':
          return [block.text];
        case 'amounts':
          return block.rows.flatMap(({ label, amount, details = [] }) => [`${label}: ${amount}`, ...details]);
        case 'facts':
          return block.rows.map(([term, lines]) => `${term}: ${lines.join(', ')}`);
        case 'action':
          return [`${block.label}: ${block.url}`];
      }
    })
    .join('\n');
}
