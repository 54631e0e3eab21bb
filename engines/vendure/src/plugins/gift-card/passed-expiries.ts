import { Injectable } from '@nestjs/common';
import type { ID } from '@vendure/core';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { Ledger } from '#src/plugins/ledger/ledger';

const job: RowJob<{ readonly id: ID }> = {
  name: 'PassedExpiries',
  failed: ({ id }) => `The end of the gift card ${id} is not booked`,
};

/** Books the end of gift cards whose last day has passed: time alone ends them, with no event. */
@Injectable()
export class PassedExpiries implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly ledger: Ledger,
  ) {}

  /** Looks at the cards of the last two days: to book an end again adds no entry. */
  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const ended = (await this.connection.getRepository(ctx, GiftCard).query(
      `SELECT id FROM gift_card WHERE "lineId" IS NULL AND used < amount
         AND "expiresAt" BETWEEN now() - interval '2 days' AND now() ORDER BY id`,
    )) as readonly { readonly id: ID }[];
    await eachRow(job, ended, ({ id }) => this.ledger.record(ctx, id, 'gift card expired'));
  }
}
