import { Injectable } from '@nestjs/common';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { DueBooking } from '#src/plugins/ledger/entities/due-booking.entity';
import { bookingBy, bookKept } from './booking';

const job: RowJob<DueBooking> = {
  name: 'DueBookings',
  failed: ({ subjectId }) => `The journal still lacks ${subjectId}`,
};

/** The bookings of one heartbeat; the next one takes up the rest. */
const atOnce = 1000;

/** Writes the entries that their own transaction could not write, and that no process has written since. */
@Injectable()
export class DueBookings implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
  ) {}

  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const due = await this.connection
      .getRepository(ctx, DueBooking)
      .find({ order: { createdAt: 'ASC' }, take: atOnce });
    await eachRow(job, due, ({ id, subjectId, reason, actor }) =>
      this.connection.rawConnection.transaction((manager) =>
        bookKept(manager, {
          ...bookingBy(ctx),
          actor,
          reasons: new Map([[subjectId, new Set([reason])]]),
          rows: [id],
        }),
      ),
    );
  }
}
