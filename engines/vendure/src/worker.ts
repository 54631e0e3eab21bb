import { bootstrapWorker } from '@vendure/core';
import { readEnvironment } from './config/environment';
import { readWorkerPort } from './config/ports';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { whenLetGo } from './processes/when-let-go';

entryPoint(async () => {
  const port = readWorkerPort(process.env);
  const worker = await bootstrapWorker(vendureConfig(readEnvironment(process.env)));
  await worker.startJobQueue();
  if (port !== undefined) await worker.startHealthCheckServer({ port, hostname: '127.0.0.1' });
  whenLetGo(() => worker.app.close());
  process.send?.('ready');
});
