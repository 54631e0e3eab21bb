import { bootstrapWorker } from '@vendure/core';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';

process.env['VENDURE_DISABLE_TELEMETRY'] ??= 'true';
bootstrapWorker(vendureConfig(readEnvironment(process.env)))
  .then(async (worker) => {
    worker.app.enableShutdownHooks();
    await worker.startJobQueue();
    process.send?.('ready');
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
