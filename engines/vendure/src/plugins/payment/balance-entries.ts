import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Payment, Refund, RequestContextService, ScheduledTask, TransactionalConnection } from '@vendure/core';
import { In, IsNull, MoreThan } from 'typeorm';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { AccountStatement, StatementLine } from '#src/payment-provider/account-statement';
import { ACCOUNT_STATEMENT } from '#src/payment-provider/account-statement';
import type { HostedPayment } from '#src/payment-provider/hosted-payment';
import { HOSTED_PAYMENT } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { BalanceCursor } from '#src/plugins/ledger/entities/balance-cursor.entity';
import { BalanceEntry } from '#src/plugins/ledger/entities/balance-entry.entity';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { Ledger, opening } from '#src/plugins/ledger/ledger';
import { orderTypes } from '#src/plugins/ledger/positions';
import { Dispute } from '#src/plugins/payment/entities/dispute.entity';

/** Milliseconds before the last entry from which the account is read again, for lines that appeared late. */
const overlap = 86_400_000;

/** Milliseconds for which the payment of an entry is looked for: thirty days. */
const untiedFor = 30 * 86_400_000;

/** Entries without a payment that are held at once. */
const atOnce = 100;

/** The account that is read. */
const account = 'stripe';

/** The payment, and the refund where it is one, that an entry is of. */
type Tie = Pick<BalanceEntry, 'paymentId' | 'refundId'>;

/** Keeps the lines of the shop's account at its payment provider, each once, and ties them to payments and refunds. */
@Injectable()
export class BalanceEntries {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly ledger: Ledger,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
    @Inject(ACCOUNT_STATEMENT) private readonly account: AccountStatement,
  ) {}

  /**
   * Adds the new lines of the account, page by page. Returns their number. Rejects when the provider cannot be asked; the next reading goes
   * on from the last page that was added.
   */
  async read(): Promise<number> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const [first] = await this.connection
      .getRepository(ctx, JournalEntry)
      .find({ order: { position: 'ASC' }, take: 1 });
    // A reading that a dead process has left ends first. It began above the newest line that is known, so that no line is between the two.
    const isLeft = await this.connection.getRepository(ctx, BalanceCursor).existsBy({ account });
    let added = isLeft ? await this.readOn(ctx, first) : 0;
    added += await this.readOn(ctx, first);
    await this.tieOthers(ctx);
    return added;
  }

  /** Reads from the cursor to the end. Returns the number of added lines. Ends early where another process goes on. */
  private async readOn(ctx: RequestContext, first?: JournalEntry): Promise<number> {
    const cursor = await this.begin(ctx);
    let added = 0;
    if (!cursor) return added;
    for (let { after } = cursor; ;) {
      const page = await this.account.page(cursor.since, after);
      const isOwn = await this.connection.withTransaction(ctx, async (inside) => {
        if (!(await this.moveTo(inside, cursor, after, page.next))) return false;
        // The oldest first, as they happened.
        for (const line of page.lines.toReversed()) if (await this.add(inside, line, first)) added += 1;
        return true;
      });
      if (!isOwn || page.next === undefined) return added;
      after = page.next;
    }
  }

  /** Finds the cursor of the reading, or begins one at the newest line. Null where another process has just ended it. */
  private async begin(ctx: RequestContext): Promise<BalanceCursor | null> {
    const cursors = this.connection.getRepository(ctx, BalanceCursor);
    const [last] = await this.connection
      .getRepository(ctx, BalanceEntry)
      .find({ order: { moment: 'DESC' }, take: 1, select: { id: true, moment: true } });
    const since = last ? new Date(last.moment.getTime() - overlap) : null;
    await cursors.createQueryBuilder().insert().values({ account, since, after: null }).orIgnore().execute();
    return cursors.findOneBy({ account });
  }

  /** Moves the cursor of a reading by a page, or ends it. False where another process has moved it. */
  private async moveTo(
    ctx: RequestContext,
    { id }: BalanceCursor,
    after: string | null,
    next: string | undefined,
  ): Promise<boolean> {
    const cursors = this.connection.getRepository(ctx, BalanceCursor);
    const place = { id, after: after ?? IsNull() };
    const { affected } = await (next === undefined ? cursors.delete(place) : cursors.update(place, { after: next }));
    return affected === 1;
  }

  /** False for a line that is there already. */
  private async add(
    ctx: RequestContext,
    { id: providerId, paymentId: intent, ...line }: StatementLine,
    first?: JournalEntry,
  ): Promise<boolean> {
    const day = dayAt(ctx.channel.customFields.timeZone, line.moment);
    const { identifiers } = await this.connection
      .getRepository(ctx, BalanceEntry)
      .createQueryBuilder()
      .insert()
      .values({ providerId, intent, ...line, day })
      .orIgnore()
      .execute();
    const [made] = identifiers as unknown as readonly ({ readonly id: ID } | undefined)[];
    if (!made) return false;
    const isOlder = first !== undefined && line.moment < first.moment;
    await this.ledger.record(ctx, made.id, isOlder ? opening : `stripe ${line.type}`);
    return true;
  }

  /**
   * Finds the payments of new entries that have none yet: a refund of another place is known a moment after its line. Entries of before
   * the shop have none.
   */
  private async tieOthers(ctx: RequestContext): Promise<void> {
    const entries = this.connection.getRepository(ctx, BalanceEntry);
    const createdAt = MoreThan(new Date(Date.now() - untiedFor));
    let untied: BalanceEntry[] = [];
    do {
      const last = untied.at(-1)?.id;
      untied = await entries.find({
        where: {
          ...{ paymentId: IsNull(), type: In([...orderTypes]), createdAt },
          ...(last !== undefined && { id: MoreThan(last) }),
        },
        order: { id: 'ASC' },
        take: atOnce,
      });
      await eachRow(tying, untied, async (entry) => {
        const tie = await this.tieOf(ctx, entry);
        if (tie) await entries.update(entry.id, tie);
      });
    } while (untied.length === atOnce);
  }

  private async tieOf(ctx: RequestContext, { source, intent }: BalanceEntry): Promise<Tie | undefined> {
    if (source !== null) {
      const [refund] = await this.connection.getRepository(ctx, Refund).findBy({ transactionId: source });
      if (refund) return { paymentId: refund.paymentId, refundId: refund.id };
      const dispute = await this.connection.getRepository(ctx, Dispute).findOneBy({ providerId: source });
      if (dispute) return { paymentId: dispute.paymentId, refundId: null };
    }
    const transactionId = intent === null ? undefined : await this.sessionOf(ctx, intent);
    if (transactionId === undefined) return undefined;
    const payment = await this.connection.getRepository(ctx, Payment).findOneBy({ transactionId });
    return payment ? { paymentId: payment.id, refundId: null } : undefined;
  }

  /** A saved card was charged without a page, and its session has the id of the payment. */
  private async sessionOf(ctx: RequestContext, intent: string): Promise<string | undefined> {
    const charge = await this.connection.getRepository(ctx, PaymentSession).findOneBy({ intentId: intent });
    return charge?.sessionId ?? this.provider.sessionOf(intent);
  }
}

const tying: RowJob<BalanceEntry> = {
  name: 'BalanceEntries',
  failed: ({ providerId }) => `The entry ${providerId} is tied to no payment`,
};

/** Reads the account each hour. Two workers that read at the same moment add each line once. */
export const readBalance = new ScheduledTask({
  id: 'read-balance',
  description: 'Reads the balance transactions of Stripe, with its fees and payouts, into the books of the shop',
  schedule: (cron) => cron.every(1).hours(),
  timeout: '1h',
  execute: async ({ injector }) => ({ entries: await injector.get(BalanceEntries).read() }),
});
