import { join } from 'node:path';
import type { VendureConfig } from '@vendure/core';
import { DefaultCachePlugin, DefaultJobQueuePlugin } from '@vendure/core';
import { ShopPlugin } from '#src/plugin/shop-plugin';
import type { Environment } from './environment';

/** Makes the configuration that server, worker, migrations and seed share. */
export function vendureConfig(environment: Environment): VendureConfig {
  return {
    apiOptions: {
      hostname: environment.variables['HOST'] ?? '127.0.0.1',
      port: environment.port,
      shopApiPath: 'shop-api',
      adminApiPath: 'admin-api',
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      cookieOptions: { secret: environment.cookieSecret },
      superadminCredentials: {
        identifier: environment.administrator.name,
        password: environment.administrator.password,
      },
    },
    dbConnectionOptions: {
      type: 'postgres',
      url: environment.databaseUrl,
      synchronize: environment.variables['ENGINE_SYNCHRONIZE'] === 'yes',
      migrations: [join(__dirname, '../migrations/*.js')],
    },
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [
      DefaultJobQueuePlugin.init({}),
      // Shared by all servers: the cache of one process would show another's sessions as they were.
      DefaultCachePlugin.init({}),
      ShopPlugin,
    ],
  };
}
