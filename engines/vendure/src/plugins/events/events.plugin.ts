import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { keepRawBody } from '#src/http/raw-body';
import { EventsController, eventsPath } from '#src/plugins/events/api/events-controller';
import { TrackedEvent } from '#src/plugins/events/entities/tracked-event.entity';
import { ForgottenEvents } from './forgotten-events';
import { EVENT_SETTINGS, TrackedEvents } from './tracked-events';

/** Takes the analytics events of the storefront. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [TrackedEvent],
  controllers: [EventsController],
  providers: [
    { provide: EVENT_SETTINGS, useFactory: () => EventsPlugin.environment.events },
    TrackedEvents,
    ForgottenEvents,
  ],
  exports: [ForgottenEvents],
  configuration: (config) => {
    config.apiOptions.middleware.push({ handler: keepRawBody, route: `/${eventsPath}`, beforeListen: true });
    return config;
  },
})
export class EventsPlugin {
  private static environment: Pick<Environment, 'events'>;

  static init(environment: Pick<Environment, 'events'>): Type<EventsPlugin> {
    this.environment = environment;
    return EventsPlugin;
  }
}
