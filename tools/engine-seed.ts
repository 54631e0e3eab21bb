import { writeFileSync } from 'node:fs';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { command } from './console/command';
import { engineSeed, contentPromises } from './engine/engine-seed';

await command(() => {
  writeFileSync('engines/vendure/seed/catalogue.json', engineSeed(ringpullConfig, contentPromises()));
  return Promise.resolve();
});
