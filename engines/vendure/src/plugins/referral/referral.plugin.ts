import type { Type } from '@vendure/core';
import { EventBus, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import { PaymentAlerts } from '#src/plugins/payment/payment-alerts';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { ReferralResolver } from '#src/plugins/referral/api/referral-resolver';
import { referralSchema } from '#src/plugins/referral/api/referral-schema';
import { ReferralIdentifier } from '#src/plugins/referral/entities/referral-identifier.entity';
import { ReferralReward } from '#src/plugins/referral/entities/referral-reward.entity';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { ReferralMails } from './referral-mails';
import { ReferralRewards } from './referral-rewards';
import { Referrals } from './referrals';

/** Rewards customers who recommend the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, PaymentPlugin, StoreCreditPlugin, RecentCallsPlugin],
  compatibility,
  entities: [ReferralIdentifier, ReferralReward],
  providers: [
    Referrals,
    ReferralRewards,
    {
      provide: ReferralMails,
      inject: [EventBus, ShopAddresses, PaymentAlerts],
      useFactory: (events: EventBus, addresses: ShopAddresses, alerts: PaymentAlerts) =>
        new ReferralMails(events, addresses, alerts, ReferralPlugin.environment.mail.brand.language),
    },
  ],
  exports: [Referrals],
  shopApiExtensions: { schema: referralSchema, resolvers: [ReferralResolver] },
})
export class ReferralPlugin {
  private static environment: Pick<Environment, 'mail'>;

  static init(environment: Pick<Environment, 'mail'>): Type<ReferralPlugin> {
    this.environment = environment;
    return ReferralPlugin;
  }
}
