import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent';
import { BeforeStockLock } from '#src/plugins/core/catalogue/before-stock-lock';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import type { Booking, KeptBooking } from './booking';
import { book, bookingBy, bookKept, keep } from './booking';
import { BookingAlerts } from './booking-alerts';

/** The reason of entries that state the worth of a row when the journal began: they come before every month. */
export const opening = 'opening';

/** A booking at the end of a transaction, with its context. */
interface Touched extends Booking {
  readonly ctx: RequestContext;
}

/**
 * Writes the journal, once for each transaction and as its last statements: the amounts that rows of the touched subjects state, less
 * those in the journal. A repeated event adds no entry. A failure is logged and mailed to the shop, and takes no other statement back, so
 * that no sale fails by its books: the heartbeat tries again.
 *
 * The first entries of a transaction wait for those of other transactions, in one sequence. Later ones do not wait, because others may
 * wait for this transaction by now: subjects that another transaction books are booked after the commit, or by the heartbeat.
 */
@Injectable()
export class Ledger implements EntitySubscriberInterface {
  private readonly touched = new WeakMap<QueryRunner, Touched>();
  /** Transactions that have booked, or hold the lock of stock. */
  private readonly begun = new WeakSet<QueryRunner>();
  /** Bookings to do after the commit. */
  private readonly late = new WeakMap<QueryRunner, KeptBooking>();

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly alerts: BookingAlerts,
    beforeLock: BeforeStockLock,
  ) {
    connection.rawConnection.subscribers.push(this);
    beforeLock.serve((ctx) => this.flush(ctx));
  }

  /** Books the change of an order, a gift card without a buyer, a credit or an entry of Stripe, with its transaction. */
  async record(ctx: RequestContext, subjectId: ID, reason: string): Promise<void> {
    const { manager } = this.connection.getRepository(ctx, JournalEntry);
    const runner = manager.queryRunner;
    const of: Touched = (runner && this.touched.get(runner)) ?? { ...bookingBy(ctx), ctx };
    const reasons = of.reasons.get(String(subjectId)) ?? new Set();
    of.reasons.set(String(subjectId), reasons.add(reason));
    if (runner?.isTransactionActive) this.touched.set(runner, of);
    else await this.connection.withTransaction(ctx, (inside) => this.record(inside, subjectId, reason));
  }

  /** Writes the changes of a transaction until now, before it takes a lock that other transactions wait for. */
  private async flush(ctx: RequestContext): Promise<void> {
    const { manager } = this.connection.getRepository(ctx, JournalEntry);
    if (!manager.queryRunner) return;
    await this.write(manager.queryRunner, manager);
    this.begun.add(manager.queryRunner);
  }

  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    // A savepoint is no end: later statements may change the same order again.
    if (depthOf(queryRunner) <= 1) await this.write(queryRunner, manager);
  }

  async afterTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    const late = this.late.get(queryRunner);
    if (!late || queryRunner.isTransactionActive) return;
    this.late.delete(queryRunner);
    try {
      // It holds no other lock, so that it may wait.
      await this.connection.rawConnection.transaction((manager) => bookKept(manager, late));
    } catch (error) {
      await this.report(await this.contexts.create({ apiType: 'admin' }), late, error);
    }
  }

  private async write(runner: QueryRunner, manager: EntityManager): Promise<void> {
    const touched = this.touched.get(runner);
    if (!touched) return;
    this.touched.delete(runner);
    const isFirst = !this.begun.has(runner);
    this.begun.add(runner);
    try {
      const busy = await attempt(manager, () => book(manager, touched, isFirst ? 'wait' : 'skip'));
      if (busy.size === 0) return;
      this.addLate(runner, await attempt(manager, () => keep(manager, { ...touched, reasons: busy })));
    } catch (error) {
      await this.report(touched.ctx, touched, error);
      await this.keepFailed(manager, touched);
    }
  }

  private addLate(runner: QueryRunner, booking: KeptBooking): void {
    const { reasons, rows } = this.late.get(runner) ?? { reasons: new Map<string, Set<string>>(), rows: [] };
    for (const [id, more] of booking.reasons) reasons.set(id, new Set([...(reasons.get(id) ?? []), ...more]));
    this.late.set(runner, { ...booking, reasons, rows: [...rows, ...booking.rows] });
  }

  /** Leaves entries that could not be written to the heartbeat. Never fails: without the row the audit finds the difference. */
  private async keepFailed(manager: EntityManager, touched: Touched): Promise<void> {
    try {
      await attempt(manager, () => keep(manager, touched));
    } catch (failure) {
      Logger.error(`They are not kept to be written later: ${String(failure)}`, 'Ledger');
    }
  }

  /** Never fails: a sale is made whose books cannot be written, and whose alert cannot. */
  private async report(ctx: RequestContext, { reasons }: Booking, error: unknown): Promise<void> {
    const subjects = [...reasons.keys()];
    Logger.error(`The journal lacks ${subjects.join(', ')}: ${String(error)}`, 'Ledger');
    try {
      await this.connection.withTransaction(ctx, (inside) => this.alerts.raise(inside, subjects, error));
    } catch (failure) {
      Logger.error(`The shop gets no mail of it: ${String(failure)}`, 'Ledger');
    }
  }
}

/** Undoes the statements of a work that fails, and no others of the transaction. */
async function attempt<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  await manager.query('SAVEPOINT ledger');
  try {
    const result = await work();
    await manager.query('RELEASE SAVEPOINT ledger');
    return result;
  } catch (error) {
    await manager.query('ROLLBACK TO SAVEPOINT ledger');
    throw error;
  }
}

/** TypeORM counts the savepoints of a transaction in a field that its types lack. */
function depthOf(runner: QueryRunner): number {
  return (runner as unknown as { readonly transactionDepth: number }).transactionDepth;
}
