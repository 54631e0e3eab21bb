import type { MiddlewareConsumer, NestModule } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { PluginCommonModule, ScheduledTask, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { KeyedCall } from '#src/plugins/repeated-calls/entities/keyed-call.entity';
import { SessionPlugin } from '#src/plugins/session/session.plugin';
import { ForgottenAnswers } from './forgotten-answers';
import { KeptAnswers } from './kept-answers';
import { RepeatedCalls } from './repeated-calls';

const forgetOldCalls = new ScheduledTask({
  id: 'forget-old-calls',
  description: 'Removes calls with an Idempotency-Key that are older than a day',
  schedule: (cron) => cron.everyHour(),
  execute: ({ injector }) => injector.get(KeptAnswers).forgetOld(),
});

/** Lets a call that a browser sends twice be carried out once. */
@VendurePlugin({
  imports: [PluginCommonModule, SessionPlugin],
  compatibility,
  entities: [KeyedCall],
  providers: [KeptAnswers, ForgottenAnswers],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), forgetOldCalls];
    return config;
  },
})
export class RepeatedCallsPlugin implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RepeatedCalls).forRoutes({ path: 'shop-api', method: RequestMethod.POST });
  }
}
