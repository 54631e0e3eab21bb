import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { liveShop } from '#test/support/live-shop';
import { classOf, withImports } from '#test/support/plugin-alone';

const { plugins = [] } = vendureConfig(
  readEnvironment({ ...liveShop, DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop' }),
);
/** Plugins of Vendure work without the shop's already. */
const ofVendure = ['DefaultJobQueue', 'DefaultScheduler', 'DefaultCache', 'Harden', 'AssetServer'];
const names = plugins.map((plugin) => classOf(plugin).name).filter((name) => !ofVendure.includes(name.slice(0, -6)));

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

describe('A plugin of the engine (spec §7 Shop back end)', () => {
  it('imports few others', () => {
    assert.ok(names.length > 30);
    assert.deepEqual(
      withImports(plugins, 'GeographyPlugin')
        .map(classOf)
        .map(({ name }) => name),
      ['CorePlugin', 'GeographyPlugin'],
    );
  });

  for (const name of names)
    it(`starts on stock Vendure with its imports alone: ${name}`, () =>
      engine.run('../test/support/plugin-alone', [name]));
});
