import { Injectable } from '@nestjs/common';
import { Payment, RequestContextService, ScheduledTask, TransactionalConnection } from '@vendure/core';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import type { PaymentAlert } from './payment-alert';
import { alertKey, PaymentAlerts } from './payment-alerts';
import { RaisedAlert } from './raised-alert.entity';

/** Milliseconds before the end of a reservation at which the shop is told of it. */
const noticeTime = 86_400_000;

/**
 * Tells the shop of money that the bank holds for an order and soon holds no more. A provider that does not say until when it
 * holds it, such as the sandbox, has nobody told.
 */
@Injectable()
export class ReservationEnds {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly alerts: PaymentAlerts,
  ) {}

  /** Tells of each reservation that ends within a day of `now` and is not settled, once. Returns how many there were. */
  async tell(now: Date): Promise<number> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const ending = await this.connection
      .getRepository(ctx, PaymentSession)
      .createQueryBuilder('session')
      .innerJoin(Payment, 'payment', `payment.transactionId = session.sessionId AND payment.state = 'Authorized'`)
      .leftJoin(RaisedAlert, 'alert', 'alert.key = :prefix || session.sessionId', {
        prefix: alertKey('reservation-ends', ''),
      })
      .where('session.heldUntil <= :end', { end: new Date(now.getTime() + noticeTime) })
      .andWhere('alert.id IS NULL')
      .orderBy('session.heldUntil')
      .getMany();
    for (const session of ending)
      await this.connection.withTransaction(ctx, (inside) =>
        this.alerts.raise(inside, session.orderId, reservationEnds(session)),
      );
    return ending.length;
  }
}

function reservationEnds({ sessionId: id, amount, heldUntil }: PaymentSession): PaymentAlert {
  if (!heldUntil) throw new Error(`Nobody said when the reservation of ${id} ends.`);
  return { kind: 'reservation-ends', id, amount, heldUntil: heldUntil.toISOString() };
}

/** Looks for them each hour. Two workers that look at the same moment tell of each once. */
export const tellOfReservationEnds = new ScheduledTask({
  id: 'tell-of-reservation-ends',
  description: 'Mails the shop a day before the bank releases money that is reserved for an order',
  schedule: (cron) => cron.every(1).hours(),
  execute: async ({ injector }) => ({ reservations: await injector.get(ReservationEnds).tell(new Date()) }),
});
