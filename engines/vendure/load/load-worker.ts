import { bootstrapWorker, TransactionalConnection } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { withoutScheduler } from '#src/composition/without-scheduler';
import { readEnvironment } from '#src/config/environment';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { StuckMails } from '#src/plugins/mail/stuck-mails';
import { entryPoint } from '#src/processes/entry-point';
import { whenLetGo } from '#src/processes/when-let-go';
import { StatementCounter } from './statement-counter';

/** Asks a worker to make the due deliveries of a day over and over, or to send the mails that killed workers have left. */
export type Asked = { readonly deliverOn: Day } | { readonly bringBackMailsOf: string };

/** Tells how many statements a worker has sent to the database since it told last. */
export interface Told {
  readonly statements: number;
}

/** Milliseconds between two beats, and between two counts. */
const betweenBeats = 500;
const betweenCounts = 100;

/**
 * Works as a worker does, but for the minute that it does not wait for: it beats over and over, so that a run measures deliveries
 * and not the clock.
 */
entryPoint(async () => {
  const { app, startJobQueue } = await workerOfRun();
  await startJobQueue();
  whenLetGo(() => app.close());
  const counter = new StatementCounter();
  app.get(TransactionalConnection, { strict: false }).rawConnection.logger = counter;
  const count = setInterval(() => {
    if (process.connected) process.send?.({ statements: counter.statements } satisfies Told);
    counter.statements = 0;
  }, betweenCounts);
  count.unref();
  process.on('message', (asked: Asked) => {
    if ('bringBackMailsOf' in asked)
      void app.get(StuckMails, { strict: false }).bringBack(new Date(asked.bringBackMailsOf));
    else void beat(app.get(Heartbeat, { strict: false }), asked.deliverOn);
  });
  process.send?.('ready');
});

async function workerOfRun() {
  const worker = await bootstrapWorker(withoutScheduler(vendureConfig(readEnvironment(process.env))));
  return { app: worker.app, startJobQueue: () => worker.startJobQueue() };
}

async function beat(heartbeat: Heartbeat, today: Day): Promise<void> {
  for (;;) {
    await heartbeat.work(today).catch((error: unknown) => console.error(String(error)));
    await new Promise((resolve) => setTimeout(resolve, betweenBeats));
  }
}
