import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { Rebuild } from '#src/plugin/catalogue/rebuild.entity';
import { REBUILD_SETTINGS, Rebuilds } from '#src/plugin/catalogue/rebuilds';
import { CorePlugin } from './core-plugin';

/** Tells the host of the storefront that prices or stock have changed. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin],
  compatibility,
  entities: [Rebuild],
  providers: [{ provide: REBUILD_SETTINGS, useFactory: () => RebuildPlugin.environment.rebuild }, Rebuilds],
  exports: [Rebuilds],
})
export class RebuildPlugin {
  private static environment: Pick<Environment, 'rebuild'>;

  static init(environment: Pick<Environment, 'rebuild'>): Type<RebuildPlugin> {
    this.environment = environment;
    return RebuildPlugin;
  }
}
