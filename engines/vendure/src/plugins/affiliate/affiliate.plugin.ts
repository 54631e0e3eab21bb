import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AffiliateController } from '#src/plugins/affiliate/api/affiliate-controller';
import { ReferredOrder } from '#src/plugins/affiliate/entities/referred-order.entity';
import { AFFILIATE_SETTINGS, ReferredOrders } from './referred-orders';

/** Hears which orders came by an affiliate. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [ReferredOrder],
  controllers: [AffiliateController],
  providers: [{ provide: AFFILIATE_SETTINGS, useFactory: () => AffiliatePlugin.environment.affiliate }, ReferredOrders],
})
export class AffiliatePlugin {
  private static environment: Pick<Environment, 'affiliate'>;

  static init(environment: Pick<Environment, 'affiliate'>): Type<AffiliatePlugin> {
    this.environment = environment;
    return AffiliatePlugin;
  }
}
