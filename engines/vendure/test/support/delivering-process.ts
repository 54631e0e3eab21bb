import { bootstrapWorker } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { withoutScheduler } from '#src/composition/without-scheduler';
import { readEnvironment } from '#src/config/environment';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { entryPoint } from '#src/processes/entry-point';
import { whenLetGo } from '#src/processes/when-let-go';

/** Runs the work of each day that it receives, as a worker does. */
async function delivering(): Promise<void> {
  const { app } = await bootstrapWorker(withoutScheduler(vendureConfig(readEnvironment(process.env))));
  whenLetGo(() => app.close());
  process.on('message', (today: string) => {
    void app
      .get(Heartbeat, { strict: false })
      .work(today)
      .then(() => process.send?.('done'));
  });
  process.send?.('ready');
}

// The runner of tests loads each file of this folder, and talks with none.
if (process.send) entryPoint(delivering);
