import { bootstrapWorker } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { longestStatementOfWorker } from '#src/config/connections';
import { readEnvironment } from '#src/config/environment';
import { readWorkerPort } from '#src/config/ports';
import { entryPoint } from '#src/processes/entry-point';
import { requireUtc } from '#src/processes/utc';
import { whenLetGo } from '#src/processes/when-let-go';

entryPoint(async () => {
  const port = readWorkerPort(process.env);
  const environment = readEnvironment(process.env);
  await requireUtc(environment.databaseUrl);
  const worker = await bootstrapWorker(vendureConfig(environment, longestStatementOfWorker));
  await worker.startJobQueue();
  if (port !== undefined) await worker.startHealthCheckServer({ port, hostname: '127.0.0.1' });
  whenLetGo(() => worker.app.close());
  process.send?.('ready');
});
