import { bootstrapWorker } from '@vendure/core';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { whenLetGo } from './processes/when-let-go';

entryPoint(async () => {
  const worker = await bootstrapWorker(vendureConfig(readEnvironment(process.env)));
  await worker.startJobQueue();
  whenLetGo(() => worker.app.close());
  process.send?.('ready');
});
