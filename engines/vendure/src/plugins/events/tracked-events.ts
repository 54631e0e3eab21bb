import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import type { EventSettings } from '#src/config/environment';
import { passOn } from '#src/http/pass-on';
import { TrackedEvent } from '#src/plugins/events/entities/tracked-event.entity';
import type { SentEvent } from './sent-event';

/** The injection token of the settings. */
export const EVENT_SETTINGS = Symbol('EventSettings');

/** Keeps the storefront's events of its visitors, or passes them on. */
@Injectable()
export class TrackedEvents implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    @Inject(EVENT_SETTINGS) private readonly settings: EventSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'unname-events-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity: { id } }) => {
        if (type !== 'deleted') return;
        await this.connection.getRepository(ctx, TrackedEvent).update({ userId: String(id) }, { userId: null });
      },
    });
  }

  async take(ctx: RequestContext, event: SentEvent): Promise<void> {
    const { forwardUrl } = this.settings;
    if (forwardUrl === undefined) await this.connection.getRepository(ctx, TrackedEvent).insert({ ...event });
    else
      await passOn(new URL(forwardUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
  }
}
