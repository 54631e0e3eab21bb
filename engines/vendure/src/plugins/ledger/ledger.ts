import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent';
import { BeforeStockLock } from '#src/plugins/core/catalogue/before-stock-lock';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { BookingAlerts } from './booking-alerts';
import { addMissing } from './positions';

/** The reason of entries that state the worth of a row when the journal began: they come before every month. */
export const opening = 'opening';

/** Subjects that a transaction has changed, with the reasons. */
interface Touched {
  readonly ctx: RequestContext;
  readonly reasons: Map<string, Set<string>>;
}

/**
 * Writes the journal, once for each transaction and as its last statements: the amounts that rows of the touched subjects state, less
 * those in the journal. A repeated event adds no entry. A failure is logged and mailed to the shop, and takes no other statement back, so
 * that no sale fails by its books: the audit finds the difference.
 *
 * The first entries of a transaction wait for those of other transactions, in one sequence. Later ones do not wait, because others may
 * wait for this transaction by now: subjects that another transaction books are booked after the commit.
 */
@Injectable()
export class Ledger implements EntitySubscriberInterface {
  private readonly touched = new WeakMap<QueryRunner, Touched>();
  /** Transactions that have booked, or hold the lock of stock. */
  private readonly begun = new WeakSet<QueryRunner>();
  /** Subjects to book after the commit. */
  private readonly late = new WeakMap<QueryRunner, Touched>();

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
    const of: Touched = (runner && this.touched.get(runner)) ?? { ctx, reasons: new Map() };
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
      await this.connection.rawConnection.transaction((manager) => add(manager, late, 'wait'));
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
      const busy = await attempt(manager, () => add(manager, touched, isFirst ? 'wait' : 'skip'));
      if (busy.size > 0) this.late.set(runner, { ...touched, reasons: busy });
    } catch (error) {
      await this.report(touched.ctx, touched, error);
    }
  }

  /** Never fails: a sale is made whose books cannot be written, and whose alert cannot. */
  private async report(ctx: RequestContext, { reasons }: Touched, error: unknown): Promise<void> {
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

/** Books subjects, each under its lock. Returns those that another transaction has locked, with their reasons, unless it waits for them. */
async function add(
  manager: EntityManager,
  { ctx, reasons }: Touched,
  others: 'wait' | 'skip',
): Promise<Touched['reasons']> {
  // In one sequence: two transactions that wait for each other would be a deadlock.
  const wanted = [...reasons.keys()].toSorted();
  const isLocked = others === 'wait' ? 'pg_advisory_xact_lock(key) IS NOT NULL' : 'pg_try_advisory_xact_lock(key)';
  const locked = (await manager.query(
    `SELECT id, ${isLocked} AS "isLocked" FROM (
       SELECT id, hashtextextended(id, 1) AS key FROM unnest($1::text[]) WITH ORDINALITY AS one(id, place) ORDER BY place OFFSET 0
     ) one`,
    [wanted],
  )) as readonly { readonly id: string; readonly isLocked: boolean }[];
  const ids = locked.filter((one) => one.isLocked).map(({ id }) => id);
  const moment = new Date();
  await manager.query(addMissing, [
    ids,
    ids.map(() => randomUUID()),
    ids.map((id) => [...(reasons.get(id) ?? [])].join(', ')),
    moment,
    dayAt(ctx.channel.customFields.timeZone, moment),
    actorOf(ctx),
  ]);
  return new Map([...reasons].filter(([id]) => !ids.includes(id)));
}

function actorOf({ activeUserId, apiType }: RequestContext): string {
  if (activeUserId !== undefined) return String(activeUserId);
  return apiType === 'shop' ? 'guest' : 'shop';
}
