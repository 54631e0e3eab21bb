import { bootstrap } from '@vendure/core';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';

process.env['VENDURE_DISABLE_TELEMETRY'] ??= 'true';
bootstrap(vendureConfig(readEnvironment(process.env))).then(
  (server) => {
    server.enableShutdownHooks();
    process.send?.('ready');
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
