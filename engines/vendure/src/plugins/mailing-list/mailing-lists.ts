import { randomBytes } from 'node:crypto';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { Not } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { RecipientStoppedEvent } from '#src/plugins/core/mails/recipient-stopped-event';
import { tooManyCalls } from '#src/plugins/core/shop-failure';
import type { ContactState } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { MailingListContact } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { MessageThrottle } from '#src/plugins/recent-calls/message-throttle';
import type { ListName } from './mailing-list';
import { MailingListMessages } from './mailing-list-messages';

const minute = 60_000;
const daysToConfirm = 7;

/** Links with more characters were never sent. */
const longestToken = 64;

interface Change {
  readonly list: ListName;
  readonly contact: string;
  readonly state: ContactState;
  readonly known: MailingListContact | null;
  readonly isSending: boolean;
  /** Absent where it was not asked; the known day stays. */
  readonly ofAgeOn?: Day | undefined;
}

/**
 * The mailing lists and their contacts. A contact gets one message a minute, whatever is asked for it on whichever list: one who
 * leaves is off at once, and hears nothing of it when a message went out just before.
 */
@Injectable()
export class MailingLists implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly events: EventBus,
    private readonly throttle: MessageThrottle,
    private readonly messages: MailingListMessages,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'unsubscribe-stopped-recipient',
      event: RecipientStoppedEvent,
      handler: ({ ctx, recipient }) => this.stopped(ctx, recipient),
    });
    this.events.registerBlockingEventHandler({
      id: 'forget-contact-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity }) => {
        const { provenEmail: contact } = entity.customFields;
        if (type === 'deleted' && contact !== null) await this.rows(ctx).delete({ contact });
      },
    });
  }

  /**
   * Sends the link that subscribes a contact, or says that the contact is subscribed already. The link of a message of the same
   * minute does as well; without one, no contact is promised a message that does not come.
   */
  async ask(list: ListName, contact: string, ofAgeOn?: Day): Promise<void> {
    await this.change(contact, async (ctx) => {
      const known = await this.rows(ctx).findOneBy({ list, contact });
      const isRecent = known?.askedAt !== undefined && known.askedAt !== null && isWithin(known.askedAt, minute);
      if (isRecent && known.state !== 'unsubscribed') return;
      const isSending = await this.throttle.take(ctx, contact);
      if (!isSending && !isRecent) throw tooManyCalls();
      // Anybody can ask: a contact that has left stays off until the link is opened, and in the list of those who left.
      const state = known?.state ?? 'asked';
      const row = await this.write(ctx, { list, contact, state, known, isSending, ofAgeOn });
      if (isSending) await (state === 'subscribed' ? this.messages.subscribed(ctx, row) : this.messages.ask(ctx, row));
    });
  }

  /** Unsubscribes at once, also a contact that is unknown. */
  async remove(list: ListName, contact: string): Promise<void> {
    await this.change(contact, async (ctx) => {
      const known = await this.rows(ctx).findOneBy({ list, contact });
      await this.unsubscribe(ctx, list, contact, known);
    });
  }

  /** Subscribes by a link and returns its list; undefined when the link was never sent, or has expired. */
  async confirm(token: string): Promise<ListName | undefined> {
    return this.follow(token, async (ctx, known) => {
      if (known.state === 'subscribed') return true;
      if (known.askedAt === null || !isWithin(known.askedAt, daysToConfirm * 24 * 60 * minute)) return false;
      const { list, contact } = known;
      const isSending = await this.throttle.take(ctx, contact);
      const row = await this.write(ctx, { list, contact, state: 'subscribed', known, isSending });
      if (isSending) await this.messages.subscribed(ctx, row);
      return true;
    });
  }

  /** Unsubscribes by a link and returns its list, however old the link is; undefined when it was never sent. */
  async removeByToken(token: string): Promise<ListName | undefined> {
    return this.follow(token, async (ctx, known) => {
      await this.unsubscribe(ctx, known.list, known.contact, known);
      return true;
    });
  }

  /** Takes a contact off all lists that wants no message any more, not even one that says so. */
  private async stopped(ctx: RequestContext, contact: string): Promise<void> {
    const left = { state: 'unsubscribed', changedAt: new Date() } as const;
    await this.rows(ctx).update({ contact, state: Not('unsubscribed') }, left);
  }

  private async unsubscribe(
    ctx: RequestContext,
    list: ListName,
    contact: string,
    known: MailingListContact | null,
  ): Promise<void> {
    if (known?.state === 'unsubscribed') return;
    const isSending = await this.throttle.take(ctx, contact);
    const row = await this.write(ctx, { list, contact, state: 'unsubscribed', known, isSending });
    if (isSending) await this.messages.unsubscribed(ctx, row);
  }

  /** Whatever is asked about one contact is done one after the other. */
  private async change<T>(contact: string, run: (ctx: RequestContext) => Promise<T>): Promise<T> {
    return this.connection.withTransaction(await this.contexts.create({ apiType: 'shop' }), async (ctx) => {
      await this.rows(ctx).query('SELECT pg_advisory_xact_lock(hashtext($1))', [`mailing-lists ${contact}`]);
      return run(ctx);
    });
  }

  private async follow(
    token: string,
    run: (ctx: RequestContext, known: MailingListContact) => Promise<boolean>,
  ): Promise<ListName | undefined> {
    if (token.length > longestToken || !/^[\w-]+$/.test(token)) return undefined;
    const sent = await this.connection.rawConnection.getRepository(MailingListContact).findOneBy({ token });
    if (!sent) return undefined;
    const isDone = await this.change(sent.contact, async (ctx) =>
      run(ctx, await this.rows(ctx).findOneByOrFail({ id: sent.id })),
    );
    return isDone ? sent.list : undefined;
  }

  /** Stores a state, and the time when a message goes out with it. */
  private write(
    ctx: RequestContext,
    { list, contact, state, known, isSending, ofAgeOn }: Change,
  ): Promise<MailingListContact> {
    const now = new Date();
    const row =
      known ?? new MailingListContact({ list, contact, token: randomBytes(24).toString('base64url'), askedAt: null });
    if (row.state !== state) row.changedAt = now;
    row.state = state;
    if (isSending) row.askedAt = now;
    if (ofAgeOn !== undefined) row.ofAgeOn = ofAgeOn;
    return this.rows(ctx).save(row);
  }

  private rows(ctx: RequestContext): Repository<MailingListContact> {
    return this.connection.getRepository(ctx, MailingListContact);
  }
}

function isWithin(time: Date, milliseconds: number): boolean {
  return time.getTime() > Date.now() - milliseconds;
}
