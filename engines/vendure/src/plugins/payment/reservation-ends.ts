import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Payment, RequestContextService, ScheduledTask, TransactionalConnection } from '@vendure/core';
import type { SelectQueryBuilder } from 'typeorm';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { RaisedAlert } from '#src/plugins/payment/entities/raised-alert.entity';
import { BankEvents } from './bank-events';
import type { PaymentAlert } from './payment-alert';
import { alertKey, PaymentAlerts } from './payment-alerts';

/** Milliseconds before the end of a reservation at which the shop is told of it. */
const noticeTime = 86_400_000;

/**
 * Alerts the shop to reservations that end soon. A provider that reports no end, such as the sandbox, causes no alert.
 */
@Injectable()
export class ReservationEnds {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly alerts: PaymentAlerts,
    private readonly bank: BankEvents,
  ) {}

  /** Reads the state of reservations that are over by `now` from the provider, in case the notification was lost. */
  async review(now: Date): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const over = await this.reserved(ctx).andWhere('session.heldUntil <= :now', { now }).getMany();
    const returned = ({ sessionId: paymentId }: PaymentSession) => ({ kind: 'returned', paymentId }) as const;
    await eachRow(reviewing, over, (session) => this.bank.take(ctx, session, returned(session)));
  }

  /** Tells of each reservation that ends within a day of `now` and is not settled, once. Returns how many there were. */
  async tell(now: Date): Promise<number> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const ending = await this.reserved(ctx)
      .leftJoin(RaisedAlert, 'alert', 'alert.key = :prefix || session.sessionId', {
        prefix: alertKey('reservation-ends', ''),
      })
      .andWhere('session.heldUntil <= :end', { end: new Date(now.getTime() + noticeTime) })
      .andWhere('alert.id IS NULL')
      .getMany();
    await eachRow(job, ending, (session) =>
      this.connection.withTransaction(ctx, (inside) =>
        this.alerts.raise(inside, session.orderId, reservationEnds(session)),
      ),
    );
    return ending.length;
  }

  private reserved(ctx: RequestContext): SelectQueryBuilder<PaymentSession> {
    return this.connection
      .getRepository(ctx, PaymentSession)
      .createQueryBuilder('session')
      .innerJoin(Payment, 'payment', `payment.transactionId = session.sessionId AND payment.state = 'Authorized'`)
      .orderBy('session.heldUntil');
  }
}

const reviewing: RowJob<PaymentSession> = {
  name: 'ReservationEnds',
  failed: ({ sessionId }) => `Nobody knows what became of the reservation of ${sessionId}`,
};

const job: RowJob<PaymentSession> = {
  name: 'ReservationEnds',
  failed: ({ sessionId }) => `Nobody is told that the reservation of ${sessionId} ends`,
};

function reservationEnds({ sessionId: id, amount, heldUntil }: PaymentSession): PaymentAlert {
  if (!heldUntil) throw new Error(`Nobody said when the reservation of ${id} ends.`);
  return { kind: 'reservation-ends', id, amount, heldUntil: heldUntil.toISOString() };
}

/** Runs every hour. Two concurrent workers alert once per reservation, and end its goods once. */
export const tellOfReservationEnds = new ScheduledTask({
  id: 'tell-of-reservation-ends',
  description:
    'Mails the shop a day before the bank releases money that is reserved for an order, and ends the order afterwards',
  schedule: (cron) => cron.every(1).hours(),
  execute: async ({ injector }) => {
    const [ends, now] = [injector.get(ReservationEnds), new Date()];
    await ends.review(now);
    return { reservations: await ends.tell(now) };
  },
});
