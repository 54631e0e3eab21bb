import type { Type } from '@nestjs/common';
import type { VendureConfig } from '@vendure/core';
import { bootstrap } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { freePort } from './free-port';

type Plugin = NonNullable<VendureConfig['plugins']>[number];

/** Returns the class of a plugin. */
export function classOf(plugin: Plugin): Type<unknown> {
  return 'module' in plugin ? plugin.module : plugin;
}

/** Returns a plugin of a list with those of the list that it imports, and that they import, in the sequence of the list. */
export function withImports(plugins: readonly Plugin[], name: string): readonly Plugin[] {
  const needed = new Set<unknown>();
  const need = (plugin: Type<unknown>): void => {
    if (needed.has(plugin)) return;
    needed.add(plugin);
    const imports = (Reflect.getMetadata('imports', plugin) ?? []) as readonly Type<unknown>[];
    for (const one of plugins.map(classOf)) if (imports.includes(one)) need(one);
  };
  const plugin = plugins.map(classOf).find((one) => one.name === name);
  if (!plugin) throw new Error(`There is no plugin ${name}.`);
  need(plugin);
  return plugins.filter((one) => needed.has(classOf(one)));
}

/** Starts Vendure with a plugin and its imports on a migrated database, without other settings of the shop, and ends it. */
async function startAlone(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const { plugins = [], dbConnectionOptions, entityOptions } = vendureConfig(readEnvironment(process.env));
  const app = await bootstrap({
    apiOptions: { hostname: '127.0.0.1', port: await freePort(), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: 'bearer' },
    dbConnectionOptions,
    ...(entityOptions && { entityOptions }),
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [...withImports(plugins, name)],
  });
  await app.close();
  process.exit(0);
}

// The runner of tests loads each file of this folder, and starts no plugin.
if (process.send && require.main === module) entryPoint(startAlone);
