import assert from 'node:assert/strict';
import { HistoryEntryType, SortOrder } from '@vendure/common/lib/generated-types';
import type { Order } from '@vendure/core';
import { HistoryService, TransactionalConnection } from '@vendure/core';
import type { EngineUnderTest } from './engine-under-test';
import { eventually, shopAddress } from './engine-under-test';
import type { OutboxMail } from './sandbox-stand-in';

/** Reads the mails about orders to buyers and to the shop. */
export class OrderMails {
  constructor(private readonly engine: EngineUnderTest) {}

  /** Reads the notes of an order, which only administrators may see, the oldest first. */
  async notesOf({ id }: Order): Promise<readonly string[]> {
    const ctx = await this.engine.context('admin');
    const { items } = await this.engine
      .get(HistoryService)
      .getHistoryForOrder(ctx, id, false, { sort: { createdAt: SortOrder.ASC } });
    const notes = items.filter(({ type }) => type === HistoryEntryType.ORDER_NOTE);
    assert.deepEqual(
      notes.filter(({ isPublic }) => isPublic),
      [],
    );
    return notes.map(({ data }) => String((data as { readonly note: unknown }).note));
  }

  /** Lists all mails to an address, once no mail waits. */
  async allTo(address: string): Promise<readonly OutboxMail[]> {
    const waiting = `SELECT FROM job_record WHERE "queueName" = 'mails' AND state IN ('PENDING', 'RUNNING', 'RETRYING')`;
    const { rawConnection } = this.engine.get(TransactionalConnection);
    await eventually(async () => (await rawConnection.query<readonly object[]>(waiting)).length === 0 || undefined);
    return this.engine.sandbox.mailsTo(address);
  }

  /** Lists mails to an address about an order, once no mail waits. */
  async to(address: string, { code }: Order): Promise<readonly OutboxMail[]> {
    return (await this.allTo(address)).filter(({ subject }) => subject.includes(code));
  }

  /** Lists mails to the shop about an order, beside the one of the new order. */
  async alertsOf(order: Order): Promise<readonly OutboxMail[]> {
    return (await this.to(shopAddress, order)).filter(({ subject }) => subject !== `New order ${order.code}`);
  }
}
