import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { Rebuild } from '#src/plugins/rebuild/entities/rebuild.entity';
import { REBUILD_SETTINGS, Rebuilds } from './rebuilds';

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
