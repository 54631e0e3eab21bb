import { TransactionalConnection } from '@vendure/core';
import type { MailContent } from '#src/mails/mail';
import type { ShopFailure } from '#src/plugin/shop-failure';
import type { SubscriptionKey } from '#src/plugin/subscription/subscription-changes';
import { SubscriptionChanges } from '#src/plugin/subscription/subscription-changes';
import type { Subscription } from '#src/plugin/subscription/subscription.entity';
import type { EngineUnderTest } from './engine-under-test';

export const today = '2027-02-10';

export function keyOf({ id, customerId, customer }: Subscription): SubscriptionKey {
  return { id, customerId: customerId ?? customer.id };
}

/** Does something with a subscription as its customer does, on a day. */
export class SubscriptionCalls {
  constructor(private readonly engine: EngineUnderTest) {}

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
