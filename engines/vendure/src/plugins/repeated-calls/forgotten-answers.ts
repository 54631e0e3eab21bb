import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Customer, CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { In, IsNull, Not } from 'typeorm';
import { erasing } from '#src/plugins/customer/erased-customers';
import { KeyedCall } from '#src/plugins/repeated-calls/entities/keyed-call.entity';
import { callerNamed } from './repeated-calls';

/** Forgets the answers that a customer was given who is deleted in the dashboard: they say who it is. */
@Injectable()
export class ForgottenAnswers implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'forget-answers-of-deleted-customer',
      event: CustomerEvent,
      before: erasing,
      handler: async ({ ctx, type, entity }) => {
        if (type === 'deleted') await this.forget(ctx, entity);
      },
    });
  }

  private async forget(ctx: RequestContext, { id, user }: Customer): Promise<void> {
    const orders = (await this.connection
      .getRepository(ctx, Customer)
      .query(
        `SELECT code, "customFieldsToken" AS token FROM "order" WHERE "customerId" = $1 AND "customFieldsToken" IS NOT NULL`,
        [id],
      )) as readonly { readonly code: string; readonly token: string }[];
    const callers = [
      ...(user ? [callerNamed.customer(user.identifier)] : []),
      ...orders.map(({ code, token }) => callerNamed.order(code, token)),
    ];
    await this.connection.getRepository(ctx, KeyedCall).delete({ caller: In(callers), answer: Not(IsNull()) });
  }
}
