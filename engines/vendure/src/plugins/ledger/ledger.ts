import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, TransactionalConnection } from '@vendure/core';
import type { EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent';
import { BeforeStockLock } from '#src/plugins/core/catalogue/before-stock-lock';
import { dayAt } from '#src/plugins/core/orders/leaving-day';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
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
 * those in the journal. A repeated event adds no entry. A failure is logged and takes no other statement back, so that no sale fails by
 * its books: the audit finds the difference.
 */
@Injectable()
export class Ledger implements EntitySubscriberInterface {
  private readonly touched = new WeakMap<QueryRunner, Touched>();

  constructor(
    private readonly connection: TransactionalConnection,
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
    if (manager.queryRunner) await this.write(manager.queryRunner, manager);
  }

  async beforeTransactionCommit({ queryRunner, manager }: TransactionCommitEvent): Promise<void> {
    // A savepoint is no end: later statements may change the same order again.
    if (depthOf(queryRunner) <= 1) await this.write(queryRunner, manager);
  }

  private async write(runner: QueryRunner, manager: EntityManager): Promise<void> {
    const touched = this.touched.get(runner);
    if (!touched) return;
    this.touched.delete(runner);
    await manager.query('SAVEPOINT ledger');
    try {
      await add(manager, touched);
      await manager.query('RELEASE SAVEPOINT ledger');
    } catch (error) {
      await manager.query('ROLLBACK TO SAVEPOINT ledger');
      Logger.error(`The journal lacks ${[...touched.reasons.keys()].join(', ')}: ${String(error)}`, 'Ledger');
    }
  }
}

/** TypeORM counts the savepoints of a transaction in a field that its types lack. */
function depthOf(runner: QueryRunner): number {
  return (runner as unknown as { readonly transactionDepth: number }).transactionDepth;
}

async function add(manager: EntityManager, { ctx, reasons }: Touched): Promise<void> {
  // In one sequence: two transactions that wait for each other would be a deadlock.
  const ids = [...reasons.keys()].toSorted();
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended(id, 1)) FROM unnest($1::text[]) AS id', [ids]);
  const moment = new Date();
  await manager.query(addMissing, [
    ids,
    ids.map(() => randomUUID()),
    ids.map((id) => [...(reasons.get(id) ?? [])].join(', ')),
    moment,
    dayAt(ctx.channel.customFields.timeZone, moment),
    actorOf(ctx),
  ]);
}

function actorOf({ activeUserId, apiType }: RequestContext): string {
  if (activeUserId !== undefined) return String(activeUserId);
  return apiType === 'shop' ? 'guest' : 'shop';
}
