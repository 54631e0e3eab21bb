import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { Ledger, opening } from './ledger';
import { unbooked } from './positions';

/** Any number, as long as every release takes the same. */
const openingLock = 7_203_302;

/** Opens the journal of a shop with rows from before it: each of them gets entries that state its worth at this moment. */
@Injectable()
export class OpeningEntries implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly ledger: Ledger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.isDue()) await this.open();
  }

  /** States each row that has no entries yet. Of several processes one does it and the others wait; a second call adds nothing. */
  async open(): Promise<void> {
    await this.connection.withTransaction(await this.contexts.create({ apiType: 'admin' }), async (ctx) => {
      const entries = this.connection.getRepository(ctx, JournalEntry);
      await entries.query('SELECT pg_advisory_xact_lock($1)', [openingLock]);
      const rows = (await entries.query(`SELECT DISTINCT "subjectId" AS id FROM (${unbooked}) missing`)) as readonly {
        readonly id: string;
      }[];
      for (const { id } of rows) await this.ledger.record(ctx, id, opening);
    });
  }

  /** True while the journal has no entry. */
  async isDue(): Promise<boolean> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    return !(await this.connection.getRepository(ctx, JournalEntry).exists());
  }
}
