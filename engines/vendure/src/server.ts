import { bootstrap } from '@vendure/core';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { whenLetGo } from './processes/when-let-go';

entryPoint(async () => {
  const server = await bootstrap(vendureConfig(readEnvironment(process.env)));
  whenLetGo(() => server.close());
  process.send?.('ready');
});
