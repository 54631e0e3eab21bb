import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { liveShop } from '#test/support/live-shop';

type Module = Type<unknown> | DynamicModule;

const { plugins = [] } = vendureConfig(
  readEnvironment({ ...liveShop, DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop' }),
);

/** Lists the names of a plugin's registrations. */
function providersOf(plugin: Module): readonly string[] {
  const module = 'module' in plugin ? plugin.module : plugin;
  const providers = (Reflect.getMetadata('providers', module) ?? []) as readonly Provider[];
  const tokens = providers.map((provider) => ('provide' in provider ? provider.provide : provider));
  return [...new Set(tokens.map((token) => (typeof token === 'function' ? token.name : String(token))))];
}

describe('The plugins of the engine (spec §7 Shop back end)', () => {
  // Nest makes an instance for each plugin that registers a class: a cache or a lock in it would be there several times.
  it('register each provider in one of them', () => {
    const pluginsOf = new Map<string, readonly string[]>();
    for (const plugin of plugins as readonly Module[])
      for (const provider of providersOf(plugin))
        pluginsOf.set(provider, [
          ...(pluginsOf.get(provider) ?? []),
          ('module' in plugin ? plugin.module : plugin).name,
        ]);
    assert.ok(pluginsOf.size > 100);
    assert.deepEqual(Object.fromEntries([...pluginsOf].filter(([, names]) => names.length > 1)), {});
  });
});
